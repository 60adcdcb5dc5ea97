//! Buttons, menus and forms: from the interaction to what it asks for.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ComponentInteractionDataKind, GuildId, Interaction, Member, User};

use crate::discord::Bot;
use crate::discord::api::client::number;
use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::input::board_buttons::ask_about;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::computer_buttons;
use crate::discord::input::custom_id::{CustomId, Spot};
use crate::discord::input::form;
use crate::discord::input::learn_buttons;
use crate::discord::input::play::Asker;
use crate::discord::input::puzzle_buttons;
use crate::discord::input::replay_buttons;
use crate::discord::input::responder::{Responder, Task, Visibility};
use crate::discord::panel::server_settings::{ServerChange, managed};
use crate::service::{Answer, Event, OfferKind, ServiceError};

/// How long it is watched whether the board can be posted, so that its player can be told if not.
const WATCHED: Duration = Duration::from_secs(5);

/// Answers a component or a form; other interactions are not meant for here. What is done is kept on the heap: together
/// it would be more than a thread has of stack.
pub(crate) async fn handle(bot: &Bot, interaction: &Interaction) {
    match interaction {
        Interaction::Component(press) if bot.is_new(press.id) => Box::pin(component(bot, press)).await,
        Interaction::Modal(form) if bot.is_new(form.id) => Box::pin(form::submit(bot, form)).await,
        _ => {}
    }
}

/// The id of the first button of a message, if it has one.
pub(crate) fn first_button(message: &serenity::Message) -> Option<&str> {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.into_iter().find_map(|component| match component {
        ActionRowComponent::Button(serenity::Button {
            data: serenity::ButtonKind::NonLink { custom_id, .. },
            ..
        }) => Some(custom_id.as_str()),
        _ => None,
    })
}

/// Whether only one person sees a message.
fn is_private(message: &serenity::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
}

