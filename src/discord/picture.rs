//! Pictures, drawn off the threads that talk to Discord.

use std::sync::Arc;

use poise::serenity_prelude::CreateAttachment;
use thiserror::Error;
use tokio::sync::Semaphore;

use crate::render::{self, Labels, RenderError, Style};
use crate::rules::sheet::{DeckSheet, MoveSheet};
use crate::rules::{Seat, View};

/// A picture that could not be drawn.
#[derive(Debug, Error)]
pub(super) enum PictureError {
    /// The renderer refuses.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// The task was cancelled or has panicked.
    #[error("drawing was broken off")]
    Broken,
}

/// Draws pictures, as many at a time as there are cores.
#[derive(Clone)]
pub(super) struct Pictures {
    slots: Arc<Semaphore>,
}

impl Pictures {
    pub(super) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { slots: Arc::new(Semaphore::new(cores)) }
    }

    /// The view as a PNG file with its description, with `bottom` sitting at the bottom.
    pub(super) async fn draw(
        &self,
        view: View,
        labels: Labels,
        bottom: Seat,
    ) -> Result<CreateAttachment, PictureError> {
        self.in_turn(move || {
            let style = Style { orientation: bottom, ..Style::default() };
            let png = render::png(&view, &style, &labels)?;
            Ok(CreateAttachment::bytes(png, "board.png").description(render::alt(&view, &labels)))
        })
        .await
    }

    /// A deck with its curve of values, as a PNG file with its description.
    pub(super) async fn deck(&self, deck: DeckSheet) -> Result<CreateAttachment, PictureError> {
        self.in_turn(move || {
            let png = render::deck_sheet_png(&deck, &Style::default())?;
            Ok(CreateAttachment::bytes(png, "deck.png").description(render::deck_sheet_alt(&deck)))
        })
        .await
    }

    /// A piece or a card with its moves, as a PNG file with its description.
    pub(super) async fn moves(&self, sheet: MoveSheet) -> Result<CreateAttachment, PictureError> {
        self.in_turn(move || {
            let png = render::move_sheet_png(&sheet, &Style::default())?;
            Ok(CreateAttachment::bytes(png, "moves.png").description(render::move_sheet_alt(&sheet)))
        })
        .await
    }

    /// Draws when a core is free.
    async fn in_turn(
        &self,
        draw: impl FnOnce() -> Result<CreateAttachment, PictureError> + Send + 'static,
    ) -> Result<CreateAttachment, PictureError> {
        let slot = Arc::clone(&self.slots).acquire_owned().await.map_err(|_| PictureError::Broken)?;
        let work = move || {
            let _slot = slot;
            draw()
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| PictureError::Broken)?
    }
}
