//! Ids of the buttons of exhibitions: `simul/join/3`, or `simul/choose/3/5/12/34/3.0` for a choice on board 5 of
//! exhibition 3, whose match 12 is at version 34.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::path::{read_path, write_path};
use crate::ui::spot::Spot;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{SimulBoard, SimulId};

/// A button of an exhibition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SimulButton {
    /// Does something in the exhibition.
    Act(SimulAct, SimulId),
    /// Shows a board to the host, if it is the host's turn there.
    Board(SimulId, SimulBoard),
    /// A choice on a board: the entries chosen so far.
    Choose(BoardPosition, Vec<u16>),
    /// One of the menus for the first choice, by its number; Discord sends the chosen entry.
    List(BoardPosition, u16),
    /// The form to type a move, and the button that opens it.
    Type(BoardPosition),
}

/// A position on a board of an exhibition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardPosition {
    pub(crate) simul: SimulId,
    pub(crate) board: SimulBoard,
    pub(crate) spot: Spot,
}

/// An action in an exhibition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SimulAct {
    Join,
    Leave,
    Begin,
    /// Asks whether to call the exhibition off.
    AskCancel,
    Cancel,
    /// Leads the host through the boards.
    Boards,
}

/// The words for these actions in ids.
const ACTS: [(SimulAct, &str); 6] = [
    (SimulAct::Join, "join"),
    (SimulAct::Leave, "leave"),
    (SimulAct::Begin, "begin"),
    (SimulAct::AskCancel, "ask-cancel"),
    (SimulAct::Cancel, "cancel"),
    (SimulAct::Boards, "boards"),
];

impl BoardPosition {
    fn read([simul, board, match_id, version]: [&str; 4]) -> Option<Self> {
        let (simul, board) = (read_simul(simul)?, read_board(board)?);
        Some(Self { simul, board, spot: Spot::read(match_id, version)? })
    }
}

fn read_simul(text: &str) -> Option<SimulId> {
    read_number(text).map(SimulId::new)
}

fn read_board(text: &str) -> Option<SimulBoard> {
    read_number(text).map(SimulBoard)
}

impl fmt::Display for BoardPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.simul, self.board.0, self.spot)
    }
}

impl fmt::Display for SimulButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(act, id) => write!(f, "simul/{}/{id}", word(&ACTS, act)),
            Self::Board(id, board) => write!(f, "simul/board/{id}/{}", board.0),
            Self::List(at, list) => write!(f, "simul/list/{at}/{list}"),
            Self::Type(at) => write!(f, "simul/type/{at}"),
            Self::Choose(at, path) => {
                write!(f, "simul/choose/{at}/")?;
                write_path(f, path)
            }
        }
    }
}

impl FromStr for SimulButton {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["simul", "board", id, board] => Some(Self::Board(read_simul(id)?, read_board(board)?)),
            ["simul", "type", a, b, c, d] => BoardPosition::read([a, b, c, d]).map(Self::Type),
            ["simul", "list", a, b, c, d, list] => {
                Some(Self::List(BoardPosition::read([a, b, c, d])?, list.parse().ok()?))
            }
            ["simul", "choose", a, b, c, d, path] => {
                Some(Self::Choose(BoardPosition::read([a, b, c, d])?, read_path(path)?))
            }
            ["simul", act, id] => Some(Self::Act(meaning(&ACTS, act)?, read_simul(id)?)),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trickmate_host::{MatchId, Version};

    #[test]
    fn what_is_written_is_read() {
        let most = i64::MAX;
        let (simul, board) = (SimulId::new(most), SimulBoard(u16::MAX));
        let at = BoardPosition {
            simul,
            board,
            spot: Spot { match_id: MatchId::new(most), version: Version::new(most), revision: None },
        };
        let acts = ACTS.map(|(act, _)| SimulButton::Act(act, simul));
        let others = [
            SimulButton::Board(simul, board),
            SimulButton::List(at, 2),
            SimulButton::Type(at),
            SimulButton::Choose(at, vec![31, 7]),
            SimulButton::Choose(at, vec![]),
        ];
        for id in acts.into_iter().chain(others) {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
        for text in ["", "simul", "simul/join", "simul/join/x", "simul/board/1/70000", "simul/type/1/2/3"] {
            assert_eq!(text.parse::<SimulButton>(), Err(UnknownId), "{text}");
        }
    }
}
