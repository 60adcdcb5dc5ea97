//! The message of an analysis: posted where the game was played when it is asked for, edited when it is made.

use crate::analysis;
use crate::analysis::ids::{AnalysisAsk, AnalysisId};
use crate::announce::publisher::{AnnounceError, Certainty, Publisher};
use crate::api::client::number;
use crate::api::error::ApiError;
use crate::replay::panel::ReplayView;
use crate::ui::component::first_button;
use trickmate_host::GameAnalysis;
use trickmate_host::workers::Lane;

/// Posts the message of an analysis, or brings it up to date.
pub(crate) async fn tell(publisher: &Publisher, id: i64, certainty: Certainty) -> Result<(), AnnounceError> {
    let hosted = publisher.service.matches().hosted_match(id).await?;
    let Some(found) = publisher.service.analysis().of_match(&hosted).await?.filter(|found| !found.is_told())
    else {
        return Ok(());
    };
    let (server, place) = (hosted.server, hosted.place());
    let (shown, replay) = (found.clone(), ReplayView::of(hosted.shown_on(server)));
    let draft =
        publisher.pictures.run(Lane::Replay, move || analysis::panel::for_all(&replay, &shown)).await?;
    let known = match found.message {
        None if certainty == Certainty::Doubtful => find_analysis(publisher, &found, place).await?,
        known => known,
    };
    let told = match known {
        Some((channel, message)) => {
            publisher.delivery.edit(channel, message, &draft).await.map(|()| Some((channel, message)))
        }
        None => {
            let posted = publisher.delivery.post(place, &draft, &format!("analysis-{id}")).await;
            posted.map(|message| Some((place, message)))
        }
    };
    match told {
        Ok(message) => Ok(publisher.service.analysis().told(&found, message).await?),
        Err(trouble) if trouble.is_transient() => Err(trouble.into()),
        // A second request is answered in private.
        Err(trouble) => {
            tracing::info!("the analysis of game {id} is not shown: {trouble}");
            Ok(publisher.service.analysis().told(&found, None).await?)
        }
    }
}

/// Returns the message of an earlier attempt whose answer was lost.
async fn find_analysis(
    publisher: &Publisher,
    found: &GameAnalysis,
    place: i64,
) -> Result<Option<(i64, i64)>, AnnounceError> {
    let own = AnalysisId { game: found.game, ask: AnalysisAsk::Open(0) }.to_string();
    match publisher.delivery.own_messages(place).await {
        Ok(messages) => {
            let message = messages.iter().find(|message| first_button(message) == Some(&own));
            Ok(message.map(|message| (place, number(message.id.get()))))
        }
        Err(ApiError::NotPermitted) => Ok(None),
        Err(trouble) if trouble.is_transient() => Err(trouble.into()),
        Err(_) => Ok(None),
    }
}
