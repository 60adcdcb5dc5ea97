//! Puzzles over the wire: solved, failed, given up; ratings and streaks, over a restart; deletion leaves nothing.

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::PlayerId;
use trickmate_study::puzzle::{Puzzle, collection};

use super::game::fetch;
use super::learn::{place, press, type_in, until, words};
use super::mystery::{await_words, direct};
use super::own_data;
use super::stage::{Stage, button_of, id_of, in_time};

/// Returns the number of a game as an option of the command.
fn number(game: &str) -> Value {
    json!(trickmate_rules::GAMES.iter().position(|known| known.name() == game).unwrap())
}

/// Returns the puzzle of a message.
fn shown_in(game: &str, message: &Value) -> &'static Puzzle {
    let id = words(message).split('`').nth(1).unwrap();
    collection(game).unwrap().get(id).unwrap()
}

/// Types the solver's part of the rest of a solution; returns the last message.
pub(super) async fn solve(stage: &Stage, person: &Person, puzzle: &Puzzle, message: Value) -> Value {
    let solver = puzzle.solver().unwrap();
    let mut shown = message;
    for ply in 0..puzzle.moves.len() {
        let is_own = puzzle.after(ply).unwrap().to_act().contains(&solver);
        if is_own && puzzle.moves[ply] != "end" {
            shown = type_in(
                stage,
                person,
                &shown,
                &puzzle.moves[ply],
                &format!("({})", escaped(&puzzle.moves[ply])),
            )
            .await;
        }
    }
    shown
}