async fn component(bot: &Bot, press: &serenity::ComponentInteraction) {
    let asker = asker_of(press);
    let board = press.guild_id.is_some() && !is_private(&press.message);
    let board = board.then(|| number(press.message.id.get()));
    let reply = |manner| Responder::new(&bot.delivery, press.id, &press.token, manner).on_board(board);
    bot.meet(&press.user, press.guild_id, press.member.as_ref()).await;
    let Ok(id) = press.data.custom_id.parse::<CustomId>() else {
        let words = "This button has expired. Use `/board` for the current board.";
        return bot.finish(reply(Visibility::Private), Err(CommandError::words(words)), None, asker).await;
    };
    match id {
        CustomId::Challenge(answer, challenge) => {
            let message = number(press.message.id.get());
            Box::pin(answer_challenge(bot, reply(Visibility::Update), asker, answer, challenge, message))
                .await;
        }
        CustomId::MyDeck(challenge) => {
            bot.answer(reply(Visibility::Private), asker, None, bot.deck_choice(challenge, asker.person))
                .await;
        }
        CustomId::PickDeck(challenge) => {
            let work = bot.choose_deck(challenge, asker.person, chosen(press).unwrap_or_default());
            bot.answer(reply(Visibility::Update), asker, None, work).await;
        }
        // A form, not a component.
        CustomId::DeckForm => {}
        CustomId::Offer(answer, offer) => {
            Box::pin(answer_offer(bot, reply(Visibility::Update), asker, answer, offer)).await;
        }
        CustomId::Computer(_) | CustomId::ComputerLevel(_) => {
            Box::pin(computer_buttons::press(bot, &reply, asker, &id, press)).await;
        }
        CustomId::Match(ask, spot) => Box::pin(ask_about(bot, &reply, asker, ask, spot)).await,
        CustomId::Menu(spot, path) | CustomId::List(spot, path, _) => {
            let path = with_chosen(press, path);
            let work = bot.choose(asker, spot, &path, 0);
            bot.answer(reply(Visibility::Update), asker, Some(spot.table), work).await;
        }
        CustomId::Board(spot, path) => {
            choose_on_board(bot, reply(Visibility::Private), press, spot, path).await
        }
        CustomId::BoardList(spot, _) => {
            choose_on_board(bot, reply(Visibility::Private), press, spot, Vec::new()).await;
        }
        CustomId::Disagree(spot, proposer) => {
            let work = bot.decline_chance(asker, spot, proposer);
            bot.answer(reply(Visibility::Update), asker, Some(spot.table), work).await;
        }
        CustomId::Rules(game, page) => {
            // From a board the first page is a private answer, from there on it is turned.
            let manner = if is_private(&press.message) { Visibility::Update } else { Visibility::Private };
            bot.answer(reply(manner), asker, None, bot.rules_page(asker.person, game, page)).await;
        }
        CustomId::Start(start) => {
            let manner = if is_private(&press.message) { Visibility::Update } else { Visibility::Private };
            bot.answer(reply(manner), asker, None, bot.start(asker, start)).await;
        }
        CustomId::Learn(id) => {
            let reply = reply(alone(press));
            Box::pin(learn_buttons::press(bot, reply, asker, id, press)).await;
        }
        CustomId::Puzzle(id) => {
            let reply = reply(alone(press));
            Box::pin(puzzle_buttons::press(bot, reply, asker, id, press)).await;
        }
        CustomId::Agree(spot, proposer) => {
            let mut reply = reply(Visibility::Update);
            match reply.after(Box::pin(bot.agree_on_chance(asker, spot, proposer))).await {
                Ok(draft) => bot.finish(reply, Ok(draft), Some(spot.table), asker).await,
                Err(failure) => {
                    // The proposal is everybody's to see and stays as it is.
                    let draft = bot.refusal(failure, Some(spot.table), asker.person).await;
                    if let Err(trouble) = reply.send_ephemeral(draft).await {
                        tracing::info!("a refusal was not delivered: {trouble}");
                    }
                }
            }
        }
        CustomId::Replay(id) => replay_buttons::press(bot, &reply, asker, id, &press.data.kind).await,
        CustomId::Unwatch(table) => {
            bot.answer(reply(Visibility::Private), asker, None, bot.stop_watching(table, asker.person)).await;
        }
        CustomId::Page(spot, path, page) => {
            bot.answer(
                reply(Visibility::Update),
                asker,
                Some(spot.table),
                bot.choose(asker, spot, &path, page),
            )
            .await;
        }
        CustomId::Leaderboard(spot, page) => {
            bot.answer(reply(Visibility::Update), asker, None, bot.ladder(spot, page, asker.person)).await;
        }
        CustomId::Games(page) => {
            bot.answer(reply(Visibility::Update), asker, None, bot.games(asker.person, page)).await;
        }
        CustomId::Wish(wish) => {
            let wish = chosen(press).and_then(|value| value.parse().ok()).unwrap_or(wish);
            bot.answer(reply(Visibility::Update), asker, None, bot.wish(asker.person, wish)).await;
        }
        CustomId::Server(change) => change_server(bot, &reply, press, change).await,
        CustomId::Forget(true) => {
            bot.answer(reply(Visibility::Update), asker, None, bot.forget(asker.person)).await;
        }
        CustomId::Forget(false) => {
            bot.finish(
                reply(Visibility::Update),
                Ok(OutgoingMessage::new("Nothing is deleted.")),
                None,
                asker,
            )
            .await;
        }
        CustomId::Quiet => match bot.ask_for_quiet(asker.person).await {
            Ok(form) => open(reply(Visibility::Private), form).await,
            Err(failure) => bot.finish(reply(Visibility::Private), Err(failure), None, asker).await,
        },
    }
}

/// From a message for everybody a private one is opened; where nobody else is, any message is private.
fn alone(press: &serenity::ComponentInteraction) -> Visibility {
    let is_alone = press.guild_id.is_none() || is_private(&press.message);
    if is_alone { Visibility::Update } else { Visibility::Private }
}

