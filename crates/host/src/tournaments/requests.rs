//! Requests about tournaments: creating, joining, leaving, reading one, exporting.

use crate::clocks::time_control::TimeControl;
use crate::decks::match_decks::offered;
use crate::error::ServiceError;
use crate::event::Event;
use crate::given_name::GivenName;
use crate::ids::{MatchId, MessageId, PlayerId, ServerId, Timestamp, TournamentId};
use crate::tournaments::entrants::MayJoin;
use crate::tournaments::error::TournamentRequestError;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::HostedTournament;
use crate::tournaments::rows::NewTournament;
use crate::tournaments::terms::{TournamentFormat, TournamentState, TournamentTerms};
use crate::workers::Lane;
use chrono::Datelike;
use trickmate_rules::Options;
use trickmate_tournaments::trf::{Date, Report, report};
use trickmate_tournaments::{knockout, swiss};

const MINUTE: i64 = 60 * 1000;
/// The default length of an arena.
const ARENA_LENGTH: i64 = 60 * MINUTE;
/// The allowed lengths of arenas.
const ARENA_LENGTHS: std::ops::RangeInclusive<i64> = 10 * MINUTE..=12 * 60 * MINUTE;
/// The length of a round is a multiple of this: an hour.
const ROUND_UNIT: i64 = 60 * MINUTE;
/// The allowed lengths of rounds.
const ROUND_LENGTHS: std::ops::RangeInclusive<i64> = ROUND_UNIT..=90 * 24 * ROUND_UNIT;
/// The allowed lengths of check-in.
const CHECK_IN: std::ops::RangeInclusive<i64> = 5 * MINUTE..=24 * 60 * MINUTE;
/// The longest time until a stated start.
const LONGEST_WAIT: i64 = 90 * 24 * 60 * MINUTE;

