//! The buttons of team games.

use crate::answer::begun;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::teams::elsewhere;
use crate::teams::ids::TeamId;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Task, Visibility};
use trickmate_host::{TeamGameId, TeamGameState};
use trickmate_rules::Seat;
use trickmate_text::{text, word};

/// Answers a button of a team game.
pub(crate) async fn press(press: Press<'_>, id: TeamId) {
    let visibility = match id {
        TeamId::Channel(_) | TeamId::Server(_) => Visibility::Update,
        TeamId::Accept(_) | TeamId::Decline(_) => press.turned(),
        _ => Visibility::Private,
    };
    let work: Task<'_, Result<OutgoingMessage, CommandError>> = match id {
        TeamId::Join(game, seat) => Box::pin(join(press, game, seat)),
        TeamId::Begin(game) => Box::pin(begin(press, game)),
        TeamId::Cancel(game) => Box::pin(cancel(press, game)),
        TeamId::Elsewhere(game) => Box::pin(elsewhere::panel(press, game)),
        TeamId::Channel(game) => Box::pin(elsewhere::invite_channel(press, game)),
        TeamId::Server(game) => Box::pin(elsewhere::invite_server(press, game)),
        TeamId::Accept(code) => Box::pin(elsewhere::answer(press, code, true)),
        TeamId::Decline(code) => Box::pin(elsewhere::answer(press, code, false)),
        TeamId::Code => return press.open(None, elsewhere::form(press)).await,
    };
    press.answer(visibility, None, work).await;
}

async fn join(press: Press<'_>, id: TeamGameId, seat: Seat) -> Result<OutgoingMessage, CommandError> {
    let person = press.asker.person;
    let game = press.bot.service.teams().join(id, person, seat, press.asker.channel).await?;
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
