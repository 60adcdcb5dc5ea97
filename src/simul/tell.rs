//! The messages about exhibitions: the main one, kept up to date, and the one at the end.

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::simul::ids::{SimulAct, SimulButton};
use crate::simul::message;
use crate::ui::audience;
use crate::ui::component::first_button;
use trickmate_host::{HostedSimul, MessageId, SimulId, SimulState};
use trickmate_text::speaking;

/// Posts the missing messages of an exhibition, and updates the main one.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: SimulId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let simul = publisher.service.simuls().simul(id).await?;
    if simul.is_announced {
        return Ok(());
    }
    let language = audience::on_server(&publisher.service, Some(simul.server)).await;
    speaking(language, Box::pin(catch_up(publisher, &simul, delivery_state))).await
}

async fn catch_up(
    publisher: &Publisher,
    simul: &HostedSimul,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let shown = show(publisher, simul, delivery_state).await;
    let message = settled(simul.id, shown)?;
    if simul.state == SimulState::Finished && !simul.is_closed {
        let heading = message::closing_heading(simul);
        let is_it = |seen: &serenity::Message| seen.content.starts_with(&heading);
        let posted = post(publisher, simul, &message::closing(simul), "end", is_it, delivery_state).await;
        publisher.service.simuls().mark_closed(simul.id, settled(simul.id, posted)?).await?;
    }
    Ok(publisher.service.simuls().mark_announced(simul, message).await?)
}

/// Posts the message of an exhibition, or updates it; returns its id if it is new.
async fn show(
    publisher: &Publisher,
    simul: &HostedSimul,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, AnnounceError> {
    let draft = message::compose(simul);
    if let Some(message) = simul.message {
        publisher.delivery.edit(simul.channel, message, &draft).await?;
        return Ok(None);
    }
    let own = SimulButton::Act(SimulAct::Join, simul.id).to_string();
    let is_it = |seen: &serenity::Message| first_button(seen) == Some(&own);
    post(publisher, simul, &draft, "open", is_it, delivery_state).await
}

/// Posts a message, or finds the one that an earlier attempt has posted.
async fn post(
    publisher: &Publisher,
    simul: &HostedSimul,
    draft: &OutgoingMessage,
    what: &str,
    is_it: impl Fn(&serenity::Message) -> bool,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, AnnounceError> {
    let channel = simul.channel;
    if delivery_state == DeliveryState::Doubtful {
        match publisher.delivery.own_messages(channel).await {
            Ok(messages) => {
                if let Some(message) = messages.iter().find(|message| is_it(message)) {
                    return Ok(Some(message.id.to_host()));
                }
            }
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let nonce = format!("simul-{what}-{}", simul.id);
    Ok(Some(publisher.delivery.post(channel, draft, &nonce).await?))
}

/// Returns the posted message; `None` if it cannot be posted. The games continue without it.
fn settled(
    id: SimulId,
    posted: Result<Option<MessageId>, AnnounceError>,
) -> Result<Option<MessageId>, AnnounceError> {
    match posted {
        Err(AnnounceError::ApiError(error)) if !error.is_transient() => {
            tracing::warn!("simul {id} is not shown: {error}");
            Ok(None)
        }
        posted => posted,
    }
}
