//! Pictures and descriptions of hand-made views.

mod animation;
mod covered;
mod decoded;
mod face_down;
mod films;
mod labels;
mod pictures;
mod poker;
mod positions;
mod references;
mod sheets;
mod summoner;
mod texts;
mod themes;
