//! Pictures, drawn off the threads that talk to Discord.

use std::sync::Arc;

use poise::serenity_prelude::CreateAttachment;
use thiserror::Error;
use tokio::sync::Semaphore;

use super::wish::theme;
use crate::hall::{Bottom, Wishes};
use crate::render::{self, Film, Labels, Pace, Plot, RenderError, Style, Theme};
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

/// Discord's limit for a file, in bytes, less what the rest of the message may need.
const LARGEST_FILE: usize = 10 * 1024 * 1024 - 64 * 1024;
/// Discord's limit for the description of a file, in units of UTF-16.
const LONGEST_DESCRIPTION: usize = 1024;

/// An animation.
pub(super) struct Animation {
    pub(super) file: CreateAttachment,
    /// What had to be done to make it small enough, in words.
    pub(super) remark: Option<String>,
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

    /// A deck with its curve of values, as a PNG file with its description.
    pub(super) async fn deck(&self, deck: DeckSheet, theme: Theme) -> Result<CreateAttachment, PictureError> {
        self.off_thread(move || {
            let png = render::deck_sheet_png(&deck, &Style { theme, ..Style::default() })?;
            Ok(CreateAttachment::bytes(png, "deck.png").description(render::deck_sheet_alt(&deck)))
        })
        .await
    }

    /// A piece or a card with its moves, as a PNG file with its description, in this style.
    pub(super) async fn moves(
        &self,
        sheet: MoveSheet,
        style: Style,
    ) -> Result<CreateAttachment, PictureError> {
        self.off_thread(move || {
            let png = render::move_sheet_png(&sheet, &style)?;
            Ok(CreateAttachment::bytes(png, "moves.png").description(render::move_sheet_alt(&sheet)))
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

    /// The views one after another as a GIF file with its description, with `bottom` sitting at the bottom.
    pub(super) async fn film(
        &self,
        views: Vec<View>,
        labels: Labels,
        bottom: Seat,
        name: String,
    ) -> Result<Animation, PictureError> {
        let slot = Arc::clone(&self.slots).acquire_owned().await.map_err(|_| PictureError::Broken)?;
        let draw = move || {
            let _slot = slot;
            let style = Style { orientation: bottom, ..Style::default() };
            let film = render::film(&views, &style, &labels, Pace::default(), LARGEST_FILE)?;
            let remark = remark(&film, style.width);
            let last = views.last().map(|view| render::alt(view, &labels)).unwrap_or_default();
            let description = clip(&format!("Animation of {} positions. The last: {last}", views.len()));
            Ok(Animation { file: CreateAttachment::bytes(film.bytes, name).description(description), remark })
        };
        tokio::task::spawn_blocking(draw).await.map_err(|_| PictureError::Broken)?
    }
}

/// What had to be done to keep a film within Discord's limit.
fn remark(film: &Film, usual: u32) -> Option<String> {
    let smaller = (film.width < usual).then(|| format!("drawn {} pixels wide", film.width))?;
    let thinned = if film.stride > 1 {
        format!(" and with one position in {} only", film.stride)
    } else {
        String::new()
    };
    Some(format!("-# It is {smaller}{thinned}, so that Discord takes it."))
}

/// At most so much as a description may be.
fn clip(text: &str) -> String {
    let mut length = 0;
    let fits = |letter: &char| {
        length += letter.len_utf16();
        length <= LONGEST_DESCRIPTION
    };
    text.chars().take_while(fits).collect()
}

/// How a picture looks that is made for one person who sits at `own`.
pub(super) fn style_for(wishes: &Wishes, own: Seat) -> Style {
    let orientation = match wishes.bottom {
        Bottom::Own => own,
        Bottom::First => Seat::First,
    };
    Style { theme: theme(wishes), orientation, ..Style::default() }
}
