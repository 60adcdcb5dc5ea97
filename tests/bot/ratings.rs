//! Rated games over the wire: agreed, rated once, visible on leaderboards, in profiles and records.

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, GameService, Invitation, Move, PlayerId, RequestId, SeatWish, ServerId,
    SpecialTerms, Version, WorldPolicy,
};
use trickmate_rules::Seat;

use super::offers::asked_for;
use super::stage::assert_played;
use super::stage::{Stage, id_of, in_time};

/// Begins a game between Alice on the first seat and Bob, rated or not; returns the place and the challenge's words.
pub(super) async fn begin(stage: &Stage, game: &str, rated: Option<&str>) -> (u64, String) {
    let seat = match game {
        "cardmate" => "forehand",
        _ => "white",
    };
    let mut options = vec![("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
    options.extend(rated.map(|word| ("rated", json!(if word == "yes" { "rated" } else { "casual" }))));
    let message = stage.challenge_to(game, &options).await;
    let shown = stage.await_message(&stage.bob, stage.channel, |seen| id_of(seen) == Some(message)).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    (stage.channel, shown["content"].as_str().unwrap().to_owned())
}

pub(super) async fn play(stage: &Stage, game: i64, first_ply: usize, moves: &[&str]) -> String {
    let mut text = String::new();
    for (ply, played) in (first_ply..).zip(moves) {
        let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
        let options = [("move", json!(played)), ("game", json!(game))];
        let done = person.run(stage.channel, "move", &options).await.unwrap();
        assert_played(&stage.told(person, &done).await, played, game);
        let board = stage.await_board(stage.channel, game, ply + 1).await;
        text = board["content"].as_str().unwrap().to_owned();
    }
    text
}

/// Resigns as a person; returns the text of the last board.
pub(super) async fn resign(stage: &Stage, person: &Person, game: i64, ply: usize) -> String {
    let asked = person.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answer(person, &asked)).unwrap();
    in_time(&stage.press(person, stage.channel, question, "Resign").await);
    stage.await_board(stage.channel, game, ply).await["content"].as_str().unwrap().to_owned()
}

/// Returns the answer to a command.
pub(super) async fn told(stage: &Stage, person: &Person, command: &str, options: &[(&str, Value)]) -> String {
    let done = person.run(stage.channel, command, options).await.unwrap();
    stage.told(person, &done).await
}

/// Returns the results of one player against another, as a person sees them below the profile of the first.
pub(super) async fn versus(
    stage: &Stage,
    person: &Person,
    channel: u64,
    [player, opponent]: [u64; 2],
) -> String {
    let given = [("user", json!(player.to_string()))];
    let done = person.run(channel, "profile", &given).await.unwrap();
    let page = stage.answered(person, &done).await;
    let menu = format!("versus/{player}");
    let values = [&*opponent.to_string()];
    let done = person.choose(channel, id_of(&page).unwrap(), &menu, &values).await.unwrap();
    in_time(&done);
    // The results take the place of the profile.
    let answer = done.response_id.unwrap();
    let has_come = |seen: &Value| {
        id_of(seen) == Some(answer) && seen["content"] != page["content"] && seen["content"] != ""
    };
    let seen = stage.await_message(person, channel, has_come).await;
    seen["content"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_result_changes_both_ratings_and_is_shown() {
    let mut stage = Stage::without_threads().await;
    let (alice, bob) = (stage.alice.id, stage.bob.id);
    for (number, game) in (1..).zip(["cardmate", "poker"]) {
        let (place, words) = begin(&stage, game, Some("yes")).await;
        assert!(words.contains("**Rated**: the result changes"), "{words}");
        let board = stage.await_board(place, number, 0).await;
        assert!(board["content"].as_str().unwrap().contains(" · rated · game"), "{board}");
        let opening = if game == "cardmate" { ["4Ci3", "4Db6"] } else { ["e4", "e5"] };
        let text = play(&stage, number, 0, &opening).await;
        assert!(!text.contains("Ratings:"), "{text}");
        let text = resign(&stage, &stage.bob, number, 3).await;
        let ratings = format!("<@{alice}> **1662?** (+162), <@{bob}> **1338?** (−162).");
        assert!(text.contains(&format!("\nRatings: {ratings}\n")), "{text}");
        assert!(text.contains(&format!("-# Worldwide: {ratings}")), "{text}");
    }
    stage.stop().await;
    stage.start().await;
    let profile =
        stage.carol.run(stage.channel, "profile", &[("user", json!(alice.to_string()))]).await.unwrap();
    let text = stage.told(&stage.carol, &profile).await;
    assert!(
        text.contains("Cardmate **1662?** (deviation 290) after 1 rated game: 1 won, 0 drawn, 0 lost"),
        "{text}"
    );
    assert!(text.contains("Poker Chess **1662?**"), "{text}");
    assert_eq!(text.matches("? = provisional: ").count(), 1, "{text}");
    assert!(text.contains("**Streak**: 2 wins; most wins in a row: 2"), "{text}");
    assert!(text.contains(&format!("**Opponents**: <@{bob}> +2 =0 −0")), "{text}");
    assert!(
        text.contains(&format!("won against <@{bob}> · Poker Chess, rated · https://discord.com/channels/")),
        "{text}"
    );
    let shown = id_of(&stage.answer(&stage.carol, &profile));
    let with_picture =
        |seen: &Value| id_of(seen) == shown && seen["attachments"][0]["content_type"] == "image/png";
    let message = stage.await_message(&stage.carol, stage.channel, with_picture).await;
    let alt = message["attachments"][0]["description"].as_str().unwrap();
    assert!(alt.starts_with("Ratings of alice on this server. Cardmate: 1662 on "), "{alt}");
    assert_eq!(message["mentions"], json!([]), "nobody is notified");

    let text = versus(&stage, &stage.carol, stage.channel, [bob, alice]).await;
    assert!(
        text.starts_with(&format!("**<@{bob}>** against **<@{alice}>**: 0 won, 0 drawn, 2 lost")),
        "{text}"
    );
    assert!(text.contains("Cardmate: 0 won, 0 drawn, 1 lost, 1 of 1 rated"), "{text}");
    let text = told(&stage, &stage.alice, "leaderboard", &[("game", json!("Poker Chess"))]).await;
    assert!(text.contains("No ranked players yet."), "{text}");
    let own =
        "You have no rank yet: your rating 1662? is provisional. Play about 10 more rated games to get one.";
    assert!(text.contains(own) && text.contains("alice · needs about 10 more rated games"), "{text}");
    assert_eq!(text.matches("? = provisional: ").count(), 1, "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_result_changes_no_rating_any_more() {
    let stage = Stage::without_threads().await;
    for (number, game) in (1..).zip(["cardmate", "poker"]) {
        begin(&stage, game, Some("yes")).await;
        stage.await_board(stage.channel, number, 0).await;
        let opening = if game == "cardmate" { ["4Ci3", "4Db6"] } else { ["e4", "e5"] };
        play(&stage, number, 0, &opening).await;
        let options = [("game", json!(number))];
        let text = told(&stage, &stage.alice, "admin remove-result", &options).await;
        assert!(text.starts_with("This game is still running."), "{text}");
        resign(&stage, &stage.bob, number, 3).await;
        let profile = [("user", json!(stage.alice.id.to_string()))];
        let text = told(&stage, &stage.carol, "profile", &profile).await;
        assert!(text.contains("**1662?**"), "{text}");
        let text = told(&stage, &stage.alice, "admin remove-result", &options).await;
        assert_eq!(
            text,
            format!(
                "Result removed: game {number} no longer counts in this server’s ratings and records. It still counts \
                 worldwide; only the operator of this bot can change that."
            )
        );
        let text = told(&stage, &stage.carol, "profile", &profile).await;
        assert!(!text.contains("1662"), "{text}");
        let text = told(&stage, &stage.alice, "admin remove-result", &options).await;
        assert_eq!(text, "The result of this game already doesn’t count on this server.");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn casual_games_change_nothing() {
    let stage = Stage::without_threads().await;
    for (number, (game, rated)) in (1..).zip([("cardmate", None), ("poker", Some("no"))]) {
        let (place, words) = begin(&stage, game, rated).await;
        assert!(!words.contains("Rated"), "{words}");
        stage.await_board(place, number, 0).await;
        let text = resign(&stage, &stage.alice, number, 1).await;
        assert!(!text.contains("ating") && !text.contains("rated"), "{text}");
        let text = told(&stage, &stage.bob, "leaderboard", &[("game", json!(game))]).await;
        assert!(text.contains("You have no rank: play a rated "), "{text}");
    }
    let text = told(&stage, &stage.bob, "profile", &[]).await;
    assert!(
        text.contains("No rated games yet.") && text.contains("Cardmate: 1 won, 0 drawn, 0 lost"),
        "{text}"
    );
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_rated_against_themself_or_a_bot() {
    let stage = Stage::without_threads().await;
    for game in ["cardmate", "poker"] {
        let rated = ("rated", json!("rated"));
        let own = [("opponent", json!(stage.alice.id.to_string())), rated.clone()];
        let text = told(&stage, &stage.alice, &format!("play {game}"), &own).await;
        assert!(text.starts_with("You can’t play against yourself"), "{text}");
        let bot = [("opponent", json!(stage.bot.id.to_string())), rated.clone()];
        let text = told(&stage, &stage.alice, &format!("play {game}"), &bot).await;
        assert!(text.starts_with("Games against the computer are never rated"), "{text}");
        let open = stage.challenge_to(game, &[rated]).await;
        let pressed = stage.press(&stage.alice, stage.channel, open, "Accept").await;
        let text = stage.told(&stage.alice, &pressed).await;
        assert!(text.starts_with("This is your own challenge"), "{text}");
    }
    let bot = [("user", json!(stage.bot.id.to_string()))];
    assert!(told(&stage, &stage.alice, "profile", &bot).await.starts_with("Bots don’t play here"));
    let own = versus(&stage, &stage.alice, stage.channel, [stage.alice.id; 2]).await;
    assert!(own.starts_with("Choose two different players"), "{own}");
    stage.end().await;
}

/// Both sides move a piece to and fro until the position is there for the third time.
const TO_AND_FRO: [&str; 8] = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_draw_between_newcomers_makes_both_more_certain() {
    let stage = Stage::without_threads().await;
    let (alice, bob) = (stage.alice.id, stage.bob.id);
    let ratings = format!("Ratings: <@{alice}> **1500?** (+0), <@{bob}> **1500?** (+0).");
    let (place, _) = begin(&stage, "poker", Some("yes")).await;
    stage.await_board(place, 1, 0).await;
    let text = play(&stage, 1, 0, &TO_AND_FRO).await;
    assert!(text.starts_with('🤝') && text.contains("threefold repetition"), "{text}");
    assert!(text.contains(&ratings), "{text}");
    // By agreement, in another game.
    let (place, _) = begin(&stage, "cardmate", Some("yes")).await;
    stage.await_board(place, 2, 0).await;
    play(&stage, 2, 0, &["4Ci3", "4Db6"]).await;
    for person in [&stage.alice, &stage.bob] {
        told(&stage, person, "offer", &[asked_for("draw"), ("game", json!(2))]).await;
    }
    let board = stage.await_board(place, 2, 3).await;
    assert!(board["content"].as_str().unwrap().contains(&ratings), "{board}");
    let text = told(&stage, &stage.bob, "profile", &[]).await;
    for title in ["Cardmate", "Poker Chess"] {
        let line = format!("{title} **1500?** (deviation 290) after 1 rated game: 0 won, 1 drawn, 0 lost");
        assert!(text.contains(&line), "{text}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_aborted_game_is_not_rated_and_nothing_rated_is_taken_back() {
    let stage = Stage::without_threads().await;
    for (number, game) in (1..).zip(["cardmate", "poker"]) {
        let (place, _) = begin(&stage, game, Some("yes")).await;
        stage.await_board(place, number, 0).await;
        play(&stage, number, 0, &[if game == "cardmate" { "4Ci3" } else { "e4" }]).await;
        let text =
            told(&stage, &stage.alice, "offer", &[asked_for("takeback"), ("game", json!(number))]).await;
        assert!(text.starts_with("Takebacks and aborting aren’t possible in rated games."), "{text}");
        // Bob has not moved yet: no agreement is needed.
        in_time(
            &stage.bob.run(place, "offer", &[asked_for("abort"), ("game", json!(number))]).await.unwrap(),
        );
        let board = stage.await_board(place, number, 2).await;
        let text = board["content"].as_str().unwrap();
        assert!(text.contains("The result of this rated game does not count."), "{text}");
    }
    let text = told(&stage, &stage.alice, "profile", &[]).await;
    assert!(text.contains("No rated games yet.") && !text.contains("Latest games"), "{text}");
    stage.end().await;
}

/// Settles the ratings of twelve people in a game on the server: Alice, ten more and Bob, the best first.
async fn settle(stage: &Stage, game: &'static str) {
    let store = stage.database().open().await;
    let (service, _notices) = GameService::new(store.clone(), CHALLENGE_TTL);
    let service = service.with_world(WorldPolicy::UNRESTRICTED);
    let id = |id: u64| i64::try_from(id).unwrap();
    let (server, channel) = (id(stage.guild), id(stage.channel));
    let mut people = vec![id(stage.alice.id)];
    people.extend(1..=10);
    people.push(id(stage.bob.id));
    service.names().remember_name(PlayerId::new(people[0]), "alice").await.unwrap();
    for person in 1..=10 {
        service
            .names()
            .remember_name(PlayerId::new(person), &format!("` **No. {person}**\n@everyone"))
            .await
            .unwrap();
    }
    let first = if game == "poker" { 1 } else { 1001 };
    // Everybody meets everybody twice, and the better player mostly wins.
    for round in 0..22 {
        let turned = |place: usize| if place == 0 { 0 } else { 1 + (place - 1 + round) % 11 };
        let mut tasks = Vec::new();
        for place in 0..6 {
            let (one, other) = (turned(place), turned(11 - place));
            let (better, worse) = (people[one.min(other)], people[one.max(other)]);
            let (winner, loser) = if round % 3 == 2 { (worse, better) } else { (better, worse) };
            let request = first + i64::try_from(round * 6 + place).unwrap();
            let invitation = Invitation {
                request: RequestId::new(request),
                game: game.to_owned(),
                options: Vec::new(),
                server: Some(ServerId::new(server)),
                channel: ChannelId::new(channel),
                challenger: PlayerId::new(winner),
                opponent: Some(PlayerId::new(loser)),
                seat: SeatWish::Seat(Seat::First),
                time: None,
                rated: true,
                special: SpecialTerms::default(),
            };
            tasks.push(tokio::spawn(beaten(service.clone(), invitation, loser)));
        }
        for task in tasks {
            task.await.unwrap();
        }
    }
    store.close().await;
}

/// Plays a game that the loser resigns at once, and marks it as announced.
async fn beaten(service: GameService, invitation: Invitation, loser: i64) {
    let request = RequestId::new(-invitation.request.get());
    let challenge = service.invitations().invite(invitation).await.unwrap();
    service
        .invitations()
        .answer(challenge.id, PlayerId::new(loser), Answer::Accept, RequestId::new(0))
        .await
        .unwrap();
    let table = service.matches().match_of_challenge(challenge.id).await.unwrap().id;
    let given_up =
        Move { match_id: table, version: None, player: PlayerId::new(loser), text: String::new(), request };
    service.matches().resign(&given_up).await.unwrap();
    service.matches().mark_announced(table, Version::new(1), None, false).await.unwrap();
    service.invitations().mark_challenge_announced(challenge.id).await.unwrap();
}

/// Presses a button of an answer as a person; returns the changed answer.
async fn turn(stage: &Stage, person: &Person, message: &Value, label: &str) -> Value {
    let id = id_of(message).unwrap();
    in_time(&stage.press(person, stage.channel, id, label).await);
    let before = message["content"].clone();
    let changed = |seen: &Value| id_of(seen) == Some(id) && seen["content"] != before;
    stage.await_message(person, stage.channel, changed).await
}

#[tokio::test(flavor = "multi_thread")]
async fn leaderboards_have_pages_and_the_own_rank_also_after_a_restart() {
    let mut stage = Stage::empty().await;
    for game in ["poker", "cardmate"] {
        settle(&stage, game).await;
    }
    stage.start().await;
    for (game, title) in [("poker", "Poker Chess"), ("cardmate", "Cardmate")] {
        // The periods in turn: all time, this month, active players.
        for period in 0..3 {
            let options = [("game", json!(game)), ("period", json!(period)), ("scope", json!(period % 2))];
            let done = stage.bob.run(stage.channel, "leaderboard", &options).await.unwrap();
            let text = stage.told(&stage.bob, &done).await;
            let place = if period % 2 == 0 { "on this server" } else { "worldwide" };
            assert!(text.starts_with(&format!("**{title}** · {place} · ")), "{text}");
            assert!(
                text.contains("```\n 1. ") && text.contains("\n10. ") && !text.contains("\n11. "),
                "{text}"
            );
            assert!(text.contains("  ' **No. "), "{text}");
            // The gains of a month have another order than the ratings.
            let rank = if period == 1 { "You are **" } else { "You are **12 of 12**: " };
            assert!(text.contains(rank) && (period == 1 || text.contains("  alice\n 2. ")), "{text}");
            assert!(text.ends_with("-# Page 1 of 2 · 12 players"), "{text}");
            let first = stage.answer(&stage.bob, &done);
            if period == 1 {
                stage.stop().await;
                stage.start().await;
            }
            let second = turn(&stage, &stage.bob, &first, "Page 2 ▶").await;
            let text = second["content"].as_str().unwrap();
            assert!(text.contains("```\n11. ") && text.contains("\n12. "), "{text}");
            assert!(period == 1 || text.contains("  bob\n```"), "{text}");
            assert!(text.contains(rank), "{text}");
            let back = turn(&stage, &stage.bob, &second, "◀ Page 1").await;
            assert_eq!(back["content"], first["content"]);
            assert_eq!(back["mentions"], json!([]));
        }
    }
    // Unlisted players are invisible to others, and their own page tells them.
    let hidden = [("leaderboards", json!(1))];
    told(&stage, &stage.alice, "settings", &hidden).await;
    let poker = [("game", json!("poker"))];
    let text = told(&stage, &stage.alice, "leaderboard", &poker).await;
    assert!(text.contains("You are not on this leaderboard."), "{text}");
    let text = told(&stage, &stage.bob, "leaderboard", &poker).await;
    assert!(!text.contains("alice") && text.contains("You are **11 of 11**"), "{text}");
    let alice = [("user", json!(stage.alice.id.to_string()))];
    let text = told(&stage, &stage.bob, "profile", &alice).await;
    assert_eq!(text, format!("<@{}>’s results are hidden here.", stage.alice.id));
    assert!(
        told(&stage, &stage.alice, "profile", &[]).await.contains("**Streak**: 1 win; most wins in a row: 3")
    );
    let other = told(&stage, &stage.carol, "leaderboard", &[("game", json!("chess"))]).await;
    assert!(other.starts_with("Unknown game."), "{other}");

    let output = std::process::Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["ratings", "recompute", "--check", "--database"])
        .arg(stage.database().url())
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "264 results, 48 ratings, 0 differences\n");
    assert!(output.status.success());
    stage.end().await;
}
