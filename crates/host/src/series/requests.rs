//! Requests about series: reading one, the next game, stopping, resigning.

use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChallengeId, MatchId, PlayerId, SeriesId, Timestamp};
use crate::series::error::SeriesRequestError;
use crate::series::handle::SeriesRequests;
use crate::series::hosted_series::HostedSeries;
use crate::series::terms::SeriesTerms;
use crate::workers::Lane;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Match, Options};

impl SeriesRequests<'_> {
    /// Returns a series.
    ///
    /// # Errors
    /// No such series, a failure of the database.
    pub async fn series(self, id: SeriesId) -> Result<HostedSeries, ServiceError> {
        let rows = self.service.store.series();
        let row = rows.series(id).await?.ok_or(SeriesRequestError::NoSeries)?;
        HostedSeries::of(row, rows.games(id).await?)
    }

    /// Returns the series that a challenge began, if any.
    pub async fn of_challenge(self, challenge: ChallengeId) -> Result<Option<SeriesId>, ServiceError> {
        Ok(self.service.store.series().of_challenge(challenge).await?)
    }

    /// Returns the series that a match belongs to, while it runs.
    pub async fn running_of(self, match_id: MatchId) -> Result<Option<HostedSeries>, ServiceError> {
        let Some(id) = self.service.store.series().of_match(match_id).await? else { return Ok(None) };
        Ok(Some(self.series(id).await?).filter(|series| series.end.is_none()))
    }

    /// Starts the next game once both players want it; asking twice changes nothing.
    ///
    /// # Errors
    /// Somebody who does not play in it, a series that is over, a game under way, a failure of the database.
    pub async fn next(self, id: SeriesId, player: PlayerId) -> Result<HostedSeries, ServiceError> {
        let place = self.running(id, player).await?;
        let now = Timestamp::new(self.service.clock.now());
        let is_new = self.service.store.series().ready(id, bit(place), now).await?;
        if is_new {
            self.woken(id);
        }
        let series = self.series(id).await?;
        match series.next_at {
            // The pause ended meanwhile.
            None if !is_new && series.end.is_none() && !series.is_held() => {
                Err(SeriesRequestError::UnderWay.into())
            }
            _ => Ok(series),
        }
    }

    /// Stops the series at its current score, as soon as both players want that; asking twice changes nothing. A game
    /// under way continues outside the series.
    ///
    /// # Errors
    /// Somebody who does not play in it, a series that is over, a failure of the database.
    pub async fn stop(self, id: SeriesId, player: PlayerId) -> Result<HostedSeries, ServiceError> {
        let place = self.running(id, player).await?;
        if self.service.store.series().stop(id, bit(place)).await? {
            self.woken(id);
        }
        self.series(id).await
    }

    /// Resigns the series: the other player wins it. A game under way continues outside the series.
    ///
    /// # Errors
    /// Somebody who does not play in it, a series that is over, a failure of the database.
    pub async fn resign(self, id: SeriesId, player: PlayerId) -> Result<HostedSeries, ServiceError> {
        let place = self.running(id, player).await?;
        if !self.service.store.series().resign(id, i64::from(place == 0)).await? {
            return Err(SeriesRequestError::Over.into());
        }
        self.woken(id);
        self.series(id).await
    }

    /// Returns the index of a player in a running series.
    async fn running(self, id: SeriesId, player: PlayerId) -> Result<usize, ServiceError> {
        let series = self.series(id).await?;
        let place = series.place_of(player).ok_or(SeriesRequestError::NotPlaying)?;
        if series.end.is_some() { Err(SeriesRequestError::Over.into()) } else { Ok(place) }
    }

    /// Notes that the message shows the series as it was loaded, or that there will be no message.
    pub async fn mark_announced(self, series: &HostedSeries) -> Result<(), ServiceError> {
        Ok(self.service.store.series().announced(series.id, series.version).await?)
    }

    /// Requests an update of the series' message and a check for its next game.
    pub(crate) fn woken(self, id: SeriesId) {
        self.service.notify(Event::Series(id));
        self.service.agenda.earlier.notify_one();
    }

    /// Checks that a challenge to a game with these options may begin a series.
    pub(crate) async fn check(
        self,
        terms: SeriesTerms,
        game: &'static dyn Game,
        options: &Options,
    ) -> Result<(), ServiceError> {
        if !terms.same_deals {
            return Ok(());
        }
        // Hidden cards would be known the second time they are dealt.
        let options = options.clone();
        let deal = move || Match::new(game, options, Seed::new([0; 32])).same_deal().is_some();
        match self.service.workers.run(Lane::Game, deal).await? {
            true => Ok(()),
            false => Err(SeriesRequestError::NoSameDeal.into()),
        }
    }
}

/// Returns the bit of the player with this index.
const fn bit(place: usize) -> i64 {
    1 << place
}
