//! The goal of a task, in a form that the rules can judge.

use serde::Deserialize;

use trickmate_rules::cardmate::kings_in_danger;
use trickmate_rules::poker::hand_previews;
use trickmate_rules::{Match, Outcome, Seat, View, Viewer};

/// The goal of a task: a right answer meets all of its conditions.
#[derive(Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct Goal {
    /// The answer moves the piece on this square.
    from: Option<String>,
    /// The move ends on one of these squares.
    to: Vec<String>,
    /// The notation of the answer begins with this.
    begins: Option<String>,
    /// The notation of the answer ends with this.
    ends: Option<String>,
    /// The answer captures something.
    takes: bool,
    /// The answer is the only legal action.
    only: bool,
    /// The answer wins, for this reason.
    wins: Option<String>,
    /// The answer draws, for this reason.
    draws: Option<String>,
    /// The only legal replies of the other seat.
    forces: Vec<String>,
    /// The number of enemy Kings that can be captured after the answer.
    threatens: usize,
    /// No reply captures the piece on its new square.
    safe: bool,
    /// The answer does not lose, neither by itself nor by any reply.
    holds: bool,
    /// One more action wins the game, whatever the reply.
    mates: bool,
    /// The answer makes a poker hand whose name begins with this.
    hand: Option<String>,
    /// The answer wins a hand.
    scores: bool,
    /// The answer loses no hand.
    keeps: bool,
    /// A hand is won after every reply.
    secures: bool,
}

impl Goal {
    /// Returns `true` if the goal has no conditions.
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns `true` if a task may accept every legal action.
    pub(super) const fn is_only(&self) -> bool {
        self.only
    }

    /// Returns `true` if an action, in full notation, reaches the goal.
    pub(super) fn is_met(&self, game: &Match, seat: Seat, action: &str) -> bool {
        let mut after = game.clone();
        if after.act(seat, action).is_err() {
            return false;
        }
        self.fits_text(action)
            && self.fits_board(&game.view(Viewer::Omniscient), &after.view(Viewer::Omniscient))
            && self.fits_score(&game.view(Viewer::Omniscient), &after.view(Viewer::Omniscient), seat)
            && (!self.safe || !is_taken(&after))
            && self.fits_end(&after, seat)
            && self.fits_hand(game, seat, action)
            && (!self.only || game.position().observe(Viewer::Seat(seat)).legal(seat).len() == 1)
            && (!self.secures || secures(game, &after, seat))
            && (!self.mates || always_wins(&after, seat))
    }

    fn fits_text(&self, action: &str) -> bool {
        self.begins.as_ref().is_none_or(|part| action.starts_with(part))
            && self.ends.as_ref().is_none_or(|part| action.ends_with(part))
    }

    fn fits_board(&self, before: &View, after: &View) -> bool {
        let last = after.last.as_ref();
        let from = last.and_then(|last| last.from).map(|from| after.board.name(from));
        let to = last.map(|last| after.board.name(last.to));
        let pieces = |view: &View| view.board.squares.iter().filter(|square| square.face.is_some()).count();
        (self.from.is_none() || self.from == from)
            && (self.to.is_empty() || to.is_some_and(|to| self.to.contains(&to)))
            && (!self.takes || pieces(after) < pieces(before))
    }

    /// Returns `true` if hands are won and lost as the goal demands.
    fn fits_score(&self, before: &View, after: &View, seat: Seat) -> bool {
        let gains = gains(before, after);
        (!self.scores || gains[seat.index()] > 0) && (!self.keeps || gains[seat.other().index()] == 0)
    }

    fn fits_end(&self, after: &Match, seat: Seat) -> bool {
        let ended = |reason: &String, winner: Option<Seat>| {
            after.outcome().is_some_and(|end| end.winner == winner && end.reason.name() == reason)
        };
        let other = seat.other();
        let answers = || after.position().observe(Viewer::Omniscient).legal(other);
        self.wins.as_ref().is_none_or(|reason| ended(reason, Some(seat)))
            && self.draws.as_ref().is_none_or(|reason| ended(reason, None))
            && (self.forces.is_empty() || answers() == self.forces)
            && kings_in_danger(&*after.position().observe(Viewer::Omniscient), other).len() >= self.threatens
            && (!self.holds || holds(after, other))
    }

    fn fits_hand(&self, game: &Match, seat: Seat, action: &str) -> bool {
        let Some(name) = &self.hand else { return true };
        let previews = hand_previews(&*game.position().observe(Viewer::Omniscient), seat);
        previews.iter().any(|(text, hand)| text == action && hand.name.starts_with(name))
    }
}

/// Returns the number of hands that each seat has gained.
fn gains(before: &View, after: &View) -> [u32; 2] {
    let won = |view: &View| view.score.map_or([0; 2], |score| score.won);
    let (before, after) = (won(before), won(after));
    [after[0].saturating_sub(before[0]), after[1].saturating_sub(before[1])]
}

/// Returns the matches after each of the answers of a seat.
fn answers(game: &Match, seat: Seat) -> impl Iterator<Item = Match> {
    let legal = if game.outcome().is_none() {
        game.position().observe(Viewer::Omniscient).legal(seat)
    } else {
        Vec::new()
    };
    legal.into_iter().filter_map(move |text| {
        let mut after = game.clone();
        after.act(seat, &text).ok()?;
        Some(after)
    })
}

/// Returns `true` if the seat has won a hand after every answer.
fn secures(before: &Match, after: &Match, seat: Seat) -> bool {
    let old = before.view(Viewer::Omniscient);
    answers(after, seat.other()).all(|next| gains(&old, &next.view(Viewer::Omniscient))[seat.index()] > 0)
}

/// Returns `true` if an answer captures the card that moved last.
fn is_taken(game: &Match) -> bool {
    let Some(seat) = game.to_act().first().copied() else { return false };
    let square = |game: &Match| game.view(Viewer::Omniscient).last.map(|last| last.to);
    let moved = square(game);
    answers(game, seat).any(|after| square(&after) == moved)
}

/// Returns `true` if the other seat has not won and cannot win with its answer.
fn holds(game: &Match, other: Seat) -> bool {
    let has_won = |end: Option<Outcome>| end.is_some_and(|end| end.winner == Some(other));
    !has_won(game.outcome()) && !answers(game, other).any(|after| has_won(after.outcome()))
}

/// Returns `true` if the seat wins with its next action whatever the answer.
fn always_wins(game: &Match, seat: Seat) -> bool {
    let has_won = |end: Option<Outcome>| end.is_some_and(|end| end.winner == Some(seat));
    if game.outcome().is_some() {
        return has_won(game.outcome());
    }
    answers(game, seat.other())
        .all(|after| has_won(after.outcome()) || answers(&after, seat).any(|next| has_won(next.outcome())))
}
