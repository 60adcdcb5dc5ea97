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
//! `docs/records.md` tells what is written and what is read.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::FIRST_RULES;
use super::excerpt::excerpt;
use super::game::Game;
use super::kernel::{ParseSeedError, Seed};
use super::r#match::{Match, MoveError};
use super::numbering::Numbering;
use super::option::{OptionError, Options};
use super::seat::Viewer;
use crate::position_error::PositionError;

/// Columns after which the moves go on in a new line.
const WIDTH: usize = 80;

/// A record: what is needed to replay a match, and what people want to know beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Names and values in the order written. A name may occur more than once, as `Option` does.
    pub tags: Vec<(String, String)>,
    /// The actions in turn.
    pub moves: Vec<RecordedMove>,
    /// The result mark after the moves: `1-0`, `0-1`, `1/2-1/2`, or `*` for a match that is not over.
    pub result: Option<String>,
}

/// One action in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The move number before it, with its dots, where one is written.
    pub number: Option<String>,
    /// The action.
    pub text: String,
}

/// A text that is no record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A tag without its form.
    #[error("a tag has the form [Name \"value\"], not {0}")]
    Tag(String),
    /// An option without its form.
    #[error("an option has the form key=value, not “{0}”")]
    Option(String),
    /// A comment that does not end.
    #[error("a comment begins with {{ and never ends")]
    OpenComment,
}

