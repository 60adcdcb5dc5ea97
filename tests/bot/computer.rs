//! Games against the computer, over the wire: to the end, in direct messages, through a kill; hints, offers, limits.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::{Limits, MatchId, PlayerId, Store};
use trickmate_render::story::{self, Persons};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Happening, Match, Options, Seat, Task, Viewer};

use super::mystery::direct;
use super::offers::asked_for;
use super::process::Process;
use super::replay_buttons::verified;
use super::restart::disconnected;
use super::stage::{LONG, Stage, button_of, id_of, in_time, selects};

/// Number of random turns before a player resigns.
const MAX_TURNS: usize = 40;

/// Returns a match as it is stored; `None` if it is not.
pub(super) async fn stored(store: &Store, id: i64) -> Option<Match> {
    let row = store.matches().match_row(MatchId::new(id)).await.unwrap()?;
    let game = trickmate_rules::game(&row.game).unwrap();
    let given: serde_json::Map<String, Value> = serde_json::from_str(&row.options).unwrap();
    let given: Vec<(String, String)> = given
        .into_iter()
        .map(|(name, value)| {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            (name, text)
        })
        .collect();
    let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = Options::new(game.options(), given).unwrap();
    let mut played = Match::new(game, options, Seed::new(row.seed.try_into().unwrap()));
    let actions = store.matches().actions(MatchId::new(id)).await.unwrap();
    played.play_all(actions.iter().map(|action| action.text.as_str())).unwrap();
    Some(played)
}

