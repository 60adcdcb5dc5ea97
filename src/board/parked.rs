//! Notes to players about a parked board, offer or computer's turn: one sentence each, made without loading the match.

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::outgoing_message::{OutgoingMessage, escape};
use trickmate_host::{ChannelId, ParkedId, ParkedNews, WorkQueue};
use trickmate_text::text;

/// Tells the players of a parked item, once.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: ParkedId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let Some(news) = publisher.service.attempts().parked_news(id).await? else { return Ok(()) };
    if let (Some(channel), Some(words)) = (news.channel, words(&news)) {
        match tell_in(publisher, channel, &news, &words, delivery_state).await {
            Err(error) if error.is_transient() => return Err(error),
            Err(error) => tracing::info!("nobody was told that {} is parked: {error}", news.item),
            Ok(()) => {}
        }
    }
    Ok(publisher.service.attempts().parked_told(id).await?)
}

async fn tell_in(
    publisher: &Publisher,
    channel: ChannelId,
    news: &ParkedNews,
    words: &str,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    if delivery_state == DeliveryState::Doubtful {
        let messages = publisher.delivery.own_messages(channel).await?;
        // Commands are sent as other words.
        let begins = words.split('`').next().unwrap_or(words);
        if messages.iter().any(|seen| seen.content.starts_with(begins)) {
            return Ok(());
        }
    }
    let message = OutgoingMessage::new(words);
    let message = news.players.iter().fold(message, |message, player| message.ping(*player));
    let nonce = format!("parked-{}", news.item.number);
    Ok(publisher.delivery.post(channel, &message, &nonce).await.map(drop)?)
}

/// Returns the note to the players; `None` if they learn of it in another way.
fn words(news: &ParkedNews) -> Option<String> {
    let players: Vec<String> = news.players.iter().map(|player| format!("<@{player}>")).collect();
    let players = players.join(" ");
    let sentence = match (news.item.queue, news.game) {
        (WorkQueue::ComputerTurn, Some(game)) if news.asked => text!("parked-computer-turn-again", game),
        (WorkQueue::ComputerTurn, Some(game)) => text!("parked-computer-turn", game),
        (WorkQueue::Board, Some(game)) => text!("parked-board", game),
        (WorkQueue::Offer, Some(game)) => text!("parked-offer", game),
        (WorkQueue::Reminder, Some(game)) => text!("parked-reminder", game),
        (WorkQueue::AnalysisPost, Some(game)) => text!("parked-analysis", game),
        (WorkQueue::TimeOut, Some(game)) => text!("parked-time-out", game),
        (WorkQueue::Chance | WorkQueue::PlacingPlan | WorkQueue::ConditionalMove, Some(game)) => {
            text!("parked-chance", game)
        }
        (WorkQueue::Tournament, None) => text!("parked-tournament", name = escape(news.tournament.as_ref()?)),
        (WorkQueue::TournamentRound, None) => {
            text!("parked-tournament-round", name = escape(news.tournament.as_ref()?))
        }
        (WorkQueue::Challenge, _) => text!("parked-challenge"),
        _ => return None,
    };
    Some(format!("{players} {sentence}").trim_start().to_owned())
}
