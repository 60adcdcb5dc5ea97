//! A position of Poker Chess with what of its past matters.

use serde_json::Value;

use super::deal::Deal;
use super::declaration::{self, Declaration, Due, VEILED};
use super::moved::Moved;
use super::pull::{Held, Scene};
use super::setup::Setup;
use super::showdown::{self, Showdown};
use super::terms::Terms;
use super::{SEATS, detail, show};
use crate::rules::chess::{self, Chess, Ending, Move};
use crate::rules::game::{PositionError, Rules};
use crate::rules::outcome::Outcome;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Seat, SeatName, Viewer};
use crate::rules::sheet::MoveSheet;
use crate::rules::step::Step;
use crate::rules::view::{Face, LastMove, PokerHand, View};

/// The reason reported when a lead in hands wins at once.
const WIPEOUT: &str = "wipeout";

/// The rules of Poker Chess. Only what a seat has declared is secret, until all have.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) chess: Chess,
    pub(super) deal: Deal,
    pub(super) terms: Terms,
    pub(super) moved: Moved,
    /// The hands won by each seat, a bonus for checkmate included.
    pub(super) score: [u32; 2],
    /// The seat credited for checkmate.
    pub(super) mated: Option<Seat>,
    pub(super) history: Vec<Showdown>,
    /// What each seat has declared, while hands are declared.
    pub(super) declaring: Option<[Due; 2]>,
    pub(super) captured: [Vec<Face>; 2],
    pub(super) last: Option<LastMove>,
    pub(super) outcome: Option<Outcome>,
}

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Move a chessman.
    Move(Move),
    /// Declare a hand.
    Declare(Declaration),
}

impl Table {
    /// The beginning of a game.
    pub(super) fn new(deal: Deal, terms: Terms) -> Self {
        Self::begin(Chess::start(), deal, terms, Moved::default(), [0; 2])
    }

    /// A game from a position, judged as if it had just been reached; `deal` is the deal where it names none.
    pub(super) fn from_setup(setup: &Setup, deal: Deal, terms: Terms) -> Result<Self, PositionError> {
        let chess = setup.chess()?;
        let deal = setup.deal()?.unwrap_or(deal);
        let moved = setup.moved(chess.board())?;
        let score = setup.score(terms.limit)?;
        let mut table = Self::begin(chess, deal, terms, moved, score);
        table.declaring = setup.declaring(&table)?;
        if table.declaring.is_none()
            && let Some(ending) = table.chess.ending()
        {
            table.finish(ending);
        }
        Ok(table)
    }

    fn begin(chess: Chess, deal: Deal, terms: Terms, moved: Moved, score: [u32; 2]) -> Self {
        Self {
            chess,
            deal,
            terms,
            moved,
            score,
            mated: None,
            history: Vec::new(),
            declaring: None,
            captured: [Vec::new(), Vec::new()],
            last: None,
            outcome: None,
        }
    }

    /// What the hands depend on now.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { board: self.chess.board(), deal: &self.deal, moved: &self.moved, terms: self.terms }
    }

    /// Both hands as they are now: those just scored, else the best.
    pub(super) fn hands(&self) -> [Held; 2] {
        let scored = self.history.last().filter(|_| {
            self.declaring.is_none()
                && self.last.as_ref().is_none_or(|last| last.seat == Seat::Second)
                && self.mated.is_none()
        });
        match scored {
            Some(showdown) => showdown.hands.clone(),
            None => Seat::ALL.map(|seat| self.scene().best(seat)),
        }
    }

    /// What each seat has to declare, if any has a choice.
    pub(super) fn choices(&self) -> Option<[Due; 2]> {
        let dues = Seat::ALL
            .map(|seat| if self.scene().selections(seat).len() > 1 { Due::Pending } else { Due::Nothing });
        dues.contains(&Due::Pending).then_some(dues)
    }

    pub(super) fn make(&mut self, seat: Seat, action: Move) {
        let text = self.chess.write_move(action);
        let number = self.chess.number();
        let board = *self.chess.board();
        let victim = self.chess.play(action);
        self.moved.note(&board, action, victim.map(|(_, square)| square));
        if let Some((role, _)) = victim {
            self.captured[seat.index()].push(Face::Piece { role, owner: seat.other() });
        }
        self.last = Some(LastMove {
            seat,
            number: Some(number),
            text,
            from: Some(action.from.index() as u16),
            to: action.to.index() as u16,
        });
        match (self.chess.ending(), seat) {
            (Some(Ending::Checkmate), _) => self.finish(Ending::Checkmate),
            (Some(ending), Seat::First) => self.finish(ending),
            (None, Seat::First) => {}
            (_, Seat::Second) => {
                self.declaring = if self.terms.declare { self.choices() } else { None };
                if self.declaring.is_none() {
                    self.score([Declaration::Speak; 2]);
                }
            }
        }
    }

    fn declare(&mut self, seat: Seat, declaration: Declaration) {
        let Some(dues) = &mut self.declaring else { return };
        dues[seat.index()] = Due::Declared(declaration);
        if dues.contains(&Due::Pending) {
            return;
        }
        let declared = dues.map(|due| match due {
            Due::Declared(declaration) => declaration,
            _ => Declaration::Speak,
        });
        self.declaring = None;
        self.score(declared);
    }

    /// The hand that a seat declares.
    pub(super) fn declared(&self, seat: Seat, declaration: Declaration) -> Held {
        match declaration {
            Declaration::Speak => self.scene().best(seat),
            Declaration::Hand(squares) => self.scene().held(squares),
        }
    }

    /// Holds the declared hands against each other, and ends the game where that or the chess does.
    fn score(&mut self, declared: [Declaration; 2]) {
        let hands = Seat::ALL.map(|seat| self.declared(seat, declared[seat.index()]));
        if let Some(winner) = showdown::winner(&hands) {
            self.score[winner.index()] += 1;
        }
        self.history.push(Showdown { number: self.chess.number() - 1, hands });
        if let Some(ending) = self.chess.ending() {
            return self.finish(ending);
        }
        let [white, black] = self.score;
        if self.terms.limit.is_some_and(|limit| white.abs_diff(black) >= limit) {
            let winner = if white > black { Seat::First } else { Seat::Second };
            self.outcome = Some(Outcome::win(winner, WIPEOUT));
        }
    }

    /// Ends the game with the end of the chess: whoever has won more hands wins.
    fn finish(&mut self, ending: Ending) {
        if ending == Ending::Checkmate {
            let winner = self.chess.turn().other();
            self.score[winner.index()] += self.terms.bonus;
            self.mated = Some(winner);
        }
        let [white, black] = self.score;
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Seat::First),
            std::cmp::Ordering::Less => Some(Seat::Second),
            std::cmp::Ordering::Equal => None,
        };
        self.outcome = Some(Outcome { winner, reason: ending.reason() });
    }

    fn read_declaration(&self, seat: Seat, text: &str) -> Result<Declaration, Refusal> {
        let Some(squares) = declaration::read(text)? else { return Ok(Declaration::Speak) };
        let scene = self.scene();
        scene.selection(seat, squares).map(Declaration::Hand).ok_or_else(|| {
            let example = Declaration::Hand(scene.best(seat).squares);
            Refusal::illegal(format!(
                "these squares make no hand of {}; one is {example}",
                SEATS[seat.index()].title
            ))
        })
    }
}

