//! The tools of everything that publishes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use thiserror::Error;
use tokio::sync::Notify;

use crate::announce::blocked_channels::BlockedChannels;
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
    blocked_channels: Mutex<BlockedChannels>,
}

impl Publisher {
    pub(crate) fn new(service: GameService, delivery: ApiClient, pictures: Pictures) -> Self {
        Self { service, delivery, pictures, woken: Notify::new(), blocked_channels: Mutex::default() }
    }

    pub(crate) fn blocked_channels(&self) -> MutexGuard<'_, BlockedChannels> {
        self.blocked_channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Knowledge of earlier announcements of the same event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeliveryState {
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
