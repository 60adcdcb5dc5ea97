//! Requests about matches: opened, played, resigned.

use std::sync::Arc;

use crate::service::challenge::{stored_options, stored_time};
use crate::service::chance::synthetic_request;
use crate::service::error::Refused;
use crate::service::hosted_match::HostedMatch;
use crate::service::hosted_match::Move;
use crate::service::match_cache::Replayed;
use crate::service::match_clock::Done;
use crate::service::match_list::to_act;
use crate::service::origin::stored_origin;
use crate::service::turn_draft::TurnDraft;
use crate::service::{
    Clocks, ComputerSeat, Event, GameService, Rerating, ServiceError, WorldExclusion, takeback,
};
use crate::store::{ActionRow, ClockRow, CommitResult, MatchEnd, MatchRow};
use crate::workers::{Lane, debug_assert_at_work};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{ActionError, Adjudication, Match, Seat};

/// How often an action is held against the position anew when others are quicker to commit theirs.
const ATTEMPTS: u32 = 4;

impl GameService {
    /// The match with this number as it stands.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn table(&self, id: i64) -> Result<HostedMatch, ServiceError> {
        let row = self.store.match_row(id).await?.ok_or(ServiceError::NoTable)?;
        Box::pin(self.load(row)).await
    }

    /// The match that a challenge became.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn table_of_challenge(&self, challenge: i64) -> Result<HostedMatch, ServiceError> {
        let row = self.store.match_of_challenge(challenge).await?.ok_or(ServiceError::NoTable)?;
        Box::pin(self.load(row)).await
    }

    /// Performs an action. It is committed only against the version it was checked against.
    ///
    /// # Errors
    /// A player who does not sit there, a position that has changed, an action that the rules refuse, a failure of the
    /// database. Nothing has then changed.
    pub async fn act(&self, wanted: &Move) -> Result<HostedMatch, ServiceError> {
        self.act_at(self.table(wanted.table).await?, wanted).await
    }

    /// As [`GameService::act`] in a match that has just been looked up. The answer is the match as the action leaves it; where
    /// the players have left what follows to chance, it has gone on since.
    ///
    /// # Errors
    /// As [`GameService::act`].
    pub async fn act_at(&self, table: HostedMatch, wanted: &Move) -> Result<HostedMatch, ServiceError> {
        let table = Box::pin(self.perform(table, wanted)).await?;
        self.go_on_by_itself(&table).await;
        Ok(table)
    }

    /// Notes what a committed action has left of an agreement on chance, and goes on as agreed.
    pub(super) async fn after_action(&self, table: &HostedMatch, part: u8) {
        self.end_chance(table, part).await;
        self.go_on_by_itself(table).await;
    }

    /// Does what the players have left to chance or planned.
    async fn go_on_by_itself(&self, table: &HostedMatch) {
        if table.left_to_chance.is_some()
            && let Err(error) = Box::pin(self.follow_chance(table.id)).await
        {
            // The action stands. The rest is done when it is looked for again.
            tracing::warn!("game {} did not go on by chance: {error}", table.id);
        }
        if table.game.position().is_seed_secret()
            && let Err(error) = Box::pin(self.follow_placing_plans(table.id)).await
        {
            tracing::warn!("game {} did not go on as planned: {}", table.id, error);
        }
    }

    /// Ends an agreement on chance with the part of the game for which it was made.
    async fn end_chance(&self, table: &HostedMatch, part: u8) {
        if table.left_to_chance.is_some()
            && table.game.position().part() != part
            && let Err(error) = self.store.leave_nothing_to_chance(table.id).await
        {
            tracing::warn!("game {} is still noted as left to chance: {error}", table.id);
        }
    }

    /// Performs an action and nothing that follows from it.
    pub(super) async fn perform(
        &self,
        table: HostedMatch,
        wanted: &Move,
    ) -> Result<HostedMatch, ServiceError> {
        table.goes_on()?;
        let part = table.game.position().part();
        let text = wanted.text.clone();
        let table = self
            .commit(table, wanted, move |game, seat| {
                game.act(seat, &text).map(|_| ()).map_err(|refusal| (text.clone(), refusal))
            })
            .await?;
        self.end_chance(&table, part).await;
        Ok(table)
    }

    /// Resigns the match for a player; `text` of the request is passed over.
    ///
    /// # Errors
    /// As [`GameService::act`].
    pub async fn resign(&self, wanted: &Move) -> Result<HostedMatch, ServiceError> {
        self.commit(self.table(wanted.table).await?, wanted, |game, seat| {
            game.conclude(Adjudication::Resignation(seat))
                .map(|_| ())
                .map_err(|refusal| ("resign".to_owned(), refusal))
        })
        .await
    }

    pub(super) async fn commit(
        &self,
        table: HostedMatch,
        wanted: &Move,
        perform: impl Fn(&mut Match, Seat) -> Result<(), (String, ActionError)> + Clone + Send + 'static,
    ) -> Result<HostedMatch, ServiceError> {
        match Box::pin(self.try_commit(table, wanted, perform)).await {
            // The same request may have come twice, and its twin been quicker: then it is done.
            Err(ServiceError::Stale | ServiceError::Refused(_) | ServiceError::Store(_))
                if self.store.action_of_request(wanted.request).await?.is_some() =>
            {
                self.table(wanted.table).await
            }
            result => result,
        }
    }

    async fn try_commit(
        &self,
        mut table: HostedMatch,
        wanted: &Move,
        perform: impl Fn(&mut Match, Seat) -> Result<(), (String, ActionError)> + Clone + Send + 'static,
    ) -> Result<HostedMatch, ServiceError> {
        for _ in 0..ATTEMPTS {
            let seat = table.require_seat(wanted.player)?;
            if wanted.version.is_some_and(|version| !table.is_current(seat, version)) {
                return Err(ServiceError::Stale);
            }
            let (version, known) = (table.version(), table.game.plies().len());
            let perform = perform.clone();
            table.game = self.changed(&table.game, move |game| perform(game, seat)).await?;
            let progress = self.progress(&mut table, version, known, wanted.request).await?;
            if progress.actions.is_empty() {
                return Ok(table);
            }
            if self.append(table.id, progress).await? {
                self.matches.put(table.id, table.replayed());
                return Ok(table);
            }
            // Somebody else was quicker. What was chosen at the same time as theirs still counts.
            table = self.table(wanted.table).await?;
        }
        Err(ServiceError::Stale)
    }

    /// What is to be committed of a match in which plies have been added, to `known` ones at this version. The last is the
    /// request's. The clocks of the match are brought up to now.
    pub(super) async fn progress(
        &self,
        table: &mut HostedMatch,
        version: i64,
        known: usize,
        request: i64,
    ) -> Result<CommitResult, ServiceError> {
        let at = self.clock.now();
        let added = &table.game.plies()[known..];
        let last = version + added.len() as i64 - 1;
        let actions = added.iter().zip(version..).map(|(ply, before)| ActionRow {
            ply: before + 1,
            seat: ply.seat.map(|seat| seat.index() as i64),
            text: ply.text.clone(),
            request: if before == last { request } else { synthetic_request(table.id, before) },
            at,
        });
        let mut progress = CommitResult {
            actions: actions.collect(),
            to_act: Some(to_act(&table.game)),
            ..CommitResult::default()
        };
        progress.end = table.game.outcome().map(|outcome| MatchEnd {
            winner: outcome.winner.map(|seat| seat.index() as i64),
            reason: outcome.reason,
            counted: !outcome.is_aborted(),
        });
        progress.world = Some(self.world.terms(table.game.game().name(), at));
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
    pub(super) async fn append(&self, table: i64, progress: CommitResult) -> Result<bool, ServiceError> {
        let (accepted, actions) = (progress.accepted, progress.actions.len());
        let first = Self::first_moment(&progress.clocks);
        let Some(lapsed) = self.store.append(table, progress).await? else { return Ok(false) };
        self.meter.count_actions(actions);
        self.expect(first);
        self.notify(Event::Match(table));
        for offer in lapsed.into_iter().chain(accepted) {
            self.notify(Event::Offer(offer));
        }
        Ok(true)
    }

    /// Notes the thread in which a match is played.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn plays_in(&self, table: i64, thread: i64) -> Result<(), ServiceError> {
        Ok(self.store.set_thread(table, Some(thread)).await?)
    }

    /// Notes that a match is played in its channel again, its thread being gone.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn leaves_thread(&self, table: i64) -> Result<(), ServiceError> {
        Ok(self.store.set_thread(table, None).await?)
    }

    /// Notes that a match has nowhere to be played any more. It goes on when it is moved.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn loses_place(&self, table: i64) -> Result<(), ServiceError> {
        Ok(self.store.set_homeless(table).await?)
    }

    /// Moves a match to a channel, where its board is then to be shown.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn moves_to(&self, table: i64, server: Option<i64>, channel: i64) -> Result<(), ServiceError> {
        self.store.move_match(table, server, channel).await?;
        self.notify(Event::Match(table));
        Ok(())
    }

    /// Notes that Discord has been told of a match up to a version, and which message shows its board.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn told_table(&self, table: i64, version: i64, board: Option<i64>) -> Result<(), ServiceError> {
        self.store.match_announced(table, version, board).await?;
        if !self.store.watchers(table).await?.is_empty() {
            self.notify(Event::Watchers(table));
        }
        Ok(())
    }

    /// A match after a change that may be refused, made off the async threads.
    pub(super) async fn changed(
        &self,
        game: &Arc<Match>,
        change: impl FnOnce(&mut Match) -> Result<(), (String, ActionError)> + Send + 'static,
    ) -> Result<Arc<Match>, ServiceError> {
        let mut game = Arc::clone(game);
        let work = move || change(Arc::make_mut(&mut game)).map(|()| game);
        let changed = self.workers.run(Lane::Game, work).await?;
        changed.map_err(|(text, refusal)| ServiceError::Refused(Refused { text, refusal }))
    }

    pub(super) async fn load(&self, row: MatchRow) -> Result<HostedMatch, ServiceError> {
        let clocks = self.store.clocks(row.id).await?;
        let names = self.names_of(&row).await?;
        let reratings = self.reratings(&row).await?;
        let replayed = match self.matches.get(&row) {
            Some(replayed) => replayed,
            None => self.replayed(&row).await?,
        };
        let mut table = table(row, replayed, &clocks, names, reratings)?;
        if table.game.is_within_turn() {
            table.draft = self.draft_of(&table).await?;
        }
        Ok(table)
    }

    /// What replaying the stored actions of a match gives.
    async fn replayed(&self, row: &MatchRow) -> Result<Replayed, ServiceError> {
        let id = row.id;
        let actions = self.store.actions(id).await?;
        let setup = self.store.setup(row.challenge).await?.map(|setup| setup.position);
        let row = row.clone();
        let replayed = self.workers.run(Lane::Game, move || replay(&row, setup, &actions)).await??;
        self.matches.replays.inc();
        self.matches.put(id, replayed.clone());
        Ok(replayed)
    }
}

