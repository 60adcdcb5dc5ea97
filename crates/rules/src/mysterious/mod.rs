//! Mysterious Chess (Sergey Sirotkin, 2001): chess whose opening array is made by placing piece cards face down.

mod action;
mod card;
mod chess_start;
mod game;
mod input;
mod knowledge;
mod names;
mod notation;
mod observed;
mod own_array;
mod perft;
mod phase;
mod placed_cards;
mod placing_plan;
mod position;
mod position_json;
mod position_text;
mod referee_detail;
mod rules;
mod unplaced;
mod visibility;

pub(crate) use game::Mysterious;
pub use knowledge::{Chess, Knowledge, Sample, SeenCard, Stage};
pub use own_array::{OwnArray, OwnArrayError};
pub use placing_plan::{NextPlacing, PlacingPlan, PlacingPlanError, ReadyArray};
