//! Games that give secrets away in one place, to show that the leak tests notice.

use serde_json::Value;
use trickmate_rules::kernel::Seed;
use trickmate_rules::piece_info::PieceInfo;
use trickmate_rules::view::PokerHand;
use trickmate_rules::{
    ActionError, DynPosition, Game, Knowledge, MenuPath, OptionSpec, Options, Outcome, PositionError, Seat,
    SeatName, Supply, View, Viewer,
};

use super::mystery_table::mysterious;
use super::summoner_table::summoner;

/// Where a secret gets out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    Legal,
    Ways,
    ActionError,
    Notation,
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
pub static MYSTERIES: [Leaky; 9] = [
    mystery(Leak::Legal),
    mystery(Leak::Ways),
    mystery(Leak::ActionError),
    mystery(Leak::Notation),
    mystery(Leak::View),
    mystery(Leak::Text),
    mystery(Leak::Json),
    mystery(Leak::Detail),
    mystery(Leak::Sheets),
];

/// Summoner's Chess with a leak. How its pieces move is open to all.
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
    fn summary(&self) -> &'static str {
        (self.game)().summary()
    }
    fn guide(&self) -> &'static str {
        (self.game)().guide()
    }
    fn seats(&self) -> [SeatName; 2] {
        (self.game)().seats()
    }
    fn options(&self) -> &'static [OptionSpec] {
        (self.game)().options()
    }
    fn supply(&self, option: &str) -> Option<Supply> {
        if self.leak == Leak::Options { None } else { (self.game)().supply(option) }
    }
    fn turn_end(&self) -> Option<&'static str> {
        (self.game)().turn_end()
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

impl LeakyPosition {
    /// Everyone's knowledge for anybody where the leak is.
    fn viewer(&self, place: Leak, viewer: Viewer) -> Viewer {
        if self.leak == place { Viewer::Omniscient } else { viewer }
    }
}

impl DynPosition for LeakyPosition {
    fn part(&self) -> u8 {
        self.inner.part()
    }
    fn to_act(&self) -> Vec<Seat> {
        self.inner.to_act()
    }
    fn is_simultaneous(&self) -> bool {
        self.inner.is_simultaneous()
    }
    fn is_within_turn(&self) -> bool {
        self.inner.is_within_turn()
    }
    fn legal(&self, seat: Seat, viewer: Viewer) -> Vec<String> {
        self.inner.legal(seat, self.viewer(Leak::Legal, viewer))
    }
    fn menu_paths(&self, seat: Seat, viewer: Viewer) -> Vec<MenuPath> {
        self.inner.menu_paths(seat, self.viewer(Leak::Ways, viewer))
    }
    fn is_seed_secret(&self) -> bool {
        self.inner.is_seed_secret()
    }
    fn secret_plies(&self) -> usize {
        self.inner.secret_plies()
    }
    fn kings_in_danger(&self, seat: Seat) -> Vec<u16> {
        self.inner.kings_in_danger(seat)
    }

    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, ActionError> {
        let viewer = self.viewer(Leak::Notation, viewer);
        self.inner.notation(seat, text, viewer).map_err(|refusal| match self.leak {
            Leak::ActionError => {
                ActionError::illegal(format!("{refusal}: {}", self.inner.text(Viewer::Omniscient)))
            }
            _ => refusal,
        })
    }
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, ActionError> {
        let text = self.inner.play(seat, text)?;
        // Where the text is the same for all viewers, the leak is in the text itself.
        let leaks = self.leak == Leak::Notation && self.inner.secret_plies() == 0;
        Ok(if leaks { format!("{text} {}", self.inner.text(Viewer::Omniscient)) } else { text })
    }
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }
    fn knowledge(&self, seat: Seat) -> Knowledge {
        self.inner.knowledge(seat)
    }
    fn view(&self, viewer: Viewer) -> View {
        self.inner.view(self.viewer(Leak::View, viewer))
    }
    fn text(&self, viewer: Viewer) -> String {
        self.inner.text(self.viewer(Leak::Text, viewer))
    }
    fn json(&self, viewer: Viewer) -> Value {
        self.inner.json(self.viewer(Leak::Json, viewer))
    }
    fn detail(&self, viewer: Viewer) -> Value {
        self.inner.detail(self.viewer(Leak::Detail, viewer))
    }
    fn hand_previews(&self, seat: Seat) -> Vec<(String, PokerHand)> {
        self.inner.hand_previews(seat)
    }
    fn piece_infos(&self, viewer: Viewer) -> Vec<(String, PieceInfo)> {
        self.inner.piece_infos(self.viewer(Leak::Sheets, viewer))
    }
    fn perft(&self, depth: u32) -> u64 {
        self.inner.perft(depth)
    }
    fn boxed(&self) -> Box<dyn DynPosition> {
        Box::new(Self { inner: self.inner.boxed(), leak: self.leak })
    }
}
