//! Creating a team game, whose message has the buttons to join.

use std::time::Duration;

use crate::announce::publisher::DeliveryState;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::teams::tell::link;
use crate::ui::command_error::CommandError;
use trickmate_host::{Event, NewTeamGame, TimeControl};
use trickmate_text::text;

/// The longest time to wait for the message to be posted.
const WATCHED: Duration = Duration::from_secs(10);

/// Makes a game of two teams with the usual options, in the channel where a button was pressed. Votes use `time` only
/// if it is a time per move.
pub(crate) async fn make_here(
    press: Press<'_>,
    game: &'static str,
    time: Option<TimeControl>,
) -> Result<OutgoingMessage, CommandError> {
    let server = press.may_arrange().await?;
    let Press { bot, asker, .. } = press;
    let terms = NewTeamGame {
        request: asker.request,
        server,
        channel: asker.channel,
        organizer: asker.person,
        game: game.to_owned(),
        options: Vec::new(),
        opponent: None,
        time: time.filter(|time| matches!(time, TimeControl::Correspondence(_))),
    };
    make(bot, terms).await
}

/// Makes a team game; returns the message for its organizer once the game is posted.
pub(crate) async fn make(bot: &Bot, terms: NewTeamGame) -> Result<OutgoingMessage, CommandError> {
    let id = bot.service.teams().create(terms).await?;
    bot.announcer.announce(Event::TeamGame(id), DeliveryState::Fresh);
    bot.announcer.settled(Event::TeamGame(id), WATCHED).await;
    let game = bot.service.teams().team_game(id).await?;
    Ok(OutgoingMessage::new(match link(&game) {
        Some(link) => text!("team-posted", link),
        None => text!("team-waits"),
    }))
}
