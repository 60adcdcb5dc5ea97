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
use trickmate_host::HostedMatch;
use trickmate_host::workers::Lane;
use trickmate_rules::{Seat, Viewer};
use trickmate_text::text;

/// Longest wait for the computer's answer; later it is only on the board.
const PATIENCE: Duration = Duration::from_secs(15);

/// Brings the answer to a player's move up to date when the computer has moved.
pub(crate) async fn renew(bot: &Bot, renewal: Renewal, awaited: Awaited, person: i64) {
    if let Some(draft) = answered(bot, awaited, person, renewal.is_whole).await
        && let Err(error) = bot.delivery.complete(&renewal.token, &draft).await
    {
        tracing::info!("the computer’s answer in game {} was not delivered: {error}", awaited.match_id);
    }
}

/// Brings the message that answered a typed move up to date when the computer has moved.
pub(crate) async fn renew_typed(bot: &Bot, (channel, message): (i64, i64), awaited: Awaited, person: i64) {
    if let Some(draft) = answered(bot, awaited, person, false).await
        && let Err(error) = bot.delivery.edit(channel, message, &draft).await
    {
        tracing::info!("the computer’s answer in game {} was not delivered: {error}", awaited.match_id);
    }
}

/// Returns the message when the computer has moved; `None` if there is nothing new, or not in time.
async fn answered(bot: &Bot, awaited: Awaited, person: i64, is_whole: bool) -> Option<OutgoingMessage> {
    answer_to(bot, awaited, person, is_whole).await.unwrap_or_else(|error| {
        tracing::info!("the computer’s answer in game {} was not told: {error}", awaited.match_id);
        None
    })
}

/// Returns the message, with the board if it should have it.
async fn answer_to(
    bot: &Bot,
    awaited: Awaited,
    person: i64,
    is_whole: bool,
) -> Result<Option<OutgoingMessage>, CommandError> {
    let Awaited { match_id, since } = awaited;
    let Some(hosted) = bot.service.computer().computer_answer(match_id, person, PATIENCE).await? else {
        return Ok(None);
    };
    let seat = hosted.require_seat(person)?;
    let told = bot.look(Lane::Game, &hosted, move |hosted| told(hosted, seat, since)).await?;
    let Some((told, next)) = told else { return Ok(None) };
    let words = format!("{told} {next}\n-# {}", hosted.link());
    // A person who has had many pictures made lately gets only the words.
    if !is_whole || bot.pacing.spend(person, Request::Picture).is_err() {
        return Ok(Some(OutgoingMessage::new(words)));
    }
    if hosted.is_turn_of(seat) {
        return Ok(Some(board::view::turn_panel(bot, &hosted, seat).await?.headed(&told)));
    }
    let preferences = bot.service.preferences().of(person).await?;
    if let Some(surface) = board::surface::of(&hosted, &preferences, Lane::Picture, &bot.pictures).await? {
        return Ok(Some(surface.headed(&format!("{told} {next}"))));
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
    Ok(Some(draft))
}

/// Returns the moves of both sides after this many plies, and the next task; `None` if the computer has not moved
/// since.
fn told(hosted: &HostedMatch, seat: Seat, since: usize) -> Option<(String, String)> {
    let texts: Vec<&str> = hosted.game.notation_for(Viewer::Seat(seat)).collect();
    let played = |by: Seat| {
        let all = hosted.game.plies().iter().zip(&texts).skip(since);
        let by_seat = all.filter(|(ply, _)| ply.seat == Some(by));
        by_seat.map(|(_, text)| format!("**{text}**")).collect::<Vec<_>>().join(", ")
    };
    let (moves, answer) = (played(seat), played(seat.other()));
    if moves.is_empty() || answer.is_empty() {
        return None;
    }
    let opponent = format!("<@{}>", hosted.players[seat.other().index()]);
    let told = text!("played-answered", moves, opponent, answer, game = hosted.id);
    let next = match hosted.game.outcome() {
        Some(_) => board::message::result(hosted),
        None => text!("played-your-turn"),
    };
    Some((told, next))
}
