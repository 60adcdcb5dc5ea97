//! What a game is.
//!
//! A game implements [`Rules`] for the type of its positions, with actions as a type of its own. The rest of
//! the house sees [`Game`] (one value per game, the entries of the list of games) and [`Position`], which is
//! [`Rules`] with actions as text: every action has one text form, and that is what is stored, logged and typed.

use std::collections::HashSet;
use std::fmt::Debug;

use serde_json::Value;
use thiserror::Error;

use super::kernel::Seed;
use super::option::{OptionSpec, Options};
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::seat::{Seat, SeatName, Viewer};
use super::sheet::MoveSheet;
use super::step::{Step, Way};
use super::view::{PokerHand, View};

/// One of the games that can be played.
pub trait Game: Debug + Send + Sync {
    /// Its name on the command line, in records and in the database, e.g. `cardmate`.
    fn name(&self) -> &'static str;

    /// Its name in front of people, e.g. "Cardmate".
    fn title(&self) -> &'static str;

    /// What it is, one sentence.
    fn summary(&self) -> &'static str;

    /// How it is played: a page in Markdown of at most 1,800 characters.
    fn guide(&self) -> &'static str;

    /// What it calls its seats, the first mover first.
    fn seats(&self) -> [SeatName; 2];

    /// What can be chosen before a match.
    fn options(&self) -> &'static [OptionSpec];

    /// The position at the start of a match with these options, dealt from this seed.
    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn Position>;

    /// A position from its JSON form, the game's own (see `docs/`).
    ///
    /// # Errors
    /// Anything the form does not allow, with one sentence that says what.
    fn load(&self, options: &Options, seed: &Seed, json: &str) -> Result<Box<dyn Position>, PositionError>;

    /// A position from its text form, as [`Position::text`] gives it to a viewer who may know everything.
    ///
    /// # Errors
    /// As [`Game::load`].
    fn read(&self, options: &Options, seed: &Seed, text: &str) -> Result<Box<dyn Position>, PositionError>;

