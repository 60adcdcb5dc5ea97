//! Ids of the buttons and menus of a match: they carry everything needed to answer them, even after a restart.
//!
//! As text: the kind, then numbers, separated by `/`. For example, `move/12/34` opens the move menu of match 12 while
//! it is at version 34, and `undo/12/34.5` belongs to a turn whose draft is at revision 5.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::path::{read_path, write_path};
use crate::ui::spot::Spot;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{MatchId, PlayerId};
use trickmate_rules::mysterious::ReadyArray;

/// A button or menu of a match that is played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayId {
    /// Something about a position.
    Match(Ask, Spot),
    /// A choice in the move menu: the entries chosen so far, by their indices in their menus.
    Menu(Spot, Vec<u16>),
    /// One of the menus for these choices, by its number; Discord sends the chosen entry.
    List(Spot, Vec<u16>, u16),
    /// A choice on the public board: the entry, by its index in the public list.
    Board(Spot, Vec<u16>),
    /// One of the menus on that board, by its number; Discord sends the chosen entry.
    BoardList(Spot, u16),
    /// A choice on the one message on which somebody plays the computer: the entries chosen so far.
    Surface(Spot, Vec<u16>),
    /// One of the menus on that message, by its number; Discord sends the chosen entry.
    SurfaceList(Spot, Vec<u16>, u16),
    /// A request about a position, answered in the message that was pressed.
    Here(Ask, Spot),
    /// Another page of the move menu's last choice.
    Page(Spot, Vec<u16>, u16),
    /// Choice about the cards that a player still has to place in a match.
    Placing(MatchId, PlacingChoice),
    /// The form that saves the array that a player has placed in a match, and the button that opens it.
    SaveArray(MatchId),
    /// The menu in which a player forgets a saved array.
    ForgetArray(MatchId),
    /// The actions of a hint, played as if typed.
    Hinted(Spot, String),
    /// Agreement to leave the rest to chance, as the player with this id has proposed.
    Agree(Spot, PlayerId),
    /// Refusal of that proposal.
    Disagree(Spot, PlayerId),
}

impl PlayId {
    /// Returns the number of the match.
    pub(crate) const fn game(&self) -> MatchId {
        match self {
            Self::Match(_, spot)
            | Self::Menu(spot, _)
            | Self::List(spot, _, _)
            | Self::Board(spot, _)
            | Self::BoardList(spot, _)
            | Self::Surface(spot, _)
            | Self::SurfaceList(spot, _, _)
            | Self::Here(_, spot)
            | Self::Page(spot, ..)
            | Self::Hinted(spot, _)
            | Self::Agree(spot, _)
            | Self::Disagree(spot, _) => spot.match_id,
            Self::Placing(match_id, _) | Self::SaveArray(match_id) | Self::ForgetArray(match_id) => *match_id,
        }
    }

    /// Returns the position of the board that this belongs to; `None` for controls that are not on a board.
    pub(crate) const fn board_spot(&self) -> Option<Spot> {
        match self {
            Self::Match(_, spot)
            | Self::Board(spot, _)
            | Self::BoardList(spot, _)
            | Self::Surface(spot, _)
            | Self::SurfaceList(spot, ..)
            | Self::Here(_, spot) => Some(*spot),
            _ => None,
        }
    }
}

impl fmt::Display for PlayId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match(ask, spot) => write!(f, "{}/{spot}", word(&ASKS, ask)),
            Self::Menu(spot, path) => {
                write!(f, "menu/{spot}/")?;
                write_path(f, path)
            }
            Self::List(spot, path, list) => {
                write!(f, "list/{spot}/")?;
                write_path(f, path)?;
                write!(f, "/{list}")
            }
            Self::Board(spot, path) => {
                write!(f, "board/{spot}/")?;
                write_path(f, path)
            }
            Self::BoardList(spot, list) => write!(f, "boards/{spot}/{list}"),
            Self::Surface(spot, path) => {
                write!(f, "on/{spot}/")?;
                write_path(f, path)
            }
            Self::SurfaceList(spot, path, list) => {
                write!(f, "ons/{spot}/")?;
                write_path(f, path)?;
                write!(f, "/{list}")
            }
            Self::Here(ask, spot) => write!(f, "here/{}/{spot}", word(&ASKS, ask)),
            Self::Page(spot, path, page) => {
                write!(f, "page/{spot}/")?;
                write_path(f, path)?;
                write!(f, "/{page}")
            }
            Self::Hinted(spot, actions) => write!(f, "hinted/{spot}/{actions}"),
            Self::Placing(match_id, choice) => write!(f, "place/{match_id}/{choice}"),
            Self::SaveArray(match_id) => write!(f, "save-array/{match_id}"),
            Self::ForgetArray(match_id) => write!(f, "forget-array/{match_id}"),
            Self::Agree(spot, player) => write!(f, "agree/{spot}/{player}"),
            Self::Disagree(spot, player) => write!(f, "disagree/{spot}/{player}"),
        }
    }
}

