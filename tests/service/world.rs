//! Results that count worldwide.

use super::{ALICE, BOB, CAROL, House, action, invitation};
use trickmate_host::{
    Invitation, MatchId, PlayerId, RequestId, Scope, ServerId, ServiceError, WorldExclusion, WorldPolicy,
};

/// A day, in milliseconds. The players' small ids are of 2015, when Discord began.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl House {
    /// Returns a host that is as careful as it usually is.
    async fn strict() -> Self {
        let mut house = Self::new().await;
        house.service = house.service.with_world(WorldPolicy::default());
        house
    }

    /// Makes somebody a member of the server for this many days.
    async fn joined(&self, player: PlayerId, days: i64) {
        let at = self.service.clock().timestamp() - days * DAY;
        self.service.names().meet_on(ServerId::new(10), player, "somebody", Some(at)).await.unwrap();
    }

    /// Plays a rated match that the second player loses after this many plies, including the last; returns the reason
    /// why it does not count worldwide.
    async fn rated(&self, request: i64, players: [PlayerId; 2], plies: usize) -> Option<WorldExclusion> {
        let id = self.begin_rated(request, players).await;
        for ply in 1..plies {
            self.step(id, players, ply).await;
        }
        let version = plies as i64 - 1;
        self.service.matches().resign(&action(id, players[1], "", version, request * 1000)).await.unwrap();
        let table = self.service.matches().hosted_match(id).await.unwrap();
        let worldwide = table.reratings.iter().any(|change| change.scope == Scope::World);
        assert_eq!(worldwide, table.world_exclusion.is_none());
        assert!(table.reratings.iter().any(|change| change.scope == Scope::Server(ServerId::new(10))));
        table.world_exclusion
    }

    async fn begin_rated(&self, request: i64, [first, second]: [PlayerId; 2]) -> MatchId {
        let wanted = Invitation {
            challenger: first,
            opponent: Some(second),
            rated: true,
            game: "poker".to_owned(),
            ..invitation(request)
        };
        let challenge = self.service.invitations().invite(wanted).await.unwrap();
        self.service
            .invitations()
            .answer(challenge.id, second, trickmate_host::Answer::Accept, RequestId::new(0))
            .await
            .unwrap();
        self.service.matches().match_of_challenge(challenge.id).await.unwrap().id
    }

    async fn step(&self, id: MatchId, players: [PlayerId; 2], ply: usize) {
        let table = self.service.matches().hosted_match(id).await.unwrap();
        let seat = table.game.to_act()[0];
        let legal = table.game.legal(trickmate_rules::Viewer::Public);
        let text =
            legal.iter().find(|text| text.starts_with('a') || text.starts_with('b')).unwrap_or(&legal[0]);
        let request = id.get() * 100_000 + ply as i64;
        self.service
            .matches()
            .act(&action(id, players[seat.index()], text, table.version().get(), request))
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn short_matches_count_on_the_server_alone() {
    let house = House::strict().await;
    house.joined(ALICE, 8).await;
    house.joined(BOB, 8).await;
    assert_eq!(house.rated(1, [ALICE, BOB], 1).await, Some(WorldExclusion::Short));
    assert_eq!(house.rated(2, [ALICE, BOB], 9).await, Some(WorldExclusion::Short));
    assert_eq!(house.rated(3, [ALICE, BOB], 10).await, None);
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap().differences, 0);
}

#[tokio::test]
async fn new_members_new_accounts_and_who_has_just_deleted_their_data_are_new() {
    let house = House::strict().await;
    house.joined(ALICE, 8).await;
    assert_eq!(house.rated(1, [ALICE, BOB], 10).await, Some(WorldExclusion::NewMember));
    house.joined(BOB, 6).await;
    assert_eq!(house.rated(2, [ALICE, BOB], 10).await, Some(WorldExclusion::NewMember));
    house.joined(BOB, 8).await;
    let made = house.service.clock().timestamp() - 29 * DAY;
    let young = (made.get() - 1_420_070_400_000) << 22;
    house.joined(PlayerId::new(young), 8).await;
    assert_eq!(house.rated(3, [PlayerId::new(young), ALICE], 10).await, Some(WorldExclusion::NewAccount));
    assert_eq!(house.rated(4, [ALICE, BOB], 10).await, None);
    // Otherwise somebody could lose to a friend again and again as a newcomer.
    house.service.privacy().leave(BOB).await.unwrap();
    house.service.privacy().forget(BOB).await.unwrap();
    house.joined(BOB, 8).await;
    assert_eq!(house.rated(5, [ALICE, BOB], 10).await, Some(WorldExclusion::NewAccount));
}

#[tokio::test]
async fn five_results_of_a_pair_count_in_a_week() {
    let house = House::strict().await;
    for player in [ALICE, BOB, CAROL] {
        house.joined(player, 8).await;
    }
    for request in 1..=5 {
        let players = if request % 2 == 0 { [ALICE, BOB] } else { [BOB, ALICE] };
        assert_eq!(house.rated(request, players, 10).await, None);
    }
    assert_eq!(house.rated(6, [ALICE, BOB], 10).await, Some(WorldExclusion::Pair));
    assert_eq!(house.rated(7, [ALICE, CAROL], 10).await, None);
    // Removing a result makes no room for another, and nothing changes earlier decisions.
    assert!(house.service.ratings().remove_result(MatchId::new(2)).await.unwrap());
    assert_eq!(house.rated(8, [BOB, ALICE], 10).await, Some(WorldExclusion::Pair));
    house.service.ratings().rerate().await.unwrap();
    let found = house.service.ratings().recompute_ratings(false).await.unwrap();
    assert_eq!((found.results, found.differences), (7, 0));
}

#[tokio::test]
async fn those_who_manage_a_server_decide_about_that_server_alone() {
    let house = House::strict().await;
    house.joined(ALICE, 8).await;
    house.joined(BOB, 8).await;
    house.rated(1, [ALICE, BOB], 10).await;
    let world = house.store.ratings().rating("poker", Scope::World, ALICE).await.unwrap();
    assert!(
        !house.service.ratings().remove_result_on(MatchId::new(1), ServerId::new(11)).await.unwrap(),
        "another server’s"
    );
    assert!(house.service.ratings().remove_result_on(MatchId::new(1), ServerId::new(10)).await.unwrap());
    assert!(!house.service.ratings().remove_result_on(MatchId::new(1), ServerId::new(10)).await.unwrap());
    assert_eq!(house.store.ratings().rating("poker", Scope::World, ALICE).await.unwrap(), world);
    assert_eq!(
        house.store.ratings().rating("poker", Scope::Server(ServerId::new(10)), ALICE).await.unwrap(),
        None
    );
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap().differences, 0);
    // Only its players or time can end a game that would count.
    let id = house.begin_rated(2, [ALICE, BOB]).await;
    house.step(id, [ALICE, BOB], 1).await;
    let early = house.begin_rated(3, [ALICE, BOB]).await;
    for ply in 2..=9 {
        house.step(id, [ALICE, BOB], ply).await;
    }
    assert!(matches!(
        house.service.servers().call_off(id, RequestId::new(9999)).await,
        Err(ServiceError::Worldwide)
    ));
    house.service.servers().call_off(early, RequestId::new(9998)).await.unwrap();
    // A removal by the operator is worldwide.
    assert!(house.service.ratings().remove_result(MatchId::new(1)).await.unwrap());
    assert_eq!(house.store.ratings().rating("poker", Scope::World, ALICE).await.unwrap(), None);
}
