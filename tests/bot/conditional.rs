//! Moves planned ahead: pressed on the panel and typed, played when they fit, dropped when they do not; races, kills, secrecy.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::{Value, json};
use tokio::time::Instant;
use trickmate_host::{CHALLENGE_TTL, GameService, MatchId, Move, PlayerId, RequestId};
use trickmate_rules::kernel::Seed;
use trickmate_rules::kernel::card::Card;
use trickmate_rules::{Match, Options, Viewer};

use super::game::GAME;
use super::offers::asked_for;
use super::process::Process;
use super::processes::{await_number, connected, shared, start};
use super::restart::disconnected;
use super::stage::{LONG, Stage, button_of, id_of, in_time};
use super::surface::press_more;

const PLANS: &str = "SELECT COUNT(*) FROM conditional_moves";
const ACTIONS: &str = "SELECT COUNT(*) FROM actions";
const REQUESTS: &str = "SELECT COUNT(DISTINCT request) FROM actions";

fn words(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

/// Opens a player's plan from a board; returns the panel.
async fn open(stage: &Stage, person: &Person, place: u64, board: u64) -> u64 {
    let opened = press_more(stage, person, place, board, "Plan ahead").await;
    in_time(&opened);
    let panel = stage.answered(person, &opened).await;
    assert_eq!(panel["flags"], 64, "only for the player");
    assert!(words(&panel).contains("Your plan for game"), "{panel:#}");
    id_of(&panel).unwrap()
}

/// Waits until a panel says something.
async fn says(stage: &Stage, person: &Person, place: u64, panel: u64, text: &str) -> Value {
    let is_it = |seen: &Value| id_of(seen) == Some(panel) && words(seen).contains(text);
    stage.await_message(person, place, is_it).await
}

/// Chooses a move of Cardmate on a panel.
async fn choose(stage: &Stage, person: &Person, place: u64, panel: u64, action: &str) {
    let card = Card::from_text(&action[..2]).unwrap().symbols();
    in_time(&stage.pick(person, place, panel, &card).await);
    let square = action[2..].trim_start_matches(':')[..2].to_owned();
    let labels = [square.clone(), format!("×{square}")];
    let has = |seen: &Value, label: &str| {
        let rows = seen["components"].as_array().into_iter().flatten();
        let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        parts.any(|part| part["label"].as_str().is_some_and(|text| text.starts_with(label)))
    };
    let seen = stage
        .await_message(person, place, |seen| {
            id_of(seen) == Some(panel) && labels.iter().any(|label| has(seen, label))
        })
        .await;
    let label = labels.into_iter().find(|label| has(&seen, label)).unwrap();
    in_time(&stage.pick(person, place, panel, &label).await);
}

/// Types a plan into the form of a panel; returns the interaction.
async fn type_plan(stage: &Stage, person: &Person, place: u64, panel: u64, plan: &str) -> Interaction {
    let opened = stage.press(person, place, panel, "Type the plan…").await;
    let done = person.submit(&opened, &[("move", plan)]).await.unwrap();
    in_time(&done);
    done
}

/// Opens a player's plan and types it.
async fn plan(stage: &Stage, person: &Person, place: u64, board: u64, typed: &str) -> u64 {
    let panel = open(stage, person, place, board).await;
    type_plan(stage, person, place, panel, typed).await;
    says(stage, person, place, panel, "Your plan is saved.").await;
    panel
}

async fn play(person: &Person, place: u64, game: i64, text: &str) {
    let given = [("move", json!(text)), ("game", json!(game))];
    in_time(&person.run(place, "move", &given).await.unwrap());
}

async fn number(stage: &Stage, query: &str) -> i64 {
    stage.database().number(query).await.unwrap()
}

/// Waits for the latest board of a match: one that was taken back has no buttons any more.
async fn board_of(stage: &Stage, place: u64, game: i64, ply: usize) -> u64 {
    let ending = format!("· game {game} · ply {ply}");
    let is_it = |seen: &Value| words(seen).ends_with(&ending) && button_of(seen, "More…").is_some();
    let find = || async { stage.await_message(&stage.alice, place, is_it).await };
    loop {
        let found = id_of(&find().await).unwrap();
        // A board that is about to be retired still has its buttons.
        await_number(stage, "SELECT COUNT(*) FROM matches WHERE announced < version AND ended_at IS NULL", 0)
            .await;
        if id_of(&find().await) == Some(found) {
            return found;
        }
    }
}

/// Returns a legal move after these that is not this one.
fn other(moves: &[&str], not: &str) -> String {
    let cardmate = trickmate_rules::game("cardmate").unwrap();
    let mut game = Match::new(cardmate, Options::new(cardmate.options(), []).unwrap(), Seed::new([0; 32]));
    game.play_all(moves.iter().copied()).unwrap();
    game.legal(Viewer::Public).into_iter().find(|text| text != not).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tree_is_pressed_and_typed_and_each_answer_is_an_action_of_its_own() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = board_of(&stage, place, 1, 0).await;
    // Bob, who is not to move, presses a line and then another first move.
    let panel = open(&stage, &stage.bob, place, board).await;
    says(&stage, &stage.bob, place, panel, "Nothing is planned yet.").await;
    choose(&stage, &stage.bob, place, panel, GAME[0]).await;
    says(&stage, &stage.bob, place, panel, "What do you answer to 4Ci3?").await;
    choose(&stage, &stage.bob, place, panel, GAME[1]).await;
    says(&stage, &stage.bob, place, panel, "▸ 4Ci3 → **4Db6**").await;
    in_time(&stage.press(&stage.bob, place, panel, "To the start").await);
    says(&stage, &stage.bob, place, panel, "What might your opponent play?").await;
    let second = other(&[], GAME[0]);
    choose(&stage, &stage.bob, place, panel, &second).await;
    says(&stage, &stage.bob, place, panel, &format!("▸ {second} → ?")).await;
    // What the rules refuse changes nothing.
    let done = type_plan(&stage, &stage.bob, place, panel, &format!("4Ci3 4Db6\n{second} 4Ci3")).await;
    let told = stage.answered(&stage.bob, &done).await;
    assert!(words(&told).starts_with("Nothing was changed."), "{told:#}");
    says(&stage, &stage.bob, place, panel, &format!("▸ {second} → ?")).await;
    // Of two answers to the same move one would be lost.
    let two = format!("4Ci3 4Db6\n4Ci3 {}", other(&GAME[..1], GAME[1]));
    let done = type_plan(&stage, &stage.bob, place, panel, &two).await;
    let told = stage.answered(&stage.bob, &done).await;
    assert!(words(&told).starts_with("Nothing was changed: your plan has two moves"), "{told:#}");
    says(&stage, &stage.bob, place, panel, &format!("▸ {second} → ?")).await;
    // The typed plan takes the place of the pressed one.
    let answer = other(&[&second], "");
    let typed = format!("{}\n{second} {answer}", GAME[..6].join(" "));
    type_plan(&stage, &stage.bob, place, panel, &typed).await;
    let shown = says(&stage, &stage.bob, place, panel, "Your plan is saved.").await;
    let line = "• 4Ci3 → **4Db6** · 8Dj2 → **8Ca7** · 8Dh3 → **8Cc6**";
    assert!(words(&shown).contains(line), "{shown:#}");
    assert!(words(&shown).contains(&format!("• {second} → **{answer}**")), "{shown:#}");
    // The answers come as soon as they fit, each once.
    for ply in [0, 2] {
        play(&stage.alice, place, 1, GAME[ply]).await;
        stage.await_board(place, 1, ply + 2).await;
    }
    // What is left of the plan is seen, and removed move by move.
    let panel = open(&stage, &stage.bob, place, board_of(&stage, place, 1, 4).await).await;
    let shown = says(&stage, &stage.bob, place, panel, "• 8Dh3 → **8Cc6**").await;
    assert!(!words(&shown).contains("4Ci3"), "{shown:#}");
    in_time(&stage.press(&stage.bob, place, panel, "✓ 8Dh3 → 8Cc6").await);
    in_time(&stage.press(&stage.bob, place, panel, "✓ 8Cc6").await);
    in_time(&stage.press(&stage.bob, place, panel, "Remove 8Cc6").await);
    says(&stage, &stage.bob, place, panel, "▸ 8Dh3 → ?").await;
    choose(&stage, &stage.bob, place, panel, GAME[5]).await;
    says(&stage, &stage.bob, place, panel, "▸ 8Dh3 → **8Cc6**").await;
    // Alice leaves the line: nothing is played, and nothing is left.
    play(&stage.alice, place, 1, &other(&GAME[..4], GAME[4])).await;
    stage.await_board(place, 1, 5).await;
    await_number(&stage, PLANS, 0).await;
    assert_eq!((number(&stage, ACTIONS).await, number(&stage, REQUESTS).await), (5, 5));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_plans_play_against_each_other_and_a_plan_may_begin_with_the_own_move() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = board_of(&stage, place, 1, 0).await;
    // It is Alice's turn: her plan continues once she has made the move herself.
    plan(&stage, &stage.alice, place, board, &GAME[..5].join(" ")).await;
    plan(&stage, &stage.bob, place, board, &GAME[..6].join(" ")).await;
    assert_eq!(number(&stage, ACTIONS).await, 0, "no own move is made unasked");
    play(&stage.alice, place, 1, GAME[0]).await;
    stage.await_board(place, 1, 6).await;
    let texts = stage.database().texts("SELECT text FROM actions ORDER BY ply".to_owned()).await;
    assert_eq!(texts, &GAME[..6]);
    assert_eq!(number(&stage, REQUESTS).await, 6);
    await_number(&stage, PLANS, 0).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_stays_over_a_draw_offer_and_goes_with_a_takeback_and_with_the_end() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    play(&stage.alice, place, 1, GAME[0]).await;
    play(&stage.bob, place, 1, GAME[1]).await;
    let board = board_of(&stage, place, 1, 2).await;
    let line = GAME[2..4].join(" ");
    plan(&stage, &stage.bob, place, board, &line).await;
    let asked = stage.bob.run(place, "offer", &[asked_for("draw")]).await.unwrap();
    stage.told(&stage.bob, &asked).await;
    assert_eq!(number(&stage, PLANS).await, 1);
    let asked = stage.bob.run(place, "offer", &[asked_for("takeback")]).await.unwrap();
    stage.told(&stage.bob, &asked).await;
    let is_offer = |seen: &Value| words(seen).contains("take back") && button_of(seen, "Accept").is_some();
    let offer = id_of(&stage.await_message(&stage.alice, place, is_offer).await).unwrap();
    in_time(&stage.press(&stage.alice, place, offer, "Accept").await);
    await_number(&stage, PLANS, 0).await;
    play(&stage.bob, place, 1, GAME[1]).await;
    let board = board_of(&stage, place, 1, 2).await;
    plan(&stage, &stage.bob, place, board, &line).await;
    let asked = stage.alice.run(place, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answered(&stage.alice, &asked).await).unwrap();
    in_time(&stage.press(&stage.alice, place, question, "Resign").await);
    await_number(&stage, PLANS, 0).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_games_in_which_nothing_is_hidden_have_plans() {
    let stage = Stage::without_threads().await;
    type Given<'a> = &'a [(&'a str, Value)];
    let games: [(&str, Given<'_>, bool); 5] = [
        ("poker", &[], true),
        ("poker", &[("hole", json!("1"))], false),
        ("mysterious", &[], false),
        ("summoner", &[], false),
        ("cardmate", &[("time", json!("10+5"))], false),
    ];
    for (number, (game, options, is_open)) in (1..).zip(games) {
        let mut given = vec![("opponent", json!(stage.bob.id.to_string()))];
        given.extend(options.iter().cloned());
        let message = stage.challenge_to(game, &given).await;
        in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
        let board = board_of(&stage, stage.channel, number, 0).await;
        for person in [&stage.alice, &stage.bob, &stage.carol] {
            let opened = stage.press(person, stage.channel, board, "More…").await;
            let more = stage.answered(person, &opened).await;
            let plays = person.id != stage.carol.id;
            assert_eq!(button_of(&more, "Plan ahead").is_some(), is_open && plays, "{game} {more:#}");
        }
    }
    stage.end().await;
}

/// Returns what a person sees in a place, without numbers: words, labels and descriptions.
fn seen(person: &Person, place: u64) -> Vec<String> {
    let plain = |text: &str| text.chars().filter(|letter| !letter.is_ascii_digit()).collect::<String>();
    let told = |message: Value| {
        let files = message["attachments"].as_array().into_iter().flatten();
        let files: Vec<&str> = files.filter_map(|file| file["description"].as_str()).collect();
        let parts = message["components"].to_string();
        plain(&format!("{} {files:?} {parts}", words(&message)))
    };
    person.messages(place).unwrap().into_iter().map(told).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_sees_a_plan_until_the_answer_is_there() {
    let stage = Stage::set().await;
    stage.lift_limits();
    let mut places = Vec::new();
    for game in 1..=2 {
        let message = stage.accept_one().await;
        stage.await_board(message, game, 0).await;
        places.push(message);
    }
    let [with, without] = places[..] else { panic!("two games") };
    let before = stage.next_line();
    plan(&stage, &stage.bob, with, board_of(&stage, with, 1, 0).await, "4Ci3 4Db6").await;
    // Nothing but answers to Bob was sent.
    let sent = stage.requests_since(before).into_iter().filter(|(_, path, _)| path.contains("/channels/"));
    assert_eq!(sent.collect::<Vec<_>>(), []);
    let twins = |others: &[&Person]| {
        for person in others {
            assert_eq!(seen(person, with), seen(person, without), "{}", person.id);
        }
    };
    twins(&[&stage.alice, &stage.carol]);
    let mut more = Vec::new();
    for (game, place) in [(1, with), (2, without)] {
        let opened = stage.press(&stage.alice, place, board_of(&stage, place, game, 0).await, "More…").await;
        let told = stage.answered(&stage.alice, &opened).await;
        more.push(
            told["components"]
                .as_array()
                .unwrap()
                .iter()
                .map(|row| row["components"].as_array().unwrap().len())
                .collect::<Vec<_>>(),
        );
    }
    assert_eq!(more[0], more[1]);
    // The same moves, one of them by the plan.
    play(&stage.alice, with, 1, "4Ci3").await;
    stage.await_board(with, 1, 2).await;
    play(&stage.alice, without, 2, "4Ci3").await;
    stage.await_board(without, 2, 1).await;
    play(&stage.bob, without, 2, "4Db6").await;
    stage.await_board(without, 2, 2).await;
    for (place, game) in [(with, 1), (without, 2)] {
        let query =
            format!("SELECT COUNT(*) FROM actions WHERE match_id = {game} AND seat = 1 AND text = '4Db6'");
        assert_eq!(number(&stage, &query).await, 1);
        let last = stage.boards(place).pop().unwrap().1;
        assert!(!words(&last).contains("plan"), "{last:#}");
    }
    let clocks = "SELECT COUNT(DISTINCT remaining) FROM clocks";
    assert_eq!(number(&stage, clocks).await, 1, "an answer costs no time");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_is_deleted_is_not_played_after_that() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let place = stage.channel;
    for (round, gap) in [0, 1, -1, 3, -3, 6, -6, 10, -10].into_iter().enumerate() {
        let game = i64::try_from(round).unwrap() + 1;
        stage.accept_one().await;
        let panel =
            plan(&stage, &stage.bob, place, board_of(&stage, place, game, 0).await, "4Ci3 4Db6").await;
        let clear = stage.button(&stage.bob, place, panel, "Delete the plan").await;
        let pause = |wait: i64| tokio::time::sleep(Duration::from_millis(u64::try_from(wait).unwrap_or(0)));
        let version = format!("SELECT version FROM matches WHERE id = {game}");
        let (_, at_answer) = tokio::join!(
            async {
                pause(-gap).await;
                play(&stage.alice, place, game, "4Ci3").await;
            },
            async {
                pause(gap).await;
                // The panel may have gone with the position.
                let done = stage.bob.click(place, panel, &clear).await;
                if let Ok(done) = &done {
                    in_time(done);
                }
                done.ok()?;
                Some((number(&stage, PLANS).await, number(&stage, &version).await))
            }
        );
        await_number(&stage, PLANS, 0).await;
        if let Some((plans, at_answer)) = at_answer {
            assert_eq!(plans, 0, "{gap}");
            tokio::time::sleep(Duration::from_millis(100)).await;
            let now = number(&stage, &version).await;
            assert!(now == at_answer || at_answer == 0 && now == 1, "{gap}: {at_answer}, then {now}");
        }
        assert!((1..=2).contains(&number(&stage, &version).await), "{gap}");
        let asked = stage.alice.run(place, "resign", &[("game", json!(game))]).await.unwrap();
        let question = id_of(&stage.answered(&stage.alice, &asked).await).unwrap();
        in_time(&stage.press(&stage.alice, place, question, "Resign").await);
        await_number(&stage, "SELECT COUNT(*) FROM matches WHERE ended_at IS NULL", 0).await;
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_due_when_the_bot_stopped_is_played_once_at_the_start() {
    let mut stage = Stage::set().await;
    let place = stage.begin().await;
    plan(&stage, &stage.bob, place, board_of(&stage, place, 1, 0).await, &GAME[..4].join(" ")).await;
    for ply in [0, 2] {
        stage.stop().await;
        // The move is stored, and the process ends before it looks at plans.
        let store = stage.database().open().await;
        let (service, _events) = GameService::new(store.clone(), CHALLENGE_TTL);
        let wanted = Move {
            match_id: MatchId::new(1),
            version: None,
            player: PlayerId::new(i64::try_from(stage.alice.id).unwrap()),
            text: GAME[ply].to_owned(),
            request: RequestId::new(1000 + i64::try_from(ply).unwrap()),
        };
        service.matches().act(&wanted).await.unwrap();
        store.close().await;
        stage.start().await;
        stage.await_board(place, 1, ply + 2).await;
    }
    let made = (number(&stage, ACTIONS).await, number(&stage, REQUESTS).await);
    assert_eq!((made, number(&stage, PLANS).await), ((4, 4), 0));
    stage.end().await;
}

/// Makes a move of Alice, without waiting for its answer, and waits until it is stored.
async fn commit(stage: &Stage, place: u64, text: &str, version: usize) {
    let body = json!({
        "type": 2, "channel_id": place.to_string(),
        "data": {"name": "move", "options": [{"name": "move", "value": text}]},
    });
    stage.alice.interact(&body).unwrap();
    let deadline = Instant::now() + LONG;
    let version = i64::try_from(version).unwrap();
    while number(stage, "SELECT version FROM matches").await < version {
        assert!(Instant::now() < deadline, "the move is not stored");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_between_a_move_and_the_answer_plays_it_once() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let mut process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let place = stage.begin().await;
    plan(&stage, &stage.bob, place, board_of(&stage, place, 1, 0).await, &GAME[..8].join(" ")).await;
    for ply in [0, 2, 4, 6] {
        commit(&stage, place, GAME[ply], ply + 1).await;
        process.kill();
        disconnected(&stage).await;
        process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        stage.await_board(place, 1, ply + 2).await;
    }
    let texts = stage.database().texts("SELECT text FROM actions ORDER BY ply".to_owned()).await;
    assert_eq!(texts, &GAME[..8]);
    assert_eq!(number(&stage, REQUESTS).await, 8);
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_play_an_answer_once_and_one_takes_over_from_the_other() {
    let Some(stage) = shared().await else { return };
    stage.lift_limits();
    let own = (stage.guild >> 22) % 2;
    let mut process = start(&stage, own);
    let _other = start(&stage, 1 - own);
    connected(&stage, 2).await;
    let place = stage.begin().await;
    plan(&stage, &stage.bob, place, board_of(&stage, place, 1, 0).await, &GAME[..8].join(" ")).await;
    for ply in [0, 2] {
        commit(&stage, place, GAME[ply], ply + 1).await;
        stage.await_board(place, 1, ply + 2).await;
    }
    for ply in [4, 6] {
        commit(&stage, place, GAME[ply], ply + 1).await;
        process.kill();
        await_number(&stage, "SELECT version FROM matches", i64::try_from(ply).unwrap() + 2).await;
        connected(&stage, 1).await;
        process = start(&stage, own);
        connected(&stage, 2).await;
        stage.await_board(place, 1, ply + 2).await;
    }
    let texts = stage.database().texts("SELECT text FROM actions ORDER BY ply".to_owned()).await;
    assert_eq!(texts, &GAME[..8]);
    assert_eq!(number(&stage, REQUESTS).await, 8);
    drop(process);
    stage.end().await;
}
