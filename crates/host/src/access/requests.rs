//! Requests about blocks and bans, and the checks before a player begins something.

use crate::access::admission::Admission;
use crate::access::handle::AccessRequests;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChallengeId, ChannelId, MatchId, PlayerId, ServerId};
use crate::invitations::challenge::{Answer, Challenge};
use crate::invitations::rows::ChallengeState;

/// Most blocks in a list.
const BLOCKS_LISTED: i64 = 25;

impl AccessRequests<'_> {
    /// Keeps a player from challenging another one and from accepting their challenges. Open challenges between them
    /// are closed; running games continue.
    ///
    /// # Errors
    /// Somebody who would block themselves, a failure of the database.
    pub async fn block(self, player: PlayerId, blocked: PlayerId) -> Result<(), ServiceError> {
        if player == blocked {
            return Err(ServiceError::BlocksOneself);
        }
        let closed =
            self.service.store.access().block(player, blocked, self.service.clock.timestamp()).await?;
        self.called_off(closed);
        Ok(())
    }

    /// Removes a block; returns whether there was one.
    pub async fn unblock(self, player: PlayerId, blocked: PlayerId) -> Result<bool, ServiceError> {
        Ok(self.service.store.access().unblock(player, blocked).await?)
    }

    /// Returns the people that a player blocked most recently, the latest first.
    pub async fn blocked_by(self, player: PlayerId) -> Result<Vec<PlayerId>, ServiceError> {
        Ok(self.service.store.access().blocked_by(player, BLOCKS_LISTED).await?)
    }

    /// Bans a player from playing on a server and closes their open challenges there. Returns their games that are
    /// still running there.
    pub async fn ban(self, server: ServerId, player: PlayerId) -> Result<Vec<MatchId>, ServiceError> {
        let closed = self.service.store.access().ban(server, player, self.service.clock.timestamp()).await?;
        self.called_off(closed);
        Ok(self.service.store.access().running_games_on(player, server).await?)
    }

    /// Lifts a ban; returns whether there was one.
    pub async fn unban(self, server: ServerId, player: PlayerId) -> Result<bool, ServiceError> {
        Ok(self.service.store.access().unban(server, player).await?)
    }

    /// Calls off an open challenge of anybody.
    pub async fn cancel_challenge(self, challenge: ChallengeId) -> Result<(), ServiceError> {
        if self.service.store.invitations().close_challenge(challenge, ChallengeState::CalledOff).await? {
            self.service.notify(Event::Challenge(challenge));
        }
        Ok(())
    }

    /// Requests updates of the messages of cancelled challenges.
    pub(crate) fn called_off(self, challenges: Vec<ChallengeId>) {
        challenges.into_iter().for_each(|challenge| self.service.notify(Event::Challenge(challenge)));
    }

    /// Returns `true` if games may be arranged in a channel, which may be a thread of another channel.
    ///
    /// # Errors
    /// Where they may not, a failure of the database.
    pub async fn may_arrange(
        self,
        server: ServerId,
        channel: ChannelId,
        parent: Option<ChannelId>,
    ) -> Result<(), ServiceError> {
        let allowed = self.service.store.servers().allowed_channels(server).await?;
        let here = [Some(channel), parent];
        if allowed.is_empty() || allowed.iter().any(|allowed| here.contains(&Some(*allowed))) {
            return Ok(());
        }
        Err(ServiceError::NotHere(allowed))
    }

    /// Returns the rules for beginning games on a server, or in direct messages.
    pub(crate) fn admission(self, server: Option<ServerId>) -> Admission {
        self.service.store.access().admission(server, self.service.limits)
    }

    /// Checks that a player may give this answer to an open challenge; anybody may decline. The transaction that begins
    /// the match checks an acceptance again.
    pub(crate) async fn may_answer(
        self,
        challenge: &Challenge,
        player: PlayerId,
        answer: Answer,
    ) -> Result<(), ServiceError> {
        if answer != Answer::Accept || challenge.state != ChallengeState::Open {
            return Ok(());
        }
        let admission = self.admission(challenge.server);
        admission.may_accept(&mut self.service.store.reader(), challenge.challenger, player).await
    }
}
