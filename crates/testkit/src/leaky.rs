//! Games with a planted leak of secrets, to show that the leak tests notice it.

use std::any::Any;

use serde_json::Value;
use trickmate_rules::kernel::Seed;
use trickmate_rules::piece_info::PieceInfo;
use trickmate_rules::{
    ActionError, DeckGame, DynObservation, DynPosition, Game, Goal, Happening, Knowledge, MenuPath, MenuStep,
    Moment, Observation, OptionSpec, Options, Outcome, Phrase, PositionError, Seat, SeatName, Status, View,
    Viewer,
};

use super::mystery_table::mysterious;
use super::summoner_table::summoner;

/// Places of a planted leak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    Legal,
    Ways,
    ActionError,
    Notation,
    Story,
    View,
    Text,
    Json,
    Detail,
    Sheets,
    Options,
}

/// A game with a leak.
#[derive(Debug)]
pub struct Leaky {
    leak: Leak,
    game: fn() -> &'static dyn Game,
}

const fn mystery(leak: Leak) -> Leaky {
    Leaky { leak, game: mysterious }
}

const fn summons(leak: Leak) -> Leaky {
    Leaky { leak, game: summoner }
}

/// Mysterious Chess with a leak.
pub static MYSTERIES: [Leaky; 10] = [
    mystery(Leak::Legal),
    mystery(Leak::Ways),
    mystery(Leak::ActionError),
    mystery(Leak::Notation),
    mystery(Leak::Story),
    mystery(Leak::View),
    mystery(Leak::Text),
    mystery(Leak::Json),
    mystery(Leak::Detail),
    mystery(Leak::Sheets),
];

/// Summoner's Chess with a leak. Everybody may know how its pieces move.
pub static SUMMONERS: [Leaky; 9] = [
    summons(Leak::Legal),
    summons(Leak::Ways),
    summons(Leak::ActionError),
    summons(Leak::Notation),
    summons(Leak::View),
    summons(Leak::Text),
    summons(Leak::Json),
    summons(Leak::Detail),
    summons(Leak::Options),
];

impl Leaky {
    pub fn leak(&self) -> Leak {
        self.leak
    }

    fn wrap(&self, inner: Box<dyn DynPosition>) -> Box<dyn DynPosition> {
        Box::new(LeakyPosition { inner, leak: self.leak })
    }
}

impl Game for Leaky {
    fn name(&self) -> &'static str {
        (self.game)().name()
    }
    fn rules_version(&self) -> u32 {
        (self.game)().rules_version()
    }
    fn title(&self) -> &'static str {
        (self.game)().title()
    }
    fn goal(&self, options: &Options) -> Goal {
        (self.game)().goal(options)
    }
    fn seats(&self) -> [SeatName; 2] {
        (self.game)().seats()
    }
    fn options(&self) -> &'static [OptionSpec] {
        (self.game)().options()
    }
    fn is_shaped_like_action(&self, word: &str) -> bool {
        (self.game)().is_shaped_like_action(word)
    }
    fn decks(&self) -> Option<&dyn DeckGame> {
        if self.leak == Leak::Options { None } else { (self.game)().decks() }
    }
    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition> {
        self.wrap((self.game)().start(options, seed))
    }
    fn load(
        &self,
        options: &Options,
        seed: &Seed,
        json: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        Ok(self.wrap((self.game)().load(options, seed, json)?))
    }
    fn read(
        &self,
        options: &Options,
        seed: &Seed,
        text: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        Ok(self.wrap((self.game)().read(options, seed, text)?))
    }
}

struct LeakyPosition {
    inner: Box<dyn DynPosition>,
    leak: Leak,
}

impl Status for LeakyPosition {
    fn seat_names(&self) -> [SeatName; 2] {
        self.inner.seat_names()
    }
    fn part(&self) -> u8 {
        self.inner.part()
    }
    fn to_act(&self) -> Vec<Seat> {
        self.inner.to_act()
    }
    fn is_simultaneous(&self) -> bool {
        self.inner.is_simultaneous()
    }
    fn is_seed_secret(&self) -> bool {
        self.inner.is_seed_secret()
    }

