//! Moves in words.

use trickmate_rules::kernel::{Modality, MoveComponent, PathCondition};
use trickmate_rules::view::Around;
use trickmate_text::{joined, text};

/// Returns the moves, a sentence each without its full stop.
pub(super) fn sentences(rides: &[MoveComponent], around: Option<Around>) -> Vec<String> {
    let mut kinds: Vec<(Kind, Vec<(i8, i8)>)> = Vec::new();
    let (universal, rides): (Vec<&MoveComponent>, Vec<&MoveComponent>) =
        rides.iter().partition(|ride| ride.is_universal());
    for ride in rides {
        let step = (ride.files, ride.ranks);
        let kind = Kind::of(ride);
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, steps)) => steps.push(step),
            None => kinds.push((kind, vec![step])),
        }
    }
    let mut sentences: Vec<String> = kinds.iter().map(|(kind, steps)| kind.sentence(steps)).collect();
    sentences.extend(universal.first().map(|ride| text!("move-universal", kind = mode(ride.mode))));
    sentences.extend(around.map(|around| {
        text!(match around {
            Around::Step => "move-around-step",
            Around::Slide => "move-around-slide",
        })
    }));
    sentences
}

/// Returns the name of the actions that a ride allows on its last square.
const fn mode(mode: Modality) -> &'static str {
    match (mode.quiet, mode.capture) {
        (true, false) => "quiet",
        (false, true) => "capture",
        _ => "both",
    }
}

/// Common properties of rides that share a sentence.
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

    /// Returns a sentence about the movement: its kind, its reach, its directions and the squares it jumps.
    fn sentence(self, steps: &[(i8, i8)]) -> String {
        let kind = mode(self.mode);
        let path = match self.path {
            PathCondition::Plain => "plain",
            PathCondition::Lame => "lame",
            PathCondition::Jumping => "jumping",
            PathCondition::Hopping => "hopping",
            PathCondition::Grasshopper => "grasshopper",
        };
        text!("move-sentence", kind, distance = self.distance(), directions = self.directions(steps), path)
    }

    fn distance(self) -> String {
        let (short, long) = self.legs;
        let times = match self.range {
            1 => String::new(),
            MoveComponent::UNLIMITED => text!("move-repeated"),
            max => text!("move-repeated-up-to", max),
        };
        let is_line = short == 0 || short == long;
        match (self.range, long) {
            (1, 1) => text!("move-one"),
            (MoveComponent::UNLIMITED, 1) => text!("move-any"),
            (max, 1) => text!("move-up-to", max),
            _ if is_line => text!("move-leap", long, times),
            _ if self.legs == (1, 2) => text!("move-leap-knight", times),
            _ => text!("move-leap-oblique", short, long, times),
        }
    }

    fn directions(self, steps: &[(i8, i8)]) -> String {
        let (short, long) = self.legs;
        let (all, line) = match () {
            () if short == 0 => (4, "orthogonal"),
            () if short == long => (4, "diagonal"),
            () => (8, "oblique"),
        };
        if steps.len() == all {
            return text!("move-everywhere", line);
        }
        let half = |test: fn(&(i8, i8)) -> bool| {
            steps.iter().all(test) && steps.len() == if short == 0 { 1 } else { all / 2 }
        };
        if half(|step| step.1 > 0) {
            return text!("move-forward", line);
        }
        if half(|step| step.1 < 0) {
            return text!("move-backward", line);
        }
        let is_sideways =
            [-1, 1].iter().all(|side| steps.iter().any(|step| step.1 == 0 && step.0.signum() == *side));
        let apart = steps.iter().filter(|step| !is_sideways || step.1 != 0);
        let mut words: Vec<String> = apart.map(|step| direction(*step)).collect();
        if is_sideways {
            words.push(text!("move-sideways"));
        }
        joined(&words)
    }
}

/// Returns one direction, e.g. "forward", "left", "2 forward and 1 right".
fn direction((files, ranks): (i8, i8)) -> String {
    let across = text!(if files < 0 { "move-left" } else { "move-right" });
    let along = text!(if ranks < 0 { "move-back" } else { "move-ahead" });
    match (files, ranks) {
        (0, _) => along,
        (_, 0) => across,
        _ if files.abs() == ranks.abs() => text!("move-diagonally", along, across),
        _ => {
            text!("move-obliquely", ranks = ranks.unsigned_abs(), along, files = files.unsigned_abs(), across)
        }
    }
}
