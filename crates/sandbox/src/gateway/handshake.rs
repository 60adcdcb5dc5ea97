//! Identify and Resume.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::close::{Close, CloseCode};
use super::directory::Identity;
use super::hub::Hub;
use super::intents;
use super::limits::Admission;
use super::payload::{Identify, Resume, ShardField};
use super::registry::{End, Registry};
use super::replay::{Rendered, ReplayLog};
use super::session::{Link, Session};
use crate::dispatch::Route;

const RESUMED: &str = "RESUMED";

/// Terms of a connection for the session that starts on it.
pub(super) struct Terms<'a> {
    /// The version of the API.
    pub(super) version: u8,
    /// Address where the session can be resumed.
    pub(super) resume_url: &'a str,
}

impl Hub {
    /// Starts a session on a connection, or sends op 9 on it. A wrong Identify closes the connection.
    pub(super) fn identify(
        &self,
        connection: u64,
        request: Identify,
        terms: &Terms<'_>,
    ) -> Result<(), Close> {
        let identity = self.authenticate(&request.token)?;
        let shard = match request.shard {
            ShardField::Absent => (0, 1),
            ShardField::Given(id, count) => (id, count),
            ShardField::Invalid => return Err(CloseCode::InvalidShard.into()),
        };
        let intents = request.intents.filter(|asked| asked & !intents::ACCEPTED == 0);
        let intents = intents.ok_or(CloseCode::InvalidIntents)?;
        if intents & intents::PRIVILEGED & !intents::enabled_by(identity.flags) != 0 {
            return Err(CloseCode::DisallowedIntents.into());
        }
        if guilds_of(&identity, shard).count() > self.config.guilds_per_shard {
            return Err(CloseCode::ShardingRequired.into());
        }
        let Some(session_id) = self.enter(connection, &identity, &request, intents, shard)? else {
            return Ok(());
        };

        // From here on the session holds back events. The guilds are queried again, so that a guild joined meanwhile is
        // in the list, among the events, or both.
        let identity = self.authenticate(&request.token)?;
        let mut ready = json!({
            "v": terms.version,
            "user_settings": {},
            "user": identity.user,
            "guilds": guilds_of(&identity, shard)
                .map(|id| json!({"id": id.to_string(), "unavailable": true}))
                .collect::<Vec<_>>(),
            "session_id": session_id,
            "session_type": "normal",
            "resume_gateway_url": terms.resume_url,
            "private_channels": [],
            "relationships": [],
            "application": {"id": identity.application_id.to_string(), "flags": identity.flags},
        });
        if request.shard != ShardField::Absent {
            ready["shard"] = json!([shard.0, shard.1]);
        }
        let guilds: Vec<(u64, Value)> = if intents & intents::GUILDS == 0 {
            Vec::new()
        } else {
            let payload = |id| Some((id, self.directory.guild_create(identity.application_id, id)?));
            guilds_of(&identity, shard).filter_map(payload).collect()
        };

        let now = Instant::now();
        let mut registry = self.registry();
        let Some(session) = registry.sessions.get_mut(&session_id) else { return Ok(()) };
        if let Some(held) = &mut session.held {
            let is_listed = |route| guilds.iter().any(|(id, _)| route == Route::Guild(*id));
            held.retain(|dispatch| dispatch.name != "GUILD_CREATE" || !is_listed(dispatch.route));
        }
        let mut first = vec![Rendered::new("READY", Arc::new(ready))];
        first.extend(guilds.into_iter().map(|(id, guild)| {
            let event = Rendered::new("GUILD_CREATE", Arc::new(guild));
            session.viewer().view(&event, Route::Guild(id))
        }));
        registry.begin(&session_id, first, &self.config, now);
        drop(registry);
        self.tell_presence(identity.application_id);
        Ok(())
    }

