//! All unannounced events, in one query, since every process repeats it.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::db::store::Store;
use crate::event::Event;
use crate::ids::{
    ChallengeId, DailyId, HighlightsId, MatchId, OfferId, ParkedId, SeasonId, SeriesId, ServerId, SimulId,
    TeamGameId, TournamentId,
};
use trickmate_rules::Seat;

/// Kinds of events, in the order in which they are announced.
const CHALLENGE: i64 = 1;
const MATCH: i64 = 2;
const OFFER: i64 = 3;
const WATCHERS: i64 = 4;
const DEPARTURE: i64 = 5;
const DAILY: i64 = 6;
const HIGHLIGHTS: i64 = 7;
const ANALYSIS: i64 = 8;
const REMINDER: i64 = 9;
const PARKED: i64 = 10;
const TOURNAMENT: i64 = 11;
const SERIES: i64 = 12;
const SIMUL: i64 = 13;
const SEASON: i64 = 14;
const ROLES: i64 = 15;
const TEAM_GAME: i64 = 16;

impl Store {
    /// Returns everything that is not announced yet.
    pub async fn unannounced(&self) -> Result<Vec<Event>, StoreError> {
        let query = db::query_as(
            "SELECT CAST(1 AS BIGINT) AS kind, id, CAST(0 AS BIGINT) AS seat FROM challenges WHERE announced = 0 \
             UNION ALL SELECT 2, id, 0 FROM matches WHERE announced < version AND homeless = 0 AND paused = 0 \
             UNION ALL SELECT 3, id, 0 FROM offers WHERE announced = 0 \
             UNION ALL SELECT DISTINCT 4, matches.id, 0 FROM watchers JOIN matches ON matches.id = watchers.match_id \
             WHERE (every_board = 1 AND told < announced) OR (ended_at IS NOT NULL AND announced >= version) \
             UNION ALL SELECT DISTINCT 5, server, 0 FROM matches \
             WHERE paused <> 0 AND paused IN (1, 3, 5) AND server IS NOT NULL \
             UNION ALL SELECT 6, id, 0 FROM daily_puzzles WHERE announced < version \
             UNION ALL SELECT 7, id, 0 FROM highlights WHERE announced = 0 \
             UNION ALL SELECT 8, match_id, 0 FROM analyses WHERE announced < 2 AND (done > 0 OR announced = 0) \
             UNION ALL SELECT 9, match_id, seat FROM clocks WHERE reminding IS NOT NULL AND reminding = deadline \
             UNION ALL SELECT 10, id, 0 FROM attempts WHERE parked_at IS NOT NULL AND told = 0 \
             UNION ALL SELECT 11, id, 0 FROM tournaments WHERE announced < version \
             UNION ALL SELECT 12, id, 0 FROM series WHERE announced < version \
             UNION ALL SELECT 13, id, 0 FROM simuls WHERE announced < version \
             UNION ALL SELECT 14, id, 0 FROM seasons WHERE announced < version \
             UNION ALL SELECT 15, server, 0 FROM role_updates WHERE done < wanted \
             AND server NOT IN (SELECT server FROM departures) \
             UNION ALL SELECT 16, id, 0 FROM team_games WHERE announced < version OR tally_announced < tally \
             OR id IN (SELECT away.game FROM away_teams AS away JOIN team_games AS games ON games.id = away.game \
             LEFT JOIN matches ON matches.id = games.match_id WHERE away.channel IS NOT NULL AND away.lost = 0 \
             AND away.server NOT IN (SELECT server FROM departures) AND (away.announced < games.version \
             OR away.state = 'accepted' AND (away.tally_announced < games.tally OR board_version < matches.version))) \
             ORDER BY 1, 2, 3",
        );
        let rows: Vec<UnannouncedRow> = query.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().filter_map(UnannouncedRow::event).collect())
    }
}

/// An event that is not announced yet.
struct UnannouncedRow {
    kind: i64,
    /// The id of what it is about.
    id: i64,
    /// The seat, for a reminder.
    seat: Seat,
}

from_row!(UnannouncedRow { kind, id, seat });

impl UnannouncedRow {
    fn event(self) -> Option<Event> {
        let Self { kind, id, seat } = self;
        Some(match kind {
            CHALLENGE => Event::Challenge(ChallengeId::new(id)),
            MATCH => Event::Match(MatchId::new(id)),
            OFFER => Event::Offer(OfferId::new(id)),
            WATCHERS => Event::Watchers(MatchId::new(id)),
            DEPARTURE => Event::Departure(ServerId::new(id)),
            DAILY => Event::Daily(DailyId::new(id)),
            HIGHLIGHTS => Event::Highlights(HighlightsId::new(id)),
            ANALYSIS => Event::Analysis(MatchId::new(id)),
            REMINDER => Event::Reminder(MatchId::new(id), seat),
            PARKED => Event::Parked(ParkedId::new(id)),
            TOURNAMENT => Event::Tournament(TournamentId::new(id)),
            SERIES => Event::Series(SeriesId::new(id)),
            SIMUL => Event::Simul(SimulId::new(id)),
            SEASON => Event::Season(SeasonId::new(id)),
            ROLES => Event::Roles(ServerId::new(id)),
            TEAM_GAME => Event::TeamGame(TeamGameId::new(id)),
            _ => return None,
        })
    }
}
