//! Notification of players about boards that concern them.

use crate::announce::publisher::AnnounceError;
use crate::api::client::ApiClient;
use crate::board;
use crate::ui::audience::writing_to;
use crate::ui::picture::Pictures;
use trickmate_host::{GameService, HostedMatch, Notification, PlayerId, ServiceError, is_known};

/// Most team members that are notified of a board.
const MAX_MEMBERS: usize = 50;

/// Players concerned by a board, by how they want to be notified.
pub(crate) struct Concerned {
    /// Players pinged by the board message.
    pub(crate) pinged: Vec<PlayerId>,
    /// Players who get a direct message with a link to it.
    pub(crate) written: Vec<PlayerId>,
}

/// Returns the players concerned by the board of a match.
pub(crate) async fn concerned(
    service: &GameService,
    hosted: &HostedMatch,
) -> Result<Concerned, ServiceError> {
    let mut concerned = Concerned { pinged: Vec::new(), written: Vec::new() };
    // A player against the computer is looking on.
    if hosted.practice().is_some() {
        return Ok(concerned);
    }
    for member in hosted.members_concerned().into_iter().take(MAX_MEMBERS) {
        let is_here = hosted.seat_for(member).is_some_and(|seat| hosted.plays_here(seat));
        match service.preferences().of(member).await?.notify {
            Notification::Ping if is_here => concerned.pinged.push(member),
            Notification::Ping => {}
            // The direct messages about both places go with the board at home.
            Notification::Direct if !hosted.is_away => concerned.written.push(member),
            Notification::Direct | Notification::None => {}
        }
    }
    for player in board::message::concerned(hosted).into_iter().filter(|player| is_known(*player)) {
        match service.preferences().of(player).await?.notify {
            Notification::Ping => concerned.pinged.push(player),
            Notification::Direct if is_due(hosted, player) => concerned.written.push(player),
            Notification::Direct => {}
            Notification::None => {}
        }
    }
    Ok(concerned)
}

/// Returns `true` if the player is to act, or the match is over.
fn is_due(hosted: &HostedMatch, player: PlayerId) -> bool {
    let to_act = hosted.game.to_act();
    to_act.is_empty() || to_act.iter().any(|seat| hosted.players[seat.index()] == player)
}

impl Concerned {
    /// Deletes notes about turns that are over, and writes to players who want a direct message. A message that Discord
    /// refuses for good is not tried again.
    pub(crate) async fn write(
        &self,
        hosted: &HostedMatch,
        service: &GameService,
        delivery: &ApiClient,
        pictures: &Pictures,
    ) -> Result<(), AnnounceError> {
        if hosted.is_away {
            return Ok(());
        }
        let notes = match hosted.announcing.has_turn_notes {
            true => service.hands().turn_notes(hosted.id).await?,
            false => Vec::new(),
        };
        for (channel, message) in notes {
            match delivery.delete(channel, message).await {
                Err(error) if error.is_transient() => return Err(error.into()),
                Err(error) => tracing::info!("an old note of game {} stays: {error}", hosted.id),
                Ok(()) => {}
            }
            service.hands().turn_note_gone(hosted.id, message).await?;
        }
        for player in &self.written {
            let nonce = format!("turn-{}-{}", hosted.id, hosted.version());
            let note = writing_to(service, *player, board::message::note(hosted, *player, pictures)).await?;
            match delivery.direct(*player, &note, &nonce).await {
                Err(error) if error.is_transient() => return Err(error.into()),
                Err(error) => tracing::info!("no note to a player of game {}: {error}", hosted.id),
                // A note about the end stays true.
                Ok(place) if hosted.game.outcome().is_none() => {
                    service.hands().tells_of_turn(hosted, *player, place).await?;
                }
                Ok(_) => {}
            }
        }
        Ok(())
    }
}
