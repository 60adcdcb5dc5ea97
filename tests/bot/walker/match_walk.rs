//! One game from its beginning to its end.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::time::Duration;

use serde_json::Value;
use trickmate_host::{MatchId, PlayerId, Store};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Seat};

use crate::bot::mystery::direct;
use crate::bot::stage::{LONG, id_of};

use super::choice::chance;
use super::person::Walker;
use super::start::{Begun, Opponent, Place, Setting, is_private};
use super::table::Walked;
use super::variant::Variant;

/// A game to play, and how.
pub(super) struct Walk<'a> {
    pub(super) game: &'static str,
    pub(super) variant: &'a Variant,
    pub(super) seed: u64,
    /// Number of actions after which it ends by resignation.
    pub(super) most: usize,
}

/// A match as it is stored, which is followed from action to action.
pub(super) struct Followed<'a> {
    pub(super) id: MatchId,
    store: &'a Store,
    played: Match,
    /// Number of stored actions.
    actions: usize,
    players: [PlayerId; 2],
}

impl<'a> Followed<'a> {
    async fn open(store: &'a Store, id: MatchId) -> Self {
        let row = store.matches().match_row(id).await.unwrap().unwrap();
        let game = trickmate_rules::game(&row.game).unwrap();
        let given: serde_json::Map<String, Value> = serde_json::from_str(&row.options).unwrap();
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let given: Vec<(String, String)> =
            given.iter().map(|(name, value)| (name.clone(), text(value))).collect();
        let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(game.options(), given).unwrap();
        let played = Match::new(game, options, Seed::new(row.seed.try_into().unwrap()));
        let players = [row.first_player, row.second_player];
        let mut followed = Self { id, store, played, actions: 0, players };
        followed.catch_up().await;
        followed
    }

    /// Performs what has been stored since.
    pub(super) async fn catch_up(&mut self) {
        let actions = self.store.matches().actions(self.id).await.unwrap();
        let new = actions.iter().skip(self.actions).map(|action| action.text.as_str());
        self.played.play_all(new).unwrap();
        self.actions = actions.len();
    }

    /// Returns the number of actions so far.
    pub(super) const fn count(&self) -> usize {
        self.actions
    }

    /// Returns the versions at which somebody can act. While both choose in secret, what the other has chosen changes
    /// nothing.
    pub(super) fn versions(&self) -> RangeInclusive<usize> {
        let version = self.played.plies().len();
        version.saturating_sub(usize::from(self.played.position().is_simultaneous()))..=version
    }

    /// Returns `true` if a player has acted last.
    fn has_acted_last(&self, player: PlayerId) -> bool {
        let seat = self.played.plies().last().and_then(|ply| ply.seat);
        seat.is_some_and(|seat| self.players[seat.index()] == player)
    }

    pub(super) fn is_over(&self) -> bool {
        self.played.outcome().is_some()
    }

    /// Returns the players who can act, by their numbers.
    fn due(&self) -> Vec<PlayerId> {
        self.played.to_act().into_iter().map(|seat: Seat| self.players[seat.index()]).collect()
    }
}

