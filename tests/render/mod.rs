//! Pictures and descriptions of hand-made views.

mod animation;
mod decoded;
mod labels;
mod pictures;
mod positions;
mod references;
mod texts;
mod themes;