fn escaped(text: &str) -> String {
    text.replace('_', "\\_").replace('*', "\\*").replace('#', "\\#")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_each_game_is_solved_and_rated() {
    let stage = Stage::set().await;
    for game in ["cardmate", "poker", "mysterious", "summoner"] {
        let done = stage.alice.run(stage.channel, "puzzle", &[("game", number(game))]).await.unwrap();
        let shown = stage.answered(&stage.alice, &done).await;
        assert_eq!(shown["flags"].as_u64().unwrap_or(0) & 64, 64, "only the solver sees it");
        assert!(!shown["attachments"].as_array().unwrap().is_empty());
        let puzzle = shown_in(game, &shown);
        let shown = solve(&stage, &stage.alice, puzzle, shown).await;
        assert!(
            words(&shown).contains("Solved!") && words(&shown).contains("Your puzzle rating: "),
            "{}",
            words(&shown)
        );
        assert!(words(&shown).contains("Your streak is 1."), "{}", words(&shown));
        let next = press(&stage, &stage.alice, &shown, "Next puzzle", "it’s your move").await;
        assert_ne!(shown_in(game, &next).id, puzzle.id, "never the same twice");
    }
    let done = stage.alice.run(stage.channel, "puzzle", &[]).await.unwrap();
    let home = stage.told(&stage.alice, &done).await;
    assert_eq!(home.matches("1 of 1 solved").count(), 4, "{home}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_answer_costs_once_and_a_restart_changes_nothing() {
    let mut stage = Stage::set().await;
    let alone = direct(&stage, &stage.alice);
    let done = stage.alice.run(alone, "puzzle", &[("game", number("mysterious"))]).await.unwrap();
    let shown = stage.answered(&stage.alice, &done).await;
    assert_eq!(shown["flags"].as_u64().unwrap_or(0) & 64, 0, "a plain message where nobody else is");
    let puzzle = shown_in("mysterious", &shown);
    let solver = puzzle.solver().unwrap();
    let legal = puzzle.start().unwrap().position().observe(trickmate_rules::Viewer::Omniscient).legal(solver);
    let wrong = legal.iter().find(|text| **text != puzzle.moves[0] && !text.contains('#')).unwrap();
    type_in(&stage, &stage.alice, &shown, "nonsense", "❌ `nonsense`").await;
    assert!(button_of(&shown, "Show solution (counts as a miss)").is_some());
    let shown = type_in(&stage, &stage.alice, &shown, wrong, "isn’t it").await;
    assert!(
        words(&shown).contains("Your puzzle rating: ") && words(&shown).contains('−'),
        "{}",
        words(&shown)
    );
    stage.stop().await;
    stage.start().await;
    let shown = type_in(&stage, &stage.alice, &shown, "nonsense", "❌ `nonsense`").await;
    let shown = type_in(&stage, &stage.alice, &shown, wrong, "isn’t it").await;
    assert!(!words(&shown).contains("Your puzzle rating"), "{}", words(&shown));
    let shown = press(&stage, &stage.alice, &shown, "Show solution", "The solution: ").await;
    assert!(!words(&shown).contains("Your puzzle rating"), "{}", words(&shown));
    let store = stage.database().open_beside().await;
    let player = i64::try_from(stage.alice.id).unwrap();
    let solver = store.puzzles().solver(PlayerId::new(player)).await.unwrap();
    assert_eq!((solver[0].tried, solver[0].solved, solver[0].streak), (1, 0, 0));
    assert!(solver[0].rating < 1500.0);

    let answer = own_data::export(&stage, &stage.alice, alone).await;
    let file = fetch(answer["attachments"][0]["url"].as_str().unwrap()).await;
    let data: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(data["puzzle_attempts"][0]["puzzle"], puzzle.id);
    assert_eq!(data["puzzle_solvers"][0]["tried"], 1);
    let question = own_data::ask_to_delete(&stage, &stage.alice, alone).await;
    press(&stage, &stage.alice, &question, "Delete everything", "Everything that was stored").await;
    assert!(store.puzzles().solver(PlayerId::new(player)).await.unwrap().is_empty());
    assert!(store.puzzles().puzzles_tried(PlayerId::new(player), "mysterious").await.unwrap().is_empty());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_theme_is_kept_from_puzzle_to_puzzle() {
    let stage = Stage::set().await;
    let given = [("game", number("summoner")), ("theme", json!("Mate by nothing"))];
    let done = stage.bob.run(stage.channel, "puzzle", &given).await.unwrap();
    let told = stage.told(&stage.bob, &done).await;
    assert!(
        told.starts_with("Summoner’s Chess has no puzzle with this theme. Choose one of these: Checkmate, "),
        "{told}"
    );
    assert!(!told.contains("Suits that force"), "{told}");
    let given = [("game", number("poker")), ("theme", json!("forced-suit"))];
    let done = stage.bob.run(stage.channel, "puzzle", &given).await.unwrap();
    let told = stage.told(&stage.bob, &done).await;
    assert!(told.starts_with("Poker Chess has no puzzle with this theme."), "{told}");
    let done = stage.bob.run(stage.channel, "puzzle", &[("theme", json!("Mate by nothing"))]).await.unwrap();
    let told = stage.told(&stage.bob, &done).await;
    assert!(
        told.starts_with("There is no puzzle with this theme.") && told.contains("Suits that force"),
        "{told}"
    );
    let given = [("game", number("summoner")), ("theme", json!("summon"))];
    let done = stage.bob.run(stage.channel, "puzzle", &given).await.unwrap();
    let shown = stage.answered(&stage.bob, &done).await;
    assert!(words(&shown).contains("Theme: Summon"), "{}", words(&shown));
    let first = shown_in("summoner", &shown);
    assert!(first.themes.iter().any(|theme| theme.name() == "summon"));
    // The button names the cost of giving up as long as there is one.
    assert!(button_of(&shown, "Show solution").is_none());
    let solution =
        press(&stage, &stage.bob, &shown, "Show solution (counts as a miss)", "The solution: ").await;
    assert!(button_of(&solution, "All games").is_some());
    // The solution is shown step by step, each with what it does and why.
    assert!(
        words(&solution).contains("Step 1 of ") && words(&solution).contains("You"),
        "{}",
        words(&solution)
    );
    let second = press(&stage, &stage.bob, &solution, "Next ▶", "Step 2 of ").await;
    assert!(!second["attachments"].as_array().unwrap().is_empty());
    let solution = press(&stage, &stage.bob, &second, "◀ Back", "Step 1 of ").await;
    let (id, channel) = (id_of(&solution).unwrap(), place(&solution));
    in_time(&stage.press(&stage.bob, channel, id, "Next puzzle").await);
    let next = until(&stage, &stage.bob, channel, id, "it’s your move").await;
    assert_ne!(shown_in("summoner", &next).id, first.id);
    assert!(words(&next).contains("Theme: Summon"), "{}", words(&next));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_answers_are_typed_as_messages() {
    let stage = Stage::set().await;
    let alone = direct(&stage, &stage.alice);
    let done = stage.alice.run(alone, "puzzle", &[("game", number("poker"))]).await.unwrap();
    let asked = stage.answered(&stage.alice, &done).await;
    let puzzle = shown_in("poker", &asked);
    stage.alice.send(alone, "nonsense").unwrap();
    await_words(&stage, &stage.alice, alone, "❌ `nonsense`").await;
    let solver = puzzle.solver().unwrap();
    let own = (0..puzzle.moves.len()).filter(|ply| puzzle.after(*ply).unwrap().to_act().contains(&solver));
    for text in own.map(|ply| &puzzle.moves[ply]).filter(|text| *text != "end") {
        stage.alice.send(alone, text).unwrap();
        await_words(&stage, &stage.alice, alone, &format!("({})", escaped(text))).await;
    }
    let solved = await_words(&stage, &stage.alice, alone, "Solved!").await;
    assert!(words(&solved).contains("Your streak is 1."), "{}", words(&solved));

    // A message without a reply means the newest question, a reply its own question.
    let done = stage.alice.run(alone, "puzzle", &[("game", number("cardmate"))]).await.unwrap();
    let newest = shown_in("cardmate", &stage.answered(&stage.alice, &done).await);
    stage.alice.send(alone, &puzzle.moves[0]).unwrap();
    await_words(&stage, &stage.alice, alone, &format!("❌ `{}`", puzzle.moves[0])).await;
    stage.alice.reply(alone, id_of(&asked).unwrap(), "more nonsense").unwrap();
    let again = await_words(&stage, &stage.alice, alone, "❌ `more nonsense`").await;
    assert_eq!(shown_in("poker", &again).id, puzzle.id);
    assert_ne!(newest.id, puzzle.id);

    // If a game waits as well, nothing is played before the meaning is clear.
    let board = stage.begin().await;
    let done = stage.alice.run(alone, "puzzle", &[("game", number("cardmate"))]).await.unwrap();
    let asked = stage.answered(&stage.alice, &done).await;
    stage.alice.send(alone, "4C i3").unwrap();
    let which = await_words(&stage, &stage.alice, alone, "a move in game 1 or an answer").await;
    stage.alice.send(alone, "4C i3").unwrap();
    stage.alice.reply(alone, id_of(&asked).unwrap(), "still nonsense").unwrap();
    await_words(&stage, &stage.alice, alone, "❌ `still nonsense`").await;
    assert_eq!(stage.boards(board).len(), 1, "nothing has been played");
    stage.alice.reply(alone, id_of(&which).unwrap(), "4C i3").unwrap();
    stage.await_board(board, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_themes_of_the_chosen_game_are_suggested() {
    let stage = Stage::set().await;
    let suggested = async |given: &[(&str, Value)], typed: &str| -> Vec<String> {
        let shown = stage.alice.complete(stage.channel, "puzzle", given, ("theme", typed)).await.unwrap();
        let names = shown.choices.unwrap();
        names.iter().map(|choice| choice["value"].as_str().unwrap().to_owned()).collect()
    };
    for game in trickmate_rules::GAMES {
        let themes = collection(game.name()).unwrap().themes();
        let mut known: Vec<String> = themes.iter().map(|(theme, _)| theme.name().to_owned()).collect();
        let mut names = suggested(&[("game", number(game.name()))], "").await;
        assert!(!names.is_empty());
        known.sort_unstable();
        names.sort_unstable();
        assert_eq!(names, known, "{}", game.name());
    }
    assert_eq!(suggested(&[("game", number("poker"))], "suits").await, [] as [&str; 0]);
    assert_eq!(suggested(&[("game", number("cardmate"))], "suits").await, ["forced-suit"]);
    assert_eq!(suggested(&[], "suits").await, ["forced-suit"]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_poker_chess_tells_hands_and_score() {
    let stage = Stage::set().await;
    let done = stage.alice.run(stage.channel, "puzzle", &[("game", number("poker"))]).await.unwrap();
    let shown = stage.answered(&stage.alice, &done).await;
    let view = shown_in("poker", &shown).start().unwrap().view(trickmate_rules::Viewer::Public);
    let [white, black] = view.score.unwrap().won;
    let score = format!("Hands won: White **{white}**, Black **{black}**. A lead of 5 wins at once.");
    assert!(words(&shown).contains(&score), "{}", words(&shown));
    for side in &view.seats {
        let hand = format!("{}: {} (", side.name.title, side.hand.as_ref().unwrap().name);
        assert!(words(&shown).contains(&hand), "{}", words(&shown));
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_puzzles_are_easy_say_their_goal_and_change_little() {
    let stage = Stage::set().await;
    let (store, player) = (stage.database().open_beside().await, i64::try_from(stage.alice.id).unwrap());
    let done = stage.alice.run(stage.channel, "puzzle", &[("game", number("poker"))]).await.unwrap();
    let mut shown = stage.answered(&stage.alice, &done).await;
    let mut before = 1500.0;
    for tried in 1..=12 {
        let puzzle = shown_in("poker", &shown);
        if tried == 1 {
            assert!(puzzle.rating < 1300, "the first one is easy: {}", puzzle.rating);
        }
        let mates = puzzle.themes.contains(&trickmate_study::puzzle::Theme::Mate);
        assert_eq!(words(&shown).contains("**Checkmate in "), mates, "{}", words(&shown));
        assert!(words(&shown).contains('★') && words(&shown).contains("only one way does it"));
        let give_up = "Show solution (counts as a miss)";
        let given_up = press(&stage, &stage.alice, &shown, give_up, "The solution: ").await;
        let solver = store.puzzles().solver(PlayerId::new(player)).await.unwrap().remove(0);
        assert_eq!(solver.tried, tried);
        let most = if tried <= 10 { 60.0 } else { 25.0 };
        assert!(solver.rating < before && before - solver.rating <= most, "{before} to {}", solver.rating);
        before = solver.rating;
        shown = press(&stage, &stage.alice, &given_up, "Next puzzle", "it’s your move").await;
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_the_piece_and_leaves_the_rating() {
    let stage = Stage::set().await;
    let (store, player) = (stage.database().open_beside().await, i64::try_from(stage.alice.id).unwrap());
    let done = stage.alice.run(stage.channel, "puzzle", &[("game", number("cardmate"))]).await.unwrap();
    let shown = stage.answered(&stage.alice, &done).await;
    let puzzle = shown_in("cardmate", &shown);
    let hinted = press(&stage, &stage.alice, &shown, "Hint (rating stays)", "It begins with **").await;
    assert!(words(&hinted).contains("your puzzle rating stays 1500"), "{}", words(&hinted));
    assert!(button_of(&hinted, "Hint").is_none(), "there is one hint");
    let piece = words(&hinted).split("It begins with **").nth(1).unwrap().split("**").next().unwrap();
    // A card's rank comes first, in menus as in the notation, where a ten is an X.
    let rank = puzzle.moves[0].chars().next().map(|rank| if rank == 'X' { '1' } else { rank });
    assert_eq!(piece.chars().next(), rank, "{piece} for {}", puzzle.moves[0]);
    let solved = solve(&stage, &stage.alice, puzzle, hinted).await;
    assert!(words(&solved).contains("Solved!") && !words(&solved).contains("puzzle rating"));
    let solver = store.puzzles().solver(PlayerId::new(player)).await.unwrap().remove(0);
    assert_eq!((solver.tried, solver.solved, solver.streak), (1, 0, 0));
    assert!((solver.rating - 1500.0).abs() < 0.5, "{}", solver.rating);
    stage.end().await;
}
