//! The messages of a team game: who is in which team, and the buttons to join. A team that plays elsewhere has a message of
//! its own, which is an invitation at first.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::board::seat_lines::mark;
use crate::teams::buttons::join_button;
use crate::teams::ids::TeamId;
use crate::ui::component;
use trickmate_host::{AwayState, AwayTeam, TeamGame, TeamGameState, TeamOpponent};
use trickmate_rules::Seat;
use trickmate_text::{joined, text, word};

/// Milliseconds in an hour.
const HOUR: i64 = 60 * 60 * 1000;
/// Most members of a team to list.
const NAMED: usize = 30;

/// The place of a message about a team game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The channel where the game was made.
    Home,
    /// The channel where another team is invited or plays.
    Away,
}

/// Builds the message of a team game as it is now; `link` leads to its board at that place.
pub(crate) fn compose(game: &TeamGame, link: Option<String>, place: Place) -> OutgoingMessage {
    let away = game.away.as_ref();
    if place == Place::Away && away.is_some_and(|away| away.home().is_none()) {
        return invitation(game);
    }
    let mut lines = vec![heading(game, place)];
    lines.extend(Seat::ALL.map(|seat| side(game, seat, place)));
    lines.extend(match (away.map(|away| away.state), game.state, place) {
        (Some(AwayState::Declined), TeamGameState::Open, Place::Home) => Some(text!("team-away-declined")),
        (Some(AwayState::Expired), TeamGameState::Open, Place::Home) => Some(text!("team-away-expired")),
        _ => None,
    });
    lines.push(match (game.state, link) {
        (TeamGameState::Open, _) => {
            let who = game.person().unwrap_or(game.organizer);
            let (time, player) = (length(game), format!("<@{who}>"));
            let who = match place == Place::Away && is_abroad(game) {
                true => text!("team-who-begins-abroad"),
                false => text!("team-who-begins", player),
            };
            format!("{}\n{who}", text!("team-rules", time))
        }
        (TeamGameState::Running, Some(link)) => text!("team-running", link),
        (TeamGameState::Running, None) => text!("team-rules", time = length(game)),
        (TeamGameState::Over, link) => text!("team-over", link = link.unwrap_or_default()),
        (TeamGameState::Cancelled, _) => text!("team-cancelled"),
    });
    let message = OutgoingMessage::new(lines.join("\n")).rows(rows(game, place));
    match (game.state, game.person()) {
        (TeamGameState::Open, Some(person)) => message.ping(person),
        _ => message,
    }
}

/// Builds the invitation to a team to play elsewhere, with the buttons that answer it while it is open.
pub(crate) fn invitation(game: &TeamGame) -> OutgoingMessage {
    let mut lines = vec![heading(game, Place::Away), text!("team-rules", time = length(game))];
    let Some(away) = &game.away else { return OutgoingMessage::new(lines.join("\n")) };
    let is_open = game.state == TeamGameState::Open && away.state == AwayState::Asked;
    lines.push(match (away.state, away.place) {
        _ if game.state == TeamGameState::Cancelled => text!("team-cancelled"),
        (AwayState::Asked | AwayState::Accepted, Some(_)) => text!("team-invitation", until = until(away)),
        (AwayState::Asked | AwayState::Accepted, None) => {
            text!("team-invitation-abroad", until = until(away))
        }
        (AwayState::Declined, _) => text!("team-invitation-declined"),
        (AwayState::Expired, _) => text!("team-invitation-expired"),
    });
    let message = OutgoingMessage::new(lines.join("\n"));
    if !is_open {
        return message.rows(Vec::new());
    }
    let button =
        |id: TeamId, label: &str, style| CreateButton::new(id.to_string()).label(text!(label)).style(style);
    message.rows(vec![CreateActionRow::Buttons(vec![
        button(TeamId::Accept(away.code), "button-accept", ButtonStyle::Success),
        button(TeamId::Decline(away.code), "button-decline", ButtonStyle::Secondary),
    ])])
}

/// Returns the moment until which an invitation can be answered.
pub(crate) fn until(away: &AwayTeam) -> String {
    format!("<t:{}:f>", away.expires_at.seconds())
}