impl FromStr for PlayId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["menu", id, at, path] => Some(Self::Menu(Spot::read(id, at)?, read_path(path)?)),
            ["list", id, at, path, list] => {
                Some(Self::List(Spot::read(id, at)?, read_path(path)?, list.parse().ok()?))
            }
            ["board", id, at, path] => Some(Self::Board(Spot::read(id, at)?, read_path(path)?)),
            ["boards", id, at, list] => Some(Self::BoardList(Spot::read(id, at)?, list.parse().ok()?)),
            ["on", id, at, path] => Some(Self::Surface(Spot::read(id, at)?, read_path(path)?)),
            ["ons", id, at, path, list] => {
                Some(Self::SurfaceList(Spot::read(id, at)?, read_path(path)?, list.parse().ok()?))
            }
            ["here", ask, id, at] => Some(Self::Here(meaning(&ASKS, ask)?, Spot::read(id, at)?)),
            ["page", id, at, path, page] => {
                Some(Self::Page(Spot::read(id, at)?, read_path(path)?, page.parse().ok()?))
            }
            ["hinted", id, at, actions] => Some(Self::Hinted(Spot::read(id, at)?, actions.to_owned())),
            ["place", id, choice] => Some(Self::Placing(read_number(id)?, choice.parse().ok()?)),
            ["save-array", id] => Some(Self::SaveArray(read_number(id)?)),
            ["forget-array", id] => Some(Self::ForgetArray(read_number(id)?)),
            ["agree", id, at, player] => Some(Self::Agree(Spot::read(id, at)?, read_number(player)?)),
            ["disagree", id, at, player] => Some(Self::Disagree(Spot::read(id, at)?, read_number(player)?)),
            [ask, id, at] => Some(Self::Match(meaning(&ASKS, ask)?, Spot::read(id, at)?)),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

/// Request about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The move menu.
    Move,
    /// The form to type a move, and the button that opens it.
    Type,
    /// The record so far.
    Moves,
    /// The question whether to resign.
    Resign,
    /// Confirms a resignation.
    ReallyResign,
    /// Not to resign.
    KeepPlaying,
    /// The own hand.
    Hand,
    /// Lets chance decide this once.
    Chance,
    /// Proposes that chance decides the rest.
    AllChance,
    /// Offers a draw.
    Draw,
    /// Asks for the last move back.
    Takeback,
    /// Takes the last turn back from the computer, which always agrees.
    FreeTakeback,
    /// Calls the match off.
    Abort,
    /// Asks for a rematch.
    Rematch,
    /// Asks for a rematch with the same deal.
    SameDeal,
    /// Takes back the latest action of the draft.
    Undo,
    /// Ends the turn.
    EndTurn,
    /// Asks the computer for a hint.
    Hint,
    /// The board from the player's side, with their choices.
    View,
    /// Shows the hand after each move, in a game of poker hands.
    Hands,
    /// The ways to place the rest of the player's cards.
    Rest,
    /// Shows the buttons that are seldom wanted.
    More,
}

/// The words for them.
pub(crate) const ASKS: [(Ask, &str); 22] = [
    (Ask::Move, "move"),
    (Ask::Type, "type"),
    (Ask::Moves, "moves"),
    (Ask::Resign, "resign"),
    (Ask::ReallyResign, "really"),
    (Ask::KeepPlaying, "keep"),
    (Ask::Hand, "hand"),
    (Ask::Chance, "chance"),
    (Ask::AllChance, "all"),
    (Ask::Draw, "draw"),
    (Ask::Takeback, "takeback"),
    (Ask::FreeTakeback, "back"),
    (Ask::Abort, "abort"),
    (Ask::Rematch, "rematch"),
    (Ask::SameDeal, "deal"),
    (Ask::Undo, "undo"),
    (Ask::EndTurn, "end"),
    (Ask::View, "view"),
    (Ask::Hands, "hands"),
    (Ask::Hint, "hint"),
    (Ask::Rest, "rest"),
    (Ask::More, "more"),
];

const STOP: &str = "stop";
const AT_RANDOM: &str = "random";
/// The word before the name of a saved array.
const OWN: &str = "own.";

/// Choice about the cards that a player still has to place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlacingChoice {
    /// Places them at random.
    AtRandom,
    /// Places them as in this array.
    Array(&'static ReadyArray),
    /// Places them as in a saved array, by its name in lower case.
    Own(String),
    /// Lets the player place them one by one again.
    Stop,
}

impl fmt::Display for PlacingChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtRandom => f.write_str(AT_RANDOM),
            Self::Array(array) => f.write_str(array.name),
            Self::Own(name) => write!(f, "{OWN}{name}"),
            Self::Stop => f.write_str(STOP),
        }
    }
}

