//! Work for the processor, off the threads that talk to Discord and to the database.

mod lane;
mod person;
mod pool;
mod turns;

pub use lane::Lane;
pub use person::for_person;
pub use pool::{WorkError, Workers, debug_assert_at_work};
