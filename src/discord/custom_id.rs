//! What buttons, menus and forms carry: everything needed to answer them, also after a restart.
//!
//! As text: the kind, then numbers, separated by `/`, e.g. `move/12/34` for the button that opens the move menu of
//! match 12 as long as it is at version 34, or `undo/12/34.5` for one in a turn of which the draft is at revision 5.

use std::fmt;
use std::str::FromStr;

use super::replay_id::ReplayId;
use super::server_panel::ServerChange;
use super::wish::Wish;
use crate::hall::{Answer, Scope, Span};
use crate::rules;

/// The id of a component or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CustomId {
    /// A button of a challenge.
    Challenge(Answer, i64),
    /// The menu of the decks that one can bring to a challenge's match.
    MyDeck(i64),
    /// A choice of that menu.
    PickDeck(i64),
    /// The form with the text of a deck.
    DeckForm,
    /// A button of an offer.
    Offer(Answer, i64),
    /// Something about a position.
    Table(Ask, Spot),
    /// A choice of the move menu: the entries chosen so far, by their places in their menus.
    Menu(Spot, Vec<u16>),
    /// The same, where the choice that completes an action ends the turn too.
    Closing(Spot, Vec<u16>),
    /// That the choice which completes an action is meant.
    Sure(Spot, Vec<u16>),
    /// That the rest is left to chance, as the player with this id has proposed.
    Agree(Spot, i64),
    /// Another page of the move menu's last choice.
    Page(Spot, Vec<u16>, u16),
    /// Something about a replay.
    Replay(ReplayId),
    /// To watch a match no longer.
    Unwatch(i64),
    /// Something that a player wishes; in a menu, the entry chosen says what.
    Wish(Wish),
    /// A page of a leaderboard.
    Ladder(LadderSpot, i64),
    /// The form for quiet hours, and the button that opens it.
    Quiet,
    /// Something that is to change about a server.
    Server(ServerChange),
    /// Whether everything about the person is to be deleted.
    Forget(bool),
}

/// A match and the version of its position that the player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) table: i64,
    pub(super) version: i64,
    /// The revision of the turn's draft, for the eyes of the player whose turn it is.
    pub(super) revision: Option<i64>,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.table, self.version)?;
        self.revision.map_or(Ok(()), |revision| write!(f, ".{revision}"))
    }
}

/// Which leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LadderSpot {
    /// The game's name.
    pub(super) game: &'static str,
    pub(super) scope: Scope,
    pub(super) span: Span,
}

/// What is asked for about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// The move menu.
    Move,
    /// The form to type a move; and the form itself.
    Type,
    /// The record so far.
    Moves,
    /// The question whether to resign.
    Resign,
    /// To resign indeed.
    ReallyResign,
    /// Not to resign.
    KeepPlaying,
    /// The own hand.
    Hand,
    /// To let chance decide this once.
    Chance,
    /// To propose that chance decides the rest.
    AllChance,
    /// To take back what has been drafted last.
    Undo,
    /// To end the turn.
    EndTurn,
    /// To offer a draw.
    Draw,
    /// To ask for the last move back.
    Takeback,
    /// To call the match off.
    Abort,
    /// To play again.
    Rematch,
}

const ASKS: [(Ask, &str); 15] = [
    (Ask::Move, "move"),
    (Ask::Type, "type"),
    (Ask::Moves, "moves"),
    (Ask::Resign, "resign"),
    (Ask::ReallyResign, "really"),
    (Ask::KeepPlaying, "keep"),
    (Ask::Hand, "hand"),
    (Ask::Chance, "chance"),
    (Ask::AllChance, "all"),
    (Ask::Undo, "undo"),
    (Ask::EndTurn, "end"),
    (Ask::Draw, "draw"),
    (Ask::Takeback, "takeback"),
    (Ask::Abort, "abort"),
    (Ask::Rematch, "rematch"),
];

const SPANS: [(Span, &str); 3] = [(Span::All, "all"), (Span::Month, "month"), (Span::Active, "active")];

const ANSWERS: [(Answer, &str); 3] =
    [(Answer::Accept, "accept"), (Answer::Decline, "decline"), (Answer::Withdraw, "withdraw")];

