//! A position of Poker Chess with what of its past matters.

use serde_json::Value;

use super::deal::Deal;
use super::declaration::{self, Declaration, Due, VEILED};
use super::showdown::{self, Showdown};
use super::{SEATS, knowledge};
use crate::action_error::ActionError;
use crate::chess::{self, Chess, Move, Termination};
use crate::game::{Position, PositionError};
use crate::knowledge::Knowledge;
use crate::menu::MenuStep;
use crate::outcome::Outcome;
use crate::piece_info::PieceInfo;
use crate::poker::config::Config;
use crate::poker::hand_selection::{EvaluatedHand, Scene};
use crate::poker::moved_pieces::Moved;
use crate::poker::position_format::Setup;
use crate::poker::{observe, referee_detail};
use crate::seat::{Seat, SeatName, Viewer};
use crate::view::{Face, LastMove, PokerHand, View};

/// The reason reported when a lead in hands wins at once.
const WIPEOUT: &str = "wipeout";

/// The rules of Poker Chess. Only what a seat has declared is secret, until all have.
#[derive(Clone)]
pub(super) struct PokerPosition {
    pub(super) chess: Chess,
    pub(super) deal: Deal,
    pub(super) terms: Config,
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

impl PokerPosition {
    /// The beginning of a game.
    pub(super) fn new(deal: Deal, terms: Config) -> Self {
        Self::begin(Chess::start(), deal, terms, Moved::default(), [0; 2])
    }

    /// A game from a position, judged as if it had just been reached; `deal` is the deal where it names none.
    pub(super) fn from_setup(setup: &Setup, deal: Deal, terms: Config) -> Result<Self, PositionError> {
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

    fn begin(chess: Chess, deal: Deal, terms: Config, moved: Moved, score: [u32; 2]) -> Self {
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
    pub(super) fn hands(&self) -> [EvaluatedHand; 2] {
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
        let dues =
            Seat::ALL.map(|seat| if self.scene().has_choice(seat) { Due::Pending } else { Due::Nothing });
        dues.contains(&Due::Pending).then_some(dues)
    }

    pub(super) fn make(&mut self, seat: Seat, action: Move) {
        let text = self.chess.write_move(action);
        let board = *self.chess.board();
        let victim = self.chess.play_unchecked(action);
        self.moved.note(&board, action, victim.map(|(_, square)| square));
        if let Some((role, _)) = victim {
            self.captured[seat.index()].push(Face::Piece { role, owner: seat.other() });
        }
        self.last = Some(LastMove {
            seat,
            number: None,
            text,
            from: Some(action.from.index() as u16),
            to: action.to.index() as u16,
        });
        match (self.chess.ending(), seat) {
            (Some(Termination::Checkmate), _) => self.finish(Termination::Checkmate),
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
    pub(super) fn declared(&self, seat: Seat, declaration: Declaration) -> EvaluatedHand {
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
    fn finish(&mut self, ending: Termination) {
        if ending == Termination::Checkmate {
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

    fn read_declaration(&self, seat: Seat, text: &str) -> Result<Declaration, ActionError> {
        let Some(squares) = declaration::read(text)? else { return Ok(Declaration::Speak) };
        let scene = self.scene();
        scene.selection(seat, squares).map(Declaration::Hand).ok_or_else(|| {
            let example = Declaration::Hand(scene.best(seat).squares);
            ActionError::illegal(format!(
                "these squares make no hand of {}; one is {example}",
                SEATS[seat.index()].title
            ))
        })
    }
}

impl Position for PokerPosition {
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
        if !Position::to_act(self).contains(&seat) {
            return Vec::new();
        }
        if self.declaring.is_some() {
            let scene = self.scene();
            let hands = scene.selections(seat).map(Declaration::Hand);
            return hands.chain([Declaration::Speak]).map(Action::Declare).collect();
        }
        self.chess.board().legal_moves().into_iter().map(Action::Move).collect()
    }

    fn parse(&self, seat: Seat, text: &str) -> Result<Action, ActionError> {
        match (declaration::is_meant(text), self.declaring.is_some()) {
            (true, true) => self.read_declaration(seat, text).map(Action::Declare),
            (true, false) => Err(ActionError::illegal("there is no hand to declare now; make a move")),
            (false, true) => {
                Err(ActionError::illegal("first declare a hand, or leave it to the cards with hand(speak)"))
            }
            (false, false) => self.chess.read_move(text).map(Action::Move),
        }
    }

    fn notate(&self, seat: Seat, action: &Action, viewer: Viewer) -> String {
        match action {
            Action::Move(action) => self.chess.write_move(*action),
            Action::Declare(declaration) if viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat) => {
                declaration.to_string()
            }
            Action::Declare(_) => VEILED.to_owned(),
        }
    }

    fn steps(&self, seat: Seat, action: &Action, viewer: Viewer) -> Vec<MenuStep> {
        match action {
            Action::Move(action) => self.chess.steps(*action),
            Action::Declare(declaration) => vec![self.declaring_step(seat, *declaration, viewer)],
        }
    }

    fn gain(&self, seat: Seat, action: &Action, viewer: Viewer) -> u32 {
        let may_know = viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        match action {
            Action::Move(action) => self.chess.gain(*action),
            Action::Declare(_) if !may_know => 0,
            // It is the best hand, and the first choice.
            Action::Declare(Declaration::Speak) => u32::MAX,
            Action::Declare(Declaration::Hand(squares)) => self.scene().held(*squares).value.number(),
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

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::Poker(knowledge::Knowledge::of(self, seat))
    }

    fn view(&self, viewer: Viewer) -> View {
        observe::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        Setup::of(self, viewer).to_text()
    }

    fn json(&self, viewer: Viewer) -> Value {
        Setup::of(self, viewer).to_json()
    }

    fn detail(&self, viewer: Viewer) -> Value {
        referee_detail::detail(self, viewer)
    }

    fn piece_infos(&self, viewer: Viewer) -> Vec<(String, PieceInfo)> {
        chess::piece_infos(&Position::view(self, viewer))
    }

    fn hand_previews(&self, seat: Seat) -> Vec<(String, PokerHand)> {
        if self.declaring.is_some() || !Position::to_act(self).contains(&seat) {
            return Vec::new();
        }
        observe::hand_previews(self, seat)
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return Position::to_act(self).into_iter().map(|seat| self.actions(seat).len() as u64).sum(),
            _ => {}
        }
        let mut count = 0;
        for seat in Position::to_act(self) {
            for action in self.actions(seat) {
                let mut next = self.clone();
                next.apply(seat, &action);
                count += next.perft(depth - 1);
            }
        }
        count
    }
}

impl PokerPosition {
    fn declaring_step(&self, seat: Seat, declaration: Declaration, viewer: Viewer) -> MenuStep {
        let ask = "Which hand do you declare?";
        if viewer != Viewer::Omniscient && viewer != Viewer::Seat(seat) {
            return MenuStep { ask, label: VEILED.to_owned(), help: String::new() };
        }
        let scene = self.scene();
        let in_words = |held: &EvaluatedHand| {
            let cards: Vec<String> = held.cards.iter().map(|(card, _)| card.symbols()).collect();
            format!("{} · {}", held.value, cards.join(" "))
        };
        match declaration {
            Declaration::Speak => {
                let help = "the best hand counts".to_owned();
                let label = format!("Let the cards speak: {}", in_words(&scene.best(seat)));
                MenuStep { ask, label, help }
            }
            Declaration::Hand(squares) => {
                MenuStep { ask, label: in_words(&scene.held(squares)), help: declaration.to_string() }
            }
        }
    }
}
