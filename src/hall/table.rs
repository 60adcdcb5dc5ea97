//! Tables: a match, its players and where it is played.

use super::challenge::{stored_options, stored_time};
use super::chance::own_request;
use super::clocks::Done;
use super::draft::TurnDraft;
use super::error::Refused;
use super::{Clocks, Hall, HallError, Notice, Rerating, TimeControl, takeback};
use crate::rules::kernel::Seed;
use crate::rules::{self, Conclusion, Match, Refusal, Seat};
use crate::store::{ActionRow, ClockRow, MatchEnd, MatchRow, Progress};

/// How many matches a list shows at the most.
const LISTED: u32 = 25;

/// How often an action is held against the position anew when others are quicker to commit theirs.
const ATTEMPTS: u32 = 4;

/// A match as it stands, with its players and its place.
#[derive(Clone)]
pub struct Table {
    /// Its number.
    pub id: i64,
    /// The match.
    pub game: Match,
    /// By how much the version is ahead of the plies, moves having been taken back.
    ahead: i64,
    /// The version since which no move has been taken back.
    settled: i64,
    /// The players, the first mover first.
    pub players: [i64; 2],
    /// The Discord server.
    pub server: Option<i64>,
    /// The channel where it was arranged.
    pub channel: i64,
    /// The thread in which it is played, if it has one.
    pub thread: Option<i64>,
    /// The challenge it comes from.
    pub challenge: i64,
    /// How many actions Discord has been told of; -1 before the first board.
    pub told: i64,
    /// The latest board message.
    pub board: Option<i64>,
    /// The message of its first board.
    pub first_board: Option<i64>,
    /// Whether its channel is gone and the players know.
    pub homeless: bool,
    /// The names under which the players were last seen.
    pub names: [Option<String>; 2],
    /// The task that both players have agreed to leave to chance.
    pub left_to_chance: Option<String>,
    /// The time control.
    pub time: TimeControl,
    /// The clocks as they were last set; `None` where there are none, or the match is over.
    pub clocks: Option<Clocks>,
    /// What the seat to act has done in a turn that is not over yet.
    pub(super) draft: TurnDraft,
    /// Whether its result changes the players' ratings.
    pub rated: bool,
    /// Whether its result counts: not when it was aborted or its result removed.
    pub counted: bool,
    /// How its result has changed ratings.
    pub reratings: Vec<Rerating>,
}

/// What a player wants to do.
#[derive(Clone, Debug)]
pub struct Move {
    /// The match.
    pub table: i64,
    /// The version of the position that the player was looking at, where known.
    pub version: Option<i64>,
    /// Who.
    pub player: i64,
    /// What: an action in the game's notation.
    pub text: String,
    /// Discord's id of the request: the same request twice is one action.
    pub request: i64,
}

impl Table {
    /// How many actions have been committed, with those that were taken back and the taking back itself: it only grows.
    /// An action is committed against it.
    #[must_use]
    pub fn version(&self) -> i64 {
        self.game.plies().len() as i64 + self.ahead
    }

    /// How many of the match's plies there were at a version; `None` where some of those have been taken back since, and
    /// for the future.
    #[must_use]
    pub fn plies_at(&self, version: i64) -> Option<usize> {
        let known = self.settled..=self.version();
        usize::try_from(version - self.ahead).ok().filter(|_| known.contains(&version))
    }

    /// Whether what a seat chose at this version can still be done: see [`Match::is_current`].
    #[must_use]
    pub fn is_current(&self, seat: Seat, version: i64) -> bool {
        self.plies_at(version).is_some_and(|plies| self.game.is_current(seat, plies))
    }

    /// Where it is played: the thread, else the channel.
    #[must_use]
    pub fn place(&self) -> i64 {
        self.thread.unwrap_or(self.channel)
    }

    /// Where the player sits.
    #[must_use]
    pub fn seat_of(&self, player: i64) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.players[seat.index()] == player)
    }
}

