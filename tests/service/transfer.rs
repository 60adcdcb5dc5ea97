//! A database moves from a file to PostgreSQL with everything in it.

use std::process::{Command, Output};

use super::{ALICE, BOB, action, invitation};
use crate::database::Database;
use trickmate_host::Store;
use trickmate_host::{Answer, CHALLENGE_TTL, GameService, Invitation, WorldPolicy};

fn migrate(from: &str, to: &str, more: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_trickmate");
    Command::new(program).args(["migrate", "--from", from, "--to", to]).args(more).output().unwrap()
}

/// A rated game that is over, one that runs, and what is around them.
async fn live(store: &Store) {
    let (service, _events) = GameService::new(store.clone(), CHALLENGE_TTL);
    let service = service.with_world(WorldPolicy::UNRESTRICTED);
    service.remember_name(ALICE, "alice").await.unwrap();
    for request in [1, 2] {
        let challenge = service.invite(Invitation { rated: true, ..invitation(request) }).await.unwrap();
        service.answer(challenge.id, BOB, Answer::Accept, 0).await.unwrap();
    }
    for (version, (player, text)) in [(ALICE, "4Ci3"), (BOB, "4Db6")].into_iter().enumerate() {
        let request = 10 + version as i64;
        service.act(&action(1, player, text, version as i64, request)).await.unwrap();
    }
    service.resign(&action(1, ALICE, "", 2, 20)).await.unwrap();
    store.add_deck(ALICE, "First", "first", "7 Rook", 18).await.unwrap();
    let deck = store.deck_named(ALICE, "first").await.unwrap().unwrap();
    store.delete_deck(ALICE, deck.id).await.unwrap();
    store.add_deck(ALICE, "Mine", "mine", "7 Rook", 18).await.unwrap();
    let mine = store.deck_named(ALICE, "mine").await.unwrap().unwrap();
    assert!(store.choose_deck(ALICE, trickmate_host::ChosenDeck::Own(mine.id), &mine.cards).await.unwrap());
    service.ban(10, BOB).await.unwrap();
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
    // As if it had been interrupted.
    target.execute("DELETE FROM actions WHERE ply = 2; DELETE FROM bans").await;
    let resumed = migrate(&from, target.url(), &["--resume"]);
    assert_eq!(String::from_utf8(resumed.stdout).unwrap(), printed);

    let store = target.open().await;
    assert_eq!(store.actions(1).await.unwrap().len(), 3);
    let (service, _events) = GameService::new(store.clone(), CHALLENGE_TTL);
    service.act(&action(2, ALICE, "4Ci3", 0, 30)).await.unwrap();
    assert_eq!(target.number("SELECT player FROM bans WHERE server = 10").await, Some(BOB));
    assert_eq!(store.recompute_ratings(false).await.unwrap().differences, 0);
    let challenge = service.invite(Invitation { server: Some(11), ..invitation(3) }).await.unwrap();
    assert_eq!(challenge.id, 3);
    store.add_deck(BOB, "His", "his", "7 Rook", 18).await.unwrap();
    assert_eq!(store.deck_named(BOB, "his").await.unwrap().unwrap().id, 3, "2 has been given");
    store.close().await;
    // What changed since is seen as what it is.
    target.execute("UPDATE players SET name = 'mallory'").await;
    let changed = migrate(&from, target.url(), &["--resume"]);
    assert!(String::from_utf8_lossy(&changed.stderr).contains("is not the same in both"));
}