    fn disclosures(&self) -> Option<usize> {
        self.inner.disclosures()
    }
    fn secret_plies(&self) -> usize {
        self.inner.secret_plies()
    }
    fn is_within_turn(&self) -> bool {
        self.inner.is_within_turn()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }
}

impl DynPosition for LeakyPosition {
    fn observe(&self, viewer: Viewer) -> Box<dyn DynObservation> {
        let [own, all] = [viewer, Viewer::Omniscient].map(|viewer| self.inner.observe(viewer));
        Box::new(LeakyObservation { own, all, leak: self.leak })
    }
    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, ActionError> {
        let viewer = if self.leak == Leak::Notation { Viewer::Omniscient } else { viewer };
        self.inner.notation(seat, text, viewer).map_err(|refusal| match self.leak {
            Leak::ActionError => {
                let all = self.inner.observe(Viewer::Omniscient);
                ActionError::illegal(Phrase::verbatim(format!("{refusal}: {}", all.text())))
            }
            _ => refusal,
        })
    }
    fn happenings(
        &self,
        seat: Seat,
        text: &str,
        viewer: Viewer,
        moment: Moment,
    ) -> Result<Vec<Happening>, ActionError> {
        let viewer = if self.leak == Leak::Story { Viewer::Omniscient } else { viewer };
        self.inner.happenings(seat, text, viewer, moment)
    }
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, ActionError> {
        let text = self.inner.play(seat, text)?;
        // Where the text is the same for all viewers, the leak is in the text itself.
        let leaks = self.leak == Leak::Notation && self.inner.secret_plies() == 0;
        let all = self.inner.observe(Viewer::Omniscient);
        Ok(if leaks { format!("{text} {}", all.text()) } else { text })
    }
    fn knowledge(&self, seat: Seat) -> Knowledge {
        self.inner.knowledge(seat)
    }
    fn memory(&self) -> usize {
        self.inner.memory()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.inner.perft(depth)
    }
    fn boxed(&self) -> Box<dyn DynPosition> {
        Box::new(Self { inner: self.inner.boxed(), leak: self.leak })
    }
}

/// Observation of a viewer, and the omniscient one for the leak.
#[derive(Debug)]
struct LeakyObservation {
    own: Box<dyn DynObservation>,
    all: Box<dyn DynObservation>,
    leak: Leak,
}

impl LeakyObservation {
    /// Returns the observation to ask: the omniscient one at the leak.
    fn at(&self, place: Leak) -> &dyn DynObservation {
        if self.leak == place { &*self.all } else { &*self.own }
    }
}

impl Observation for LeakyObservation {
    fn view(&self) -> View {
        self.at(Leak::View).view()
    }
    fn text(&self) -> String {
        self.at(Leak::Text).text()
    }
    fn json(&self) -> Value {
        self.at(Leak::Json).json()
    }
    fn detail(&self) -> Value {
        self.at(Leak::Detail).detail()
    }
    fn piece_infos(&self) -> Vec<(String, PieceInfo)> {
        self.at(Leak::Sheets).piece_infos()
    }
}

impl DynObservation for LeakyObservation {
    fn legal(&self, seat: Seat) -> Vec<String> {
        self.at(Leak::Legal).legal(seat)
    }
    fn menu_paths(&self, seat: Seat) -> Vec<MenuPath> {
        self.at(Leak::Ways).menu_paths(seat)
    }
    fn menu_steps(&self, seat: Seat) -> Vec<(String, Vec<MenuStep>)> {
        self.at(Leak::Ways).menu_steps(seat)
    }
    fn equals(&self, other: &dyn DynObservation) -> bool {
        self.own.equals(other)
    }
    fn as_any(&self) -> &dyn Any {
        self.own.as_any()
    }
}
