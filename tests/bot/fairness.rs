//! Chance can be checked with published data and `docs/fairness.md` alone: an independent program checks finished games
//! by messages and records. Before the end, nobody learns the secret.

use std::fs::{self, File};
use std::process::Stdio;

use discord_sandbox::Person;
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use trickmate_testkit::chacha::Words;

use super::own_data;
use super::process::Process;
use super::replay_buttons::{self, verified};
use super::server_panel::turn_threads_off;
use super::stage::{Stage, button_of, id_of, in_time};
use super::turn_panel::arranged;

/// Published messages and the record of a game.
#[derive(Clone)]
struct Published {
    /// The message of the challenge or of the offer, as it was before anybody accepted.
    challenge: String,
    first_board: String,
    /// Answer of *Verify* while the game is running.
    early: String,
    /// Answer of *Verify* after the end.
    verified: String,
    record: String,
}

/// Returns the values of a tag of a record.
fn tags(record: &str, name: &str) -> Vec<String> {
    let value = |line: &str| {
        let value = line.strip_prefix(&format!("[{name} \""))?.strip_suffix("\"]")?;
        Some(value.replace("\\\"", "\"").replace("\\\\", "\\"))
    };
    record.lines().filter_map(value).collect()
}

fn tag(record: &str, name: &str) -> Result<String, String> {
    tags(record, name).into_iter().next().ok_or(format!("no tag {name}"))
}

/// Returns the hash of a label, the secret and a text.
fn hash(label: &str, secret: &[u8], text: &str) -> String {
    hex::encode(
        Sha256::new()
            .chain_update(label)
            .chain_update("\n")
            .chain_update(secret)
            .chain_update(text)
            .finalize(),
    )
}

/// Checks a finished game by the rules of the page; returns its seed.
fn check(published: &Published) -> Result<[u8; 32], String> {
    let Published { challenge, early, verified, record, .. } = published;
    let demand = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let secret = hex::decode(tag(record, "Secret")?).map_err(|error| error.to_string())?;
    let commitment = hash("trickmate secret 1", &secret, "");
    demand(challenge.contains(&commitment), "the challenge told another secret")?;

    let [made, accepted] = [tag(record, "Challenge")?, tag(record, "Accept")?];
    demand(verified.contains(&made) && verified.contains(&accepted), "other ids were told")?;
    let challenger = tag(record, "Challenger")?;
    let (seat, how) = challenger.split_once(' ').ok_or("the challenger has no seat")?;
    if how == "lot" {
        let lot = hash("trickmate seats 1", &secret, &format!("challenge {made}\naccept {accepted}\n"));
        let is_even = u8::from_str_radix(&lot[..2], 16).map_err(|error| error.to_string())? % 2 == 0;
        demand(is_even == ["forehand", "white"].contains(&seat), "the seats were not drawn so")?;
    }

    let mut terms = format!(
        "match {}\ngame {}\nrules {}\nchallenge {made}\naccept {accepted}\nchallenger {challenger}\n",
        tag(record, "Match")?,
        tag(record, "Game")?,
        tag(record, "Rules")?,
    );
    let mut options = tags(record, "Option");
    // These came later, and are terms only where they are not the default.
    options.retain(|option| {
        !["faces=up", "hole=0", "redeal=off", "repetition=draw", "short=longer"].contains(&&**option)
    });
    options.sort();
    for option in options {
        let (name, value) = option.split_once('=').ok_or("an option without a value")?;
        terms.push_str(&format!("option {name} {} {value}\n", value.len()));
    }
    let seed = hash("trickmate seed 1", &secret, &terms);
    demand(tag(record, "Seed")? == seed && verified.contains(&seed), "another seed was told")?;
    let bytes: [u8; 32] = hex::decode(&seed).unwrap().try_into().unwrap();
    demand(early.contains(&hex::encode(Sha256::digest(bytes))), "another seed was committed to")?;
    Ok(bytes)
}

fn text(message: &Value) -> String {
    message["content"].as_str().unwrap().to_owned()
}

/// Returns the text of a challenge, and the description of its picture.
fn challenge_text(message: &Value) -> String {
    let files = message["attachments"].as_array().into_iter().flatten();
    let descriptions = files.filter_map(|file| file["description"].as_str());
    descriptions.fold(text(message), |text, description| format!("{text}\n{description}"))
}

