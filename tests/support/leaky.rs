//! A game that gives secrets away in one place, to show that the leak test notices.

use serde_json::Value;
use trickmate::rules::kernel::Seed;
use trickmate::rules::sheet::MoveSheet;
use trickmate::rules::view::PokerHand;
use trickmate::rules::{
    Game, OptionSpec, Options, Outcome, Position, PositionError, Refusal, Seat, SeatName, View, Viewer, Way,
};

use super::mystery_table::mysterious;

/// Where a secret gets out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    Legal,
    Ways,
    Refusal,
    Notation,
    View,
    Text,
    Json,
    Detail,
}

/// Mysterious Chess with a leak.
#[derive(Debug)]
pub(crate) struct Leaky(Leak);

pub(crate) static LEAKY: [Leaky; 8] = [
    Leaky(Leak::Legal),
    Leaky(Leak::Ways),
    Leaky(Leak::Refusal),
    Leaky(Leak::Notation),
    Leaky(Leak::View),
    Leaky(Leak::Text),
    Leaky(Leak::Json),
    Leaky(Leak::Detail),
];

impl Leaky {
    pub(crate) fn leak(&self) -> Leak {
        self.0
    }

    fn wrap(&self, inner: Box<dyn Position>) -> Box<dyn Position> {
        Box::new(LeakyPosition { inner, leak: self.0 })
    }
}

impl Game for Leaky {
    fn name(&self) -> &'static str {
        mysterious().name()
    }
    fn title(&self) -> &'static str {
        mysterious().title()
    }
    fn summary(&self) -> &'static str {
        mysterious().summary()
    }
    fn guide(&self) -> &'static str {
        mysterious().guide()
    }
    fn seats(&self) -> [SeatName; 2] {
        mysterious().seats()
    }
    fn options(&self) -> &'static [OptionSpec] {
        mysterious().options()
    }
    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn Position> {
        self.wrap(mysterious().start(options, seed))
    }
    fn load(&self, options: &Options, seed: &Seed, json: &str) -> Result<Box<dyn Position>, PositionError> {
        Ok(self.wrap(mysterious().load(options, seed, json)?))
    }
    fn read(&self, options: &Options, seed: &Seed, text: &str) -> Result<Box<dyn Position>, PositionError> {
        Ok(self.wrap(mysterious().read(options, seed, text)?))
    }
}

struct LeakyPosition {
    inner: Box<dyn Position>,
    leak: Leak,
}

impl LeakyPosition {
    /// Everyone's knowledge for anybody where the leak is.
    fn viewer(&self, place: Leak, viewer: Viewer) -> Viewer {
        if self.leak == place { Viewer::Everyone } else { viewer }
    }
}

impl Position for LeakyPosition {
    fn part(&self) -> u8 {
        self.inner.part()
    }
    fn to_act(&self) -> Vec<Seat> {
        self.inner.to_act()
    }
    fn is_simultaneous(&self) -> bool {
        self.inner.is_simultaneous()
    }
    fn legal(&self, seat: Seat, viewer: Viewer) -> Vec<String> {
        self.inner.legal(seat, self.viewer(Leak::Legal, viewer))
    }
    fn ways(&self, seat: Seat, viewer: Viewer) -> Vec<Way> {
        self.inner.ways(seat, self.viewer(Leak::Ways, viewer))
    }
    fn is_seed_secret(&self) -> bool {
        self.inner.is_seed_secret()
    }
    fn secret_plies(&self) -> usize {
        self.inner.secret_plies()
    }
    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, Refusal> {
        let viewer = self.viewer(Leak::Notation, viewer);
        self.inner.notation(seat, text, viewer).map_err(|refusal| match self.leak {
            Leak::Refusal => Refusal::illegal(format!("{refusal}: {}", self.inner.text(Viewer::Everyone))),
            _ => refusal,
        })
    }
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, Refusal> {
        self.inner.play(seat, text)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
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
    fn hands_after(&self, seat: Seat) -> Vec<(String, PokerHand)> {
        self.inner.hands_after(seat)
    }
    fn sheets(&self, viewer: Viewer) -> Vec<(String, MoveSheet)> {
        self.inner.sheets(viewer)
    }
    fn perft(&self, depth: u32) -> u64 {
        self.inner.perft(depth)
    }
    fn boxed(&self) -> Box<dyn Position> {
        Box::new(Self { inner: self.inner.boxed(), leak: self.leak })
    }
}
