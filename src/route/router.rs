//! Buttons, menus and forms: from the interaction to what it asks for.

use poise::serenity_prelude as serenity;
use serenity::{ComponentInteractionDataKind, Interaction};

use crate::analysis::ids::AnalysisAsk;
use crate::answer::answers::WATCHED;
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::computer;
use crate::context::bot::Bot;
use crate::learn;
use crate::play::press::ask_about;
use crate::puzzle;
use crate::replay;
use crate::route;
use crate::servers::ids::ServerChange;
use crate::servers::panel::managed;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::component::chosen;
use crate::ui::custom_id::CustomId;
use crate::ui::responder::{Responder, Visibility, open};
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::{Answer, Event, OfferKind};
use trickmate_text::text;

/// Answers a component or a form; other interactions are not meant for here. What is done is kept on the heap: together
/// it would be more than a thread has of stack.
pub(crate) async fn handle(bot: &Bot, interaction: &Interaction) {
    match interaction {
        Interaction::Component(press) if bot.is_new(press.id) => Box::pin(component(bot, press)).await,
        Interaction::Modal(form) if bot.is_new(form.id) => Box::pin(route::form::submit(bot, form)).await,
        _ => {}
    }
}

/// Returns `true` if only one person sees a message.
fn is_private(message: &serenity::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
}