/// Returns `true` if this is the message of a game at a place. It checks the heading and the buttons: the board has join
/// buttons too, and other games may have the same heading.
pub(crate) fn is_of(game: &TeamGame, place: Place, seen: &serenity::Message) -> bool {
    let join = Seat::ALL.map(|seat| TeamId::Join(game.id, seat));
    let accept = game.away.as_ref().map(|away| TeamId::Accept(away.code));
    let own: Vec<String> = join.into_iter().chain(accept).map(|id| id.to_string()).collect();
    seen.content.starts_with(&heading(game, place))
        && component::buttons(seen).any(|id| own.iter().any(|own| own == id))
}

/// Returns `true` if the other team plays on another server, or may.
fn is_abroad(game: &TeamGame) -> bool {
    game.away.as_ref().is_some_and(|away| away.place.is_none_or(|place| place.server != game.server))
}

/// Returns the time for a vote.
fn length(game: &TeamGame) -> String {
    match game.vote_length / HOUR {
        hours if hours % 24 == 0 => text!("team-vote-days", count = hours / 24),
        hours => text!("team-vote-hours", count = hours),
    }
}

fn heading(game: &TeamGame, place: Place) -> String {
    let (title, organizer) = (word(game.game.title()), format!("<@{}>", game.organizer));
    if place == Place::Away {
        return match is_abroad(game) {
            true => text!("team-heading-abroad", title),
            false => text!("team-heading-away", title, organizer, channel = format!("<#{}>", game.channel)),
        };
    }
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
fn side(game: &TeamGame, seat: Seat, place: Place) -> String {
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
    if let Some(away) = game.away.as_ref().filter(|_| !is_here(game, seat, place)) {
        let there = match (place, away.place) {
            _ if is_abroad(game) => text!("team-another-server"),
            (Place::Home, Some(there)) => format!("<#{}>", there.channel),
            (Place::Home | Place::Away, _) => format!("<#{}>", game.channel),
        };
        return match away.home() {
            Some(_) => text!("team-side-away", mark, side, count, there),
            None => text!("team-side-asked", mark, side, there, until = until(away)),
        };
    }
    let named = game.members_of(seat).take(NAMED).map(|player| format!("<@{player}>"));
    let more = (count > NAMED).then(|| text!("team-more", count = count - NAMED));
    let players = joined(&named.chain(more).collect::<Vec<_>>());
    match count {
        0 => text!("team-side-empty", mark, side),
        _ => text!("team-side", mark, side, count, players),
    }
}

/// Returns `true` if the team of a seat can be joined at a place.
fn is_here(game: &TeamGame, seat: Seat, place: Place) -> bool {
    let absent = game.away.as_ref().and_then(AwayTeam::absent_seat);
    match place {
        Place::Home => absent != Some(seat),
        Place::Away => absent == Some(seat),
    }
}

fn rows(game: &TeamGame, place: Place) -> Vec<CreateActionRow> {
    if !matches!(game.state, TeamGameState::Open | TeamGameState::Running) {
        return Vec::new();
    }
    let seats = Seat::ALL.into_iter().filter(|seat| game.is_team(*seat) && is_here(game, *seat, place));
    let mut buttons: Vec<CreateButton> = seats.map(|seat| join_button(game.id, game.game, seat)).collect();
    if game.state == TeamGameState::Open && place == Place::Home {
        let button = |id: TeamId, label: &str, style| {
            CreateButton::new(id.to_string()).label(text!(label)).style(style)
        };
        buttons.push(button(TeamId::Begin(game.id), "team-begin", ButtonStyle::Primary));
        buttons.push(button(TeamId::Cancel(game.id), "team-cancel", ButtonStyle::Secondary));
        if game.opponent.is_none() && game.away.as_ref().and_then(AwayTeam::absent_seat).is_none() {
            buttons.push(button(TeamId::Elsewhere(game.id), "team-elsewhere", ButtonStyle::Secondary));
        }
    }
    vec![CreateActionRow::Buttons(buttons)]
}
