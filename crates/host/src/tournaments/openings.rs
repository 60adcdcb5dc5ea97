//! Starting the matches of a round, and ending those that nobody finishes.

use std::sync::Arc;

use crate::clocks::time_control::TimeControl;
use crate::db;
use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, TournamentGameId, TournamentId};
use crate::invitations::challenge::{Invitation, SeatWish};
use crate::invitations::special_terms::SpecialTerms;
use crate::matches::action_rows::CommitResult;
use crate::matches::beginning_rows::MatchOf;
use crate::matches::chance::synthetic_request;
use crate::privacy::is_known;
use crate::tournaments::deadlines::RoundEnd;
use crate::tournaments::entrants::wake;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::{HostedTournament, TournamentGame};
use crate::tournaments::row_handle::TournamentRows;
use trickmate_rules::{Adjudication, Seat};
use trickmate_tournaments::knockout::Speed;
use trickmate_tournaments::{GameResult, PairingNumber};

/// Most attempts to end a match if somebody keeps committing actions first.
const ATTEMPTS: u32 = 4;

impl TournamentRows<'_> {
    /// Notes the result of a game without a match.
    async fn settle(
        self,
        id: TournamentId,
        game: TournamentGameId,
        result: GameResult,
    ) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let settle = db::query(
                        "UPDATE tournament_games SET result = $2 WHERE id = $1 AND result IS NULL AND match_id IS NULL",
                    );
                    let settle = settle.bind(game).bind(result.as_str());
                    if settle.execute(&mut *connection).await?.rows_affected() > 0 {
                        wake(connection, id).await?;
                    }
                    Ok(())
                })
            })
            .await
    }
}

/// The outcome of an attempt to begin matches.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Opened {
    /// A match has begun, or a game was decided without one.
    pub(crate) begun: bool,
    /// A match could not begin.
    pub(crate) failed: bool,
}

/// Returns the result of a game if players are away; `None` if both are there.
fn forfeit([white_is_away, black_is_away]: [bool; 2]) -> Option<GameResult> {
    match (white_is_away, black_is_away) {
        (false, false) => None,
        (true, false) => Some(GameResult::WhiteForfeits),
        (false, true) => Some(GameResult::BlackForfeits),
        (true, true) => Some(GameResult::BothForfeit),
    }
}

/// Returns the time control of a game.
fn time_of(tournament: &HostedTournament, speed: Speed) -> TimeControl {
    match speed {
        Speed::Regular => tournament.time,
        Speed::Half => tournament.time.divided(2),
        Speed::Quarter | Speed::Decider => tournament.time.divided(4),
    }
}