/// Returns the record of a game as a person gets it.
async fn record(stage: &Stage, person: &Person, place: u64, game: i64) -> String {
    replay_buttons::record(stage, person, place, Some(game)).await
}

/// Resigns a game without moves as a person.
async fn resign(stage: &Stage, person: &Person, place: u64, game: i64) -> String {
    let asked = person.run(place, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answered(person, &asked).await).unwrap();
    in_time(&stage.press(person, place, question, "Resign").await);
    text(&stage.await_board(place, game, 1).await)
}

/// Returns the answer of *Verify* about a game.
async fn verify(stage: &Stage, person: &Person, game: i64) -> String {
    verified(stage, person, stage.channel, Some(game)).await
}

/// Returns the id in the private answer to a press, and Discord's own note of it.
async fn own_id(stage: &Stage, person: &Person, channel: u64, id: u64) -> Value {
    let words = format!("Your acceptance has the id `{id}`");
    stage
        .await_message(person, channel, |seen| {
            seen["content"].as_str().is_some_and(|text| text.contains(&words))
        })
        .await
}

/// Challenges with these options as Alice, accepts and resigns as another person; returns the published data.
async fn played(
    stage: &Stage,
    game: &str,
    options: &[(&str, Value)],
    accepts: &Person,
    number: i64,
) -> Published {
    let done = stage.alice.run(stage.channel, &format!("play {game}"), options).await.unwrap();
    let posted = stage.posted(&stage.alice, &done).await;
    let (card, challenge) = (id_of(&posted).unwrap(), challenge_text(&posted));
    let accepted = stage.press(accepts, stage.channel, card, "Accept").await;
    in_time(&accepted);
    let first_board = text(&stage.await_board(stage.channel, number, 0).await);
    let running = record(stage, &stage.carol, stage.channel, number).await;
    assert_eq!(tags(&running, "Secret").len() + tags(&running, "Seed").len(), 0, "{running}");
    assert!(challenge.contains(&tag(&running, "SecretCommitment").unwrap()), "{challenge}");
    // While the game is running, anybody may ask for the commitments and the ids.
    let early = verify(stage, &stage.carol, number).await;
    for told in [done.id.to_string(), accepted.id.to_string(), tag(&running, "SecretCommitment").unwrap()] {
        assert!(early.contains(&told), "{early}");
    }
    assert!(early.contains(&tag(&running, "Commitment").unwrap()), "{early}");
    resign(stage, accepts, stage.channel, number).await;
    let verified = verify(stage, &stage.carol, number).await;
    let record = record(stage, &stage.carol, stage.channel, number).await;
    // The ids are those that Discord knows.
    assert_eq!(tag(&record, "Challenge").unwrap(), done.id.to_string());
    assert_eq!(tag(&record, "Accept").unwrap(), accepted.id.to_string());
    let told = own_id(stage, accepts, stage.channel, accepted.id).await;
    assert_eq!(told["flags"].as_u64().unwrap() & 64, 64, "it is private");
    let link =
        format!("You accepted the game: https://discord.com/channels/{}/{}", stage.guild, stage.channel);
    assert!(text(&told).starts_with(&link), "{told:#}");
    assert_eq!(told["interaction_metadata"]["id"], accepted.id.to_string(), "{told:#}");
    Published { challenge, first_board, early, verified, record }
}

/// Returns what `referee` prints about a record, deriving the seed; or the line of its refusal.
fn referee(game: &str, record: &str) -> Result<Value, String> {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["referee", game, "--derive-seed", "--moves", record])
        .output()
        .unwrap();
    match output.status.success() {
        true => Ok(serde_json::from_slice(&output.stdout).unwrap()),
        false => Err(String::from_utf8(output.stderr).unwrap()),
    }
}

/// Returns White's cards of a random deal of Poker Chess, shuffled by another program.
fn random_deal(seed: [u8; 32]) -> String {
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];
    let mut cards: Vec<String> =
        ["d", "h"].iter().flat_map(|suit| ranks.iter().map(move |rank| format!("{rank}{suit}"))).collect();
    Words::new(seed, "deal").shuffle(&mut cards);
    cards.concat()
}

