//! A turn of Summoner's Chess in Discord: the Move, the private panel, the commands, and one message at the end.

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::{Value, json};
use trickmate_host::{
    ChannelId, Limits, NewChallenge, NewMatch, NewSeed, PlayerId, RequestId, ServerId, TimeControl,
};
use trickmate_render::Labels;
use trickmate_rules::{Game, Match, Options, Seat, Viewer};

use super::mystery::{await_words, direct};
use super::process::Process;
use super::replay_buttons::record;
use super::restart::disconnected;
use super::stage::{Stage, id_of, in_time};
use trickmate_testkit::summoner_table::{options, summoner};
use trickmate_testkit::table::seed;

/// Sets a stage where Alice as White and Bob play a match in the channel with these options, dealt from a seed of this
/// number; the bot is not running yet.
pub(super) async fn arranged(given: &[(&str, &str)], number: u64) -> Stage {
    arranged_match(summoner(), options(given), number).await
}

/// Sets the same stage for any game.
pub(super) async fn arranged_match(game: &'static dyn Game, options: Options, number: u64) -> Stage {
    let stage = Stage::empty().await;
    stage.lift_limits();
    arrange(&stage, game, options, number).await;
    stage
}

/// Stores such a match on a stage whose bot is not running.
pub(super) async fn arrange(stage: &Stage, game: &'static dyn Game, options: Options, number: u64) {
    let store = stage.database().open().await;
    let [guild, channel, alice, bob] =
        [stage.guild, stage.channel, stage.alice.id, stage.bob.id].map(|id| i64::try_from(id).unwrap());
    let challenge = NewChallenge {
        request: RequestId::new(1),
        pressed: None,
        game: game.name().to_owned(),
        options: options.to_json().to_string(),
        server: Some(ServerId::new(guild)),
        channel: ChannelId::new(channel),
        challenger: PlayerId::new(alice),
        opponent: Some(PlayerId::new(bob)),
        seat: Some(0),
        time: TimeControl::None.to_string(),
        created_at: 0,
        expires_at: i64::MAX,
        rated: false,
        odds: None,
        opponent_time: None,
        series: None,
        secret: None,
    };
    let challenge = store.invitations().add_challenge(challenge, None, Limits::default()).await.unwrap().id;
    let new = NewMatch {
        challenge,
        options: options.to_json().to_string(),
        rules: 1,
        seed: NewSeed::Drawn(seed(number).to_bytes()),
        players: [PlayerId::new(alice), PlayerId::new(bob)],
        created_at: trickmate_host::Timestamp::default(),
        clocks: Vec::new(),
        world_exclusion: None,
        to_act: 1,
        computer: None,
        odds: None,
        times: None,
    };
    store.matches().accept_challenge(new, Limits::default()).await.unwrap().unwrap();
    store.close().await;
}

/// Sets the stage like [`arranged`], with the bot running and the first board there.
pub(super) async fn begin(given: &[(&str, &str)]) -> Stage {
    let mut stage = arranged(given, 1).await;
    stage.start().await;
    stage.await_board(stage.channel, 1, 0).await;
    stage
}

/// Decks of equal cards, which make every draw known.
const SOLDIERS: [(&str, &str); 2] = [("deck-white", "30 Soldier"), ("deck-black", "30 Soldier")];

/// Returns the private answer to a message's button, once these words are in it.
pub(super) async fn panel(stage: &Stage, person: &Person, place: u64, message: u64, words: &str) -> Value {
    stage
        .await_message(person, place, |seen| {
            id_of(seen) == Some(message) && seen["content"].as_str().unwrap_or_default().contains(words)
        })
        .await
}

/// Presses the button of a message that begins with this, once it is there.
pub(super) async fn choose(
    stage: &Stage,
    person: &Person,
    place: u64,
    message: u64,
    label: &str,
) -> Interaction {
    let find = |seen: &Value| {
        let rows = seen["components"].as_array()?.iter();
        let mut buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let button =
            buttons.find(|button| button["label"].as_str().is_some_and(|text| text.starts_with(label)))?;
        Some(button["custom_id"].as_str()?.to_owned())
    };
    let seen =
        stage.await_message(person, place, |seen| id_of(seen) == Some(message) && find(seen).is_some()).await;
    let done = person.click(place, message, &find(&seen).unwrap()).await.unwrap();
    in_time(&done);
    done
}

