//! The buttons, menus and forms of lessons.

use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::learn;
use crate::learn::ids::{LearnId, StepRef, Trial};
use crate::learn::panel::StepAction;
use crate::ui::answer_form::answer_form;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Task;
use trickmate_host::workers::Lane;
use trickmate_host::{PlayerId, ServiceError};

/// Answers a button or a menu of a lesson.
pub(crate) async fn press(press: Press<'_>, id: LearnId) {
    let Press { bot, asker, .. } = press;
    let person = asker.person;
    let work: Task<'_, Result<OutgoingMessage, CommandError>> = match id {
        LearnId::Home => Box::pin(home(bot, person)),
        LearnId::Course(game) => Box::pin(course(bot, person, game)),
        LearnId::Lessons(game) => Box::pin(async move {
            let course = trickmate_study::lesson::course(game)?;
            let lesson = press.chosen().and_then(|name| course.lessons.get(course.place(name)?));
            let lesson = lesson.ok_or(ServiceError::Stale)?;
            step(bot, person, StepRef { game, lesson: &lesson.id, step: 0 }).await
        }),
        LearnId::Continue(game) => Box::pin(go_on(bot, person, game)),
        LearnId::Step(at) => Box::pin(step(bot, person, at)),
        LearnId::Try(trial, path) => {
            // A menu after a chosen piece adds its entry.
            Box::pin(attempt(bot, person, trial, StepAction::Choose(press.with_chosen(path))))
        }
        LearnId::List(trial, _) => {
            Box::pin(attempt(bot, person, trial, StepAction::Choose(press.with_chosen(Vec::new()))))
        }
        LearnId::Hint(trial) => Box::pin(attempt(bot, person, trial, StepAction::Hint)),
        LearnId::Type(trial) => return press.open(None, Ok(answer_form(&LearnId::Type(trial)))).await,
    };
    press.answer(press.alone(), None, work).await;
}

/// Returns the games with lessons.
pub(crate) async fn home(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    learn::panel::home(&bot.service.lessons().progress(person).await?)
}

/// Returns the lessons of a game.
pub(crate) async fn course(bot: &Bot, person: PlayerId, game: &str) -> Result<OutgoingMessage, CommandError> {
    let progress = bot.service.lessons().progress(person).await?;
    Ok(learn::panel::course(trickmate_study::lesson::course(game)?, &progress))
}

/// Continues the lessons of a game where the learner stopped.
pub(crate) async fn go_on(bot: &Bot, person: PlayerId, game: &str) -> Result<OutgoingMessage, CommandError> {
    let progress = bot.service.lessons().progress(person).await?;
    let at = learn::panel::next(trickmate_study::lesson::course(game)?, &progress);
    step(bot, person, at.ok_or(ServiceError::Stale)?).await
}

/// Returns a step of a lesson.
pub(crate) async fn step(bot: &Bot, person: PlayerId, at: StepRef) -> Result<OutgoingMessage, CommandError> {
    attempt(bot, person, Trial { at, tries: 0 }, StepAction::Look).await
}

/// Answers an action in a step of a lesson, and stores the progress.
pub(crate) async fn attempt(
    bot: &Bot,
    person: PlayerId,
    trial: Trial,
    action: StepAction,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Picture)?;
    let preferences = bot.service.preferences().of(person).await?;
    let work = move || learn::panel::answer(trial, action, &preferences);
    let answer = bot.service.workers().run(Lane::Picture, work).await.map_err(ServiceError::from)??;
    if let Some(step) = answer.reached {
        let StepRef { game, lesson, .. } = trial.at;
        let course = trickmate_study::lesson::course(game)?;
        let steps = course.place(lesson).map_or(0, |place| course.lessons[place].steps.len());
        bot.service.lessons().reach_step(person, game, lesson, step, step >= steps).await?;
    }
    Ok(answer.message)
}