/// Waits for a condition on a match; returns the match.
pub(super) async fn until(store: &Store, id: i64, wanted: impl Fn(&Match) -> bool) -> Match {
    let deadline = tokio::time::Instant::now() + LONG;
    loop {
        let found = stored(store, id).await;
        if let Some(found) = found.filter(|game| wanted(game)) {
            return found;
        }
        assert!(tokio::time::Instant::now() < deadline, "game {id} does not go on");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Begins a game against the computer; returns the answer.
async fn begin(stage: &Stage, person: &Person, place: u64, game: &str, given: &[(&str, Value)]) -> String {
    let done = person.run(place, &format!("play {game}"), given).await.unwrap();
    stage.told(person, &done).await
}

/// Performs an action in a match, and ends the turn if wished; returns the answer.
async fn play(stage: &Stage, person: &Person, place: u64, id: i64, (action, ends): (&str, bool)) -> String {
    let given = [("move", json!(action)), ("game", json!(id)), ("end", json!(u8::from(!ends)))];
    let done = person.run(place, "move", &given).await.unwrap();
    stage.told(person, &done).await
}

/// Plays at random as a person until the game is over; returns the match.
async fn play_on(stage: &Stage, store: &Store, person: &Person, place: u64, id: i64) -> Match {
    let own = i64::try_from(person.id).unwrap();
    let row = store.matches().match_row(MatchId::new(id)).await.unwrap().unwrap();
    let seat = Seat::ALL[usize::from(row.second_player == PlayerId::new(own))];
    let mut chance = Seed::new([u8::try_from(id).unwrap(); 32]).chance("random play");
    for _ in 0..MAX_TURNS {
        let game = until(store, id, |game| game.outcome().is_some() || game.to_act().contains(&seat)).await;
        if game.outcome().is_some() {
            return game;
        }
        let mut legal = game.position().observe(Viewer::Seat(seat)).legal(seat);
        if game.is_within_turn() {
            // A turn of Summoner's Chess cannot end with more than seven cards in hand.
            legal.retain(|text| text.starts_with('-'));
        }
        let action = &legal[chance.below(u32::try_from(legal.len()).unwrap()) as usize];
        let told = play(stage, person, place, id, (action, true)).await;
        if told.contains("discard down") {
            let told = play(stage, person, place, id, (action, false)).await;
            assert!(told.contains(" · game "), "{action}: {told}");
            until(store, id, |game| game.is_within_turn()).await;
        } else {
            assert!(told.contains(" · game "), "{action}: {told}");
        }
    }
    // It may have ended by the computer's last move.
    if until(store, id, |game| game.outcome().is_some() || game.to_act().contains(&seat))
        .await
        .outcome()
        .is_none()
    {
        let done = person.run(place, "resign", &[("game", json!(id))]).await.unwrap();
        let asked = stage.answer(person, &done);
        in_time(&stage.press(person, place, id_of(&asked).unwrap(), "Resign").await);
    }
    until(store, id, |game| game.outcome().is_some()).await
}

/// Returns the only board in a place, once it shows that the game is over. It has notified nobody.
async fn last_board(stage: &Stage, person: &Person, place: u64, id: i64) -> String {
    let is_board = |message: &Value| {
        let text = message["content"].as_str().unwrap_or_default();
        text.contains(&format!("· game {id} · ply ")) && message["flags"].as_u64().unwrap_or(0) & 64 == 0
    };
    let is_over = |message: &Value| {
        is_board(message) && message["content"].as_str().unwrap_or_default().starts_with(['🏆', '🤝'])
    };
    let board = stage.await_message(person, place, is_over).await;
    assert_eq!(board["mentions"].as_array().map_or(0, Vec::len), 0, "{board:#}");
    assert!(!board["attachments"].as_array().unwrap().is_empty(), "{board:#}");
    assert!(button_of(&board, "Play the computer").is_some(), "{board:#}");
    let boards = person.messages(place).unwrap().iter().filter(|message| is_board(message)).count();
    assert_eq!(boards, 1, "a game is one message");
    board["content"].as_str().unwrap().to_owned()
}

async fn whole_game(game: &str, given: &[(&str, Value)], is_direct: bool) {
    let stage = Stage::set().await;
    let store = stage.store.clone().unwrap();
    let place = if is_direct { direct(&stage, &stage.alice) } else { stage.channel };
    let told = begin(&stage, &stage.alice, place, game, given).await;
    assert_eq!(told, "", "the board says it");
    let end = play_on(&stage, &store, &stage.alice, place, 1).await;
    let text = last_board(&stage, &stage.alice, place, 1).await;
    assert!(text.contains("· level "), "{text}");
    assert!(end.plies().len() > 4, "both have played");
    let row = store.matches().match_row(MatchId::new(1)).await.unwrap().unwrap();
    assert_eq!((row.rated, row.time.as_str(), row.server.is_none()), (0, "none", is_direct));
    assert_eq!(row.thread, None);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_cardmate_to_its_end() {
    whole_game("cardmate", &[("level", json!(1))], false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_poker_chess_with_declarations_to_its_end() {
    whole_game("poker", &[("level", json!(2)), ("hands", json!("declare"))], false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_mysterious_chess_in_direct_messages_to_its_end() {
    whole_game("mysterious", &[("seat", json!("black"))], true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_summoners_chess_to_its_end() {
    whole_game("summoner", &[("level", json!(1)), ("seat", json!("black"))], false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_while_it_thinks_moves_after_the_restart() {
    let stage = Stage::empty().await;
    let mut process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let store = stage.database().open_beside().await;
    let given = [("level", json!(8)), ("seat", json!("white"))];
    begin(&stage, &stage.alice, stage.channel, "poker", &given).await;
    for (turn, action) in ["e4", "d4"].into_iter().enumerate() {
        let before = 2 * turn;
        until(&store, 1, |game| game.plies().len() == before).await;
        let body = json!({
            "type": 2, "channel_id": stage.channel.to_string(),
            "data": {"name": "move", "options": [{"name": "move", "value": action}]},
        });
        stage.alice.interact(&body).unwrap();
        until(&store, 1, |game| game.plies().len() > before).await;
        process.kill();
        disconnected(&stage).await;
        process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        until(&store, 1, |game| game.plies().len() == before + 2).await;
        let shown = |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.ends_with(&format!("· ply {}", before + 2)))
        };
        stage.await_message(&stage.alice, stage.channel, shown).await;
    }
    assert_eq!(stage.boards(stage.channel).len(), 1, "a game is one message");
    drop(process);
    store.close().await;
    stage.end().await;
}

/// Returns the text of the only board in the channel, once it has these words.
async fn board_with(stage: &Stage, words: &str) -> Value {
    let found = |message: &Value| {
        let text = message["content"].as_str().unwrap_or_default();
        let is_public = message["flags"].as_u64().unwrap_or(0) & 64 == 0;
        is_public && text.contains(words) && text.contains("· ply ")
    };
    stage.await_message(&stage.alice, stage.channel, found).await
}

/// Runs a command as Alice; returns the answer.
async fn run(stage: &Stage, command: &str, given: &[(&str, Value)]) -> String {
    let done = stage.alice.run(stage.channel, command, given).await.unwrap();
    stage.told(&stage.alice, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_drawn_gives_a_reason_and_is_played_by_a_press() {
    let stage = Stage::set().await;
    let store = stage.store.clone().unwrap();
    let given = [("opponent", json!(stage.bot.id.to_string())), ("seat", json!("white"))];
    begin(&stage, &stage.alice, stage.channel, "poker", &given).await;
    let board = board_with(&stage, "· ply 0").await;
    let pressed = stage.press(&stage.alice, stage.channel, id_of(&board).unwrap(), "Hint").await;
    in_time(&pressed);
    // The board itself shows it.
    let hint = board_with(&stage, "I would move the ").await;
    assert_eq!(id_of(&hint), id_of(&board));
    let words = hint["content"].as_str().unwrap();
    assert!(words.starts_with("I would move the ") && words.contains("You’d score about "), "{words}");
    let pictures = hint["attachments"].as_array().unwrap();
    assert_eq!(pictures.len(), 1, "{hint:#}");
    assert!(pictures[0]["description"].as_str().unwrap().contains("Marked with corners: "), "{hint:#}");
    in_time(&stage.press(&stage.alice, stage.channel, id_of(&hint).unwrap(), "Play it").await);
    let game = until(&store, 1, |game| game.plies().len() == 2).await;
    assert!(words.contains(&format!(" ({}). ", game.plies()[0].text)), "{words}");
    let board = board_with(&stage, "· ply 2").await;
    assert_eq!(id_of(&board), id_of(&hint), "it is the same message");
    // A hint by command is a private answer with the same buttons.
    let done = stage.alice.run(stage.channel, "hint", &[]).await.unwrap();
    let hint = stage.answered(&stage.alice, &done).await;
    assert_eq!(hint["flags"].as_u64().unwrap_or(0) & 64, 64, "{hint:#}");
    let done = stage.press(&stage.alice, stage.channel, id_of(&hint).unwrap(), "Play it").await;
    in_time(&done);
    // The board tells it: nothing private stays.
    stage.await_gone(&stage.alice, stage.channel, id_of(&hint).unwrap()).await;
    until(&store, 1, |game| game.plies().len() == 4).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_moves_are_told_and_offers_answered_at_once() {
    let stage = Stage::set().await;
    let store = stage.store.clone().unwrap();
    let given = [("opponent", json!(stage.bot.id.to_string())), ("seat", json!("white"))];
    begin(&stage, &stage.alice, stage.channel, "poker", &given).await;
    assert_eq!(store.matches().match_row(MatchId::new(1)).await.unwrap().unwrap().level, Some(2));
    // The computer may have answered already.
    let done = stage.alice.run(stage.channel, "move", &[("move", json!("e4"))]).await.unwrap();
    assert!(stage.told(&stage.alice, &done).await.contains("(e4 · game "));
    let game = until(&store, 1, |game| game.plies().len() == 2).await;
    // The answer is where the player looks, with the board, and there is no second public board.
    let persons = Persons {
        players: [story::Person::You, story::Person::Named(format!("<@{}>", stage.bot.id))],
        seats: game.game().seats(),
    };
    let mut replied = game.latest(Viewer::Public).unwrap();
    replied.happenings.retain(|happening| !matches!(happening, Happening::Scored { .. }));
    let replied = story::action(&replied, &persons);
    let answer = format!("(e4 · game 1) {replied} It’s your turn.");
    let told = stage.await_message(&stage.alice, stage.channel, |message| {
        message["content"].as_str().is_some_and(|text| text.contains(&answer))
    });
    let told = told.await;
    assert_eq!(told["flags"].as_u64().unwrap_or(0) & 64, 64, "{told:#}");
    assert_eq!(told["attachments"].as_array().map(Vec::len), Some(1), "{told:#}");
    assert_eq!(stage.boards(stage.channel).len(), 1);
    let board = board_with(&stage, "· ply 2").await;
    let text = board["content"].as_str().unwrap();
    assert!(text.contains(&format!("Your Pawn went from e2 to e4.\n{replied}")), "{text}");

    let hint = run(&stage, "hint", &[]).await;
    assert!(hint.starts_with("I would ") && hint.contains("You’d score about "), "{hint}");
    let pressed = stage.press(&stage.alice, stage.channel, id_of(&board).unwrap(), "Hint").await;
    in_time(&pressed);
    // The same position, the same hint, where it was asked for.
    let shown = board_with(&stage, "I would ").await;
    let first = hint.lines().next().unwrap();
    assert!(shown["content"].as_str().unwrap().starts_with(first), "{first}: {shown:#}");
    assert_eq!((id_of(&shown), pressed.response_id), (id_of(&board), id_of(&board)));
    let other = stage.press(&stage.bob, stage.channel, id_of(&board).unwrap(), "Hint").await;
    assert!(stage.told(&stage.bob, &other).await.starts_with("Only <@"));

    assert_eq!(
        run(&stage, "offer", &[asked_for("takeback")]).await,
        "Your last move was taken back (game 1)."
    );
    let back = board_with(&stage, "· ply 0").await;
    assert_eq!(id_of(&back), id_of(&board));
    assert!(button_of(&back, "Take back").is_none(), "there is nothing to take back");
    assert!(run(&stage, "move", &[("move", json!("c4"))]).await.contains("(c4 · game "));
    let board = board_with(&stage, "· ply 2").await;
    let pressed = stage.press(&stage.alice, stage.channel, id_of(&board).unwrap(), "Take back").await;
    in_time(&pressed);
    assert_eq!(pressed.response_id, id_of(&board), "it is answered by the board");
    board_with(&stage, "· ply 0").await;
    assert!(run(&stage, "move", &[("move", json!("d4"))]).await.contains("(d4 · game "));
    board_with(&stage, "· ply 2").await;
    let draw = run(&stage, "offer", &[asked_for("draw")]).await;
    // Nobody agrees to a draw at the second move.
    assert!(
        draw.starts_with("The computer declines the draw (game 1). It agrees to one after ten moves"),
        "{draw}"
    );
    assert!(run(&stage, "offer", &[asked_for("abort")]).await.starts_with("The game is aborted"));
    let called_off = format!("<@{}> called it off.", stage.alice.id);
    board_with(&stage, &called_off).await;
    let again = run(&stage, "offer", &[asked_for("rematch"), ("game", json!(1))]).await;
    assert_eq!(again, "", "the board says it");
    let row = store.matches().match_row(MatchId::new(2)).await.unwrap().unwrap();
    assert_eq!((row.computer, row.level), (Some(Seat::First), Some(2)), "the seats are swapped");
    until(&store, 2, |game| game.plies().len() == 1).await;

    // Black sees the board only after the computer's answer, with the winner of the round before it.
    run(&stage, "move", &[("move", json!("a6")), ("game", json!(2))]).await;
    let game = until(&store, 2, |game| game.plies().len() == 3).await;
    let board = board_with(&stage, "· game 2 · ply 3").await;
    let text = board["content"].as_str().unwrap();
    let [white, black] = game.view(Viewer::Public).showdown.unwrap().hands.map(Option::unwrap);
    let result = match (white.wins, black.wins) {
        (true, _) => "**White wins the hand",
        (_, true) => "**Black wins the hand",
        _ => "**Nobody wins the hand.**",
    };
    assert!(text.contains(&format!("\nLast round: {result}")), "{text}");
    for (seat, hand) in [("White", white), ("Black", black)] {
        let cards: Vec<String> = hand.cards.iter().map(|(card, _)| card.symbols()).collect();
        assert!(text.contains(&format!("{seat} had {} ({})", hand.name, cards.join(" "))), "{text}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_agrees_at_once_to_flip_the_rest() {
    let stage = Stage::set().await;
    let store = stage.store.clone().unwrap();
    let given = [("level", json!(1)), ("seat", json!("white"))];
    begin(&stage, &stage.alice, stage.channel, "mysterious", &given).await;
    let board = id_of(&board_with(&stage, "· ply 0").await).unwrap();
    let opened = stage.press(&stage.alice, stage.channel, board, "Place the rest…").await;
    let choices = id_of(&stage.answer(&stage.alice, &opened)).unwrap();
    in_time(&stage.press(&stage.alice, stage.channel, choices, "As in chess").await);
    let due = |game: &Match, task: Task| game.view(Viewer::Public).task == task;
    let placed = until(&store, 1, |game| due(game, Task::Flip) && game.to_act() == [Seat::First]).await;
    board_with(&stage, &format!("· ply {}", placed.plies().len())).await;
    let done = stage.press(&stage.alice, stage.channel, board, "Flip all").await;
    in_time(&done);
    until(&store, 1, |game| game.outcome().is_some() || due(game, Task::Move)).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_go_with_the_computer_is_refused() {
    let limits = Limits { computer_games: 1, ..Limits::default() };
    let stage = Stage::without_threads_and_with(limits).await;
    for (given, words) in [
        (vec![("rated", json!("rated"))], "Games against the computer are never rated"),
        (vec![("time", json!("3 days"))], "Games against the computer have no clock"),
        (vec![("opponent", json!(stage.bob.id.to_string()))], "Choose an `opponent` or a `level`, not both."),
    ] {
        let given: Vec<_> = given.into_iter().chain([("level", json!(1))]).collect();
        let told = run(&stage, "play poker", &given).await;
        assert!(told.starts_with(words), "{told}");
    }
    let told = run(&stage, "play poker", &[("level", json!(1))]).await;
    assert_eq!(told, "", "the board says it");
    let told = run(&stage, "play cardmate", &[("level", json!(1))]).await;
    assert!(told.starts_with("You already have 1 running games against the computer."), "{told}");
    let place = direct(&stage, &stage.alice);
    let given = [("opponent", json!(stage.bob.id.to_string()))];
    let told = begin(&stage, &stage.alice, place, "poker", &given).await;
    assert!(told.starts_with("You can only challenge people on a server."), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_takes_a_challenge_and_plays_again() {
    let stage = Stage::without_threads().await;
    let store = stage.store.clone().unwrap();
    let message = stage.challenge_to("poker", &[("seat", json!("white")), ("rated", json!("rated"))]).await;
    let other = stage.press(&stage.bob, stage.channel, message, "Play the computer").await;
    assert!(stage.told(&stage.bob, &other).await.starts_with(&format!("Only <@{}>", stage.alice.id)));
    let choose = async |message: u64| {
        let asked = stage.press(&stage.alice, stage.channel, message, "Play the computer").await;
        let menu = stage.answered(&stage.alice, &asked).await;
        let select = selects(&menu)[0].clone();
        assert_eq!(select["options"].as_array().unwrap().len(), 8);
        assert_eq!(select["options"][7]["label"], "8 · as strong as it gets");
        let custom_id = select["custom_id"].as_str().unwrap();
        let chosen =
            stage.alice.choose(stage.channel, id_of(&menu).unwrap(), custom_id, &["3"]).await.unwrap();
        in_time(&chosen);
    };
    choose(message).await;
    until(&store, 1, |_| true).await;
    let row = store.matches().match_row(MatchId::new(1)).await.unwrap().unwrap();
    assert_eq!(
        (row.computer, row.level, row.rated, row.time.as_str()),
        (Some(Seat::Second), Some(3), 0, "none")
    );
    let taken = |seen: &Value| {
        id_of(seen) == Some(message) && seen["content"].as_str().unwrap_or_default().contains("**Accepted.**")
    };
    stage.await_message(&stage.alice, stage.channel, taken).await;
    assert!(
        run(&stage, "offer", &[asked_for("abort"), ("game", json!(1))])
            .await
            .starts_with("The game is aborted")
    );
    let board = board_with(&stage, "**Aborted**").await;
    choose(id_of(&board).unwrap()).await;
    until(&store, 2, |_| true).await;
    assert_eq!(store.matches().match_row(MatchId::new(2)).await.unwrap().unwrap().level, Some(3));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_alone_has_a_game_two_clicks_after_the_first_command() {
    let stage = Stage::without_threads().await;
    let store = stage.store.clone().unwrap();
    let done = stage.alice.run(stage.channel, "help", &[]).await.unwrap();
    let page = id_of(&stage.answered(&stage.alice, &done).await).unwrap();
    in_time(&stage.press(&stage.alice, stage.channel, page, "Cardmate").await);
    let begun = stage.press(&stage.alice, stage.channel, page, "Computer").await;
    in_time(&begun);
    stage.await_gone(&stage.alice, stage.channel, page).await;
    until(&store, 1, |_| true).await;
    let row = store.matches().match_row(MatchId::new(1)).await.unwrap().unwrap();
    assert_eq!((row.game.as_str(), row.level), ("cardmate", Some(1)));
    board_with(&stage, "· game 1 · ply").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_between_people_need_both() {
    let stage = Stage::without_threads().await;
    for (game, rated) in [(1, false), (2, true)] {
        let given = [
            ("opponent", json!(stage.bob.id.to_string())),
            ("seat", json!("white")),
            ("rated", json!(if rated { "rated" } else { "casual" })),
        ];
        let message = stage.challenge_to("poker", &given).await;
        in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
        stage.await_board(stage.channel, game, 0).await;
    }
    assert_eq!(run(&stage, "hint", &[("game", json!(2))]).await, "There are no hints in rated games.");
    let asked = run(&stage, "hint", &[("game", json!(1))]).await;
    assert_eq!(asked, "Hints need your opponent’s agreement. Your opponent has been asked (game 1).");
    let offer = |message: &Value| {
        message["content"].as_str().unwrap_or_default().contains("would like both players to get hints")
    };
    let offer = id_of(&stage.await_message(&stage.bob, stage.channel, offer).await).unwrap();
    in_time(&stage.press(&stage.bob, stage.channel, offer, "Accept").await);
    let accepted = |seen: &Value| {
        id_of(seen) == Some(offer) && seen["content"].as_str().unwrap_or_default().contains("**Accepted**")
    };
    stage.await_message(&stage.bob, stage.channel, accepted).await;
    let hint = run(&stage, "hint", &[("game", json!(1))]).await;
    assert!(hint.starts_with("I would "), "{hint}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_profile_tells_how_one_fares_against_the_computer() {
    let stage = Stage::without_threads().await;
    let store = stage.store.clone().unwrap();
    run(&stage, "play poker", &[("level", json!(1)), ("seat", json!("white"))]).await;
    let done = stage.alice.run(stage.channel, "resign", &[]).await.unwrap();
    let asked = stage.answer(&stage.alice, &done);
    in_time(&stage.press(&stage.alice, stage.channel, id_of(&asked).unwrap(), "Resign").await);
    until(&store, 1, |game| game.outcome().is_some()).await;
    let told = run(&stage, "profile", &[]).await;
    assert!(told.contains("**Against the computer**"), "{told}");
    assert!(told.contains("Poker Chess: no level beaten yet, 0 won, 0 drawn, 1 lost"), "{told}");
    assert!(!told.contains("**All games**"), "practice is no other result: {told}");
    let whose = [("user", json!(stage.alice.id.to_string()))];
    let done = stage.bob.run(stage.channel, "profile", &whose).await.unwrap();
    let seen = stage.told(&stage.bob, &done).await;
    assert!(!seen.contains("computer"), "{seen}");
    let verified = verified(&stage, &stage.alice, stage.channel, Some(1)).await;
    assert!(verified.contains("✅ The seed and the options give this deal"), "{verified}");
    assert!(verified.contains("✔️ The seed and the seats follow"), "{verified}");
    assert!(!verified.contains('❌'), "{verified}");
    stage.end().await;
}