/// Runs a command; returns the answer.
pub(super) async fn run(
    stage: &Stage,
    person: &Person,
    place: u64,
    command: &str,
    options: &[(&str, Value)],
) -> String {
    let done = person.run(place, command, options).await.unwrap();
    stage.told(person, &done).await
}

/// Performs typed actions as a person; returns the answer.
pub(super) async fn act(stage: &Stage, person: &Person, place: u64, actions: &str) -> String {
    run(stage, person, place, "move", &[("move", json!(actions))]).await
}

/// Returns the text of a board.
fn text(board: &Value) -> &str {
    board["content"].as_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_done_in_the_panel_and_told_in_one_message() {
    let stage = begin(&SOLDIERS).await;
    let place = stage.channel;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let moved = choose(&stage, &stage.alice, place, board, "e2").await;
    let own = id_of(&stage.answered(&stage.alice, &moved).await).unwrap();
    let shown = panel(&stage, &stage.alice, place, own, "(e1-e2 · game 1)").await;
    assert!(text(&shown).contains("Hand (7): Soldier, Soldier"), "{shown:#}");
    assert!(text(&shown).contains("Points left: **1**"), "{shown:#}");
    assert_eq!(shown["attachments"][0]["content_type"], "image/png");
    let words = format!("<@{0}>’s King went from e1 to e2. <@{0}> continues their turn.", stage.alice.id);
    await_words(&stage, &stage.bob, place, &words).await;
    assert_eq!(stage.boards(place).len(), 1, "the board waits for the end of the turn");

    choose(&stage, &stage.alice, place, own, "Create Soldier").await;
    let shown = panel(&stage, &stage.alice, place, own, "Done since your move").await;
    assert!(
        text(&shown).contains("(+Soldier)") && text(&shown).contains("Reserve (1): W1 Soldier"),
        "{shown:#}"
    );
    assert!(text(&shown).contains("Points left: **0**"), "{shown:#}");
    let seen = run(&stage, &stage.bob, place, "board", &[]).await;
    assert!(seen.ends_with("ply 1") && !seen.contains("+Soldier"), "{seen}");
    in_time(&stage.press(&stage.alice, place, own, "Undo").await);
    let shown =
        panel(&stage, &stage.alice, place, own, "Took back: You made a new Soldier. (+Soldier · game 1)")
            .await;
    assert!(text(&shown).contains("Reserve (0): none"), "{shown:#}");
    choose(&stage, &stage.alice, place, own, "Create Soldier").await;
    panel(&stage, &stage.alice, place, own, "Done since your move").await;
    in_time(&stage.press(&stage.alice, place, own, "End turn").await);
    stage.await_gone(&stage.alice, place, own).await;
    let board = stage.await_board(place, 1, 3).await;
    assert!(text(&board).starts_with(&format!("<@{}> (Black) to move.", stage.bob.id)), "{board:#}");
    assert!(text(&board).contains("moved the King from e1 to e2 and made a new Soldier."), "{board:#}");
    let mentions: Vec<u64> = board["mentions"].as_array().unwrap().iter().filter_map(id_of).collect();
    assert_eq!(mentions, [stage.bob.id], "only who is to move is notified");

    // Black holds eight cards and has to discard one, and the turn ends with it.
    let board = id_of(&board).unwrap();
    let moved = choose(&stage, &stage.bob, place, board, "e7").await;
    let own = id_of(&stage.answered(&stage.bob, &moved).await).unwrap();
    let shown = panel(&stage, &stage.bob, place, own, "your turn to summon or create").await;
    let end = button(&shown, "End turn");
    assert_eq!(end["disabled"], true, "{end}");
    assert!(
        text(&shown).contains(
            "You can’t end the turn yet: discard down to seven cards first, or create: that makes your hand smaller too."
        ),
        "{shown:#}"
    );
    choose(&stage, &stage.bob, place, own, "Discard Soldier").await;
    stage.await_gone(&stage.bob, place, own).await;
    let board = stage.await_board(place, 1, 5).await;
    assert!(text(&board).contains("moved the King from e8 to e7 and discarded Soldier."), "{board:#}");

    // White summons and creates in one turn.
    let board = id_of(&board).unwrap();
    let moved = choose(&stage, &stage.alice, place, board, "e1").await;
    let own = id_of(&stage.answered(&stage.alice, &moved).await).unwrap();
    choose(&stage, &stage.alice, place, own, "Summon W1").await;
    panel(&stage, &stage.alice, place, own, "**Summon W1** (Soldier): Where does it enter?").await;
    choose(&stage, &stage.alice, place, own, "d2").await;
    panel(&stage, &stage.alice, place, own, "(W1@d2)").await;
    choose(&stage, &stage.alice, place, own, "Create Soldier").await;
    let shown = panel(&stage, &stage.alice, place, own, "(W1@d2, +Soldier)").await;
    assert!(!text(&shown).contains("summon or create"), "{shown:#}");
    in_time(&stage.press(&stage.alice, place, own, "End turn").await);
    let board = stage.await_board(place, 1, 9).await;
    assert!(
        text(&board)
            .contains("moved the King from e2 to e1, summoned the Soldier on d2 and made a new Soldier."),
        "{board:#}"
    );
    assert_eq!(stage.boards(place).len(), 4, "one message a turn");
    stage.end().await;
}

/// Returns the button with this label.
fn button<'a>(message: &'a Value, label: &str) -> &'a Value {
    let rows = message["components"].as_array().unwrap();
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    buttons.find(|component| component["label"] == label).unwrap()
}

