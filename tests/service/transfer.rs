//! Move of a database from a file to PostgreSQL with everything in it.

use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use super::{ALICE, BOB, action, invitation};
use crate::database::Database;
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChallengeId, GameService, Invitation, MatchId, OwnDeckId, RequestId, ServerId,
    Store, WorldPolicy,
};

fn migrate(from: &str, to: &str, more: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_trickmate");
    Command::new(program).args(["migrate", "--from", from, "--to", to]).args(more).output().unwrap()
}

/// Makes a finished rated game, a running one, and the data around them.
async fn live(store: &Store) {
    let (service, _events) = GameService::new(store.clone(), CHALLENGE_TTL);
    let service = service.with_world(WorldPolicy::UNRESTRICTED);
    service.names().remember_name(ALICE, "alice").await.unwrap();
    for request in [1, 2] {
        let challenge =
            service.invitations().invite(Invitation { rated: true, ..invitation(request) }).await.unwrap();
        service.invitations().answer(challenge.id, BOB, Answer::Accept, RequestId::new(0)).await.unwrap();
    }
    for (version, (player, text)) in [(ALICE, "4Ci3"), (BOB, "4Db6")].into_iter().enumerate() {
        let request = 10 + version as i64;
        service.matches().act(&action(MatchId::new(1), player, text, version as i64, request)).await.unwrap();
    }
    service.matches().resign(&action(MatchId::new(1), ALICE, "", 2, 20)).await.unwrap();
    store.decks().add_deck(ALICE, "First", "first", "7 Rook", 18).await.unwrap();
    let deck = store.decks().deck_named(ALICE, "first").await.unwrap().unwrap();
    store.decks().delete_deck(ALICE, deck.id).await.unwrap();
    store.decks().add_deck(ALICE, "Mine", "mine", "7 Rook", 18).await.unwrap();
    let mine = store.decks().deck_named(ALICE, "mine").await.unwrap().unwrap();
    assert!(
        store
            .decks()
            .choose_deck(ALICE, trickmate_host::ChosenDeck::Own(mine.id), &mine.cards)
            .await
            .unwrap()
    );
    service.access().ban(ServerId::new(10), BOB).await.unwrap();
}

#[tokio::test]
async fn everything_is_copied_and_numbers_go_on() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("old.sqlite");
    let from = format!("sqlite://{}", path.display());
    let store = Store::open_file(&path).await.unwrap();
    live(&store).await;
    store.close().await;
    let target = Database::new(&scratch.path().join("new.sqlite")).await;
    if target.file().is_some() {
        let refused = migrate(&from, target.url(), &[]);
        assert!(!refused.status.success());
        assert!(String::from_utf8_lossy(&refused.stderr).contains("copy from sqlite://… to postgres://…"));
        return;
    }
    let done = migrate(&from, target.url(), &[]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let printed = String::from_utf8(done.stdout).unwrap();
    for line in ["matches: 2 rows, digest ", "actions: 3 rows, digest ", "decks: 1 rows, digest "] {
        assert!(printed.contains(line), "{printed}");
    }
    let again = migrate(&from, target.url(), &[]);
    assert!(String::from_utf8_lossy(&again.stderr).contains("has rows already"), "it overwrites nothing");
    let again = migrate(&from, target.url(), &["--resume"]);
    assert!(String::from_utf8_lossy(&again.stderr).contains("no copy into the new database was interrupted"));
    // This looks like an interrupted copy.
    target
        .execute("DELETE FROM actions WHERE ply = 2; DELETE FROM bans; CREATE TABLE unfinished_copy ()")
        .await;
    let refused = Store::open(target.url()).await.unwrap_err().to_string();
    assert!(refused.contains("`trickmate migrate` with --resume"), "{refused}");
    let again = migrate(&from, target.url(), &[]);
    assert!(String::from_utf8_lossy(&again.stderr).contains("was interrupted: continue it with --resume"));
    let resumed = migrate(&from, target.url(), &["--resume"]);
    assert_eq!(String::from_utf8(resumed.stdout).unwrap(), printed);

    let store = target.open().await;
    assert_eq!(store.matches().actions(MatchId::new(1)).await.unwrap().len(), 3);
    let (service, _events) = GameService::new(store.clone(), CHALLENGE_TTL);
    service.matches().act(&action(MatchId::new(2), ALICE, "4Ci3", 0, 30)).await.unwrap();
    assert_eq!(target.number("SELECT player FROM bans WHERE server = 10").await, Some(BOB.get()));
    assert_eq!(store.ratings().recompute_ratings(false).await.unwrap().differences, 0);
    let challenge = service
        .invitations()
        .invite(Invitation { server: Some(ServerId::new(11)), ..invitation(3) })
        .await
        .unwrap();
    assert_eq!(challenge.id, ChallengeId::new(3));
    store.decks().add_deck(BOB, "His", "his", "7 Rook", 18).await.unwrap();
    assert_eq!(
        store.decks().deck_named(BOB, "his").await.unwrap().unwrap().id,
        OwnDeckId::new(3),
        "2 has been given"
    );
    store.close().await;
    // A change by somebody else meanwhile is found.
    target.execute("UPDATE players SET name = 'mallory'; CREATE TABLE unfinished_copy ()").await;
    let changed = migrate(&from, target.url(), &["--resume"]);
    assert!(String::from_utf8_lossy(&changed.stderr).contains("is not the same in both"));
}

#[tokio::test]
async fn a_copy_killed_at_any_point_goes_on_and_no_bot_starts_on_it() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("old.sqlite");
    let from = format!("sqlite://{}", path.display());
    let store = Store::open_file(&path).await.unwrap();
    live(&store).await;
    let target = Database::new(&scratch.path().join("new.sqlite")).await;
    if target.file().is_some() {
        return;
    }
    // Nobody else may use the file.
    let refused = migrate(&from, target.url(), &[]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("is in use by another process"));
    store.close().await;
    // A new server's database, without any table.
    target.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public").await;
    let (mut refusals, mut resume) = (0, false);
    // The copy is killed sooner and later, until it gets through once.
    for lines in 0.. {
        assert!(lines < 1000, "it does not get to its end");
        let mut command = Command::new(env!("CARGO_BIN_EXE_trickmate"));
        command.args(["migrate", "--from", &from, "--to", target.url()]).args(resume.then_some("--resume"));
        let mut copying = command.stdout(Stdio::piped()).spawn().unwrap();
        let printed = BufReader::new(copying.stdout.take().unwrap()).lines();
        if lines == 0 {
            // The first kill comes before any output, as soon as the new database has a table.
            let any = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'";
            while target.number(any).await == Some(0) {
                assert!(copying.try_wait().unwrap().is_none(), "it ends without having begun");
            }
        } else if printed.take(lines).count() < lines {
            assert!(copying.wait().unwrap().success());
            break;
        }
        copying.kill().unwrap();
        copying.wait().unwrap();
        // The server notices that the connection is gone.
        let connected = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
                         AND pid <> pg_backend_pid()";
        while target.number(connected).await != Some(0) {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        match Store::open(target.url()).await {
            Err(error) => {
                assert!(error.to_string().contains("with --resume"), "{error}");
                refusals += 1;
                resume = true;
            }
            // The kill came too late.
            Ok(store) => {
                store.close().await;
                break;
            }
        }
    }
    assert!(refusals > 10, "{refusals}");
    let store = target.open().await;
    assert_eq!(store.matches().actions(MatchId::new(1)).await.unwrap().len(), 3);
    store.close().await;
}
