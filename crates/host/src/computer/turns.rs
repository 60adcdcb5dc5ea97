//! The computer's moves: found in the database, searched on separate threads and committed like any action. Nothing is
//! queued in memory, so that a restart continues where the last process stopped.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lru::LruCache;
use tokio::task::{Id, JoinSet};
use tracing::{Instrument, info_span};

use crate::attempts::attempt::AttemptResult;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::computer::deadline::log_deadline;
use crate::computer::handle::ComputerRequests;
use crate::computer::rows::ComputerTurn;
use crate::db::error::StoreError;
use crate::db::leases::Lease;
use crate::error::ServiceError;
use crate::ids::{Expectation, MatchId, PlayerId, Version};
use crate::matches::chance::computer_request;
use crate::matches::hosted_match::{HostedMatch, Move};
use crate::workers::{Lane, WorkError};
use trickmate_engine::{
    Budget, DailyStrength, Level, Request, Score, Stop, Termination, ThinkError, Thought, think,
};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Seat};

/// Longest search for a move, on a machine that is too slow for the level.
const TIME_LIMIT: Duration = Duration::from_secs(3);
/// Longest wait of all players together caused by searches; queries, commits and drawing take about as long again.
const ALL_WAIT: Duration = Duration::from_millis(1500);
/// The pause after a temporary failure.
const PAUSE: Duration = Duration::from_secs(1);
/// Interval between looks without a wakeup.
const ROUND: Duration = Duration::from_secs(60);
/// The same if another process may have died during its search.
const SHARED_ROUND: Duration = Duration::from_secs(4);
/// Most other turns that go ahead of a turn over which a process has died.
const SUSPECT_ROUND: u64 = 32;
/// Number of people whose last turn is remembered, and of positions known to need nothing.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// Result of an attempt at a turn.
pub(crate) enum Done {
    /// The turn is played, or somebody else has changed the match.
    Over,
    /// There is nothing for the computer to do in this position.
    Nothing,
    /// The attempt failed, and can be repeated.
    Again,
    /// No move was found, nor will be.
    Failed,
    /// Another process is searching.
    Elsewhere,
}

/// The order of turns: the player who has waited longest since the computer's last move against them is next, so that
/// somebody with many games does not keep others waiting.
struct Queue {
    thinking: HashMap<Id, ComputerTurn>,
    /// When each person was last served, counted in turns.
    served: LruCache<PlayerId, u64>,
    turns: u64,
    /// When a suspect was last served, in turns.
    suspect_served: u64,
    /// The version of a match in which there is nothing to do.
    idle: LruCache<MatchId, Version>,
    /// Matches in which another process was seen searching, and when.
    elsewhere: LruCache<MatchId, Instant>,
}

impl Queue {
    fn new() -> Self {
        let (served, idle) = (LruCache::new(REMEMBERED), LruCache::new(REMEMBERED));
        let elsewhere = LruCache::new(REMEMBERED);
        Self { thinking: HashMap::new(), served, turns: 0, suspect_served: 0, idle, elsewhere }
    }

    /// Returns `true` if a turn that is due has to wait.
    fn waits(&self, turn: &ComputerTurn) -> bool {
        let is_idle = self.idle.peek(&turn.id) == Some(&turn.version);
        let is_elsewhere = self.elsewhere.peek(&turn.id).is_some_and(|seen| seen.elapsed() < TIME_LIMIT);
        !is_idle && !is_elsewhere && self.thinking.values().all(|other| other.id != turn.id)
    }

    /// Returns the time for the next move with this many threads: if many wait, each gets its share.
    fn share(&self, due: &[ComputerTurn], slots: usize) -> Duration {
        let waiting = self.thinking.len() + due.iter().filter(|turn| self.waits(turn)).count();
        let (waiting, slots) = (waiting.max(1) as f64, slots as f64);
        if waiting <= slots { TIME_LIMIT } else { ALL_WAIT.mul_f64(slots / waiting) }
    }

    /// Returns the next of the due turns that is not being searched. A turn that has killed a process comes last,
    /// unless it has let many others pass, and never together with another such turn.
    fn next(&mut self, due: &[ComputerTurn]) -> Option<ComputerTurn> {
        let rank = |turn: &&ComputerTurn| {
            let running = self.thinking.values().filter(|other| other.person == turn.person).count();
            (running, self.served.peek(&turn.person).copied().unwrap_or(0), turn.id)
        };
        let waiting = || due.iter().filter(|turn| self.waits(turn));
        let sound = waiting().filter(|turn| turn.suspect == 0).min_by_key(rank).copied();
        let suspect = waiting().filter(|turn| turn.suspect != 0).min_by_key(rank).copied();
        let suspect = suspect.filter(|_| self.thinking.values().all(|turn| turn.suspect == 0));
        let has_waited = self.turns - self.suspect_served >= SUSPECT_ROUND;
        let next = if has_waited { suspect.or(sound) } else { sound.or(suspect) }?;
        self.turns += 1;
        if next.suspect != 0 {
            self.suspect_served = self.turns;
        }
        self.served.put(next.person, self.turns);
        Some(next)
    }
}

