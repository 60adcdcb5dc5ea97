//! The private panels of a match after an action: those with secrets are edited, the others are deleted.

use thiserror::Error;

use crate::api::client::ApiClient;
use crate::api::open_panels::{PanelContent, PrivateMessage};
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::ui::command_error::CommandError;
use crate::ui::picture::{PictureError, Pictures};
use crate::ui::responder::Task;
use trickmate_host::workers::Lane;
use trickmate_host::{GameService, HostedMatch, PlayerId, ServiceError};
use trickmate_rules::Seat;
use trickmate_text::speaking;

/// A failure while determining the change of a panel.
#[derive(Debug, Error)]
pub(crate) enum PanelError {
    #[error(transparent)]
    GameService(#[from] ServiceError),
    #[error(transparent)]
    Picture(#[from] PictureError),
}

impl From<PanelError> for CommandError {
    fn from(error: PanelError) -> Self {
        match error {
            PanelError::GameService(error) => error.into(),
            PanelError::Picture(error) => error.into(),
        }
    }
}

/// The change of a panel after the match has moved on.
enum PanelChange {
    /// The panel is up to date, or the answer to its player's press updates it.
    Kept,
    /// The panel shows the current position.
    Edited,
    /// The panel is deleted: the board says everything.
    Closed,
}

/// Updates the panel that a seat's player, or a member of its team, has open, if any. A failure leaves it as it is.
pub(crate) fn settle<'a>(
    service: &'a GameService,
    delivery: &'a ApiClient,
    pictures: &'a Pictures,
    hosted: &'a HostedMatch,
    (seat, player): (Seat, PlayerId),
) -> Task<'a, ()> {
    Box::pin(async move {
        let Some((panel, content)) = delivery.panels.of(hosted.id, player) else { return };
        let done = match panel_change(service, pictures, hosted, seat, content).await {
            Ok(PanelChange::Kept) => return,
            Ok(PanelChange::Edited) => {
                edit(service, delivery, pictures, hosted, (seat, player), &panel).await
            }
            Ok(PanelChange::Closed) => {
                if delivery.panels.forget(hosted.id, player, &panel)
                    && let Err(error) = delivery.delete_private(&panel).await
                {
                    tracing::info!("a panel of game {} stays: {error}", hosted.id);
                }
                Ok(())
            }
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            tracing::warn!("a panel of game {} is not up to date: {error}", hosted.id);
        }
    })
}

/// Returns `true` if a player stays in their private panel: the next choice is secret as well, and there is no direct
/// message for it.
pub(crate) async fn stays(
    service: &GameService,
    pictures: &Pictures,
    hosted: &HostedMatch,
    seat: Seat,
) -> Result<bool, PanelError> {
    if hosted.game.outcome().is_some() {
        return Ok(false);
    }
    let looked = hosted.clone();
    let look = move || Ok((board::secret_choice::chooses_in_secret(&looked, seat), looked.has_hand(seat)));
    let (is_secret, has_hand) = pictures.run(Lane::Game, look).await?;
    if !is_secret {
        return Ok(false);
    }
    // A team has none.
    if hosted.is_team(seat) {
        return Ok(true);
    }
    let has_letter = match service.hands().hand_messages(hosted.id).await?[seat.index()] {
        Some(shown) => shown.message.is_some(),
        // It may still be to be sent.
        None => has_hand && service.preferences().of(hosted.player(seat)).await?.direct,
    };
    Ok(!has_letter)
}

async fn panel_change(
    service: &GameService,
    pictures: &Pictures,
    hosted: &HostedMatch,
    seat: Seat,
    content: PanelContent,
) -> Result<PanelChange, PanelError> {
    let is_over = hosted.game.outcome().is_some();
    let version = match content {
        PanelContent::Position(version) => version,
        PanelContent::Plan if !is_over => {
            let left = service.placing_plans().planned_placings(hosted, seat).await?;
            return Ok(if left > 0 { PanelChange::Kept } else { PanelChange::Closed });
        }
        PanelContent::Plan => return Ok(PanelChange::Closed),
    };
    if hosted.version() <= version {
        return Ok(PanelChange::Kept);
    }
    if is_over {
        return Ok(PanelChange::Closed);
    }
    // In a turn under way, and against the computer, the answer to the player's press updates the panel. In a team only
    // one member has pressed, so the panels of the others are updated here.
    if hosted.is_turn_of(seat) && !hosted.is_team(seat)
        || hosted.practice().is_some()
        || hosted.is_current(seat, version)
    {
        return Ok(PanelChange::Kept);
    }
    Ok(if stays(service, pictures, hosted, seat).await? { PanelChange::Edited } else { PanelChange::Closed })
}

/// Shows the current position in a panel. If Discord no longer accepts its token, the player's next press renews it.
async fn edit(
    service: &GameService,
    delivery: &ApiClient,
    pictures: &Pictures,
    hosted: &HostedMatch,
    (seat, player): (Seat, PlayerId),
    message: &PrivateMessage,
) -> Result<(), PanelError> {
    let preferences = service.preferences().of(player).await?;
    let compose = async {
        let panel = board::hand::compose(hosted, seat, &preferences, Lane::Board, pictures).await?;
        with_vote(panel, pictures, hosted, seat, player).await
    };
    let panel = speaking(preferences.spoken(), Box::pin(compose)).await?;
    match delivery.change_private(message, &panel).await {
        Ok(()) => {
            let content = PanelContent::Position(hosted.version());
            delivery.panels.shows(hosted.id, player, message, content);
        }
        Err(error) => {
            tracing::info!("a panel of game {} shows an old position: {error}", hosted.id);
            delivery.panels.forget(hosted.id, player, message);
        }
    }
    Ok(())
}

/// Adds the open vote of a seat's team, if there is one, to a private message for one of its members.
pub(crate) async fn with_vote(
    message: OutgoingMessage,
    pictures: &Pictures,
    hosted: &HostedMatch,
    seat: Seat,
    person: PlayerId,
) -> Result<OutgoingMessage, PictureError> {
    if !hosted.is_team(seat) {
        return Ok(message);
    }
    let looked = hosted.clone();
    let look = move || Ok(board::vote_lines::own(&looked, seat, person));
    Ok(match pictures.run(Lane::Game, look).await? {
        Some(lines) => message.below(lines),
        None => message,
    })
}
