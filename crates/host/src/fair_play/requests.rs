//! Fair play: refuses hints and analyses of any position that occurs in a running rated game.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::error::ServiceError;
use crate::fair_play::handle::FairPlayRequests;
use crate::fair_play::position_key::PositionKey;
use crate::ids::MatchId;
use crate::workers::Lane;
use trickmate_rules::{Match, ReplayError, Viewer};

/// Number of opening plies. Their positions count only while they are current, since many games begin alike.
const OPENING: usize = 8;

/// Returns the key of a position as everybody sees it: the pieces on the squares, and the seat to act. Clocks,
/// counters and rights are left out, since changing them would disguise the position.
fn key(game: &Match) -> PositionKey {
    let position = game.position();
    let view = position.observe(Viewer::Public).view();
    let mut hasher = DefaultHasher::new();
    view.game.hash(&mut hasher);
    for square in &view.board.squares {
        square.face.hash(&mut hasher);
    }
    for seat in position.to_act() {
        seat.index().hash(&mut hasher);
    }
    PositionKey(hasher.finish())
}

/// Returns the keys of a match after each of these numbers of plies.
fn keys(game: &Match, plies: RangeInclusive<usize>) -> Result<Vec<PositionKey>, ReplayError> {
    let (first, last) = (*plies.start(), (*plies.end()).min(game.plies().len()));
    let mut past = game.after(first)?;
    let mut keys = vec![key(&past)];
    for ply in game.plies().iter().take(last).skip(first) {
        past.play_all([ply.text.as_str()])?;
        keys.push(key(&past));
    }
    Ok(keys)
}

/// Returns the keys of a running match that count: of the current position, and of earlier ones after the opening.
fn own_keys(game: &Match) -> Result<Vec<PositionKey>, ReplayError> {
    let now = game.plies().len();
    match now {
        0 => Ok(Vec::new()),
        _ if now <= OPENING => Ok(vec![key(game)]),
        _ => keys(game, OPENING..=now),
    }
}

/// Returns `true` if one of these keys is among those of a rated match.
fn is_shared(found: &[PositionKey], rated: &[Arc<Vec<PositionKey>>]) -> bool {
    let found: HashSet<PositionKey> = found.iter().copied().collect();
    rated.iter().flat_map(|own| own.iter()).any(|key| found.contains(key))
}

impl FairPlayRequests<'_> {
    /// Checks that no position of a match after these numbers of plies occurs in a running rated match.
    ///
    /// # Errors
    /// Such a position, or a failure of the check.
    pub(crate) async fn refuse_rated_positions(
        self,
        game: &Arc<Match>,
        plies: RangeInclusive<usize>,
    ) -> Result<(), ServiceError> {
        let running = self.service.store.studies().running_rated(game.game().name()).await?;
        if running.is_empty() {
            return Ok(());
        }
        let found = self.keys_of(game, plies).await?;
        self.service.rated_positions.keep(&running);
        let mut rated = Vec::with_capacity(running.len());
        for row in running {
            let own = match self.service.rated_positions.get(row.id, row.version) {
                Some(known) => known,
                None => match self.positions_of(row.id).await {
                    Ok(known) => known,
                    // A match that cannot be opened cannot be played either.
                    Err(error) if error.is_unopenable() => continue,
                    Err(ServiceError::NoMatch) => continue,
                    Err(error) => return Err(error),
                },
            };
            rated.push(own);
        }
        let is_shared = move || is_shared(&found, &rated);
        if self.service.workers.run(Lane::FairPlay, is_shared).await? {
            return Err(ServiceError::InRatedGame);
        }
        Ok(())
    }

    /// Checks that the current position of a match occurs in no running rated match.
    ///
    /// # Errors
    /// As [`FairPlayRequests::refuse_rated_positions`].
    pub(crate) async fn refuse_rated_position(self, game: &Arc<Match>) -> Result<(), ServiceError> {
        let now = game.plies().len();
        self.refuse_rated_positions(game, now..=now).await
    }

    /// Returns the keys of a match after each of these numbers of plies. A long match takes a while to replay, so its
    /// keys are cached, and concurrent requests share one replay.
    async fn keys_of(
        self,
        game: &Arc<Match>,
        plies: RangeInclusive<usize>,
    ) -> Result<Arc<Vec<PositionKey>>, ServiceError> {
        let kept = self.service.kept_keys.clone();
        if let Some(known) = kept.get(game, &plies) {
            return Ok(known);
        }
        let game = Arc::clone(game);
        let find = move || {
            if let Some(known) = kept.get(&game, &plies) {
                return Ok(known);
            }
            let found = Arc::new(keys(&game, plies.clone())?);
            kept.put(&game, plies, Arc::clone(&found));
            Ok(found)
        };
        let found: Result<_, ReplayError> = self.service.workers.run(Lane::FairPlay, find).await?;
        found.map_err(|error| ServiceError::Corrupt(0, error.to_string()))
    }

    async fn positions_of(self, id: MatchId) -> Result<Arc<Vec<PositionKey>>, ServiceError> {
        let hosted = self.service.matches().hosted_match(id).await?;
        let game = Arc::clone(&hosted.game);
        let keys = self.service.workers.run(Lane::FairPlay, move || own_keys(&game)).await?;
        let keys = Arc::new(keys.map_err(|error| ServiceError::Corrupt(id.get(), error.to_string()))?);
        self.service.rated_positions.put(id, hosted.version(), Arc::clone(&keys));
        Ok(keys)
    }
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;
    use trickmate_rules::Record;

    fn replayed(moves: &str) -> Match {
        format!("[Game \"poker\"]\n\n{moves}").parse::<Record>().unwrap().replay().unwrap()
    }

    #[test]
    fn positions_are_equal_however_they_came_about() {
        assert_eq!(key(&replayed("1. e3 e6 2. Nf3")), key(&replayed("1. Nf3 e6 2. e3")));
        assert_ne!(key(&replayed("1. e4 e5 2. Nf3")), key(&replayed("1. e4 e5 2. Nc3")));
        assert_ne!(key(&replayed("1. e4 e5")), key(&replayed("1. e4 e5 2. Nf3")));
    }

    #[test]
    fn long_games_are_compared_with_many_rated_ones_at_once() {
        let keys = |numbers: Range<u64>| numbers.map(PositionKey).collect::<Vec<_>>();
        let long = keys(0..3_000);
        let rated: Vec<Arc<Vec<PositionKey>>> =
            (1..1_000).map(|game| Arc::new(keys(1_000_000 * game..1_000_000 * game + 1_000))).collect();
        let begun = std::time::Instant::now();
        assert!(!is_shared(&long, &rated));
        assert!(is_shared(&[1, 5_000_007].map(PositionKey), &rated) && !is_shared(&[], &rated));
        // Comparing them one by one would take three billion comparisons.
        assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
    }

    #[test]
    fn the_opening_of_a_running_game_is_not_its_own() {
        assert!(own_keys(&replayed("")).unwrap().is_empty());
        assert_eq!(own_keys(&replayed("1. e4")).unwrap(), [key(&replayed("1. e4"))]);
        let long = replayed("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4");
        let own = own_keys(&long).unwrap();
        assert_eq!(own.len(), 3);
        assert!(own.contains(&key(&replayed("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6"))));
        assert!(!own.contains(&key(&replayed("1. e4 e5"))));
    }
}
