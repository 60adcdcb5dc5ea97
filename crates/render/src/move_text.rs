//! Moves in words.

use trickmate_rules::kernel::{Modality, MoveComponent, PathCondition};
use trickmate_rules::view::Around;

/// The moves, a sentence each without its full stop.
pub(super) fn sentences(rides: &[MoveComponent], around: Option<Around>) -> Vec<String> {
    let mut kinds: Vec<(Kind, Vec<(i8, i8)>)> = Vec::new();
    for ride in rides {
        let step = (ride.files, ride.ranks);
        let kind = Kind::of(ride);
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, steps)) => steps.push(step),
            None => kinds.push((kind, vec![step])),
        }
    }
    let mut sentences: Vec<String> =
        kinds.iter().map(|(kind, steps)| format!("{} {}", kind.verb(), kind.way(steps))).collect();
    sentences.extend(around.map(|around| match around {
        Around::Step => "Goes one step around an adjacent friendly piece, either way".to_owned(),
        Around::Slide => "Goes any number of steps around one adjacent friendly piece, either way".to_owned(),
    }));
    sentences
}

/// What rides have in common that are told together.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kind {
    /// The shorter and the longer leg of the step.
    legs: (u8, u8),
    range: u8,
    mode: Modality,
    path: PathCondition,
}

impl Kind {
    fn of(ride: &MoveComponent) -> Kind {
        let (files, ranks) = (ride.files.unsigned_abs(), ride.ranks.unsigned_abs());
        let legs = (files.min(ranks), files.max(ranks));
        Kind { legs, range: ride.range, mode: ride.mode, path: ride.path }
    }

    const fn verb(self) -> &'static str {
        match (self.mode.quiet, self.mode.capture) {
            (true, false) => "Moves without capturing",
            (false, true) => "Captures only",
            _ => "Moves and captures",
        }
    }

    /// How far, how, and in which directions.
    fn way(self, steps: &[(i8, i8)]) -> String {
        let condition = match self.path {
            PathCondition::Plain => "",
            PathCondition::Lame => ", not over other pieces",
            PathCondition::Jumping => ", only over another piece",
            PathCondition::Hopping => ", beyond exactly one piece",
        };
        format!("{}{}{condition}", self.distance(), self.directions(steps))
    }

    fn distance(self) -> String {
        let (short, long) = self.legs;
        let times = match self.range {
            1 => String::new(),
            MoveComponent::UNLIMITED => ", repeated any number of times".to_owned(),
            max => format!(", repeated up to {max} times"),
        };
        let is_line = short == 0 || short == long;
        match (self.range, long) {
            (1, 1) => "one square".to_owned(),
            (MoveComponent::UNLIMITED, 1) => "any number of squares".to_owned(),
            (max, 1) => format!("up to {max} squares"),
            _ if is_line => format!("by a leap of {long} squares{times}"),
            _ if self.legs == (1, 2) => format!("by a knight’s leap{times}"),
            _ => format!("by a leap of {short} and {long} squares{times}"),
        }
    }

    fn directions(self, steps: &[(i8, i8)]) -> String {
        let (short, long) = self.legs;
        let (all, name) = match () {
            () if short == 0 => (4, "orthogonally"),
            () if short == long => (4, "diagonally"),
            () => (8, "in any direction"),
        };
        if steps.len() == all {
            return format!(" {name}");
        }
        let half = |test: fn(&(i8, i8)) -> bool| {
            steps.iter().all(test) && steps.len() == if short == 0 { 1 } else { all / 2 }
        };
        let straight = if short == 0 { "straight " } else { "" };
        if half(|step| step.1 > 0) {
            return format!(" {straight}{}forward", diagonal(short, long));
        }
        if half(|step| step.1 < 0) {
            return format!(" {straight}{}backward", diagonal(short, long));
        }
        let mut words: Vec<String> = steps.iter().map(|step| direction(*step)).collect();
        if ["left", "right"].iter().all(|side| words.iter().any(|word| word == side)) {
            words.retain(|word| word != "left" && word != "right");
            words.push("sideways".to_owned());
        }
        format!(" {}", words.join(", "))
    }
}

fn diagonal(short: u8, long: u8) -> &'static str {
    if short == long { "diagonally " } else { "" }
}

/// One direction, e.g. "forward", "left", "2 forward and 1 right".
fn direction((files, ranks): (i8, i8)) -> String {
    let across = if files < 0 { "left" } else { "right" };
    let along = if ranks < 0 { "backward" } else { "forward" };
    match (files, ranks) {
        (0, _) => along.to_owned(),
        (_, 0) => across.to_owned(),
        _ if files.abs() == ranks.abs() => format!("diagonally {along} {across}"),
        _ => format!("{} {along} and {} {across}", ranks.abs(), files.abs()),
    }
}