/// A deck of seven cards, all of which are in the hand from the beginning.
pub(super) const SEVEN: &str = "Peasant, Sword, Soldier, Courtier, Wazir, Rider, Clone";

/// Returns the actions that are suggested for a typed text, as they are shown and as they are sent.
async fn suggested(stage: &Stage, person: &Person, typed: &str) -> Vec<(String, String)> {
    let done = person.complete(stage.channel, "move", &[], ("move", typed)).await.unwrap();
    let part = |choice: &Value, name: &str| choice[name].as_str().unwrap().to_owned();
    done.choices.unwrap().iter().map(|choice| (part(choice, "name"), part(choice, "value"))).collect()
}

/// Returns the suggestions as they are shown.
async fn shown(stage: &Stage, person: &Person, typed: &str) -> Vec<String> {
    suggested(stage, person, typed).await.into_iter().map(|(shown, _)| shown).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_done_by_typing() {
    let stage = begin(&[("deck-white", SEVEN), ("deck-black", "30 Soldier")]).await;
    let (place, alice) = (stage.channel, &stage.alice);
    let told = act(&stage, alice, place, "+Sword").await;
    assert!(told.contains("move a piece first"), "{told}");
    assert!(suggested(&stage, alice, "create").await.is_empty());
    let told = act(&stage, alice, place, "undo").await;
    assert!(told.starts_with("There is nothing to undo this turn"), "{told}");
    let told = act(&stage, alice, place, "end").await;
    assert!(told.contains("move a piece first"), "{told}");

    let told = act(&stage, alice, place, "E1 e2").await;
    assert!(
        told.starts_with("Your King went from e1 to e2. (e1-e2 · game 1)\n\nGame 1: your turn to"),
        "{told}"
    );
    assert_eq!(
        suggested(&stage, alice, "create").await,
        [
            ("Create Courtier", "+Courtier"),
            ("Create Peasant", "+Peasant"),
            ("Create Peasant+Rider", "+Peasant+Rider"),
            ("Create Soldier", "+Soldier"),
            ("Create Sword", "+Sword"),
            ("Create Sword+Rider", "+Sword+Rider"),
        ]
        .map(|(shown, value)| (shown.to_owned(), value.to_owned())),
        "what the limit allows"
    );
    let told = act(&stage, alice, place, "+peasant+Rider").await;
    assert!(
        told.contains(
            "shown to everyone when you end the turn: You made a new Peasant+Rider. (+Peasant+Rider)"
        ),
        "{told}"
    );
    assert_eq!(
        shown(&stage, alice, "create sword").await,
        ["Create Sword → A new piece", "Create Sword → W1"]
    );
    let told = act(&stage, alice, place, "w1+Sword").await;
    assert!(told.contains("(+Peasant+Rider, W1+Sword)"), "{told}");
    let told = act(&stage, alice, place, "+Wazir").await;
    assert!(told.contains("this costs 3, and 0 is left of your limit of 1"), "{told}");
    let told = act(&stage, alice, place, "+Clone(#W1)").await;
    assert!(told.contains("is left of your limit"), "{told}");
    let told = act(&stage, alice, place, "-Wazir").await;
    assert!(told.contains("cards are discarded only when you hold more than seven"), "{told}");
    let told = act(&stage, alice, place, "Undo").await;
    assert!(told.starts_with("Took back: ") && told.contains("(W1+Sword · game 1)"), "{told}");
    assert!(told.contains("when you end the turn: You made a new Peasant+Rider. (+Peasant+Rider)"), "{told}");

    // Nobody else sees it, and nobody else can act on it.
    for person in [&stage.bob, &stage.carol] {
        assert!(suggested(&stage, person, "").await.is_empty());
    }
    for action in ["undo", "end"] {
        let told = act(&stage, &stage.bob, place, action).await;
        assert!(told.starts_with("It’s not your turn"), "{told}");
        let given = [("move", json!(action)), ("game", json!(1))];
        let told = run(&stage, &stage.carol, place, "move", &given).await;
        assert!(told.contains("play in this game. Start your own"), "{told}");
    }
    let told = act(&stage, alice, place, "end").await;
    assert_eq!(told, "You made a new Peasant+Rider. (+Peasant+Rider, end · game 1) Your turn is over.");
    stage.await_board(place, 1, 3).await;

    // A discard is due: the turn cannot end with the Move, and none of it has happened.
    let bob = &stage.bob;
    let told = run(&stage, bob, place, "move", &[("move", json!("e8-e7")), ("end", json!(0))]).await;
    assert!(told.contains("discard down to seven cards first"), "{told}");
    act(&stage, bob, place, "e8-e7").await;
    assert_eq!(shown(&stage, bob, "discard").await, ["Discard Soldier"]);
    let told = act(&stage, bob, place, "-soldier").await;
    assert!(told.ends_with("(-Soldier · game 1) Your turn is over."), "{told}");
    stage.await_board(place, 1, 5).await;

    act(&stage, alice, place, "e2-e1").await;
    assert_eq!(
        shown(&stage, alice, "summon w1").await,
        ["d1", "d2", "e2", "f1", "f2"].map(|square| format!("Summon W1 → {square}"))
    );
    let options = [("move", json!("w1@E2")), ("end", json!(0))];
    let told = run(&stage, alice, place, "move", &options).await;
    assert!(told.ends_with("(W1@e2, end · game 1) Your turn is over."), "{told}");
    let board = stage.await_board(place, 1, 8).await;
    assert!(
        text(&board).contains("moved the King from e2 to e1 and summoned the Peasant+Rider on e2."),
        "{board:#}"
    );
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_carry_the_end_of_the_turn() {
    let stage = begin(&[("deck-white", SEVEN), ("deck-black", SEVEN)]).await;
    let place = stage.channel;
    let told = run(&stage, &stage.alice, place, "move", &[("move", json!("e1-e2")), ("end", json!(0))]).await;
    assert_eq!(told, "Your King went from e1 to e2. (e1-e2, end · game 1) Your turn is over.");
    stage.await_board(place, 1, 2).await;
    let told = run(&stage, &stage.bob, place, "move", &[("move", json!("e8e7 END"))]).await;
    assert_eq!(told, "Your King went from e8 to e7. (e8-e7, end · game 1) Your turn is over.");
    let board = id_of(&stage.await_board(place, 1, 4).await).unwrap();
    let moved = choose(&stage, &stage.alice, place, board, "d3").await;
    let own = id_of(&stage.answered(&stage.alice, &moved).await).unwrap();
    in_time(&stage.press(&stage.alice, place, own, "End turn").await);
    stage.await_gone(&stage.alice, place, own).await;
    let board = stage.await_board(place, 1, 6).await;
    assert!(text(&board).contains("’s King went from e2 to d3."), "{board:#}");
    let opened = stage.press(&stage.bob, place, id_of(&board).unwrap(), "Type a move…").await;
    let done = stage.bob.submit(&opened, &[("move", "e7 d7 end")]).await.unwrap();
    in_time(&done);
    stage.await_board(place, 1, 8).await;
    assert_eq!(stage.boards(place).len(), 5);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_is_typed_and_stops_at_what_is_refused() {
    let stage = begin(&[("deck-white", SEVEN), ("deck-black", SEVEN)]).await;
    let (place, alice, bob) = (stage.channel, &stage.alice, &stage.bob);
    let play = async |person, text: &str| run(&stage, person, place, "move", &[("move", json!(text))]).await;
    let told = play(alice, "e1-e2, +Peasant+Rider, end").await;
    assert!(told.ends_with("(e1-e2, +Peasant+Rider, end · game 1) Your turn is over."), "{told}");
    let board = stage.await_board(place, 1, 3).await;
    assert!(text(&board).contains("moved the King from e1 to e2 and made a new Peasant+Rider."), "{board:#}");

    let told = play(bob, "E8-E9, +Sword, end").await;
    assert!(told.contains("`E8-E9`") && !told.contains("Sword"), "{told}");
    let told = play(bob, "e8-e7 +sword, + Wazir, end").await;
    let words =
        "The rest wasn’t played: `+ Wazir` is not legal: this costs 3, and 1 is left of your limit of 1.";
    assert!(
        told.starts_with(&format!("{words}\n\nYour King went from e8 to e7. (e8-e7 · game 1)")),
        "{told}"
    );
    assert!(told.contains("when you end the turn: You made a new Sword. (+Sword)"), "{told}");
    let told = play(bob, "b1 + nonsense").await;
    assert!(told.starts_with("`b1 + nonsense` isn’t a move: "), "{told}");
    let told = play(bob, "+Peasant, end, +Soldier").await;
    let words = "The rest wasn’t played, because your turn was over: `+Soldier`.";
    assert!(told.starts_with(words) && told.ends_with("Your turn is over."), "{told}");
    let board = stage.await_board(place, 1, 7).await;
    assert!(
        text(&board).contains("moved the King from e8 to e7, made a new Sword and made a new Peasant."),
        "{board:#}"
    );

    // The draft is secret until the turn is over.
    let board = id_of(&board).unwrap();
    alice.reply(place, board, "e2-e1, +Sword").unwrap();
    await_words(&stage, alice, place, "Nothing was played: others can read this").await;
    alice.reply(place, board, "e2-e1, +Wazir, end").unwrap();
    await_words(&stage, alice, place, "`+Wazir` is not legal: this costs 3").await;
    alice.reply(place, board, "e2-e1, +Sword, end").unwrap();
    stage.await_board(place, 1, 10).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_is_left_behind_is_refused_with_the_turn_as_it_stands() {
    let stage = begin(&[("deck-white", SEVEN), ("deck-black", SEVEN)]).await;
    let (place, alice) = (stage.channel, &stage.alice);
    let letters = direct(&stage, alice);
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    run(&stage, alice, place, "move", &[("move", json!("e1-e2"))]).await;
    let old = id_of(&await_words(&stage, alice, letters, "your turn to summon or create").await).unwrap();
    // The latest of the panels in the channel takes the place of the others.
    let first = stage.press(alice, place, board, "My hand").await;
    let first = id_of(&stage.answered(alice, &first).await).unwrap();
    let new = stage.press(alice, place, board, "Continue turn…").await;
    let new = id_of(&stage.answered(alice, &new).await).unwrap();
    stage.await_gone(alice, place, first).await;
    choose(&stage, alice, place, new, "Create Peasant").await;
    panel(&stage, alice, place, new, "(+Peasant)").await;
    choose(&stage, alice, letters, old, "Create Sword").await;
    let shown = panel(&stage, alice, letters, old, "The game has moved on since then.").await;
    assert!(text(&shown).contains("(+Peasant)") && !text(&shown).contains("+Sword"), "{shown:#}");
    choose(&stage, alice, letters, old, "Create Sword").await;
    let asks = "**Create Sword** (costs 0 of 1): A new piece, or onto which one of your reserve?";
    panel(&stage, alice, letters, old, asks).await;
    choose(&stage, alice, letters, old, "W1 · Peasant").await;
    panel(&stage, alice, letters, old, "(+Peasant, W1+Sword)").await;
    in_time(&stage.press(alice, place, new, "End turn").await);
    panel(&stage, alice, place, new, "The game has moved on since then.").await;
    in_time(&stage.press(alice, place, new, "End turn").await);
    stage.await_gone(alice, place, new).await;
    panel(&stage, alice, letters, old, "It’s your opponent’s turn").await;
    stage.await_board(place, 1, 4).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_killed_in_the_middle_of_a_turn_keeps_what_was_done() {
    let stage = arranged(&[("deck-white", SEVEN), ("deck-black", SEVEN)], 1).await;
    let start = || Process::start(&stage, "error", std::process::Stdio::inherit());
    let mut process = start();
    stage.connected().await;
    let (place, alice) = (stage.channel, &stage.alice);
    stage.await_board(place, 1, 0).await;
    let moved = alice.run(place, "move", &[("move", json!("e1-e2"))]).await.unwrap();
    let own = id_of(&stage.answer(alice, &moved)).unwrap();
    await_words(&stage, alice, place, "continues their turn").await;
    // The bot no longer knows the panel that it has opened, which stays.
    process.kill();
    disconnected(&stage).await;
    let mut process = start();
    stage.connected().await;
    for card in ["Peasant", "Sword"] {
        act(&stage, alice, place, &format!("+{card}")).await;
    }
    process.kill();
    disconnected(&stage).await;
    let mut process = start();
    stage.connected().await;
    // The earlier panel was made before the first action.
    in_time(&stage.press(alice, place, own, "End turn").await);
    panel(&stage, alice, place, own, "(+Peasant, +Sword)").await;
    in_time(&stage.press(alice, place, own, "Undo").await);
    panel(&stage, alice, place, own, "Took back: ").await;
    process.kill();
    disconnected(&stage).await;
    let process = start();
    stage.connected().await;
    choose(&stage, alice, place, own, "Create Soldier").await;
    choose(&stage, alice, place, own, "W1").await;
    panel(&stage, alice, place, own, "(+Peasant, W1+Soldier)").await;
    in_time(&stage.press(alice, place, own, "End turn").await);
    let board = stage.await_board(place, 1, 4).await;
    assert!(
        text(&board).contains("made a new Peasant and turned the Peasant in reserve into Peasant & Soldier."),
        "{board:#}"
    );
    assert_eq!(stage.boards(place).len(), 2);
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turn_panel_comes_by_direct_message() {
    let stage = begin(&[("deck-white", SEVEN), ("deck-black", SEVEN)]).await;
    let (place, alice) = (stage.channel, &stage.alice);
    let (white, black) = (direct(&stage, alice), direct(&stage, &stage.bob));
    let hand = await_words(&stage, alice, white, "Your hand and your cards in game 1").await;
    let own = id_of(&hand).unwrap();
    let alt = hand["attachments"][0]["description"].as_str().unwrap();
    assert!(alt.contains("Peasant"), "{alt}");
    let waiting = await_words(&stage, &stage.bob, black, "It’s your opponent’s turn").await;
    assert!(waiting["components"].as_array().unwrap().is_empty());
    choose(&stage, alice, white, own, "d2").await;
    panel(&stage, alice, white, own, "your turn to summon or create").await;
    await_words(&stage, &stage.bob, place, "’s King went from e1 to d2.").await;
    choose(&stage, alice, white, own, "Create Peasant+Rider").await;
    panel(&stage, alice, white, own, "(+Peasant+Rider)").await;
    let done = act(&stage, alice, white, "end").await;
    assert_eq!(done, "You made a new Peasant+Rider. (+Peasant+Rider, end · game 1) Your turn is over.");
    await_words(&stage, alice, white, "It’s your opponent’s turn").await;
    await_words(&stage, &stage.bob, black, "Your turn to move").await;
    assert_eq!(stage.alice.messages(white).unwrap().len(), 2, "the hand and the answer to the command");
    stage.end().await;
}

/// Plays actions in turn by commands, and waits for the board after each turn; returns the last board.
pub(super) async fn play(stage: &Stage, given: &[(&str, &str)], number: u64, actions: &str) -> Value {
    let mut game = Match::new(summoner(), options(given), seed(number));
    let place = stage.channel;
    let mut board = stage.await_board(place, 1, 0).await;
    for action in actions.split_whitespace() {
        let seat = game.to_act()[0];
        let person = [&stage.alice, &stage.bob][seat.index()];
        let told = act(stage, person, place, action).await;
        game.play(action).unwrap();
        assert!(told.contains(action), "{action}: {told}");
        if !game.is_within_turn() {
            board = stage.await_board(place, 1, game.plies().len()).await;
            let drawn = game.view(Viewer::Public);
            // A player without an action has no name here yet.
            let has_acted = |seat| game.plies().iter().any(|ply| ply.seat == Some(seat));
            let names = [(Seat::First, "alice"), (Seat::Second, "bob")]
                .map(|(seat, name)| has_acted(seat).then(|| name.to_owned()));
            let alt = stage.said(|| trickmate_render::alt(&drawn, &Labels { names }));
            assert_eq!(board["attachments"][0]["description"], alt);
        }
    }
    assert!(game.outcome().is_some());
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn the_standard_version_is_played_to_a_mate_by_a_summoned_piece() {
    let given = [("deck-white", "Sword, Spear, Courtier, 4 Rook"), ("deck-black", "7 Guard")];
    let stage = begin(&given).await;
    let actions = "e1-e2 +Sword W1+Spear W1+Courtier end e8-e7 end e2-e3 end e7-f8 end \
                   e3-e4 end f8-g8 end e4-e5 end g8-h8 end e5-f6 W1@g7 end";
    let board = play(&stage, &given, 1, actions).await;
    assert!(
        text(&board).starts_with(&format!("🏆 <@{}> (White) wins by checkmate", stage.alice.id)),
        "{board:#}"
    );
    assert!(text(&board).contains("summoned the Sword & Spear & Courtier on g7."), "{board:#}");
    let record = record(&stage, &stage.carol, stage.channel, None).await;
    assert!(record.contains("1. e1-e2 +Sword W1+Spear W1+Courtier end e8-e7 end"), "{record}");
    stage.end().await;
}

/// The number of the seed from which the packs of [`COURIER`] are shuffled.
const PACKS: u64 = 244;

/// A game of the courier version with location cards and a Wildcard: an extra King enters for a mated one, and is mated
/// too.
const COURIER: &str = "e1-f1 +Wazir end f7-f5 +Ferz end d2-d3 W1@c5(Letter-c,Number-5) end d7-d5 B1@d8 +Vao end d3-d4 +Vao end \
    e8-d7 -Wildcard f2-f4 W2@e1 +Ferz end d7-c7 -Rank-4 c5-c6 W3@a8(Letter-a,Number-8) end c7-c8 B2@d7 \
    -Number-8 c6-c7 +Bishop end c8-b8 +King end c7-b7 W4@g2 end b8-c8 -Rook b7-c7 end c8-b8 -Number-1 c7-b7 \
    +Guard end b8-c8 -Letter-h b7-b8 W5@c4(Rank-4) +Alfil end c8-c7 -Letter-g b8-b7 W6@a6(Rank-6) end c7-c6 \
    -Letter-b c4-c5 +Wildcard(#B3) end xK B3@b3 +Cannon end c5-b4 W7@g6(Letter-g,Number-6) end b3-a2 \
    -Number-5 b4-a3 +Rook end a2-b1 -Queen a3-b2 W8@b3(Letter-b,Number-3) end";

#[tokio::test(flavor = "multi_thread")]
async fn the_courier_version_is_played_to_mate_with_an_extra_king() {
    let given = [("variant", "courier")];
    let mut stage = arranged(&given, PACKS).await;
    stage.start().await;
    let board = play(&stage, &given, PACKS, COURIER).await;
    assert!(
        text(&board).starts_with(&format!("🏆 <@{}> (White) wins by checkmate", stage.alice.id)),
        "{board:#}"
    );
    assert!(text(&board).contains("summoned the Rook on b3 with Letter-b and Number-3."), "{board:#}");
    stage.end().await;
}