impl Hall {
    /// The match with this number as it stands.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn table(&self, id: i64) -> Result<Table, HallError> {
        let row = self.store.match_row(id).await?.ok_or(HallError::NoTable)?;
        self.load(row).await
    }

    /// The player's running match in a channel or thread: the latest, one where it is the player's turn first.
    ///
    /// # Errors
    /// No running match of the player there, a failure of the database.
    pub async fn table_here(&self, player: i64, channel: i64) -> Result<Table, HallError> {
        let mut found = None;
        for row in self.store.running_matches(player, channel).await? {
            let table = self.load(row).await?;
            if table.seat_of(player).is_some_and(|seat| table.game.to_act().contains(&seat)) {
                return Ok(table);
            }
            found = found.or(Some(table));
        }
        found.ok_or(HallError::NothingHere)
    }

    /// The match that people in a channel or thread are likely to mean: the latest, running ones first.
    ///
    /// # Errors
    /// No match there, a failure of the database.
    pub async fn latest_here(&self, channel: i64) -> Result<Table, HallError> {
        let row = self.store.latest_match_in(channel).await?.ok_or(HallError::NothingHere)?;
        self.load(row).await
    }

    /// The match that a challenge became.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn table_of_challenge(&self, challenge: i64) -> Result<Table, HallError> {
        let row = self.store.match_of_challenge(challenge).await?.ok_or(HallError::NoTable)?;
        self.load(row).await
    }

    /// The player's matches, running ones first, then the latest.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn tables_of(&self, player: i64) -> Result<Vec<Table>, HallError> {
        let mut tables = Vec::new();
        for row in self.store.matches_of(player, LISTED).await? {
            tables.push(self.load(row).await?);
        }
        Ok(tables)
    }

    /// Performs an action. It is committed only against the version it was checked against.
    ///
    /// # Errors
    /// A player who does not sit there, a position that has changed, an action that the rules refuse, a failure of the
    /// database. Nothing has then changed.
    pub async fn act(&self, wanted: &Move) -> Result<Table, HallError> {
        self.act_at(self.table(wanted.table).await?, wanted).await
    }

    /// As [`Hall::act`] in a match that has just been looked up. The answer is the match as the action leaves it; where
    /// the players have left what follows to chance, it has gone on since.
    ///
    /// # Errors
    /// As [`Hall::act`].
    pub async fn act_at(&self, table: Table, wanted: &Move) -> Result<Table, HallError> {
        let table = self.perform(table, wanted).await?;
        if table.left_to_chance.is_some()
            && let Err(error) = self.follow_chance(table.id).await
        {
            // The action stands. The rest is done when it is looked for again.
            tracing::warn!("game {} did not go on by chance: {error}", table.id);
        }
        Ok(table)
    }

    /// Performs an action and nothing that follows from it.
    pub(super) async fn perform(&self, table: Table, wanted: &Move) -> Result<Table, HallError> {
        let part = table.game.position().part();
        let table = self
            .commit(table, wanted, |game, seat| {
                game.act(seat, &wanted.text).map(|_| ()).map_err(|refusal| (wanted.text.clone(), refusal))
            })
            .await?;
        if table.left_to_chance.is_some() && table.game.position().part() != part {
            // What was agreed held for that part of the game.
            if let Err(error) = self.store.leave_nothing_to_chance(table.id).await {
                tracing::warn!("game {} is still noted as left to chance: {error}", table.id);
            }
        }
        Ok(table)
    }

    /// Resigns the match for a player; `text` of the request is passed over.
    ///
    /// # Errors
    /// As [`Hall::act`].
    pub async fn resign(&self, wanted: &Move) -> Result<Table, HallError> {
        self.commit(self.table(wanted.table).await?, wanted, |game, seat| {
            game.conclude(Conclusion::Resignation(seat))
                .map(|_| ())
                .map_err(|refusal| ("resign".to_owned(), refusal))
        })
        .await
    }

    pub(super) async fn commit(
        &self,
        table: Table,
        wanted: &Move,
        perform: impl Fn(&mut Match, Seat) -> Result<(), (String, Refusal)>,
    ) -> Result<Table, HallError> {
        match self.try_commit(table, wanted, perform).await {
            // The same request may have come twice, and its twin been quicker: then it is done.
            Err(HallError::Stale | HallError::Refused(_) | HallError::Store(_))
                if self.store.action_of_request(wanted.request).await?.is_some() =>
            {
                self.table(wanted.table).await
            }
            result => result,
        }
    }

    async fn try_commit(
        &self,
        mut table: Table,
        wanted: &Move,
        perform: impl Fn(&mut Match, Seat) -> Result<(), (String, Refusal)>,
    ) -> Result<Table, HallError> {
        for _ in 0..ATTEMPTS {
            let seat = table
                .seat_of(wanted.player)
                .ok_or(HallError::NotSeated(table.players[0], table.players[1]))?;
            if wanted.version.is_some_and(|version| !table.is_current(seat, version)) {
                return Err(HallError::Stale);
            }
            let (version, known) = (table.version(), table.game.plies().len());
            perform(&mut table.game, seat)
                .map_err(|(text, refusal)| HallError::Refused(Refused { text, refusal }))?;
            let progress = self.progress(&mut table, version, known, wanted.request).await?;
            if progress.actions.is_empty() {
                return Ok(table);
            }
            if self.append(table.id, progress).await? {
                return Ok(table);
            }
            // Somebody else was quicker. What was chosen at the same time as theirs still counts.
            table = self.table(wanted.table).await?;
        }
        Err(HallError::Stale)
    }

    /// What is to be committed of a match in which plies have been added, to `known` ones at this version. The first is the
    /// request's. The clocks of the match are brought up to now.
    pub(super) async fn progress(
        &self,
        table: &mut Table,
        version: i64,
        known: usize,
        request: i64,
    ) -> Result<Progress, HallError> {
        let at = self.clock.now();
        let added = &table.game.plies()[known..];
        let actions = added.iter().zip(version..).map(|(ply, before)| ActionRow {
            ply: before + 1,
            seat: ply.seat.map(|seat| seat.index() as i64),
            text: ply.text.clone(),
            request: if before == version { request } else { own_request(table.id, before) },
            at,
        });
        let mut progress = Progress { actions: actions.collect(), ..Progress::default() };
        progress.end = table.game.outcome().map(|outcome| MatchEnd {
            winner: outcome.winner.map(|seat| seat.index() as i64),
            reason: outcome.reason,
            counted: !outcome.is_aborted(),
        });
        if let (Some(clocks), Some(last)) = (table.clocks, added.last()) {
            let done =
                Done { seat: last.seat, simultaneous: last.simultaneous, to_act: &table.game.to_act(), at };
            let after = clocks.after(&done);
            progress.clocks = self.clock_rows(table.time, table.players, Some(&clocks), &after).await?;
            table.clocks = Some(after);
        }
        Ok(progress)
    }

    /// Commits the progress of a match and tells of it; whether it was still at that version.
    pub(super) async fn append(&self, table: i64, progress: Progress) -> Result<bool, HallError> {
        let (accepted, actions) = (progress.accepted, progress.actions.len());
        let first = Self::first_moment(&progress.clocks);
        let Some(lapsed) = self.store.append(table, progress).await? else { return Ok(false) };
        self.meter.count_actions(actions);
        self.expect(first);
        self.notify(Notice::Table(table));
        for offer in lapsed.into_iter().chain(accepted) {
            self.notify(Notice::Offer(offer));
        }
        Ok(true)
    }

    /// Notes the thread in which a match is played.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn plays_in(&self, table: i64, thread: i64) -> Result<(), HallError> {
        Ok(self.store.set_thread(table, Some(thread)).await?)
    }

    /// Notes that a match is played in its channel again, its thread being gone.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn leaves_thread(&self, table: i64) -> Result<(), HallError> {
        Ok(self.store.set_thread(table, None).await?)
    }

    /// Notes that a match has nowhere to be played any more. It goes on when it is moved.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn loses_place(&self, table: i64) -> Result<(), HallError> {
        Ok(self.store.set_homeless(table).await?)
    }

    /// Moves a match to a channel, where its board is then to be shown.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn moves_to(&self, table: i64, server: Option<i64>, channel: i64) -> Result<(), HallError> {
        self.store.move_match(table, server, channel).await?;
        self.notify(Notice::Table(table));
        Ok(())
    }

    /// Notes that Discord has been told of a match up to a version, and which message shows its board.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn told_table(&self, table: i64, version: i64, board: Option<i64>) -> Result<(), HallError> {
        self.store.match_announced(table, version, board).await?;
        if !self.store.watchers(table).await?.is_empty() {
            self.notify(Notice::Watchers(table));
        }
        Ok(())
    }

    pub(super) async fn load(&self, row: MatchRow) -> Result<Table, HallError> {
        let actions = self.store.actions(row.id).await?;
        let clocks = self.store.clocks(row.id).await?;
        let id = row.id;
        let names = self.store.player_names([row.first_player, row.second_player]).await?;
        let reratings = self.reratings(&row).await?;
        let replayed =
            tokio::task::spawn_blocking(move || replay(row, &actions, &clocks, names, reratings)).await;
        let mut table = replayed.map_err(|error| HallError::Corrupt(id, error.to_string()))??;
        if table.game.is_within_turn() {
            table.draft = self.draft_of(&table).await?;
        }
        Ok(table)
    }
}