impl TournamentRequests<'_> {
    /// Begins the matches of the current round that have not begun.
    pub(crate) async fn open_games(self, tournament: &HostedTournament) -> Result<Opened, ServiceError> {
        let mut opened = Opened::default();
        let due = tournament.games.iter().filter(|game| game.match_id.is_none() && game.result.is_none());
        for game in due {
            match Box::pin(self.open_game(tournament, game)).await {
                Ok(()) => opened.begun = true,
                Err(error @ ServiceError::Store(_)) => return Err(error),
                Err(error) => {
                    opened.failed = true;
                    tracing::warn!("game {} of tournament {} cannot begin: {error}", game.id, tournament.id);
                }
            }
        }
        Ok(opened)
    }

    /// Begins the match of a game, unless a player is gone for good.
    async fn open_game(
        self,
        tournament: &HostedTournament,
        game: &TournamentGame,
    ) -> Result<(), ServiceError> {
        let Some(black) = game.black else { return Ok(()) };
        let numbers = [game.white, black];
        let mut away = [false; 2];
        for (away, number) in away.iter_mut().zip(numbers) {
            *away = self.is_away(tournament, number).await?;
        }
        let rows = self.service.store.tournaments();
        if let Some(result) = forfeit(away) {
            return Ok(rows.settle(tournament.id, game.id, result).await?);
        }
        let [Some(white), Some(black)] = numbers.map(|number| tournament.entrant(number)) else {
            return Err(ServiceError::Corrupt(
                tournament.id.get(),
                "tournament: a player is missing".to_owned(),
            ));
        };
        Box::pin(self.begin_match(tournament, game, [white.player, black.player])).await
    }

    async fn begin_match(
        self,
        tournament: &HostedTournament,
        game: &TournamentGame,
        [white, black]: [PlayerId; 2],
    ) -> Result<(), ServiceError> {
        let options: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(&tournament.options)
                .map_err(|error| ServiceError::Corrupt(tournament.id.get(), error.to_string()))?;
        let options =
            options.into_iter().filter_map(|(name, value)| Some((name, value.as_str()?.to_owned())));
        let invitation = Invitation {
            // Smaller than every id of Discord, so that it is unique.
            request: game.id.opening_request(),
            game: tournament.game.name().to_owned(),
            options: options.collect(),
            server: Some(tournament.server),
            channel: tournament.channel,
            challenger: white,
            opponent: Some(black),
            seat: SeatWish::Seat(Seat::First),
            time: Some(time_of(tournament, game.speed)),
            rated: tournament.rated,
            special: SpecialTerms::default(),
        };
        let at_once = self.service.invitations().part(invitation, MatchOf::Tournament(game.id)).await?;
        let begun = self.service.invitations().begin_agreed(at_once, black, game.id.opening_request());
        Box::pin(begun).await.map(|_| ())
    }

    /// Returns `true` if a player is gone for good: withdrawn, banned, or deleted.
    pub(crate) async fn is_away(
        self,
        tournament: &HostedTournament,
        number: PairingNumber,
    ) -> Result<bool, ServiceError> {
        let Some(entrant) = tournament.entrant(number) else { return Ok(true) };
        if entrant.withdrawn.is_some() || !is_known(entrant.player) {
            return Ok(true);
        }
        let admission = self.service.access().admission(Some(tournament.server));
        Ok(admission.is_away(&mut self.service.store.reader(), entrant.player).await?)
    }

    /// Ends the games of a round whose time is up: the player to move loses.
    pub(crate) async fn end_round(self, tournament: &HostedTournament) -> Result<(), ServiceError> {
        let Some(deadline) = tournament.deadline else { return Ok(()) };
        let round_end = RoundEnd { tournament: tournament.id, deadline };
        for game in tournament.games.iter().filter(|game| game.result.is_none()) {
            match game.match_id {
                Some(match_id) => {
                    self.end_match(match_id, Some(round_end)).await?;
                }
                None => {
                    let rows = self.service.store.tournaments();
                    rows.settle(tournament.id, game.id, GameResult::BothForfeit).await?;
                }
            }
        }
        Ok(())
    }

    /// Ends a match when its round ends: the player to move loses. Without a round, the match is called off. Returns
    /// whether the match is over, which fails only if people kept moving meanwhile.
    pub(crate) async fn end_match(
        self,
        match_id: MatchId,
        round_end: Option<RoundEnd>,
    ) -> Result<bool, ServiceError> {
        for _ in 0..ATTEMPTS {
            let _held = self.service.agenda.hold().await;
            let mut hosted = self.service.matches().hosted_match(match_id).await?;
            let conclusion = match hosted.game.to_act()[..] {
                _ if hosted.is_too_new_for_time() || round_end.is_none() => Adjudication::Abort,
                [seat] => Adjudication::Time(seat),
                _ => Adjudication::TimeForBoth,
            };
            let (version, known) = (hosted.version(), hosted.game.plies().len());
            if Arc::make_mut(&mut hosted.game).conclude(conclusion).is_err() {
                // The match has ended by itself meanwhile.
                return Ok(true);
            }
            let request = synthetic_request(match_id, version);
            let progress: CommitResult =
                self.service.matches().progress(&mut hosted, version, known, request).await?;
            let progress = CommitResult { round_end, ..progress };
            if self.service.matches().append(match_id, progress).await? {
                tracing::info!("game {match_id} ended with its round");
                return Ok(true);
            }
        }
        Ok(false)
    }
}
