//! Requests about simultaneous exhibitions: making, joining, leaving, beginning, reading one.

use crate::decks::match_decks::offered;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{MatchId, MessageId, PlayerId, ServerId, SimulId, Timestamp};
use crate::invitations::challenge::stored_time;
use crate::simuls::board::{SimulBoard, WaitingBoard};
use crate::simuls::error::SimulRequestError;
use crate::simuls::handle::SimulRequests;
use crate::simuls::hosted_simul::{HostedSimul, SimulGuest, SimulResult};
use crate::simuls::rows::{GuestRow, NewSimul, SimulRow};
use crate::simuls::terms::{HostSeats, MAX_GUESTS, SimulState, SimulTerms};
use trickmate_rules::Options;

/// Most unfinished exhibitions of a host.
pub const SIMULS_OF_HOST: i64 = 2;

impl SimulRequests<'_> {
    /// Makes an exhibition that guests can join; the same request again makes no other.
    ///
    /// # Errors
    /// Terms that do not fit together, somebody who may not play here, too many exhibitions, a failure of the database.
    pub async fn create(self, terms: SimulTerms) -> Result<SimulId, ServiceError> {
        let game = trickmate_rules::game(&terms.game).ok_or(ServiceError::NoGame)?;
        let given = terms.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(&offered(game), given)?;
        if game.takes_supplies(&options) {
            return Err(SimulRequestError::Decks.into());
        }
        let admission = self.service.access().admission(Some(terms.server));
        let mut reader = self.service.store.reader();
        admission.may_challenge(&mut reader, terms.host, None).await?;
        admission.may_rate(&mut reader, terms.rated).await?;
        let time = match terms.time {
            Some(time) => time,
            None => self.service.clocks().usual_time(Some(terms.server)).await?,
        };
        let given: serde_json::Map<String, serde_json::Value> =
            terms.options.into_iter().map(|(name, value)| (name, value.into())).collect();
        let new = NewSimul {
            request: terms.request,
            server: terms.server,
            channel: terms.channel,
            host: terms.host,
            game: terms.game,
            options: serde_json::Value::Object(given).to_string(),
            time: time.to_string(),
            rated: terms.rated,
            places: terms.places.unwrap_or(MAX_GUESTS).clamp(1, MAX_GUESTS),
            seats: terms.seats.word(),
            created_at: self.now(),
            most: SIMULS_OF_HOST,
        };
        let added = self.service.store.simuls().add(new).await?;
        let id = added.ok_or(SimulRequestError::TooMany)?;
        self.service.notify(Event::Simul(id));
        Ok(id)
    }

    /// Returns an exhibition.
    ///
    /// # Errors
    /// No such exhibition, a failure of the database.
    pub async fn simul(self, id: SimulId) -> Result<HostedSimul, ServiceError> {
        let rows = self.service.store.simuls();
        let row = rows.simul(id).await?.ok_or(SimulRequestError::NoSimul)?;
        hosted(row, rows.guests(id).await?)
    }

    /// Returns an exhibition of a server.
    ///
    /// # Errors
    /// No such exhibition there, a failure of the database.
    pub async fn simul_on(self, server: ServerId, id: SimulId) -> Result<HostedSimul, ServiceError> {
        let simul = self.simul(id).await?;
        if simul.server == server { Ok(simul) } else { Err(SimulRequestError::NoSimul.into()) }
    }

    /// Lets a guest join; joining twice changes nothing.
    ///
    /// # Errors
    /// An exhibition that is not open or full, the host, somebody who may not play with the host; a failure of the database.
    pub async fn join(self, id: SimulId, player: PlayerId) -> Result<(), ServiceError> {
        if self.service.store.simuls().join(id, player, self.service.limits, self.now()).await? {
            self.service.notify(Event::Simul(id));
        }
        Ok(())
    }

    /// Takes a guest out of an exhibition that has not begun.
    ///
    /// # Errors
    /// An exhibition that has begun, somebody who has not joined, a failure of the database.
    pub async fn leave(self, id: SimulId, player: PlayerId) -> Result<(), ServiceError> {
        if self.service.store.simuls().leave(id, player).await? {
            self.service.notify(Event::Simul(id));
            return Ok(());
        }
        Err(match self.simul(id).await?.state {
            SimulState::Open => SimulRequestError::NotIn.into(),
            _ => SimulRequestError::NotOpen.into(),
        })
    }

    /// Begins an exhibition and all its games, for its host.
    ///
    /// # Errors
    /// An exhibition that is not open, somebody else's, or without guests; a failure of the database.
    pub async fn begin(self, id: SimulId, host: PlayerId) -> Result<(), ServiceError> {
        self.service.store.simuls().begin(id, host, self.service.limits, self.now()).await?;
        self.service.notify(Event::Simul(id));
        if let Err(error) = Box::pin(self.open_games(id)).await {
            // The exhibition has begun. The next run begins the other games.
            tracing::warn!("the games of simul {id} have not all begun: {error}");
        }
        Ok(())
    }

    /// Calls off an exhibition that has not begun, for its host or somebody who manages the server.
    ///
    /// # Errors
    /// An exhibition that has begun, or somebody else's; a failure of the database.
    pub async fn cancel(self, id: SimulId, person: PlayerId, is_manager: bool) -> Result<(), ServiceError> {
        let host = self.simul(id).await?.host;
        if host != person && !is_manager {
            return Err(SimulRequestError::NotHost(host).into());
        }
        if !self.service.store.simuls().cancel(id, self.now()).await? {
            return Err(SimulRequestError::NotOpen.into());
        }
        self.service.notify(Event::Simul(id));
        Ok(())
    }

    /// Returns the boards that wait for the host, or may do so.
    pub async fn waiting(self, id: SimulId) -> Result<Vec<WaitingBoard>, ServiceError> {
        let rows = self.service.store.simuls().waiting(id).await?.into_iter();
        let board = |(board, match_id): (i64, MatchId)| {
            Some(WaitingBoard { board: SimulBoard(u16::try_from(board).ok()?), match_id })
        };
        Ok(rows.filter_map(board).collect())
    }

    /// Notes that the message of an exhibition shows it as it was loaded, or that there will be no message.
    pub async fn mark_announced(
        self,
        simul: &HostedSimul,
        message: Option<MessageId>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.simuls().announced(simul.id, simul.version, message).await?)
    }

    /// Notes the message at the end; `None` if there will be none.
    pub async fn mark_closed(self, id: SimulId, message: Option<MessageId>) -> Result<(), ServiceError> {
        let message = message.unwrap_or(MessageId::new(0));
        Ok(self.service.store.simuls().closed(id, message).await?)
    }

    pub(crate) fn now(self) -> Timestamp {
        Timestamp::new(self.service.clock.now())
    }
}

