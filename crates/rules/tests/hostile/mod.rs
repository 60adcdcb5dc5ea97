//! Malicious input: each is refused in one short sentence, or answered at once.

mod anything;
mod chess;
mod poker;
mod records;
mod summoner;
