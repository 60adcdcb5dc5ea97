//! The messages of a tournament other than its main one: check-in, the pairings of a round, the end.

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::tournaments::ids::{TournamentAct, TournamentsId};
use crate::tournaments::message::{absent, button, medals, when};
use crate::tournaments::winners::{NAMED, mention};
use trickmate_host::{
    HostedTournament, Placed, PlayerId, ServiceError, TournamentFormat, TournamentGame, TournamentId,
};
use trickmate_text::{joined, text};
use trickmate_tournaments::PairingNumber;

/// Most pairings to list in a message.
const PAIRINGS: usize = 25;

/// Builds the message that asks players to check in.
pub(crate) fn check_in(tournament: &HostedTournament) -> OutgoingMessage {
    let players: Vec<PlayerId> =
        tournament.entrants.iter().take(NAMED).map(|entrant| entrant.player).collect();
    let names: Vec<String> = players.iter().map(|player| format!("<@{player}>")).collect();
    let starts = tournament.starts_at.map_or_else(String::new, |starts| when(starts.get()));
    let words = text!(
        "tournament-check-in-open",
        name = escape(&tournament.name),
        when = starts,
        players = joined(&names)
    );
    let row = CreateActionRow::Buttons(vec![button(own_of_check_in(tournament.id))]);
    players.into_iter().fold(OutgoingMessage::new(words).rows(vec![row]), OutgoingMessage::ping)
}

/// Returns the button that identifies the check-in message.
pub(crate) const fn own_of_check_in(id: TournamentId) -> TournamentsId {
    TournamentsId::Act(TournamentAct::CheckIn, id)
}

/// Builds the message with the pairings of a round. In the first round it also says what happens to players who do not
/// move.
pub(crate) fn round(tournament: &HostedTournament, round: u16) -> OutgoingMessage {
    let name = escape(&tournament.name);
    if tournament.format == TournamentFormat::Arena {
        let ends = tournament.deadline.map_or_else(String::new, when);
        let lines = vec![text!("tournament-arena-begun", name, when = ends), absent(tournament)];
        return with_standings(lines, tournament.id, round);
    }
    let mut lines = vec![text!("tournament-round", name, round)];
    let games: Vec<&TournamentGame> = tournament.games_of(round).collect();
    lines.extend(games.iter().take(PAIRINGS).map(|game| pairing(tournament, game)));
    if games.len() > PAIRINGS {
        lines.push(text!("tournament-more", count = games.len() - PAIRINGS));
    }
    if round == 1 {
        lines.push(format!("-# {}", absent(tournament)));
    }
    with_standings(lines, tournament.id, round)
}

fn with_standings(lines: Vec<String>, id: TournamentId, round: u16) -> OutgoingMessage {
    let row = CreateActionRow::Buttons(vec![button(TournamentsId::Standings(id, Some(round)))]);
    OutgoingMessage::new(lines.join("\n")).rows(vec![row])
}

fn pairing(tournament: &HostedTournament, game: &TournamentGame) -> String {
    let name = |number: PairingNumber| mention(tournament, number);
    let board = game.board;
    let Some(black) = game.black else { return text!("tournament-bye", board, player = name(game.white)) };
    let (white, black) = (name(game.white), name(black));
    match (game.result, game.match_id) {
        (Some(result), _) => text!("tournament-pairing-over", board, white, black, result = result.as_str()),
        (None, Some(match_id)) => text!("tournament-pairing", board, white, black, game = match_id),
        (None, None) => text!("tournament-pairing-due", board, white, black),
    }
}

/// Builds the message at the end, with the winners.
///
/// # Errors
/// Inconsistent rows.
pub(crate) fn closing(tournament: &HostedTournament) -> Result<OutgoingMessage, ServiceError> {
    let mut lines = vec![text!("tournament-closing", name = escape(&tournament.name))];
    lines.extend(medals(tournament)?);
    let players: Vec<PlayerId> =
        tournament.winners()?.iter().take(NAMED).filter_map(|one| player(tournament, one)).collect();
    let draft = with_standings(lines, tournament.id, 0);
    Ok(players.into_iter().fold(draft, OutgoingMessage::ping))
}

fn player(tournament: &HostedTournament, placed: &Placed) -> Option<PlayerId> {
    tournament.entrant(placed.number).map(|entrant| entrant.player)
}