/// Stops all searches when it is dropped.
pub(crate) struct StopOnDrop(Stop);

impl StopOnDrop {
    pub(crate) fn new() -> Self {
        Self(Stop::new())
    }

    /// Returns the switch that ends the search.
    pub(crate) fn stop(&self) -> Stop {
        self.0.clone()
    }
}

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl ComputerRequests<'_> {
    /// Plays the computer's turns until the program ends.
    pub async fn play_computer_turns(self) {
        let slots = self.service.workers.slots(Lane::Computer);
        let stop = StopOnDrop::new();
        let (mut queue, mut running) = (Queue::new(), JoinSet::new());
        let round = if self.service.is_shared() { SHARED_ROUND } else { ROUND };
        let mut pauses = false;
        loop {
            if std::mem::take(&mut pauses) {
                tokio::time::sleep(PAUSE).await;
            }
            let due = match self.due_turns(&queue).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::error!("the computer's turns could not be looked up: {error}");
                    pauses = true;
                    continue;
                }
            };
            let time = queue.share(&due, slots);
            while queue.thinking.len() < slots
                && let Some(turn) = queue.next(&due)
            {
                let (service, stop) = (self.service.clone(), stop.stop());
                let span = info_span!("computer_turn", game = turn.id.get());
                let turn_taken = async move { service.computer().take_computer_turn(turn, time, stop).await };
                let task = running.spawn(turn_taken.instrument(span));
                queue.thinking.insert(task.id(), turn);
            }
            tokio::select! {
                () = self.service.computer_wanted.notified() => {}
                // A paused match may continue now.
                () = tokio::time::sleep(round) => {}
                Some(ended) = running.join_next_with_id() => {
                    let (task, done) = match ended {
                        Ok((task, done)) => (task, done),
                        // A panic counts as a death.
                        Err(error) => (error.id(), Done::Again),
                    };
                    match (queue.thinking.remove(&task), done) {
                        (Some(turn), Done::Nothing) => {
                            queue.idle.put(turn.id, turn.version);
                        }
                        (Some(turn), Done::Elsewhere) => {
                            queue.elsewhere.put(turn.id, Instant::now());
                        }
                        (_, Done::Again | Done::Failed) => pauses = true,
                        _ => {}
                    }
                }
            }
        }
    }

    /// Returns due turns, the earliest first, up to a limit. They include at least one waiting turn, if any exists.
    async fn due_turns(self, queue: &Queue) -> Result<Vec<ComputerTurn>, StoreError> {
        let mut after = MatchId::default();
        loop {
            let due = self.service.store.computer().computer_turns(after, self.service.process).await?;
            match due.last() {
                // Matches without anything to do must not delay the others.
                Some(last) if !due.iter().any(|turn| queue.waits(turn)) => after = last.id,
                _ => return Ok(due),
            }
        }
    }

    pub(crate) async fn take_computer_turn(self, turn: ComputerTurn, time: Duration, stop: Stop) -> Done {
        match Box::pin(self.try_computer_turn(turn, time, stop)).await {
            Ok(done) => done,
            Err(ServiceError::Stale | ServiceError::Over | ServiceError::Paused) => Done::Over,
            Err(error) if is_passing(&error) => {
                tracing::warn!("the computer's turn in game {} is tried again: {}", turn.id, error);
                Done::Again
            }
            // The log does not name the action, which may be a secret.
            Err(error) => {
                tracing::error!("the computer cannot move in game {}: {}", turn.id, cause(&error));
                Done::Again
            }
        }
    }

    async fn try_computer_turn(
        self,
        turn: ComputerTurn,
        time: Duration,
        stop: Stop,
    ) -> Result<Done, ServiceError> {
        let Some(lease) = self.service.store.lease("computer", turn.id.get()).await? else {
            return Ok(Done::Elsewhere);
        };
        let item = WorkItem { queue: WorkQueue::ComputerTurn, number: turn.id.get() };
        let Some(attempt) = self.service.attempts().begin_attempt(item).await? else { return Ok(Done::Over) };
        let done = Box::pin(self.think_and_move(turn, time, stop, &lease)).await;
        let result = match &done {
            Ok(Done::Failed) => AttemptResult::Failed,
            Ok(_) | Err(ServiceError::Stale | ServiceError::Over | ServiceError::Paused) => {
                AttemptResult::Done
            }
            Err(error) if is_passing(error) => AttemptResult::Interrupted,
            Err(_) => AttemptResult::Failed,
        };
        self.service.attempts().end_attempt(attempt, result).await;
        done
    }

    async fn think_and_move(
        self,
        turn: ComputerTurn,
        time: Duration,
        stop: Stop,
        lease: &Lease,
    ) -> Result<Done, ServiceError> {
        let hosted = self.service.matches().hosted_match(turn.id).await?;
        if hosted.version() != turn.version {
            return Ok(Done::Over);
        }
        let Some(computer) = hosted.computer.filter(|computer| hosted.game.to_act().contains(&computer.seat))
        else {
            return Ok(Done::Nothing);
        };
        if self.service.matches().is_left_to_chance(&hosted).await? {
            return Ok(Done::Nothing);
        }
        let (seat, level) = (computer.seat, computer.level);
        let game = Arc::clone(&hosted.game);
        let think = move || choose_turn(&game, seat, level, time, &stop);
        let Some(chosen) = lease.while_held(self.service.workers.run(Lane::Computer, think)).await else {
            return Ok(Done::Elsewhere);
        };
        let Chosen { actions, score, termination } = match chosen? {
            Ok(chosen) => chosen,
            Err(error) => {
                tracing::error!("the computer finds no move in game {}: {error}", hosted.id);
                return Ok(Done::Failed);
            }
        };
        log_deadline("a turn", hosted.id, level, termination);
        let expects = Expectation::new((score.expected() * 1000.0).round() as i64);
        self.service.store.computer().set_computer_expects(hosted.id, expects).await?;
        // The server may have removed the bot meanwhile.
        let hosted = self.service.matches().hosted_match(turn.id).await?;
        if hosted.version() != turn.version {
            return Ok(Done::Over);
        }
        hosted.goes_on()?;
        if !lease.confirm().await {
            tracing::info!("the computer's move in game {} is left to another process", turn.id);
            return Ok(Done::Elsewhere);
        }
        self.commit_computer_turn(hosted, seat, actions).await?;
        Ok(Done::Over)
    }

    /// Commits the computer's choice; in a game whose turns have several actions the whole turn.
    async fn commit_computer_turn(
        self,
        hosted: HostedMatch,
        seat: Seat,
        actions: Vec<String>,
    ) -> Result<(), ServiceError> {
        let (id, part) = (hosted.id, hosted.game.position().part());
        let wanted = Move {
            match_id: id,
            version: Some(hosted.version()),
            player: hosted.players[seat.index()],
            text: String::new(),
            request: computer_request(id, hosted.version()),
        };
        let hosted = self
            .service
            .matches()
            .commit(hosted, &wanted, move |game, seat| {
                for (place, action) in actions.iter().enumerate() {
                    let goes_on = game.is_within_turn() && game.to_act().contains(&seat);
                    if place > 0 && !goes_on {
                        break;
                    }
                    match game.act(seat, action) {
                        Err(refusal) if place == 0 => return Err((action.clone(), refusal)),
                        // The rest of the turn is searched again.
                        Err(_) => break,
                        Ok(_) => {}
                    }
                }
                Ok(())
            })
            .await?;
        // Perhaps nobody is waiting.
        let _ = self.service.computer_moved.send(id);
        self.service.matches().after_action(&hosted, part).await;
        Ok(())
    }
}

