//! Reads Betza notation term by term.

use super::direction::{Direction, is_direction};
use super::error::{BetzaError, BetzaProblem, MAX_LEN};
use crate::excerpt::excerpt;
use crate::kernel::betza::component::{Modality, MoveComponent, PathCondition};

type MenuStep = (u8, u8);

const WAZIR: MenuStep = (1, 0);
const FERZ: MenuStep = (1, 1);

/// Returns the steps of an atom, and whether it is a rider already.
fn atom(letter: char) -> Option<(&'static [MenuStep], bool)> {
    Some(match letter {
        'W' => (&[WAZIR], false),
        'F' => (&[FERZ], false),
        'D' => (&[(2, 0)], false),
        'N' => (&[(2, 1)], false),
        'A' => (&[(2, 2)], false),
        'H' => (&[(3, 0)], false),
        'C' => (&[(3, 1)], false),
        'Z' => (&[(3, 2)], false),
        'G' => (&[(3, 3)], false),
        'K' => (&[WAZIR, FERZ], false),
        'R' => (&[WAZIR], true),
        'B' => (&[FERZ], true),
        'Q' => (&[WAZIR, FERZ], true),
        _ => return None,
    })
}

/// The longest leg of a leap that is written out.
const MAX_LEG: u8 = 7;
/// The characters of such a leap: `(1,4)`.
const LEAP_LEN: usize = 5;

/// Says what is wrong with a character where an atom should be.
fn stray(letter: char) -> BetzaProblem {
    match letter {
        '0'..='9' => BetzaProblem::RangeAlone,
        '[' | ']' | 'o' | 'y' | 'z' | '-' => BetzaProblem::Unsupported(letter),
        _ => BetzaProblem::Unknown(letter),
    }
}

/// Reads the rides of a whole notation, in the order written.
pub(super) fn rides(text: &str) -> Result<Vec<MoveComponent>, BetzaError> {
    if text.chars().nth(MAX_LEN).is_some() {
        let notation = excerpt(text);
        return Err(BetzaError { notation, place: MAX_LEN, problem: BetzaProblem::TooLong });
    }
    let letters: Vec<char> = text.chars().collect();
    let mut parser = Parser { letters: &letters, at: 0 };
    let mut rides = Vec::new();
    let result = loop {
        if parser.peek().is_none() {
            break if rides.is_empty() { Err((0, BetzaProblem::Empty)) } else { Ok(rides) };
        }
        match parser.term() {
            Ok(term) => rides.extend(term),
            Err(error) => break Err(error),
        }
    };
    result.map_err(|(place, problem)| BetzaError { notation: excerpt(text), place, problem })
}

type Fault = (usize, BetzaProblem);

struct Parser<'a> {
    letters: &'a [char],
    at: usize,
}

/// The modifiers before one atom, each with its place.
#[derive(Default)]
struct Modifiers {
    directions: Vec<(usize, Direction)>,
    mode: Option<Modality>,
    path: Option<(usize, char)>,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn term(&mut self) -> Result<Vec<MoveComponent>, Fault> {
        let modifiers = self.modifiers()?;
        let place = self.at;
        let letter = self.peek().ok_or((place, BetzaProblem::AtomMissing))?;
        let mode = modifiers.mode.unwrap_or(Modality { quiet: true, capture: true });
        if letter == 'U' {
            self.at += 1;
            return self.universal(&modifiers, mode);
        }
        let (steps, range) = if letter == '(' {
            let step = self.leap()?;
            (vec![step], self.leap_range(place)?)
        } else {
            let (steps, rides) = atom(letter).ok_or((place, stray(letter)))?;
            self.at += 1;
            (steps.to_vec(), self.range(letter, rides)?)
        };
        let path = modifiers.path(&steps, range)?;
        let mut result = Vec::new();
        for step in steps {
            for (place, direction) in &modifiers.directions {
                direction.check(step).map_err(|problem| (*place, problem))?;
            }
            let selected = |step: &(i8, i8)| {
                modifiers.directions.is_empty() || modifiers.directions.iter().any(|(_, d)| d.selects(*step))
            };
            result.extend(symmetric(step).into_iter().filter(selected).map(|(files, ranks)| MoveComponent {
                files,
                ranks,
                range,
                mode,
                path,
                universal: false,
            }));
        }
        Ok(result)
    }

    /// Reads the rest of a universal leaper: nothing may stand beside it but `m` and `c`.
    fn universal(&self, modifiers: &Modifiers, mode: Modality) -> Result<Vec<MoveComponent>, Fault> {
        let other = modifiers.directions.first().map(|(place, _)| *place);
        let other = other.or(modifiers.path.map(|(place, _)| place));
        let behind = self.peek().filter(|next| *next == 'U' || next.is_ascii_digit()).map(|_| self.at);
        if let Some(place) = other.or(behind) {
            return Err((place, BetzaProblem::Universal));
        }
        let legs = || -MoveComponent::FARTHEST..=MoveComponent::FARTHEST;
        let steps = legs().flat_map(|ranks| legs().map(move |files| (files, ranks)));
        let step = |(files, ranks)| MoveComponent {
            files,
            ranks,
            range: 1,
            mode,
            path: PathCondition::Plain,
            universal: true,
        };
        Ok(steps.filter(|step| *step != (0, 0)).map(step).collect())
    }

