//! The record of a match as text, in the manner of PGN: tags, then the moves.
//!
//! ```text
//! [Game "cardmate"]
//! [Option "deal=predefined"]
//! [Option "palace=occupy"]
//! [Position "1"]
//! [Seed "0000…"]
//! [Result "0-1"]
//! [Reason "last king captured"]
//!
//! 1. 4Ci3 4Db6 2. 8Dj2 8Ca7 … 0-1
//! ```
//!
//! `docs/records.md` describes the form.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::FIRST_RULES;
use super::excerpt::excerpt;
use super::game::Game;
use super::kernel::{ParseSeedError, Seed};
use super::r#match::{ANY_MOVE, Match, MoveError};
use super::numbering::Numbering;
use super::option::{OptionError, Options};
use super::seat::Viewer;
use crate::phrase::{Phrase, Word, phrase};
use crate::position_error::PositionError;
use crate::record_reader::{RecordError, RecordReader, Token};

/// The width of a line of moves, in columns.
const WIDTH: usize = 80;

/// A record: everything needed to replay a match, with tags for people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Names and values in the order written. A name may occur more than once, as `Option` does.
    pub tags: Vec<(String, String)>,
    /// The actions in order, and words between them.
    pub moves: Vec<RecordedMove>,
    /// The result mark after the moves: `1-0`, `0-1`, `1/2-1/2`, or `*` for a match that is not over.
    pub result: Option<String>,
}

/// One action in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The move number before it, with its dots, where one is written.
    pub number: Option<String>,
    /// The action, or a word of a sentence: [`Record::actions`] tells them apart.
    pub text: String,
}

/// A record that cannot be replayed.
#[derive(Debug, Error)]
#[error("{}", self.phrase())]
pub enum ReplayError {
    /// The tag `Game` is missing.
    NoGame,
    /// The game is unknown.
    UnknownGame {
        /// The name asked for.
        name: String,
        /// The games there are.
        known: String,
    },
    /// Position that this program does not have, or no version of any.
    UnknownRules {
        /// The game.
        game: &'static str,
        /// The version in the record.
        version: String,
    },
    /// An option that the game does not have or take.
    Option(#[from] OptionError),
    /// The start of the match depends on a seed, which is missing.
    NoSeed,
    /// The seed is invalid.
    Seed(#[from] ParseSeedError),
    /// The tags about the start of the match contradict each other.
    Setup(#[from] SetupError),
    /// The position is not valid.
    DynPosition(#[from] PositionError),
    /// A move is refused.
    Move(#[from] MoveError),
}

/// Tags about the start of a match that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub enum SetupError {
    /// `FEN` in a game that does not begin from a position of chess.
    NoChess(&'static str),
    /// Both `Position` and `FEN`.
    Both,
    /// `SetUp` without a position.
    NoFen,
    /// A position that `SetUp` contradicts.
    NotSetUp,
    /// `SetUp` with another value.
    SetUp(String),
}

impl SetupError {
    /// Returns the error as a phrase.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoChess(game) => phrase!(
                "the tag FEN gives a position of chess, and {game} has none: give the position in the tag Position",
                game = Word(game)
            ),
            Self::Both => phrase!(
                "the tags Position and FEN both give the position to begin from: leave one of them out"
            ),
            Self::NoFen => {
                phrase!("the tag SetUp says that the game begins from a position, but there is no tag FEN")
            }
            Self::NotSetUp => phrase!(
                "the tag FEN gives a position, but the tag SetUp says that the game begins as usual: leave one of them out"
            ),
            Self::SetUp(value) => phrase!("the tag SetUp is 0 or 1, not “{value}”", value = value.as_str()),
        }
    }
}

impl ReplayError {
    /// Returns the error as a phrase.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoGame => phrase!("the record does not say which game it is of (tag Game)"),
            Self::UnknownGame { name, known } => phrase!(
                "there is no game “{typed}”; the games are: {known}",
                typed = name.as_str(),
                known = known.as_str()
            ),
            Self::UnknownRules { game, version } => phrase!(
                "the record is of version {version} of the rules of {game}, which this program does not know",
                version = version.as_str(),
                game = Word(game)
            ),
            Self::Option(why) => why.phrase(),
            Self::NoSeed => {
                phrase!("the record has no seed (tag Seed), and without it nobody knows what was dealt")
            }
            Self::Seed(_) => phrase!("a seed is 64 hexadecimal digits (32 bytes)"),
            Self::Setup(why) => why.phrase(),
            Self::DynPosition(why) => why.phrase(),
            Self::Move(why) => why.phrase(),
        }
    }

