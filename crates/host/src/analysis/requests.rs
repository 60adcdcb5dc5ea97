//! Requests for analyses, and the loop that makes them: one choice at a time, on a separate thread. Every choice is
//! stored when it is judged, and the analyses take turns.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lru::LruCache;
use tracing::{Instrument, info_span};

use crate::analysis::game_analysis::{AnalysisState, GameAnalysis};
use crate::analysis::handle::AnalysisRequests;
use crate::analysis::rows::AnalysisRow;
use crate::attempts::attempt::AttemptResult;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::bounded::keep_within;
use crate::computer::turns::StopOnDrop;
use crate::db::leases::Lease;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::MatchId;
use crate::matches::hosted_match::HostedMatch;
use crate::workers::{Lane, WorkError};
use trickmate_engine::{Stop, Termination};
use trickmate_rules::Match;
use trickmate_study::analysis::{Analysis, Judgement, NODES};

/// The pause after a temporary failure.
const PAUSE: Duration = Duration::from_secs(1);
/// Interval at which it checks whether the computer still has to move.
const LOOK: Duration = Duration::from_millis(50);
/// Longest wait of a choice for the computer.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// Interval at which it looks for work without being woken.
const ROUND: Duration = Duration::from_secs(60);
/// The most analyses under way that are cached.
const AT_HAND: NonZeroUsize = NonZeroUsize::MIN.saturating_add(15);
/// The most bytes that they take together.
const MAX_BYTES: usize = 24 << 20;

/// Cached analyses under way, each with its stored form.
type AtHand = LruCache<MatchId, (String, Analysis)>;

