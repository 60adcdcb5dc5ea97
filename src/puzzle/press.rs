//! The buttons, menus and forms of puzzles.

use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::puzzle::daily;
use crate::puzzle::ids::PuzzleId;
use crate::puzzle::panel::PuzzleAction;
use crate::puzzle::solve::{attempt, home, next};
use crate::ui::answer_form::answer_form;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Task;

/// Answers a button or a menu of a puzzle.
pub(crate) async fn press(press: Press<'_>, id: PuzzleId) {
    let Press { bot, asker, .. } = press;
    let person = asker.person;
    let work: Task<'_, Result<OutgoingMessage, CommandError>> = match id {
        PuzzleId::Home => Box::pin(home(bot, person)),
        PuzzleId::Next(game, theme) => Box::pin(next(bot, person, game, theme)),
        PuzzleId::Try(at, path) => {
            Box::pin(attempt(bot, person, at, PuzzleAction::Choose(press.with_chosen(path))))
        }
        PuzzleId::List(at, _) => {
            Box::pin(attempt(bot, person, at, PuzzleAction::Choose(press.with_chosen(Vec::new()))))
        }
        PuzzleId::Hint(at) => Box::pin(attempt(bot, person, at, PuzzleAction::Hint)),
        PuzzleId::Solve(at) => Box::pin(attempt(bot, person, at, PuzzleAction::Solve)),
        PuzzleId::Step(at) => Box::pin(attempt(bot, person, at, PuzzleAction::Step)),
        PuzzleId::Daily(id) => Box::pin(daily::puzzle_of(bot, person, id)),
        PuzzleId::Month => Box::pin(daily::table_of(bot, asker.server)),
        PuzzleId::Type(at) => return press.open(None, Ok(answer_form(&PuzzleId::Type(at)))).await,
    };
    press.answer(press.alone(), None, work).await;
}
