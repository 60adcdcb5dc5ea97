//! Requests for analyses, and making them: one choice at a time, on a thread of its own, kept in the database after each.

use std::sync::Arc;
use std::time::Duration;

use crate::analysis::game_analysis::{AnalysisState, GameAnalysis};
use crate::analysis::rows::AnalysisRow;
use crate::computer::turns::StopOnDrop;
use crate::error::ServiceError;
use crate::event::Event;
use crate::game_service::GameService;
use crate::matches::hosted_match::HostedMatch;
use crate::workers::{Lane, WorkError};
use trickmate_engine::Stop;
use trickmate_rules::Match;
use trickmate_study::analysis::{Analysis, NODES};

/// The pause after a failure that passes.
const PAUSE: Duration = Duration::from_secs(1);
/// How often it is looked whether the computer still has to move.
const LOOK: Duration = Duration::from_millis(50);
/// How often it is looked for something to do without being asked.
const ROUND: Duration = Duration::from_secs(60);

impl GameService {
    /// The analysis of a match that is over. If there is none, it is asked for, and will be told.
    ///
    /// # Errors
    /// A match that goes on or was called off, one with a position of a running rated match, a failure of the database.
    pub async fn analyse(&self, hosted: &HostedMatch) -> Result<GameAnalysis, ServiceError> {
        let outcome = hosted.game.outcome().ok_or(ServiceError::NotOver)?;
        if outcome.is_aborted() {
            return Err(ServiceError::NothingToAnalyse);
        }
        let end = hosted.game.plies().len();
        self.refuse_rated_positions(&hosted.game, 0..=end).await?;
        if let Some(known) = self.analysis(hosted).await? {
            return Ok(known);
        }
        let game = Arc::clone(&hosted.game);
        let has_choices = move || Analysis::new(NODES).next(&game).is_some();
        if !self.workers.run(Lane::Game, has_choices).await? {
            return Err(ServiceError::NothingToAnalyse);
        }
        if self.store.add_analysis(hosted.id, Analysis::new(NODES).to_string()).await? {
            self.notify(Event::Analysis(hosted.id));
            self.analysis_wanted.notify_one();
        }
        self.analysis(hosted).await?.ok_or(ServiceError::NoMatch)
    }

    /// The analysis of a match, as far as it has come; `None` if nobody has asked for it.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn analysis(&self, hosted: &HostedMatch) -> Result<Option<GameAnalysis>, ServiceError> {
        let Some(row) = self.store.analysis(hosted.id).await? else { return Ok(None) };
        let is_made = row.done == 1;
        let found = stored(row, &hosted.game);
        // Another version of the program has made it and it cannot be read any more.
        if is_made
            && found.state == AnalysisState::UnderWay
            && self.store.restart_analysis(hosted.id, found.analysis.to_string()).await?
        {
            self.notify(Event::Analysis(hosted.id));
            self.analysis_wanted.notify_one();
        }
        Ok(Some(found))
    }

    /// Notes that the message of an analysis tells what it was looked up to be, and which message that is if it is new.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn told_analysis(
        &self,
        analysis: &GameAnalysis,
        message: Option<(i64, i64)>,
    ) -> Result<(), ServiceError> {
        Ok(self.store.analysis_announced(analysis.game, analysis.told(), message).await?)
    }

    /// Makes the analyses that have been asked for, for ever. What has been judged is in the database, so that a restart goes
    /// on where the last process was stopped.
    pub async fn make_analyses(&self) {
        let stop = StopOnDrop::new();
        loop {
            match self.store.next_analysis().await {
                Ok(Some(game)) => {
                    if let Err(error) = Box::pin(self.make_analysis(game, &stop.stop())).await {
                        tracing::warn!("the analysis of game {game} is tried again: {error}");
                        tokio::time::sleep(PAUSE).await;
                    }
                }
                Ok(None) => {
                    // Somebody may have asked while the process before this one was stopped.
                    let _ = tokio::time::timeout(ROUND, self.analysis_wanted.notified()).await;
                }
                Err(error) => {
                    tracing::error!("analyses could not be looked up: {error}");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Makes one analysis to its end, unless another process does.
    async fn make_analysis(&self, id: i64, stop: &Stop) -> Result<(), ServiceError> {
        let Some(_lease) = self.store.lease("analysis", id).await? else {
            tokio::time::sleep(PAUSE).await;
            return Ok(());
        };
        let hosted = match self.hosted_match(id).await {
            Ok(hosted) => hosted,
            Err(ServiceError::Store(error)) if !error.is_damage() => return Err(error.into()),
            Err(error) => {
                tracing::error!("game {id} cannot be analysed: {error}");
                return self.end_analysis(id, String::new(), 2).await;
            }
        };
        let Some(found) = self.analysis(&hosted).await? else { return Ok(()) };
        let mut analysis = found.analysis;
        loop {
            self.let_the_computer_go_first().await;
            let (mut next, game, stop) = (analysis.clone(), Arc::clone(&hosted.game), stop.clone());
            let judge = move || next.go_on(&game, &stop).map(|is_judged| is_judged.then_some(next));
            match self.workers.run(Lane::Analysis, judge).await {
                Ok(Ok(Some(next))) => analysis = next,
                Ok(Ok(None)) => break,
                Err(WorkError::Busy) => return Err(WorkError::Busy.into()),
                // It would fail again, and others wait. Not the action, nor the position.
                Ok(Err(_)) | Err(WorkError::Broken) => {
                    tracing::error!("game {id} cannot be analysed from ply {}", analysis.judgements.len());
                    return self.end_analysis(id, analysis.to_string(), 2).await;
                }
            }
            self.store.set_judged(id, analysis.to_string(), 0).await?;
        }
        self.end_analysis(id, analysis.to_string(), 1).await
    }

    async fn end_analysis(&self, id: i64, judged: String, done: i64) -> Result<(), ServiceError> {
        self.store.set_judged(id, judged, done).await?;
        self.notify(Event::Analysis(id));
        Ok(())
    }

    /// Waits while the computer has to move somewhere or somebody waits for a hint.
    async fn let_the_computer_go_first(&self) {
        while self.workers.is_busy(Lane::Computer) {
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// An analysis as it is stored. What cannot be read of one that is being made is judged anew.
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
