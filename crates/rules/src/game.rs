//! What a game is.
//!
//! A game implements [`Position`] for the type of its positions, with actions as a type of its own. The rest of
//! the house sees [`Game`] (one value per game, the entries of the list of games) and [`DynPosition`], which is
//! [`Position`] with actions as text: every action has one text form, and that is what is stored, logged and typed.

use std::collections::HashSet;
use std::fmt::Debug;

use serde_json::Value;

use super::kernel::Seed;
use super::knowledge::Knowledge;
use super::option::{OptionSpec, Options};
use super::outcome::Outcome;
use super::seat::{Seat, SeatName, Viewer};
use super::view::{Place, PokerHand, View};
use crate::action_error::ActionError;
use crate::menu::{MenuPath, MenuStep};
use crate::piece_info::PieceInfo;
use crate::position_error::PositionError;

/// One of the games that can be played.
pub trait Game: Debug + Send + Sync {
    /// Its name on the command line, in records and in the database, e.g. `cardmate`.
    fn name(&self) -> &'static str;

    /// The version of its rules, which covers whatever a replay depends on: what is legal, notation, deals, and the order
    /// and content of card lists and ready decks. What changes any of these is a game of its own with the next version,
    /// and the game as it was goes to [`FORMER_GAMES`](super::FORMER_GAMES). `tests/golden` notices.
    fn rules_version(&self) -> u32;

    /// Its name in front of people, e.g. "Cardmate".
    fn title(&self) -> &'static str;

    /// What it is, one sentence.
    fn summary(&self) -> &'static str;

    /// What one tries to do in it, in two short lines.
    fn goal(&self) -> &'static str {
        self.summary()
    }

    /// How it is played: a page in Markdown of at most 1,800 characters.
    fn guide(&self) -> &'static str;

    /// What it calls its seats, the first mover first.
    fn seats(&self) -> [SeatName; 2];

    /// What can be chosen before a match.
    fn options(&self) -> &'static [OptionSpec];

    /// Whether a match with these options begins with something that is dealt from its seed.
    fn is_dealt(&self, options: &Options) -> bool {
        let _ = options;
        false
    }

    /// The position at the start of a match with these options, dealt from this seed. Who acts first follows from the
    /// options alone.
    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition>;

    /// A position from its JSON form, the game's own (see `docs/`).
    ///
    /// # Errors
    /// Anything the form does not allow, with one sentence that says what.
    fn load(&self, options: &Options, seed: &Seed, json: &str)
    -> Result<Box<dyn DynPosition>, PositionError>;

    /// A position from its text form, as [`DynPosition::text`] gives it to a viewer who may know everything.
    ///
    /// # Errors
    /// As [`Game::load`].
    fn read(&self, options: &Options, seed: &Seed, text: &str)
    -> Result<Box<dyn DynPosition>, PositionError>;

    /// What somebody typed as an action, brought as close to the game's notation as can be without knowing the
    /// position: letter case, spaces, other ways to write the same.
    fn normalise(&self, typed: &str) -> String {
        typed.trim().to_owned()
    }

    /// Where the value of an option comes from in Discord, if nobody chooses it for the table; such an option is not
    /// offered with a challenge and not in the table's title.
    fn supply(&self, option: &str) -> Option<Supply> {
        let _ = option;
        None
    }

    /// Whether a table with these options has a use for what is supplied.
    fn takes_supplies(&self, options: &Options) -> bool {
        let _ = options;
        self.options().iter().any(|spec| self.supply(spec.name).is_some())
    }

    /// The seat whose secret the value of an option is; `None` for an option that all may know.
    fn option_owner(&self, option: &str) -> Option<Seat> {
        match self.supply(option) {
            Some(Supply::Deck(seat)) => Some(seat),
            _ => None,
        }
    }

    /// How the end of a turn is written, in a game whose turns have several actions.
    fn turn_end(&self) -> Option<&'static str> {
        None
    }

    /// The table's title: the game's, and the options that are not default.
    fn match_title(&self, options: &Options) -> String {
        let mut title = self.title().to_owned();
        for (spec, value) in
            options.changed(self.options()).filter(|(spec, _)| self.supply(spec.name).is_none())
        {
            title.push_str(&format!(" · {}: {}", spec.name, value.shown()));
        }
        title
    }
}

/// Where the value of an option comes from, if nobody chooses it for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// It is the deck that the player of this seat brings, and that player's secret.
    Deck(Seat),
    /// It is the cards of the server's own, as JSON.
    Cards,
}

