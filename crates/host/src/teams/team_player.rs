//! The ids under which teams play. They are negative, so nobody mistakes them for a person's. They are far from the
//! pseudonyms of deleted people, which have the two highest bits set.

use crate::ids::{PlayerId, TeamGameId};
use crate::matches::seat_number::seat_of;
use trickmate_rules::Seat;

/// All ids of teams are below `-FIRST` and above `-END`.
const FIRST: i64 = 1 << 41;
const END: i64 = 1 << 42;

/// Returns the player id under which the team of a seat plays.
pub(crate) const fn team_player(game: TeamGameId, seat: Seat) -> PlayerId {
    PlayerId::new(-(FIRST + 2 * game.get() + seat.index() as i64))
}

/// Returns the game and the seat of the team behind a player id; `None` if it is not a team's.
#[must_use]
pub fn team_of(player: PlayerId) -> Option<(TeamGameId, Seat)> {
    let number = player.get().checked_neg().filter(|number| (FIRST..END).contains(number))? - FIRST;
    Some((TeamGameId::new(number / 2), seat_of(number % 2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_teams_are_teams() {
        for seat in Seat::ALL {
            let game = TeamGameId::new(12);
            assert_eq!(team_of(team_player(game, seat)), Some((game, seat)));
        }
        for other in [0, 1, -1, i64::MAX, i64::MIN, i64::MIN / 2, FIRST, -END] {
            assert_eq!(team_of(PlayerId::new(other)), None, "{other}");
        }
    }
}
