//! Buttons, menus and forms: from the interaction to what it asks for.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ComponentInteractionDataKind, Interaction};

use super::Bot;
use super::asking::ask_about;
use super::custom_id::{CustomId, Spot};
use super::delivery::number;
use super::draft::Draft;
use super::failure::Failure;
use super::form;
use super::play::Asker;
use super::replay_press;
use super::reply::{Manner, Reply, Task};
use super::server_panel::{ServerChange, managed};
use crate::hall::{Answer, HallError, Notice};

/// How long it is watched whether the board can be posted, so that its player can be told if not.
const WATCHED: Duration = Duration::from_secs(5);

/// Answers a component or a form; other interactions are not meant for here. What is done is kept on the heap: together
/// it would be more than a thread has of stack.
pub(super) async fn handle(bot: &Bot, interaction: &Interaction) {
    match interaction {
        Interaction::Component(press) if bot.is_new(press.id) => Box::pin(component(bot, press)).await,
        Interaction::Modal(form) if bot.is_new(form.id) => Box::pin(form::submit(bot, form)).await,
        _ => {}
    }
}

/// The id of the first button of a message, if it has one.
pub(super) fn first_button(message: &serenity::Message) -> Option<&str> {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.into_iter().find_map(|component| match component {
        ActionRowComponent::Button(serenity::Button {
            data: serenity::ButtonKind::NonLink { custom_id, .. },
            ..
        }) => Some(custom_id.as_str()),
        _ => None,
    })
}

async fn component(bot: &Bot, press: &serenity::ComponentInteraction) {
    let asker = Asker { person: number(press.user.id.get()), request: number(press.id.get()) };
    let reply = |manner| Reply::new(&bot.delivery, press.id, &press.token, manner);
    let name =
        press.member.as_ref().map_or_else(|| press.user.display_name(), |member| member.display_name());
    bot.meet(asker.person, name).await;
    let Ok(id) = press.data.custom_id.parse::<CustomId>() else {
        let words =
            "This is from an older version of me and no longer works. Use `/board` for the current board.";
        return bot.finish(reply(Manner::Private), Err(Failure::words(words)), None, asker).await;
    };
    match id {
        CustomId::Challenge(answer, challenge) => {
            let message = number(press.message.id.get());
            Box::pin(answer_challenge(bot, reply(Manner::Update), asker, answer, challenge, message)).await;
        }
        CustomId::MyDeck(challenge) => {
            bot.answer(reply(Manner::Private), asker, None, bot.deck_choice(challenge, asker.person)).await;
        }
        CustomId::PickDeck(challenge) => {
            let work = bot.choose_deck(challenge, asker.person, chosen(press).unwrap_or_default());
            bot.answer(reply(Manner::Update), asker, None, work).await;
        }
        // A form, not a component.
        CustomId::DeckForm => {}
        CustomId::Offer(answer, offer) => {
            Box::pin(answer_offer(bot, reply(Manner::Update), asker, answer, offer)).await;
        }
        CustomId::Table(ask, spot) => Box::pin(ask_about(bot, &reply, asker, ask, spot)).await,
        CustomId::Menu(spot, path) => {
            pick(bot, reply(Manner::Update), asker, press, (spot, path, false)).await
        }
        CustomId::Closing(spot, path) => {
            pick(bot, reply(Manner::Update), asker, press, (spot, path, true)).await;
        }
        CustomId::Sure(spot, path) => {
            bot.answer(reply(Manner::Update), asker, Some(spot.table), bot.confirm(asker, spot, &path)).await;
        }
        CustomId::Agree(spot, proposer) => {
            let mut reply = reply(Manner::Update);
            match reply.after(Box::pin(bot.agree_on_chance(asker, spot, proposer))).await {
                Ok(draft) => bot.finish(reply, Ok(draft), Some(spot.table), asker).await,
                Err(failure) => {
                    // The proposal is everybody's to see and stays as it is.
                    let draft = bot.refusal(failure, Some(spot.table), asker.person).await;
                    if let Err(trouble) = reply.whisper(draft).await {
                        tracing::info!("a refusal was not delivered: {trouble}");
                    }
                }
            }
        }
        CustomId::Replay(id) => replay_press::press(bot, &reply, asker, id, &press.data.kind).await,
        CustomId::Unwatch(table) => {
            bot.answer(reply(Manner::Private), asker, None, bot.stop_watching(table, asker.person)).await;
        }
        CustomId::Page(spot, path, page) => {
            bot.answer(
                reply(Manner::Update),
                asker,
                Some(spot.table),
                bot.choose(asker, spot, &path, page, false),
            )
            .await;
        }
        CustomId::Ladder(spot, page) => {
            bot.answer(reply(Manner::Update), asker, None, bot.ladder(spot, page, asker.person)).await;
        }
        CustomId::Wish(wish) => {
            let wish = chosen(press).and_then(|value| value.parse().ok()).unwrap_or(wish);
            bot.answer(reply(Manner::Update), asker, None, bot.wish(asker.person, wish)).await;
        }
        CustomId::Server(change) => change_server(bot, &reply, press, change).await,
        CustomId::Forget(true) => {
            bot.answer(reply(Manner::Update), asker, None, bot.forget(asker.person)).await;
        }
        CustomId::Forget(false) => {
            bot.finish(reply(Manner::Update), Ok(Draft::new("Nothing is deleted.")), None, asker).await;
        }
        CustomId::Quiet => match bot.ask_for_quiet(asker.person).await {
            Ok(form) => open(reply(Manner::Private), form).await,
            Err(failure) => bot.finish(reply(Manner::Private), Err(failure), None, asker).await,
        },
    }
}

