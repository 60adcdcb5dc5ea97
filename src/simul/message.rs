//! The messages of exhibitions.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::simul::ids::{SimulAct, SimulButton};
use crate::ui::format::{halves, mention, time_control};
use trickmate_host::{HostSeats, HostedSimul, SimulGuest, SimulResult, SimulState};
use trickmate_text::{joined, text, word};

/// Builds the message of an exhibition as it is now.
pub(crate) fn compose(simul: &HostedSimul) -> OutgoingMessage {
    let mut lines = vec![heading(simul), seats(simul)];
    match simul.state {
        SimulState::Open => lines.push(joined_so_far(simul)),
        SimulState::Cancelled => lines.push(text!("simul-cancelled")),
        SimulState::Running => {
            lines.push(text!("simul-running", over = simul.over(), boards = simul.guests.len()));
            lines.push(score(simul));
            lines.extend(boards(simul));
        }
        SimulState::Finished => {
            lines.push(text!("simul-finished"));
            lines.push(score(simul));
            lines.extend(boards(simul));
        }
    }
    let acts: &[SimulAct] = match simul.state {
        SimulState::Open => &[SimulAct::Join, SimulAct::Leave, SimulAct::Begin, SimulAct::AskCancel],
        SimulState::Running => &[SimulAct::Boards],
        SimulState::Finished | SimulState::Cancelled => &[],
    };
    let buttons: Vec<CreateButton> = acts.iter().map(|act| button(*act, simul)).collect();
    let rows = if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] };
    OutgoingMessage::new(lines.join("\n")).rows(rows)
}

/// Builds the message at the end.
pub(crate) fn closing(simul: &HostedSimul) -> OutgoingMessage {
    let mut lines = vec![closing_heading(simul), score(simul)];
    let of = |wanted: SimulResult| {
        let guests = simul.guests.iter().filter(|guest| guest.result == Some(wanted));
        joined(&guests.map(|guest| mention(guest.player)).collect::<Vec<_>>())
    };
    let (winners, draws) = (of(SimulResult::Guest), of(SimulResult::Draw));
    if !winners.is_empty() {
        lines.push(text!("simul-winners", players = winners));
    }
    if !draws.is_empty() {
        lines.push(text!("simul-drew", players = draws));
    }
    OutgoingMessage::new(lines.join("\n")).ping(simul.host)
}

/// Returns the first line of the message at the end.
pub(crate) fn closing_heading(simul: &HostedSimul) -> String {
    text!("simul-closing", id = simul.id, host = mention(simul.host))
}

/// Builds the button for an action.
pub(crate) fn button(act: SimulAct, simul: &HostedSimul) -> CreateButton {
    let (label, style) = match act {
        SimulAct::Join => ("tournament-button-join", ButtonStyle::Success),
        SimulAct::Leave => ("tournament-button-leave", ButtonStyle::Secondary),
        SimulAct::Begin => ("tournament-button-begin", ButtonStyle::Primary),
        SimulAct::AskCancel => ("simul-button-cancel", ButtonStyle::Secondary),
        SimulAct::Cancel => ("simul-button-cancel", ButtonStyle::Danger),
        SimulAct::Boards => ("simul-button-boards", ButtonStyle::Primary),
    };
    CreateButton::new(SimulButton::Act(act, simul.id).to_string()).label(text!(label)).style(style)
}

/// Returns the score so far.
pub(crate) fn score(simul: &HostedSimul) -> String {
    let [host, guests] = simul.score().map(halves);
    text!("simul-score", host = mention(simul.host), own = host, theirs = guests)
}

fn heading(simul: &HostedSimul) -> String {
    let key = if simul.rated { "simul-heading-rated" } else { "simul-heading" };
    let options: Vec<String> = simul.options.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    let title = word(simul.game.title());
    let title = if options.is_empty() { title } else { format!("{title} ({})", options.join(", ")) };
    text!(key, host = mention(simul.host), title, time = time_control(simul.time))
}

fn seats(simul: &HostedSimul) -> String {
    let [first, second] = simul.game.seats().map(|seat| word(seat.title));
    let id = simul.id;
    match simul.seats {
        HostSeats::First => text!("simul-seats", id, seat = first),
        HostSeats::Second => text!("simul-seats", id, seat = second),
        HostSeats::Alternating => text!("simul-seats-alternating", id, first, second),
        HostSeats::Drawn => text!("simul-seats-drawn", id),
    }
}

fn joined_so_far(simul: &HostedSimul) -> String {
    let places = simul.places;
    let guests: Vec<String> = simul.guests.iter().map(|guest| mention(guest.player)).collect();
    match guests.len() {
        0 => text!("simul-open-empty", places),
        count => text!("simul-open", count, places, players = joined(&guests)),
    }
}

fn boards(simul: &HostedSimul) -> impl Iterator<Item = String> + '_ {
    simul.guests.iter().filter_map(board)
}

/// Returns the line of a board.
fn board(guest: &SimulGuest) -> Option<String> {
    let (number, player) = (guest.board?.0, mention(guest.player));
    let result = match guest.result {
        Some(SimulResult::Host) => Some("1–0"),
        Some(SimulResult::Guest) => Some("0–1"),
        Some(SimulResult::Draw) => Some("½–½"),
        Some(SimulResult::None) => Some("–"),
        None => None,
    };
    Some(match (result, guest.match_id) {
        (Some(result), Some(game)) => text!("simul-board-over", number, player, game, result),
        (Some(_), None) => text!("simul-board-none", number, player),
        (None, Some(game)) => text!("simul-board", number, player, game),
        (None, None) => text!("simul-board-due", number, player),
    })
}
