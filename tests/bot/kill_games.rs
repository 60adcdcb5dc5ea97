//! All games while processes die: no move is lost or stored twice, and each board is posted once. On a file there is one
//! process, on a server there are several.

use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use discord_sandbox::gateway::HubConfig;
use discord_sandbox::world::ChannelSpec;
use discord_sandbox::{FaultAction, FaultSpec, Person};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Seat, Viewer};

use super::kills::{Dice, kill_one, start};
use super::process::Process;
use super::restart::disconnected;
use super::stage::{LONG, Stage, id_of, in_time};
use super::turn_panel::{SEVEN, arranged};

/// Games to play, with the options of `/play`.
const GAMES: [(&str, &[(&str, &str)]); 4] = [
    ("cardmate", &[]),
    ("poker", &[("hands", "declare")]),
    ("mysterious", &[("variant", "secret")]),
    ("summoner", &[]),
];
/// Number of processes that die while the games are played.
const KILLS: usize = 10;
/// Time after which an unanswered request is repeated, as a player would.
const PATIENCE: Duration = Duration::from_secs(4);
/// Longest wait for anything.
const STUCK: Duration = Duration::from_secs(180);

/// A game that is played while processes die.
struct Table {
    id: i64,
    /// The channel of its boards.
    place: u64,
    players: Vec<Person>,
}

/// A match as it is stored, with the actions of a turn that is not over.
struct Stored {
    game: Match,
    actions: Vec<String>,
    drafted: Vec<String>,
    /// The players by their seats.
    seats: Vec<u64>,
}

impl Stored {
    async fn of(stage: &Stage, id: i64) -> Self {
        let database = stage.database();
        let text = |column: &str, rest: &str| format!("SELECT {column} FROM {rest}");
        let own = format!("matches WHERE id = {id}");
        let name = database.texts(text("game", &own)).await.pop().unwrap();
        let options = database.texts(text("options", &own)).await.pop().unwrap();
        let seed = database.bytes(text("seed", &own)).await.pop().unwrap();
        let mut seats = Vec::new();
        for column in ["first_player", "second_player"] {
            let player = database.number(text(column, &own)).await.unwrap();
            seats.push(u64::try_from(player).unwrap());
        }
        let of_draft = format!("drafts WHERE match_id = {id} AND base = (SELECT version FROM {own})");
        let draft = database.texts(text("actions", &of_draft)).await.pop();
        let actions =
            database.texts(text("text", &format!("actions WHERE match_id = {id} ORDER BY ply"))).await;
        let drafted: Vec<String> =
            draft.map(|draft| serde_json::from_str(&draft).unwrap()).unwrap_or_default();

        let game = trickmate_rules::game(&name).unwrap();
        let given: serde_json::Map<String, Value> = serde_json::from_str(&options).unwrap();
        let given: Vec<(String, String)> = given
            .into_iter()
            .map(|(name, value)| {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                (name, text)
            })
            .collect();
        let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(game.options(), given).unwrap();
        let mut game = Match::new(game, options, Seed::new(seed.try_into().unwrap()));
        // A refused action was drafted for a version that is over by now.
        game.play_all(actions.iter().map(String::as_str)).unwrap();
        let _ = game.play_all(drafted.iter().map(String::as_str));
        Self { game, actions, drafted, seats }
    }

    fn is_after(&self, other: &Self) -> bool {
        (self.actions.len(), self.drafted.len()) != (other.actions.len(), other.drafted.len())
    }

    /// Chooses a legal action and its player; `None` if none of these people is to act. In the middle of a turn it ends
    /// the turn.
    fn choose<'p>(&self, players: &'p [Person], dice: &mut Dice) -> Option<(&'p Person, String)> {
        let acting = self.game.to_act().into_iter();
        let (seat, player) = acting
            .filter_map(|seat| {
                let id = self.seats[seat.index()];
                Some((seat, players.iter().find(|player| player.id == id)?))
            })
            .next()?;
        let mut legal = self.game.position().observe(Viewer::Seat(seat)).legal(seat);
        let end = self.game.game().turn_end();
        if self.game.is_within_turn() {
            // A turn cannot end with more than seven cards in hand.
            legal.retain(|text| Some(text.as_str()) == end || text.starts_with('-'));
            legal.sort_by_key(|text| Some(text.as_str()) != end);
            legal.truncate(1);
        }
        let place = usize::try_from(dice.below(legal.len() as u64)).unwrap();
        Some((player, legal.swap_remove(place)))
    }
}

/// Retries parked work as the operator can; without parked work nothing happens.
fn retry_parked(stage: &Stage, queue: &str, id: i64) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trickmate"));
    command.args(["parked", "retry", queue, &id.to_string(), "--database", stage.database().url()]);
    command.output().unwrap();
}

