//! Choices of players for a match whose server has removed the bot.

use crate::absence::departure::choices;
use crate::absence::ids::AbsenceAsk;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::audience::of_person;
use crate::ui::command_error::CommandError;
use trickmate_host::{HostedMatch, MatchId, TakenDirect, TimeControl, is_known};
use trickmate_rules::Seat;
use trickmate_text::{speak, text};

/// Ends the match unrated, or continues it in direct messages if both players can get them.
pub(crate) async fn choose_in_absence(
    bot: &Bot,
    asker: Asker,
    ask: AbsenceAsk,
    match_id: MatchId,
) -> Result<OutgoingMessage, CommandError> {
    if ask == AbsenceAsk::End {
        bot.service.departures().end_absent(match_id, asker.person, asker.request).await?;
        return Ok(OutgoingMessage::new(text!("absence-ended", game = match_id)));
    }
    let hosted = bot.service.departures().direct_match(match_id, asker.person).await?;
    let seat = hosted.require_seat(asker.person)?;
    for reader in [seat, seat.other()] {
        write_of_moving(bot, &hosted, seat, reader).await?;
    }
    let key = match bot.service.departures().take_direct(match_id, asker.person).await? {
        TakenDirect::GoesOn => "absence-goes-on",
        TakenDirect::Waits => "absence-waits",
    };
    Ok(OutgoingMessage::new(text!(key, game = match_id)))
}

/// Tells the reader that the player in this seat moves the match to direct messages. This also tests whether direct
/// messages arrive.
async fn write_of_moving(
    bot: &Bot,
    hosted: &HostedMatch,
    seat: Seat,
    reader: Seat,
) -> Result<(), CommandError> {
    let is_computer = hosted.computer.is_some_and(|computer| computer.seat == reader);
    let player = hosted.player(reader);
    if is_computer || !is_known(player) {
        return Ok(());
    }
    let by = format!("<@{}>", hosted.player(seat));
    let is_live = matches!(hosted.time, TimeControl::Live { .. });
    let language = of_person(&bot.service, player).await;
    let note = speak(language, || match (reader == seat, is_live) {
        (true, _) => OutgoingMessage::new(text!("absence-moving", game = hosted.id)),
        (false, true) => OutgoingMessage::new(text!("absence-asked", game = hosted.id, player = by))
            .rows(choices(&[hosted.id])),
        (false, false) => OutgoingMessage::new(text!("absence-moved", game = hosted.id, player = by)),
    });
    let nonce = format!("direct-{}-{}{}", hosted.id, seat.index(), reader.index());
    match bot.delivery.direct(player, &note, &nonce).await {
        Ok(_) => Ok(()),
        Err(error) => {
            tracing::info!("game {} does not go on in direct messages: {error}", hosted.id);
            let player = format!("<@{player}>");
            Err(CommandError::words(text!("absence-unreachable", game = hosted.id, player)))
        }
    }
}
