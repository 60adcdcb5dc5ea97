//! Series: several games between two people, whose results are added up.

pub(crate) mod error;
pub(crate) mod handle;
pub(crate) mod hosted_series;
pub(crate) mod pause;
pub(crate) mod requests;
pub(crate) mod results;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod running;
pub(crate) mod sideboard_rows;
pub(crate) mod sideboards;
pub(crate) mod terms;

pub use error::SeriesRequestError;
pub use hosted_series::{HostedSeries, SeriesEnd, SeriesGame, SeriesReason};
pub use sideboards::SeriesDeck;
pub use terms::{MAX_SIDEBOARD, MOST_SERIES_GAMES, ParseSeriesError, SeriesGoal, SeriesTerms};
