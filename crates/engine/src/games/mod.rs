//! The games: what each asks of the common search, or a search of its own.

pub(crate) mod cardmate;
pub(crate) mod chess;
pub(crate) mod mysterious;
pub(crate) mod poker;
pub(crate) mod summoner;
