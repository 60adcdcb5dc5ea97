//! The score of a series, kept up to date in the message of the challenge that began it.

use crate::announce::publisher::{AnnounceError, Publisher};
use crate::series::message;
use crate::ui::audience;
use trickmate_host::{Challenge, HostedSeries, SeriesId};
use trickmate_text::speaking;

/// Updates the message of a series.
pub(crate) async fn tell(publisher: &Publisher, id: SeriesId) -> Result<(), AnnounceError> {
    let series = publisher.service.series().series(id).await?;
    if series.is_announced {
        return Ok(());
    }
    let challenge = publisher.service.invitations().challenge(series.challenge).await?;
    let language = audience::on_server(&publisher.service, challenge.server).await;
    speaking(language, Box::pin(show(publisher, &series, &challenge))).await?;
    Ok(publisher.service.series().mark_announced(&series).await?)
}

async fn show(
    publisher: &Publisher,
    series: &HostedSeries,
    challenge: &Challenge,
) -> Result<(), AnnounceError> {
    let Some(message) = challenge.message else { return Ok(()) };
    let draft = message::build(&publisher.service, series, challenge).await?;
    match publisher.delivery.edit(challenge.channel, message, &draft).await {
        Err(error) if error.is_transient() => Err(error.into()),
        Err(error) => {
            tracing::info!("series {} is not shown: {error}", series.id);
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}
