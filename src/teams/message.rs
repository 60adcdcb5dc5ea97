//! The message of a team game: who is in which team, and the buttons to join.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::board::seat_lines::mark;
use crate::teams::buttons::join_button;
use crate::teams::ids::TeamId;
use crate::ui::component;
use trickmate_host::{TeamGame, TeamGameState, TeamOpponent};
use trickmate_rules::Seat;
use trickmate_text::{joined, text, word};

/// Milliseconds in an hour.
const HOUR: i64 = 60 * 60 * 1000;
/// Most members of a team to list.
const NAMED: usize = 30;

/// Builds the message of a team game as it is now; `link` leads to its board.
pub(crate) fn compose(game: &TeamGame, link: Option<String>) -> OutgoingMessage {
    let mut lines = vec![heading(game)];
    lines.extend(Seat::ALL.map(|seat| side(game, seat)));
    lines.push(match (game.state, link) {
        (TeamGameState::Open, _) => {
            let who = game.person().unwrap_or(game.organizer);
            let (time, player) = (length(game), format!("<@{who}>"));
            format!("{}\n{}", text!("team-rules", time), text!("team-who-begins", player))
        }
        (TeamGameState::Running, Some(link)) => text!("team-running", link),
        (TeamGameState::Running, None) => text!("team-rules", time = length(game)),
        (TeamGameState::Over, link) => text!("team-over", link = link.unwrap_or_default()),
        (TeamGameState::Cancelled, _) => text!("team-cancelled"),
    });
    let message = OutgoingMessage::new(lines.join("\n")).rows(rows(game));
    match (game.state, game.person()) {
        (TeamGameState::Open, Some(person)) => message.ping(person),
        _ => message,
    }
}

/// Returns `true` if this is the message of a game. It checks the heading and the buttons: the board has join buttons
/// too, and other games may have the same heading.
pub(crate) fn is_of(game: &TeamGame, seen: &serenity::Message) -> bool {
    let join = Seat::ALL.map(|seat| TeamId::Join(game.id, seat).to_string());
    seen.content.starts_with(&heading(game))
        && component::buttons(seen).any(|id| join.iter().any(|own| own == id))
}

/// Returns the time for a vote.
fn length(game: &TeamGame) -> String {
    match game.vote_length / HOUR {
        hours if hours % 24 == 0 => text!("team-vote-days", count = hours / 24),
        hours => text!("team-vote-hours", count = hours),
    }
}

fn heading(game: &TeamGame) -> String {
    let (title, organizer) = (word(game.game.title()), format!("<@{}>", game.organizer));
    match game.opponent {
        None => text!("team-heading", title, organizer),
        Some((_, TeamOpponent::Person(person))) => {
            text!("team-heading-person", title, organizer, opponent = format!("<@{person}>"))
        }
        Some((_, TeamOpponent::Computer(level))) => {
            text!("team-heading-computer", title, organizer, level = level.number().to_string())
        }
    }
}

/// Returns the line of a side.
fn side(game: &TeamGame, seat: Seat) -> String {
    let (mark, side) = (mark(seat), word(game.game.seats()[seat.index()].title));
    match game.opponent {
        Some((other, TeamOpponent::Person(person))) if other == seat => {
            return text!("team-side-person", mark, side, player = format!("<@{person}>"));
        }
        Some((other, TeamOpponent::Computer(_))) if other == seat => {
            return text!("team-side-computer", mark, side);
        }
        _ => {}
    }
    let count = game.members_of(seat).count();
    let named = game.members_of(seat).take(NAMED).map(|player| format!("<@{player}>"));
    let more = (count > NAMED).then(|| text!("team-more", count = count - NAMED));
    let players = joined(&named.chain(more).collect::<Vec<_>>());
    match count {
        0 => text!("team-side-empty", mark, side),
        _ => text!("team-side", mark, side, count, players),
    }
}

fn rows(game: &TeamGame) -> Vec<CreateActionRow> {
    if !matches!(game.state, TeamGameState::Open | TeamGameState::Running) {
        return Vec::new();
    }
    let seats = Seat::ALL.into_iter().filter(|seat| game.is_team(*seat));
    let mut buttons: Vec<CreateButton> = seats.map(|seat| join_button(game.id, game.game, seat)).collect();
    if game.state == TeamGameState::Open {
        let button = |id: TeamId, label: &str, style| {
            CreateButton::new(id.to_string()).label(text!(label)).style(style)
        };
        buttons.push(button(TeamId::Begin(game.id), "team-begin", ButtonStyle::Primary));
        buttons.push(button(TeamId::Cancel(game.id), "team-cancel", ButtonStyle::Secondary));
    }
    vec![CreateActionRow::Buttons(buttons)]
}
