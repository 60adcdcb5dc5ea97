//! What everything that publishes works with.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use thiserror::Error;
use tokio::sync::Notify;

use crate::discord::api::client::ApiClient;
use crate::discord::api::error::ApiError;
use crate::discord::publish::obstacles::Obstacles;
use crate::discord::view::picture::{PictureError, Pictures};
use trickmate_host::workers::WorkError;
use trickmate_host::{Event, GameService, ServiceError};
use trickmate_study::StudyError;

pub(crate) struct Publisher {
    pub(crate) service: GameService,
    pub(crate) delivery: ApiClient,
    pub(crate) pictures: Pictures,
    /// Announcements in progress, and whether to look again afterwards.
    pub(super) in_progress: Mutex<HashMap<Event, Option<Certainty>>>,
    /// Wakes whoever waits for the time to try again what was refused.
    pub(super) woken: Notify,
    /// Channels where boards are refused.
    pub(super) obstacles: Mutex<Obstacles>,
    /// Held by whoever tells what processes have died over.
    pub(super) suspects: Arc<tokio::sync::Mutex<()>>,
}

/// Certainty that nothing of it has been announced before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// It has just been committed.
    Fresh,
    /// An earlier attempt may have got through unnoticed.
    Doubtful,
}

#[derive(Debug, Error)]
pub(crate) enum AnnounceError {
    #[error(transparent)]
    ApiError(#[from] ApiError),
    #[error(transparent)]
    GameService(#[from] ServiceError),
    #[error(transparent)]
    Picture(#[from] PictureError),
    #[error(transparent)]
    Study(#[from] StudyError),
}

impl AnnounceError {
    pub(super) fn is_transient(&self) -> bool {
        match self {
            Self::ApiError(error) => error.is_transient(),
            Self::GameService(ServiceError::Store(_) | ServiceError::Work(WorkError::Busy)) => true,
            Self::GameService(_) | Self::Picture(_) | Self::Study(_) => false,
        }
    }

    /// Returns `true` if trying again would only fail again, whatever Discord and the database do.
    pub(super) fn is_permanent(&self) -> bool {
        match self {
            Self::ApiError(_) => false,
            Self::GameService(error) => error.is_unopenable(),
            Self::Picture(_) | Self::Study(_) => true,
        }
    }
}
