//! Requests that exclude each other, some milliseconds apart: the first one counts, and the other does nothing.
//!
//! The winner depends on the machine; the rules that are checked afterwards do not.

mod challenges;
mod clocks;
mod computer;
mod decks;
mod departures;
mod drafts;
mod learning;
mod limits;
mod matches;
mod offers;
mod people;
mod request;
mod servers;
mod watching;
