//! The main message of a tournament, which is kept up to date.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::tournaments::ids::{TournamentAct, TournamentsId};
use crate::tournaments::table;
use crate::tournaments::winners::{NAMED, mention};
use crate::ui::error_text::{RatingRange, rating_range};
use crate::ui::format::time_control;
use crate::ui::medals::MEDALS;
use trickmate_host::{HostedTournament, ServiceError, Timestamp, TournamentFormat, TournamentState};
use trickmate_text::{joined, text, word};

/// Most lines of standings in the message of a tournament.
const LINES: usize = 15;
const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;

/// Builds the message of a tournament as it is now.
///
/// # Errors
/// Inconsistent rows.
pub(crate) fn compose(
    tournament: &HostedTournament,
    now: Timestamp,
) -> Result<OutgoingMessage, ServiceError> {
    let id = tournament.id;
    let organizer = format!("<@{}>", tournament.organizer);
    let mut lines = vec![heading(tournament), text!("tournament-number", id, organizer)];
    match tournament.state {
        TournamentState::Open => lines.extend(of_open(tournament, now)),
        TournamentState::Running => {
            lines.push(of_round(tournament));
            lines.extend(standings(tournament)?);
        }
        TournamentState::Paused => {
            lines.push(text!("tournament-paused"));
            lines.extend(standings(tournament)?);
        }
        TournamentState::Finished => {
            lines.push(text!("tournament-finished"));
            lines.extend(medals(tournament)?);
            lines.extend(standings(tournament)?);
        }
        TournamentState::Cancelled => lines.push(text!(cancelled(tournament))),
    }
    let rows = buttons(tournament, now).map(CreateActionRow::Buttons);
    Ok(OutgoingMessage::new(lines.join("\n")).rows(rows.into_iter().collect()))
}

/// Returns the name of a format, for use within a line.
pub(crate) fn format_name(format: TournamentFormat) -> String {
    text!(match format {
        TournamentFormat::Swiss => "tournament-format-swiss",
        TournamentFormat::RoundRobin => "tournament-format-round-robin",
        TournamentFormat::DoubleRoundRobin => "tournament-format-double",
        TournamentFormat::Knockout => "tournament-format-knockout",
        TournamentFormat::Arena => "tournament-format-arena",
    })
}

/// Returns a moment as Discord shows it, relative to now.
pub(crate) fn when(millis: i64) -> String {
    format!("<t:{}:R>", millis / 1000)
}

/// Returns the key of the line about the end of a cancelled tournament.
fn cancelled(tournament: &HostedTournament) -> &'static str {
    let (_, began, ended) = tournament.times;
    let (least, _) = tournament.format.players();
    let has_waited = tournament.starts_at.is_some_and(|starts| ended >= Some(starts.get()));
    if began.is_none() && has_waited && (tournament.entrants.len() < least || tournament.check_in.is_some()) {
        "tournament-cancelled-few"
    } else {
        "tournament-cancelled"
    }
}

/// Says what happens to players who do not move, or disappear.
pub(crate) fn absent(tournament: &HostedTournament) -> String {
    match (tournament.format, tournament.round_length) {
        (TournamentFormat::Arena, _) => text!("tournament-absent-arena"),
        (_, Some(length)) => text!("tournament-absent-round", hours = length / HOUR),
        (_, None) => text!("tournament-absent"),
    }
}

fn heading(tournament: &HostedTournament) -> String {
    let format = match (tournament.format, tournament.rounds) {
        (TournamentFormat::Swiss, Some(rounds)) => text!("tournament-format-swiss-rounds", rounds),
        (TournamentFormat::Knockout, _) if tournament.best_of > 1 => {
            text!("tournament-format-knockout-games", games = tournament.best_of)
        }
        (TournamentFormat::Arena, _) => {
            text!("tournament-format-arena-minutes", minutes = tournament.round_length.unwrap_or(0) / MINUTE)
        }
        (format, _) => format_name(format),
    };
    let key = if tournament.rated { "tournament-heading-rated" } else { "tournament-heading" };
    let time = time_control(tournament.time);
    text!(key, name = escape(&tournament.name), format, title = word(tournament.game.title()), time)
}

/// Returns the lines about a tournament that players can join.
fn of_open(tournament: &HostedTournament, now: Timestamp) -> Vec<String> {
    let places = tournament.places;
    let count = tournament.entrants.len();
    let mut lines = Vec::new();
    if let Some(role) = tournament.role {
        lines.push(text!("tournament-for-role", role = format!("<@&{role}>")));
    }
    let (least, most) = tournament.ratings;
    if least.is_some() || most.is_some() {
        lines.push(text!("tournament-for-ratings", range = rating_range(RatingRange { least, most })));
    }
    lines.push(absent(tournament));
    lines.extend(of_start(tournament, now));
    let named = tournament.entrants.iter().take(NAMED).map(|entrant| format!("<@{}>", entrant.player));
    let more = (count > NAMED).then(|| text!("tournament-more", count = count - NAMED));
    let players: Vec<String> = named.chain(more).collect();
    lines.push(match count {
        0 => text!("tournament-open-empty", places),
        _ => text!("tournament-open", count, places, players = joined(&players)),
    });
    lines
}

