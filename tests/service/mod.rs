//! The host on a real database, without Discord.

mod away_teams;
mod challenges;
mod clocks;
mod computer;
mod damage;
mod drafts;
mod erasure;
mod offers;
mod races;
mod ratings;
mod roles;
mod schema;
mod series;
mod tables;
mod teams;
mod tournaments;
mod transfer;
mod waiting;
mod world;

use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, Event, GameService, HostedMatch, Invitation, MatchId, Move, PlayerId,
    RequestId, SeatWish, ServerId, SpecialTerms, Store, Version, WorldPolicy,
};
use trickmate_rules::Seat;

use crate::database::Database;

const ALICE: PlayerId = PlayerId::new(1);
const BOB: PlayerId = PlayerId::new(2);
const CAROL: PlayerId = PlayerId::new(3);
const CHANNEL: ChannelId = ChannelId::new(100);

/// Host with a separate database.
struct House {
    service: GameService,
    store: Store,
    notices: UnboundedReceiver<Event>,
    database: Database,
    _scratch: tempfile::TempDir,
}

impl House {
    async fn new() -> Self {
        Self::with(CHALLENGE_TTL).await
    }

    async fn with(challenge_ttl: Duration) -> Self {
        let scratch = tempfile::tempdir().unwrap();
        let database = Database::new(&scratch.path().join("test.sqlite")).await;
        let store = database.open().await;
        let (service, notices) = GameService::new(store.clone(), challenge_ttl);
        let service = service.with_world(WorldPolicy::UNRESTRICTED);
        Self { service, store, notices, database, _scratch: scratch }
    }

    /// Opens the same database again, as after a restart.
    async fn again(self) -> Self {
        self.store.close().await;
        let store = self.database.open().await;
        let (service, notices) = GameService::new(store.clone(), CHALLENGE_TTL);
        let service = service.with_world(WorldPolicy::UNRESTRICTED);
        Self { service, store, notices, ..self }
    }

    /// Continues the deletions that were interrupted, as at the start of the program.
    async fn resume_erasures(&self) {
        for person in self.service.privacy().unfinished_erasures().await.unwrap() {
            self.service.privacy().resume_erasure(person).await.unwrap();
        }
    }

    /// Begins a match between Alice as Forehand and Bob.
    async fn begin(&self, request: i64) -> HostedMatch {
        self.begin_with(invitation(request)).await
    }

    /// Begins a match: Bob accepts an invitation of Alice's.
    async fn begin_with(&self, invitation: Invitation) -> HostedMatch {
        let challenge = self.service.invitations().invite(invitation).await.unwrap();
        self.service
            .invitations()
            .answer(challenge.id, BOB, Answer::Accept, RequestId::new(0))
            .await
            .unwrap();
        self.service.matches().match_of_challenge(challenge.id).await.unwrap()
    }

    /// Places all cards of Alice and Bob in a match of Mysterious Chess, each on the own side, where nothing is
    /// promoted.
    async fn place_all(&self, id: MatchId, first_request: i64) {
        for (index, kind) in "RNBQKBNRPPPPPPPP".chars().enumerate() {
            let file = char::from(b'a' + (index % 8) as u8);
            let ranks = if index < 8 { [1, 8] } else { [2, 7] };
            for (seat, (player, rank)) in [ALICE, BOB].into_iter().zip(ranks).enumerate() {
                let version = (2 * index + seat) as i64;
                let text = format!("{kind}@{file}{rank}");
                self.service
                    .matches()
                    .act(&action(id, player, &text, version, first_request + version))
                    .await
                    .unwrap();
            }
        }
    }

    fn noticed(&mut self) -> Vec<Event> {
        std::iter::from_fn(|| self.notices.try_recv().ok()).collect()
    }
}

fn invitation(request: i64) -> Invitation {
    Invitation {
        request: RequestId::new(request),
        game: "cardmate".to_owned(),
        options: Vec::new(),
        server: Some(ServerId::new(10)),
        channel: CHANNEL,
        challenger: ALICE,
        opponent: Some(BOB),
        seat: SeatWish::Seat(Seat::First),
        time: None,
        rated: false,
        special: SpecialTerms::default(),
    }
}

fn action(match_id: MatchId, player: PlayerId, text: &str, version: i64, request: i64) -> Move {
    Move {
        match_id,
        version: Some(Version::new(version)),
        player,
        text: text.to_owned(),
        request: RequestId::new(request),
    }
}
