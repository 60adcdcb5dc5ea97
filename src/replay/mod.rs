//! Looking back at matches and imported records.
//!
//! `Match::after` and `Match::views` (`crates/rules/src/replay.rs`) replay a match to any of its plies for
//! `Match::spectator`: the public while it goes on, everyone afterwards. `replay/panel.rs` makes a viewer or an animation
//! of that; its buttons carry what is looked at (a match, or an imported record in the database) and the ply.
//! `render::film` keeps an animation within Discord's limit. Spectators are told by the announcer after a board
//! (`watching.rs`), each once per version (`watchers.told`). See `docs/replays.md`.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod press;
pub(crate) mod share;