fn asker_of(press: &serenity::ComponentInteraction) -> Asker {
    Asker {
        person: number(press.user.id.get()),
        request: number(press.id.get()),
        server: press.guild_id.map(|server| number(server.get())),
    }
}

async fn change_server<'a>(
    bot: &Bot,
    reply: &impl Fn(Visibility) -> Responder<'a>,
    press: &serenity::ComponentInteraction,
    change: ServerChange,
) {
    let asker = asker_of(press);
    let server = match managed(press.guild_id, press.member.as_ref()) {
        Ok(server) => server,
        Err(failure) => return bot.finish(reply(Visibility::Private), Err(failure), None, asker).await,
    };
    if change == ServerChange::Time {
        return match bot.ask_for_time(server).await {
            Ok(form) => open(reply(Visibility::Private), form).await,
            Err(failure) => bot.finish(reply(Visibility::Private), Err(failure), None, asker).await,
        };
    }
    let channels = match &press.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(|channel| number(channel.get())).collect()
        }
        _ => Vec::new(),
    };
    let mut reply = reply(Visibility::Update);
    let result = reply.after(bot.change_server(server, change, channels)).await;
    bot.finish(reply, result, None, asker).await;
}

/// The entry chosen in a menu.
pub(crate) fn chosen(press: &serenity::ComponentInteraction) -> Option<&str> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}

/// Opens a form.
pub(crate) async fn open(mut reply: Responder<'_>, form: serenity::CreateModal) {
    if let Err(trouble) = reply.ask(form).await {
        tracing::info!("a form was not opened: {trouble}");
    }
}

/// These choices and the one just made in a list.
fn with_chosen(press: &serenity::ComponentInteraction, mut path: Vec<u16>) -> Vec<u16> {
    path.extend(chosen(press).and_then(|value| value.parse::<u16>().ok()));
    path
}

/// Goes on from a choice on the board for everybody.
async fn choose_on_board(
    bot: &Bot,
    reply: Responder<'_>,
    press: &serenity::ComponentInteraction,
    spot: Spot,
    path: Vec<u16>,
) {
    let (asker, path) = (asker_of(press), with_chosen(press, path));
    bot.answer(reply, asker, Some(spot.table), bot.choose_on_board(asker, spot, &path)).await;
}

async fn answer_challenge(
    bot: &Bot,
    mut reply: Responder<'_>,
    asker: Asker,
    answer: Answer,
    challenge: i64,
    message: i64,
) {
    let work = async {
        if bot.service.challenge(challenge).await?.message.is_none() {
            bot.service.shows_challenge(challenge, message).await?;
        }
        bot.service.answer(challenge, asker.person, answer, asker.request).await
    };
    match reply.after(work).await {
        Ok(_) => {
            // The message of the challenge and the board are brought up to date by the announcer.
            if let Err(trouble) = reply.nod().await {
                tracing::info!("an answer to challenge {challenge} was not acknowledged: {trouble}");
            }
            if answer == Answer::Accept
                && let Ok(table) = bot.service.table_of_challenge(challenge).await
            {
                confirm_acceptance(&mut reply, asker).await;
                bot.warn(&mut reply, table.id).await;
            }
        }
        Err(error) => {
            let draft = bot.refusal(error.into(), None, asker.person).await;
            if let Err(trouble) = reply.send_ephemeral(draft).await {
                tracing::info!("a refusal was not delivered: {trouble}");
            }
        }
    }
}

/// Tells who has accepted a game by which interaction. Discord notes the same id with the message, so that the person can
/// check that the seed was derived from it.
async fn confirm_acceptance(reply: &mut Responder<'_>, asker: Asker) {
    let id = asker.request;
    let words = format!(
        "You accepted the game.\n-# Your acceptance has the id `{id}`: the first board tells it too."
    );
    if let Err(trouble) = reply.send_ephemeral(OutgoingMessage::new(words)).await {
        tracing::info!("an acceptance was not confirmed: {trouble}");
    }
}

