//! Poker Chess in Discord: hands and score with the board, hands declared in secret, deals.

use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::computer::stored;
use super::game::fetch;
use super::offers::asked_for;
use super::replay_buttons::verified;
use super::stage::{LONG, Stage, assert_played, button_of, id_of, in_time};
use super::surface::press_more;

/// Time between two looks at a private message, which the sandbox does not announce.
const PAUSE: Duration = Duration::from_millis(20);

/// Begins a match between Alice as White and Bob with these options; returns its thread and its first board.
async fn begin(stage: &Stage, options: &[(&str, &str)]) -> (u64, Value) {
    let mut given = vec![("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white"))];
    given.extend(options.iter().map(|(name, value)| (*name, json!(value))));
    let message = stage.challenge_to("poker", &given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    let board = stage.await_board(thread, 1, 0).await;
    (thread, board)
}

/// Plays moves in turn; returns the text of the last board.
async fn play(stage: &Stage, place: u64, first_ply: usize, moves: &[&str]) -> String {
    let mut text = String::new();
    for (index, played) in moves.iter().enumerate() {
        let ply = first_ply + index;
        let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
        let done = person.run(place, "move", &[("move", json!(played))]).await.unwrap();
        // Who declares a hand after the move does that where the move was answered.
        let told = stage.told(person, &done).await;
        assert_played(&told, played, 1);
        let board = stage.await_board(place, 1, ply + 1).await;
        text = board["content"].as_str().unwrap().to_owned();
    }
    text
}

