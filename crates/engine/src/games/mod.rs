//! The games: positions for the common search, or a search for one game.

pub(crate) mod cardmate;
pub(crate) mod chess;
pub(crate) mod mysterious;
pub(crate) mod poker;
pub(crate) mod summoner;
