//! Example positions of a game, taken from the lessons, with the important squares marked.

use poise::serenity_prelude::CreateAttachment;

use crate::ui;
use crate::ui::picture::{PictureError, public_style};
use trickmate_render::{Labels, Style, Theme};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Match, Options, View, Viewer};

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Example {
    /// The game's name.
    pub(crate) game: &'static str,
    /// The lesson's id.
    pub(crate) lesson: &'static str,
    /// The step's id.
    pub(crate) step: &'static str,
}

impl Example {
    /// Returns its view, from the learner's side; `None` if there is no such step, which a test rules out.
    pub(crate) fn view(self) -> Option<View> {
        let course = trickmate_study::lesson::course(self.game).ok()?;
        let lesson = &course.lessons[course.place(self.lesson)?];
        let place = lesson.steps.iter().position(|step| step.id == self.step)?;
        let game = lesson.begin(course.game, place).ok()?;
        let mut view = game.view(Viewer::Seat(trickmate_study::lesson::learner(&game)));
        view.pointed = lesson.steps[place].marked(&game);
        Some(view)
    }

    /// Draws its picture, with a description.
    ///
    /// # Errors
    /// It could not be drawn.
    pub(crate) fn picture(self) -> Result<Option<CreateAttachment>, PictureError> {
        self.view().map(|view| drawn(&view)).transpose()
    }
}

/// Returns the picture of a game's beginning.
///
/// # Errors
/// It could not be drawn.
pub(crate) fn beginning(game: &'static dyn Game, options: Options) -> Result<CreateAttachment, PictureError> {
    drawn(&Match::new(game, options, Seed::new([0; 32])).view(Viewer::Public))
}

/// Draws the marks that a game's boards may have.
///
/// # Errors
/// It could not be drawn.
pub(crate) fn marks(
    game: &'static dyn Game,
    options: Options,
    theme: Theme,
) -> Result<CreateAttachment, PictureError> {
    let board = Match::new(game, options, Seed::new([0; 32])).view(Viewer::Public);
    let png = trickmate_render::mark_sheet_png(&board, &Style { theme, ..Style::default() })?;
    Ok(CreateAttachment::bytes(png, "marks.png").description(trickmate_render::mark_sheet_alt(&board)))
}

fn drawn(view: &View) -> Result<CreateAttachment, PictureError> {
    ui::picture::board(view, &Labels::default(), &public_style())
}
