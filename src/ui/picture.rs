//! Pictures, drawn on worker threads.

use std::ops::RangeInclusive;
use std::sync::Arc;

use poise::serenity_prelude::CreateAttachment;
use thiserror::Error;

use trickmate_host::workers::{Lane, WorkError, Workers, debug_assert_at_work};
use trickmate_host::{BoardOrientation, Preferences};
use trickmate_render::{Labels, Pace, PictureLayout, Plot, RenderError, SizedAnimation, Style, Theme};
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

/// Discord's limit for a file, in bytes, minus room for the rest of the message.
const LARGEST_FILE: usize = 10 * 1024 * 1024 - 64 * 1024;
/// Discord's limit for the description of a file, in UTF-16 units.
const MAX_DESCRIPTION_LEN: usize = 1024;

/// An animation.
pub(crate) struct Animation {
    pub(crate) file: CreateAttachment,
    /// Changes that made it small enough, in words.
    pub(crate) remark: Option<String>,
}

/// Draws pictures on worker threads.
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

/// Adds a sentence to the description of a picture. If there is no room for both, the description is shortened.
pub(crate) fn with_sentence(mut file: CreateAttachment, sentence: &str) -> CreateAttachment {
    let sentence = format!(" {sentence}");
    let room = MAX_DESCRIPTION_LEN.saturating_sub(sentence.encode_utf16().count());
    let before = cut(file.description.as_deref().unwrap_or_default(), room);
    file.description = Some(format!("{before}{sentence}"));
    file
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

    /// Draws values over time as a PNG file with its description.
    pub(crate) async fn plot(&self, plot: Plot, theme: Theme) -> Result<CreateAttachment, PictureError> {
        self.run(Lane::Picture, move || {
            let png = trickmate_render::plot(&plot, &Style { theme, ..Style::default() })?;
            Ok(CreateAttachment::bytes(png, "ratings.png").description(trickmate_render::plot_alt(&plot)))
        })
        .await
    }

    /// Draws a match from one ply to another as a GIF file with its description, in this style.
    pub(crate) async fn animation(
        &self,
        game: Arc<Match>,
        plies: RangeInclusive<usize>,
        labels: Labels,
        style: Style,
        name: String,
    ) -> Result<Animation, PictureError> {
        self.run(Lane::Animation, move || {
            let replay = || {
                let views = game.views(plies.clone()).map_err(PictureError::from)?;
                Ok(views.map(|view| view.map_err(PictureError::from)))
            };
            let made =
                trickmate_render::sized_animation(replay, &style, &labels, Pace::default(), LARGEST_FILE)?;
            let remark = remark(&made, style.width);
            let last = trickmate_render::alt(&made.last, &labels);
            let description = clip(&text!("animation-alt", count = made.count, last));
            Ok(Animation { file: CreateAttachment::bytes(made.bytes, name).description(description), remark })
        })
        .await
    }
}

/// Returns the changes that keep an animation within Discord's limit, in words.
fn remark(made: &SizedAnimation, usual: u32) -> Option<String> {
    let width = made.width;
    (width < usual).then(|| match made.stride {
        ..=1 => text!("animation-smaller", width),
        stride => text!("animation-thinner", width, stride),
    })
}

/// Cuts a text to the length of a description.
fn clip(text: &str) -> String {
    cut(text, MAX_DESCRIPTION_LEN)
}

/// Cuts a text to a number of UTF-16 units.
fn cut(text: &str, longest: usize) -> String {
    let mut length = 0;
    let fits = |letter: &char| {
        length += letter.len_utf16();
        length <= longest
    };
    text.chars().take_while(fits).collect()
}

/// Returns the style of public pictures: the board alone, as large as it can be.
pub(crate) fn public_style() -> Style {
    Style { layout: PictureLayout::Board, ..Style::default() }
}

/// Returns the theme of pictures for somebody with these preferences.
pub(crate) fn theme(preferences: &Preferences) -> Theme {
    preferences.theme.as_deref().and_then(|name| name.parse().ok()).unwrap_or_default()
}

/// Returns the style of pictures for one person who sits at `own`: the board alone, as well.
pub(crate) fn style_for(preferences: &Preferences, own: Seat) -> Style {
    let orientation = match preferences.bottom {
        BoardOrientation::Own => own,
        BoardOrientation::First => Seat::First,
    };
    Style { theme: theme(preferences), orientation, ..public_style() }
}