    /// Reads a leap such as `(1,4)`, the longer leg first.
    fn leap(&mut self) -> Result<MenuStep, Fault> {
        let place = self.at;
        let digit = |at: usize| {
            let digit = self.letters.get(at)?.to_digit(10)?;
            u8::try_from(digit).ok().filter(|digit| *digit <= MAX_LEG)
        };
        let sign = |at: usize| self.letters.get(at).copied();
        match (digit(place + 1), sign(place + 2), digit(place + 3), sign(place + 4)) {
            (Some(one), Some(','), Some(other), Some(')')) if (one, other) != (0, 0) => {
                self.at += LEAP_LEN;
                Ok((one.max(other), one.min(other)))
            }
            _ => Err((place, BetzaProblem::Leap)),
        }
    }

    /// Reads the range behind a leap that begins at a place: the same text again, a number, or nothing.
    fn leap_range(&mut self, place: usize) -> Result<u8, Fault> {
        let text = &self.letters[place..place + LEAP_LEN];
        let doubled = self.letters.get(self.at..self.at + LEAP_LEN) == Some(text);
        if doubled {
            self.at += LEAP_LEN;
        }
        self.limit(doubled, doubled)
    }

    fn modifiers(&mut self) -> Result<Modifiers, Fault> {
        let mut modifiers = Modifiers::default();
        while let Some(letter) = self.peek() {
            let place = self.at;
            match letter {
                _ if is_direction(letter) => {
                    let direction = Direction::read(letter, self.letters.get(place + 1).copied());
                    if modifiers.directions.iter().any(|(_, known)| *known == direction) {
                        return Err((place, BetzaProblem::Repeated(letter)));
                    }
                    modifiers.directions.push((place, direction));
                    self.at += direction.letters();
                    continue;
                }
                'm' | 'c' => {
                    let mode = modifiers.mode.get_or_insert(Modality { quiet: false, capture: false });
                    let flag = if letter == 'm' { &mut mode.quiet } else { &mut mode.capture };
                    if std::mem::replace(flag, true) {
                        return Err((place, BetzaProblem::Repeated(letter)));
                    }
                }
                'p' | 'j' | 'n' | 'g' => match modifiers.path {
                    Some((_, known)) if known == letter => {
                        return Err((place, BetzaProblem::Repeated(letter)));
                    }
                    Some(_) => return Err((place, BetzaProblem::Manners)),
                    None => modifiers.path = Some((place, letter)),
                },
                _ => break,
            }
            self.at += 1;
        }
        Ok(modifiers)
    }

    /// Reads the range after an atom: its letter again, a number, or nothing.
    fn range(&mut self, letter: char, rides: bool) -> Result<u8, Fault> {
        let doubled = self.peek() == Some(letter);
        if doubled {
            if "KQRB".contains(letter) {
                return Err((self.at, BetzaProblem::DoubledShorthand(letter)));
            }
            self.at += 1;
        }
        self.limit(doubled, doubled || rides)
    }

    /// Reads the number after an atom. Without a number, an atom is a single step, and a rider is unlimited.
    fn limit(&mut self, doubled: bool, rides: bool) -> Result<u8, Fault> {
        let place = self.at;
        let digits: String = self.letters[place..].iter().take_while(|c| c.is_ascii_digit()).collect();
        if digits.is_empty() {
            return Ok(if rides { MoveComponent::UNLIMITED } else { 1 });
        }
        if doubled {
            return Err((place, BetzaProblem::RangeAfterDouble));
        }
        self.at += digits.len();
        match digits.parse() {
            Ok(range @ 1..=99) => Ok(range),
            _ => Err((place, BetzaProblem::RangeOutOfBounds)),
        }
    }
}

impl Modifiers {
    fn path(&self, steps: &[MenuStep], range: u8) -> Result<PathCondition, Fault> {
        let Some((place, letter)) = self.path else { return Ok(PathCondition::Plain) };
        let between = steps.iter().all(|&(long, _)| long > 1);
        let fault = |problem| Err((place, problem));
        match letter {
            'p' if range != MoveComponent::UNLIMITED => fault(BetzaProblem::HopperNeedsRide),
            'p' => Ok(PathCondition::Hopping),
            'g' if range != MoveComponent::UNLIMITED => fault(BetzaProblem::GrasshopperNeedsRide),
            'g' => Ok(PathCondition::Grasshopper),
            _ if !between => fault(BetzaProblem::NothingBetween(letter)),
            'j' if range != 1 => fault(BetzaProblem::JumpIsSingle),
            'j' => Ok(PathCondition::Jumping),
            _ => Ok(PathCondition::Lame),
        }
    }
}

/// Returns the four or eight steps of an atom, forward ones first.
fn symmetric((long, short): MenuStep) -> Vec<(i8, i8)> {
    let (long, short) = (long as i8, short as i8);
    let mut steps = Vec::with_capacity(8);
    for (files, ranks) in [(short, long), (long, short)] {
        for step in [(files, ranks), (-files, ranks), (files, -ranks), (-files, -ranks)] {
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    steps
}
