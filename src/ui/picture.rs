//! Pictures, drawn off the threads that talk to Discord.

use std::ops::RangeInclusive;
use std::sync::Arc;

use poise::serenity_prelude::CreateAttachment;
use thiserror::Error;

use trickmate_host::workers::{Lane, WorkError, Workers, debug_assert_at_work};
use trickmate_host::{Bottom, Preferences};
use trickmate_render::{Film, Labels, Pace, PictureLayout, Plot, RenderError, Style, Theme};
use trickmate_rules::piece_info::{DeckInfo, PieceInfo};
use trickmate_rules::{Match, ReplayError, Seat, View};
use trickmate_text::text;

/// A picture that could not be drawn.
#[derive(Debug, Error)]
pub(crate) enum PictureError {
    /// The renderer refuses.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// The match cannot be replayed to the position for the picture.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The job was refused or broken off.
    #[error(transparent)]
    Work(#[from] WorkError),
}

/// Discord's limit for a file, in bytes, less what the rest of the message may need.
const LARGEST_FILE: usize = 10 * 1024 * 1024 - 64 * 1024;
/// Discord's limit for the description of a file, in units of UTF-16.
const MAX_DESCRIPTION_LEN: usize = 1024;

/// An animation.
pub(crate) struct Animation {
    pub(crate) file: CreateAttachment,
    /// Changes that made it small enough, in words.
    pub(crate) remark: Option<String>,
}

/// Draws pictures off the threads that talk to Discord.
#[derive(Clone)]
pub(crate) struct Pictures {
    workers: Workers,
}

/// Draws a view as a PNG file with its description, in this style.
pub(crate) fn board(view: &View, labels: &Labels, style: &Style) -> Result<CreateAttachment, PictureError> {
    debug_assert_at_work();
    let png = trickmate_render::png(view, style, labels)?;
    Ok(CreateAttachment::bytes(png, "board.png").description(trickmate_render::alt(view, labels)))
}

/// Draws the hand of this view's player, as a PNG file with its description, in this style; `None` if it is empty.
pub(crate) fn hand(view: &View, style: &Style) -> Result<Option<CreateAttachment>, PictureError> {
    debug_assert_at_work();
    let Some(picture) = trickmate_render::hand_strip(view, style)? else { return Ok(None) };
    let description = trickmate_render::hand_strip_alt(view);
    Ok(Some(CreateAttachment::bytes(picture.png()?, "hand.png").description(description)))
}

impl Pictures {
    pub(crate) const fn new(workers: Workers) -> Self {
        Self { workers }
    }

    /// Does work that draws, in its lane.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        draw: impl FnOnce() -> Result<T, PictureError> + Send + 'static,
    ) -> Result<T, PictureError> {
        self.workers.run(lane, draw).await?
    }

    /// Draws a deck with its curve of values, as a PNG file with its description.
    pub(crate) async fn deck(&self, deck: DeckInfo, theme: Theme) -> Result<CreateAttachment, PictureError> {
        self.run(Lane::Picture, move || {
            let png = trickmate_render::deck_sheet_png(&deck, &Style { theme, ..Style::default() })?;
            Ok(CreateAttachment::bytes(png, "deck.png").description(trickmate_render::deck_sheet_alt(&deck)))
        })
        .await
    }

    /// Draws cards that are not a deck, with a line after their heading, as a PNG file with its description.
    pub(crate) async fn cards(
        &self,
        cards: DeckInfo,
        words: String,
        theme: Theme,
    ) -> Result<CreateAttachment, PictureError> {
        self.run(Lane::Picture, move || {
            let png = trickmate_render::card_page_png(&cards, &words, &Style { theme, ..Style::default() })?;
            let alt = trickmate_render::card_page_alt(&cards, &words);
            Ok(CreateAttachment::bytes(png, "cards.png").description(alt))
        })
        .await
    }

    /// Draws a piece or a card with its moves, as a PNG file with its description, in this style.
    pub(crate) async fn moves(
        &self,
        sheet: PieceInfo,
        style: Style,
    ) -> Result<CreateAttachment, PictureError> {
        self.run(Lane::Picture, move || {
            let png = trickmate_render::move_sheet_png(&sheet, &style)?;
            Ok(CreateAttachment::bytes(png, "moves.png")
                .description(trickmate_render::move_sheet_alt(&sheet)))
        })
        .await
    }

    /// Values over time as a PNG file with its description.
    pub(crate) async fn plot(&self, plot: Plot, theme: Theme) -> Result<CreateAttachment, PictureError> {
        self.run(Lane::Picture, move || {
            let png = trickmate_render::plot(&plot, &Style { theme, ..Style::default() })?;
            Ok(CreateAttachment::bytes(png, "ratings.png").description(trickmate_render::plot_alt(&plot)))
        })
        .await
    }

    /// Draws a match from one ply to another as a GIF file with its description, in this style.
    pub(crate) async fn film(
        &self,
        game: Arc<Match>,
        plies: RangeInclusive<usize>,
        labels: Labels,
        style: Style,
        name: String,
    ) -> Result<Animation, PictureError> {
        self.run(Lane::Animation, move || {
            let views = game.views(plies)?;
            let film = trickmate_render::film(&views, &style, &labels, Pace::default(), LARGEST_FILE)?;
            let remark = remark(&film, style.width);
            let last = views.last().map(|view| trickmate_render::alt(view, &labels)).unwrap_or_default();
            let description = clip(&text!("animation-alt", count = views.len(), last));
            Ok(Animation { file: CreateAttachment::bytes(film.bytes, name).description(description), remark })
        })
        .await
    }
}

/// Returns the changes that keep an animation within Discord's limit, in words.
fn remark(film: &Film, usual: u32) -> Option<String> {
    let width = film.width;
    (width < usual).then(|| match film.stride {
        ..=1 => text!("animation-smaller", width),
        stride => text!("animation-thinner", width, stride),
    })
}

/// Cuts a text to the length of a description.
fn clip(text: &str) -> String {
    let mut length = 0;
    let fits = |letter: &char| {
        length += letter.len_utf16();
        length <= MAX_DESCRIPTION_LEN
    };
    text.chars().take_while(fits).collect()
}

/// Returns the style of public pictures: the board alone, as large as it can be.
pub(crate) fn public_style() -> Style {
    Style { layout: PictureLayout::Board, ..Style::default() }
}

/// Returns the theme of pictures made for somebody with these preferences.
pub(crate) fn theme(preferences: &Preferences) -> Theme {
    preferences.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default()
}

/// Returns the style of pictures for one person who sits at `own`: also the board alone.
pub(crate) fn style_for(preferences: &Preferences, own: Seat) -> Style {
    let orientation = match preferences.bottom {
        Bottom::Own => own,
        Bottom::First => Seat::First,
    };
    Style { theme: theme(preferences), orientation, ..public_style() }
}
