//! Pictures and descriptions of hand-made views.

mod animation;
mod covered;
mod decoded;
mod face_down;
mod labels;
mod pictures;
mod poker;
mod positions;
mod references;
mod sheets;
mod texts;
mod themes;
