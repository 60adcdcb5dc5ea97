//! Errors in Betza notation.

use thiserror::Error;

/// The longest notation that is read, in characters.
pub(super) const MAX_LEN: usize = 1000;

/// Notation that cannot be read, with the place of the error.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("at character {} of “{notation}”: {problem}", place + 1)]
pub struct BetzaError {
    /// The notation; of a long one the beginning.
    pub notation: String,
    /// The character at fault, counted from 0; the length of the notation when something is missing at its end.
    pub place: usize,
    /// The problem at that place.
    pub problem: BetzaProblem,
}

/// A problem at one place of the notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BetzaProblem {
    /// More characters than any piece needs.
    #[error("the notation is longer than {MAX_LEN} characters")]
    TooLong,
    /// There is nothing to read.
    #[error("the notation is empty")]
    Empty,
    /// A character that is neither atom, modifier nor range.
    #[error(
        "“{0}” is neither an atom (W F D N A H C Z G K Q R B U or a leap such as (1,4)), a modifier (f b l r s v m c p g j n) nor a range"
    )]
    Unknown(char),
    /// Modifiers at the end, without an atom.
    #[error("an atom is missing after the modifiers")]
    AtomMissing,
    /// A number that does not follow an atom.
    #[error("a range must follow an atom")]
    RangeAlone,
    /// A range of 0 or of more than two digits.
    #[error("a range is a number from 1 to 99; a doubled letter has no limit")]
    RangeOutOfBounds,
    /// A range after a doubled letter.
    #[error("a doubled letter has no limit, so it takes no range")]
    RangeAfterDouble,
    /// A doubled shorthand such as `RR`.
    #[error("“{0}” is a shorthand and cannot be doubled")]
    DoubledShorthand(char),
    /// The same modifier twice in a term.
    #[error("the modifier “{0}” stands twice")]
    Repeated(char),
    /// `ff`, `bb`, `ll`, `rr`, `ss` or `vv` on an atom that has only straight or diagonal directions.
    #[error("the doubled direction “{0}{0}” is for the oblique atoms N, C and Z only")]
    NotOblique(char),
    /// Two of `p`, `j` and `n` in a term.
    #[error("only one of p, g, j and n may stand before an atom")]
    Manners,
    /// `p` on a movement that is not an unlimited ride.
    #[error("p (hopper) is for unlimited rides only, such as R, B or NN")]
    HopperNeedsRide,
    /// `g` on a movement that is not an unlimited ride.
    #[error("g (grasshopper) is for unlimited rides only, such as gQ, gR, gB or gNN")]
    GrasshopperNeedsRide,
    /// A bracket that does not hold a leap.
    #[error("a leap is written as (1,4): two numbers from 0 to 7, not both 0")]
    Leap,
    /// Something beside `U` that it does not take.
    #[error("U (any other square) takes m and c only, no direction, range or doubling")]
    Universal,
    /// A sign for Locust moves or bent moves, in the notation of other programs.
    #[error(
        "“{0}” is not supported: there are no Locust moves, which capture what is leapt over, and no bent ones"
    )]
    Unsupported(char),
    /// `j` on a ride.
    #[error("j (must jump) is for single leaps only")]
    JumpIsSingle,
    /// `n` or `j` on a leap that passes over no square.
    #[error("{0} is for leaps that pass over squares: D, N, A, H, C, Z and G")]
    NothingBetween(char),
}
