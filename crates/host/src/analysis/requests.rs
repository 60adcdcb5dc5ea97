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
use crate::matches::hosted_match::HostedMatch;
use crate::workers::{Lane, WorkError};
use trickmate_engine::Stop;
use trickmate_rules::Match;
use trickmate_study::analysis::{Analysis, NODES};

/// The pause after a temporary failure.
const PAUSE: Duration = Duration::from_secs(1);
/// Interval at which it checks whether the computer still has to move.
const LOOK: Duration = Duration::from_millis(50);
/// Interval at which it looks for work without being woken.
const ROUND: Duration = Duration::from_secs(60);
/// The most analyses under way that are cached.
const AT_HAND: NonZeroUsize = NonZeroUsize::MIN.saturating_add(15);
/// The most bytes that they take together.
const MAX_BYTES: usize = 24 << 20;

/// Cached analyses under way, each with its stored form.
type AtHand = LruCache<i64, (String, Analysis)>;

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

    /// Returns the analysis of a match, as far as it has got; `None` if nobody has asked for it.
    pub async fn of_match(self, hosted: &HostedMatch) -> Result<Option<GameAnalysis>, ServiceError> {
        let Some(row) = self.service.store.analysis().analysis(hosted.id).await? else { return Ok(None) };
        let is_made = row.done == 1;
        let found = stored(row, &hosted.game);
        // Another version of the program made it, and this one cannot read it.
        if is_made
            && found.state == AnalysisState::UnderWay
            && self.service.store.analysis().restart_analysis(hosted.id, found.analysis.to_string()).await?
        {
            self.service.notify(Event::Analysis(hosted.id));
            self.service.analysis_wanted.notify_one();
        }
        Ok(Some(found))
    }

    /// Notes that the message of an analysis shows it as it was looked up, and which message that is if it is new.
    pub async fn told(
        self,
        analysis: &GameAnalysis,
        message: Option<(i64, i64)>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.analysis().analysis_announced(analysis.game, analysis.told(), message).await?)
    }

    /// Makes the requested analyses and never returns. It judges a choice of one, then of another, so that a short
    /// analysis never waits for a long one. Judged choices are stored, so a restart continues where the last process
    /// stopped.
    pub async fn make_analyses(self) {
        let stop = StopOnDrop::new();
        let mut known = LruCache::new(AT_HAND);
        loop {
            match self.service.store.analysis().next_analyses(self.service.process.0).await {
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

    /// Judges the next choice of the first analysis that this process can continue; `false` if it can continue none.
    async fn judge_one_of(self, waiting: Vec<i64>, known: &mut AtHand, stop: &Stop) -> bool {
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
    async fn judge_next(self, id: i64, known: &mut AtHand, stop: &Stop) -> Result<bool, ServiceError> {
        let Some(lease) = self.service.store.lease("analysis", id).await? else { return Ok(false) };
        let item = WorkItem { queue: WorkQueue::Analysis, number: id };
        let Some(attempt) = self.service.attempts().begin_attempt(item).await? else {
            let judged =
                self.service.store.analysis().analysis(id).await?.map(|row| row.judged).unwrap_or_default();
            self.end_analysis(id, judged, 2).await?;
            return Ok(true);
        };
        let span = info_span!("analysis", game = id);
        let judged = self.judge_choice(id, known, stop, &lease).instrument(span).await;
        // Permanent failures have been ended.
        let result = if judged.is_ok() { AttemptResult::Done } else { AttemptResult::Interrupted };
        self.service.attempts().end_attempt(attempt, result).await;
        judged.map(|()| true)
    }

    async fn judge_choice(
        self,
        id: i64,
        known: &mut AtHand,
        stop: &Stop,
        lease: &Lease,
    ) -> Result<(), ServiceError> {
        let hosted = match self.service.matches().hosted_match(id).await {
            Ok(hosted) => hosted,
            Err(ServiceError::Store(error)) if !error.is_damage() => return Err(error.into()),
            Err(error) => {
                tracing::error!("game {id} cannot be analysed: {error}");
                return self.end_analysis(id, String::new(), 2).await;
            }
        };
        let Some(row) = self.service.store.analysis().analysis(id).await?.filter(|row| row.done == 0) else {
            return Ok(());
        };
        let at_hand = known.pop(&id).filter(|(text, _)| *text == row.judged);
        let analysis = at_hand.map_or_else(|| stored(row, &hosted.game).analysis, |(_, analysis)| analysis);
        self.let_the_computer_go_first().await;
        let (mut next, game, stop) = (analysis.clone(), Arc::clone(&hosted.game), stop.clone());
        let judge = move || {
            let begun = Instant::now();
            let is_judged = next.go_on(&game, &stop);
            is_judged.map(|is_judged| (is_judged.then_some(next), begun.elapsed()))
        };
        let judged = self.service.workers.run(Lane::Analysis, judge).await;
        // Another process continues from the stored choices.
        if !lease.confirm().await {
            return Ok(());
        }
        match judged {
            Ok(Ok((Some(next), spent))) => {
                let (text, spent) = (next.to_string(), i64::try_from(spent.as_millis()).unwrap_or(i64::MAX));
                self.service.store.analysis().set_judged(id, text.clone(), 0, spent.max(1)).await?;
                known.put(id, (text, next));
                keep_within(known, MAX_BYTES, |(text, analysis)| text.len() + analysis.memory());
                Ok(())
            }
            Ok(Ok((None, _))) => self.end_analysis(id, analysis.to_string(), 1).await,
            Err(WorkError::Busy) => Err(WorkError::Busy.into()),
            // It would fail again, and others wait. The log names neither the action nor the position.
            Ok(Err(_)) | Err(WorkError::Broken) => {
                tracing::error!("game {id} cannot be analysed from ply {}", analysis.judgements.len());
                self.end_analysis(id, analysis.to_string(), 2).await
            }
        }
    }

    async fn end_analysis(self, id: i64, judged: String, done: i64) -> Result<(), ServiceError> {
        self.service.store.analysis().set_judged(id, judged, done, 0).await?;
        self.service.notify(Event::Analysis(id));
        Ok(())
    }

    /// Waits while the computer has to move somewhere or somebody waits for a hint.
    async fn let_the_computer_go_first(self) {
        while self.service.workers.is_busy(Lane::Computer) {
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
        message: row.channel.zip(row.message),
        announced: row.announced,
    }
}
