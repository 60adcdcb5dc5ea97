//! Matches in which one side does without pieces.

use crate::game::Game;
use crate::kernel::Seed;
use crate::r#match::Match;
use crate::odds::{Odds, OddsError};
use crate::option::Options;
use crate::seat::{Seat, Viewer};

impl Odds {
    /// Returns the side that does without the pieces.
    ///
    /// # Errors
    /// Odds that this game does not allow.
    pub fn giver(&self, game: &dyn Game, options: &Options) -> Result<Seat, OddsError> {
        // The pieces do not depend on the seed: see `OddsError::Dealt`.
        let start = game.start(options, &Seed::new([0; 32])).observe(Viewer::Omniscient).json();
        game.without(options, start, self).map(|(_, giver)| giver)
    }
}

impl Match {
    /// Returns a match from its beginning, where one side does without these pieces. Its record begins from that position.
    ///
    /// ```
    /// use trickmate_rules::kernel::Seed;
    /// use trickmate_rules::{Match, Options, Record};
    /// let game = trickmate_rules::game("poker").ok_or("it is in the list")?;
    /// let options = Options::new(game.options(), [])?;
    /// let mut played = Match::with_odds(game, options, Seed::new([0; 32]), &"d1".parse()?)?;
    /// assert!(played.play("Qd2").is_err());
    /// played.play("e4")?;
    /// let record: Record = Record::of(&played, []).to_string().parse()?;
    /// assert_eq!(record.replay()?.plies().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Odds that this game does not allow.
    pub fn with_odds(
        game: &'static dyn Game,
        options: Options,
        seed: Seed,
        odds: &Odds,
    ) -> Result<Self, OddsError> {
        let start = game.start(&options, &seed);
        let (setup, _) = game.without(&options, start.observe(Viewer::Omniscient).json(), odds)?;
        let begun = Self::from_position(game, options, seed, setup.to_string())?;
        if begun.outcome().is_some() || begun.to_act() != start.to_act() {
            return Err(OddsError::Unplayable);
        }
        Ok(begun)
    }
}
