//! The library and the plain generator on the same position.

use serde_json::Value;
use trickmate_rules::{DynPosition, Viewer};

use super::mailbox::{Mailbox, Palace};
use super::{notation, table};

pub struct Pair {
    pub library: Box<dyn DynPosition>,
    pub plain: Mailbox,
}

impl Pair {
    pub fn new(library: Box<dyn DynPosition>, palace: Palace) -> Self {
        let plain = Mailbox::from_json(&library.observe(Viewer::Omniscient).json(), palace);
        Self { library, plain }
    }

    pub fn load(json: &Value, (word, palace): (&str, Palace)) -> Self {
        Self { library: table::load(word, json), plain: Mailbox::from_json(json, palace) }
    }

    /// Asserts that both agree on the position; returns the legal moves.
    pub fn agree(&self) -> Vec<String> {
        let place = || self.library.observe(Viewer::Omniscient).text();
        let expected = self.plain.ending().map(|ending| (ending.winner.map(notation::key), ending.reason));
        let name = |seat: trickmate_rules::Seat| table::cardmate().seats()[seat.index()].key;
        let found = self.library.outcome().map(|outcome| (outcome.winner.map(name), outcome.reason.name()));
        assert_eq!(found, expected, "outcome of {}", place());
        let to_act: Vec<&str> = self.library.to_act().into_iter().map(name).collect();
        let turn = if expected.is_none() { vec![notation::key(self.plain.turn())] } else { Vec::new() };
        assert_eq!(to_act, turn, "turn in {}", place());
        let legal = table::legal(&*self.library);
        assert_eq!(legal, notation::legal(&self.plain), "legal moves of {}", place());
        self.agree_on_demands();
        legal
    }

    /// Asserts that the view shows exactly the compulsory captures.
    fn agree_on_demands(&self) {
        let view = self.library.observe(Viewer::Public).view();
        let mut shown: Vec<(String, String)> = view
            .obligations
            .iter()
            .map(|demand| (view.board.name(demand.from), view.board.name(demand.to)))
            .collect();
        shown.sort_unstable();
        shown.dedup();
        let over = self.plain.ending().is_some();
        let mut due: Vec<(String, String)> = self
            .plain
            .moves()
            .iter()
            .filter(|it| it.compulsory && !over)
            .map(|it| (notation::square_name(it.from), notation::square_name(it.to)))
            .collect();
        due.sort_unstable();
        assert_eq!(shown, due, "obligations in {}", self.library.observe(Viewer::Omniscient).text());
    }

    /// Plays a legal move on both.
    pub fn play(&mut self, text: &str) {
        let seat = table::mover(&*self.library).unwrap();
        assert_eq!(self.library.play(seat, text).as_deref(), Ok(text));
        notation::play(&mut self.plain, text);
    }
}
