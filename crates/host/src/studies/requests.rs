//! Studies: a position of a finished game, continued against the computer or another person.

use std::sync::Arc;

use crate::computer::computer_game::ComputerGame;
use crate::decks::match_decks::offered;
use crate::error::ServiceError;
use crate::ids::{ChannelId, PlayerId, RequestId, ServerId};
use crate::invitations::challenge::{Challenge, SeatWish, stored_options};
use crate::invitations::special_terms::SpecialTermsError;
use crate::matches::hosted_match::HostedMatch;
use crate::studies::handle::StudyRequests;
use crate::studies::rows::SetupRow;
use crate::workers::Lane;
use trickmate_engine::Level;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Match, Options, Record, Seat, Viewer};

/// Game that continues from a position.
#[derive(Clone)]
pub struct StudyGame {
    /// Discord’s id of the request: the same request twice begins one game.
    pub request: RequestId,
    /// The button, as in [`ComputerGame::pressed`].
    pub pressed: Option<String>,
    /// The match, which is over or imported.
    pub game: Arc<Match>,
    /// Number of plies before the position.
    pub ply: usize,
    /// The Discord server.
    pub server: Option<ServerId>,
    /// The channel.
    pub channel: ChannelId,
    /// Player who gets the seat to act.
    pub player: PlayerId,
    /// Level of the computer.
    pub level: Level,
}

/// The terms of a game that begins in a position.
#[derive(Clone, Debug)]
pub struct StudyStart {
    /// The options that are chosen with a challenge.
    pub options: Vec<(String, String)>,
    /// The position, with all secrets.
    pub setup: SetupRow,
    /// The seat to act.
    pub to_act: Seat,
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
    /// Begins a game against the computer from a position of a finished or imported match. No position of that match
    /// may occur in a running rated match.
    ///
    /// # Errors
    /// As [`ComputerRequests::play_computer`](crate::ComputerRequests::play_computer); a match that is running, a
    /// position from which nobody can play on, one of a running rated match.
    pub async fn play_on(self, wanted: StudyGame) -> Result<HostedMatch, ServiceError> {
        let StudyGame { request, pressed, game, ply, server, channel, player, level } = wanted;
        // Refuses people who may not play before doing this expensive work.
        self.service
            .access()
            .admission(server)
            .may_play_computer(&mut self.service.store.reader(), player)
            .await?;
        let name = game.game().name().to_owned();
        let StudyStart { options, setup, to_act } = self.start(game, ply).await?;
        let seat = SeatWish::Seat(to_act);
        let like =
            ComputerGame { request, pressed, game: name, options, server, channel, player, seat, level };
        self.service.computer().play_computer_from(like, Some(setup), None).await
    }

    /// Returns the terms of a game that begins from a position of a finished or imported match. No position of that
    /// match may occur in a running rated match.
    ///
    /// # Errors
    /// A match that is running, a position from which nobody can play on, one of a running rated match.
    pub async fn start(self, game: Arc<Match>, ply: usize) -> Result<StudyStart, ServiceError> {
        let end = game.plies().len();
        self.service.fair_play().refuse_rated_positions(&game, 0..=end).await?;
        let options = chosen_options(&game);
        let all = game.options().to_json().to_string();
        let found = self.service.workers.run(Lane::Replay, move || setup(&game, ply)).await?;
        let (position, to_act) = found.ok_or(ServiceError::NotPlayable)?;
        Ok(StudyStart { options, setup: SetupRow { options: all, position }, to_act })
    }

    /// Returns the custom position from which a challenge's game would begin, if any.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn beginning(self, challenge: &Challenge) -> Result<Option<Match>, ServiceError> {
        let Some(SetupRow { options, position }) = self.service.store.studies().setup(challenge.id).await?
        else {
            return Ok(None);
        };
        let (game, options) = (challenge.game, stored_options(challenge.id.get(), challenge.game, &options)?);
        let begin = move || Match::from_position(game, options, Seed::new([0; 32]), position).ok();
        Ok(Some(self.service.workers.run(Lane::Game, begin).await?.ok_or(ServiceError::NotPlayable)?))
    }

    /// Returns the terms of a game that begins from a typed position, in any form that a record of the game may
    /// contain.
    ///
    /// # Errors
    /// As [`StudyRequests::start`], and a text that is not a position.
    pub async fn typed_start(
        self,
        game: &'static dyn Game,
        options: &[(String, String)],
        text: &str,
    ) -> Result<StudyStart, ServiceError> {
        let given = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(&offered(game), given)?;
        let given = options.iter().map(|(name, value)| (name.to_owned(), value.to_string()));
        let tag = |name: &str, value: String| (name.to_owned(), value);
        let mut tags = vec![tag("Game", game.name().to_owned()), tag("Seed", Seed::new([0; 32]).to_hex())];
        tags.extend(given.map(|(name, value)| tag("Option", format!("{name}={value}"))));
        let text = text.trim().to_owned();
        let read = move || {
            let with = |name: &str| {
                let tags = tags.iter().cloned().chain([tag(name, text.clone())]).collect();
                Record { tags, ..Record::default() }.begin()
            };
            let read = with("Position");
            let is_fen = game.fen_position(&text).is_some() && text.split_whitespace().count() == 6;
            if read.is_err() && is_fen { with("FEN").or(read) } else { read }
        };
        let begun = self.service.workers.run(Lane::Replay, read).await?;
        let begun = begun.map_err(|error| SpecialTermsError::Position(error.phrase()))?;
        self.start(Arc::new(begun), 0).await
    }
}

/// Returns the options of a match that are chosen with a challenge.
fn chosen_options(game: &Match) -> Vec<(String, String)> {
    let supplied = game.game();
    game.options()
        .iter()
        .filter(|(name, _)| supplied.option_source(name).is_none())
        .map(|(name, value)| (name.to_owned(), value.to_string()))
        .collect()
}