    /// What somebody typed as an action, brought as close to the game's notation as can be without knowing the
    /// position: letter case, spaces, other ways to write the same.
    fn tidy(&self, typed: &str) -> String {
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
    fn keeper(&self, option: &str) -> Option<Seat> {
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
    fn table_title(&self, options: &Options) -> String {
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

/// A position that cannot be set up, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the position is not valid: {0}")]
pub struct PositionError(pub String);

impl PositionError {
    /// The position cannot be set up because of this.
    pub fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

/// The rules of a game, as the type of its positions. Pure: no clock, no chance but the seed it was given.
pub trait Rules: Clone + Send + Sync + 'static {
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
    /// as [`Rules::notate`] wrote them for the public.
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
    fn parse(&self, seat: Seat, text: &str) -> Result<Self::Action, Refusal>;

    /// Writes a legal action in the game's notation with all its marks, as the viewer may know it.
    fn notate(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> String;

    /// The steps by which a menu leads to a legal action, as the viewer may know them; at least one.
    fn steps(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> Vec<Step>;

    /// Performs an action that [`Rules::actions`] lists or [`Rules::parse`] gave for this very position.
    fn apply(&mut self, seat: Seat, action: &Self::Action);

    /// How the game ended by its own rules; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

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
    fn hands_after(&self, _seat: Seat) -> Vec<(String, PokerHand)> {
        Vec::new()
    }

    /// What somebody may ask about: the pieces by their squares or handles, cards by their names; as the viewer may
    /// know them.
    fn sheets(&self, viewer: Viewer) -> Vec<(String, MoveSheet)> {
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

/// [`Rules`] with actions as text: what the house holds of a running match.
pub trait Position: Send + Sync {
    /// See [`Rules::part`].
    fn part(&self) -> u8;

    /// See [`Rules::to_act`].
    fn to_act(&self) -> Vec<Seat>;

    /// See [`Rules::is_simultaneous`].
    fn is_simultaneous(&self) -> bool;

    /// See [`Rules::is_seed_secret`].
    fn is_seed_secret(&self) -> bool;

    /// See [`Rules::secret_plies`].
    fn secret_plies(&self) -> usize;

    /// See [`Rules::is_within_turn`].
    fn is_within_turn(&self) -> bool;

    /// Everything the seat may do now, as the viewer may know it: sorted, each once.
    fn legal(&self, seat: Seat, viewer: Viewer) -> Vec<String>;

    /// Everything the seat may do now with the steps that lead there, as the viewer may know it: what looks alike to
    /// the viewer once, so that it cannot be counted.
    fn ways(&self, seat: Seat, viewer: Viewer) -> Vec<Way>;

    /// Whether the seat may do this; the answer is the action's full notation.
    ///
    /// # Errors
    /// As [`Rules::parse`], and when it is not this seat's turn or the game is over.
    fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        self.notation(seat, text, Viewer::Everyone)
    }

    /// The notation of an action with all its marks, as the viewer may know it.
    ///
    /// # Errors
    /// As [`Position::check`].
    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, Refusal>;

    /// Performs an action; the answer is its full notation.
    ///
    /// # Errors
    /// As [`Position::check`]; the position is then unchanged.
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, Refusal>;

    /// See [`Rules::outcome`].
    fn outcome(&self) -> Option<Outcome>;

    /// See [`Rules::view`].
    fn view(&self, viewer: Viewer) -> View;

    /// See [`Rules::text`].
    fn text(&self, viewer: Viewer) -> String;

    /// See [`Rules::json`].
    fn json(&self, viewer: Viewer) -> Value;

    /// See [`Rules::detail`].
    fn detail(&self, viewer: Viewer) -> Value;

    /// See [`Rules::hands_after`].
    fn hands_after(&self, seat: Seat) -> Vec<(String, PokerHand)>;

    /// See [`Rules::sheets`].
    fn sheets(&self, viewer: Viewer) -> Vec<(String, MoveSheet)>;

    /// See [`Rules::perft`].
    fn perft(&self, depth: u32) -> u64;

    /// A copy.
    fn boxed(&self) -> Box<dyn Position>;
}

/// Reads an action of a seat that must be to act in a game that must not be over.
fn admit<R: Rules>(position: &R, seat: Seat, text: &str) -> Result<R::Action, Refusal> {
    if position.outcome().is_some() {
        return Err(Refusal::Over);
    }
    if !position.to_act().contains(&seat) {
        return Err(Refusal::NotYourTurn(position.seat_names()[seat.index()].title));
    }
    position.parse(seat, text)
}

impl<R: Rules> Position for R {
    fn part(&self) -> u8 {
        Rules::part(self)
    }

    fn to_act(&self) -> Vec<Seat> {
        Rules::to_act(self)
    }

    fn is_simultaneous(&self) -> bool {
        Rules::is_simultaneous(self)
    }

    fn is_seed_secret(&self) -> bool {
        Rules::is_seed_secret(self)
    }

    fn secret_plies(&self) -> usize {
        Rules::secret_plies(self)
    }

    fn is_within_turn(&self) -> bool {
        Rules::is_within_turn(self)
    }

    fn legal(&self, seat: Seat, viewer: Viewer) -> Vec<String> {
        let mut texts: Vec<String> =
            self.offered(seat, viewer).iter().map(|action| self.notate(seat, action, viewer)).collect();
        texts.sort_unstable();
        texts.dedup();
        texts
    }

    fn ways(&self, seat: Seat, viewer: Viewer) -> Vec<Way> {
        let way = |action: &R::Action| Way {
            text: self.notate(seat, action, viewer),
            steps: self.steps(seat, action, viewer),
        };
        let mut known = HashSet::new();
        self.offered(seat, viewer).iter().map(way).filter(|way| known.insert(way.text.clone())).collect()
    }

    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, Refusal> {
        let action = admit(self, seat, text)?;
        Ok(self.notate(seat, &action, viewer))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<String, Refusal> {
        let action = admit(self, seat, text)?;
        let text = self.notate(seat, &action, Viewer::Everyone);
        self.apply(seat, &action);
        Ok(text)
    }

    fn outcome(&self) -> Option<Outcome> {
        Rules::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        Rules::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        Rules::text(self, viewer)
    }

    fn json(&self, viewer: Viewer) -> Value {
        Rules::json(self, viewer)
    }

    fn detail(&self, viewer: Viewer) -> Value {
        Rules::detail(self, viewer)
    }

    fn hands_after(&self, seat: Seat) -> Vec<(String, PokerHand)> {
        Rules::hands_after(self, seat)
    }

    fn sheets(&self, viewer: Viewer) -> Vec<(String, MoveSheet)> {
        Rules::sheets(self, viewer)
    }

    fn perft(&self, depth: u32) -> u64 {
        Rules::perft(self, depth)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
