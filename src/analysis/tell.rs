//! The private answers to people who have asked for an analysis: they show it once it is complete.

use crate::analysis;
use crate::announce::publisher::{AnnounceError, Publisher};
use crate::api::client::ApiClient;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::audience::writing_to;
use crate::ui::error_text;
use crate::ui::picture::Pictures;
use trickmate_host::{AnalysisState, GameService, MatchId, ServiceError};

/// Shows an analysis to the people who wait for it, and to nobody else.
pub(crate) async fn tell(publisher: &Publisher, id: MatchId) -> Result<(), AnnounceError> {
    let service = &publisher.service;
    let hosted = service.matches().hosted_match(id).await?;
    let found = service.analysis().of_match(&hosted).await?;
    let Some(found) = found.filter(|found| !found.is_told()) else { return Ok(()) };
    show(service, &publisher.delivery, &publisher.pictures, id).await?;
    Ok(service.analysis().told(&found).await?)
}

/// Shows analyses that another process has made to the people who wait for them in this one.
pub(crate) async fn show_all(bot: &Bot) {
    for game in bot.delivery.waiting.matches() {
        show_if_made(&bot.service, &bot.delivery, &bot.pictures, game).await;
    }
}

/// Shows an analysis to the people who wait for it, if it is complete. A failure is tried again in the next round.
pub(crate) async fn show_if_made(
    service: &GameService,
    delivery: &ApiClient,
    pictures: &Pictures,
    game: MatchId,
) {
    if let Err(error) = Box::pin(show(service, delivery, pictures, game)).await {
        tracing::info!("the analysis of game {game} is not shown yet: {error}");
    }
}

/// Shows an analysis to the people who wait for it, if it is complete.
async fn show(
    service: &GameService,
    delivery: &ApiClient,
    pictures: &Pictures,
    game: MatchId,
) -> Result<(), ServiceError> {
    if !delivery.waiting.matches().contains(&game) {
        return Ok(());
    }
    let hosted = service.matches().hosted_match(game).await?;
    // A rated game may have reached one of its positions meanwhile.
    let found = match service.analysis().analyse(&hosted).await {
        Ok(found) if found.state == AnalysisState::UnderWay => return Ok(()),
        Err(error @ ServiceError::Store(_)) => return Err(error),
        found => found,
    };
    for (person, token) in delivery.waiting.take(game) {
        let draft = async {
            match &found {
                Ok(found) => analysis::panel::made(service, pictures, &hosted, found.clone(), person).await,
                Err(refusal) => Ok(OutgoingMessage::new(error_text::sentence(refusal))),
            }
        };
        let shown = match writing_to(service, person, Box::pin(draft)).await {
            Ok(draft) => delivery.complete(&token, &draft).await.map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        // The next press of the button shows it.
        if let Err(error) = shown {
            tracing::info!("the analysis of game {game} was not delivered: {error}");
        }
    }
    Ok(())
}
