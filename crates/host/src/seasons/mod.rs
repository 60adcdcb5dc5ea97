//! Seasons of a server: quarters or months in its time zone, each with a table for every game.
//!
//! Ratings continue from season to season. A season ranks by performance rating: the rating that the results of the
//! season were worth, given the ratings of the opponents (`standing.rs`). Points would reward whoever plays most, and
//! the rating itself whoever stops playing. A performance needs games of this season. Beating weak or cooperating
//! opponents gains little, since their ratings are low. A player needs five rated games for a place.
//!
//! A single statement ends a season and begins the next. A separate transaction then makes the table, from the results
//! of games that ended within the season. If a result is committed late, or removed by a manager, the table is made
//! again. The table is a copy: it stays when ratings are recomputed for other reasons.

pub(crate) mod handle;
pub(crate) mod medals;
pub(crate) mod period;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod settlement;
pub(crate) mod standing;

pub use medals::{Medal, MedalOf};
pub use period::SeasonLength;
pub use requests::{Season, SeasonSettings, SeasonTable};
pub use standing::{LEAST_GAMES, PlacedPlayer};
