//! The buttons, menus and forms of lessons.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::learn;
use crate::learn::ids::{LearnId, StepRef, Trial};
use crate::learn::panel::Doing;
use crate::play::act::TYPED;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::component::chosen;
use crate::ui::custom_id::CustomId;
use crate::ui::responder::{Responder, Visibility, open};
use trickmate_host::ServiceError;
use trickmate_host::workers::Lane;
use trickmate_text::text;

/// The longest answer that can be typed.
const MAX_LEN: u16 = 60;

/// Answers a button or a menu of a lesson.
pub(crate) async fn press(
    bot: &Bot,
    reply: Responder<'_>,
    asker: Asker,
    id: LearnId,
    press: &serenity::ComponentInteraction,
) {
    let person = asker.person;
    match id {
        LearnId::Home => bot.answer(reply, asker, None, bot.learn_home(person)).await,
        LearnId::Course(game) => bot.answer(reply, asker, None, bot.learn_course(person, game)).await,
        LearnId::Lessons(game) => {
            let work = async {
                let course = trickmate_study::lesson::course(game)?;
                let lesson = chosen(press).and_then(|name| course.lessons.get(course.place(name)?));
                let lesson = lesson.ok_or(ServiceError::Stale)?;
                bot.learn_at(person, StepRef { game, lesson: &lesson.id, step: 0 }).await
            };
            bot.answer(reply, asker, None, work).await;
        }
        LearnId::Continue(game) => bot.answer(reply, asker, None, bot.learn_on(person, game)).await,
        LearnId::Step(at) => bot.answer(reply, asker, None, bot.learn_at(person, at)).await,
        LearnId::Try(trial, path) => {
            // A list that follows a piece adds its entry.
            let path = path.into_iter().chain(entry(press)).collect();
            bot.answer(reply, asker, None, bot.learn(person, trial, Doing::Choose(path))).await;
        }
        LearnId::List(trial, _) => {
            let path = entry(press).into_iter().collect();
            bot.answer(reply, asker, None, bot.learn(person, trial, Doing::Choose(path))).await;
        }
        LearnId::Hint(trial) => bot.answer(reply, asker, None, bot.learn(person, trial, Doing::Hint)).await,
        LearnId::Type(trial) => {
            open(reply, answer_form(&CustomId::Learn(LearnId::Type(trial)))).await;
        }
    }
}

/// The place of the entry chosen in a list.
pub(crate) fn entry(press: &serenity::ComponentInteraction) -> Option<u16> {
    chosen(press).and_then(|value| value.parse().ok())
}

/// The form to type an answer.
pub(crate) fn answer_form(id: &CustomId) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, text!("learn-form-field"), TYPED)
        .placeholder(text!("learn-form-example"));
    CreateModal::new(id.to_string(), text!("learn-form"))
        .components(vec![CreateActionRow::InputText(field.min_length(1).max_length(MAX_LEN))])
}

/// Private: only for the one who asks on servers, an ordinary message where nobody else is.
pub(crate) const fn alone(server: Option<i64>) -> Visibility {
    if server.is_some() { Visibility::Private } else { Visibility::Public }
}

impl Bot {
    /// The games with lessons.
    pub(crate) async fn learn_home(&self, person: i64) -> Result<OutgoingMessage, CommandError> {
        learn::panel::home(&self.service.lesson_progress(person).await?)
    }

    /// The lessons of a game.
    pub(crate) async fn learn_course(
        &self,
        person: i64,
        game: &str,
    ) -> Result<OutgoingMessage, CommandError> {
        let progress = self.service.lesson_progress(person).await?;
        Ok(learn::panel::course(trickmate_study::lesson::course(game)?, &progress))
    }

    /// Continues the lessons of a game where somebody has stopped.
    pub(crate) async fn learn_on(&self, person: i64, game: &str) -> Result<OutgoingMessage, CommandError> {
        let progress = self.service.lesson_progress(person).await?;
        let at = learn::panel::next(trickmate_study::lesson::course(game)?, &progress);
        self.learn_at(person, at.ok_or(ServiceError::Stale)?).await
    }

    /// A step of a lesson.
    pub(crate) async fn learn_at(&self, person: i64, at: StepRef) -> Result<OutgoingMessage, CommandError> {
        self.learn(person, Trial { at, tries: 0 }, Doing::Look).await
    }

    /// Answers an action in a step of a lesson, and stores the progress.
    pub(crate) async fn learn(
        &self,
        person: i64,
        trial: Trial,
        doing: Doing,
    ) -> Result<OutgoingMessage, CommandError> {
        self.pacing.spend(person, Request::Picture)?;
        let preferences = self.service.preferences(person).await?;
        let work = move || learn::panel::answer(trial, doing, &preferences);
        let answer = self.service.workers().run(Lane::Picture, work).await.map_err(ServiceError::from)??;
        if let Some(step) = answer.reached {
            let StepRef { game, lesson, .. } = trial.at;
            let course = trickmate_study::lesson::course(game)?;
            let steps = course.place(lesson).map_or(0, |place| course.lessons[place].steps.len());
            self.service.reach_step(person, game, lesson, step, step >= steps).await?;
        }
        Ok(answer.message)
    }
}