/// Returns `true` if another attempt may help: the database has failed, or there is too much to do.
fn is_passing(error: &ServiceError) -> bool {
    matches!(error, ServiceError::Store(_) | ServiceError::Work(WorkError::Busy)) && !error.is_damage()
}

/// Chooses the computer's action from the knowledge of its seat, with randomness derived from the seed: the same
/// position gives the same move, and nobody can foresee it.
fn choose(game: &Match, seat: Seat, level: Level, end: Instant, stop: Stop) -> Result<Thought, ThinkError> {
    let budget = Budget::nodes(u64::MAX).or_until(end);
    let seed = own_seed(game.seed(), seat, game.plies().len());
    let strength = DailyStrength::of(game.seed(), seat);
    let request = Request { strength, budget, stop, ..Request::level(level, seed) };
    think(&game.position().knowledge(seat), &request)
}

/// A turn that the computer has chosen.
#[derive(Debug, PartialEq)]
struct Chosen {
    actions: Vec<String>,
    /// The result that the computer expects.
    score: Score,
    /// The reason why the searches ended.
    termination: Termination,
}

/// Chooses a whole turn within a time limit. Low levels choose one action at a time.
fn choose_turn(
    game: &Match,
    seat: Seat,
    level: Level,
    time: Duration,
    stop: &Stop,
) -> Result<Chosen, ThinkError> {
    let end = Instant::now() + time;
    let thought = choose(game, seat, level, end, stop.clone())?;
    let (score, mut termination) = (thought.score, thought.termination);
    let mut actions = turn(game, thought);
    let (mut next, mut played) = (game.clone(), 0);
    while next.game().turn_end().is_some() {
        if actions[played..].iter().any(|action| next.act(seat, action).is_err()) {
            break;
        }
        played = actions.len();
        if !(next.is_within_turn() && next.to_act().contains(&seat)) {
            break;
        }
        let Ok(thought) = choose(&next, seat, level, end, stop.clone()) else { break };
        termination = termination.max(thought.termination);
        actions.extend(turn(&next, thought));
    }
    Ok(Chosen { actions, score, termination })
}

