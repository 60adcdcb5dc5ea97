//! The host on a real database, without Discord.

mod challenges;
mod drafts;
mod ratings;
mod tables;

use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use trickmate::hall::{Answer, Hall, Invitation, Move, Notice, PATIENCE, SeatWish, Table};
use trickmate::rules::Seat;
use trickmate::store::Store;

const ALICE: i64 = 1;
const BOB: i64 = 2;
const CAROL: i64 = 3;
const CHANNEL: i64 = 100;

/// A host with a database of its own.
struct House {
    hall: Hall,
    store: Store,
    notices: UnboundedReceiver<Notice>,
    scratch: tempfile::TempDir,
}

impl House {
    async fn new() -> Self {
        Self::with(PATIENCE).await
    }

    async fn with(patience: Duration) -> Self {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        let (hall, notices) = Hall::new(store.clone(), patience);
        Self { hall, store, notices, scratch }
    }

    /// The same database opened anew, as after a restart.
    async fn again(self) -> Self {
        self.store.close().await;
        let store = Store::open_file(&self.scratch.path().join("test.sqlite")).await.unwrap();
        let (hall, notices) = Hall::new(store.clone(), PATIENCE);
        Self { hall, store, notices, scratch: self.scratch }
    }

    /// Alice as Forehand and Bob begin a match.
    async fn begin(&self, request: i64) -> Table {
        self.begin_with(invitation(request)).await
    }

    /// Bob accepts an invitation of Alice's.
    async fn begin_with(&self, invitation: Invitation) -> Table {
        let challenge = self.hall.invite(invitation).await.unwrap();
        self.hall.answer(challenge.id, BOB, Answer::Accept).await.unwrap();
        self.hall.table_of_challenge(challenge.id).await.unwrap()
    }

    fn noticed(&mut self) -> Vec<Notice> {
        std::iter::from_fn(|| self.notices.try_recv().ok()).collect()
    }
}

fn invitation(request: i64) -> Invitation {
    Invitation {
        request,
        game: "cardmate".to_owned(),
        options: Vec::new(),
        server: Some(10),
        channel: CHANNEL,
        challenger: ALICE,
        opponent: Some(BOB),
        seat: SeatWish::Seat(Seat::First),
        time: None,
        rated: false,
    }
}

fn action(table: i64, player: i64, text: &str, version: i64, request: i64) -> Move {
    Move { table, version: Some(version), player, text: text.to_owned(), request }
}
