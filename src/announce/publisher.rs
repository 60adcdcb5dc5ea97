//! The tools of everything that publishes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use thiserror::Error;
use tokio::sync::Notify;

use crate::announce::obstacles::Obstacles;
use crate::api::client::ApiClient;
use crate::api::error::ApiError;
use crate::ui::picture::{PictureError, Pictures};
use trickmate_host::workers::WorkError;
use trickmate_host::{GameService, ServiceError};
use trickmate_study::StudyError;

pub(crate) struct Publisher {
    pub(crate) service: GameService,
    pub(crate) delivery: ApiClient,
    pub(crate) pictures: Pictures,
    /// Wakes the task that tries refused boards again.
    pub(crate) woken: Notify,
    /// Channels where boards are refused.
    obstacles: Mutex<Obstacles>,
}

impl Publisher {
    pub(crate) fn new(service: GameService, delivery: ApiClient, pictures: Pictures) -> Self {
        Self { service, delivery, pictures, woken: Notify::new(), obstacles: Mutex::default() }
    }

    pub(crate) fn obstacles(&self) -> MutexGuard<'_, Obstacles> {
        self.obstacles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Certainty that nothing of it has been announced before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// The event has just been committed.
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
    pub(crate) fn is_transient(&self) -> bool {
        match self {
            Self::ApiError(error) => error.is_transient(),
            Self::GameService(ServiceError::Store(_) | ServiceError::Work(WorkError::Busy)) => true,
            Self::GameService(_) | Self::Picture(_) | Self::Study(_) => false,
        }
    }

    /// Returns `true` if another attempt would only fail again, whatever Discord and the database do.
    pub(crate) fn is_permanent(&self) -> bool {
        match self {
            Self::ApiError(_) => false,
            Self::GameService(error) => error.is_unopenable(),
            Self::Picture(_) | Self::Study(_) => true,
        }
    }
}
