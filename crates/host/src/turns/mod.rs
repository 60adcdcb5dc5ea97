//! Turns of several actions, prepared as a draft before they are committed.
//!
//! In a game with `DeckGame::turn_end` the first action of a turn is committed at once. The following ones are a draft
//! (`host/turns/draft.rs`): a list of actions in the database, with the version that it follows and a revision. A table
//! that is loaded replays it on top of the match, so that the rules check every action and the last can be taken back;
//! `HostedMatch::game_for(seat)` gives the result only to the seat whose turn it is. The action that ends the turn, or
//! after which the rules end it, commits the whole turn in one transaction, against version and revision, with one
//! notice. Any other commit in the match ends the draft. This is sound because `Status::is_within_turn` promises that
//! such actions reveal no secret to their player: cards are drawn when a turn begins.
//!
//! The panel (`board/turn.rs`) is made of the ways that the rules offer, in a private answer or the direct message with
//! the hand. Its components carry `version.revision`; an outdated one is answered with the current turn. While a turn
//! is under way the announcer only adds a line to the words of the latest board, from `HostedMatch::at_turn_start`, and
//! posts the next when somebody else is to act; `board/story.rs` tells what was done in it.

pub(crate) mod draft;
pub(crate) mod handle;
pub(crate) mod notes;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use draft::DraftAction;
pub use rows::DraftRow;