    /// Enters a new session that holds back its events; `None` if op 9 was sent instead.
    fn enter(
        &self,
        connection: u64,
        identity: &Identity,
        request: &Identify,
        intents: u64,
        shard: (u32, u32),
    ) -> Result<Option<String>, Close> {
        let session_id = new_session_id()?;
        let now = Instant::now();
        let mut registry = self.registry();
        registry.expire(&self.config, now);
        let application = registry.application(identity.application_id, now);
        application.identifies += 1;
        application.refused = None;
        match application.starts.admit(shard.0, &self.config, now) {
            Admission::Granted => {}
            Admission::TooSoon => {
                registry.invalidate(connection, false, now);
                return Ok(None);
            }
            Admission::Exhausted => return Err(end_all(&mut registry, identity.application_id, now)),
        }
        if !registry.make_room(identity.application_id, &self.config) {
            registry.invalidate(connection, false, now);
            return Ok(None);
        }
        registry.sessions_started += 1;
        let session = Session {
            number: registry.sessions_started,
            application_id: identity.application_id,
            user_id: identity.user_id().to_owned(),
            shard,
            intents,
            compress: request.compress,
            presence: request.presence.clone(),
            resumes: 0,
            log: ReplayLog::new(self.config.replay_events, self.config.replay_bytes),
            held: Some(Vec::new()),
            link: Link::Lost(now),
        };
        registry.sessions.insert(session_id.clone(), session);
        registry.attach(connection, &session_id, 0, &self.config, now);
        Ok(Some(session_id))
    }

    /// Continues a session on a connection, or sends op 9 on it. A wrong token or sequence number
    /// closes it.
    pub(super) fn resume(&self, connection: u64, request: &Resume) -> Result<(), Close> {
        let application_id = self.authenticate(&request.token)?.application_id;
        let now = Instant::now();
        let mut registry = self.registry();
        registry.expire(&self.config, now);
        let faults = &mut registry.application(application_id, now).faults;
        let refused = faults.refuse_resumes > 0;
        faults.refuse_resumes = faults.refuse_resumes.saturating_sub(1);

        let id = &request.session_id;
        let own = registry.sessions.get_mut(id).filter(|session| session.application_id == application_id);
        let Some(session) = own else {
            registry.invalidate(connection, false, now);
            return Ok(());
        };
        if request.seq > session.log.seq() {
            remove(&mut registry, id, now);
            return Err(CloseCode::InvalidSeq.into());
        }
        if refused || !session.log.reaches_back_to(request.seq) {
            remove(&mut registry, id, now);
            registry.invalidate(connection, false, now);
            return Ok(());
        }
        session.resumes += 1;
        session.log.forget(RESUMED);
        registry.attach(connection, id, request.seq, &self.config, now);
        registry.push(id, Rendered::new(RESUMED, Arc::new(json!({"_trace": []}))), now, now);
        drop(registry);
        self.tell_presence(application_id);
        Ok(())
    }

    /// Keeps the reason why a session could not start, for tests that wait for it.
    pub(super) fn note_refusal(&self, token: &str, close: &Close) {
        let now = Instant::now();
        let identity = self.authenticate(token).ok();
        let mut registry = self.registry();
        match identity {
            Some(identity) => {
                registry.application(identity.application_id, now).refused = Some(close.clone())
            }
            None => registry.refused_token = Some((now, close.clone())),
        }
    }

    fn authenticate(&self, token: &str) -> Result<Identity, Close> {
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        self.directory.identify(token).ok_or_else(|| CloseCode::AuthenticationFailed.into())
    }
}

/// Returns the guilds of a bot that belong to a shard.
fn guilds_of(identity: &Identity, shard: (u32, u32)) -> impl Iterator<Item = u64> + '_ {
    identity.guild_ids.iter().copied().filter(move |id| Route::Guild(*id).shard(shard.1) == shard.0)
}

/// Removes a session; a connection it still has is closed.
fn remove(registry: &mut Registry, session_id: &str, now: Instant) {
    if let Some(connection) = registry.sessions.get(session_id).and_then(Session::connection) {
        registry.end(connection, End::Close(CloseCode::SessionTimedOut.into()), now);
    }
    registry.sessions.remove(session_id);
}

/// Ends the application's sessions and resets its token, as Discord does when the day's Identifies are used up.
fn end_all(registry: &mut Registry, application_id: u64, now: Instant) -> Close {
    let close = Close::because(
        CloseCode::AuthenticationFailed,
        "The day's identifies are used up; Discord would have reset the token.",
    );
    let ended: Vec<u64> = registry
        .sessions
        .values()
        .filter(|session| session.application_id == application_id)
        .filter_map(Session::connection)
        .collect();
    for connection in ended {
        registry.end(connection, End::Close(close.clone()), now);
    }
    registry.sessions.retain(|_, session| session.application_id != application_id);
    close
}

fn new_session_id() -> Result<String, Close> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| CloseCode::UnknownError)?;
    Ok(hex::encode(bytes))
}