impl Rules for Table {
    type Action = Action;

    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        match &self.declaring {
            Some(dues) => Seat::ALL.into_iter().filter(|seat| dues[seat.index()] == Due::Pending).collect(),
            None => vec![self.chess.turn()],
        }
    }

    fn is_simultaneous(&self) -> bool {
        self.declaring.is_some()
    }

    fn secret_plies(&self) -> usize {
        let declared = |dues: &[Due; 2]| dues.iter().filter(|due| matches!(due, Due::Declared(_))).count();
        self.declaring.as_ref().map_or(0, declared)
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if !Rules::to_act(self).contains(&seat) {
            return Vec::new();
        }
        if self.declaring.is_some() {
            let hands = self.scene().selections(seat).into_iter().map(Declaration::Hand);
            return hands.chain([Declaration::Speak]).map(Action::Declare).collect();
        }
        self.chess.board().legal_moves().into_iter().map(Action::Move).collect()
    }

    fn parse(&self, seat: Seat, text: &str) -> Result<Action, Refusal> {
        match (declaration::is_meant(text), self.declaring.is_some()) {
            (true, true) => self.read_declaration(seat, text).map(Action::Declare),
            (true, false) => Err(Refusal::illegal("there is no hand to declare now; make a move")),
            (false, true) => {
                Err(Refusal::illegal("first declare a hand, or leave it to the cards with hand(speak)"))
            }
            (false, false) => self.chess.read_move(text).map(Action::Move),
        }
    }

    fn notate(&self, seat: Seat, action: &Action, viewer: Viewer) -> String {
        match action {
            Action::Move(action) => self.chess.write_move(*action),
            Action::Declare(declaration) if viewer == Viewer::Everyone || viewer == Viewer::Seat(seat) => {
                declaration.to_string()
            }
            Action::Declare(_) => VEILED.to_owned(),
        }
    }

    fn steps(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> Vec<Step> {
        match action {
            Action::Move(action) => self.chess.steps(*action),
            Action::Declare(declaration) => vec![self.declaring_step(*declaration)],
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Move(action) => self.make(seat, *action),
            Action::Declare(declaration) => self.declare(seat, *declaration),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn view(&self, viewer: Viewer) -> View {
        show::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        Setup::of(self, viewer).to_text()
    }

    fn json(&self, viewer: Viewer) -> Value {
        Setup::of(self, viewer).to_json()
    }

    fn detail(&self, viewer: Viewer) -> Value {
        detail::detail(self, viewer)
    }

    fn sheets(&self, viewer: Viewer) -> Vec<(String, MoveSheet)> {
        chess::sheets(&Rules::view(self, viewer))
    }

    fn hands_after(&self, seat: Seat) -> Vec<(String, PokerHand)> {
        if self.declaring.is_some() || !Rules::to_act(self).contains(&seat) {
            return Vec::new();
        }
        show::hands_after(self, seat)
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return Rules::to_act(self).into_iter().map(|seat| self.actions(seat).len() as u64).sum(),
            _ => {}
        }
        let mut count = 0;
        for seat in Rules::to_act(self) {
            for action in self.actions(seat) {
                let mut next = self.clone();
                next.apply(seat, &action);
                count += next.perft(depth - 1);
            }
        }
        count
    }
}

impl Table {
    fn declaring_step(&self, declaration: Declaration) -> Step {
        let (label, help) = match declaration {
            Declaration::Speak => ("Let the cards speak".to_owned(), "The best hand counts.".to_owned()),
            Declaration::Hand(squares) => {
                let held = self.scene().held(squares);
                let cards: Vec<String> = held.cards.iter().map(|(card, _)| card.usual_text()).collect();
                (declaration.to_string(), format!("{}: {}", held.value, cards.join(" ")))
            }
        };
        Step { ask: "Which hand do you declare?", label, help }
    }
}
