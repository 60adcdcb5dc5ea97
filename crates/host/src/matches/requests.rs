//! Requests about matches: opening, playing, resigning.

use std::sync::Arc;
use std::time::Instant;

use crate::clocks::clock_row::ClockRow;
use crate::clocks::due::first_moment;
use crate::clocks::match_clock::{Clocks, Done};
use crate::computer::computer_game::ComputerSeat;
use crate::error::{Refused, ServiceError};
use crate::event::Event;
use crate::ids::{ChallengeId, ChannelId, MatchId, MessageId, RequestId, Timestamp, Version};
use crate::invitations::challenge::{stored_options, stored_time};
use crate::matches::action::ActionRow;
use crate::matches::action_rows::CommitResult;
use crate::matches::cache::Replayed;
use crate::matches::chance::synthetic_request;
use crate::matches::handle::MatchRequests;
use crate::matches::hosted_match::{Announcing, HostedMatch, Move, SeriesPlace};
use crate::matches::hosted_rows::HostedRow;
use crate::matches::list::to_act;
use crate::matches::origin::stored_origin;
use crate::matches::rows::{MatchEnd, MatchRow};
use crate::matches::takeback;
use crate::ratings::requests::Rerating;
use crate::teams::team_of;
use crate::turns::draft::TurnDraft;
use crate::workers::{Lane, debug_assert_at_work};
use crate::world::rows::WorldExclusion;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{ActionError, Adjudication, Match, Odds, Seat};

/// Most attempts to check and commit an action if others keep being committed first.
const ATTEMPTS: u32 = 4;
/// Most attempts to read a row again if it is older than the actions of its match.
const MAX_REREADS: u32 = 3;

