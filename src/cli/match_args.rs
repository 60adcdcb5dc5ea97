//! The flags that set up a table: game, options, seed, position, moves.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Match, Record, RecordError, Seat, SeedOrigin, Viewer};

use super::failure::Failure;

/// A table and the moves played at it.
#[derive(Args)]
pub(super) struct MatchArgs {
    /// The game: cardmate, poker, mysterious or summoner
    pub(super) game: String,

    /// A game option, e.g. --option deal=wild; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// The match seed: 64 hexadecimal digits, or `random` [default: all zeros; a record brings its own]
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,

    /// Derive the seed from the tags Secret, Match, Challenge, Accept and Challenger of the record, and refuse a seed or
    /// seats that do not follow from them
    #[arg(long)]
    derive_seed: bool,

    /// Begin from a position instead, in the game's JSON form
    #[arg(long, value_name = "FILE.json")]
    position: Option<PathBuf>,

    /// The moves to replay; numbers, dots, comments and result marks are passed over, a whole record with its
    /// tags is understood
    #[arg(long, value_name = "MOVES", default_value = "", allow_hyphen_values = true)]
    moves: String,

    /// Show only what this seat, or the public, may know
    #[arg(long = "as", value_name = "SEAT|public")]
    viewer: Option<String>,
}

/// Match that the flags describe.
pub(super) struct Setting {
    pub(super) game: Match,
    /// Moves to play from there.
    pub(super) record: Record,
    pub(super) viewer: Viewer,
    /// Origin of the seed, if the flags ask for it.
    pub(super) origin: Option<SeedOrigin>,
}

/// A match after all its moves.
pub(super) struct Played {
    pub(super) game: Match,
    pub(super) viewer: Viewer,
    /// Origin of the seed, if the flags ask for it.
    pub(super) origin: Option<SeedOrigin>,
}

impl MatchArgs {
    /// Returns the match before its first move, the moves, and the viewer. The flags become tags of the record and take
    /// precedence over its own tags.
    ///
    /// # Errors
    /// Any combination that the flags do not allow, each in one line.
    pub(super) fn set(&self) -> Result<Setting, Failure> {
        let mut record: Record = self.moves.parse()?;
        let mut tags = vec![("Game", self.game.clone())];
        tags.extend(self.options.iter().map(|option| ("Option", option.clone())));
        if let Some(option) = self.options.iter().find(|option| !option.contains('=')) {
            return Err(RecordError::Option(option.clone()).into());
        }
        if let Some(seed) = &self.seed {
            tags.push(("Seed", if seed == "random" { random_seed()? } else { seed.clone() }));
        } else if !self.derive_seed && record.tag("Game").is_none() && record.tag("Seed").is_none() {
            // Bare moves belong to the deal of zeros; a record has its own seed.
            tags.push(("Seed", Seed::new([0; 32]).to_hex()));
        }
        if record.tag("Game").is_none()
            && record.tag("Rules").is_none()
            && let Some(game) = trickmate_rules::game(&self.game)
        {
            // Bare moves are of the present rules; a whole record without this tag is of the first.
            tags.push(("Rules", game.rules_version().to_string()));
        }
        if let Some(path) = &self.position {
            let setup = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
            tags.push(("Position", setup));
        }
        if let Some(other) = record.tag("Game").filter(|name| *name != self.game) {
            return Err(format!("the moves are a record of {other}, not of {}", self.game).into());
        }
        record.tags.retain(|(name, value)| !self.overrides(name, value));
        record.tags.extend(tags.into_iter().map(|(name, value)| (name.to_owned(), value)));
        // The seed is derived from the options too, and only a match knows them: until then any seed will do.
        let is_unknown = self.derive_seed && record.tag("Seed").is_none();
        if is_unknown {
            record.tags.push(("Seed".to_owned(), Seed::new([0; 32]).to_hex()));
        }
        let mut game = record.begin()?;
        let mut derived = None;
        if self.derive_seed {
            let origin = record.seed_origin(game.game())?;
            if is_unknown {
                record.tags.retain(|(name, _)| name != "Seed");
                let seed = origin.seed(game.game(), game.options()).to_hex();
                record.tags.push(("Seed".to_owned(), seed));
                game = record.begin()?;
            }
            origin.check(&game)?;
            derived = Some(origin);
        }
        let viewer = self.viewer(game.game())?;
        Ok(Setting { game, record, viewer, origin: derived })
    }

    /// Returns the match after all its moves.
    ///
    /// # Errors
    /// As [`MatchArgs::set`], and a move that is refused.
    pub(super) fn play(&self) -> Result<Played, Failure> {
        let Setting { mut game, record, viewer, origin } = self.set()?;
        game.play_all(record.actions(game.game()))?;
        Ok(Played { game, viewer, origin })
    }

    /// Returns `true` if a flag replaces a record's tag.
    fn overrides(&self, name: &str, value: &str) -> bool {
        let key = |option: &str| option.split_once('=').map(|(key, _)| key.to_owned());
        match name {
            "Game" => true,
            "Option" => self.options.iter().any(|option| key(option) == key(value)),
            "Seed" => self.seed.is_some(),
            "Position" => self.position.is_some(),
            name if name.eq_ignore_ascii_case("FEN") || name.eq_ignore_ascii_case("SetUp") => {
                self.position.is_some()
            }
            _ => false,
        }
    }

    fn viewer(&self, game: &dyn Game) -> Result<Viewer, Failure> {
        match self.viewer.as_deref() {
            None => Ok(Viewer::Omniscient),
            Some("public") => Ok(Viewer::Public),
            Some(key) => seat(game, key).map(Viewer::Seat),
        }
    }
}

/// Returns a seed from the operating system, in hexadecimal.
fn random_seed() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(bytes).to_hex())
}

/// Returns the seat that a game calls by this name.
///
/// # Errors
/// One line with the existing seats.
pub(super) fn seat(game: &dyn Game, key: &str) -> Result<Seat, Failure> {
    let names = game.seats();
    Seat::ALL.into_iter().find(|seat| names[seat.index()].key == key).ok_or_else(|| {
        format!("there is no seat “{key}”; the seats are: {}, {}", names[0].key, names[1].key).into()
    })
}
