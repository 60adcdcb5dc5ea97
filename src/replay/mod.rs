//! Replays of matches and imported records.
//!
//! `Match::after` and `Match::views` (`crates/rules/src/replay.rs`) replay a match to any of its plies for
//! `Match::spectator`: the public during the match, omniscient afterwards. `replay/panel.rs` makes a viewer or an
//! animation of that; its buttons carry the source (a match, or an imported record in the database) and the ply.
//! `render::sized_animation` keeps an animation within Discord's limit. The announcer notifies spectators after a board
//! (`watching.rs`), each once per version (`watchers.told`). See `docs/replays.md`.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod press;
pub(crate) mod record;
pub(crate) mod share;
