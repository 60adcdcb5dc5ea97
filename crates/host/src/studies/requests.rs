//! Studies: a position of a finished game, continued against the computer.

use std::sync::Arc;

use crate::computer::computer_game::ComputerGame;
use crate::error::ServiceError;
use crate::invitations::challenge::SeatWish;
use crate::matches::hosted_match::HostedMatch;
use crate::studies::handle::StudyRequests;
use crate::studies::rows::SetupRow;
use crate::workers::Lane;
use trickmate_engine::Level;
use trickmate_rules::{Match, Seat, Viewer};

/// Game that continues from a position.
#[derive(Clone)]
pub struct StudyGame {
    /// Discord’s id of the request: the same request twice begins one game.
    pub request: i64,
    /// The button, as in [`ComputerGame::pressed`].
    pub pressed: Option<String>,
    /// The match, which is over or imported.
    pub game: Arc<Match>,
    /// Number of plies before the position.
    pub ply: usize,
    /// The Discord server.
    pub server: Option<i64>,
    /// The channel.
    pub channel: i64,
    /// Player who gets the seat to act.
    pub player: i64,
    /// Level of the computer.
    pub level: Level,
}

/// Returns the position of a match after a number of plies, in JSON with all secrets, and the seat to act; `None` if no
/// seat is to act, or a choice has been made that others do not know yet.
fn setup(game: &Match, ply: usize) -> Option<(String, Seat)> {
    let at = game.after(ply).ok()?;
    let &[seat] = &at.to_act()[..] else { return None };
    if !at.secret_plies().is_empty() {
        return None;
    }
    let json = at.position().observe(Viewer::Omniscient).json().to_string();
    let begun =
        Match::from_position(game.game(), game.options().clone(), game.seed().clone(), json.clone()).ok()?;
    (begun.to_act() == [seat]).then_some((json, seat))
}

/// Returns `true` if a match can be continued from this ply.
#[must_use]
pub fn is_playable(game: &Match, ply: usize) -> bool {
    setup(game, ply).is_some()
}

impl StudyRequests<'_> {
    /// Begins a game against the computer in a position of a match that is over or imported. No position of that match
    /// may occur in a running rated match.
    ///
    /// # Errors
    /// As [`ComputerRequests::play_computer`](crate::ComputerRequests::play_computer); a match that is running, a
    /// position from which nobody can play on, one of a running rated match.
    pub async fn play_on(self, wanted: StudyGame) -> Result<HostedMatch, ServiceError> {
        let StudyGame { request, pressed, game, ply, server, channel, player, level } = wanted;
        // Refuse those who may not play before this expensive work.
        self.service
            .access()
            .admission(server)
            .may_play_computer(&mut self.service.store.reader(), player)
            .await?;
        let end = game.plies().len();
        self.service.fair_play().refuse_rated_positions(&game, 0..=end).await?;
        let name = game.game().name().to_owned();
        let supplied = game.game();
        let options: Vec<(String, String)> = game
            .options()
            .iter()
            .filter(|(name, _)| supplied.supply(name).is_none())
            .map(|(name, value)| (name.to_owned(), value.to_string()))
            .collect();
        let all = game.options().to_json().to_string();
        let found = self.service.workers.run(Lane::Replay, move || setup(&game, ply)).await?;
        let (position, seat) = found.ok_or(ServiceError::NotPlayable)?;
        let seat = SeatWish::Seat(seat);
        let like =
            ComputerGame { request, pressed, game: name, options, server, channel, player, seat, level };
        self.service.computer().play_computer_from(like, Some(SetupRow { options: all, position })).await
    }
}