/// Returns the line about the time at which a tournament begins.
fn of_start(tournament: &HostedTournament, now: Timestamp) -> Option<String> {
    let starts = tournament.starts_at?;
    let at = |moment: Timestamp| format!("<t:{}:f>", moment.get() / 1000);
    Some(match tournament.checks_in_from() {
        None => text!("tournament-starts", when = at(starts), relative = when(starts.get())),
        Some(_) if tournament.is_checking_in(now) => {
            let count = tournament.entrants.iter().filter(|entrant| entrant.is_checked_in).count();
            text!("tournament-checking-in", relative = when(starts.get()), count)
        }
        Some(from) => text!("tournament-starts-check-in", when = at(starts), from = at(from)),
    })
}

/// Returns the line about the current round.
fn of_round(tournament: &HostedTournament) -> String {
    let round = tournament.round;
    let when = tournament.deadline.map(when);
    if tournament.format == TournamentFormat::Arena {
        return text!("tournament-arena-running", when = when.unwrap_or_default());
    }
    match (round, tournament.rounds, when) {
        (0, ..) => text!("tournament-begins"),
        (_, None, None) => text!("tournament-running", round),
        (_, None, Some(when)) => text!("tournament-running-until", round, when),
        (_, Some(rounds), None) => text!("tournament-running-of", round, rounds),
        (_, Some(rounds), Some(when)) => text!("tournament-running-of-until", round, rounds, when),
    }
}

/// Returns the first lines of the standings, once a round has begun.
fn standings(tournament: &HostedTournament) -> Result<Option<String>, ServiceError> {
    if tournament.round == 0 {
        return Ok(None);
    }
    Ok(Some(format!("```\n{}\n```", table::standings(tournament, LINES)?)))
}

/// Returns the buttons for everybody; managers get theirs with private answers.
fn buttons(tournament: &HostedTournament, now: Timestamp) -> Option<Vec<CreateButton>> {
    let id = tournament.id;
    let act = |act| button(TournamentsId::Act(act, id));
    match tournament.state {
        TournamentState::Open => {
            let check_in = tournament.is_checking_in(now).then(|| act(TournamentAct::CheckIn));
            let others = [act(TournamentAct::Join), act(TournamentAct::Leave)];
            Some(others.into_iter().chain(check_in).collect())
        }
        TournamentState::Running if tournament.format == TournamentFormat::Arena => Some(vec![
            act(TournamentAct::Join),
            act(TournamentAct::Rest),
            button(TournamentsId::Standings(id, None)),
        ]),
        TournamentState::Running | TournamentState::Paused | TournamentState::Finished => {
            Some(vec![button(TournamentsId::Standings(id, None))])
        }
        TournamentState::Cancelled => None,
    }
}

/// Builds a button of a tournament.
pub(crate) fn button(id: TournamentsId) -> CreateButton {
    let style = match id {
        TournamentsId::Act(TournamentAct::Join | TournamentAct::CheckIn | TournamentAct::Return, _) => {
            ButtonStyle::Success
        }
        TournamentsId::Act(TournamentAct::Begin | TournamentAct::Resume, _) => ButtonStyle::Primary,
        _ => ButtonStyle::Secondary,
    };
    let label = match id {
        TournamentsId::Act(act, _) | TournamentsId::Ask(act, _) => label(act),
        TournamentsId::Export(_) => "tournament-button-export",
        TournamentsId::Standings(..) => "tournament-button-standings",
        TournamentsId::StandIn(_) | TournamentsId::Seat(..) => "tournament-button-stand-in",
        TournamentsId::TakeSeat(..) => "tournament-button-take-seat",
        TournamentsId::New(..) => "tournament-new-name",
    };
    CreateButton::new(id.to_string()).label(text!(label)).style(style)
}

/// Returns the key of an action's label.
const fn label(act: TournamentAct) -> &'static str {
    match act {
        TournamentAct::Join => "tournament-button-join",
        TournamentAct::Leave => "tournament-button-leave",
        TournamentAct::CheckIn => "tournament-button-check-in",
        TournamentAct::Begin => "tournament-button-begin",
        TournamentAct::Withdraw => "tournament-button-withdraw",
        TournamentAct::Rest => "tournament-button-rest",
        TournamentAct::Return => "tournament-button-return",
        TournamentAct::Pause => "tournament-button-pause",
        TournamentAct::Resume => "tournament-button-resume",
        TournamentAct::Cancel => "tournament-button-cancel",
    }
}

/// Returns a line for each of the first three places.
///
/// # Errors
/// Inconsistent rows.
pub(crate) fn medals(tournament: &HostedTournament) -> Result<Vec<String>, ServiceError> {
    let winners = tournament.winners()?;
    let lines: Vec<String> = MEDALS
        .iter()
        .filter_map(|(place, medal)| {
            let on_it = winners.iter().filter(|placed| placed.place == *place);
            let players: Vec<String> =
                on_it.take(NAMED).map(|placed| mention(tournament, placed.number)).collect();
            let players = joined(&players);
            (!players.is_empty()).then(|| text!("tournament-winner", medal = *medal, players))
        })
        .collect();
    Ok(if lines.is_empty() { vec![text!("tournament-nobody")] } else { lines })
}