impl MatchRequests<'_> {
    /// Returns the current state of the match with this number.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn hosted_match(self, id: MatchId) -> Result<HostedMatch, ServiceError> {
        let row = self.service.store.matches().hosted_match(id).await?.ok_or(ServiceError::NoMatch)?;
        Box::pin(self.load(row)).await
    }

    /// Returns the match that a challenge became.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn match_of_challenge(self, challenge: ChallengeId) -> Result<HostedMatch, ServiceError> {
        let row =
            self.service.store.matches().match_of_challenge(challenge).await?.ok_or(ServiceError::NoMatch)?;
        Box::pin(self.load(row)).await
    }

    /// Performs an action. It is committed only for the version for which it was checked.
    ///
    /// # Errors
    /// A player who is not in the match, a position that has changed, an action that the rules refuse, a failure of the
    /// database. Nothing has then changed.
    pub async fn act(self, wanted: &Move) -> Result<HostedMatch, ServiceError> {
        self.act_at(self.hosted_match(wanted.match_id).await?, wanted).await
    }

    /// Acts like [`MatchRequests::act`] in a match that was just loaded. Returns the match after the action; if the
    /// players have left the rest to chance, further actions may have followed.
    ///
    /// # Errors
    /// As [`MatchRequests::act`].
    pub async fn act_at(self, hosted: HostedMatch, wanted: &Move) -> Result<HostedMatch, ServiceError> {
        let hosted = Box::pin(self.perform(hosted, wanted)).await?;
        self.go_on_by_itself(&hosted).await;
        Ok(hosted)
    }

    /// Updates an agreement on chance after an action, and continues as agreed.
    pub(crate) async fn after_action(self, hosted: &HostedMatch, part: u8) {
        self.end_chance(hosted, part).await;
        self.go_on_by_itself(hosted).await;
    }

    /// Does the actions that the players have left to chance or planned.
    async fn go_on_by_itself(self, hosted: &HostedMatch) {
        if hosted.left_to_chance.is_some()
            && let Err(error) = Box::pin(self.follow_chance(hosted.id)).await
        {
            // The action is committed. The next regular check does the rest.
            tracing::warn!("game {} did not go on by chance: {error}", hosted.id);
        }
        if hosted.game.position().is_seed_secret()
            && let Err(error) = Box::pin(self.service.placing_plans().follow_placing_plans(hosted.id)).await
        {
            tracing::warn!("game {} did not go on as planned: {}", hosted.id, error);
        }
    }

    /// Ends an agreement on chance together with its part of the game.
    async fn end_chance(self, hosted: &HostedMatch, part: u8) {
        if hosted.left_to_chance.is_some()
            && hosted.game.position().part() != part
            && let Err(error) = self.service.store.matches().leave_nothing_to_chance(hosted.id).await
        {
            tracing::warn!("game {} is still noted as left to chance: {error}", hosted.id);
        }
    }

    /// Performs an action, without the further actions that follow from it.
    pub(crate) async fn perform(
        self,
        hosted: HostedMatch,
        wanted: &Move,
    ) -> Result<HostedMatch, ServiceError> {
        hosted.goes_on()?;
        let part = hosted.game.position().part();
        let text = wanted.text.clone();
        let hosted = self
            .commit(hosted, wanted, move |game, seat| {
                game.act(seat, &text).map(|_| ()).map_err(|refusal| (text.clone(), refusal))
            })
            .await?;
        self.end_chance(&hosted, part).await;
        Ok(hosted)
    }

    /// Resigns the match for a player; `text` of the request is ignored.
    ///
    /// # Errors
    /// As [`MatchRequests::act`].
    pub async fn resign(self, wanted: &Move) -> Result<HostedMatch, ServiceError> {
        self.commit(self.hosted_match(wanted.match_id).await?, wanted, |game, seat| {
            game.conclude(Adjudication::Resignation(seat))
                .map(|_| ())
                .map_err(|refusal| ("resign".to_owned(), refusal))
        })
        .await
    }

    pub(crate) async fn commit(
        self,
        hosted: HostedMatch,
        wanted: &Move,
        perform: impl Fn(&mut Match, Seat) -> Result<(), (String, ActionError)> + Clone + Send + 'static,
    ) -> Result<HostedMatch, ServiceError> {
        match Box::pin(self.try_commit(hosted, wanted, perform)).await {
            // The same request may have come twice, and the other one was quicker: then the work is done.
            Err(ServiceError::Stale | ServiceError::Refused(_) | ServiceError::Store(_))
                if self.service.store.matches().action_of_request(wanted.request).await?.is_some() =>
            {
                self.hosted_match(wanted.match_id).await
            }
            result => result,
        }
    }

    async fn try_commit(
        self,
        mut hosted: HostedMatch,
        wanted: &Move,
        perform: impl Fn(&mut Match, Seat) -> Result<(), (String, ActionError)> + Clone + Send + 'static,
    ) -> Result<HostedMatch, ServiceError> {
        for _ in 0..ATTEMPTS {
            let seat = hosted.require_seat(wanted.player)?;
            if wanted.version.is_some_and(|version| !hosted.is_current(seat, version)) {
                return Err(ServiceError::Stale);
            }
            let (version, known) = (hosted.version(), hosted.game.plies().len());
            let perform = perform.clone();
            hosted.game = self.changed(&hosted.game, move |game| perform(game, seat)).await?;
            let _held = self.service.agenda.hold().await;
            let progress = self.progress(&mut hosted, version, known, wanted.request).await?;
            if progress.actions.is_empty() {
                return Ok(hosted);
            }
            if self.append(hosted.id, progress).await? {
                tracing::debug!("committed: version {}", hosted.version());
                self.service.matches.put(hosted.id, hosted.replayed());
                return Ok(hosted);
            }
            // Somebody else was quicker. A choice made at the same time as theirs still counts.
            hosted = self.hosted_match(wanted.match_id).await?;
        }
        Err(ServiceError::Stale)
    }

    /// Returns the commit of the plies added to the `known` ones of this version; the last of them is the request's.
    /// Updates the clocks of the match to now; they must not be moved until the commit.
    pub(crate) async fn progress(
        self,
        hosted: &mut HostedMatch,
        version: Version,
        known: usize,
        request: RequestId,
    ) -> Result<CommitResult, ServiceError> {
        let at = self.service.clock.timestamp();
        if hosted.clocks.is_some() && self.service.agenda.has_moved_since(hosted.read_at) {
            hosted.clocks = Clocks::of(hosted.times(), &self.service.store.clocks().clocks(hosted.id).await?);
        }
        let added = &hosted.game.plies()[known..];
        let count = added.len();
        let actions = added.iter().enumerate().map(|(index, ply)| ActionRow {
            ply: version.after(index + 1),
            seat: ply.seat,
            text: ply.text.clone(),
            request: if index + 1 == count {
                request
            } else {
                synthetic_request(hosted.id, version.after(index))
            },
            at,
        });
        let mut progress = CommitResult {
            actions: actions.collect(),
            to_act: Some(to_act(&hosted.game)),
            has_teams: hosted.teams.is_some(),
            ..CommitResult::default()
        };
        progress.end = hosted.game.outcome().map(|outcome| MatchEnd {
            winner: outcome.winner,
            reason: outcome.reason.name(),
            counted: !outcome.is_aborted(),
        });
        progress.world = Some(self.service.world.terms(hosted.game.game().name(), at));
        if let (Some(clocks), Some(last)) = (hosted.clocks, added.last()) {
            let done =
                Done { seat: last.seat, simultaneous: last.simultaneous, to_act: &hosted.game.to_act(), at };
            let after = clocks.after(&done);
            progress.clocks = self.service.clocks().clock_rows(hosted.players, Some(&clocks), &after).await?;
            hosted.clocks = Some(after);
        }
        Ok(progress)
    }

    /// Commits the progress of a match and announces it; returns whether it was still at that version.
    pub(crate) async fn append(
        self,
        match_id: MatchId,
        progress: CommitResult,
    ) -> Result<bool, ServiceError> {
        let (accepted, actions) = (progress.accepted, progress.actions.len());
        let (is_over, has_teams) = (progress.end.is_some(), progress.has_teams);
        let first = first_moment(&progress.clocks);
        let Some(lapsed) = self.service.store.matches().append(match_id, progress).await? else {
            return Ok(false);
        };
        self.service.meter.count_actions(actions);
        self.service.clocks().expect(first);
        self.service.notify(Event::Match(match_id));
        // The end is committed; if this fails, the next regular check finds the tournament.
        if is_over
            && let Ok(Some(tournament)) = self.service.store.tournaments().tournament_of(match_id).await
        {
            self.service.tournaments().woken(tournament);
        }
        if is_over && let Ok(Some(series)) = self.service.store.series().of_match(match_id).await {
            self.service.series().woken(series);
        }
        if is_over && let Ok(Some(simul)) = self.service.store.simuls().simul_of(match_id).await {
            self.service.notify(Event::Simul(simul));
        }
        if has_teams {
            self.service.clocks().expect(Some(Timestamp::default()));
        }
        for offer in lapsed.into_iter().chain(accepted) {
            self.service.notify(Event::Offer(offer));
        }
        Ok(true)
    }

    /// Notes the thread in which a match is played.
    pub async fn plays_in(self, match_id: MatchId, thread: ChannelId) -> Result<(), ServiceError> {
        Ok(self.service.store.matches().set_thread(match_id, Some(thread)).await?)
    }

    /// Notes that a match is played in its channel again, since its thread is gone.
    pub async fn leaves_thread(self, match_id: MatchId) -> Result<(), ServiceError> {
        Ok(self.service.store.matches().set_thread(match_id, None).await?)
    }

    /// Notes that a match has no channel any more. It continues when it is moved.
    pub async fn mark_channel_lost(self, match_id: MatchId) -> Result<(), ServiceError> {
        Ok(self.service.store.matches().mark_channel_lost(match_id).await?)
    }

    /// Moves a match to another channel of its server, where its board is then posted.
    pub async fn move_to_channel(self, match_id: MatchId, channel: ChannelId) -> Result<(), ServiceError> {
        self.service.store.matches().move_match(match_id, channel).await?;
        self.service.notify(Event::Match(match_id));
        Ok(())
    }

    /// Notes the announced version of a match, and the message with its board.
    pub async fn mark_announced(
        self,
        match_id: MatchId,
        version: Version,
        board: Option<MessageId>,
        is_watched: bool,
    ) -> Result<(), ServiceError> {
        self.service.store.matches().match_announced(match_id, version, board).await?;
        if is_watched {
            self.service.notify(Event::Watchers(match_id));
        }
        Ok(())
    }

    /// Returns a match after a change that may be refused, made on a worker thread.
    pub(crate) async fn changed(
        self,
        game: &Arc<Match>,
        change: impl FnOnce(&mut Match) -> Result<(), (String, ActionError)> + Send + 'static,
    ) -> Result<Arc<Match>, ServiceError> {
        let mut game = Arc::clone(game);
        let work = move || change(Arc::make_mut(&mut game)).map(|()| game);
        let changed = self.service.workers.run(Lane::Game, work).await?;
        changed.map_err(|(text, refusal)| ServiceError::Refused(Refused { text, refusal }))
    }

    /// Returns the match of these rows, replayed unless it is cached.
    pub(crate) async fn load(self, mut hosted: HostedRow) -> Result<HostedMatch, ServiceError> {
        let mut rereads = 0;
        let replayed = loop {
            let replayed = match self.service.matches.get(&hosted.row) {
                Some(replayed) => replayed,
                None => self.replayed(&hosted.row).await?,
            };
            // Commits since the row was read have also moved the clocks.
            if replayed.version() <= hosted.row.version || rereads == MAX_REREADS {
                break replayed;
            }
            rereads += 1;
            hosted = self
                .service
                .store
                .matches()
                .hosted_match(hosted.row.id)
                .await?
                .ok_or(ServiceError::NoMatch)?;
        };
        let HostedRow { row, clocks, names, names_there, preferences, read_at, series, .. } = hosted;
        let announcing = Announcing {
            is_watched: hosted.is_watched,
            has_hands: hosted.has_hands,
            has_turn_notes: hosted.has_turn_notes,
        };
        if row.computer.is_none() {
            self.service.between_people.put(row.id, (), read_at);
        }
        for (player, row) in [row.first_player, row.second_player].into_iter().zip(preferences) {
            self.service.preferences.put(player, row, read_at);
        }
        let reratings = self.service.ratings().reratings(&row).await?;
        let mut hosted = hosted_match(row, replayed, &clocks, [names, names_there], reratings)?;
        (hosted.announcing, hosted.read_at) = (announcing, read_at);
        hosted.series = series.and_then(|(id, number, terms, is_running)| {
            Some(SeriesPlace { id, number, terms: terms.parse().ok()?, is_running })
        });
        if hosted.game.outcome().is_some_and(|outcome| outcome.is_aborted()) {
            hosted.aborted_by = self.aborted_by(hosted.id).await?;
        }
        let teams = hosted.players.into_iter().find_map(team_of);
        if let Some((game, _)) = teams {
            hosted.teams = self.service.teams().teams(game).await?.map(Arc::new);
            hosted.is_paused |= hosted.waits_for_away() && hosted.game.outcome().is_none();
        }
        if hosted.game.is_within_turn() {
            hosted.draft = self.service.turns().draft_of(&hosted).await?;
        }
        Ok(hosted)
    }

    /// Replays the stored actions of a match.
    async fn replayed(self, row: &MatchRow) -> Result<Replayed, ServiceError> {
        let id = row.id;
        let actions = self.service.store.matches().actions(id).await?;
        let setup = self.service.store.studies().setup(row.challenge).await?.map(|setup| setup.position);
        let row = row.clone();
        let replayed = self.service.workers.run(Lane::Game, move || replay(&row, setup, &actions)).await??;
        self.service.matches.replays.inc();
        self.service.matches.put(id, replayed.clone());
        Ok(replayed)
    }
}

