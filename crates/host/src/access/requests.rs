//! Who may not play with whom, who not where, and how much at a time.

use crate::error::ServiceError;
use crate::event::Event;
use crate::game_service::GameService;
use crate::invitations::challenge::{Answer, Challenge, Invitation};
use crate::invitations::rows::ChallengeState;

impl GameService {
    /// Keeps a player from challenging another and from accepting their challenges. Challenges that are open between
    /// them are closed; games that run go on.
    ///
    /// # Errors
    /// Somebody who would block themselves, a failure of the database.
    pub async fn block(&self, player: i64, blocked: i64) -> Result<(), ServiceError> {
        if player == blocked {
            return Err(ServiceError::BlocksOneself);
        }
        self.store.block(player, blocked, self.clock.now()).await?;
        for id in self.store.open_challenges_between(player, blocked).await? {
            self.close(id).await?;
        }
        Ok(())
    }

    /// Takes a block back; whether there was one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unblock(&self, player: i64, blocked: i64) -> Result<bool, ServiceError> {
        Ok(self.store.unblock(player, blocked).await?)
    }

    /// Bans a player from playing on a server. Their open challenges there are closed; the answer is which of their games
    /// there go on.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn ban(&self, server: i64, player: i64) -> Result<Vec<i64>, ServiceError> {
        self.store.ban(server, player, self.clock.now()).await?;
        for id in self.store.open_challenges_on(player, server).await? {
            self.close(id).await?;
        }
        Ok(self.store.running_games_on(player, server).await?)
    }

    /// Takes a ban back; whether there was one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unban(&self, server: i64, player: i64) -> Result<bool, ServiceError> {
        Ok(self.store.unban(server, player).await?)
    }

    /// Calls an open challenge off, whoever made it.
    pub(crate) async fn close(&self, challenge: i64) -> Result<(), ServiceError> {
        if self.store.close_challenge(challenge, ChallengeState::CalledOff).await? {
            self.notify(Event::Challenge(challenge));
        }
        Ok(())
    }

    /// Whether games may be arranged in a channel, which may be a thread of another.
    ///
    /// # Errors
    /// Where they may not, a failure of the database.
    pub async fn may_arrange(
        &self,
        server: i64,
        channel: i64,
        parent: Option<i64>,
    ) -> Result<(), ServiceError> {
        let allowed = self.store.allowed_channels(server).await?;
        let here = [Some(channel), parent];
        if allowed.is_empty() || allowed.iter().any(|allowed| here.contains(&Some(*allowed))) {
            return Ok(());
        }
        Err(ServiceError::NotHere(allowed))
    }

    /// Whether an invitation may be made: nobody is banned or blocked, and the challenger has not too much already.
    pub(crate) async fn may_invite(&self, invitation: &Invitation) -> Result<(), ServiceError> {
        let challenger = invitation.challenger;
        self.may_challenge(invitation.server, challenger, invitation.opponent).await?;
        let open = self.store.count_open_challenges(challenger, invitation.request).await?;
        if open >= self.limits.challenges {
            return Err(ServiceError::TooManyChallenges(open));
        }
        Ok(())
    }

    /// Whether a player may challenge another, or anybody: nobody is banned or blocked.
    pub(crate) async fn may_challenge(
        &self,
        server: Option<i64>,
        challenger: i64,
        opponent: Option<i64>,
    ) -> Result<(), ServiceError> {
        self.may_play(server, challenger).await?;
        if let Some(opponent) = opponent {
            let blocks = self.store.has_blocked(challenger, opponent).await?;
            if blocks {
                return Err(ServiceError::HasBlocked(opponent));
            }
            let keeps_away = self.store.has_blocked(opponent, challenger).await?;
            if keeps_away
                || self.is_banned(server, opponent).await?
                || self.store.is_being_erased(opponent).await?
            {
                return Err(ServiceError::NotToBeChallenged);
            }
        }
        Ok(())
    }

    /// Whether a player may give this answer to an open challenge: a decline is nobody's to forbid.
    pub(crate) async fn may_answer(
        &self,
        challenge: &Challenge,
        player: i64,
        answer: Answer,
    ) -> Result<(), ServiceError> {
        if answer != Answer::Accept || challenge.state != ChallengeState::Open {
            return Ok(());
        }
        self.may_play(challenge.server, player).await?;
        let challenger = challenge.challenger;
        if self.store.has_blocked(player, challenger).await? {
            return Err(ServiceError::HasBlocked(challenger));
        }
        if self.store.has_blocked(challenger, player).await? || self.store.is_being_erased(challenger).await?
        {
            return Err(ServiceError::NotToBeAccepted);
        }
        if self.store.count_running_games(challenger).await? >= self.limits.games {
            return Err(ServiceError::OpponentBusy(challenger));
        }
        Ok(())
    }

    /// Whether a player may begin another game there.
    async fn may_play(&self, server: Option<i64>, player: i64) -> Result<(), ServiceError> {
        if self.store.is_being_erased(player).await? {
            return Err(ServiceError::BeingErased);
        }
        if self.is_banned(server, player).await? {
            return Err(ServiceError::Banned);
        }
        let running = self.store.count_running_games(player).await?;
        if running >= self.limits.games {
            return Err(ServiceError::TooManyGames(running));
        }
        Ok(())
    }

    /// Whether a player may begin another game against the computer there.
    pub(crate) async fn may_play_computer(
        &self,
        server: Option<i64>,
        player: i64,
    ) -> Result<(), ServiceError> {
        self.may_play(server, player).await?;
        let running = self.store.count_computer_games(player).await?;
        if running >= self.limits.computer_games {
            return Err(ServiceError::TooManyComputerGames(running));
        }
        Ok(())
    }

    async fn is_banned(&self, server: Option<i64>, player: i64) -> Result<bool, ServiceError> {
        let Some(server) = server else { return Ok(false) };
        Ok(self.store.is_banned(server, player).await?)
    }
}
