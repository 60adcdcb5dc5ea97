//! Work for the processor, off the threads that talk to Discord and to the database.
//!
//! Replaying, legal moves, previews, records and pictures never run on the threads that talk to Discord and the
//! database: `workers` has a lane for each kind, each with slots and a queue, so that an animation or an imported
//! record is never ahead of a move or a board. A person who asks too often is turned away for a while
//! (`context/pacing.rs`, a bucket for each person and kind); the tables are in `docs/operating.md`.
//! `host/matches/cache.rs` keeps the matches looked up last, replayed: one is valid as long as its version is the
//! stored one. Lists and suggestions (`host/matches/list.rs`, `list_rows.rs`) replay nothing; `matches.to_act` says who
//! is to act. A row that cannot be read, or a match that cannot be replayed, is logged and left out, or shown as one
//! that can't be opened.
//!
//! A game is shown by its number to its players anywhere, and to others only in the channel where it is played or its
//! thread: there Discord has checked that they may see it. Elsewhere the answer names that channel if they may see it
//! (`context/channel_sight.rs` asks Discord), and otherwise says that there is no such game; the same holds for links
//! in profiles. Highlights link to what all members may see.

mod lane;
mod person;
mod pool;
mod turns;

pub use lane::Lane;
pub use person::for_person;
pub use pool::{WorkError, Workers, debug_assert_at_work};