/// Plays at least one action, and until no more processes die; returns the stored actions after each step.
async fn play_on(stage: Arc<Stage>, table: Table, over: Arc<AtomicBool>) -> (Table, Vec<Vec<String>>) {
    let mut dice = Dice(u64::try_from(table.id).unwrap() + 1);
    let mut steps: Vec<Vec<String>> = Vec::new();
    let (mut deadline, mut waited_since) = (Instant::now() + STUCK, Instant::now());
    while !over.load(Ordering::Relaxed) || steps.last().is_none_or(Vec::is_empty) {
        assert!(Instant::now() < deadline, "nobody can move in game {}", table.id);
        let before = Stored::of(&stage, table.id).await;
        if steps.last() != Some(&before.actions) {
            deadline = Instant::now() + STUCK;
            steps.push(before.actions.clone());
        }
        if before.game.outcome().is_some() {
            break;
        }
        let Some((player, action)) = before.choose(&table.players, &mut dice) else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            if waited_since.elapsed() > PATIENCE {
                retry_parked(&stage, "computer-turn", table.id);
                waited_since = Instant::now();
            }
            continue;
        };
        waited_since = Instant::now();
        let body = json!({
            "type": 2, "channel_id": table.place.to_string(),
            "data": {"name": "move", "options": [
                {"name": "move", "value": action}, {"name": "game", "value": table.id},
            ]},
        });
        // If the process is dead, nobody may answer.
        let _ = player.interact(&body);
        let asked = Instant::now();
        while asked.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(50)).await;
            if Stored::of(&stage, table.id).await.is_after(&before) {
                break;
            }
        }
    }
    (table, steps)
}

/// Begins a game in a new channel.
async fn begin(stage: &Stage, guild: u64, id: i64, game: &str, given: &[(&str, &str)], alone: bool) -> Table {
    let names: &[&str] = if alone { &["alone"] } else { &["one", "other"] };
    let players: Vec<Person> =
        names.iter().map(|name| stage.sandbox.create_user(&format!("{name}{id}"))).collect();
    stage
        .sandbox
        .change(|world| players.iter().try_for_each(|player| world.add_member(guild, player.id)))
        .unwrap();
    let channel = stage.sandbox.create_channel(guild, ChannelSpec::new(&format!("game-{id}"), 0)).unwrap();
    let mut options: Vec<(&str, Value)> = given.iter().map(|(name, value)| (*name, json!(value))).collect();
    match players.get(1) {
        Some(other) => options.push(("opponent", json!(other.id.to_string()))),
        None => options.push(("level", json!(1))),
    }
    in_time(&players[0].run(channel, &format!("play {game}"), &options).await.unwrap());
    let mut place = channel;
    if let Some(other) = players.get(1) {
        let offers = |message: &Value| message["components"][0]["components"][0]["label"] == "Accept";
        let message = id_of(&stage.await_message(other, channel, offers).await).unwrap();
        in_time(&stage.press(other, channel, message, "Accept").await);
        // A thread has the id of the message it starts on.
        place = message;
    }
    let ending = format!("· game {id} · ply ");
    stage
        .await_message(&players[0], place, |message| {
            message["content"].as_str().is_some_and(|text| text.contains(&ending))
        })
        .await;
    Table { id, place, players }
}

