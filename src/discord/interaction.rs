//! Buttons, menus and forms: from the interaction to what it asks for.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ComponentInteractionDataKind, Interaction};

use super::Bot;
use super::custom_id::{Ask, CustomId, Spot};
use super::deck_form;
use super::delivery::number;
use super::draft::Draft;
use super::failure::Failure;
use super::play::{self, Asker};
use super::replay;
use super::replay_id::ReplayId;
use super::replay_press;
use super::reply::{Manner, Reply};
use super::server_panel::{self, ServerChange, managed};
use super::settings_panel;
use crate::hall::{Answer, HallError, Notice, OfferKind};

/// How long it is watched whether the board can be posted, so that its player can be told if not.
const WATCHED: Duration = Duration::from_secs(5);

/// Answers a component or a form; other interactions are not meant for here.
pub(super) async fn handle(bot: &Bot, interaction: &Interaction) {
    match interaction {
        Interaction::Component(press) if bot.is_new(press.id) => component(bot, press).await,
        Interaction::Modal(form) if bot.is_new(form.id) => modal(bot, form).await,
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
            answer_challenge(bot, reply(Manner::Update), asker, answer, challenge, message).await;
        }
        CustomId::MyDeck(challenge) => {
            let mut reply = reply(Manner::Private);
            let result = reply.after(bot.deck_choice(challenge, asker.person)).await;
            bot.finish(reply, result, None, asker).await;
        }
        CustomId::PickDeck(challenge) => {
            let mut reply = reply(Manner::Update);
            let value = match &press.data.kind {
                ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
                _ => None,
            };
            let work = bot.choose_deck(challenge, asker.person, value.unwrap_or_default());
            let result = reply.after(work).await;
            bot.finish(reply, result, None, asker).await;
        }
        // A form, not a component.
        CustomId::DeckForm => {}
        CustomId::Offer(answer, offer) => {
            answer_offer(bot, reply(Manner::Update), asker, answer, offer).await
        }
        CustomId::Table(ask, spot) => ask_about(bot, &reply, asker, ask, spot).await,
        CustomId::Menu(spot, path) => {
            choose(bot, reply(Manner::Update), asker, press, (spot, path, false)).await
        }
        CustomId::Closing(spot, path) => {
            choose(bot, reply(Manner::Update), asker, press, (spot, path, true)).await;
        }
        CustomId::Sure(spot, path) => {
            let mut reply = reply(Manner::Update);
            let result = reply.after(bot.confirm(asker, spot, &path)).await;
            bot.finish(reply, result, Some(spot.table), asker).await;
        }
        CustomId::Agree(spot, proposer) => {
            let mut reply = reply(Manner::Update);
            match reply.after(bot.agree_on_chance(asker, spot, proposer)).await {
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
            let mut reply = reply(Manner::Private);
            let result = reply.after(bot.stop_watching(table, asker.person)).await;
            bot.finish(reply, result, None, asker).await;
        }
        CustomId::Page(spot, path, page) => {
            let mut reply = reply(Manner::Update);
            let result = reply.after(bot.choose(asker, spot, &path, page, false)).await;
            bot.finish(reply, result, Some(spot.table), asker).await;
        }
        CustomId::Ladder(spot, page) => {
            let mut reply = reply(Manner::Update);
            let result = reply.after(bot.ladder(spot, page, asker.person)).await;
            bot.finish(reply, result, None, asker).await;
        }
        CustomId::Wish(wish) => {
            let mut reply = reply(Manner::Update);
            let wish = chosen(press).and_then(|value| value.parse().ok()).unwrap_or(wish);
            let result = reply.after(bot.wish(asker.person, wish)).await;
            bot.finish(reply, result, None, asker).await;
        }
        CustomId::Server(change) => change_server(bot, &reply, press, change).await,
        CustomId::Forget(true) => {
            let mut reply = reply(Manner::Update);
            let result = reply.after(bot.forget(asker.person)).await;
            bot.finish(reply, result, None, asker).await;
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

async fn open(mut reply: Reply<'_>, form: serenity::CreateModal) {
    if let Err(trouble) = reply.ask(form).await {
        tracing::info!("a form was not opened: {trouble}");
    }
}

/// Takes a choice of a menu: the choices before it, and whether what they lead to ends the turn.
async fn choose(
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

async fn ask_about<'a>(bot: &Bot, reply: &impl Fn(Manner) -> Reply<'a>, asker: Asker, ask: Ask, spot: Spot) {
    let table = Some(spot.table);
    match ask {
        Ask::Move => {
            let mut reply = reply(Manner::Private);
            let result = reply.after(bot.choose(asker, spot, &[], 0, false)).await;
            bot.finish(reply, result, table, asker).await;
        }
        // A form can only be the first answer, so that this work cannot be deferred.
        Ask::Type => match bot.form(spot, asker.person).await {
            Ok(form) => open(reply(Manner::Private), form).await,
            Err(failure) => bot.finish(reply(Manner::Private), Err(failure), table, asker).await,
        },
        Ask::Moves => {
            let mut reply = reply(Manner::Private);
            let work = async { Ok(play::record(&bot.hall.table(spot.table).await?)) };
            let result = reply.after(work).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::Resign => {
            let mut reply = reply(Manner::Private);
            let result = reply.after(bot.ask_to_resign(spot.table, asker.person)).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::ReallyResign => {
            let mut reply = reply(Manner::Update);
            let result = reply.after(bot.resign(asker, spot.table)).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::Hand => {
            let mut reply = reply(Manner::Private);
            let work = async { bot.hand(&bot.hall.table(spot.table).await?, asker.person).await };
            let result = reply.after(work).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::Chance => {
            let mut reply = reply(Manner::Private);
            let result = reply.after(bot.let_chance(asker, spot)).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::AllChance => {
            // What is proposed is for everybody to see, why it cannot be only for the one who asked.
            match bot.propose_chance(spot, asker.person).await {
                Ok(draft) => bot.finish(reply(Manner::Public), Ok(draft), table, asker).await,
                Err(failure) => bot.finish(reply(Manner::Private), Err(failure), table, asker).await,
            }
        }
        Ask::Undo => {
            let mut reply = reply(Manner::Update);
            let work = async { bot.undo(asker, bot.hall.table(spot.table).await?, Some(spot)).await };
            let result = reply.after(work).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::EndTurn => {
            let mut reply = reply(Manner::Update);
            let work = async { bot.end_turn(asker, bot.hall.table(spot.table).await?, Some(spot)).await };
            let result = reply.after(work).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::Draw | Ask::Takeback | Ask::Abort => {
            let kind = match ask {
                Ask::Draw => OfferKind::Draw,
                Ask::Takeback => OfferKind::Takeback,
                _ => OfferKind::Abort,
            };
            let mut reply = reply(Manner::Update);
            let result = reply.after(bot.offer_at(asker, spot, kind)).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::Rematch => {
            let mut reply = reply(Manner::Private);
            let result = reply.after(bot.offer_at(asker, spot, OfferKind::Rematch)).await;
            bot.finish(reply, result, table, asker).await;
        }
        Ask::KeepPlaying => {
            bot.finish(reply(Manner::Update), Ok(Draft::new("You play on.")), table, asker).await;
        }
    }
}

async fn modal(bot: &Bot, form: &serenity::ModalInteraction) {
    let asker = Asker { person: number(form.user.id.get()), request: number(form.id.get()) };
    let reply = |manner| Reply::new(&bot.delivery, form.id, &form.token, manner);
    match form.data.custom_id.parse() {
        Ok(CustomId::Table(Ask::Type, spot)) => {
            let mut reply = reply(Manner::Private);
            let work = async {
                let table = bot.hall.table(spot.table).await?;
                bot.typed(asker, table, Some(spot), typed(form, play::TYPED), false).await
            };
            let result = reply.after(work).await;
            bot.finish(reply, result, Some(spot.table), asker).await;
        }
        Ok(CustomId::DeckForm) => {
            let mut reply = reply(Manner::Private);
            let server = form.guild_id.map(|id| number(id.get()));
            let (name, cards) = (typed(form, deck_form::NAME), typed(form, deck_form::CARDS));
            let result = reply.after(bot.deck_form(asker.person, server, name, cards)).await;
            bot.finish(reply, result, None, asker).await;
        }
        Ok(CustomId::Quiet) => {
            let (hours, zone) = (typed(form, settings_panel::HOURS), typed(form, settings_panel::ZONE));
            let work = bot.keep_quiet(asker.person, hours, zone);
            update(bot, reply(Manner::Update), asker, work).await;
        }
        Ok(CustomId::Server(ServerChange::Time)) => {
            let work = async {
                let server = managed(form.guild_id, form.member.as_ref())?;
                bot.set_server_time(server, typed(form, server_panel::TIME)).await
            };
            update(bot, reply(Manner::Update), asker, work).await;
        }
        Ok(CustomId::Replay(ReplayId { source, .. })) => {
            let typed = typed(form, replay::PLY);
            replay_press::submit(bot, reply(Manner::Update), asker, source, typed).await;
        }
        _ => {
            let words = "This form is from an older version of me and no longer works.";
            bot.finish(reply(Manner::Private), Err(Failure::words(words)), None, asker).await;
        }
    }
}

/// Does the work and shows the outcome in the message from which it was asked; that stays as it is when it is refused.
async fn update(
    bot: &Bot,
    mut reply: Reply<'_>,
    asker: Asker,
    work: impl Future<Output = Result<Draft, Failure>>,
) {
    match reply.after(work).await {
        Ok(draft) => bot.finish(reply, Ok(draft), None, asker).await,
        Err(failure) => {
            let draft = bot.refusal(failure, None, asker.person).await;
            if let Err(trouble) = reply.whisper(draft).await {
                tracing::info!("a refusal was not delivered: {trouble}");
            }
        }
    }
}

/// What was typed into a field of a form.
fn typed<'a>(form: &'a serenity::ModalInteraction, field: &str) -> &'a str {
    let inputs = form.data.components.iter().flat_map(|row| &row.components);
    let typed = inputs.into_iter().find_map(|component| match component {
        ActionRowComponent::InputText(input) if input.custom_id == field => input.value.as_deref(),
        _ => None,
    });
    typed.unwrap_or_default()
}

impl Bot {
    /// Notes under which name somebody is seen. A picture with an old name is no reason to refuse anything.
    pub(super) async fn meet(&self, person: i64, name: &str) {
        if let Err(error) = self.hall.meet(person, name).await {
            tracing::warn!("a name was not stored: {error}");
        }
    }

    /// Gives the answer, or tells what failed; and tells the player if the board of the match cannot be posted.
    pub(super) async fn finish(
        &self,
        mut reply: Reply<'_>,
        result: Result<Draft, Failure>,
        table: Option<i64>,
        asker: Asker,
    ) {
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
