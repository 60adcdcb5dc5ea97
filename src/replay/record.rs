//! The record of a match, in the message and as a file.

use poise::serenity_prelude::CreateAttachment;

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use trickmate_host::HostedMatch;
use trickmate_host::workers::Lane;
use trickmate_render::fit_name;
use trickmate_rules::{Record, Seat};
use trickmate_text::{text, word};

/// Returns the record so far, in the message and as a file.
pub(crate) async fn record_of(
    bot: &Bot,
    hosted: &HostedMatch,
    asker: Asker,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(asker.person, Request::Picture)?;
    bot.look(Lane::Game, hosted, record).await
}

fn record(hosted: &HostedMatch) -> OutgoingMessage {
    let names = hosted.game.game().seats();
    let tags = Seat::ALL.into_iter().filter_map(|seat| {
        let name = fit_name(hosted.names[seat.index()].as_deref()?)?;
        Some((word(names[seat.index()].title), name))
    });
    let origin = hosted.origin.as_ref().map(|origin| origin.tags(&hosted.game)).unwrap_or_default();
    let record = Record::public(&hosted.game, tags.chain(origin)).to_string();
    let moves = record.split_once("\n\n").map_or("", |(_, moves)| moves).trim();
    let heading = text!("record-heading", game = hosted.id);
    let shown = if hosted.game.plies().is_empty() {
        format!("{heading} {}", text!("record-empty"))
    } else if moves.chars().count() <= 1800 && !moves.contains('`') {
        format!("{heading}\n```\n{moves}\n```")
    } else {
        heading
    };
    let name = format!("{}-{}.txt", hosted.game.game().name(), hosted.id);
    OutgoingMessage::new(shown).file(CreateAttachment::bytes(record, name))
}