async fn component(bot: &Bot, press: &serenity::ComponentInteraction) {
    let asker = asker_of(press);
    let board = press.guild_id.is_some() && !is_private(&press.message);
    let board = board.then(|| number(press.message.id.get()));
    let (is_own, has_picture) = (is_private(&press.message), !press.message.attachments.is_empty());
    let reply = |visibility| {
        let reply = Responder::new(&bot.delivery, press.id, &press.token, visibility).on_board(board);
        match visibility {
            // It is everybody's, or brought up to date otherwise.
            Visibility::Update if !is_own => reply,
            Visibility::Update => reply.renewed(has_picture),
            Visibility::Private | Visibility::Public => reply.renewed(false),
        }
    };
    bot.remember_name(&press.user, press.guild_id, press.member.as_ref()).await;
    let Ok(id) = press.data.custom_id.parse::<CustomId>() else {
        let error = CommandError::words(text!("error-button-expired"));
        return bot.finish(reply(Visibility::Private), Err(error), None, asker).await;
    };
    match id {
        CustomId::Challenge(answer, challenge) => {
            Box::pin(answer_challenge(
                bot,
                reply(Visibility::Update),
                asker,
                answer,
                challenge,
                &press.message,
            ))
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
        CustomId::Invite(game, opponent) => {
            let work = bot.invite_to(asker, game, opponent, press);
            bot.answer(reply(Visibility::Update), asker, None, work).await;
        }
        CustomId::Offer(answer, offer) => {
            Box::pin(answer_offer(bot, reply(Visibility::Update), asker, answer, offer)).await;
        }
        CustomId::Computer(_) | CustomId::ComputerLevel(_) => {
            Box::pin(computer::press::press(bot, &reply, asker, &id, press)).await;
        }
        CustomId::Match(ask, spot) => Box::pin(ask_about(bot, &reply, asker, ask, spot)).await,
        CustomId::Menu(spot, path) | CustomId::List(spot, path, _) => {
            let path = with_chosen(press, path);
            let work = bot.choose(asker, spot, &path, 0);
            bot.answer(reply(Visibility::Update), asker, Some(spot.match_id), work).await;
        }
        CustomId::Board(spot, path) => {
            choose_on_board(bot, reply(Visibility::Private), press, spot, path).await
        }
        CustomId::BoardList(spot, _) => {
            choose_on_board(bot, reply(Visibility::Private), press, spot, Vec::new()).await;
        }
        CustomId::Disagree(spot, proposer) => {
            let work = bot.decline_chance(asker, spot, proposer);
            bot.answer(reply(Visibility::Update), asker, Some(spot.match_id), work).await;
        }
        CustomId::Rules(game, page) => {
            // From a board the first page is a private answer, from there on it is turned.
            let visibility =
                if is_private(&press.message) { Visibility::Update } else { Visibility::Private };
            bot.answer(reply(visibility), asker, None, bot.rules_page(asker.person, game, page)).await;
        }
        CustomId::Start(start) => {
            let visibility =
                if is_private(&press.message) { Visibility::Update } else { Visibility::Private };
            bot.answer(reply(visibility), asker, None, bot.start(asker, start)).await;
        }
        CustomId::Learn(id) => {
            let reply = reply(alone(press));
            Box::pin(learn::press::press(bot, reply, asker, id, press)).await;
        }
        CustomId::Puzzle(id) => {
            let reply = reply(alone(press));
            Box::pin(puzzle::press::press(bot, reply, asker, id, press)).await;
        }
        CustomId::Placing(match_id, choice) => {
            let work = bot.place_the_rest(asker, match_id, choice);
            bot.answer(reply(Visibility::Update), asker, Some(match_id), work).await;
        }
        CustomId::Agree(spot, proposer) => {
            let work = bot.agree_on_chance(asker, spot, proposer);
            bot.answer(reply(Visibility::Update), asker, Some(spot.match_id), work).await;
        }
        CustomId::Replay(id) => replay::press::press(bot, &reply, asker, id, &press.data.kind).await,
        CustomId::Analysis(id) => {
            let manner = match id.ask {
                AnalysisAsk::Whole | AnalysisAsk::Open(_) => Visibility::Private,
                AnalysisAsk::Step(..) | AnalysisAsk::Curve => Visibility::Update,
            };
            bot.answer(reply(manner), asker, None, bot.analysis(asker, id)).await;
        }
        CustomId::Absence(ask, match_id) => {
            bot.answer(reply(Visibility::Private), asker, None, bot.choose_in_absence(asker, ask, match_id))
                .await;
        }
        CustomId::Unwatch(hosted) => {
            bot.answer(reply(Visibility::Private), asker, None, bot.stop_watching(hosted, asker.person))
                .await;
        }
        CustomId::Page(spot, path, page) => {
            bot.answer(
                reply(Visibility::Update),
                asker,
                Some(spot.match_id),
                bot.choose(asker, spot, &path, page),
            )
            .await;
        }
        CustomId::Leaderboard(spot, page) => {
            bot.answer(reply(Visibility::Update), asker, None, bot.leaderboard(spot, page, asker.person))
                .await;
        }
        CustomId::Cards(page) => {
            let server = asker.server.unwrap_or_default();
            bot.answer(reply(Visibility::Update), asker, None, bot.card_page(asker.person, server, page))
                .await;
        }
        CustomId::Games(page) => {
            bot.answer(reply(Visibility::Update), asker, None, bot.games(asker.person, page)).await;
        }
        CustomId::PreferenceChange(preference) => {
            let preference = chosen(press).and_then(|value| value.parse().ok()).unwrap_or(preference);
            bot.answer(reply(Visibility::Update), asker, None, bot.preference(asker.person, preference))
                .await;
        }
        CustomId::Server(change) => change_server(bot, &reply, press, change).await,
        CustomId::Forget(true) => {
            bot.answer(reply(Visibility::Update), asker, None, bot.forget(asker.person)).await;
        }
        CustomId::Forget(false) => {
            bot.finish(
                reply(Visibility::Update),
                Ok(OutgoingMessage::new(text!("privacy-kept"))),
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

/// Returns the visibility of an answer: a message for everybody opens a private one; where nobody else is, any message
/// is private.
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

/// These choices and the one just made in a list.
fn with_chosen(press: &serenity::ComponentInteraction, mut path: Vec<u16>) -> Vec<u16> {
    path.extend(chosen(press).and_then(|value| value.parse::<u16>().ok()));
    path
}

/// Follows a choice on the public board.
async fn choose_on_board(
    bot: &Bot,
    reply: Responder<'_>,
    press: &serenity::ComponentInteraction,
    spot: Spot,
    path: Vec<u16>,
) {
    let (asker, path) = (asker_of(press), with_chosen(press, path));
    bot.answer(reply, asker, Some(spot.match_id), bot.choose_on_board(asker, spot, &path)).await;
}

async fn answer_challenge(
    bot: &Bot,
    mut reply: Responder<'_>,
    asker: Asker,
    answer: Answer,
    challenge: i64,
    message: &serenity::Message,
) {
    let work = async {
        let known = bot.service.challenge(challenge).await?;
        if known.message.is_none() {
            bot.service.shows_challenge(challenge, number(message.id.get())).await?;
        }
        if answer == Answer::Accept && known.challenger != asker.person {
            bot.require_challenger(&known).await?;
        }
        Ok(bot.service.answer(challenge, asker.person, answer, asker.request).await?)
    };
    match reply.after(work).await {
        Ok(_) => {
            // The message of the challenge and the board are brought up to date by the announcer; a list of challenges is not.
            let told = match is_private(message) {
                true => reply.say(OutgoingMessage::new(text!("accepted-from-list"))).await,
                false => reply.ack().await,
            };
            if let Err(error) = told {
                tracing::info!("an answer to challenge {challenge} was not acknowledged: {error}");
            }
            if answer == Answer::Accept
                && let Ok(hosted) = bot.service.match_of_challenge(challenge).await
            {
                // The link is to the board where that can be posted.
                bot.announcer.settled(Event::Match(hosted.id), WATCHED).await;
                let hosted = bot.service.hosted_match(hosted.id).await.unwrap_or(hosted);
                confirm_acceptance(&mut reply, asker, Some(hosted.link())).await;
                bot.warn(&mut reply, hosted.id).await;
            }
        }
        Err(error) => {
            let draft = bot.refusal(error, None, asker.person).await;
            if let Err(error) = reply.send_ephemeral(draft).await {
                tracing::info!("a refusal was not delivered: {error}");
            }
        }
    }
}

/// Tells who has accepted a game by which interaction. Discord notes the same id with the message, so that the person can
/// check that the seed was derived from it.
async fn confirm_acceptance(reply: &mut Responder<'_>, asker: Asker, link: Option<String>) {
    let id = text!("accepted-id", id = asker.request.to_string());
    let accepted = match link {
        Some(link) => text!("accepted", link),
        None => text!("accepted-rematch"),
    };
    let words = format!("{accepted}\n{id}");
    if let Err(error) = reply.send_ephemeral(OutgoingMessage::new(words)).await {
        tracing::info!("an acceptance was not confirmed: {error}");
    }
}

async fn answer_offer(bot: &Bot, mut reply: Responder<'_>, asker: Asker, answer: Answer, offer: i64) {
    let done = match reply.after(bot.service.answer_offer(offer, asker.person, answer, asker.request)).await {
        // The message of the offer and the board are brought up to date by the announcer.
        Ok(offer) => {
            let done = reply.ack().await;
            if answer == Answer::Accept && offer.kind == OfferKind::Rematch {
                confirm_acceptance(&mut reply, asker, None).await;
            }
            done
        }
        Err(error) => reply.send_ephemeral(bot.refusal(error.into(), None, asker.person).await).await,
    };
    if let Err(error) = done {
        tracing::info!("an answer to offer {offer} was not acknowledged: {error}");
    }
}