impl AnalysisRequests<'_> {
    /// Returns the analysis of a finished match; requests it the first time.
    ///
    /// # Errors
    /// A match that is running or was called off, one with a position of a running rated match, a failure of the
    /// database.
    pub async fn analyse(self, hosted: &HostedMatch) -> Result<GameAnalysis, ServiceError> {
        let outcome = hosted.game.outcome().ok_or(ServiceError::NotOver)?;
        if outcome.is_aborted() {
            return Err(ServiceError::NothingToAnalyse);
        }
        let end = hosted.game.plies().len();
        self.service.fair_play().refuse_rated_positions(&hosted.game, 0..=end).await?;
        if let Some(known) = self.of_match(hosted).await? {
            return Ok(known);
        }
        let game = Arc::clone(&hosted.game);
        let has_choices = move || Analysis::new(NODES).next(&game).is_some();
        if !self.service.workers.run(Lane::Game, has_choices).await? {
            return Err(ServiceError::NothingToAnalyse);
        }
        if self.service.store.analysis().add_analysis(hosted.id, Analysis::new(NODES).to_string()).await? {
            self.service.notify(Event::Analysis(hosted.id));
            self.service.analysis_wanted.notify_one();
        }
        self.of_match(hosted).await?.ok_or(ServiceError::NoMatch)
    }

    /// Returns the analysis of a match, complete or not; `None` if nobody has asked for it.
    pub async fn of_match(self, hosted: &HostedMatch) -> Result<Option<GameAnalysis>, ServiceError> {
        let Some(row) = self.service.store.analysis().analysis(hosted.id).await? else { return Ok(None) };
        let is_made = row.done == 1;
        let found = stored(row, &hosted.game);
        // Another version of the program made it, and this one cannot read it.
        if is_made
            && found.state == AnalysisState::UnderWay
            && self
                .service
                .store
                .analysis()
                .restart_analysis(hosted.id, found.analysis.to_string(), 1)
                .await?
        {
            self.service.notify(Event::Analysis(hosted.id));
            self.service.analysis_wanted.notify_one();
        }
        Ok(Some(found))
    }

    /// Notes that the people who wait for an analysis know its state as it was loaded.
    pub async fn told(self, analysis: &GameAnalysis) -> Result<(), ServiceError> {
        Ok(self.service.store.analysis().analysis_announced(analysis.game, analysis.told()).await?)
    }

    /// Makes the requested analyses and never returns. It judges a choice of one, then of another, so that a short
    /// analysis never waits for a long one. Judged choices are stored, so a restart continues where the last process
    /// stopped.
    pub async fn make_analyses(self) {
        let stop = StopOnDrop::new();
        let mut known = LruCache::new(AT_HAND);
        loop {
            match self.service.store.analysis().next_analyses(self.service.process).await {
                Ok(waiting) if waiting.is_empty() => {
                    // Somebody may have asked while the previous process was being stopped.
                    let _ = tokio::time::timeout(ROUND, self.service.analysis_wanted.notified()).await;
                }
                Ok(waiting) => {
                    if !self.judge_one_of(waiting, &mut known, &stop.stop()).await {
                        tokio::time::sleep(PAUSE).await;
                    }
                }
                Err(error) => {
                    tracing::error!("analyses could not be looked up: {error}");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Judges the next choice of the first analysis that this process can continue; returns whether it found one.
    async fn judge_one_of(self, waiting: Vec<MatchId>, known: &mut AtHand, stop: &Stop) -> bool {
        for game in waiting {
            match Box::pin(self.judge_next(game, known, stop)).await {
                Ok(true) => return true,
                Ok(false) => {}
                Err(error) => tracing::warn!("the analysis of game {game} is tried again: {error}"),
            }
        }
        false
    }

    /// Judges the next choice of an analysis, unless another process does; returns whether this one did.
    async fn judge_next(self, id: MatchId, known: &mut AtHand, stop: &Stop) -> Result<bool, ServiceError> {
        let Some(lease) = self.service.store.lease("analysis", id.get()).await? else { return Ok(false) };
        let item = WorkItem { queue: WorkQueue::Analysis, number: id.get() };
        let Some(attempt) = self.service.attempts().begin_attempt(item).await? else {
            self.end_analysis(id, 2).await?;
            return Ok(true);
        };
        let span = info_span!("analysis", game = id.get());
        let judged = self.judge_choice(id, known, stop, &lease).instrument(span).await;
        // Permanent failures have been ended.
        let result = if judged.is_ok() { AttemptResult::Done } else { AttemptResult::Interrupted };
        self.service.attempts().end_attempt(attempt, result).await;
        judged.map(|()| true)
    }

    async fn judge_choice(
        self,
        id: MatchId,
        known: &mut AtHand,
        stop: &Stop,
        lease: &Lease,
    ) -> Result<(), ServiceError> {
        let hosted = match self.service.matches().hosted_match(id).await {
            Ok(hosted) => hosted,
            Err(ServiceError::Store(error)) if !error.is_damage() => return Err(error.into()),
            Err(error) => {
                tracing::error!("game {id} cannot be analysed: {error}");
                return self.end_analysis(id, 2).await;
            }
        };
        let Some(row) = self.service.store.analysis().analysis(id).await?.filter(|row| row.done == 0) else {
            return Ok(());
        };
        let at_hand = known.pop(&id).filter(|(text, _)| *text == row.judged).map(|(_, analysis)| analysis);
        let text = row.judged.clone();
        let Some(analysis) = at_hand.or_else(|| Analysis::read(&text, &hosted.game).ok()) else {
            // Another version of the program has written the stored text.
            let empty = Analysis::new(NODES).to_string();
            self.service.store.analysis().restart_analysis(id, empty, 0).await?;
            return Ok(());
        };
        self.let_the_computer_go_first().await;
        let (mut next, game, stop) = (analysis.clone(), Arc::clone(&hosted.game), stop.clone());
        let judge = move || {
            let begun = Instant::now();
            let ended = next.go_on(&game, &stop);
            ended.map(|ended| (ended.map(|termination| (next, termination)), begun.elapsed()))
        };
        let judged = self.service.workers.run(Lane::Analysis, judge).await;
        // Another process continues from the stored choices.
        if !lease.confirm().await {
            return Ok(());
        }
        match judged {
            Ok(Ok((Some((next, termination)), spent))) => {
                let number = analysis.judgements.len();
                if termination == Termination::Deadline {
                    tracing::warn!("a choice in the analysis of game {id} was ended by its deadline");
                }
                let line = next.judgements.last().map(Judgement::to_string).unwrap_or_default();
                let (text, number) = (text + &line, i64::try_from(number).unwrap_or(i64::MAX));
                self.service.store.analysis().add_choice(id, number, line, spent).await?;
                known.put(id, (text, next));
                keep_within(known, MAX_BYTES, |(text, analysis)| text.len() + analysis.memory());
                Ok(())
            }
            Ok(Ok((None, _))) => self.end_analysis(id, 1).await,
            Err(WorkError::Busy) => Err(WorkError::Busy.into()),
            // The analysis would fail again, and others wait. The log names neither the action nor the position.
            Ok(Err(_)) | Err(WorkError::Broken) => {
                tracing::error!("game {id} cannot be analysed from ply {}", analysis.judgements.len());
                self.end_analysis(id, 2).await
            }
        }
    }

    async fn end_analysis(self, id: MatchId, done: i64) -> Result<(), ServiceError> {
        self.service.store.analysis().end_analysis(id, done).await?;
        self.service.notify(Event::Analysis(id));
        Ok(())
    }

    /// Waits while the computer has to move somewhere or somebody waits for a hint, up to a limit: a player with enough
    /// games can keep the computer busy all the time.
    async fn let_the_computer_go_first(self) {
        let end = Instant::now() + LONGEST_WAIT;
        while self.service.workers.is_busy(Lane::Computer) && Instant::now() < end {
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// Reads a stored analysis. Unreadable parts of an unfinished one are judged again.
fn stored(row: AnalysisRow, game: &Match) -> GameAnalysis {
    let read = Analysis::read(&row.judged, game);
    let state = match (row.done, &read) {
        (1, Ok(_)) => AnalysisState::Done,
        (2, _) => AnalysisState::Failed,
        _ => AnalysisState::UnderWay,
    };
    GameAnalysis {
        game: row.match_id,
        analysis: read.unwrap_or_else(|_| Analysis::new(NODES)),
        state,
        announced: row.announced,
    }
}