    fn unknown_game(name: &str) -> Self {
        let known: Vec<&str> = super::GAMES.iter().map(|game| game.name()).collect();
        Self::UnknownGame { name: excerpt(name), known: known.join(", ") }
    }
}

fn unknown_rules(game: &dyn Game, version: &str) -> ReplayError {
    ReplayError::UnknownRules { game: game.name(), version: version.chars().take(20).collect() }
}

impl Record {
    /// Returns the record of a match, with its seed and all its actions: for the time after its end, or the referee.
    /// `tags` come first, e.g. names and date.
    ///
    /// ```
    /// use trickmate_rules::Record;
    /// let played = "[Game \"poker\"] 1. e4".parse::<Record>()?.replay()?;
    /// let record = Record::of(&played, [("White".to_owned(), "Ann".to_owned())]);
    /// assert!(record.to_string().starts_with("[White \"Ann\"]\n[Game \"poker\"]\n"));
    /// assert!(record.to_string().ends_with("\n\n1. e4 *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(game: &Match, tags: impl IntoIterator<Item = (String, String)>) -> Self {
        Self::seen_by(Viewer::Omniscient, game, tags)
    }

    /// Writes the record of a match as a viewer may see it now. While the match runs, only an omniscient viewer gets
    /// its seed and secrets; others get the tag `Commitment` with the seed's SHA-256, and secret actions in their
    /// public form.
    #[must_use]
    pub fn seen_by(viewer: Viewer, game: &Match, tags: impl IntoIterator<Item = (String, String)>) -> Self {
        let viewer = game.knowledge_of(viewer);
        let mut tags: Vec<(String, String)> = tags.into_iter().collect();
        let mut tag = |name: &str, value: String| tags.push((name.to_owned(), value));
        tag("Game", game.game().name().to_owned());
        for (name, value) in game.options_for(viewer).iter() {
            tag("Option", format!("{name}={value}"));
        }
        tag("Rules", game.game().rules_version().to_string());
        match viewer {
            Viewer::Omniscient => tag("Seed", game.seed().to_hex()),
            _ => tag("Commitment", game.seed().commitment()),
        }
        if let Some(setup) = game.setup(viewer) {
            tag("Position", setup);
        }
        let outcome = game.outcome();
        let result = outcome.as_ref().map_or("*", super::Outcome::result_mark);
        tag("Result", result.to_owned());
        if let Some(outcome) = &outcome {
            tag("Reason", outcome.reason.name().to_owned());
        }
        let mut numbering = Numbering::default();
        let moves = game.plies().iter().zip(game.notation_for(viewer)).map(|(ply, told)| RecordedMove {
            number: numbering.take(ply).then(|| numbering.to_string()),
            text: told.to_owned(),
        });
        Self { tags, moves: moves.collect(), result: Some(result.to_owned()) }
    }

    /// Returns the record of a match that begins in the position of this one, with all secrets and without moves: the
    /// position as text.
    #[must_use]
    pub fn of_position(game: &Match) -> Self {
        let mut tags = vec![("Game".to_owned(), game.game().name().to_owned())];
        for (name, value) in game.options().iter() {
            tags.push(("Option".to_owned(), format!("{name}={value}")));
        }
        tags.push(("Rules".to_owned(), game.game().rules_version().to_string()));
        let seen = game.position().observe(Viewer::Omniscient);
        let (json, text) = (seen.json(), seen.text());
        // The short form, if it says everything.
        let read = game.game().read(game.options(), game.seed(), &text);
        let is_whole = read.is_ok_and(|read| read.observe(Viewer::Omniscient).json() == json);
        tags.push(("Position".to_owned(), if is_whole { text } else { json.to_string() }));
        Self { tags, moves: Vec::new(), result: Some("*".to_owned()) }
    }

    /// Returns the record of a match that anybody may see now.
    #[must_use]
    pub fn public(game: &Match, tags: impl IntoIterator<Item = (String, String)>) -> Self {
        Self::seen_by(Viewer::Public, game, tags)
    }

    /// Returns the value of the first tag of this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Returns the game, with the rules under which the match began.
    fn game(&self) -> Result<&'static dyn Game, ReplayError> {
        let name = self.tag("Game").ok_or(ReplayError::NoGame)?;
        let game = super::game(name).ok_or_else(|| ReplayError::unknown_game(name))?;
        let version = match self.tag("Rules") {
            Some(text) => text.parse().map_err(|_| unknown_rules(game, text))?,
            None => FIRST_RULES,
        };
        super::game_at(name, version).ok_or_else(|| unknown_rules(game, &version.to_string()))
    }

    /// Returns the position from which the match begins, if it is not the usual one: the tag `Position`, or the `FEN`
    /// of other programs.
    fn setup(&self, game: &dyn Game) -> Result<Option<Cow<'_, str>>, SetupError> {
        let any_case = |wanted: &str| {
            let found = self.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
            found.map(|(_, value)| value.trim())
        };
        let (position, fen) = (self.tag("Position"), any_case("FEN"));
        match (any_case("SetUp"), fen) {
            (Some("0"), Some(_)) => return Err(SetupError::NotSetUp),
            (Some("1"), None) if position.is_none() => return Err(SetupError::NoFen),
            (Some("0" | "1") | None, _) => {}
            (Some(other), _) => return Err(SetupError::SetUp(excerpt(other))),
        }
        match (position, fen) {
            (Some(_), Some(_)) => Err(SetupError::Both),
            (position, None) => Ok(position.map(Cow::Borrowed)),
            (None, Some(fen)) => match game.fen_position(fen) {
                Some(json) => Ok(Some(Cow::Owned(json))),
                None => Err(SetupError::NoChess(game.title())),
            },
        }
    }

    /// Returns the match of the record, before its first move.
    ///
    /// # Errors
    /// Tags that do not make sense.
    pub fn begin(&self) -> Result<Match, ReplayError> {
        let game = self.game()?;
        let given = self.tags.iter().filter(|(name, _)| name == "Option");
        let options = Options::new(game.options(), given.filter_map(|(_, value)| value.split_once('=')))?;
        let setup = self.setup(game)?;
        let setup = setup.as_deref();
        let seed = match self.tag("Seed") {
            Some(seed) => seed.parse()?,
            None if self.tag("Position").is_none() && game.is_dealt(&options) => {
                return Err(ReplayError::NoSeed);
            }
            None => Seed::new([0; 32]),
        };
        Ok(match setup {
            None => Match::new(game, options, seed),
            Some(setup) if setup.trim_start().starts_with('{') => {
                Match::from_position(game, options, seed, setup.to_owned())?
            }
            // The short form of a position.
            Some(text) => {
                let json = game.read(&options, &seed, text)?.observe(Viewer::Omniscient).json().to_string();
                Match::from_position(game, options, seed, json)?
            }
        })
    }

    /// Returns the match of the record, with all its moves.
    ///
    /// ```
    /// use trickmate_rules::{EndReason, Record};
    /// let record: Record = "[Game \"poker\"] 1. f3 e5 2. g4 {a mistake} Qh4# 0-1".parse()?;
    /// let played = record.replay()?;
    /// assert_eq!(played.outcome().map(|end| end.reason), Some(EndReason::Checkmate));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Tags that do not make sense, or a move that is refused.
    pub fn replay(&self) -> Result<Match, ReplayError> {
        let mut played = self.begin()?;
        played.play_all(self.actions(played.game()))?;
        Ok(played)
    }

    /// Returns the actions in turn, without the words of sentences between them and the full stops behind them.
    ///
    /// A word that is shaped like an action of the game is always one. An end outside the game's rules is one only at the
    /// end of the record.
    ///
    /// ```
    /// use trickmate_rules::Record;
    /// let game = trickmate_rules::game("poker").ok_or("it is in the list")?;
    /// let record: Record = "1. e4 a good move; e5 2 Nf3 (2. d4) Nc6. 1/2-1/2".parse()?;
    /// assert_eq!(record.actions(game), ["e4", "e5", "Nf3", "Nc6"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn actions(&self, game: &dyn Game) -> Vec<&str> {
        let words =
            || self.moves.iter().map(|written| without_stop(&written.text)).filter(|word| !word.is_empty());
        let is_action =
            |word: &&str| word.starts_with(ANY_MOVE) || game.is_shaped_like_action(without_seat(word));
        let mut actions: Vec<&str> =
            words().filter(|word| !is_adjudication(word)).filter(is_action).collect();
        let last = words().next_back();
        if actions.is_empty() && !last.is_some_and(is_adjudication) {
            // A text of words alone is not a score sheet: the first word is refused as a move.
            return words().collect();
        }
        actions.extend(last.filter(|word| is_adjudication(word)));
        actions
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        writeln!(f)?;
        let mut column = 0;
        let words =
            self.moves.iter().flat_map(|written| [written.number.as_deref(), Some(written.text.as_str())]);
        for word in words.flatten().chain(self.result.as_deref()) {
            let length = word.chars().count();
            if column > 0 && column + 1 + length > WIDTH {
                writeln!(f)?;
                column = 0;
            } else if column > 0 {
                f.write_str(" ")?;
                column += 1;
            }
            f.write_str(word)?;
            column += length;
        }
        writeln!(f)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads tags and moves. Comments, variations and glyphs are skipped.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut record = Self::default();
        let mut reader = RecordReader::new(text);
        let mut number = None;
        while let Some(token) = reader.next()? {
            match token {
                Token::Tag(name, value) => record.tags.push((name, value)),
                Token::Number(text) => number = Some(text.to_owned()),
                Token::Word(word) => match result_mark(word) {
                    Some(mark) => record.result = Some(mark.to_owned()),
                    None => {
                        record.moves.push(RecordedMove { number: number.take(), text: word.to_owned() });
                    }
                },
            }
        }
        Ok(record)
    }
}

/// Returns the result of a result mark.
fn result_mark(word: &str) -> Option<&'static str> {
    match word {
        "1-0" | "1–0" => Some("1-0"),
        "0-1" | "0–1" => Some("0-1"),
        "1/2-1/2" | "½-½" | "½–½" => Some("1/2-1/2"),
        "*" => Some("*"),
        _ => None,
    }
}

/// Removes the punctuation after a word.
fn without_stop(word: &str) -> &str {
    if word.ends_with("e.p.") { word } else { word.trim_end_matches(['.', ',', ';', ':', '…']) }
}

/// Checks whether a word ends a match outside of the game's rules, such as `draw` or `f:resign`.
fn is_adjudication(word: &str) -> bool {
    match word.split_once(':') {
        Some((seat, what)) => seat.len() == 1 && matches!(what, "resign" | "time"),
        None => matches!(word, "draw" | "time" | "abort"),
    }
}

/// Removes the seat before a word, such as `w:`.
fn without_seat(word: &str) -> &str {
    match word.split_once(':') {
        Some((seat, action)) if seat.len() == 1 && seat.is_ascii() => action,
        _ => word,
    }
}
