//! Lists for players with many games: each game can be found, and a damaged one hides none of the others.

use discord_sandbox::world::Interaction;
use serde_json::Value;
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, GameService, Invitation, Limits, MatchId, MessageId, PlayerId,
    RequestId, SeatWish, ServerId, SpecialTerms, Version,
};
use trickmate_rules::Seat;

use super::stage::{Stage, button_of, id_of, in_time};

/// Number of Alice's games.
const GAMES: i64 = 60;

/// Sets up many games of Alice and Bob before the bot starts, the oldest with cards in hand; no boards are due.
async fn many_games() -> Stage {
    let mut stage = Stage::empty().await;
    stage.limits = Limits { challenges: 1000, games: 1000, ..Limits::default() };
    let store = stage.database().open().await;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    let service = service.with_limits(stage.limits);
    let [alice, bob] = [&stage.alice, &stage.bob].map(|person| person.id.cast_signed());
    service.names().remember_name(PlayerId::new(alice), "alice").await.unwrap();
    service.names().remember_name(PlayerId::new(bob), "bob").await.unwrap();
    for number in 1..=GAMES {
        let game = if number == 1 { "mysterious" } else { "cardmate" };
        let invitation = Invitation {
            request: RequestId::new(number),
            game: game.to_owned(),
            options: Vec::new(),
            server: Some(ServerId::new(stage.guild.cast_signed())),
            channel: ChannelId::new(stage.channel.cast_signed()),
            challenger: PlayerId::new(alice),
            opponent: Some(PlayerId::new(bob)),
            seat: SeatWish::Seat(Seat::First),
            time: None,
            rated: false,
            special: SpecialTerms::default(),
        };
        let challenge = service.invitations().invite(invitation).await.unwrap();
        service
            .invitations()
            .answer(challenge.id, PlayerId::new(bob), Answer::Accept, RequestId::new(0))
            .await
            .unwrap();
        service.invitations().mark_challenge_announced(challenge.id).await.unwrap();
        service
            .matches()
            .mark_announced(MatchId::new(number), Version::new(0), Some(MessageId::new(number)), false)
            .await
            .unwrap();
    }
    store.close().await;
    stage.start().await;
    stage
}

fn named(interaction: &Interaction) -> Vec<String> {
    let choices = interaction.choices.clone().unwrap();
    choices.iter().map(|choice| choice["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_of_many_games_is_found() {
    let stage = many_games().await;
    // The command runs in a channel without games.
    let direct = stage.alice.open_direct(stage.bot.id).unwrap();
    let suggested = stage.alice.complete(direct, "board", &[], ("game", "")).await.unwrap();
    assert_eq!(named(&suggested).len(), 25);
    let suggested = stage.alice.complete(direct, "board", &[], ("game", "mysterious")).await.unwrap();
    assert_eq!(named(&suggested), ["1 · Mysterious Chess against bob · your turn"]);
    let hand = stage.alice.run(direct, "hand", &[]).await.unwrap();
    let told = stage.told(&stage.alice, &hand).await;
    assert!(told.contains("game 1"), "{told}");
    stage.end().await;
}

/// Returns the text of a page, once it has these words.
async fn page(stage: &Stage, place: u64, message: u64, words: &str) -> Value {
    let shows = |seen: &Value| {
        id_of(seen) == Some(message) && seen["content"].as_str().is_some_and(|text| text.contains(words))
    };
    stage.await_message(&stage.alice, place, shows).await
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_are_listed_on_pages_also_after_a_restart() {
    let mut stage = many_games().await;
    let place = stage.channel;
    let listed = stage.alice.run(place, "games", &[]).await.unwrap();
    let first = stage.answered(&stage.alice, &listed).await;
    let message = id_of(&first).unwrap();
    let mut texts = vec![first["content"].as_str().unwrap().to_owned()];
    stage.stop().await;
    stage.start().await;
    for number in 2..=8 {
        in_time(&stage.press(&stage.alice, place, message, "Next ▶").await);
        let seen = page(&stage, place, message, &format!("page {number} of 8")).await;
        texts.push(seen["content"].as_str().unwrap().to_owned());
        let is_last = number == 8;
        let button = seen["components"][0]["components"].as_array().unwrap().last().unwrap();
        assert_eq!(button["disabled"], is_last, "{seen:#}");
    }
    for number in 1..=GAMES {
        let line = format!("Game {number} ·");
        assert_eq!(texts.iter().filter(|text| text.contains(&line)).count(), 1, "{line}: {texts:#?}");
    }
    assert!(texts.iter().all(|text| text.chars().count() <= 2000));
    in_time(&stage.press(&stage.alice, place, message, "◀ Back").await);
    page(&stage, place, message, "page 7 of 8").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_hides_no_other() {
    let stage = many_games().await;
    let is_file = stage.database().file().is_some();
    for damage in [
        if is_file { "seed = x'00' WHERE id = 60" } else { "seed = '\\x00' WHERE id = 60" },
        "options = '{' WHERE id = 59",
        "game = 'ludo' WHERE id = 58",
        // A newer program has begun it.
        "rules = 99 WHERE id = 56",
        // PostgreSQL accepts no word in a column of numbers.
        if is_file { "channel = 'nowhere' WHERE id = 57" } else { "game = 'snakes' WHERE id = 57" },
    ] {
        stage.database().execute(format!("UPDATE matches SET {damage}")).await;
    }
    let listed = stage.alice.run(stage.channel, "games", &[]).await.unwrap();
    let seen = stage.answered(&stage.alice, &listed).await;
    let text = seen["content"].as_str().unwrap();
    for number in 56..=60 {
        assert!(text.contains(&format!("Game {number} · can’t be opened")), "{text}");
    }
    assert!(text.contains("Game 55 · Cardmate against"), "{text}");
    assert!(button_of(&seen, "Next ▶").is_some());
    let suggested = stage.alice.complete(stage.channel, "board", &[], ("game", "5")).await.unwrap();
    assert!(named(&suggested).iter().any(|name| name.starts_with("55 ·")), "{suggested:?}");
    // Without a number, a command means a game that can be opened.
    let shown = stage.alice.run(stage.channel, "board", &[]).await.unwrap();
    let shown = stage.answered(&stage.alice, &shown).await;
    assert!(shown["content"].as_str().unwrap().contains("· game 55 ·"), "{shown:#}");
    stage.end().await;
}