/// Asserts that a change to any tag behind the seed is noticed.
fn tampering_is_noticed(game: &str, published: &Published) {
    for (tag_name, other) in [
        ("Secret", "00".repeat(32)),
        ("Match", "99".to_owned()),
        ("Challenge", "1".to_owned()),
        ("Accept", "1".to_owned()),
        ("Challenger", "nobody lot".to_owned()),
        // Rules that there are, but not those of the match.
        ("Rules", if game == "summoner" { "1" } else { "2" }.to_owned()),
        ("Seed", "00".repeat(32)),
    ] {
        let value = tag(&published.record, tag_name).unwrap();
        let [old, new] = [&value, &other].map(|value| format!("[{tag_name} \"{value}\"]"));
        let forged = Published { record: published.record.replace(&old, &new), ..published.clone() };
        assert!(check(&forged).is_err(), "{tag_name}");
        assert!(referee(game, &forged.record).is_err(), "{tag_name}");
    }
    for forged in [
        Published { challenge: String::new(), ..published.clone() },
        Published { early: String::new(), ..published.clone() },
        Published { verified: String::new(), ..published.clone() },
    ] {
        assert!(check(&forged).is_err());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_program_checks_a_challenge_an_open_one_and_a_rematch() {
    let stage = Stage::without_threads().await;
    let direct =
        [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white")), ("deal", json!("random"))];
    let published = played(&stage, "poker", &direct, &stage.bob, 1).await;
    let seed = check(&published).unwrap();
    let timeout_result = referee("poker", &published.record).unwrap();
    assert!(timeout_result["position"].as_str().unwrap().contains(&random_deal(seed)), "{timeout_result}");
    assert!(published.challenge.contains(timeout_result["origin"]["secret_commitment"].as_str().unwrap()));
    let commitment = timeout_result["origin"]["commitment"].as_str().unwrap();
    assert!(published.early.contains(commitment) && !published.first_board.contains(commitment));
    tampering_is_noticed("poker", &published);
    let other = published.record.replace("[Option \"wild=none\"]", "[Option \"wild=deuces\"]");
    assert!(check(&Published { record: other.clone(), ..published }).is_err(), "other options");
    assert!(referee("poker", &other).is_err());

    // Anybody may accept, the seats are drawn, and the decks are secret until the end.
    let open = played(&stage, "summoner", &[], &stage.carol, 2).await;
    check(&open).unwrap();
    assert!(tag(&open.record, "Challenger").unwrap().ends_with(" lot"));
    assert!(open.record.contains("[Option \"deck-white="), "{}", open.record);
    tampering_is_noticed("summoner", &open);
    let challenger = tag(&open.record, "Challenger").unwrap();
    let white = if challenger.starts_with("white") { stage.alice.id } else { stage.carol.id };
    assert!(open.first_board.contains(&format!("<@{white}> (White)")), "{}", open.first_board);

    // A rematch: the offer is the challenge.
    let board = id_of(&stage.await_board(stage.channel, 2, 1).await).unwrap();
    let offered = stage.press(&stage.carol, stage.channel, board, "Rematch").await;
    let asks = |seen: &Value| seen["content"].as_str().is_some_and(|text| text.contains("do you accept?"));
    let offer = stage.await_message(&stage.alice, stage.channel, asks).await;
    let accepted = stage.press(&stage.alice, stage.channel, id_of(&offer).unwrap(), "Accept").await;
    let first_board = text(&stage.await_board(stage.channel, 3, 0).await);
    let early = verify(&stage, &stage.bob, 3).await;
    resign(&stage, &stage.carol, stage.channel, 3).await;
    let verified = verify(&stage, &stage.bob, 3).await;
    let record = record(&stage, &stage.bob, stage.channel, 3).await;
    assert_eq!(tag(&record, "Challenge").unwrap(), offered.id.to_string());
    assert_eq!(tag(&record, "Accept").unwrap(), accepted.id.to_string());
    own_id(&stage, &stage.alice, stage.channel, accepted.id).await;
    let rematch = Published { challenge: text(&offer), first_board, early, verified, record };
    check(&rematch).unwrap();
    tampering_is_noticed("summoner", &rematch);

    // The bot makes the same checks, and names messages that it can no longer read.
    for game in [1, 2, 3] {
        let told = verify(&stage, &stage.bob, game).await;
        assert_eq!((told.matches('✅').count(), told.matches('✔').count()), (2, 2), "{told}");
    }
    stage.sandbox.change(|world| world.delete_message(stage.channel, id_of(&offer).unwrap())).unwrap();
    let told = verify(&stage, &stage.bob, 3).await;
    assert!(told.contains("❔ I can’t read the challenge"), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_before_keeps_its_commitment() {
    let mut stage = arranged(&[], 1).await;
    stage.start().await;
    let first = id_of(&stage.await_board(stage.channel, 1, 0).await).unwrap();
    let early = verify(&stage, &stage.bob, 1).await;
    let commitment = early.split("SHA-256 is `").nth(1).unwrap().split('`').next().unwrap().to_owned();
    assert!(!early.contains("commitment"), "{early}");
    // Its first board showed the commitment, as boards did then.
    let http = serenity::HttpBuilder::new(&stage.bot.token)
        .proxy(stage.sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    let told = serenity::EditMessage::new().content(format!("SHA-256 `{commitment}`"));
    serenity::ChannelId::new(stage.channel).edit_message(&http, first, told).await.unwrap();
    let running = record(&stage, &stage.bob, stage.channel, 1).await;
    assert_eq!(tag(&running, "Commitment").unwrap(), commitment);
    resign(&stage, &stage.bob, stage.channel, 1).await;
    let last = verify(&stage, &stage.bob, 1).await;
    let record = record(&stage, &stage.bob, stage.channel, 1).await;
    let seed = tag(&record, "Seed").unwrap();
    assert!(last.contains(&seed) && tags(&record, "Secret").is_empty(), "{record}");
    assert_eq!(hex::encode(Sha256::digest(hex::decode(&seed).unwrap())), commitment);
    let told = verify(&stage, &stage.carol, 1).await;
    assert_eq!((told.matches('✅').count(), told.matches('✔').count()), (3, 0), "{told}");
    assert!(
        referee("summoner", &record).unwrap_err().contains("no tag"),
        "there is nothing to derive it from"
    );
    stage.end().await;
}

/// Returns the secrets in a column of a table, each with all its bytes.
async fn stored(stage: &Stage, table: &str, column: &str) -> Vec<Vec<u8>> {
    let query = format!("SELECT {column} FROM {table} WHERE {column} IS NOT NULL ORDER BY id");
    stage.database().bytes(query).await
}

/// Returns the forms in which bytes could be written somewhere.
fn forms(bytes: &[u8]) -> Vec<String> {
    use base64::Engine;
    use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
    let hex = hex::encode(bytes);
    let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
    let tight = numbers.join(",");
    vec![
        hex.to_uppercase(),
        hex,
        numbers.join(", "),
        tight,
        STANDARD.encode(bytes),
        URL_SAFE_NO_PAD.encode(bytes),
    ]
}

fn tells(text: &str, bytes: &[u8]) -> bool {
    forms(bytes).iter().any(|form| text.contains(form))
}

/// Returns all that the bot has sent to Discord, and all files that people can fetch.
async fn sent(stage: &Stage) -> String {
    let mut all = stage.sandbox.transcript(0);
    for person in [&stage.alice, &stage.bob, &stage.carol] {
        for message in person.messages(stage.channel).unwrap() {
            for file in message["attachments"].as_array().into_iter().flatten() {
                let bytes = super::secrets::bytes(file["url"].as_str().unwrap()).await;
                all.push_str(&String::from_utf8_lossy(&bytes));
            }
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_the_secret_before_the_end() {
    let stage = Stage::empty().await;
    let log = stage.scratch().join("log");
    let process = Process::start(&stage, "trace", Stdio::from(File::create(&log).unwrap()));
    stage.connected().await;
    let (alice, bob, place) = (&stage.alice, &stage.bob, stage.channel);
    turn_threads_off(&stage, place).await;
    let options =
        [("opponent", json!(bob.id.to_string())), ("seat", json!("white")), ("deal", json!("random"))];
    let declined = stage.challenge_to("poker", &options).await;
    in_time(&stage.press(bob, place, declined, "Decline").await);
    let card = stage.challenge_to("poker", &options).await;
    in_time(&stage.press(bob, place, card, "Accept").await);
    stage.await_board(place, 1, 0).await;
    for person in [alice, bob, &stage.carol] {
        for command in ["board", "replay", "games"] {
            let done = person.run(place, command, &[]).await.unwrap();
            stage.answered(person, &done).await;
        }
        own_data::export(&stage, person, place).await;
        record(&stage, person, place, 1).await;
        verify(&stage, person, 1).await;
    }
    let secrets = stored(&stage, "challenges", "secret").await;
    assert_eq!((secrets.len(), secrets[0].len()), (2, 32));
    assert_eq!(stored(&stage, "matches", "secret").await, secrets[1..]);
    let seed = stored(&stage, "matches", "seed").await.remove(0);
    let all = sent(&stage).await;
    let commitment = |secret: &[u8]| hash("trickmate secret 1", secret, "");
    assert!(
        all.contains(&commitment(&secrets[0])) && all.contains(&commitment(&secrets[1])),
        "the search finds"
    );
    let logged = fs::read_to_string(&log).unwrap();
    assert!(logged.contains("connected as Trickmate"), "there is a log: {logged}");
    for secret in secrets.iter().chain([&seed]) {
        assert!(!tells(&all, secret), "a secret was told");
        assert!(!tells(&logged, secret), "a secret is in the log");
    }

    // With the offer of a rematch the first secret is published, the new one is not.
    resign(&stage, bob, place, 1).await;
    let last = verify(&stage, bob, 1).await;
    assert!(tells(&last, &secrets[1]) && tells(&last, &seed), "{last}");
    let board = id_of(&stage.await_board(place, 1, 1).await).unwrap();
    in_time(&stage.press(bob, place, board, "Rematch").await);
    let asks = |seen: &Value| seen["content"].as_str().is_some_and(|text| text.contains("do you accept?"));
    let offer = id_of(&stage.await_message(alice, place, asks).await).unwrap();
    let offered = stored(&stage, "offers", "secret").await;
    assert_eq!(offered.len(), 1);
    let check = async |when: &str| {
        let all = sent(&stage).await;
        assert!(all.contains(&commitment(&offered[0])), "{when}");
        assert!(!tells(&all, &offered[0]) && !tells(&all, &secrets[0]), "{when}");
        let logged = fs::read_to_string(&log).unwrap();
        let known = secrets.iter().chain([&seed, &offered[0]]);
        assert!(known.into_iter().all(|secret| !tells(&logged, secret)), "in the log, {when}");
    };
    check("before it is accepted").await;
    in_time(&stage.press(alice, place, offer, "Accept").await);
    stage.await_board(place, 2, 0).await;
    check("while the rematch goes on").await;
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_unknown_rules_is_kept_and_not_opened() {
    let mut stage = arranged(&[], 1).await;
    let set = async |stage: &Stage, rules: i64| {
        stage.database().execute(format!("UPDATE matches SET rules = {rules}")).await;
    };
    set(&stage, 99).await;
    stage.start().await;
    for command in ["board", "replay", "resign"] {
        let done = stage.alice.run(stage.channel, command, &[("game", json!(1))]).await.unwrap();
        let told = stage.told(&stage.alice, &done).await;
        assert!(
            told.starts_with("Game 1 uses a version of the rules that I don’t have"),
            "/{command}: {told}"
        );
    }
    stage.stop().await;
    set(&stage, 1).await;
    stage.start().await;
    stage.await_board(stage.channel, 1, 0).await;
    let done = stage.alice.run(stage.channel, "move", &[("move", json!("e1-e2"))]).await.unwrap();
    assert!(stage.told(&stage.alice, &done).await.contains("e1-e2"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_tells_a_commitment_only_where_something_is_left_to_chance() {
    let stage = Stage::set().await;
    let told = async |game: &str, options: &[(&str, Value)]| {
        let id = stage.challenge_to(game, options).await;
        let is_it = |seen: &Value| id_of(seen) == Some(id);
        let message = stage.await_message(&stage.alice, stage.channel, is_it).await;
        let is_told = challenge_text(&message).contains("Fair deal, commitment: ");
        assert_eq!(button_of(&message, "Details").is_some(), is_told, "{message:#}");
        is_told
    };
    assert!(!told("cardmate", &[("seat", json!("forehand"))]).await);
    assert!(told("cardmate", &[]).await, "seats are drawn by lot");
    assert!(told("cardmate", &[("seat", json!("forehand")), ("deal", json!("wild"))]).await);
    assert!(!told("poker", &[("seat", json!("black"))]).await);
    assert!(told("mysterious", &[("seat", json!("white"))]).await, "cards may be flipped at random");
    assert!(told("summoner", &[("seat", json!("white"))]).await);
    stage.end().await;
}