impl TournamentRequests<'_> {
    /// Creates a tournament that players can join; the same request again creates no other. Returns its number.
    ///
    /// # Errors
    /// Terms that do not fit together, too many tournaments, a failure of the database.
    pub async fn create(self, terms: TournamentTerms) -> Result<TournamentId, ServiceError> {
        let name = GivenName::read(&terms.name).ok_or(TournamentRequestError::Name)?;
        let game = trickmate_rules::game(&terms.game).ok_or(ServiceError::NoGame)?;
        let given = terms.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(&offered(game), given)?;
        if game.takes_supplies(&options) {
            return Err(TournamentRequestError::Decks.into());
        }
        let (least, most) = terms.format.players();
        let places = terms.places.map_or(most, usize::from);
        if !(least..=most).contains(&places) {
            return Err(TournamentRequestError::Places { least, most }.into());
        }
        let most_rounds = match terms.format {
            TournamentFormat::Swiss => swiss::MOST_ROUNDS,
            _ => 0,
        };
        if terms.rounds.is_some_and(|rounds| rounds == 0 || rounds > most_rounds) {
            return Err(TournamentRequestError::Rounds(most_rounds).into());
        }
        let most_games = match terms.format {
            TournamentFormat::Knockout => knockout::MOST_GAMES,
            _ => 1,
        };
        if !(1..=most_games).contains(&terms.best_of) {
            return Err(TournamentRequestError::Games(most_games).into());
        }
        let now = self.service.clock.now();
        let (time, round_length) = self.times_of(&terms).await?;
        let next_at = first_look(&terms, Timestamp::new(now))?;
        let given: serde_json::Map<String, serde_json::Value> =
            terms.options.into_iter().map(|(name, value)| (name, value.into())).collect();
        let new = NewTournament {
            request: terms.request,
            server: terms.server,
            channel: terms.channel,
            organizer: terms.organizer,
            name: name.as_str().to_owned(),
            format: terms.format.word(),
            rounds: terms.rounds.map(i64::from),
            best_of: terms.best_of.into(),
            game: terms.game,
            options: serde_json::Value::Object(given).to_string(),
            time: time.to_string(),
            rated: terms.rated,
            places: i64::try_from(places).unwrap_or(i64::MAX),
            role: terms.role,
            least_rating: terms.least_rating,
            most_rating: terms.most_rating,
            round_length,
            starts_at: terms.starts_at,
            check_in: terms.check_in,
            next_at,
            created_at: now,
        };
        let added = self.service.store.tournaments().add(new).await?;
        let id = added.ok_or(TournamentRequestError::TooMany)?;
        self.woken(id);
        Ok(id)
    }

    /// Returns the time control and the length of a round of a tournament with these terms.
    async fn times_of(self, terms: &TournamentTerms) -> Result<(TimeControl, Option<i64>), ServiceError> {
        if terms.format == TournamentFormat::Arena {
            let time = terms.time.unwrap_or(TimeControl::ARENA);
            if !matches!(time, TimeControl::Live { .. }) {
                return Err(TournamentRequestError::NotLive.into());
            }
            let length = terms.round_length.unwrap_or(ARENA_LENGTH);
            if !ARENA_LENGTHS.contains(&length) {
                return Err(TournamentRequestError::Length.into());
            }
            return Ok((time, Some(length)));
        }
        let time = match terms.time {
            Some(time) => time,
            None => self.service.clocks().usual_time(Some(terms.server)).await?,
        };
        if time == TimeControl::None && terms.round_length.is_none() {
            return Err(TournamentRequestError::NoTime.into());
        }
        let is_usual = |length: i64| ROUND_LENGTHS.contains(&length) && length % ROUND_UNIT == 0;
        if terms.round_length.is_some_and(|length| !is_usual(length)) {
            return Err(TournamentRequestError::RoundLength.into());
        }
        Ok((time, terms.round_length))
    }

    /// Returns a tournament.
    ///
    /// # Errors
    /// No such tournament, a failure of the database.
    pub async fn tournament(self, id: TournamentId) -> Result<HostedTournament, ServiceError> {
        let rows = self.service.store.tournaments();
        let row = rows.tournament(id).await?.ok_or(TournamentRequestError::NoTournament)?;
        HostedTournament::of(row, rows.entrants(id).await?, rows.games(id).await?)
    }

    /// Returns a tournament of a server: this one, or the latest that is not over, or the latest.
    ///
    /// # Errors
    /// No such tournament, a failure of the database.
    pub async fn tournament_on(
        self,
        server: ServerId,
        id: Option<TournamentId>,
    ) -> Result<HostedTournament, ServiceError> {
        let known = self.service.store.tournaments().tournaments_of(server, 25).await?;
        let is_over = |state: &str| {
            matches!(
                TournamentState::of(state),
                None | Some(TournamentState::Finished | TournamentState::Cancelled)
            )
        };
        let chosen = match id {
            Some(id) => Some(id),
            None => known.iter().find(|row| !is_over(&row.state)).or_else(|| known.first()).map(|row| row.id),
        };
        let tournament = self.tournament(chosen.ok_or(TournamentRequestError::NoTournament)?).await?;
        if tournament.server != server {
            return Err(TournamentRequestError::NoTournament.into());
        }
        Ok(tournament)
    }

    /// Returns the tournament that a match belongs to.
    pub async fn of_match(self, match_id: MatchId) -> Result<Option<TournamentId>, ServiceError> {
        Ok(self.service.store.tournaments().tournament_of(match_id).await?)
    }

    /// Lets a player join, or come back to an arena; joining twice changes nothing.
    ///
    /// # Errors
    /// A tournament that is not open or full, or not for this player; somebody who has withdrawn from another format, or is
    /// banned; a failure of the database.
    pub async fn join(self, id: TournamentId, who: MayJoin) -> Result<HostedTournament, ServiceError> {
        if self.service.store.tournaments().join(id, who, self.service.clock.now()).await? {
            self.woken(id);
        }
        self.tournament(id).await
    }

    /// Takes a player out of a tournament that has not begun.
    ///
    /// # Errors
    /// A tournament that has begun, somebody who is not in it, a failure of the database.
    pub async fn leave(self, id: TournamentId, player: PlayerId) -> Result<HostedTournament, ServiceError> {
        let is_left = self.service.store.tournaments().leave(id, player).await?;
        let tournament = self.tournament(id).await?;
        if is_left {
            self.service.notify(Event::Tournament(id));
            return Ok(tournament);
        }
        Err(match tournament.state {
            TournamentState::Open => TournamentRequestError::NotIn.into(),
            _ => TournamentRequestError::NotOpen.into(),
        })
    }

    /// Returns the report of a tournament in FIDE's TRF16.
    ///
    /// # Errors
    /// A tournament that has not begun, a failure of the database.
    pub async fn export(self, id: TournamentId) -> Result<(HostedTournament, String), ServiceError> {
        let tournament = self.tournament(id).await?;
        let (_, Some(began), ended) = tournament.times else {
            return Err(TournamentRequestError::NotRunning.into());
        };
        let now = self.service.clock.timestamp();
        let write = move || {
            let text = report_of(&tournament, Timestamp::new(began), ended.map_or(now, Timestamp::new))?;
            Ok::<_, ServiceError>((tournament, text))
        };
        self.service.workers.run(Lane::Replay, write).await?
    }

    /// Notes that the message of a tournament shows it as it was loaded, or that there will be no message.
    pub async fn mark_announced(
        self,
        tournament: &HostedTournament,
        message: Option<MessageId>,
    ) -> Result<(), ServiceError> {
        let rows = self.service.store.tournaments();
        Ok(rows.announced(tournament.id, tournament.version, message).await?)
    }
}