/// A record that cannot be replayed.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// The tag `Game` is missing.
    #[error("the record does not say which game it is of (tag Game)")]
    NoGame,
    /// The game is unknown.
    #[error("there is no game “{name}”; the games are: {known}")]
    UnknownGame {
        /// What was asked for.
        name: String,
        /// The games there are.
        known: String,
    },
    /// Position that this program does not have, or no version of any.
    #[error("the record is of version {version} of the rules of {game}, which this program does not know")]
    UnknownRules {
        /// The game.
        game: &'static str,
        /// What the record says.
        version: String,
    },
    /// An option that the game does not have or take.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The match begins with what is dealt from a seed, and the seed is not told.
    #[error("the record has no seed (tag Seed), and without it nobody knows what was dealt")]
    NoSeed,
    /// The seed is not one.
    #[error(transparent)]
    Seed(#[from] ParseSeedError),
    /// The position is not valid.
    #[error(transparent)]
    DynPosition(#[from] PositionError),
    /// A move is refused.
    #[error(transparent)]
    Move(#[from] MoveError),
}

impl ReplayError {
    fn unknown_game(name: &str) -> Self {
        let known: Vec<&str> = super::GAMES.iter().map(|game| game.name()).collect();
        Self::UnknownGame { name: excerpt(name), known: known.join(", ") }
    }
}

fn unknown_rules(game: &dyn Game, version: &str) -> ReplayError {
    ReplayError::UnknownRules { game: game.name(), version: version.chars().take(20).collect() }
}

impl Record {
    /// The record of a match, with its seed and all its actions: for the time after its end, or the referee.
    /// `tags` come first, e.g. names and date.
    #[must_use]
    pub fn of(game: &Match, tags: impl IntoIterator<Item = (String, String)>) -> Self {
        Self::seen_by(Viewer::Omniscient, game, tags)
    }

    /// The record of a match as a viewer may see it now. While the match goes on, others than those who may know
    /// everything find the tag `Commitment` with the seed's SHA-256 in the place of the seed, and what is secret as they
    /// know it.
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
            tag("Reason", outcome.reason.to_owned());
        }
        let mut numbering = Numbering::default();
        let moves = game.plies().iter().zip(game.notation_for(viewer)).map(|(ply, told)| RecordedMove {
            number: numbering.take(ply).then(|| numbering.to_string()),
            text: told.to_owned(),
        });
        Self { tags, moves: moves.collect(), result: Some(result.to_owned()) }
    }

    /// The record of a match that begins in the position of this one, with all secrets and without moves: the position as
    /// text.
    #[must_use]
    pub fn of_position(game: &Match) -> Self {
        let mut tags = vec![("Game".to_owned(), game.game().name().to_owned())];
        for (name, value) in game.options().iter() {
            tags.push(("Option".to_owned(), format!("{name}={value}")));
        }
        tags.push(("Rules".to_owned(), game.game().rules_version().to_string()));
        let seen = game.position().observe(Viewer::Omniscient);
        let (json, text) = (seen.json(), seen.text());
        // The short form, where it says everything.
        let read = game.game().read(game.options(), game.seed(), &text);
        let is_whole = read.is_ok_and(|read| read.observe(Viewer::Omniscient).json() == json);
        tags.push(("Position".to_owned(), if is_whole { text } else { json.to_string() }));
        Self { tags, moves: Vec::new(), result: Some("*".to_owned()) }
    }

    /// The record of a match as anybody may see it now.
    #[must_use]
    pub fn public(game: &Match, tags: impl IntoIterator<Item = (String, String)>) -> Self {
        Self::seen_by(Viewer::Public, game, tags)
    }

    /// The value of the first tag of this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The game, with the rules that the match was begun under.
    fn game(&self) -> Result<&'static dyn Game, ReplayError> {
        let name = self.tag("Game").ok_or(ReplayError::NoGame)?;
        let game = super::game(name).ok_or_else(|| ReplayError::unknown_game(name))?;
        let version = match self.tag("Rules") {
            Some(text) => text.parse().map_err(|_| unknown_rules(game, text))?,
            None => FIRST_RULES,
        };
        super::game_at(name, version).ok_or_else(|| unknown_rules(game, &version.to_string()))
    }

    /// The match that the record tells of, before its first move.
    ///
    /// # Errors
    /// Tags that do not make sense.
    pub fn begin(&self) -> Result<Match, ReplayError> {
        let game = self.game()?;
        let given = self.tags.iter().filter(|(name, _)| name == "Option");
        let options = Options::new(game.options(), given.filter_map(|(_, value)| value.split_once('=')))?;
        let setup = self.tag("Position");
        let seed = match self.tag("Seed") {
            Some(seed) => seed.parse()?,
            None if setup.is_none() && game.is_dealt(&options) => return Err(ReplayError::NoSeed),
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

    /// The match that the record tells of, with all its moves.
    ///
    /// # Errors
    /// Tags that do not make sense, or a move that is refused.
    pub fn replay(&self) -> Result<Match, ReplayError> {
        let mut played = self.begin()?;
        played.play_all(self.texts())?;
        Ok(played)
    }

    /// The actions without their numbers.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.moves.iter().map(|written| written.text.as_str())
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

    /// Reads tags and moves. Lone dots, comments in braces and `$` glyphs are passed over.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut record = Self::default();
        let mut rest = text.trim_start();
        while let Some(inside) = rest.strip_prefix('[') {
            let (tag, after) = read_tag(inside)
                .ok_or_else(|| RecordError::Tag(excerpt(rest.lines().next().unwrap_or_default())))?;
            if tag.0 == "Option" && !tag.1.contains('=') {
                return Err(RecordError::Option(excerpt(&tag.1)));
            }
            record.tags.push(tag);
            rest = after.trim_start();
        }
        let mut number = None;
        while !rest.is_empty() {
            if let Some(comment) = rest.strip_prefix('{') {
                let (_, after) = comment.split_once('}').ok_or(RecordError::OpenComment)?;
                rest = after.trim_start();
                continue;
            }
            let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            rest = after.trim_start();
            let (mut dotted, mut text) = split_number(word);
            // "1.1.e4" would be read as "1.e4" the next time.
            while let (Some(again), after) = split_number(text) {
                (dotted, text) = (Some(again), after);
            }
            number = dotted.or(number);
            match text {
                "" => {}
                mark @ ("1-0" | "0-1" | "1/2-1/2" | "½-½" | "*") => record.result = Some(mark.to_owned()),
                glyph if glyph.starts_with('$') => {}
                // It would be read as a tag where it comes first.
                tag if tag.starts_with('[') => return Err(RecordError::Tag(excerpt(tag))),
                text => record.moves.push(RecordedMove { number: number.take(), text: text.to_owned() }),
            }
        }
        Ok(record)
    }
}

/// Reads `Name "value"]`; in the value `\"` and `\\` stand for a quote and a backslash.
fn read_tag(text: &str) -> Option<((String, String), &str)> {
    let (name, rest) = text.split_once('"')?;
    let mut value = String::new();
    let mut letters = rest.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => {
                let after = rest[at + 1..].trim_start().strip_prefix(']')?;
                return Some(((name.trim().to_owned(), value), after));
            }
            '\\' => value.push(letters.next()?.1),
            _ => value.push(letter),
        }
    }
    None
}

/// A word as the move number at its beginning, where it has one, and what follows the number and its dots.
fn split_number(word: &str) -> (Option<String>, &str) {
    let dots = ['.', '…'];
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if !word[digits..].starts_with(dots) {
        return (None, word);
    }
    let text = word[digits..].trim_start_matches(dots);
    let number = &word[..word.len() - text.len()];
    ((digits > 0).then(|| number.to_owned()), text)
}
