//! Requests to Discord for a round, under its own limits.

use super::{Club, SWISS};

#[tokio::test(flavor = "multi_thread")]
async fn the_threads_of_a_round_are_opened_within_the_limits() {
    let club = Club::of(12).await;
    let message = club.create(SWISS, &[]).await;
    club.begin(message).await;
    let line = club.stage.next_line();
    club.stage.sandbox.set_realistic_limits(true);
    let tournament = club.round(1).await;
    assert_eq!(tournament.games.len(), 6);
    club.number_is(
        "SELECT COUNT(*) FROM matches WHERE announced >= version AND thread IS NOT NULL",
        |shown| shown == 6,
    )
    .await;
    let requests = club.stage.requests_since(line);
    let refused = requests.iter().filter(|(_, _, status)| *status == 429).count();
    let threads = requests.iter().filter(|(_, path, status)| path.ends_with("/threads") && *status < 300);
    assert_eq!(threads.count(), 6, "{requests:#?}");
    // What is refused comes later; Discord bars whoever has 10,000 refused requests in ten minutes.
    assert!(refused < 200, "{refused} of {}", requests.len());
    club.stage.end().await;
}
