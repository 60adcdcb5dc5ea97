//! The buttons of team games.

use crate::answer::begun;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::teams::ids::TeamId;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::{TeamGameId, TeamGameState};
use trickmate_rules::Seat;
use trickmate_text::{text, word};

/// Answers a button of a team game.
pub(crate) async fn press(press: Press<'_>, id: TeamId) {
    let work = async move {
        match id {
            TeamId::Join(game, seat) => join(press, game, seat).await,
            TeamId::Begin(game) => begin(press, game).await,
            TeamId::Cancel(game) => cancel(press, game).await,
        }
    };
    press.answer(Visibility::Private, None, Box::pin(work)).await;
}

async fn join(press: Press<'_>, id: TeamGameId, seat: Seat) -> Result<OutgoingMessage, CommandError> {
    let person = press.asker.person;
    let game = press.bot.service.teams().join(id, person, seat).await?;
    let side = word(game.game.seats()[seat.index()].title);
    Ok(OutgoingMessage::new(match game.state {
        TeamGameState::Open => text!("team-joined", side),
        _ => text!("team-joined-running", side),
    }))
}

async fn begin(press: Press<'_>, id: TeamGameId) -> Result<OutgoingMessage, CommandError> {
    let person = press.asker.person;
    let request = press.asker.request;
    let begun = press.bot.service.teams().begin(id, person, request).await?;
    begun::begun(press.bot, press.asker, begun).await
}

async fn cancel(press: Press<'_>, id: TeamGameId) -> Result<OutgoingMessage, CommandError> {
    press.bot.service.teams().cancel(id, press.asker.person).await?;
    Ok(OutgoingMessage::new(text!("team-called-off")))
}