/// Replays these actions of a match.
fn replay(row: &MatchRow, setup: Option<String>, actions: &[ActionRow]) -> Result<Replayed, ServiceError> {
    debug_assert_at_work();
    let corrupt = |why: String| ServiceError::Corrupt(row.id.get(), why);
    trickmate_rules::game(&row.game).ok_or(ServiceError::NoGame)?;
    let rules = u32::try_from(row.rules).ok();
    let game = rules.and_then(|rules| trickmate_rules::game_at(&row.game, rules));
    let game = game.ok_or(ServiceError::UnknownRules(row.id))?;
    let options = stored_options(row.id.get(), game, &row.options)?;
    let seed = <[u8; 32]>::try_from(&row.seed[..]).map_err(|error| corrupt(error.to_string()))?;
    let refused = || corrupt("the position it begins in is refused".to_owned());
    let odds = stored_odds(row)?;
    let mut played = match (setup, odds) {
        (Some(setup), _) => {
            Match::from_position(game, options, Seed::new(seed), setup).map_err(|_| refused())?
        }
        (None, Some(odds)) => {
            Match::with_odds(game, options, Seed::new(seed), &odds).map_err(|_| refused())?
        }
        (None, None) => Match::new(game, options, Seed::new(seed)),
    };
    let mut texts: Vec<&str> = Vec::with_capacity(actions.len());
    let mut settled = Version::default();
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
        // The error does not show the action, which may be a secret.
        .map_err(|error| corrupt(format!("ply {} is refused", error.ply)))?;
    Ok(Replayed { game: Arc::new(played), ahead, settled })
}

