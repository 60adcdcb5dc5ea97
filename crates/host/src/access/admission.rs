//! Checks whether somebody may begin a game: first before work is done for it, then in the transaction that begins it.

use crate::db;
use crate::db::error::StoreError;
use crate::db::fingerprint::FingerprintKey;
use crate::db::reader::Reader;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{PlayerId, RequestId, ServerId};
use crate::limits::Limits;

/// A request id that nobody uses, for checks that leave out no challenge.
const NO_REQUEST: RequestId = RequestId::new(0);

/// The rules for beginning games on a server, or in direct messages.
#[derive(Clone, Debug)]
pub(crate) struct Admission {
    pub(crate) server: Option<ServerId>,
    pub(crate) limits: Limits,
    pub(crate) key: FingerprintKey,
}

/// The player's state that decides about a new game.
struct Standing {
    erasures: i64,
    bans: i64,
    games: i64,
    computer_games: i64,
    challenges: i64,
}

from_row!(Standing { erasures, bans, games, computer_games, challenges });

impl Standing {
    const fn is_away(&self) -> bool {
        self.erasures > 0 || self.bans > 0
    }

    /// Refuses another game.
    const fn may_play(&self, limits: Limits) -> Result<(), ServiceError> {
        match self {
            Self { erasures: 1.., .. } => Err(ServiceError::BeingErased),
            Self { bans: 1.., .. } => Err(ServiceError::Banned),
            Self { games, .. } if *games >= limits.games => Err(ServiceError::TooManyGames(*games)),
            _ => Ok(()),
        }
    }
}

impl Admission {
    /// Returns the stored state of a player; a challenge of this request is not counted.
    async fn standing(
        &self,
        on: &mut Reader<'_>,
        player: PlayerId,
        request: RequestId,
    ) -> Result<Standing, StoreError> {
        let query = db::query_as(
            "SELECT (SELECT COUNT(*) FROM erasures WHERE person = $1) AS erasures, \
             (SELECT COUNT(*) FROM bans WHERE server = $2 AND player IN ($1, $3)) AS bans, \
             (SELECT COUNT(*) FROM matches WHERE first_player = $1 AND ended_at IS NULL) \
             + (SELECT COUNT(*) FROM matches WHERE second_player = $1 AND ended_at IS NULL) AS games, \
             (SELECT COUNT(*) FROM matches WHERE first_player = $1 AND ended_at IS NULL AND computer = 1) \
             + (SELECT COUNT(*) FROM matches WHERE second_player = $1 AND ended_at IS NULL AND computer = 0) \
             AS computer_games, \
             (SELECT COUNT(*) FROM challenges WHERE challenger = $1 AND state = 'open' AND request <> $4) AS challenges",
        );
        let query = query.bind(player).bind(self.server).bind(self.key.fingerprint(player)).bind(request);
        Ok(query.fetch_one(on).await?)
    }

    /// Returns `true` if a player is banned or is being deleted.
    pub(crate) async fn is_away(&self, on: &mut Reader<'_>, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self.standing(on, player, NO_REQUEST).await?.is_away())
    }

    /// Returns `true` if a player has blocked another.
    async fn has_blocked(
        &self,
        on: &mut Reader<'_>,
        player: PlayerId,
        other: PlayerId,
    ) -> Result<bool, StoreError> {
        let query =
            db::query_scalar::<i64>("SELECT COUNT(*) FROM blocks WHERE player = $1 AND blocked IN ($2, $3)");
        let query = query.bind(player).bind(other).bind(self.key.fingerprint(other));
        Ok(query.fetch_one(on).await? > 0)
    }

    /// Refuses a challenge to another player, or to anybody, if it is not allowed or exceeds the limit of open
    /// challenges.
    pub(crate) async fn may_invite(
        &self,
        on: &mut Reader<'_>,
        challenger: PlayerId,
        opponent: Option<PlayerId>,
        request: RequestId,
    ) -> Result<(), ServiceError> {
        self.may_challenge(on, challenger, opponent).await?;
        match self.standing(on, challenger, request).await?.challenges {
            open if open >= self.limits.challenges => Err(ServiceError::TooManyChallenges(open)),
            _ => Ok(()),
        }
    }

    /// Refuses a game with another player, or with anybody, that a player asks for.
    pub(crate) async fn may_challenge(
        &self,
        on: &mut Reader<'_>,
        challenger: PlayerId,
        opponent: Option<PlayerId>,
    ) -> Result<(), ServiceError> {
        self.standing(on, challenger, NO_REQUEST).await?.may_play(self.limits)?;
        match opponent {
            Some(opponent) => self.may_ask(on, challenger, opponent).await,
            None => Ok(()),
        }
    }

    /// Refuses a request to somebody who is blocked, has blocked the asker, or is gone for good.
    pub(crate) async fn may_ask(
        &self,
        on: &mut Reader<'_>,
        asker: PlayerId,
        asked: PlayerId,
    ) -> Result<(), ServiceError> {
        if self.has_blocked(on, asker, asked).await? {
            return Err(ServiceError::HasBlocked(asked));
        }
        if self.has_blocked(on, asked, asker).await? || self.standing(on, asked, NO_REQUEST).await?.is_away()
        {
            return Err(ServiceError::NotToBeChallenged);
        }
        Ok(())
    }

    /// Refuses a game between a challenger and the player who accepts, if they may not play each other.
    pub(crate) async fn may_accept(
        &self,
        on: &mut Reader<'_>,
        challenger: PlayerId,
        player: PlayerId,
    ) -> Result<(), ServiceError> {
        self.standing(on, player, NO_REQUEST).await?.may_play(self.limits)?;
        if self.has_blocked(on, player, challenger).await? {
            return Err(ServiceError::HasBlocked(challenger));
        }
        let theirs = self.standing(on, challenger, NO_REQUEST).await?;
        if theirs.is_away() || self.has_blocked(on, challenger, player).await? {
            return Err(ServiceError::NotToBeAccepted);
        }
        if theirs.games >= self.limits.games {
            return Err(ServiceError::OpponentBusy(challenger));
        }
        Ok(())
    }

    /// Refuses another game against the computer.
    pub(crate) async fn may_play_computer(
        &self,
        on: &mut Reader<'_>,
        player: PlayerId,
    ) -> Result<(), ServiceError> {
        let own = self.standing(on, player, NO_REQUEST).await?;
        own.may_play(self.limits)?;
        if own.computer_games >= self.limits.computer_games {
            return Err(ServiceError::TooManyComputerGames(own.computer_games));
        }
        Ok(())
    }

    /// Refuses a rated game on a server that has turned them off.
    pub(crate) async fn may_rate(&self, on: &mut Reader<'_>, rated: bool) -> Result<(), ServiceError> {
        let Some(server) = self.server.filter(|_| rated) else { return Ok(()) };
        let query = db::query_scalar::<i64>("SELECT COUNT(*) FROM servers WHERE id = $1 AND rated = 0");
        match query.bind(server).fetch_one(on).await.map_err(StoreError::from)? {
            0 => Ok(()),
            _ => Err(ServiceError::NoRated),
        }
    }
}
