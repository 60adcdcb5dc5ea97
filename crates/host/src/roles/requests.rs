//! Requests about roles for ratings.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{PlayerId, RoleId, ServerId, Timestamp};
use crate::roles::handle::RoleRequests;
use crate::roles::rule::{HolderState, RatingRole, RoleThreshold};
use trickmate_rules::Game;

/// Interval at which roles are updated even without results, in milliseconds: ratings become provisional with time.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The pending changes of a server's roles.
#[derive(Clone, Debug)]
pub struct RoleUpdate {
    /// The server.
    pub server: ServerId,
    /// The changes, in the order in which to make them: roles are taken before others are given.
    pub changes: Vec<RoleChange>,
    wanted: i64,
}

/// One change of an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleChange {
    /// The role.
    pub role: RoleId,
    /// The member.
    pub player: PlayerId,
    /// The step to take.
    pub step: RoleStep,
}

/// The step to take with a role of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleStep {
    /// The bot has given the role, and takes it.
    Take,
    /// The bot forgets the role, since it did not give it.
    Forget,
    /// The bot gives the role, unless the member already holds it.
    Give,
    /// The bot gives the role again: it may have given it before.
    GiveAgain,
}

impl RoleRequests<'_> {
    /// Returns the roles that a server gives for ratings.
    pub async fn on(self, server: ServerId) -> Result<Vec<RatingRole>, ServiceError> {
        let rows = self.service.store.roles().rules(server).await?;
        let roles = rows.into_iter().filter_map(|row| {
            Some(RatingRole {
                role: row.role,
                game: trickmate_rules::game(&row.game)?,
                threshold: RoleThreshold::of(&row.kind, row.threshold)?,
                holders: row.holders,
            })
        });
        Ok(roles.collect())
    }

    /// Sets the rating or rank for which a role is given, in place of any other condition of that role.
    ///
    /// # Errors
    /// A number out of its range, too many roles, a failure of the database.
    pub async fn set(
        self,
        server: ServerId,
        role: RoleId,
        game: &'static dyn Game,
        threshold: RoleThreshold,
    ) -> Result<(), ServiceError> {
        threshold.check()?;
        self.service.store.roles().set_rule(server, role, game.name(), threshold).await?;
        self.service.agenda.earlier.notify_one();
        Ok(())
    }

    /// Stops giving a role, or all roles. Members to whom the bot gave it lose it.
    pub async fn remove(self, server: ServerId, role: Option<RoleId>) -> Result<(), ServiceError> {
        self.service.store.roles().remove_rule(server, role).await?;
        self.service.agenda.earlier.notify_one();
        Ok(())
    }

    /// Requests another look at Discord for who holds a server's roles, if it gives any. Needed when the bot was away
    /// or its permissions changed.
    pub async fn verify(self, server: ServerId) -> Result<(), ServiceError> {
        if self.service.store.roles().verify(server).await? {
            self.service.notify(Event::Roles(server));
        }
        Ok(())
    }

    /// Requests the role updates that are due; returns when to look again.
    pub async fn run_roles(self) -> Result<Option<i64>, ServiceError> {
        let now = Timestamp::new(self.service.clock.now());
        let next = Timestamp::new(now.get().saturating_add(DAY));
        for server in self.service.store.roles().claim_due(now, next).await? {
            self.service.notify(Event::Roles(server));
        }
        Ok(self.service.store.roles().next_due().await?)
    }

    /// Returns the pending changes on a server. Returns `None` if its roles are up to date, or while ratings are
    /// recomputed, since another update follows then.
    pub async fn update(self, server: ServerId) -> Result<Option<RoleUpdate>, ServiceError> {
        let rows = self.service.store.roles();
        let Some(update) = rows.update(server).await?.filter(|update| update.done < update.wanted) else {
            return Ok(None);
        };
        let now = Timestamp::new(self.service.clock.now());
        let mut entitled: BTreeSet<(RoleId, PlayerId)> = BTreeSet::new();
        for rule in self.on(server).await? {
            let players = rows.entitled(server, rule.game.name(), rule.threshold, now).await?;
            entitled.extend(players.into_iter().map(|player| (rule.role, player)));
        }
        // Asks this after reading the ratings, since recomputing may have begun meanwhile.
        if rows.are_rated_again(server).await? {
            return Ok(None);
        }
        let known: BTreeMap<(RoleId, PlayerId), Option<HolderState>> = rows
            .holders(server)
            .await?
            .into_iter()
            .map(|row| ((row.role, row.player), HolderState::of(&row.state)))
            .collect();
        let of = |(role, player): (RoleId, PlayerId), step| RoleChange { role, player, step };
        let gone = known.iter().filter(|(key, _)| !entitled.contains(key)).map(|(key, state)| match state {
            Some(HolderState::Giving | HolderState::Given) => of(*key, RoleStep::Take),
            Some(HolderState::Own | HolderState::Absent) | None => of(*key, RoleStep::Forget),
        });
        let wanted = entitled.iter().filter_map(|key| match known.get(key).copied().flatten() {
            Some(HolderState::Giving) => Some(of(*key, RoleStep::GiveAgain)),
            Some(_) if update.verify == 0 => None,
            Some(HolderState::Given) => Some(of(*key, RoleStep::GiveAgain)),
            Some(HolderState::Own | HolderState::Absent) | None => Some(of(*key, RoleStep::Give)),
        });
        Ok(Some(RoleUpdate { server, changes: gone.chain(wanted).collect(), wanted: update.wanted }))
    }

    /// Notes how a member holds a role. Returns `false` if that is not possible because the person's data is being
    /// deleted or was deleted: they should not hold the role.
    pub async fn note(
        self,
        server: ServerId,
        change: RoleChange,
        state: HolderState,
    ) -> Result<bool, ServiceError> {
        Ok(self.service.store.roles().note_holder(server, change.role, change.player, state).await?)
    }

    /// Forgets that a member holds a role because of the bot.
    pub async fn forget(self, server: ServerId, change: RoleChange) -> Result<(), ServiceError> {
        Ok(self.service.store.roles().forget_holder(server, change.role, change.player).await?)
    }

    /// Forgets who holds a role that was deleted. Its condition stays until a manager has seen that the role is gone.
    pub async fn forget_deleted(self, server: ServerId, role: RoleId) -> Result<(), ServiceError> {
        Ok(self.service.store.roles().forget_holders(server, role).await?)
    }

    /// Notes that an update is complete.
    pub async fn mark_done(self, update: &RoleUpdate) -> Result<(), ServiceError> {
        Ok(self.service.store.roles().note_done(update.server, update.wanted).await?)
    }

    /// Returns the servers and roles that somebody holds because of the bot.
    pub async fn held_by(self, player: PlayerId) -> Result<Vec<(ServerId, RoleId)>, ServiceError> {
        Ok(self.service.store.roles().held_by(player).await?)
    }
}