/// Checks that each board is there once, that the last one is noted, and that no action is lost.
async fn check(stage: &Stage, table: &Table, steps: &[Vec<String>]) {
    let (id, database) = (table.id, stage.database());
    let stored = Stored::of(stage, id).await;
    for step in steps {
        assert!(stored.actions.starts_with(step), "game {id}: {step:?} became {:?}", stored.actions);
    }
    let plies = database.number(format!("SELECT COUNT(*) FROM actions WHERE match_id = {id}")).await;
    let version = database.number(format!("SELECT version FROM matches WHERE id = {id}")).await;
    assert_eq!(plies, version, "game {id}");
    let boards = stage.boards_with_ids(&table.players[0], table.place);
    let plies: Vec<usize> = boards.iter().map(|(ply, _)| *ply).collect();
    assert!(plies.is_sorted_by(|one, next| one < next), "boards of game {id}: {plies:?}");
    if table.players.len() == 1 {
        assert_eq!(boards.len(), 1, "game {id} is one message");
    }
    let noted = database.number(format!("SELECT board FROM matches WHERE id = {id}")).await;
    let (last, message) = boards.last().copied().unwrap();
    assert_eq!(noted, Some(i64::try_from(message).unwrap()), "the board of game {id}");
    let (all, within) = (stored.actions.len(), usize::from(stored.game.is_within_turn()));
    assert!([all, all - within].contains(&last), "game {id} is at ply {all}, its board at {last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_are_played_while_processes_die() {
    let count = if std::env::var_os("TRICKMATE_TEST_POSTGRES").is_some() { 2 } else { 1 };
    let gateway = HubConfig {
        shards: count,
        identify_limit: Some(super::kills::MANY_SIGN_INS),
        session_starts_per_day: 1_000_000,
        ..HubConfig::default()
    };
    let stage = Arc::new(Stage::empty_with(gateway).await);
    stage.lift_limits();
    let count = usize::try_from(count).unwrap();
    let mut processes: Vec<Process> = (0..count).map(|shard| start(&stage, shard, count)).collect();
    super::processes::connected(&stage, count).await;
    let mut guilds = vec![stage.guild];
    while count > 1 && guilds.len() < 2 {
        let guild = stage.sandbox.create_guild("Other", stage.alice.id, &[], &[stage.bot.id]).unwrap();
        if (guild >> 22) % 2 != (stage.guild >> 22) % 2 {
            guilds.push(guild);
        }
        // Ids within a millisecond fall to one shard.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let over = Arc::new(AtomicBool::new(false));
    let mut tables = Vec::new();
    for alone in [false, true] {
        for (game, given) in GAMES {
            let id = i64::try_from(tables.len()).unwrap() + 1;
            let guild = guilds[tables.len() % guilds.len()];
            tables.push(begin(&stage, guild, id, game, given, alone).await);
        }
    }
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(play_on(Arc::clone(&stage), table, Arc::clone(&over)));
    }
    let mut dice = Dice(26);
    for _ in 0..KILLS {
        kill_one(&stage, &mut processes, &mut dice).await;
    }
    over.store(true, Ordering::Relaxed);
    let played = playing.join_all().await;
    // The last request, and the computer's answers to it, are announced as well.
    let untold = "SELECT COUNT(*) FROM matches WHERE announced < version \
                  OR (ended_at IS NULL AND computer IS NOT NULL AND to_act = 1 + computer)";
    let (deadline, mut calm) = (Instant::now() + STUCK, 0);
    let mut waited_since = Instant::now();
    while calm < 20 {
        assert!(Instant::now() < deadline, "the last board does not come");
        tokio::time::sleep(Duration::from_millis(50)).await;
        if waited_since.elapsed() > PATIENCE {
            for (table, _) in &played {
                retry_parked(&stage, "computer-turn", table.id);
                retry_parked(&stage, "board", table.id);
            }
            waited_since = Instant::now();
        }
        calm = if stage.database().number(untold).await == Some(0) { calm + 1 } else { 0 };
    }
    for (table, steps) in &played {
        check(&stage, table, steps).await;
    }
    drop(processes);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_goes_on_is_told_on_the_board_that_was_posted_and_not_noted() {
    let stage = arranged(&[("deck-white", SEVEN), ("deck-black", SEVEN)], 1).await;
    let mut process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let place = stage.channel;
    stage.await_board(place, 1, 0).await;
    // The next board gets posted, and the process dies before it learns that.
    let lost = FaultSpec::new("POST", "/channels/*/messages", FaultAction::LoseResponse);
    stage.sandbox.add_fault(lost.times(100));
    let ends = [("move", json!("e1-e2")), ("end", json!(0))];
    in_time(&stage.alice.run(place, "move", &ends).await.unwrap());
    let turn = Stored::of(&stage, 1).await.actions.len();
    stage.await_board(place, 1, turn).await;
    process.kill();
    disconnected(&stage).await;
    stage.sandbox.clear_faults();
    // The next process looks for that board, and is answered only after the next turn has begun.
    let away = FaultAction::Status { status: 503, body: None };
    stage.sandbox.add_fault(FaultSpec::new("GET", "/channels/*/messages", away).times(5));
    let _process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let before = Stored::of(&stage, 1).await;
    let legal = before.game.position().observe(Viewer::Seat(Seat::Second)).legal(Seat::Second);
    let action = legal.into_iter().find(|text| Some(text.as_str()) != before.game.game().turn_end()).unwrap();
    in_time(&stage.bob.run(place, "move", &[("move", json!(action))]).await.unwrap());
    let deadline = Instant::now() + LONG;
    while stage.database().number("SELECT announced FROM matches").await != Some(turn as i64 + 1) {
        assert!(Instant::now() < deadline, "the turn is not told");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let boards = stage.boards_with_ids(&stage.alice, place);
    let plies: Vec<usize> = boards.iter().map(|(ply, _)| *ply).collect();
    assert_eq!(plies, [0, turn]);
    let noted = stage.database().number("SELECT board FROM matches").await;
    assert_eq!(noted, boards.last().map(|(_, message)| i64::try_from(*message).unwrap()));
}