fn word<T: PartialEq>(words: &[(T, &'static str)], meaning: &T) -> &'static str {
    words.iter().find(|(known, _)| known == meaning).map_or("", |(_, word)| word)
}

fn meaning<T: Copy>(words: &[(T, &str)], word: &str) -> Option<T> {
    words.iter().find(|(_, known)| *known == word).map(|(meaning, _)| *meaning)
}

fn write_path(f: &mut fmt::Formatter<'_>, path: &[u16]) -> fmt::Result {
    let places: Vec<String> = path.iter().map(u16::to_string).collect();
    f.write_str(&places.join("."))
}

fn read_path(text: &str) -> Option<Vec<u16>> {
    text.split('.').filter(|place| !place.is_empty()).map(|place| place.parse().ok()).collect()
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Challenge(answer, challenge) => write!(f, "{}/{challenge}", word(&ANSWERS, answer)),
            Self::MyDeck(challenge) => write!(f, "deck/{challenge}"),
            Self::PickDeck(challenge) => write!(f, "pick/{challenge}"),
            Self::DeckForm => f.write_str("import-deck"),
            Self::Offer(answer, offer) => write!(f, "offer/{}/{offer}", word(&ANSWERS, answer)),
            Self::Table(ask, spot) => write!(f, "{}/{spot}", word(&ASKS, ask)),
            Self::Menu(spot, path) => {
                write!(f, "menu/{spot}/")?;
                write_path(f, path)
            }
            Self::Closing(spot, path) => {
                write!(f, "close/{spot}/")?;
                write_path(f, path)
            }
            Self::Sure(spot, path) => {
                write!(f, "sure/{spot}/")?;
                write_path(f, path)
            }
            Self::Agree(spot, player) => write!(f, "agree/{spot}/{player}"),
            Self::Replay(id) => write!(f, "replay/{id}"),
            Self::Unwatch(table) => write!(f, "unwatch/{table}"),
            Self::Page(spot, path, page) => {
                write!(f, "page/{spot}/")?;
                write_path(f, path)?;
                write!(f, "/{page}")
            }
            Self::Ladder(LadderSpot { game, scope, span }, page) => {
                write!(f, "ladder/{game}/{}/{}/{page}", scope.number(), word(&SPANS, span))
            }
            Self::Wish(wish) => write!(f, "wish/{wish}"),
            Self::Quiet => f.write_str("quiet"),
            Self::Server(change) => write!(f, "server/{change}"),
            Self::Forget(really) => write!(f, "forget/{really}"),
        }
    }
}

/// The text is no id of ours, or of another version of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct UnknownId;

impl FromStr for CustomId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || {
            let read = |part: &str| part.parse::<i64>().ok().filter(|number| *number >= 0);
            let number = |at: usize| read(parts.get(at)?);
            let spot = || {
                let (version, revision) = match parts.get(2)?.split_once('.') {
                    Some((version, revision)) => (version, Some(read(revision)?)),
                    None => (*parts.get(2)?, None),
                };
                Some(Spot { table: number(1)?, version: read(version)?, revision })
            };
            let path = || read_path(parts.get(3)?);
            match (parts[0], parts.len()) {
                ("offer", 3) => Some(Self::Offer(meaning(&ANSWERS, parts[1])?, number(2)?)),
                ("menu", 4) => Some(Self::Menu(spot()?, path()?)),
                ("close", 4) => Some(Self::Closing(spot()?, path()?)),
                ("sure", 4) => Some(Self::Sure(spot()?, path()?)),
                ("agree", 4) => Some(Self::Agree(spot()?, number(3)?)),
                ("page", 5) => Some(Self::Page(spot()?, path()?, parts[4].parse().ok()?)),
                ("import-deck", 1) => Some(Self::DeckForm),
                ("deck", 2) => Some(Self::MyDeck(number(1)?)),
                ("pick", 2) => Some(Self::PickDeck(number(1)?)),
                ("ladder", 5) => {
                    let game = rules::game(parts[1])?.name();
                    let (scope, span) = (Scope::of(number(2)?), meaning(&SPANS, parts[3])?);
                    Some(Self::Ladder(LadderSpot { game, scope, span }, number(4)?))
                }
                ("replay", _) => Some(Self::Replay(ReplayId::read(&parts[1..])?)),
                ("unwatch", 2) => Some(Self::Unwatch(number(1)?)),
                ("wish", 2) => Some(Self::Wish(parts[1].parse().ok()?)),
                ("server", 2) => Some(Self::Server(parts[1].parse().ok()?)),
                ("forget", 2) => Some(Self::Forget(parts[1].parse().ok()?)),
                ("quiet", 1) => Some(Self::Quiet),
                (kind, 2) => Some(Self::Challenge(meaning(&ANSWERS, kind)?, number(1)?)),
                (kind, 3) => Some(Self::Table(meaning(&ASKS, kind)?, spot()?)),
                _ => None,
            }
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::super::replay_id::{ReplayAsk, Source};
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let spot = Spot { table: i64::MAX, version: i64::MAX, revision: None };
        let drafted = Spot { revision: Some(i64::MAX), ..spot };
        let mut ids = vec![
            CustomId::Menu(drafted, vec![u16::MAX; 5]),
            CustomId::Table(Ask::Undo, drafted),
            CustomId::Page(drafted, vec![u16::MAX; 4], u16::MAX),
            CustomId::Closing(spot, vec![3]),
            CustomId::MyDeck(i64::MAX),
            CustomId::PickDeck(i64::MAX),
            CustomId::DeckForm,
            CustomId::Menu(spot, vec![]),
            CustomId::Menu(spot, vec![3, 12, 1]),
            CustomId::Sure(spot, vec![3, 12, 1]),
            CustomId::Agree(spot, i64::MAX),
            CustomId::Page(spot, vec![], 1),
            CustomId::Page(spot, vec![u16::MAX; 3], u16::MAX),
            CustomId::Wish(Wish::Reminder(12)),
            CustomId::Ladder(
                LadderSpot { game: "mysterious", scope: Scope::Server(i64::MAX), span: Span::Active },
                i64::MAX,
            ),
            CustomId::Ladder(LadderSpot { game: "poker", scope: Scope::World, span: Span::Month }, 0),
            CustomId::Quiet,
            CustomId::Server(ServerChange::Rated(false)),
            CustomId::Forget(true),
        ];
        ids.push(CustomId::Unwatch(i64::MAX));
        let (source, ask) = (Source::Import(i64::MAX), ReplayAsk::ShowFilm(usize::MAX, usize::MAX));
        ids.push(CustomId::Replay(ReplayId { source, ask }));
        ids.extend(ANSWERS.map(|(answer, _)| CustomId::Challenge(answer, i64::MAX)));
        ids.extend(ANSWERS.map(|(answer, _)| CustomId::Offer(answer, i64::MAX)));
        ids.extend(ASKS.map(|(ask, _)| CustomId::Table(ask, spot)));
        for id in ids {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
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
            assert_eq!(text.parse::<CustomId>(), Err(UnknownId), "{text}");
        }
    }
}