/// Plays a game to its end; returns what was counted.
pub(super) async fn walk(setting: &mut Setting, what: Walk<'_>) -> Walked {
    let Walk { game, variant, seed, most } = what;
    let begun = setting.begin(game, variant).await;
    let store = setting.stage.store.clone().unwrap();
    let mut followed = Followed::open(&store, begun.id).await;
    println!("game {}: {game} {variant:?} {:?} {:?}", begun.id, setting.opponent, setting.place);
    let mut walkers = walkers(setting, &begun).await;
    let mut seen: Vec<Seen> = walkers.iter().map(Seen::new).collect();
    let (line, mut chance) = (setting.stage.next_line(), chance(7, seed));
    let mut walked = Walked { ended: true, ..Walked::default() };
    let mut deadline = tokio::time::Instant::now() + LONG;
    loop {
        followed.catch_up().await;
        if followed.is_over() {
            break;
        }
        let due = followed.due();
        let Some(own) = walkers.iter_mut().position(|walker| due.contains(&number(walker.person.id))) else {
            assert!(tokio::time::Instant::now() < deadline, "the computer does not move");
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        deadline = tokio::time::Instant::now() + LONG;
        if followed.count() >= most {
            walked.ended = false;
            walked.moves += 1;
            walkers[own].resign(&mut followed).await;
            break;
        }
        let before = followed.count();
        let walker = &mut walkers[own];
        walker.is_going_on = followed.has_acted_last(number(walker.person.id));
        walker.step(&mut followed, &mut chance).await;
        if followed.count() > before {
            walked.moves += 1;
            walked.added = added(&walkers, &mut seen);
            let actions = followed.count();
            assert!(
                walked.added <= actions,
                "{} messages for {actions} actions: {:#?}",
                walked.added,
                walkers[own].person.messages(walkers[own].place)
            );
        }
    }
    for walker in &walkers {
        walker.sees_the_end(begun.id).await;
    }
    walked.added = added(&walkers, &mut seen);
    walked.left = left(setting, &begun).await;
    walked.plies = followed.count();
    walked.clicks = walkers.iter().map(|walker| walker.clicks).sum();
    let requests = setting.stage.requests_since(line);
    walked.requests = requests.len();
    let counts = |path: &str| !path.contains("/interactions/") && !path.contains("/webhooks/");
    walked.counted = requests.iter().filter(|(_, path, _)| counts(path)).count();
    if setting.opponent == Opponent::Computer {
        assert_eq!(walked.added, 0, "a message was added against the computer: {game} {variant:?}");
    }
    assert_eq!(walked.left, 0, "private messages stay: {game} {variant:?}");
    walked
}

fn number(id: u64) -> PlayerId {
    PlayerId::new(i64::try_from(id).unwrap())
}

/// Returns the players as walkers. Who has secret cards begins at the direct message with them, the others at the board.
async fn walkers<'a>(setting: &'a Setting, begun: &Begun) -> Vec<Walker<'a>> {
    let (stage, mut walkers) = (&setting.stage, Vec::new());
    let hands = stage.store.as_ref().unwrap().hands().hands(begun.id).await.unwrap();
    let row = stage.store.as_ref().unwrap().matches().match_row(begun.id).await.unwrap().unwrap();
    for (person, place) in setting.people().into_iter().zip(begun.places) {
        let seat = usize::from(row.second_player == number(person.id));
        let surface = (place, 0);
        let mut walker = Walker { stage, person, place, surface, clicks: 0, is_going_on: false };
        let letter = hands[seat].and_then(|hand| hand.message);
        walker.surface = match letter {
            Some(letter) => (direct(stage, person), letter.get().cast_unsigned()),
            None => (place, id_of(&walker.board(begun.id).unwrap()).unwrap()),
        };
        walkers.push(walker);
    }
    walkers
}

/// Returns the messages in a walker's place that are not for them alone.
fn public(walker: &Walker<'_>) -> BTreeSet<u64> {
    let messages = walker.person.messages(walker.place).unwrap();
    messages.iter().filter(|message| !is_private(message)).filter_map(id_of).collect()
}

/// The messages that a place has got since a game began.
struct Seen {
    latest: u64,
    added: usize,
}

impl Seen {
    fn new(walker: &Walker<'_>) -> Self {
        Self { latest: public(walker).last().copied().unwrap_or_default(), added: 0 }
    }
}

/// Returns the most messages that a walker's place has got since the game began.
fn added(walkers: &[Walker<'_>], seen: &mut [Seen]) -> usize {
    for (walker, seen) in walkers.iter().zip(seen.iter_mut()) {
        let public = public(walker);
        seen.added += public.iter().filter(|id| **id > seen.latest).count();
        seen.latest = public.last().copied().unwrap_or_default().max(seen.latest);
    }
    seen.iter().map(|seen| seen.added).max().unwrap_or_default()
}

/// Returns the number of private messages that stay, after some patience with those that are about to go.
async fn left(setting: &Setting, begun: &Begun) -> usize {
    let deadline = tokio::time::Instant::now() + LONG / 6;
    loop {
        let mut left = 0;
        for (person, place) in setting.people().into_iter().zip(begun.places) {
            let places = match setting.place {
                Place::Direct => vec![place],
                _ => vec![place, setting.stage.channel, direct(&setting.stage, person)],
            };
            let places: BTreeSet<u64> = places.into_iter().collect();
            for place in places {
                let messages = person.messages(place).unwrap_or_default();
                for message in messages.iter().filter(|message| is_private(message)) {
                    left += 1;
                    if tokio::time::Instant::now() >= deadline {
                        println!("it stays: {message:#}");
                    }
                }
            }
        }
        if left == 0 || tokio::time::Instant::now() >= deadline {
            return left;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
