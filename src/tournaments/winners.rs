//! Mentions of players of a tournament, and of its winners.

use trickmate_host::HostedTournament;
use trickmate_text::text;
use trickmate_tournaments::PairingNumber;

/// Most players to list in the message of an open tournament.
pub(crate) const NAMED: usize = 40;

/// Returns the mention of a player.
pub(crate) fn mention(tournament: &HostedTournament, number: PairingNumber) -> String {
    tournament.entrant(number).map_or_else(|| text!("somebody"), |entrant| format!("<@{}>", entrant.player))
}
