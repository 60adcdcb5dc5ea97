//! Gives and takes roles for ratings, one after another: Discord allows few such changes at once.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::announce::publisher::{AnnounceError, Publisher};
use crate::api::client::ApiClient;
use crate::api::error::ApiError;
use crate::api::role_rights::RoleObstacle;
use trickmate_host::{
    GameService, HolderState, PlayerId, RoleChange, RoleId, RoleStep, RoleUpdate, ServerId, ServiceError,
};

/// The pause after a role was given or taken: Discord allows about ten changes in ten seconds on a server.
const AFTER_CHANGE: Duration = Duration::from_millis(1100);
/// The pause after a member was looked up.
const AFTER_LOOK: Duration = Duration::from_millis(400);

/// Most refusals by Discord in one update; after that the rest waits for the next update. Discord counts refused
/// requests.
const MOST_REFUSALS: usize = 10;
/// Most requests in one update that Discord leaves unanswered; after that the update is tried again later.
const MOST_FAILURES: usize = 3;

/// Brings the roles of a server up to date. Roles that the bot may not give stay as they are for now.
pub(crate) async fn tell(publisher: &Publisher, server: ServerId) -> Result<(), AnnounceError> {
    let Some(update) = publisher.service.roles().update(server).await? else { return Ok(()) };
    carry_out(publisher, &update).await?;
    Ok(publisher.service.roles().mark_done(&update).await?)
}

/// Makes the changes of an update. If one member cannot be changed, it continues with the others.
async fn carry_out(publisher: &Publisher, update: &RoleUpdate) -> Result<(), AnnounceError> {
    if update.changes.is_empty() {
        return Ok(());
    }
    let server = update.server;
    let rights = match publisher.delivery.role_rights(server).await {
        Err(error) if !error.is_transient() => {
            tracing::warn!("the roles of server {server} are not known: {error}");
            return Ok(());
        }
        rights => rights?,
    };
    let mut gone = BTreeSet::new();
    let (mut refusals, mut failures) = (0, Vec::new());
    for change in &update.changes {
        let role = change.role;
        let obstacle = rights.obstacle(role);
        if obstacle == Some(RoleObstacle::Gone) && gone.insert(role) {
            publisher.service.roles().forget_deleted(server, role).await?;
        }
        if gone.contains(&role) || obstacle.is_some() && change.step != RoleStep::Forget {
            continue;
        }
        match step(publisher, server, *change).await {
            Ok(()) => {}
            // The role was deleted meanwhile.
            Err(AnnounceError::ApiError(ApiError::RoleGone)) => {
                gone.insert(role);
                publisher.service.roles().forget_deleted(server, role).await?;
            }
            Err(AnnounceError::ApiError(error)) if !error.is_transient() => {
                tracing::warn!(
                    "role {role} of user {} stays as it is on server {server}: {error}",
                    change.player
                );
                refusals += 1;
                if refusals == MOST_REFUSALS {
                    break;
                }
            }
            Err(AnnounceError::ApiError(error)) => {
                failures.push(error);
                if failures.len() == MOST_FAILURES {
                    break;
                }
            }
            Err(error) => return Err(error),
        }
    }
    // The update is tried again.
    failures.pop().map_or(Ok(()), |error| Err(error.into()))
}

async fn step(publisher: &Publisher, server: ServerId, change: RoleChange) -> Result<(), AnnounceError> {
    match change.step {
        RoleStep::Forget => Ok(publisher.service.roles().forget(server, change).await?),
        RoleStep::Take => take(publisher, server, change).await,
        RoleStep::Give => give(publisher, server, change).await,
        RoleStep::GiveAgain => give_again(publisher, server, change).await,
    }
}

/// Gives a role to a member who does not hold it already.
async fn give(publisher: &Publisher, server: ServerId, change: RoleChange) -> Result<(), AnnounceError> {
    let (role, player) = (change.role, change.player);
    let holds = publisher.delivery.has_role(server, player, role).await;
    tokio::time::sleep(AFTER_LOOK).await;
    let known = match holds {
        Ok(true) => Some(HolderState::Own),
        Ok(false) => None,
        Err(ApiError::NoMember) => Some(HolderState::Absent),
        Err(error) => return Err(error.into()),
    };
    let roles = publisher.service.roles();
    if let Some(known) = known {
        roles.note(server, change, known).await?;
        return Ok(());
    }
    // Notes this first: if the bot gave a role and forgot about it, it would never take it back.
    if roles.note(server, change, HolderState::Giving).await? {
        put(publisher, server, change).await?;
    }
    Ok(())
}

/// Gives a role that the bot has given before, unless the member still holds it.
async fn give_again(
    publisher: &Publisher,
    server: ServerId,
    change: RoleChange,
) -> Result<(), AnnounceError> {
    let holds = publisher.delivery.has_role(server, change.player, change.role).await;
    tokio::time::sleep(AFTER_LOOK).await;
    let state = match holds {
        Ok(true) => HolderState::Given,
        Ok(false) => return put(publisher, server, change).await,
        Err(ApiError::NoMember) => HolderState::Absent,
        Err(error) => return Err(error.into()),
    };
    publisher.service.roles().note(server, change, state).await?;
    Ok(())
}

/// Gives a role. Takes it back at once if the data of the member was deleted meanwhile, since nothing else would.
async fn put(publisher: &Publisher, server: ServerId, change: RoleChange) -> Result<(), AnnounceError> {
    let (role, player) = (change.role, change.player);
    let state = match publisher.delivery.set_role(server, player, role, true).await {
        Ok(()) => HolderState::Given,
        Err(ApiError::NoMember) => HolderState::Absent,
        Err(error) => return Err(error.into()),
    };
    let is_noted = publisher.service.roles().note(server, change, state).await?;
    if state == HolderState::Given {
        if is_noted {
            tracing::info!("server {server} has given role {role} to user {player}");
        } else {
            take_back(&publisher.delivery, server, player, role).await;
        }
    }
    tokio::time::sleep(AFTER_CHANGE).await;
    Ok(())
}

async fn take(publisher: &Publisher, server: ServerId, change: RoleChange) -> Result<(), AnnounceError> {
    let (role, player) = (change.role, change.player);
    let taken = publisher.delivery.set_role(server, player, role, false).await;
    match &taken {
        Ok(()) | Err(ApiError::NoMember) => {}
        Err(error) => return Err(error.clone().into()),
    }
    publisher.service.roles().forget(server, change).await?;
    if taken.is_ok() {
        tracing::info!("server {server} has taken role {role} from user {player}");
    }
    tokio::time::sleep(AFTER_CHANGE).await;
    Ok(())
}

/// Takes all roles that the bot has given to a person whose data is being deleted. Roles that cannot be taken stay.
pub(crate) async fn take_all(
    service: &GameService,
    delivery: &ApiClient,
    person: PlayerId,
) -> Result<(), ServiceError> {
    for (server, role) in service.roles().held_by(person).await? {
        take_back(delivery, server, person, role).await;
    }
    Ok(())
}

/// Takes a role from a person whose data is being deleted.
async fn take_back(delivery: &ApiClient, server: ServerId, person: PlayerId, role: RoleId) {
    if let Err(error) = delivery.set_role(server, person, role, false).await {
        tracing::info!("a role of server {server} is not taken at an erasure: {error}");
    }
}
