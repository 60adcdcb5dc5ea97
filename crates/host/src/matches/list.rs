//! Lists of matches, and the choice of a match if no number is given. Matches are loaded only if their boards matter. A
//! match that cannot be loaded does not hide the others.

use crate::error::ServiceError;
use crate::ids::{ChannelId, MatchId, PageNumber, PlayerId, ServerId};
use crate::matches::handle::MatchRequests;
use crate::matches::hosted_match::HostedMatch;
use crate::matches::list_rows::{Listed, ListedRow};
use crate::workers::Lane;
use trickmate_rules::{Game, Match, Seat};

/// Number of matches in a channel that are tried until one can be loaded.
const TRIED: i64 = 10;
/// The number of no channel.
const NOWHERE: ChannelId = ChannelId::new(0);
/// Number of matches that are read at a time.
const CHUNK: i64 = 256;
/// Most matches of a player that are searched.
const LOOKED_THROUGH: i64 = 20 * CHUNK;

/// A match in a list.
#[derive(Clone, Debug)]
pub struct ListedMatch {
    /// Its number.
    pub id: MatchId,
    /// The game.
    pub game: &'static dyn Game,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// The players' names, as last seen.
    pub names: [Option<String>; 2],
    /// The thread or channel where it is played.
    pub place: ChannelId,
    /// `true` if it has ended.
    pub is_over: bool,
    to_act: i64,
    own_seats: Option<i64>,
}

impl ListedMatch {
    /// Returns the player's seat, or that of their team if the list is theirs.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let is_own = |seat: &Seat| self.own_seats.is_some_and(|seats| seats & bit(*seat) != 0);
        let is_theirs = |seat: &Seat| self.players[seat.index()] == player;
        let seat = Seat::ALL.into_iter().find(is_theirs);
        seat.or_else(|| Seat::ALL.into_iter().find(is_own))
    }

    /// Returns `true` if the player is to act.
    #[must_use]
    pub fn is_to_act(&self, player: PlayerId) -> bool {
        self.seat_of(player).is_some_and(|seat| self.to_act & bit(seat) != 0)
    }
}

/// A match, or the number of one that cannot be loaded.
pub enum Opened {
    /// The loaded match.
    HostedMatch(Box<HostedMatch>),
    /// Match whose row is damaged.
    Damaged(MatchId),
}

/// A page of a player's matches.
pub struct MatchPage {
    /// The matches.
    pub matches: Vec<Opened>,
    /// This page.
    pub page: PageNumber,
    /// Number of pages, at least one.
    pub pages: i64,
}

/// Returns the seats to act, from their stored form.
pub(crate) fn to_act(game: &Match) -> i64 {
    if game.outcome().is_some() { 0 } else { game.to_act().into_iter().map(bit).sum() }
}

fn bit(seat: Seat) -> i64 {
    1 << seat.index()
}

