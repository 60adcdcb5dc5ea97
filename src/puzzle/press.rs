//! The buttons, menus and forms of puzzles.

use poise::serenity_prelude as serenity;

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::learn::press::{answer_form, entry};
use crate::puzzle;
use crate::puzzle::ids::{PuzzleId, PuzzleRef};
use crate::puzzle::panel::{Doing, no_such_puzzle};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::custom_id::CustomId;
use crate::ui::responder::{Responder, open};
use trickmate_host::ServiceError;
use trickmate_host::workers::Lane;
use trickmate_study::puzzle::Theme;

/// Answers a button or a menu of a puzzle.
pub(crate) async fn press(
    bot: &Bot,
    reply: Responder<'_>,
    asker: Asker,
    id: PuzzleId,
    press: &serenity::ComponentInteraction,
) {
    let person = asker.person;
    match id {
        PuzzleId::Home => bot.answer(reply, asker, None, bot.puzzle_home(person)).await,
        PuzzleId::Next(game, theme) => {
            bot.answer(reply, asker, None, bot.next_puzzle(person, game, theme)).await;
        }
        PuzzleId::Try(at, path) => {
            let path = path.into_iter().chain(entry(press)).collect();
            bot.answer(reply, asker, None, bot.puzzle(person, at, Doing::Choose(path))).await;
        }
        PuzzleId::List(at, _) => {
            let path = entry(press).into_iter().collect();
            bot.answer(reply, asker, None, bot.puzzle(person, at, Doing::Choose(path))).await;
        }
        PuzzleId::Solve(at) => bot.answer(reply, asker, None, bot.puzzle(person, at, Doing::Solve)).await,
        PuzzleId::Daily(id) => bot.answer(reply, asker, None, bot.daily_puzzle(person, id)).await,
        PuzzleId::Month => bot.answer(reply, asker, None, bot.daily_table(asker.server)).await,
        PuzzleId::Type(at) => open(reply, answer_form(&CustomId::Puzzle(PuzzleId::Type(at)))).await,
    }
}

impl Bot {
    /// The games with puzzles.
    pub(crate) async fn puzzle_home(&self, person: i64) -> Result<OutgoingMessage, CommandError> {
        puzzle::panel::home(&self.service.solver(person).await?)
    }

    /// The next puzzle of a game for a person.
    pub(crate) async fn next_puzzle(
        &self,
        person: i64,
        game: &'static str,
        theme: Option<Theme>,
    ) -> Result<OutgoingMessage, CommandError> {
        let next = self.service.next_puzzle(person, game, theme).await?;
        let next = next.ok_or_else(|| no_such_puzzle(Some(game)))?;
        let puzzle = u32::from_str_radix(&next.id, 16).unwrap_or_default();
        let at = PuzzleRef { game, puzzle, theme, ply: 0, missed: false, daily: None };
        self.puzzle(person, at, Doing::Look).await
    }

    /// Answers an action in a puzzle; stores the attempt once it is decided.
    pub(crate) async fn puzzle(
        &self,
        person: i64,
        at: PuzzleRef,
        doing: Doing,
    ) -> Result<OutgoingMessage, CommandError> {
        self.pacing.spend(person, Request::Picture)?;
        let preferences = self.service.preferences(person).await?;
        let counts = self.service.attempt_counts(person, puzzle::panel::find(at)?, at.daily).await?;
        let work = move || puzzle::panel::answer(at, doing, &preferences, counts);
        let reply = self.service.workers().run(Lane::Picture, work).await.map_err(ServiceError::from)??;
        let Some(solved) = reply.decided else { return Ok(reply.message) };
        let noted = self.service.attempt_puzzle(person, puzzle::panel::find(at)?, solved).await?;
        if let Some(daily) = at.daily {
            self.service.attempt_daily(daily, person, solved).await?;
        }
        Ok(reply.message.followed_by(&puzzle::panel::rating_line(noted.as_ref(), solved)))
    }
}