/// Returns the exhibition of these rows.
fn hosted(row: SimulRow, guests: Vec<GuestRow>) -> Result<HostedSimul, ServiceError> {
    let id = row.id;
    let corrupt = |why: &str| ServiceError::Corrupt(id.get(), format!("simul: {why}"));
    let options: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(&row.options).map_err(|_| corrupt("its options"))?;
    let guests = guests.into_iter().map(|guest| {
        let board = guest.board.map(u16::try_from).transpose().map_err(|_| corrupt("a board"))?;
        let result = match guest.result {
            Some(word) => Some(SimulResult::of(&word).ok_or_else(|| corrupt("a result"))?),
            None => None,
        };
        let (board, match_id) = (board.map(SimulBoard), guest.match_id);
        Ok(SimulGuest { id: guest.id, player: guest.guest, board, match_id, result })
    });
    Ok(HostedSimul {
        id,
        server: row.server,
        channel: row.channel,
        host: row.host,
        game: trickmate_rules::game(&row.game).ok_or(ServiceError::NoGame)?,
        options: options
            .into_iter()
            .filter_map(|(name, value)| Some((name, value.as_str()?.to_owned())))
            .collect(),
        time: stored_time(id.get(), &row.time)?,
        rated: row.rated != 0,
        places: u16::try_from(row.places).map_err(|_| corrupt("its places"))?,
        seats: HostSeats::of(&row.seats).ok_or_else(|| corrupt("its seats"))?,
        state: SimulState::of(&row.state).ok_or_else(|| corrupt("its state"))?,
        is_announced: row.announced >= row.version,
        message: row.message,
        is_closed: row.closing.is_some(),
        guests: guests.collect::<Result<_, ServiceError>>()?,
        version: row.version,
    })
}
