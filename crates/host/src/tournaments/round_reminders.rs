//! Reminders of the end of a round, for players whose games are not over. A player gets one per round, as long before
//! the end as in their reminder settings, and not in quiet hours.

use crate::clocks::due::REMINDED_FROM;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, Timestamp, TournamentId};
use crate::tournaments::entrants::renew;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::HostedTournament;
use crate::tournaments::row_handle::TournamentRows;
use trickmate_tournaments::PairingNumber;

/// A player to remind.
#[derive(Clone, Copy, Debug)]
pub struct RoundReminder {
    round: i64,
    number: i64,
}

from_row!(RoundReminder { round, number });

impl RoundReminder {
    /// Returns the round.
    #[must_use]
    pub fn round(&self) -> u16 {
        u16::try_from(self.round).unwrap_or(u16::MAX)
    }

    /// Returns the player's number.
    #[must_use]
    pub fn number(&self) -> PairingNumber {
        PairingNumber::new(u16::try_from(self.number).unwrap_or(0))
    }
}

impl TournamentRows<'_> {
    async fn reminded(self, tournament: &HostedTournament) -> Result<Vec<i64>, StoreError> {
        let query =
            db::query_scalar("SELECT number FROM tournament_reminders WHERE tournament = $1 AND round = $2");
        let query = query.bind(tournament.id).bind(i64::from(tournament.round));
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Requests reminders for players, unless the round or its deadline has changed.
    async fn remind(
        self,
        tournament: &HostedTournament,
        numbers: Vec<PairingNumber>,
    ) -> Result<(), StoreError> {
        let (id, round) = (tournament.id, tournament.round);
        let deadline = tournament.deadline.map(Timestamp::new);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let mut is_new = false;
                    for number in numbers {
                        let claim = claim(connection, id, round, deadline, number);
                        is_new |= claim.await?;
                    }
                    if is_new {
                        renew(connection, id).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    async fn open_reminders(self, id: TournamentId) -> Result<Vec<RoundReminder>, StoreError> {
        let query = db::query_as(
            "SELECT round, number FROM tournament_reminders WHERE tournament = $1 AND sent = 0 ORDER BY round, number",
        );
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    async fn note_reminded(self, id: TournamentId, reminder: RoundReminder) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE tournament_reminders SET sent = 1 WHERE tournament = $1 AND round = $2 AND number = $3",
        );
        let query = query.bind(id).bind(reminder.round).bind(reminder.number);
        self.store.writer.execute(query).await.map(|_| ())
    }
}

async fn claim(
    connection: &mut Connection,
    id: TournamentId,
    round: u16,
    deadline: Option<Timestamp>,
    number: PairingNumber,
) -> Result<bool, StoreError> {
    let claim = db::query(
        "INSERT INTO tournament_reminders (tournament, round, number) SELECT $1, $2, $4 \
         WHERE EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND round = $2 AND deadline = $3 AND state = 'running') \
         ON CONFLICT DO NOTHING",
    );
    let claim = claim.bind(id).bind(i64::from(round)).bind(deadline).bind(i64::from(number.get()));
    Ok(claim.execute(connection).await?.rows_affected() > 0)
}

/// Returns the numbers of players whose games have begun and are not over, without the numbers in `known`.
fn unfinished(tournament: &HostedTournament, known: &[i64]) -> Vec<PairingNumber> {
    let open =
        tournament.games_of(tournament.round).filter(|game| game.result.is_none() && game.match_id.is_some());
    let numbers = open.flat_map(|game| [Some(game.white), game.black]).flatten();
    numbers.filter(|number| !known.contains(&i64::from(number.get()))).collect()
}

impl TournamentRequests<'_> {
    /// Requests the due reminders of the end of the round; returns when the next ones are due.
    pub(crate) async fn remind_of_round(
        self,
        tournament: &HostedTournament,
        now: Timestamp,
    ) -> Result<Option<i64>, ServiceError> {
        let Some((deadline, length)) = tournament.deadline.zip(tournament.round_length) else {
            return Ok(None);
        };
        if length < REMINDED_FROM {
            return Ok(None);
        }
        let known = self.service.store.tournaments().reminded(tournament).await?;
        let (mut due, mut next) = (Vec::new(), None::<i64>);
        for number in unfinished(tournament, &known) {
            let Some(entrant) = tournament.entrant(number) else { continue };
            let wish = self.service.preferences().of(entrant.player).await?;
            let Some(before) = wish.reminder else { continue };
            let before = i64::try_from(before.as_millis()).unwrap_or(i64::MAX).min(length / 2);
            let at = (deadline - before).max(now.get());
            let at = wish.quiet_until(Timestamp::new(at)).map_or(at, Timestamp::get);
            match at {
                at if at >= deadline => {}
                at if at <= now.get() => due.push(number),
                at => next = Some(next.map_or(at, |next| next.min(at))),
            }
        }
        if !due.is_empty() {
            self.service.store.tournaments().remind(tournament, due).await?;
            self.woken_for_message(tournament.id);
        }
        Ok(next)
    }

    /// Returns the reminders to send.
    pub async fn open_reminders(self, id: TournamentId) -> Result<Vec<RoundReminder>, ServiceError> {
        Ok(self.service.store.tournaments().open_reminders(id).await?)
    }

    /// Returns the player of a reminder, with the running game and the end of the round; `None` if the reminder has
    /// become pointless.
    #[must_use]
    pub fn reminded_player(
        self,
        tournament: &HostedTournament,
        reminder: RoundReminder,
    ) -> Option<(PlayerId, MatchId, Timestamp)> {
        let deadline = tournament.deadline.filter(|deadline| *deadline > self.service.clock.now())?;
        if tournament.round != reminder.round() {
            return None;
        }
        let number = reminder.number();
        let mut open = tournament.games_of(tournament.round).filter(|game| game.result.is_none());
        let game = open.find(|game| game.white == number || game.black == Some(number))?;
        let player = tournament.entrant(number)?.player;
        Some((player, game.match_id?, Timestamp::new(deadline)))
    }

    /// Notes that a player was reminded, or cannot be.
    pub async fn mark_reminded(self, id: TournamentId, reminder: RoundReminder) -> Result<(), ServiceError> {
        Ok(self.service.store.tournaments().note_reminded(id, reminder).await?)
    }
}
