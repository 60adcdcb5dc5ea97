//! Many matches at once, and other heavy work for the processor.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use std::time::Duration;

use discord_sandbox::world::Message;
use serde_json::{Value, json};
use trickmate_host::{
    CHALLENGE_TTL, GameService, HostedMatch, Limits, MatchId, MessageId, ServiceError, Version,
};
use trickmate_render::story::{self, Person, Persons};
use trickmate_rules::Viewer;

use super::game::{GAME, by_command, by_form, by_menu};
use super::stage::assert_played;
use super::stage::{LONG, Stage, id_of, in_time};

const MATCHES: i64 = 50;
/// Number of plies of the matches.
const PLIES: usize = 3;

#[tokio::test(flavor = "multi_thread")]
async fn fifty_matches_in_a_channel_do_not_get_mixed_up() {
    let limits = Limits { challenges: MATCHES, games: MATCHES, ..Limits::default() };
    let stage = Stage::without_threads_and_with(limits).await;
    // A channel takes one message a second, but this test is about the content of the messages.
    stage.lift_limits();
    let options = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("forehand"))];
    let mut buttons = Vec::new();
    for _ in 0..MATCHES {
        let message = stage.challenge(&options).await;
        buttons.push((message, stage.button(&stage.bob, stage.channel, message, "Accept").await));
    }
    let accept = async |(message, button): (u64, String)| {
        in_time(&stage.bob.click(stage.channel, message, &button).await.unwrap());
    };
    join_all(buttons.into_iter().map(accept).collect()).await;
    let store = stage.database().open_beside().await;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    for game in 1..=MATCHES {
        told(&service, game).await;
    }
    for ply in 0..PLIES {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        // No two matches take the same course.
        let play = async |game: i64| {
            let table = service.matches().hosted_match(MatchId::new(game)).await.unwrap();
            let legal = table.game.legal(Viewer::Omniscient);
            let text = &legal[(game as usize * 7 + ply) % legal.len()];
            let done =
                person.run(stage.channel, "move", &[("move", json!(text)), ("game", json!(game))]).await;
            let told = stage.told(person, &done.unwrap()).await;
            assert_played(&told, text, game);
        };
        join_all((1..=MATCHES).map(play).collect()).await;
    }
    for game in 1..=MATCHES {
        let table = told(&service, game).await;
        assert_eq!(table.version(), Version::new(PLIES as i64));
        shows(&stage, &table);
    }
    store.close().await;
    stage.end().await;
}

/// Returns the match once everything about it has been announced.
async fn told(service: &GameService, game: i64) -> HostedMatch {
    let deadline = tokio::time::Instant::now() + LONG;
    loop {
        match service.matches().hosted_match(MatchId::new(game)).await {
            Ok(table) if table.announced == table.version() => return table,
            Ok(_) | Err(ServiceError::NoMatch) => {}
            Err(error) => panic!("{error}"),
        }
        assert!(tokio::time::Instant::now() < deadline, "game {game} is not told");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Asserts that the board of the match agrees with the database, and that older boards have buttons for older
/// positions.
fn shows(stage: &Stage, table: &HostedMatch) {
    let mark = format!("· game {} · ply ", table.id);
    let boards: Vec<Message> = stage.sandbox.look(|world| {
        let messages = world.channel(stage.channel).unwrap().messages.values();
        messages.filter(|message| message.content.contains(&mark)).cloned().collect()
    });
    let (latest, old) = boards.split_last().unwrap();
    assert_eq!(Some(MessageId::new(latest.id as i64)), table.board);
    assert!(latest.content.ends_with(&format!("{mark}{}", table.version())), "{}", latest.content);
    let players = table.players.map(|player| Person::Named(format!("<@{player}>")));
    let persons = Persons { players, seats: table.game.game().seats() };
    let last = story::action(&table.game.latest(Viewer::Public).unwrap(), &persons);
    assert!(latest.content.contains(&last), "{last}: {}", latest.content);
    let labels = trickmate_render::Labels { names: table.names.clone() };
    let description = trickmate_render::alt(&table.game.view(Viewer::Public), &labels);
    assert_eq!(latest.attachments[0].description.as_ref(), Some(&description));
    assert!(!latest.components.is_empty());
    let current = format!("/{}/{}\"", table.id, table.version());
    let is_current = |board: &Message| Value::from(board.components.clone()).to_string().contains(&current);
    assert!(is_current(latest), "{:?}", latest.components);
    assert!(!old.iter().any(is_current), "an old board of game {} has buttons for the latest", table.id);
}

/// Keeps every processor busy until it is dropped.
struct Load {
    going: Arc<AtomicBool>,
}

impl Load {
    fn begin() -> Self {
        let going = Arc::new(AtomicBool::new(true));
        let cores = std::thread::available_parallelism().unwrap().get();
        for _ in 0..2 * cores {
            let going = Arc::clone(&going);
            std::thread::spawn(move || {
                while going.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        Self { going }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.going.store(false, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_click_is_acknowledged_in_time_while_all_processors_are_busy() {
    let stage = Stage::impatient().await;
    let place = stage.begin().await;
    let _load = Load::begin();
    // Each of these asserts that Discord got its answer within three seconds.
    for (ply, text) in GAME.iter().enumerate().take(9) {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        let board = id_of(&stage.await_board(place, 1, ply).await).unwrap();
        match ply % 3 {
            0 => by_menu(&stage, person, place, board, text).await,
            1 => by_form(&stage, person, place, board, text).await,
            _ => by_command(&stage, person, place, text).await,
        }
        for command in ["board", "games", "replay"] {
            in_time(&person.run(place, command, &[]).await.unwrap());
        }
    }
    stage.end().await;
}

/// Waits for all of them in one task; the answers are in their order.
pub(super) async fn join_all<F: Future>(futures: Vec<F>) -> Vec<F::Output> {
    let mut futures: Vec<_> = futures.into_iter().map(Box::pin).map(Some).collect();
    let mut answers: Vec<Option<F::Output>> = futures.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, answer) in futures.iter_mut().zip(&mut answers) {
            if let Some(running) = future
                && let Poll::Ready(ready) = running.as_mut().poll(context)
            {
                (*future, *answer) = (None, Some(ready));
            }
        }
        if futures.iter().all(Option::is_none) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    answers.into_iter().flatten().collect()
}