impl MatchRequests<'_> {
    /// Returns matches of a player that pass a filter, up to a limit. The order is: running matches in this channel,
    /// matches where the player is to act, other running ones, finished ones; the latest first in each group.
    pub async fn matches_of(
        self,
        player: PlayerId,
        channel: ChannelId,
        limit: usize,
        wanted: impl Fn(&ListedMatch) -> bool,
    ) -> Result<Vec<ListedMatch>, ServiceError> {
        let mut found = Vec::new();
        for skipped in (0..LOOKED_THROUGH).step_by(CHUNK as usize) {
            let rows =
                self.service.store.matches().matches_of(player, channel, skipped..skipped + CHUNK).await?;
            let is_last = (rows.len() as i64) < CHUNK;
            found.extend(self.listed(rows).await?.into_iter().filter(&wanted));
            if is_last || found.len() >= limit {
                break;
            }
        }
        found.truncate(limit);
        Ok(found)
    }

    /// Returns a page of a player's matches: first matches where they are to act, then other running ones, then
    /// finished ones; the latest first. Returns the last page if the number is too high.
    pub async fn match_page(
        self,
        player: PlayerId,
        page: PageNumber,
        size: i64,
    ) -> Result<MatchPage, ServiceError> {
        let count = self.service.store.matches().count_matches_of(player).await?;
        let pages = (count + size - 1).div_euclid(size).max(1);
        let page = page.get().clamp(0, pages - 1);
        let mut matches = Vec::new();
        for row in
            self.service.store.matches().matches_of(player, NOWHERE, page * size..(page + 1) * size).await?
        {
            let (Listed::Match(ListedRow { id, .. }) | Listed::Damaged(id)) = row;
            matches.push(match self.opened(id).await? {
                Some(hosted) => Opened::HostedMatch(Box::new(hosted)),
                None => Opened::Damaged(id),
            });
        }
        Ok(MatchPage { matches, page: PageNumber::new(page), pages })
    }

    /// Returns the running match that a player probably means: one in this channel first, then one where they are to
    /// act, then the latest. Only matches that pass `game` are loaded, and then tested with `hosted`.
    pub async fn likely_match(
        self,
        player: PlayerId,
        channel: ChannelId,
        game: impl Fn(&ListedMatch) -> bool,
        hosted: impl Fn(&HostedMatch) -> bool + Clone + Send + 'static,
    ) -> Result<Option<HostedMatch>, ServiceError> {
        let listed =
            self.listed(self.service.store.matches().running_matches(player, channel).await?).await?;
        for listed in listed.iter().filter(|listed| game(listed)) {
            let Some(found) = self.opened(listed.id).await? else { continue };
            let hosted = hosted.clone();
            let found = self.service.workers.run(Lane::Game, move || Some(found).filter(hosted)).await?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Returns the player's running match in a channel or thread: preferably one where it is the player's turn,
    /// otherwise the latest.
    ///
    /// # Errors
    /// No running match of the player there, a failure of the database.
    pub async fn match_here(self, player: PlayerId, channel: ChannelId) -> Result<HostedMatch, ServiceError> {
        match self.service.store.matches().running_match_in(player, channel).await {
            Ok(None) => return Err(ServiceError::NothingHere),
            Ok(Some(row)) => {
                if let Ok(hosted) = Box::pin(self.load(row)).await {
                    return Ok(hosted);
                }
            }
            Err(_) => {}
        }
        // A match that cannot be read or loaded does not hide the others.
        let found = self.likely_match(player, channel, |listed| listed.place == channel, |_| true).await?;
        found.ok_or(ServiceError::NothingHere)
    }

    /// Returns the match like [`MatchRequests::match_here`]; if there is none, the only match that the player is
    /// playing on this server, or anywhere if this is a direct message.
    ///
    /// # Errors
    /// As [`MatchRequests::match_here`]; several matches elsewhere.
    pub async fn match_near(
        self,
        player: PlayerId,
        channel: ChannelId,
        server: Option<ServerId>,
    ) -> Result<HostedMatch, ServiceError> {
        match self.match_here(player, channel).await {
            Err(ServiceError::NothingHere) => {}
            result => return result,
        }
        let mut found = None;
        for listed in
            self.listed(self.service.store.matches().running_matches(player, channel).await?).await?
        {
            let Some(hosted) = self.opened(listed.id).await? else { continue };
            if server.is_some_and(|server| !hosted.is_on(server)) {
                continue;
            }
            if found.replace(hosted).is_some() {
                return Err(ServiceError::SeveralElsewhere);
            }
        }
        found.ok_or(ServiceError::NothingHere)
    }

    /// Returns `true` if a player has running matches besides this one; `false` if the database fails.
    pub async fn plays_others(self, player: PlayerId, id: MatchId) -> bool {
        let running = self.service.store.matches().running_matches(player, NOWHERE).await.unwrap_or_default();
        running.iter().any(|listed| matches!(listed, Listed::Match(row) if row.id != id))
    }

    /// Returns the match that people in a channel or thread probably mean: the latest, running ones first.
    ///
    /// # Errors
    /// No match there, a failure of the database.
    pub async fn latest_here(self, channel: ChannelId) -> Result<HostedMatch, ServiceError> {
        for id in self.service.store.matches().latest_matches_in(channel, TRIED).await? {
            if let Some(hosted) = self.opened(id).await? {
                return Ok(hosted);
            }
        }
        Err(ServiceError::NothingHere)
    }

    /// Returns the running matches in a channel and its threads, the latest first.
    pub async fn running_here(self, channel: ChannelId) -> Result<Vec<ListedMatch>, ServiceError> {
        self.listed(self.service.store.matches().running_matches_in(channel, CHUNK).await?).await
    }

    /// Returns the matches that somebody watches, the latest first.
    pub async fn watched_by(self, person: PlayerId) -> Result<Vec<ListedMatch>, ServiceError> {
        self.listed(self.service.store.matches().watched_matches(person).await?).await
    }

    /// Returns the match with this number; `None` if this program cannot open it, which is logged.
    pub async fn opened(self, id: MatchId) -> Result<Option<HostedMatch>, ServiceError> {
        match Box::pin(self.hosted_match(id)).await {
            Ok(hosted) => Ok(Some(hosted)),
            Err(error) if error.is_unopenable() => {
                tracing::error!("game {id} can't be opened: {}", error);
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Returns the readable entries of a list.
    async fn listed(self, rows: Vec<Listed>) -> Result<Vec<ListedMatch>, ServiceError> {
        let mut matches = Vec::with_capacity(rows.len());
        for row in rows {
            let row = match row {
                Listed::Match(row) => row,
                Listed::Damaged(id) => {
                    tracing::debug!("the row of game {id} is damaged");
                    continue;
                }
            };
            let Some(game) = trickmate_rules::game(&row.game) else {
                tracing::debug!("game {} is of an unknown kind", row.id);
                continue;
            };
            let is_over = row.ended_at.is_some();
            let to_act = match row.to_act {
                _ if is_over => 0,
                Some(to_act) => to_act,
                // An older program began it, or a move has been taken back.
                None => match self.opened(row.id).await? {
                    Some(hosted) => {
                        let to_act = to_act(&hosted.game);
                        self.service.store.matches().set_to_act(row.id, hosted.version(), to_act).await?;
                        to_act
                    }
                    None => continue,
                },
            };
            matches.push(ListedMatch {
                id: row.id,
                game,
                players: [row.first_player, row.second_player],
                names: [row.first_name, row.second_name],
                place: row.place,
                is_over,
                to_act,
                own_seats: row.own_seats,
            });
        }
        Ok(matches)
    }
}
