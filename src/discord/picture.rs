//! Pictures, drawn off the threads that talk to Discord.

use std::sync::Arc;

use poise::serenity_prelude::CreateAttachment;
use thiserror::Error;
use tokio::sync::Semaphore;

use super::wish::theme;
use crate::hall::{Bottom, Wishes};
use crate::render::{self, Labels, Plot, RenderError, Style, Theme};
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
        self.draw_as(view, labels, Style { orientation: bottom, ..Style::default() }).await
    }

    /// The view as a PNG file with its description, in this style.
    pub(super) async fn draw_as(
        &self,
        view: View,
        labels: Labels,
        style: Style,
    ) -> Result<CreateAttachment, PictureError> {
        self.off_thread(move || {
            let png = render::png(&view, &style, &labels)?;
            Ok(CreateAttachment::bytes(png, "board.png").description(render::alt(&view, &labels)))
        })
        .await
    }

    /// Values over time as a PNG file with its description.
    pub(super) async fn plot(&self, plot: Plot, theme: Theme) -> Result<CreateAttachment, PictureError> {
        self.off_thread(move || {
            let png = render::plot(&plot, &Style { theme, ..Style::default() })?;
            Ok(CreateAttachment::bytes(png, "ratings.png").description(render::plot_alt(&plot)))
        })
        .await
    }

    async fn off_thread(
        &self,
        draw: impl FnOnce() -> Result<CreateAttachment, PictureError> + Send + 'static,
    ) -> Result<CreateAttachment, PictureError> {
        let slot = Arc::clone(&self.slots).acquire_owned().await.map_err(|_| PictureError::Broken)?;
        let draw = move || {
            let _slot = slot;
            draw()
        };
        tokio::task::spawn_blocking(draw).await.map_err(|_| PictureError::Broken)?
    }
}

/// How a picture looks that is made for one person who sits at `own`.
pub(super) fn style_for(wishes: &Wishes, own: Seat) -> Style {
    let orientation = match wishes.bottom {
        Bottom::Own => own,
        Bottom::First => Seat::First,
    };
    Style { theme: theme(wishes), orientation, ..Style::default() }
}