async fn answer_offer(bot: &Bot, mut reply: Responder<'_>, asker: Asker, answer: Answer, offer: i64) {
    let done = match reply.after(bot.service.answer_offer(offer, asker.person, answer, asker.request)).await {
        // The message of the offer and the board are brought up to date by the announcer.
        Ok(offer) => {
            let done = reply.nod().await;
            if answer == Answer::Accept && offer.kind == OfferKind::Rematch {
                confirm_acceptance(&mut reply, asker).await;
            }
            done
        }
        Err(error) => reply.send_ephemeral(bot.refusal(error.into(), None, asker.person).await).await,
    };
    if let Err(trouble) = done {
        tracing::info!("an answer to offer {offer} was not acknowledged: {trouble}");
    }
}

impl Bot {
    /// Notes under which name somebody is seen, everywhere and on the server where they are, and since when they are a member
    /// there. A picture with an old name is no reason to refuse anything.
    pub(crate) async fn meet(&self, user: &User, server: Option<GuildId>, member: Option<&Member>) {
        let person = number(user.id.get());
        let there = async {
            let (Some(server), Some(member)) = (server, member) else { return Ok(()) };
            let joined_at = member.joined_at.map(|joined| joined.timestamp_millis());
            self.service.meet_on(number(server.get()), person, member.display_name(), joined_at).await
        };
        if let Err(error) = self.service.meet(person, user.display_name()).await.and(there.await) {
            tracing::warn!("a name was not stored: {error}");
        }
    }

    /// Does the work of an interaction and gives its answer, as [`Bot::finish`] does.
    pub(crate) fn answer<'a>(
        &'a self,
        mut reply: Responder<'a>,
        asker: Asker,
        table: Option<i64>,
        work: impl Future<Output = Result<OutgoingMessage, CommandError>> + Send + 'a,
    ) -> Task<'a, ()> {
        Box::pin(async move {
            let result = reply.after(work).await;
            self.finish(reply, result, table, asker).await;
        })
    }

    /// Gives the answer, or tells what failed; and tells the player if the board of the match cannot be posted.
    pub(crate) fn finish<'a>(
        &'a self,
        mut reply: Responder<'a>,
        result: Result<OutgoingMessage, CommandError>,
        table: Option<i64>,
        asker: Asker,
    ) -> Task<'a, ()> {
        Box::pin(async move {
            let told = match result {
                Ok(draft) => reply.say(draft).await,
                Err(failure) => {
                    let is_stale = matches!(failure, CommandError::Service(ServiceError::Stale));
                    // It may come with a picture.
                    let draft = reply.after(self.refusal(failure, table, asker.person)).await;
                    match table.zip(reply.board()).filter(|_| is_stale) {
                        Some((table, board)) if self.is_old(table, board).await => reply.retire(draft).await,
                        _ => reply.refuse(draft).await,
                    }
                }
            };
            if let Err(trouble) = told {
                // What was committed stands, and the board message tells it.
                tracing::info!("an answer was not delivered: {trouble}");
                return;
            }
            if let Some(table) = table {
                self.warn(&mut reply, table).await;
            }
        })
    }

    /// Whether a board is no longer the latest of its match. While that is being posted, it is not known yet.
    async fn is_old(&self, table: i64, board: i64) -> bool {
        let latest = self.service.table(table).await.ok().and_then(|table| table.board);
        latest.is_some_and(|latest| latest != board)
    }

    /// Tells the player if the board of a match cannot be posted.
    async fn warn(&self, reply: &mut Responder<'_>, table: i64) {
        self.announcer.settled(Event::Match(table), WATCHED).await;
        if let Some(words) = self.announcer.obstacle(table)
            && let Err(trouble) = reply.send_ephemeral(OutgoingMessage::new(words)).await
        {
            tracing::info!("a warning was not delivered: {trouble}");
        }
    }
}

/// The error for somebody who means a match that they cannot mean.
pub(crate) fn no_such_match() -> CommandError {
    ServiceError::NoTable.into()
}