/// What these actions of a match lead to.
fn replay(row: &MatchRow, setup: Option<String>, actions: &[ActionRow]) -> Result<Replayed, ServiceError> {
    debug_assert_at_work();
    let corrupt = |why: String| ServiceError::Corrupt(row.id, why);
    trickmate_rules::game(&row.game).ok_or(ServiceError::NoGame)?;
    let rules = u32::try_from(row.rules).ok();
    let game = rules.and_then(|rules| trickmate_rules::game_at(&row.game, rules));
    let game = game.ok_or(ServiceError::UnknownRules(row.id))?;
    let options = stored_options(game, &row.options)?;
    let seed = <[u8; 32]>::try_from(&row.seed[..]).map_err(|error| corrupt(error.to_string()))?;
    let mut played = match setup {
        Some(setup) => Match::from_position(game, options, Seed::new(seed), setup)
            .map_err(|_| corrupt("the position it begins in is refused".to_owned()))?,
        None => Match::new(game, options, Seed::new(seed)),
    };
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
    Ok(Replayed { game: Arc::new(played), ahead, settled })
}

/// The table that the rows tell of.
fn table(
    row: MatchRow,
    Replayed { game, ahead, settled }: Replayed,
    clocks: &[ClockRow],
    [mut names, mut names_there]: [[Option<String>; 2]; 2],
    reratings: Vec<Rerating>,
) -> Result<HostedMatch, ServiceError> {
    let time = stored_time(row.id, &row.time)?;
    let origin = stored_origin(&row)?;
    let computer = ComputerSeat::of(row.computer, row.level, row.computer_expects);
    if let Some(computer) = computer {
        names[computer.seat.index()] = Some(computer.name());
        names_there[computer.seat.index()] = None;
    }
    Ok(HostedMatch {
        id: row.id,
        game,
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
        is_paused: row.paused != 0 && row.ended_at.is_none(),
        names,
        names_there,
        left_to_chance: row.left_to_chance,
        time,
        clocks: Clocks::of(time, clocks),
        rated: row.rated != 0,
        counted: row.counted != 0,
        world_exclusion: row.world_exclusion.as_deref().and_then(WorldExclusion::of),
        computer,
        hints: row.hints != 0,
        reratings,
        origin,
        warns: false,
        draft: TurnDraft::default(),
    })
}