/// Returns the computer's own randomness in a position. No game draws from its label.
fn own_seed(seed: &Seed, seat: Seat, ply: usize) -> Seed {
    let mut chance = seed.chance(&format!("computer {} {ply}", seat.index()));
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    Seed::new(bytes)
}

/// Returns the actions of a turn: one, or in a game whose turns have several, all that were found.
fn turn(game: &Match, thought: Thought) -> Vec<String> {
    let line = thought.lines.into_iter().next().map(|line| line.moves).unwrap_or_default();
    match game.game().turn_end() {
        Some(_) if line.first() == Some(&thought.action) => line,
        _ => vec![thought.action],
    }
}

/// Returns the cause of a failure without any action in it.
fn cause(error: &ServiceError) -> String {
    match error {
        ServiceError::Refused(_) => "the rules refuse its action".to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trickmate_rules::Options;
    use trickmate_rules::kernel::Seed;

    /// Longer than a busy machine takes: these searches end by their nodes.
    const NO_HURRY: Duration = Duration::from_secs(600);

    fn due(id: i64, person: i64) -> ComputerTurn {
        ComputerTurn {
            id: MatchId::new(id),
            version: Version::new(0),
            person: PlayerId::new(person),
            suspect: 0,
        }
    }

    #[test]
    fn what_processes_have_died_over_comes_last_and_alone() {
        let mut queue = Queue::new();
        let suspects = [1, 2].map(|id| ComputerTurn { suspect: 1, ..due(id, 1) });
        let waiting = [suspects[0], suspects[1], due(3, 2), due(4, 3)];
        for (task, wanted) in [3, 4, 1].into_iter().enumerate() {
            let next = queue.next(&waiting).unwrap();
            assert_eq!(next.id, MatchId::new(wanted), "turn {task}");
            queue.thinking.insert(task_id(), next);
        }
        assert!(queue.next(&waiting).is_none(), "one suspect at a time");
        queue.thinking.clear();
        assert_eq!(queue.next(&suspects).unwrap().id, MatchId::new(1));
        // Its turn comes even if others always wait.
        let others: Vec<ComputerTurn> = (10..).take(SUSPECT_ROUND as usize).map(|id| due(id, id)).collect();
        let all: Vec<ComputerTurn> = suspects.into_iter().chain(others).collect();
        let served = (0..=SUSPECT_ROUND).map(|_| queue.next(&all).unwrap().suspect).collect::<Vec<_>>();
        assert_eq!(served.iter().sum::<i64>(), 1, "{served:?}");
        assert_eq!(served.last(), Some(&1));
    }

    /// Returns the id of a task that does nothing.
    fn task_id() -> Id {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let id = runtime.spawn(async {}).id();
        runtime.block_on(tokio::task::yield_now());
        id
    }

    #[test]
    fn who_has_many_games_keeps_nobody_waiting() {
        let mut queue = Queue::new();
        let mut waiting: Vec<ComputerTurn> = (1..=5).map(|id| due(id, 1)).collect();
        waiting.extend([due(6, 2), due(7, 3)]);
        let mut order = Vec::new();
        while let Some(next) = queue.next(&waiting) {
            waiting.retain(|turn| turn.id != next.id);
            order.push(next.id.get());
        }
        assert_eq!(order, [1, 6, 7, 2, 3, 4, 5]);
    }

    #[test]
    fn all_who_wait_share_the_time() {
        let mut queue = Queue::new();
        let due: Vec<ComputerTurn> = (1..=20).map(|id| due(id, id)).collect();
        assert_eq!(queue.share(&[], 1), TIME_LIMIT, "nobody waits");
        assert_eq!(queue.share(&due[..1], 1), TIME_LIMIT);
        assert_eq!(queue.share(&due[..3], 4), TIME_LIMIT, "each has a thread");
        assert_eq!(queue.share(&due, 1), ALL_WAIT / 20);
        queue.idle.put(MatchId::new(1), Version::new(0));
        assert_eq!(queue.share(&due[..5], 2), ALL_WAIT / 2, "nothing is thought about in one of five");
    }

    #[test]
    fn a_position_with_nothing_to_do_is_left_alone_until_it_changes() {
        let mut queue = Queue::new();
        queue.idle.put(MatchId::new(1), Version::new(0));
        assert_eq!(queue.next(&[due(1, 1)]), None);
        let changed = ComputerTurn { version: Version::new(1), ..due(1, 1) };
        assert_eq!(queue.next(&[changed]), Some(changed));
    }

    /// Compares a match with its twin, in which the first seat has done something else in secret: the computer in the
    /// second seat makes the same moves.
    #[test]
    fn what_the_opponent_hides_changes_no_move() {
        let begin = |name: &str, options: &[(&str, &str)]| {
            let game = trickmate_rules::game(name).unwrap();
            let options = Options::new(game.options(), options.iter().copied()).unwrap();
            Match::new(game, options, Seed::new([7; 32]))
        };
        let mut twins = Vec::new();
        let placed = [["R@a2", "N@b1"], ["N@a2", "R@b1"]].map(|kinds| {
            let mut game = begin("mysterious", &[]);
            game.act(Seat::First, kinds[0]).unwrap();
            game.act(Seat::Second, "P@d7").unwrap();
            game.act(Seat::First, kinds[1]).unwrap();
            game
        });
        twins.push(placed);
        let declared = ["first", "last"].map(|which| {
            let mut game = begin("poker", &[("hands", "declare")]);
            game.play_all(["e4", "e5"]).unwrap();
            let legal =
                game.position().observe(trickmate_rules::Viewer::Seat(Seat::First)).legal(Seat::First);
            let hand = if which == "first" { legal.first() } else { legal.last() };
            game.act(Seat::First, hand.unwrap()).unwrap();
            game
        });
        twins.push(declared);
        twins.push(["10 Knight, 10 Rook", "10 Wazir, 10 Ferz"].map(|deck| {
            let mut game = begin("summoner", &[("deck-white", deck), ("deck-black", "20 Knight")]);
            let legal =
                game.position().observe(trickmate_rules::Viewer::Seat(Seat::First)).legal(Seat::First);
            let action = legal.iter().find(|text| text.as_str() == "e1-e2").unwrap_or(&legal[0]).clone();
            game.act(Seat::First, &action).unwrap();
            if game.to_act() == [Seat::First] {
                game.act(Seat::First, game.game().turn_end().unwrap()).unwrap();
            }
            game
        }));
        for [one, other] in twins {
            for level in [1, 2].map(|level| Level::new(level).unwrap()) {
                let [one, other] = [&one, &other]
                    .map(|game| choose_turn(game, Seat::Second, level, NO_HURRY, &Stop::new()).unwrap());
                assert_eq!(one, other);
            }
        }
    }

    #[test]
    fn the_computer_has_the_same_form_for_a_whole_game() {
        let poker = trickmate_rules::game("poker").unwrap();
        let level = Level::new(7).unwrap();
        let mut good = 0;
        for number in 0..8 {
            let options = Options::new(poker.options(), []).unwrap();
            let mut game = Match::new(poker, options, Seed::new([number; 32]));
            let mut looks = [Vec::new(), Vec::new()];
            for text in ["e4", "e5", "a3", "a6"] {
                let seat = game.to_act()[0];
                let end = Instant::now() + NO_HURRY;
                let thought = choose(&game, seat, level, end, Stop::new()).unwrap();
                looks[seat.index()].push(thought.nodes > 10_000);
                game.act(seat, text).unwrap();
            }
            for look in looks {
                assert_eq!(look[0], look[1], "game {number}");
                good += usize::from(look[0]);
            }
        }
        assert!((1..16).contains(&good), "{good} good days of 16");
    }
}
