//! Two requests at the same moment, of two people or by a double press: the first one counts, and nothing is decided
//! twice.
//!
//! Over the wire the moments cannot be aimed as well as in `service::races`, which tries every pair of requests.

use std::future::Future;
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::Limits;

use super::offers::asked_for;
use super::stage::{LONG, Stage, id_of, in_time};

/// Delays of the second request after the first, in milliseconds.
const GAPS: [i64; 4] = [0, 1, -3, 10];

/// Makes both requests, the second this many milliseconds after the first.
async fn apart<A, B>(gap: i64, one: impl Future<Output = A>, other: impl Future<Output = B>) -> (A, B) {
    let pause =
        |wait: i64| tokio::time::sleep(Duration::from_millis(u64::try_from(wait).unwrap_or_default()));
    tokio::join!(
        async {
            pause(-gap).await;
            one.await
        },
        async {
            pause(gap).await;
            other.await
        }
    )
}

async fn count(stage: &Stage, query: &str) -> i64 {
    stage.database().number(query).await.unwrap()
}

/// Waits until a query counts nothing: an answer may have been deferred.
async fn until_none(stage: &Stage, query: &str) {
    let deadline = tokio::time::Instant::now() + LONG;
    while count(stage, query).await > 0 {
        assert!(tokio::time::Instant::now() < deadline, "{query}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

const OPEN: &str = "SELECT COUNT(*) FROM challenges WHERE state = 'open'";
const RUNNING: &str = "SELECT COUNT(*) FROM matches WHERE ended_at IS NULL";

/// Runs the same command many times at once as one person.
async fn run_at_once(stage: &Stage, person: &Person, times: usize, command: &str, given: &[(&str, Value)]) {
    let tasks: Vec<_> = (0..times)
        .map(|_| {
            let (person, channel, command) = (person.clone(), stage.channel, command.to_owned());
            let given: Vec<(String, Value)> =
                given.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
            tokio::spawn(async move {
                let given: Vec<(&str, Value)> =
                    given.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
                person.run(channel, &command, &given).await.unwrap()
            })
        })
        .collect();
    for task in tasks {
        let done = task.await.unwrap();
        stage.told(person, &done).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_commands_at_once_get_no_further_than_the_limits() {
    let limits = Limits { challenges: 20, games: 30, computer_games: 4 };
    let stage = Stage::without_threads_and_with(limits).await;
    stage.lift_limits();
    run_at_once(&stage, &stage.alice, 60, "play poker", &[]).await;
    assert_eq!(count(&stage, OPEN).await, 20);
    run_at_once(&stage, &stage.carol, 20, "play cardmate", &[("level", json!(1))]).await;
    assert_eq!(count(&stage, RUNNING).await, 4);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_challenges_accepted_at_once_make_no_more_games_than_the_limit() {
    let limits = Limits { challenges: 20, games: 2, computer_games: 2 };
    let mut stage = Stage::without_threads_and_with(limits).await;
    stage.lift_limits();
    let mut buttons = Vec::new();
    for person in [&stage.alice, &stage.carol] {
        for _ in 0..7 {
            let given = [("opponent", json!(stage.bob.id.to_string()))];
            let done = person.run(stage.channel, "play cardmate", &given).await.unwrap();
            let message = id_of(&stage.posted(person, &done).await).unwrap();
            buttons.push((message, stage.button(&stage.bob, stage.channel, message, "Accept").await));
        }
    }
    let tasks: Vec<_> = buttons
        .into_iter()
        .map(|(message, button)| {
            let (bob, channel) = (stage.bob.clone(), stage.channel);
            tokio::spawn(async move { bob.click(channel, message, &button).await })
        })
        .collect();
    for task in tasks {
        // A challenge that is closed meanwhile has no button any more.
        if let Ok(done) = task.await.unwrap() {
            in_time(&done);
        }
    }
    // The bot has then handled all requests.
    stage.stop().await;
    assert_eq!(count(&stage, RUNNING).await, 2);
    stage.end().await;
}

/// Begins a game between Alice and Bob in the channel, with a move of each.
async fn moved(stage: &Stage, game: i64) {
    stage.accept_one().await;
    stage.await_board(stage.channel, game, 0).await;
    for (ply, (person, text)) in [(&stage.alice, "4Ci3"), (&stage.bob, "4Db6")].into_iter().enumerate() {
        let given = [("move", json!(text)), ("game", json!(game))];
        in_time(&person.run(stage.channel, "move", &given).await.unwrap());
        stage.await_board(stage.channel, game, ply + 1).await;
    }
}

/// Resigns a game as a person.
async fn resign(stage: &Stage, person: &Person, game: i64) {
    let asked = person.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answered(person, &asked).await).unwrap();
    in_time(&stage.press(person, stage.channel, question, "Resign").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn both_offer_the_same_and_it_is_one_agreement() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let mut game = 0;
    for gap in GAPS {
        for kind in ["draw", "takeback", "abort"] {
            game += 1;
            moved(&stage, game).await;
            let given = [asked_for(kind), ("game", json!(game))];
            let (one, other) = apart(
                gap,
                stage.alice.run(stage.channel, "offer", &given),
                stage.bob.run(stage.channel, "offer", &given),
            )
            .await;
            stage.answered(&stage.alice, &one.unwrap()).await;
            stage.answered(&stage.bob, &other.unwrap()).await;
            let offers = format!("SELECT COUNT(*) FROM offers WHERE match_id = {game}");
            assert_eq!(count(&stage, &offers).await, 1, "{kind} {gap}");
            assert_eq!(count(&stage, &format!("{offers} AND state = 'accepted'")).await, 1, "{kind} {gap}");
            if kind == "takeback" {
                resign(&stage, &stage.alice, game).await;
            }
            until_none(&stage, RUNNING).await;
        }
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_press_rematch_and_one_game_begins() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let mut game = 1;
    moved(&stage, game).await;
    resign(&stage, &stage.bob, game).await;
    let mut board = stage.await_board(stage.channel, game, 3).await;
    for gap in GAPS {
        let message = id_of(&board).unwrap();
        let button = stage.button(&stage.alice, stage.channel, message, "Rematch").await;
        let (one, other) = apart(
            gap,
            stage.alice.click(stage.channel, message, &button),
            stage.bob.click(stage.channel, message, &button),
        )
        .await;
        stage.answered(&stage.alice, &one.unwrap()).await;
        stage.answered(&stage.bob, &other.unwrap()).await;
        assert_eq!(count(&stage, &format!("SELECT COUNT(*) FROM offers WHERE match_id = {game}")).await, 1);
        game += 1;
        assert_eq!(count(&stage, "SELECT MAX(id) FROM matches").await, game);
        stage.await_board(stage.channel, game, 0).await;
        resign(&stage, &stage.alice, game).await;
        board = stage.await_board(stage.channel, game, 1).await;
    }
    // Nobody keeps an offer that begins another game.
    assert_eq!(count(&stage, "SELECT COUNT(*) FROM offers WHERE state = 'open'").await, 0);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_pressed_twice_begins_one_game() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let (carol, channel) = (&stage.carol, stage.channel);
    let mut games = 0;
    for gap in GAPS {
        // The button on the page of a game.
        let done = carol.run(channel, "help", &[]).await.unwrap();
        let page = id_of(&stage.answered(carol, &done).await).unwrap();
        in_time(&stage.press(carol, channel, page, "Cardmate").await);
        let button = stage.button(carol, channel, page, "Computer").await;
        let both = apart(gap, carol.click(channel, page, &button), carol.click(channel, page, &button)).await;
        games += 1;
        // The page goes when the board is there.
        for done in [both.0, both.1].into_iter().flatten() {
            in_time(&done);
        }
        stage.await_gone(carol, channel, page).await;
        assert_eq!(count(&stage, "SELECT COUNT(*) FROM matches").await, games, "{gap}");
        // The menu of levels of a finished game, and the rematch of one against the computer.
        resign(&stage, carol, games).await;
        let is_over = |seen: &Value| {
            let text = seen["content"].as_str().unwrap_or_default();
            text.starts_with('🏆') && text.contains(&format!("· game {games} · ply "))
        };
        let board = id_of(&stage.await_message(carol, channel, is_over).await).unwrap();
        let asked = stage.press(carol, channel, board, "Play the computer").await;
        let levels = stage.answered(carol, &asked).await;
        let menu = levels["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
        let levels = id_of(&levels).unwrap();
        let both = apart(
            gap,
            carol.choose(channel, levels, &menu, &["1"]),
            carol.choose(channel, levels, &menu, &["2"]),
        )
        .await;
        games += 1;
        for done in [both.0, both.1].into_iter().flatten() {
            in_time(&done);
        }
        assert_eq!(count(&stage, "SELECT COUNT(*) FROM matches").await, games, "{gap}");
        resign(&stage, carol, games).await;
        let button = stage.button(carol, channel, board, "Rematch").await;
        let both =
            apart(gap, carol.click(channel, board, &button), carol.click(channel, board, &button)).await;
        games += 1;
        for done in [both.0.unwrap(), both.1.unwrap()] {
            stage.answered(carol, &done).await;
        }
        assert_eq!(count(&stage, "SELECT COUNT(*) FROM matches").await, games, "{gap}");
        resign(&stage, carol, games).await;
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_has_one_answer() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let mut games = 0;
    for gap in GAPS {
        for (other, label) in [(&stage.alice, "Withdraw"), (&stage.bob, "Decline"), (&stage.carol, "Accept")]
        {
            let bob = [("opponent", json!(stage.bob.id.to_string()))];
            let given: &[(&str, Value)] = if label == "Accept" { &[] } else { &bob };
            let message = stage.challenge(given).await;
            let accept = stage.button(&stage.bob, stage.channel, message, "Accept").await;
            let button = stage.button(other, stage.channel, message, label).await;
            let (one, two) = apart(
                gap,
                stage.bob.click(stage.channel, message, &accept),
                other.click(stage.channel, message, &button),
            )
            .await;
            // The message of a closed challenge has no button any more.
            for done in [one, two].into_iter().flatten() {
                in_time(&done);
            }
            until_none(&stage, OPEN).await;
            let now = count(&stage, "SELECT COUNT(*) FROM matches").await;
            let accepted = count(&stage, "SELECT COUNT(*) FROM challenges WHERE state = 'accepted'").await;
            assert_eq!(now, accepted, "{label} {gap}");
            assert!(now == games || now == games + 1, "{label} {gap}");
            assert!(label != "Accept" || now == games + 1, "somebody plays");
            games = now;
        }
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_or_ends() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let mut game = 0;
    for gap in GAPS {
        for other in ["resign", "draw", "takeback"] {
            game += 1;
            moved(&stage, game).await;
            let given = [("move", json!("8Dj2")), ("game", json!(game))];
            let (message, label) = match other {
                "resign" => {
                    let named = [("game", json!(game))];
                    let asked = stage.bob.run(stage.channel, "resign", &named).await.unwrap();
                    (id_of(&stage.answered(&stage.bob, &asked).await).unwrap(), "Resign")
                }
                kind => {
                    let named = [asked_for(kind), ("game", json!(game))];
                    let done = stage.alice.run(stage.channel, "offer", &named).await.unwrap();
                    stage.answered(&stage.alice, &done).await;
                    let asks = |message: &Value| {
                        let text = message["content"].as_str().unwrap_or_default();
                        text.contains("do you accept?") && text.contains(&format!("game {game}"))
                    };
                    let asked = stage.await_message(&stage.bob, stage.channel, asks).await;
                    (id_of(&asked).unwrap(), "Accept")
                }
            };
            let button = stage.button(&stage.bob, stage.channel, message, label).await;
            let (moved, done) = apart(
                gap,
                stage.alice.run(stage.channel, "move", &given),
                stage.bob.click(stage.channel, message, &button),
            )
            .await;
            stage.answered(&stage.alice, &moved.unwrap()).await;
            if let Ok(done) = done {
                in_time(&done);
            }
            let broken = "SELECT COUNT(*) FROM matches \
                          WHERE version <> (SELECT COUNT(*) FROM actions WHERE match_id = matches.id)";
            assert_eq!(count(&stage, broken).await, 0);
            let contradicts = format!(
                "SELECT COUNT(*) FROM offers JOIN matches ON matches.id = match_id WHERE match_id = {game} AND \
                 (offers.state = 'open' OR kind = 'draw' AND (offers.state = 'accepted') <> (ended_at IS NOT NULL))"
            );
            assert_eq!(count(&stage, &contradicts).await, 0, "{other} {gap}");
            // A player may always resign.
            if other != "resign" && count(&stage, RUNNING).await > 0 {
                resign(&stage, &stage.alice, game).await;
            }
            until_none(&stage, RUNNING).await;
        }
    }
    stage.end().await;
}
