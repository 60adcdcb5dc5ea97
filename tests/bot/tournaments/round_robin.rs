use std::collections::BTreeMap;

use serde_json::json;

use super::{Club, ROUND_ROBIN};

#[tokio::test(flavor = "multi_thread")]
async fn four_play_a_round_robin_over_restarts() {
    let mut club = Club::of(4).await;
    let message = club.create(ROUND_ROBIN, &[("time", json!("10+5"))]).await;
    club.begin(message).await;
    let mut points = BTreeMap::new();
    for round in 1..=3 {
        let tournament = club.round(round).await;
        assert_eq!(tournament.games_of(round).count(), 2);
        club.play(&mut points).await;
        club.restart().await;
    }
    let closing = club.end(&points).await;
    let [first, second, third, _] = [0, 1, 2, 3].map(|member| format!("<@{}>", club.members[member].id));
    assert_eq!(
        closing,
        format!("🏆 **Club cup** is over. Congratulations!\n🥇 {first}\n🥈 {second}\n🥉 {third}")
    );
    assert_eq!(points, BTreeMap::from([(0, 6), (1, 4), (2, 2)]));
    // Nothing was posted twice, and the first message shows the end.
    let messages = club.stage.alice.messages(club.stage.channel).unwrap();
    let count = |words: &str| {
        let texts = messages.iter().filter_map(|message| message["content"].as_str());
        texts.filter(|text| text.contains(words)).count()
    };
    for words in ["round 1:", "round 2:", "round 3:", "Congratulations!", "The tournament is **over**."] {
        assert_eq!(count(words), 1, "{words}");
    }
    let report = club.act(1, "Export (TRF16)").await;
    assert!(report.contains("TRF16"), "{report}");
    club.stage.end().await;
}
