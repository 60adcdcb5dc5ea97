//! Why somebody's wish is not fulfilled, and what they are told.

use thiserror::Error;

use super::Bot;
use super::draft::{Draft, escape};
use super::meter::Cause;
use super::picture::PictureError;
use crate::hall::HallError;
use crate::rules::Refusal;

/// How much is told of what is wrong with a record, in characters.
const LONGEST_REASON: usize = 300;

/// Why somebody's wish is not fulfilled.
#[derive(Debug, Error)]
pub(super) enum Failure {
    /// The hall refuses.
    #[error(transparent)]
    Hall(#[from] HallError),
    /// The picture could not be drawn.
    #[error("the picture could not be drawn: {0}")]
    Picture(#[from] PictureError),
    /// Something that is no defect, in words for the player.
    #[error("{0}")]
    Words(String),
}

impl Failure {
    const fn cause(&self) -> Cause {
        match self {
            Self::Hall(HallError::Store(_) | HallError::Corrupt(..)) | Self::Picture(_) => Cause::Fault,
            Self::Hall(_) | Self::Words(_) => Cause::Player,
        }
    }

    /// A refusal in these words.
    pub(super) fn words(words: impl Into<String>) -> Self {
        Self::Words(words.into())
    }
}

impl Bot {
    /// What a person is told about a failure; with the current board where they have looked at an old one.
    pub(super) async fn refusal(&self, failure: Failure, table: Option<i64>, person: i64) -> Draft {
        self.delivery.meter.refuse(failure.cause());
        let words = match &failure {
            Failure::Hall(error) => in_words(error),
            Failure::Picture(_) => "The picture could not be drawn. Nothing was changed.".to_owned(),
            Failure::Words(words) => words.clone(),
        };
        match (&failure, table) {
            (Failure::Hall(HallError::Stale), Some(table)) => match self.as_it_stands(table, person).await {
                Ok(board) => return board.headed(&words),
                Err(error) => tracing::error!("no board for a stale request: {error}"),
            },
            (Failure::Hall(HallError::Store(_) | HallError::Corrupt(..)) | Failure::Picture(_), _) => {
                tracing::error!("a request failed: {}", cause(&failure));
            }
            _ => {}
        }
        Draft::new(words)
    }
}

/// The sentence for the player, with nothing in it that Discord would format.
fn in_words(error: &HallError) -> String {
    match error {
        HallError::Refused(refused) => match &refused.refusal {
            Refusal::Unreadable(_) | Refusal::Illegal(_) => {
                let typed = refused.text.replace('`', "'");
                format!("`{typed}` is {}.", escape(&refused.refusal.to_string()))
            }
            _ => refused.to_string(),
        },
        HallError::Record(why) => {
            HallError::Record(escape(&why.chars().take(LONGEST_REASON).collect::<String>())).to_string()
        }
        other => other.to_string(),
    }
}

/// The causes, for the log.
fn cause(failure: &Failure) -> String {
    match failure {
        Failure::Hall(HallError::Store(error)) => error.to_string(),
        Failure::Hall(HallError::Corrupt(table, why)) => format!("game {table}: {why}"),
        other => other.to_string(),
    }
}