async fn change_server<'a>(
    bot: &Bot,
    reply: &impl Fn(Manner) -> Reply<'a>,
    press: &serenity::ComponentInteraction,
    change: ServerChange,
) {
    let asker = Asker { person: number(press.user.id.get()), request: number(press.id.get()) };
    let server = match managed(press.guild_id, press.member.as_ref()) {
        Ok(server) => server,
        Err(failure) => return bot.finish(reply(Manner::Private), Err(failure), None, asker).await,
    };
    if change == ServerChange::Time {
        return match bot.ask_for_time(server).await {
            Ok(form) => open(reply(Manner::Private), form).await,
            Err(failure) => bot.finish(reply(Manner::Private), Err(failure), None, asker).await,
        };
    }
    let channels = match &press.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(|channel| number(channel.get())).collect()
        }
        _ => Vec::new(),
    };
    let mut reply = reply(Manner::Update);
    let result = reply.after(bot.change_server(server, change, channels)).await;
    bot.finish(reply, result, None, asker).await;
}

/// The entry chosen in a menu.
fn chosen(press: &serenity::ComponentInteraction) -> Option<&str> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}

/// Opens a form.
pub(super) async fn open(mut reply: Reply<'_>, form: serenity::CreateModal) {
    if let Err(trouble) = reply.ask(form).await {
        tracing::info!("a form was not opened: {trouble}");
    }
}

/// Goes on in a menu with what has been chosen in it: whether that is to end the turn too comes last.
async fn pick(
    bot: &Bot,
    mut reply: Reply<'_>,
    asker: Asker,
    press: &serenity::ComponentInteraction,
    (spot, mut path, closes): (Spot, Vec<u16>, bool),
) {
    path.extend(chosen(press).and_then(|value| value.parse::<u16>().ok()));
    let result = reply.after(bot.choose(asker, spot, &path, 0, closes)).await;
    bot.finish(reply, result, Some(spot.table), asker).await;
}

async fn answer_challenge(
    bot: &Bot,
    mut reply: Reply<'_>,
    asker: Asker,
    answer: Answer,
    challenge: i64,
    message: i64,
) {
    let work = async {
        if bot.hall.challenge(challenge).await?.message.is_none() {
            bot.hall.shows_challenge(challenge, message).await?;
        }
        bot.hall.answer(challenge, asker.person, answer).await
    };
    match reply.after(work).await {
        Ok(_) => {
            // The message of the challenge and the board are brought up to date by the announcer.
            if let Err(trouble) = reply.nod().await {
                tracing::info!("an answer to challenge {challenge} was not acknowledged: {trouble}");
            }
            if answer == Answer::Accept
                && let Ok(table) = bot.hall.table_of_challenge(challenge).await
            {
                bot.warn(&mut reply, table.id).await;
            }
        }
        Err(error) => {
            let draft = bot.refusal(error.into(), None, asker.person).await;
            if let Err(trouble) = reply.whisper(draft).await {
                tracing::info!("a refusal was not delivered: {trouble}");
            }
        }
    }
}

async fn answer_offer(bot: &Bot, mut reply: Reply<'_>, asker: Asker, answer: Answer, offer: i64) {
    let done = match reply.after(bot.hall.answer_offer(offer, asker.person, answer, asker.request)).await {
        // The message of the offer and the board are brought up to date by the announcer.
        Ok(_) => reply.nod().await,
        Err(error) => reply.whisper(bot.refusal(error.into(), None, asker.person).await).await,
    };
    if let Err(trouble) = done {
        tracing::info!("an answer to offer {offer} was not acknowledged: {trouble}");
    }
}

impl Bot {
    /// Notes under which name somebody is seen. A picture with an old name is no reason to refuse anything.
    pub(super) async fn meet(&self, person: i64, name: &str) {
        if let Err(error) = self.hall.meet(person, name).await {
            tracing::warn!("a name was not stored: {error}");
        }
    }

    /// Does the work of an interaction and gives its answer, as [`Bot::finish`] does.
    pub(super) fn answer<'a>(
        &'a self,
        mut reply: Reply<'a>,
        asker: Asker,
        table: Option<i64>,
        work: impl Future<Output = Result<Draft, Failure>> + Send + 'a,
    ) -> Task<'a, ()> {
        Box::pin(async move {
            let result = reply.after(work).await;
            self.finish(reply, result, table, asker).await;
        })
    }

    /// Gives the answer, or tells what failed; and tells the player if the board of the match cannot be posted.
    pub(super) fn finish<'a>(
        &'a self,
        mut reply: Reply<'a>,
        result: Result<Draft, Failure>,
        table: Option<i64>,
        asker: Asker,
    ) -> Task<'a, ()> {
        Box::pin(async move {
            let draft = match result {
                Ok(draft) => draft,
                // It may come with a picture.
                Err(failure) => reply.after(self.refusal(failure, table, asker.person)).await,
            };
            if let Err(trouble) = reply.say(draft).await {
                // What was committed stands, and the board message tells it.
                tracing::info!("an answer was not delivered: {trouble}");
                return;
            }
            if let Some(table) = table {
                self.warn(&mut reply, table).await;
            }
        })
    }

    /// Tells the player if the board of a match cannot be posted.
    async fn warn(&self, reply: &mut Reply<'_>, table: i64) {
        self.announcer.settled(Notice::Table(table), WATCHED).await;
        if let Some(words) = self.announcer.obstacle(table)
            && let Err(trouble) = reply.whisper(Draft::new(words)).await
        {
            tracing::info!("a warning was not delivered: {trouble}");
        }
    }
}

/// The error for somebody who means a match that they cannot mean.
pub(super) fn no_such_table() -> Failure {
    HallError::NoTable.into()
}