impl FromStr for PlacingChoice {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        match text {
            STOP => Ok(Self::Stop),
            AT_RANDOM => Ok(Self::AtRandom),
            name => match name.strip_prefix(OWN) {
                Some(own) => Ok(Self::Own(own.to_owned())),
                None => ReadyArray::named(name).map(Self::Array).ok_or(UnknownId),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use trickmate_testkit::proptests::cases;
    use trickmate_testkit::untrusted::pieced_together;

    use super::*;
    use trickmate_host::{Revision, Version};

    #[test]
    fn what_is_written_is_read() {
        let spot = Spot { match_id: MatchId::new(i64::MAX), version: Version::new(i64::MAX), revision: None };
        let drafted = Spot { revision: Some(Revision::new(i64::MAX)), ..spot };
        let mut ids = vec![
            PlayId::Menu(drafted, vec![u16::MAX; 5]),
            PlayId::Match(Ask::Undo, drafted),
            PlayId::Page(drafted, vec![u16::MAX; 4], u16::MAX),
            PlayId::Menu(spot, vec![]),
            PlayId::Menu(spot, vec![3, 12, 1]),
            PlayId::List(drafted, vec![u16::MAX; 2], u16::MAX),
            PlayId::Board(spot, vec![u16::MAX; 2]),
            PlayId::BoardList(spot, u16::MAX),
            PlayId::Surface(spot, vec![u16::MAX; 3]),
            PlayId::SurfaceList(spot, vec![u16::MAX; 2], u16::MAX),
            PlayId::Disagree(spot, PlayerId::new(i64::MAX)),
            PlayId::Agree(spot, PlayerId::new(i64::MAX)),
            PlayId::Placing(MatchId::new(i64::MAX), PlacingChoice::Stop),
            PlayId::Placing(MatchId::new(i64::MAX), PlacingChoice::AtRandom),
            PlayId::Placing(MatchId::new(1), "fortress".parse().unwrap()),
            PlayId::Placing(MatchId::new(i64::MAX), PlacingChoice::Own("w".repeat(32))),
            PlayId::SaveArray(MatchId::new(i64::MAX)),
            PlayId::ForgetArray(MatchId::new(1)),
        ];
        ids.extend(ASKS.map(|(ask, _)| PlayId::Match(ask, spot)));
        ids.extend(ASKS.map(|(ask, _)| PlayId::Here(ask, spot)));
        for id in ids {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
    }

    /// Parts of ids.
    const PIECES: &[&str] = &[
        "/",
        ".",
        "-",
        "0",
        "1",
        "7",
        "65535",
        "65536",
        "9223372036854775807",
        "9223372036854775808",
        "move",
        "menu",
        "list",
        "board",
        "boards",
        "on",
        "ons",
        "here",
        "agree",
        "disagree",
        "page",
        "place",
        "fortress",
        "random",
        "stop",
        "menu/1/2/",
        "end/1/2",
    ];

    fn spots() -> impl Strategy<Value = Spot> {
        let number = || 0..=i64::MAX;
        (number(), number(), prop::option::of(number())).prop_map(|(match_id, version, revision)| Spot {
            match_id: MatchId::new(match_id),
            version: Version::new(version),
            revision: revision.map(Revision::new),
        })
    }

    fn ids() -> impl Strategy<Value = PlayId> {
        let path = || prop::collection::vec(any::<u16>(), 0..6);
        let number = || 0..=i64::MAX;
        prop_oneof![
            (prop::sample::select(&ASKS[..]), spots()).prop_map(|((ask, _), spot)| PlayId::Match(ask, spot)),
            (spots(), path()).prop_map(|(spot, path)| PlayId::Menu(spot, path)),
            (spots(), path()).prop_map(|(spot, path)| PlayId::Board(spot, path)),
            (spots(), path()).prop_map(|(spot, path)| PlayId::Surface(spot, path)),
            (prop::sample::select(&ASKS[..]), spots()).prop_map(|((ask, _), spot)| PlayId::Here(ask, spot)),
            (spots(), path(), any::<u16>()).prop_map(|(spot, path, list)| PlayId::List(spot, path, list)),
            (spots(), any::<u16>()).prop_map(|(spot, list)| PlayId::BoardList(spot, list)),
            (spots(), path(), any::<u16>()).prop_map(|(spot, path, page)| PlayId::Page(spot, path, page)),
            (spots(), number()).prop_map(|(spot, player)| PlayId::Agree(spot, PlayerId::new(player))),
        ]
    }

    proptest! {
        #![proptest_config(cases(1000))]

        #[test]
        fn every_id_is_read_as_it_is_written(id in ids()) {
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }

        #[test]
        fn what_is_read_of_any_text_is_written_so_that_it_is_read_again(text in pieced_together(PIECES, 200), prefix in ids()) {
            for text in [format!("{prefix}{text}"), text] {
                if let Ok(id) = text.parse::<PlayId>() {
                    prop_assert_eq!(id.to_string().parse(), Ok(id), "{}", text);
                }
            }
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "/",
            "move",
            "move/1",
            "move/1/x",
            "move/-1/2",
            "menu/1/2/a",
            "end/1/2.",
            "end/1/2.3.4",
            "end/1/.2",
            "accept/1/2",
            "page/1/2/3",
        ] {
            assert_eq!(text.parse::<PlayId>(), Err(UnknownId), "{text}");
        }
    }
}
