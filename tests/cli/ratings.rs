//! `trickmate ratings`.

use std::path::Path;
use std::process::Command;

use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, GameService, Invitation, Move, PlayerId, RequestId, SeatWish, ServerId,
    SpecialTerms, Store, WorldPolicy,
};
use trickmate_rules::Seat;

/// Returns the output of `trickmate ratings` for a database, and `true` if it succeeded.
fn ratings(database: &Path, arguments: &[&str]) -> (String, bool) {
    let (first, rest) = arguments.split_first().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["ratings", first, "--database", &format!("sqlite://{}", database.display())])
        .args(rest)
        .output()
        .unwrap();
    let printed = [output.stdout, output.stderr].concat();
    (String::from_utf8(printed).unwrap(), output.status.success())
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("none.sqlite");
    for check in [None, Some("--check")] {
        let output = Command::new(env!("CARGO_BIN_EXE_trickmate"))
            .args(["ratings", "recompute", "--database", &format!("sqlite://{}", path.display())])
            .args(check)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8(output.stderr).unwrap().contains("unable to open database file"));
        assert!(!path.exists());
    }
}

#[tokio::test]
async fn the_operator_sees_what_is_strange_and_removes_results() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("test.sqlite");
    let store = Store::open_file(&path).await.unwrap();
    let (service, _notices) = GameService::new(store.clone(), CHALLENGE_TTL);
    let service = service.with_world(WorldPolicy::UNRESTRICTED);
    // The accounts were made one second less than a day apart.
    let (alice, bob) = (1 << 50, (1 << 50) + (86_399_000 << 22));
    for request in 1..=2 {
        let invited = Invitation {
            request: RequestId::new(request),
            game: "cardmate".to_owned(),
            options: Vec::new(),
            server: Some(ServerId::new(10)),
            channel: ChannelId::new(100),
            challenger: PlayerId::new(alice),
            opponent: Some(PlayerId::new(bob)),
            seat: SeatWish::Seat(Seat::First),
            time: None,
            rated: true,
            special: SpecialTerms::default(),
        };
        let challenge = service.invitations().invite(invited).await.unwrap();
        service
            .invitations()
            .answer(challenge.id, PlayerId::new(bob), Answer::Accept, RequestId::new(0))
            .await
            .unwrap();
        let table = service.matches().match_of_challenge(challenge.id).await.unwrap().id;
        let resigned = Move {
            match_id: table,
            version: None,
            player: PlayerId::new(bob),
            text: String::new(),
            request: RequestId::new(request + 10),
        };
        service.matches().resign(&resigned).await.unwrap();
    }
    let flagged = format!("{alice} and {bob}: their accounts were made within a day (games 1, 2)\n");
    assert_eq!(ratings(&path, &["flags"]), (flagged, true));
    assert_eq!(ratings(&path, &["remove", "1"]), ("the result of game 1 is removed\n".to_owned(), true));
    let (printed, succeeds) = ratings(&path, &["remove", "1"]);
    assert!(printed.contains("game 1 has no result that counts") && !succeeds, "{printed}");
    let (printed, _) = ratings(&path, &["flags", "--days", "3"]);
    assert_eq!(printed, "nothing to look at in the last 3 days\n");
    let (printed, succeeds) = ratings(&path, &["recompute", "--check"]);
    assert_eq!((printed.as_str(), succeeds), ("1 results, 4 ratings, 0 differences\n", true));
    store.close().await;
}