/// Returns the output of `referee` about a record.
fn referee(record: &str) -> Value {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["referee", "poker", "--moves", record])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Returns the record that a person gets by the button below the latest board.
async fn record(stage: &Stage, person: &Person, place: u64, ply: usize) -> String {
    let board = stage.await_board(place, 1, ply).await;
    let id = id_of(&board).unwrap();
    let shown = match button_of(&board, "Record") {
        Some(_) => stage.press(person, place, id, "Record").await,
        None => press_more(stage, person, place, id, "Record").await,
    };
    fetch(stage.answer(person, &shown)["attachments"][0]["url"].as_str().unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_to_mate_with_hands_and_score_announced() {
    let stage = Stage::set().await;
    let (place, _) = begin(&stage, &[]).await;
    let text = play(&stage, place, 0, &["f3"]).await;
    assert!(!text.contains("the hand"), "hands are compared after Black's moves: {text}");
    let text = play(&stage, place, 1, &["e5"]).await;
    // Both hold the aces and tens of the corner-aces deal; the Pawn decides nothing.
    assert!(text.contains("**Nobody wins the hand.**"), "{text}");
    assert!(text.contains("White: two pair, aces and tens"), "{text}");
    assert!(text.contains("Hands won: White **"), "{text}");
    assert!(text.contains("A lead of 5 wins at once."), "{text}");
    let board = id_of(&stage.await_board(place, 1, 2).await).unwrap();
    let ahead = press_more(&stage, &stage.alice, place, board, "Hands").await;
    let told = stage.told(&stage.alice, &ahead).await;
    assert!(told.starts_with("Your hand after each of your moves (game 1), the best first:"), "{told}");
    assert!(told.contains("g4"), "{told}");
    // Only who is to move has hands to look at.
    let opened = stage.press(&stage.bob, place, board, "More…").await;
    let more = stage.answered(&stage.bob, &opened).await;
    assert!(button_of(&more, "Hands").is_none() && button_of(&more, "Record").is_some(), "{more:#}");
    let text = play(&stage, place, 2, &["g4", "Qh4#"]).await;
    let winner = format!("🏆 <@{}> (Black) wins by checkmate", stage.bob.id);
    assert!(text.starts_with(&winner), "{text}");
    let timeout_result = referee(&record(&stage, &stage.carol, place, 4).await);
    assert_eq!(timeout_result["outcome"], json!({"winner": "black", "reason": "checkmate"}));
    assert!(text.contains(&format!("Black **{}**", timeout_result["detail"]["score"]["black"])), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_of_one_name_are_told_apart_in_a_preview() {
    let stage = Stage::set().await;
    let (place, _) = begin(&stage, &[]).await;
    play(&stage, place, 0, &["e4", "e5"]).await;
    let board = id_of(&stage.await_board(place, 1, 2).await).unwrap();
    let ahead = press_more(&stage, &stage.alice, place, board, "Hands").await;
    let told = stage.told(&stage.alice, &ahead).await;
    let line_of = |text: &str| {
        let has = |line: &str| {
            line.split_once("**: ").is_some_and(|(_, moves)| moves.split(", ").any(|one| one == text))
        };
        told.lines().position(has).map(|place| (place, told.lines().nth(place).unwrap())).unwrap()
    };
    // The Pawn on d2 has the only King of the hand under it; one of the nines is left on c2 or f2.
    let ((first, kept), (second, left)) = (line_of("a3"), line_of("d3"));
    assert!(kept.starts_with("**two pair, aces and tens (A♦ A♥ 10♦ 10♥ K♦)**: "), "{told}");
    assert!(left.starts_with("**two pair, aces and tens (A♦ A♥ 10♦ 10♥ 9♦)**: "), "{told}");
    assert!(first < second, "the better one first: {told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hole_card_is_shown_to_its_owner_alone_until_the_end() {
    let stage = Stage::set().await;
    let (place, first) = begin(&stage, &[("hole", "1"), ("redeal", "2")]).await;
    assert!(first["content"].as_str().unwrap().contains("hole: 1"), "{first}");
    let text = play(&stage, place, 0, &["e4", "e5"]).await;
    assert!(text.contains("the hand.**"), "all learn who has won: {text}");
    assert!(!text.contains("two pair") && !text.contains("pair of"), "but no hand: {text}");
    let board = id_of(&stage.await_board(place, 1, 2).await).unwrap();
    let mut own = Vec::new();
    for person in [&stage.alice, &stage.bob] {
        let shown = stage.press(person, place, board, "My hand").await;
        let told = stage.told(person, &shown).await;
        let card = told.split("Your secret card: **").nth(1).unwrap().split("**").next().unwrap().to_owned();
        own.push(card);
    }
    assert!("♦♥".contains(own[0].chars().last().unwrap()), "White has a red card: {own:?}");
    assert!("♣♠".contains(own[1].chars().last().unwrap()), "Black has a black one: {own:?}");
    let refused = stage.press(&stage.carol, place, board, "My hand").await;
    let told = stage.told(&stage.carol, &refused).await;
    assert!(!own.iter().any(|card| told.contains(card)), "{told}");
    // What has been scored stays scored.
    let asked = stage.bob.run(place, "offer", &[asked_for("takeback")]).await.unwrap();
    let told = stage.told(&stage.bob, &asked).await;
    assert!(told.contains("You can’t take this back"), "{told}");
    let running = record(&stage, &stage.carol, place, 2).await;
    assert!(!running.contains("[Seed "), "{running}");
    let done = press_more(&stage, &stage.alice, place, board, "Resign…").await;
    let question = id_of(&stage.answer(&stage.alice, &done)).unwrap();
    in_time(&stage.press(&stage.alice, place, question, "Resign").await);
    stage.await_board(place, 1, 3).await;
    let told = referee(&record(&stage, &stage.carol, place, 3).await);
    let usual = |card: &str| {
        let suit = card.chars().last().unwrap();
        let letter = ["♦d", "♥h", "♣c", "♠s"].into_iter().find(|pair| pair.starts_with(suit)).unwrap();
        format!("{}{}", card.trim_end_matches(suit).replace("10", "T"), letter.chars().last().unwrap())
    };
    let dealt = format!(" hole={}/{} ", usual(&own[0]), usual(&own[1]));
    assert!(format!("{} ", told["position"].as_str().unwrap()).contains(&dealt), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_mate_may_still_lose() {
    let stage = Stage::set().await;
    let (place, _) = begin(&stage, &[("bonus", "0"), ("deal", "rande-schande")]).await;
    let text = play(&stage, place, 0, LOST_BY_MATING).await;
    let winner = format!("🏆 <@{}> (White) wins by checkmate", stage.alice.id);
    assert!(text.starts_with(&winner), "{text}");
    assert!(text.contains("Black gave mate and still lost"), "{text}");
    stage.end().await;
}

/// White wins the first hand of the deal called rande-schande, then Black mates.
const LOST_BY_MATING: &[&str] = &["f3", "e5", "g4", "Qh4#"];

#[tokio::test(flavor = "multi_thread")]
async fn declared_hands_are_secret_until_both_are_in() {
    let stage = Stage::set().await;
    let (place, _) = begin(&stage, &[("hands", "declare")]).await;
    play(&stage, place, 0, &["e4", "e5"]).await;
    let board = stage.await_board(place, 1, 2).await;
    let text = board["content"].as_str().unwrap();
    let both = format!("<@{}> (White) and <@{}> (Black) to declare in secret.", stage.alice.id, stage.bob.id);
    assert!(text.starts_with(&both), "{text}");
    assert!(!text.contains("two pair"), "{text}");
    let mentions: Vec<u64> = board["mentions"].as_array().unwrap().iter().filter_map(id_of).collect();
    assert_eq!(mentions.len(), 2, "both are notified");

    // Both open their menus before either has chosen.
    let board = id_of(&board).unwrap();
    let white = stage.press(&stage.alice, place, board, "Declare…").await;
    let black = stage.press(&stage.bob, place, board, "Declare…").await;
    let before = last_line(&stage);
    let chosen = choose(&stage, &stage.alice, place, (&stage.answer(&stage.alice, &white), 1), 3).await;
    let text = stage.await_board(place, 1, 3).await["content"].as_str().unwrap().to_owned();
    let rest =
        format!("<@{}> (Black) to declare in secret.\n<@{}> has declared.", stage.bob.id, stage.alice.id);
    assert!(text.starts_with(&rest), "{text}");
    only_for(&stage, place, before, &chosen, stage.alice.id);
    let public = record(&stage, &stage.bob, place, 3).await;
    assert!(public.contains("w:hand(…)") && !public.contains(&chosen), "{public}");
    let again =
        stage.press(&stage.alice, place, id_of(&stage.await_board(place, 1, 3).await).unwrap(), "Declare…");
    let told = again.await;
    assert!(stage.told(&stage.alice, &told).await.starts_with("It’s not your turn"));

    // Black's menu, opened before White's choice was committed, still counts.
    let menu = stage.answer(&stage.bob, &black);
    let other = choose(&stage, &stage.bob, place, (&menu, 1), 4).await;
    let text = stage.await_board(place, 1, 4).await["content"].as_str().unwrap().to_owned();
    assert!(text.contains("wins the hand"), "{text}");
    assert!(text.contains("Black: "), "{text}");
    let public = record(&stage, &stage.carol, place, 4).await;
    assert!(public.contains(&format!("w:{chosen}")) && public.contains(&format!("b:{other}")), "{public}");
    play_on(&stage, place).await;
    stage.end().await;
}

/// Lets White move again after the hands.
async fn play_on(stage: &Stage, place: u64) {
    let done = stage.alice.run(place, "move", &[("move", json!("Nf3"))]).await.unwrap();
    assert_played(&stage.told(&stage.alice, &done).await, "Nf3", 1);
    stage.await_board(place, 1, 5).await;
}

/// Declares the hand at this place of the menu as a person, the best being the first, as the action of this number;
/// returns its notation. The menu goes.
async fn choose(
    stage: &Stage,
    person: &Person,
    place: u64,
    (menu, hand): (&Value, usize),
    ply: usize,
) -> String {
    let message = id_of(menu).unwrap();
    let rows = menu["components"].as_array().unwrap();
    let buttons: Vec<&Value> = rows.iter().flat_map(|row| row["components"].as_array().unwrap()).collect();
    assert!(buttons[0]["label"].as_str().unwrap().starts_with("Let the cards speak: "), "{menu:#}");
    let custom_id = buttons[hand]["custom_id"].as_str().unwrap();
    in_time(&person.click(place, message, custom_id).await.unwrap());
    // The panel stays for what is secret next, and goes otherwise.
    let is_open =
        |seen: &Value| id_of(seen) == Some(message) && seen["components"].to_string().contains(custom_id);
    let answered = async {
        while person.messages(place).unwrap().iter().any(is_open) {
            tokio::time::sleep(PAUSE).await;
        }
    };
    assert!(tokio::time::timeout(LONG, answered).await.is_ok(), "the menu stays");
    let played = stored(&stage.store.clone().unwrap(), 1).await.unwrap();
    let action = &played.plies()[ply - 1].text;
    // The seat comes before it.
    let declared = action.split_once(':').map_or(action.as_str(), |(_, hand)| hand).to_owned();
    assert!(declared.contains("hand(") && !declared.contains("speak"), "{declared}");
    declared
}

/// Returns the number of the latest line of the transcript.
fn last_line(stage: &Stage) -> u64 {
    let transcript = stage.sandbox.transcript(0);
    let line: Value = serde_json::from_str(transcript.lines().next_back().unwrap()).unwrap();
    line["seq"].as_u64().unwrap()
}

/// Checks the messages since a line of the transcript: the words occur only in those to one person, or in that person's
/// own clicks.
fn only_for(stage: &Stage, place: u64, since: u64, words: &str, person: u64) {
    let id = json!(person.to_string());
    for line in stage.sandbox.transcript(since).lines().filter(|line| line.contains(words)) {
        let line: Value = serde_json::from_str(line).unwrap();
        let path = line["path"].as_str().unwrap_or_default();
        match line["kind"].as_str().unwrap() {
            "http" if path.starts_with("/interactions/") => {
                let interaction: u64 = path.split('/').nth(2).unwrap().parse().unwrap();
                let asked = stage.sandbox.look(|world| world.interaction(interaction).unwrap().user_id);
                assert_eq!(asked, person, "{line:#}");
            }
            // The answer was deferred.
            "http" if path.starts_with("/webhooks/") => {
                assert_eq!(line["response"]["interaction_metadata"]["user"]["id"], id, "{line:#}");
            }
            // The bot receives its own private answer, like any of its messages.
            "gateway" if line["payload"]["d"]["flags"].as_u64().unwrap_or(0) & 64 == 64 => {
                assert_eq!(line["payload"]["d"]["interaction_metadata"]["user"]["id"], id, "{line:#}");
            }
            "gateway" => {
                assert_eq!(line["payload"]["t"], "INTERACTION_CREATE", "{line:#}");
                assert_eq!(line["payload"]["d"]["member"]["user"]["id"], id, "{line:#}");
            }
            _ => panic!("{words} is told by {line:#}"),
        }
    }
    stage.sandbox.look(|world| {
        for message in world.channel(place).unwrap().messages.values() {
            let alt = message.attachments.iter().filter_map(|file| file.description.as_deref());
            let texts = [message.content.clone(), Value::from(message.components.clone()).to_string()];
            let mut texts = texts.into_iter().chain(alt.map(str::to_owned));
            if texts.any(|text| text.contains(words)) {
                assert_eq!(message.ephemeral_to, Some(person), "{}", message.content);
            }
        }
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_random_deal_is_reproduced_from_its_seed() {
    let stage = Stage::set().await;
    let (place, _) = begin(&stage, &[("deal", "random")]).await;
    let early = verified(&stage, &stage.bob, place, None).await;
    let commitment = early.split("SHA-256 is `").nth(1).unwrap().split('`').next().unwrap().to_owned();
    let text = play(&stage, place, 0, &["e4", "e5"]).await;
    assert!(!text.contains("Seed"), "{text}");
    let running = record(&stage, &stage.bob, place, 2).await;
    assert!(running.contains(&format!("[Commitment \"{commitment}\"]")), "{running}");
    assert!(!running.contains("[Seed"), "{running}");
    let asked = stage.bob.run(place, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answer(&stage.bob, &asked)).unwrap();
    in_time(&stage.press(&stage.bob, place, question, "Resign").await);
    stage.await_board(place, 1, 3).await;
    let told = verified(&stage, &stage.bob, place, None).await;
    let seed = told.split("Seed `").nth(1).unwrap().split('`').next().unwrap();
    assert_eq!(sha256(&hex::decode(seed).unwrap()), commitment);

    let output = std::process::Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["referee", "poker", "--option", "deal=random", "--seed", seed, "--moves", "1. e4 e5"])
        .output()
        .unwrap();
    let from_seed: Value = serde_json::from_slice(&output.stdout).unwrap();
    let from_record = referee(&record(&stage, &stage.carol, place, 3).await);
    assert_eq!(from_seed["position"], from_record["position"]);
    let hand = from_seed["detail"]["hands"]["white"]["name"].as_str().unwrap();
    assert!(text.contains(&format!("White: {hand}")), "{hand}: {text}");
    stage.end().await;
}

fn sha256(bytes: &[u8]) -> String {
    use sha2::Digest;
    hex::encode(sha2::Sha256::digest(bytes))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_can_be_typed_and_what_is_wrong_with_it_is_said() {
    let stage = Stage::set().await;
    let suggested = stage.alice.complete(stage.channel, "play poker", &[], ("deal", "aces")).await.unwrap();
    let values: Vec<String> = suggested
        .choices
        .unwrap()
        .iter()
        .map(|choice| choice["value"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(values, ["corner-aces", "twisted-corner-aces"]);
    let deal = "Ad 2d 3d 4d 5d 6d 7d 8d 9d 10d Jd Qd Kd Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh";
    for (wrong, words) in [
        (deal.replace("Kh", "Ad"), "Ad is there twice"),
        (deal.replace("Kh", ""), "Kh is missing"),
        (deal.replace("Kh", "Ks"), "Ks is black"),
    ] {
        let done = stage.alice.run(stage.channel, "play poker", &[("deal", json!(wrong))]).await.unwrap();
        let told = stage.told(&stage.alice, &done).await;
        assert!(told.contains(words), "{told}");
    }
    let (place, _) = begin(&stage, &[("deal", deal)]).await;
    let record = record(&stage, &stage.bob, place, 0).await;
    assert!(record.contains("deal=Ad 2d 3d"), "{record}");
    stage.end().await;
}