/// Returns the time at which something is first due in a tournament with these terms: check-in, or its automatic start.
fn first_look(terms: &TournamentTerms, now: Timestamp) -> Result<Option<Timestamp>, ServiceError> {
    let Some(starts) = terms.starts_at else {
        return match terms.check_in {
            None => Ok(None),
            Some(_) => Err(TournamentRequestError::CheckIn.into()),
        };
    };
    let wait = starts.get().saturating_sub(now.get());
    if !(0..=LONGEST_WAIT).contains(&wait) {
        return Err(TournamentRequestError::Start.into());
    }
    match terms.check_in {
        None => Ok(Some(starts)),
        Some(before) if CHECK_IN.contains(&before) && before <= wait => {
            Ok(Some(Timestamp::new(starts.get() - before)))
        }
        Some(_) => Err(TournamentRequestError::CheckIn.into()),
    }
}

/// Writes the report of a tournament that has begun.
fn report_of(
    tournament: &HostedTournament,
    began: Timestamp,
    ended: Timestamp,
) -> Result<String, ServiceError> {
    let history = tournament.history()?;
    let order = tournament.order(&history)?;
    let rounds = history.rounds().len().max(usize::from(tournament.rounds.unwrap_or(0)));
    let kind = match tournament.format {
        TournamentFormat::Swiss => "Individual: Swiss-System",
        TournamentFormat::RoundRobin => "Individual: Round-Robin",
        TournamentFormat::DoubleRoundRobin => "Individual: Double Round-Robin",
        TournamentFormat::Knockout => "Individual: Knock-Out",
        TournamentFormat::Arena => "Individual: Arena",
    };
    let head = Report {
        name: &tournament.name,
        place: "Discord",
        start: day(began),
        end: day(ended),
        kind,
        arbiter: "Trickmate",
        time_control: &tournament.time.to_string(),
        rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
    };
    Ok(report(&head, &history, &order))
}

/// Returns the day of a moment, in UTC.
fn day(at: Timestamp) -> Date {
    let at = at.date_time().unwrap_or_default();
    let number = |value: u32| u8::try_from(value).unwrap_or(1);
    Date { year: at.year(), month: number(at.month()), day: number(at.day()) }
}
