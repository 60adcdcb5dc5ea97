//! Tournaments of servers: players, the games of each round, and standings.
//!
//! A tournament consists of its terms, its players and the results of its games. `trickmate-tournaments` computes
//! pairings and standings from these. The transaction that ends a match also stores its result, so that each result
//! counts once. `run_tournaments` then does what is due, under a lease, and repeating it changes nothing: it stores a
//! round as a whole, and the transaction that begins a match also stores its number with the game.
//!
//! If a game is unfinished when the round ends, the player to move loses it; if either player has made fewer than two
//! turns, it is a forfeit. The deadline of a round stands still while nobody can move: during a stall, an outage, or
//! the bot's absence from the server (`deadlines.rs`).

pub(crate) mod arenas;
pub(crate) mod calendar;
pub(crate) mod deadlines;
pub(crate) mod entrants;
pub(crate) mod error;
pub(crate) mod handle;
pub(crate) mod hosted_tournament;
pub(crate) mod managing;
pub(crate) mod medals;
pub(crate) mod openings;
pub(crate) mod posts;
pub(crate) mod ranking;
pub(crate) mod requests;
pub(crate) mod results;
pub(crate) mod round_reminders;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod running;
pub(crate) mod stand_ins;
pub(crate) mod starts;
pub(crate) mod swaps;
pub(crate) mod terms;

pub use entrants::{Entrant, FirstPlayer, MayJoin};
pub use error::TournamentRequestError;
pub use hosted_tournament::{HostedTournament, TournamentGame};
pub use managing::Manager;
pub use posts::{Post, Posted};
pub use ranking::Placed;
pub use round_reminders::RoundReminder;
pub use terms::{TournamentFormat, TournamentState, TournamentTerms};