/// The table that the rows tell of.
fn replay(
    row: MatchRow,
    actions: &[ActionRow],
    clocks: &[ClockRow],
    names: [Option<String>; 2],
    reratings: Vec<Rerating>,
) -> Result<Table, HallError> {
    let time = stored_time(row.id, &row.time)?;
    let corrupt = |why: String| HallError::Corrupt(row.id, why);
    let game = rules::game(&row.game).ok_or(HallError::NoGame)?;
    let options = stored_options(game, &row.options)?;
    let seed = <[u8; 32]>::try_from(&row.seed[..]).map_err(|error| corrupt(error.to_string()))?;
    let mut played = Match::new(game, options, Seed::new(seed));
    let mut texts: Vec<&str> = Vec::with_capacity(actions.len());
    let mut settled = 0;
    for action in actions {
        match takeback::plies_left(&action.text) {
            Some(left) => {
                texts.truncate(left);
                settled = action.ply;
            }
            None => texts.push(&action.text),
        }
    }
    let ahead = actions.len() as i64 - texts.len() as i64;
    played
        .play_all(texts)
        // Not the action itself: it may be a secret.
        .map_err(|error| corrupt(format!("ply {} is refused", error.ply)))?;
    Ok(Table {
        id: row.id,
        game: played,
        ahead,
        settled,
        players: [row.first_player, row.second_player],
        server: row.server,
        channel: row.channel,
        thread: row.thread,
        challenge: row.challenge,
        told: row.announced,
        board: row.board,
        first_board: row.first_board,
        homeless: row.homeless != 0,
        names,
        left_to_chance: row.left_to_chance,
        time,
        clocks: Clocks::of(time, clocks),
        draft: TurnDraft::default(),
        rated: row.rated != 0,
        counted: row.counted != 0,
        reratings,
    })
}
