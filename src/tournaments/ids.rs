//! Ids of the buttons of tournaments: `tournament/join/12`, `tournament/ask/cancel/12`, `tournament/standings/12/3` below the
//! pairings of round 3, `tournament/seat/12/34` for the menu of those who may stand in for somebody, or
//! `tournament/new/game/swiss.poker.0.rated.-` in the panel for a new tournament.

pub(crate) mod draft;

use std::fmt;
use std::str::FromStr;

use crate::tournaments::ids::draft::{Draft, DraftField};
use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{PlayerId, TournamentId};

/// A button of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TournamentsId {
    /// Performs an action in the tournament.
    Act(TournamentAct, TournamentId),
    /// Asks for confirmation of an action.
    Ask(TournamentAct, TournamentId),
    /// Sends the report as a file.
    Export(TournamentId),
    /// Shows the standings. The number is the round of the message with this button; 0 for the message at the end.
    Standings(TournamentId, Option<u16>),
    /// Asks who should stand in for the person.
    StandIn(TournamentId),
    /// The menu of members who may stand in for a player.
    Seat(TournamentId, PlayerId),
    /// Takes the seat of a player; only the person named second may press it.
    TakeSeat(TournamentId, PlayerId, PlayerId),
    /// A field of the panel for a new tournament, with the choices so far.
    New(DraftField, Draft),
}

/// An action in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TournamentAct {
    Join,
    Leave,
    CheckIn,
    Begin,
    Withdraw,
    Rest,
    Return,
    Pause,
    Resume,
    Cancel,
}

/// The words for these actions in ids.
pub(crate) const ACTS: [(TournamentAct, &str); 10] = [
    (TournamentAct::Join, "join"),
    (TournamentAct::Leave, "leave"),
    (TournamentAct::CheckIn, "check-in"),
    (TournamentAct::Begin, "begin"),
    (TournamentAct::Withdraw, "withdraw"),
    (TournamentAct::Rest, "rest"),
    (TournamentAct::Return, "return"),
    (TournamentAct::Pause, "pause"),
    (TournamentAct::Resume, "resume"),
    (TournamentAct::Cancel, "cancel"),
];

impl fmt::Display for TournamentsId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(act, id) => write!(f, "tournament/{}/{id}", word(&ACTS, act)),
            Self::Ask(act, id) => write!(f, "tournament/ask/{}/{id}", word(&ACTS, act)),
            Self::Export(id) => write!(f, "tournament/export/{id}"),
            Self::Standings(id, None) => write!(f, "tournament/standings/{id}"),
            Self::Standings(id, Some(round)) => write!(f, "tournament/standings/{id}/{round}"),
            Self::StandIn(id) => write!(f, "tournament/stand-in/{id}"),
            Self::Seat(id, player) => write!(f, "tournament/seat/{id}/{player}"),
            Self::TakeSeat(id, player, other) => write!(f, "tournament/take/{id}/{player}/{other}"),
            Self::New(field, draft) => write!(f, "tournament/new/{field}/{draft}"),
        }
    }
}

impl FromStr for TournamentsId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["tournament", "standings", id] => Some(Self::Standings(read_number(id)?, None)),
            ["tournament", "standings", id, round] => {
                let round = read_number(round)?;
                Some(Self::Standings(read_number(id)?, Some(round)))
            }
            ["tournament", "ask", act, id] => Some(Self::Ask(meaning(&ACTS, act)?, read_number(id)?)),
            ["tournament", "export", id] => Some(Self::Export(read_number(id)?)),
            ["tournament", "stand-in", id] => Some(Self::StandIn(read_number(id)?)),
            ["tournament", "seat", id, player] => Some(Self::Seat(read_number(id)?, read_number(player)?)),
            ["tournament", "take", id, player, other] => {
                Some(Self::TakeSeat(read_number(id)?, read_number(player)?, read_number(other)?))
            }
            ["tournament", "new", field, draft] => Some(Self::New(field.parse().ok()?, draft.parse().ok()?)),
            ["tournament", act, id] => Some(Self::Act(meaning(&ACTS, act)?, read_number(id)?)),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::ids::draft::FIELDS;

    #[test]
    fn what_is_written_is_read() {
        let acts = ACTS.map(|(act, _)| TournamentsId::Act(act, TournamentId::new(i64::MAX)));
        let others = [
            TournamentsId::Ask(TournamentAct::Cancel, TournamentId::new(1)),
            TournamentsId::Export(TournamentId::new(1)),
            TournamentsId::Standings(TournamentId::new(2), None),
            TournamentsId::Standings(TournamentId::new(2), Some(0)),
            TournamentsId::StandIn(TournamentId::new(3)),
            TournamentsId::Seat(TournamentId::new(3), PlayerId::new(i64::MAX)),
            TournamentsId::TakeSeat(
                TournamentId::new(3),
                PlayerId::new(i64::MAX),
                PlayerId::new(i64::MAX - 1),
            ),
        ];
        let fields = FIELDS.map(|(field, _)| TournamentsId::New(field, Draft::default()));
        for id in acts.into_iter().chain(others).chain(fields) {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(id.to_string().len() <= 100, "{id}");
        }
        // Panels from earlier versions contain the index of the game instead of its name.
        let before = "tournament/new/game/arena.1.-.casual.-".parse::<TournamentsId>().unwrap();
        let game = Draft::games().nth(1).unwrap().name();
        assert_eq!(before.to_string(), format!("tournament/new/game/arena.{game}.-.casual.-"));
        for text in ["", "tournament", "tournament/join", "tournament/join/x", "tournament/standings/1/70000"]
        {
            assert_eq!(text.parse::<TournamentsId>(), Err(UnknownId), "{text}");
        }
    }
}