/// Reads the stored odds of a match.
fn stored_odds(row: &MatchRow) -> Result<Option<Odds>, ServiceError> {
    let odds = row.odds.as_deref().map(str::parse::<Odds>).transpose();
    odds.map_err(|error| ServiceError::Corrupt(row.id.get(), error.to_string()))
}

/// Returns the match of these rows.
fn hosted_match(
    row: MatchRow,
    Replayed { game, ahead, settled }: Replayed,
    clocks: &[ClockRow],
    [mut names, mut names_there]: [[Option<String>; 2]; 2],
    reratings: Vec<Rerating>,
) -> Result<HostedMatch, ServiceError> {
    let time = stored_time(row.id.get(), &row.time)?;
    let second_time = row.second_time.as_deref().map(|time| stored_time(row.id.get(), time)).transpose()?;
    let odds = stored_odds(&row)?;
    let origin = stored_origin(&row)?;
    let computer = ComputerSeat::of(row.computer, row.level, row.computer_expects);
    if let Some(computer) = computer {
        names[computer.seat.index()] = Some(computer.name());
        names_there[computer.seat.index()] = None;
    }
    for (seat, player) in Seat::ALL.into_iter().zip([row.first_player, row.second_player]) {
        if team_of(player).is_some() {
            names[seat.index()] = Some(format!("Team {}", game.game().seats()[seat.index()].title));
        }
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
        announced: row.announced,
        board: row.board,
        first_board: row.first_board,
        channel_lost: row.homeless != 0,
        is_paused: row.paused != 0 && row.ended_at.is_none(),
        is_absent: row.paused != 0,
        is_away: false,
        is_direct: row.direct == 4,
        names,
        names_there,
        left_to_chance: row.left_to_chance,
        time,
        second_time,
        odds,
        series: None,
        clocks: Clocks::of([time, second_time.unwrap_or(time)], clocks),
        rated: row.rated != 0,
        counted: row.counted != 0,
        world_exclusion: row.world_exclusion.as_deref().and_then(WorldExclusion::of),
        computer,
        hints: row.hints != 0,
        reratings,
        aborted_by: None,
        origin,
        warns: false,
        announcing: Announcing::default(),
        teams: None,
        read_at: Instant::now(),
        draft: TurnDraft::default(),
    })
}
