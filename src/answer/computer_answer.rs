//! The computer's answer in the player's private message. The message is updated when the computer has moved, so that
//! the answer is where the player looks and not only on a board far above.

use std::time::Duration;

use crate::api::outgoing_message::{Awaited, OutgoingMessage};
use crate::board;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Renewal;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::workers::Lane;
use trickmate_host::{ChannelId, HostedMatch, MessageId, PlayerId};
use trickmate_rules::{Seat, Viewer};
use trickmate_text::text;

/// Longest wait for the computer's answer; a later one is only on the board.
const PATIENCE: Duration = Duration::from_secs(15);

/// Message of a player after the computer's move.
enum Renewed {
    /// The message changes to this.
    Shown(Box<OutgoingMessage>),
    /// The message is deleted: the board shows what comes next.
    Closed,
}

/// Updates the answer to a player's move when the computer has moved. A panel is deleted when it has nothing secret
/// left to do.
pub(crate) async fn renew(bot: &Bot, renewal: Renewal, awaited: Awaited, person: PlayerId, is_panel: bool) {
    let renewed = match answered(bot, awaited, person, renewal.is_whole, is_panel).await {
        Some(Renewed::Shown(draft)) => bot.delivery.complete(&renewal.token, &draft).await,
        Some(Renewed::Closed) => {
            bot.delivery.panels.close(awaited.match_id, person);
            bot.delivery.delete_original(&renewal.token).await
        }
        None => return,
    };
    if let Err(error) = renewed {
        tracing::info!("the computer’s answer in game {} was not delivered: {error}", awaited.match_id);
    }
}

/// Brings the message that answered a typed move up to date when the computer has moved.
pub(crate) async fn renew_typed(
    bot: &Bot,
    (channel, message): (ChannelId, MessageId),
    awaited: Awaited,
    person: PlayerId,
) {
    if let Some(Renewed::Shown(draft)) = answered(bot, awaited, person, false, false).await
        && let Err(error) = bot.delivery.edit(channel, message, &draft).await
    {
        tracing::info!("the computer’s answer in game {} was not delivered: {error}", awaited.match_id);
    }
}

/// Returns the message when the computer has moved; `None` if there is nothing new, or not in time.
async fn answered(
    bot: &Bot,
    awaited: Awaited,
    person: PlayerId,
    is_whole: bool,
    is_panel: bool,
) -> Option<Renewed> {
    answer_to(bot, awaited, person, is_whole, is_panel).await.unwrap_or_else(|error| {
        tracing::info!("the computer’s answer in game {} was not told: {error}", awaited.match_id);
        None
    })
}

/// Returns the message, with the board if it should have it.
async fn answer_to(
    bot: &Bot,
    awaited: Awaited,
    person: PlayerId,
    is_whole: bool,
    is_panel: bool,
) -> Result<Option<Renewed>, CommandError> {
    let Awaited { match_id, since } = awaited;
    let Some(hosted) = bot.service.computer().computer_answer(match_id, person, PATIENCE).await? else {
        return Ok(None);
    };
    let seat = hosted.require_seat(person)?;
    let is_open = |hosted: &HostedMatch| board::surface::open_seat(hosted).is_some();
    if is_panel && hosted.board.is_some() && bot.look(Lane::Game, &hosted, is_open).await? {
        return Ok(Some(Renewed::Closed));
    }
    let told = bot.look(Lane::Game, &hosted, move |hosted| told(hosted, seat, since)).await?;
    let Some((told, next)) = told else { return Ok(None) };
    let shown = |draft| Ok(Some(Renewed::Shown(Box::new(draft))));
    let words = format!("{told} {next}\n-# {}", hosted.link());
    // A person who has requested many pictures lately gets only the words.
    if !is_whole || bot.pacing.spend(person, Request::Picture).is_err() {
        return shown(OutgoingMessage::new(words));
    }
    if hosted.is_turn_of(seat) {
        return shown(board::view::turn_panel(bot, &hosted, seat).await?.headed(&told));
    }
    let preferences = bot.service.preferences().of(person).await?;
    if let Some(surface) = board::surface::of(&hosted, &preferences, Lane::Picture, &bot.pictures).await? {
        return shown(surface.headed(&format!("{told} {next}")));
    }
    let draft = if hosted.game.outcome().is_none() {
        let panel = board::hand::compose(&hosted, seat, &preferences, Lane::Picture, &bot.pictures).await?;
        panel.headed(&told)
    } else {
        let draw = move || {
            let draft = OutgoingMessage::new(words);
            board::message::with_board(draft, &hosted, Viewer::Seat(seat), &preferences)
        };
        bot.pictures.run(Lane::Picture, draw).await?
    };
    shown(draft)
}

/// Returns the moves of both sides after this many plies, and the next task; `None` if the seat has not moved since.
fn told(hosted: &HostedMatch, seat: Seat, since: usize) -> Option<(String, String)> {
    let has_acted = hosted.game.plies().iter().skip(since).any(|ply| ply.seat == Some(seat));
    if !has_acted {
        return None;
    }
    let answer = board::story::done_since(hosted, since, seat.other(), seat);
    let own = board::story::done_since(hosted, since, seat, seat);
    let played = board::story::with_actions(hosted, since, seat, &own);
    // A secret answer is not mentioned.
    let told = if answer.is_empty() { played } else { text!("played-answered", played, answer) };
    let next = match hosted.game.outcome() {
        Some(_) => board::message::result(hosted),
        None => text!("played-your-turn"),
    };
    Some((told, next))
}
