//! `trickmate backup`: a copy of the database while the bot writes.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use sqlx::{Connection, SqliteConnection};
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, GameService, Invitation, MatchId, Move, PlayerId, RequestId, SeatWish,
    ServerId, SpecialTerms, Store,
};
use trickmate_rules::{Seat, Viewer};

use super::{printed, trickmate};

/// Number of matches in progress while the copy is made.
const MATCHES: i64 = 8;

fn url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// Begins a match of a game between two players; returns its number.
async fn begin(service: &GameService, request: i64) -> i64 {
    let game = if request % 2 == 0 { "cardmate" } else { "poker" };
    let invitation = Invitation {
        request: RequestId::new(request),
        game: game.to_owned(),
        options: Vec::new(),
        server: Some(ServerId::new(10)),
        channel: ChannelId::new(100),
        challenger: PlayerId::new(1),
        opponent: Some(PlayerId::new(2)),
        seat: SeatWish::Seat(Seat::First),
        time: None,
        rated: false,
        special: SpecialTerms::default(),
    };
    let challenge = service.invitations().invite(invitation).await.unwrap();
    service
        .invitations()
        .answer(challenge.id, PlayerId::new(2), Answer::Accept, RequestId::new(0))
        .await
        .unwrap();
    service.matches().match_of_challenge(challenge.id).await.unwrap().id.get()
}

/// Plays until `stop`, or until the match is over.
async fn play(service: GameService, match_id: MatchId, requests: Arc<AtomicI64>, stop: Arc<AtomicBool>) {
    while !stop.load(Ordering::Relaxed) {
        let now = service.matches().hosted_match(match_id).await.unwrap();
        let Some(seat) = now.game.to_act().first().copied() else { return };
        let legal = now.game.position().observe(Viewer::Omniscient).legal(seat);
        let request = requests.fetch_add(1, Ordering::Relaxed);
        let text = legal[usize::try_from(request).unwrap() * 7 % legal.len()].clone();
        let player = now.players[seat.index()];
        service
            .matches()
            .act(&Move { match_id, version: None, player, text, request: RequestId::new(request) })
            .await
            .unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_under_load_is_consistent() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("live.sqlite");
    let store = Store::open_file(&path).await.unwrap();
    let (service, _notices) = GameService::new(store.clone(), CHALLENGE_TTL);
    let stop = Arc::new(AtomicBool::new(false));
    let requests = Arc::new(AtomicI64::new(1000));
    let mut players = Vec::new();
    for request in 0..MATCHES {
        let table = begin(&service, request).await;
        players.push(tokio::spawn(play(
            service.clone(),
            MatchId::new(table),
            Arc::clone(&requests),
            Arc::clone(&stop),
        )));
    }
    let mut copies = Vec::new();
    for number in 0..3 {
        // The copy waits until there is something new.
        let before = requests.load(Ordering::Relaxed);
        while requests.load(Ordering::Relaxed) < before + 50 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        let copy = scratch.path().join(format!("copy-{number}.sqlite"));
        let arguments = ["backup", "--database", &url(&path), copy.to_str().unwrap()].map(str::to_owned);
        let said = tokio::task::spawn_blocking(move || printed(&arguments.each_ref().map(String::as_str)));
        assert!(said.await.unwrap().contains("copy-"));
        copies.push(copy);
    }
    assert!(players.iter().any(|player| !player.is_finished()), "it was under load until the end");
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    let mut max = 0;
    for copy in copies {
        let mut connection = SqliteConnection::connect(&url(&copy)).await.unwrap();
        let sound: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
        assert_eq!(sound, "ok");
        connection.close().await.unwrap();
        let restored = Store::open_file(&copy).await.unwrap();
        let (service, _notices) = GameService::new(restored.clone(), CHALLENGE_TTL);
        let mut plies = 0;
        for id in 1..=MATCHES {
            let version = restored.matches().match_row(MatchId::new(id)).await.unwrap().unwrap().version;
            let table = service.matches().hosted_match(MatchId::new(id)).await.unwrap();
            assert_eq!(table.version(), version, "every match replays to where it was");
            plies += version.get();
        }
        assert!(plies > max, "what came later is in the later copy");
        max = plies;
        restored.close().await;
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_overwrites_nothing_and_says_what_is_wrong() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("live.sqlite");
    Store::open_file(&path).await.unwrap().close().await;
    let refused = |database: &Path, file: &Path| {
        let output = trickmate(&["backup", "--database", &url(database), file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let there = scratch.path().join("there");
    std::fs::write(&there, "something").unwrap();
    assert!(refused(&path, &there).contains("is there already: a backup overwrites nothing"));
    assert_eq!(std::fs::read_to_string(&there).unwrap(), "something");
    let copy = scratch.path().join("copy");
    assert!(refused(&scratch.path().join("none"), &copy).contains("the database cannot be copied"));
    assert!(!scratch.path().join("none").exists(), "no database is made");
    assert!(refused(&there, &copy).contains("the database cannot be copied"));
    assert!(refused(&path, &scratch.path().join("no/copy")).contains("no/copy"));
    let left: Vec<_> =
        std::fs::read_dir(scratch.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(
        !left.iter().any(|name| name.to_string_lossy().starts_with(".tmp")),
        "nothing unfinished: {left:?}"
    );
    let path = path.to_str().unwrap().to_owned();
    printed(&["backup", "--database", &format!("sqlite://{path}"), copy.to_str().unwrap()]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
