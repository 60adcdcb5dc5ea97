//! Simultaneous exhibitions: one host against several guests, the same game on every board.
//!
//! Guests join until the host begins. Each game is a match like any other. The transaction that begins it also stores
//! its number with the guest, so that a guest has exactly one (`openings.rs`). If a game could not begin, for example
//! because the program was killed, it begins later. The transaction that ends a match also stores the result of its
//! board, and the last one ends the exhibition (`results.rs`).

pub(crate) mod board;
pub(crate) mod error;
pub(crate) mod guests;
pub(crate) mod handle;
pub(crate) mod hosted_simul;
pub(crate) mod openings;
pub(crate) mod requests;
pub(crate) mod results;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod terms;

pub use board::{SimulBoard, WaitingBoard};
pub use error::SimulRequestError;
pub use hosted_simul::{HostedSimul, SimulGuest, SimulResult};
pub use requests::SIMULS_OF_HOST;
pub use terms::{HostSeats, MAX_GUESTS, SimulState, SimulTerms};