/// The rules of a game, as the type of its positions. Pure: no clock, no chance but the seed it was given.
pub trait Position: Clone + Send + Sync + 'static {
    /// Something a seat can do.
    type Action: Clone + PartialEq;

    /// What the game calls its seats.
    fn seat_names(&self) -> [SeatName; 2];

    /// Which part of the game this is, in a game of parts: a record numbers the moves of each part from 1.
    fn part(&self) -> u8 {
        0
    }

    /// The seats that are to act now; empty when the game is over.
    fn to_act(&self) -> Vec<Seat>;

    /// Whether several seats choose at the same time, in whatever order they act: actions are then written with their
    /// seat before them, and take no move number.
    fn is_simultaneous(&self) -> bool {
        self.to_act().len() > 1
    }

    /// Whether the seed would tell what not everybody may know yet.
    fn is_seed_secret(&self) -> bool {
        false
    }

    /// How many of the latest actions hold what not everybody may know yet. Until it is fewer, others are told these
    /// as [`Position::notate`] wrote them for the public.
    fn secret_plies(&self) -> usize {
        0
    }

    /// Whether the seat to act has begun a turn of several actions. What it does from then until the turn ends tells it
    /// nothing that it did not know, so that it can be taken back.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// Everything the seat may do now; empty when it is not to act.
    fn actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Of what the seat may do now, what the viewer may know of, where the choice itself would tell a secret.
    fn offered(&self, seat: Seat, viewer: Viewer) -> Vec<Self::Action> {
        let _ = viewer;
        self.actions(seat)
    }

    /// Reads an action in the game's notation and checks it against the rules.
    ///
    /// # Errors
    /// A text that is not notation, or an action that is against the rules, with the reason that applies.
    fn parse(&self, seat: Seat, text: &str) -> Result<Self::Action, ActionError>;

    /// Writes a legal action in the game's notation with all its marks, as the viewer may know it.
    fn notate(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> String;

    /// The steps by which a menu leads to a legal action, as the viewer may know them; at least one.
    fn steps(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> Vec<MenuStep>;

    /// A legal action in few letters and symbols, as the viewer may know it; its notation where nothing is shorter.
    fn symbols(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> String {
        self.notate(seat, action, viewer)
    }

    /// How much a legal action wins at once, in the game's own measure and as far as the viewer may know.
    fn gain(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> u32 {
        let _ = (seat, action, viewer);
        0
    }

    /// The squares of the seat's pieces on which the game depends and that could be taken were it the other seat's turn.
    fn kings_in_danger(&self, seat: Seat) -> Vec<Place> {
        let _ = seat;
        Vec::new()
    }

    /// Performs an action that [`Position::actions`] lists or [`Position::parse`] gave for this very position.
    fn apply(&mut self, seat: Seat, action: &Self::Action);

    /// How the game ended by its own rules; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// What the player of a seat knows, for a computer player: all that it is ever given of a match.
    fn knowledge(&self, seat: Seat) -> Knowledge;

    /// What a viewer may know. The table's title, the ply, the text of the last move and a result by agreement,
    /// resignation or time are the match's to add: see [`Match::view`](super::Match::view).
    fn view(&self, viewer: Viewer) -> View;

    /// The position as one line of text, as the viewer may know it.
    fn text(&self, viewer: Viewer) -> String;

    /// The position in its JSON form, as the viewer may know it.
    fn json(&self, viewer: Viewer) -> Value;

    /// What the game has to say beside the position (counts, hands, reserves), as the viewer may know it.
    fn detail(&self, viewer: Viewer) -> Value;

    /// In a game of poker hands: every move that the seat can make now with the hand it would hold after it, the best
    /// hands first. Empty where that makes no sense.
    fn hand_previews(&self, _seat: Seat) -> Vec<(String, PokerHand)> {
        Vec::new()
    }

    /// What somebody may ask about: the pieces by their squares or handles, cards by their names; as the viewer may
    /// know them.
    fn piece_infos(&self, viewer: Viewer) -> Vec<(String, PieceInfo)> {
        let _ = viewer;
        Vec::new()
    }

    /// The number of action sequences of this length from here.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        for seat in self.to_act() {
            for action in self.actions(seat) {
                let mut next = self.clone();
                next.apply(seat, &action);
                count += next.perft(depth - 1);
            }
        }
        count
    }
}

/// [`Position`] with actions as text: what the house holds of a running match.
pub trait DynPosition: Send + Sync {
    /// See [`Position::part`].
    fn part(&self) -> u8;

    /// See [`Position::to_act`].
    fn to_act(&self) -> Vec<Seat>;

    /// See [`Position::is_simultaneous`].
    fn is_simultaneous(&self) -> bool;

    /// See [`Position::is_seed_secret`].
    fn is_seed_secret(&self) -> bool;

    /// See [`Position::secret_plies`].
    fn secret_plies(&self) -> usize;

    /// See [`Position::is_within_turn`].
    fn is_within_turn(&self) -> bool;

    /// Everything the seat may do now, as the viewer may know it: sorted, each once.
    fn legal(&self, seat: Seat, viewer: Viewer) -> Vec<String>;

    /// Everything the seat may do now with the steps that lead there, as the viewer may know it: what looks alike to
    /// the viewer once, so that it cannot be counted.
    fn menu_paths(&self, seat: Seat, viewer: Viewer) -> Vec<MenuPath>;

    /// See [`Position::kings_in_danger`].
    fn kings_in_danger(&self, seat: Seat) -> Vec<Place>;

    /// Whether the seat may do this; the answer is the action's full notation.
    ///
    /// # Errors
    /// As [`Position::parse`], and when it is not this seat's turn or the game is over.
    fn check(&self, seat: Seat, text: &str) -> Result<String, ActionError> {
        self.notation(seat, text, Viewer::Omniscient)
    }

    /// The notation of an action with all its marks, as the viewer may know it.
    ///
    /// # Errors
    /// As [`DynPosition::check`].
    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, ActionError>;

    /// Performs an action; the answer is its full notation.
    ///
    /// # Errors
    /// As [`DynPosition::check`]; the position is then unchanged.
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, ActionError>;

    /// See [`Position::outcome`].
    fn outcome(&self) -> Option<Outcome>;

    /// See [`Position::knowledge`].
    fn knowledge(&self, seat: Seat) -> Knowledge;

    /// See [`Position::view`].
    fn view(&self, viewer: Viewer) -> View;

    /// See [`Position::text`].
    fn text(&self, viewer: Viewer) -> String;

    /// See [`Position::json`].
    fn json(&self, viewer: Viewer) -> Value;

    /// See [`Position::detail`].
    fn detail(&self, viewer: Viewer) -> Value;

    /// See [`Position::hand_previews`].
    fn hand_previews(&self, seat: Seat) -> Vec<(String, PokerHand)>;

    /// See [`Position::piece_infos`].
    fn piece_infos(&self, viewer: Viewer) -> Vec<(String, PieceInfo)>;

    /// See [`Position::perft`].
    fn perft(&self, depth: u32) -> u64;

    /// A copy.
    fn boxed(&self) -> Box<dyn DynPosition>;
}

/// Reads an action of a seat that must be to act in a game that must not be over.
fn admit<R: Position>(position: &R, seat: Seat, text: &str) -> Result<R::Action, ActionError> {
    if position.outcome().is_some() {
        return Err(ActionError::Over);
    }
    if !position.to_act().contains(&seat) {
        return Err(ActionError::NotYourTurn(position.seat_names()[seat.index()].title));
    }
    position.parse(seat, text)
}

impl<R: Position> DynPosition for R {
    fn part(&self) -> u8 {
        Position::part(self)
    }

    fn to_act(&self) -> Vec<Seat> {
        Position::to_act(self)
    }

    fn is_simultaneous(&self) -> bool {
        Position::is_simultaneous(self)
    }

    fn is_seed_secret(&self) -> bool {
        Position::is_seed_secret(self)
    }

    fn secret_plies(&self) -> usize {
        Position::secret_plies(self)
    }

    fn is_within_turn(&self) -> bool {
        Position::is_within_turn(self)
    }

    fn legal(&self, seat: Seat, viewer: Viewer) -> Vec<String> {
        let mut texts: Vec<String> =
            self.offered(seat, viewer).iter().map(|action| self.notate(seat, action, viewer)).collect();
        texts.sort_unstable();
        texts.dedup();
        texts
    }

    fn menu_paths(&self, seat: Seat, viewer: Viewer) -> Vec<MenuPath> {
        let way = |action: &R::Action| MenuPath {
            text: self.notate(seat, action, viewer),
            symbols: self.symbols(seat, action, viewer),
            gain: self.gain(seat, action, viewer),
            steps: self.steps(seat, action, viewer),
        };
        let mut known = HashSet::new();
        self.offered(seat, viewer).iter().map(way).filter(|way| known.insert(way.text.clone())).collect()
    }

    fn kings_in_danger(&self, seat: Seat) -> Vec<Place> {
        Position::kings_in_danger(self, seat)
    }

    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, ActionError> {
        let action = admit(self, seat, text)?;
        Ok(self.notate(seat, &action, viewer))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<String, ActionError> {
        let action = admit(self, seat, text)?;
        let text = self.notate(seat, &action, Viewer::Omniscient);
        self.apply(seat, &action);
        Ok(text)
    }

    fn outcome(&self) -> Option<Outcome> {
        Position::outcome(self)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Position::knowledge(self, seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        Position::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        Position::text(self, viewer)
    }

    fn json(&self, viewer: Viewer) -> Value {
        Position::json(self, viewer)
    }

    fn detail(&self, viewer: Viewer) -> Value {
        Position::detail(self, viewer)
    }

    fn hand_previews(&self, seat: Seat) -> Vec<(String, PokerHand)> {
        Position::hand_previews(self, seat)
    }

    fn piece_infos(&self, viewer: Viewer) -> Vec<(String, PieceInfo)> {
        Position::piece_infos(self, viewer)
    }

    fn perft(&self, depth: u32) -> u64 {
        Position::perft(self, depth)
    }

    fn boxed(&self) -> Box<dyn DynPosition> {
        Box::new(self.clone())
    }
}
