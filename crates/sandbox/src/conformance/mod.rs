//! Checks of bots and of the sandbox against Discord's API.
//!
//! [`Validator`] checks every request and answer against Discord's own OpenAPI description of its HTTP API. The crate
//! ships with that description; a newer one can be given by its path. [`checks`] cover what the description leaves out.
//!
//! Only API calls belong here: the caller must not pass its own paths and downloads.
//!
//! The reader of the description takes a long time to compile. Without the feature `conformance`, neither the reader
//! nor the description is built in: a given description is refused with [`LoadError::NotBuiltIn`], and only [`checks`]
//! are made.

#[cfg(feature = "conformance")]
mod accepted;
#[cfg(feature = "conformance")]
mod built_in;
pub mod checks;
#[cfg(feature = "conformance")]
mod description;
#[cfg(feature = "conformance")]
mod documented;
#[cfg(feature = "conformance")]
mod explain;
#[cfg(feature = "conformance")]
mod formats;
#[cfg(feature = "conformance")]
mod normalise;
#[cfg(feature = "conformance")]
mod parameters;
mod path;
#[cfg(feature = "conformance")]
mod route;
#[cfg(feature = "conformance")]
mod schemas;
#[cfg(feature = "conformance")]
mod validator;
#[cfg(not(feature = "conformance"))]
#[path = "no_validator.rs"]
mod validator;
mod violation;

use std::path::PathBuf;

#[cfg(feature = "conformance")]
pub use built_in::json as built_in_description;
pub use validator::Validator;
pub use violation::Violation;

/// Failure to load a description.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The file cannot be read.
    #[error("cannot read {}", path.display())]
    Read {
        /// The file that was asked for.
        path: PathBuf,
        /// Error of the system.
        source: std::io::Error,
    },
    /// The file is not JSON.
    #[error("{} is not JSON", path.display())]
    Parse {
        /// The file that was asked for.
        path: PathBuf,
        /// Place where it stops being JSON.
        source: serde_json::Error,
    },
    /// The JSON is not an OpenAPI 3.1 description with operations.
    #[error("{} is not an OpenAPI 3.1 description: {reason}", path.display())]
    Description {
        /// The file that was asked for.
        path: PathBuf,
        /// Missing or wrong part.
        reason: String,
    },
    /// This program cannot read a description.
    #[error("built without the feature \"conformance\": Discord's description cannot be checked against")]
    NotBuiltIn,
}
