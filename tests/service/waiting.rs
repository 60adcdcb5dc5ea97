//! Requests of one person keep nobody else waiting. The test counts the work that the database does before the next
//! person's turn.

use super::{ALICE, BOB, House, invitation};
use trickmate_host::{
    ActionRow, Answer, CommitResult, Invitation, MatchEnd, MatchId, RequestId, ServerId, ServiceError,
    Timestamp, Version,
};
use trickmate_rules::Seat;

const RESULTS: i64 = 200;
/// The most results that are rated at once, before a new request has its turn.
const PIECE: i64 = 32;

/// Lets Alice and Bob play this many rated matches on a server.
async fn rated(house: &House, count: i64) {
    for request in 1..=count {
        let wanted = Invitation { rated: true, ..invitation(request) };
        let challenge = house.service.invitations().invite(wanted).await.unwrap();
        house
            .service
            .invitations()
            .answer(challenge.id, BOB, Answer::Accept, RequestId::new(0))
            .await
            .unwrap();
        let id = house.service.matches().match_of_challenge(challenge.id).await.unwrap().id;
        let last = ActionRow {
            ply: Version::new(1),
            seat: None,
            text: "draw".to_owned(),
            request: RequestId::new(-id.get()),
            at: Timestamp::new(1_767_225_600_000 + id.get()),
        };
        let end =
            MatchEnd { winner: Some(Seat::ALL[(request % 2) as usize]), reason: "agreement", counted: true };
        let progress = CommitResult { actions: vec![last], end: Some(end), ..CommitResult::default() };
        assert!(house.store.matches().append(id, progress).await.unwrap().is_some());
    }
}

/// Returns the first result whose ratings have still to be computed, on the server; `None` when all have been.
async fn reached(house: &House) -> Option<i64> {
    let query = "SELECT next_result FROM reratings WHERE scope = 10";
    house.database.number(query).await
}

#[tokio::test]
async fn removing_an_old_result_keeps_nobody_waiting_and_goes_on_after_a_restart() {
    let house = House::new().await;
    rated(&house, RESULTS).await;
    assert!(house.service.ratings().remove_result(MatchId::new(1)).await.unwrap());
    let first = reached(&house).await.unwrap();
    assert!(first <= 2 + PIECE, "a piece was done at once: {first}");
    // On a runtime with one thread, Bob's request comes right after the start of the work.
    let service = house.service.clone();
    let working = tokio::spawn(async move { service.ratings().rerate().await });
    tokio::task::yield_now().await;
    let mut before = first;
    for request in 0..3 {
        house.service.names().remember_name(BOB, &format!("bob {request}")).await.unwrap();
        let now = reached(&house).await.unwrap_or(RESULTS + 1);
        assert!(now - before <= 3 * PIECE, "{} results were rated before Bob had his turn", now - before);
        before = now;
    }
    working.abort();
    let _ = working.await;
    let house = house.again().await;
    house.service.ratings().rerate().await.unwrap();
    assert!(!house.store.ratings().has_to_rerate().await.unwrap());
    let found = house.service.ratings().recompute_ratings(false).await.unwrap();
    assert_eq!((found.results, found.differences), (RESULTS as usize - 1, 0));
}

#[tokio::test]
async fn results_that_come_while_others_are_rated_anew_are_rated_rightly() {
    let house = House::new().await;
    rated(&house, 100).await;
    assert!(house.service.ratings().remove_result(MatchId::new(1)).await.unwrap());
    assert!(reached(&house).await.is_some());
    // A new result arrives, and another one is removed.
    let wanted = Invitation { rated: true, ..invitation(500) };
    let table = house.begin_with(wanted).await;
    house.service.matches().resign(&super::action(table.id, ALICE, "", 0, 501)).await.unwrap();
    assert!(house.service.ratings().remove_result(MatchId::new(50)).await.unwrap());
    assert!(house.service.ratings().remove_result_on(MatchId::new(60), ServerId::new(10)).await.unwrap());
    house.service.ratings().rerate().await.unwrap();
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap().differences, 0);
}

#[tokio::test]
async fn nobody_has_their_data_deleted_again_and_again() {
    let house = House::new().await;
    rated(&house, 3).await;
    house.service.privacy().leave(BOB).await.unwrap();
    house.service.privacy().forget(BOB).await.unwrap();
    // A press of the button made Bob known again.
    house.service.names().remember_name(BOB, "bob").await.unwrap();
    assert!(matches!(house.service.privacy().leave(BOB).await, Err(ServiceError::ErasedAlready(_))));
    house.service.privacy().leave(ALICE).await.unwrap();
    house.service.privacy().forget(ALICE).await.unwrap();
    assert!(!house.service.privacy().is_anything_known_of(ALICE).await.unwrap());
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap().differences, 0);
}

#[tokio::test]
async fn deleting_the_data_of_somebody_with_many_games_is_done_in_pieces() {
    let house = House::new().await;
    rated(&house, RESULTS).await;
    house.service.privacy().leave(BOB).await.unwrap();
    let service = house.service.clone();
    let working = tokio::spawn(async move { service.privacy().forget(BOB).await });
    // Alice is served while some of Bob's data is still there.
    let mut served = 0;
    while !working.is_finished() {
        house.service.names().remember_name(ALICE, &format!("alice {served}")).await.unwrap();
        served += 1;
    }
    working.await.unwrap().unwrap();
    assert!(served > 1, "{served}");
    assert!(!house.service.privacy().is_anything_known_of(BOB).await.unwrap());
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap().differences, 0);
}

#[tokio::test]
async fn a_deletion_that_was_interrupted_goes_on() {
    let house = House::new().await;
    rated(&house, 3).await;
    let running = house.begin(100).await.id;
    house.service.privacy().leave(BOB).await.unwrap();
    let house = house.again().await;
    house.resume_erasures().await;
    assert!(!house.service.privacy().is_anything_known_of(BOB).await.unwrap());
    assert!(house.service.matches().hosted_match(running).await.unwrap().game.outcome().is_some());
}

#[tokio::test]
async fn the_file_gives_back_what_it_does_not_need_without_being_written_anew() {
    let house = House::new().await;
    if house.database.file().is_some() {
        assert_eq!(house.database.number("PRAGMA auto_vacuum").await, Some(2), "incremental");
    }
}
