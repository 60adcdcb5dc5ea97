//! Ratings follow from results.

use std::collections::BTreeMap;

use super::{ALICE, BOB, CAROL, House, action, invitation};
use trickmate_host::glicko::{PERIOD, PlayerRating, Rating, Score};
use trickmate_host::{
    ActionRow, Answer, CommitResult, GameService, Invitation, Leaderboard, MatchEnd, MatchId, Own,
    PageNumber, Period, PlayerId, RatingRow, RequestId, Scope, ServerId, ServiceError, Timestamp, Version,
};
use trickmate_rules::Seat;
use trickmate_rules::kernel::Seed;

const GAMES: [&str; 3] = ["cardmate", "poker", "mysterious"];
const SERVERS: [Option<i64>; 3] = [Some(10), Some(11), None];
/// 2026-01-01.
const NEW_YEAR: Timestamp = Timestamp::new(1_767_225_600_000);

/// Begins a rated match; returns its number.
async fn begin(
    service: GameService,
    (game, server): (&'static str, Option<i64>),
    [first, second]: [PlayerId; 2],
    request: i64,
) -> MatchId {
    let invited = Invitation {
        game: game.to_owned(),
        server: server.map(ServerId::new),
        challenger: first,
        opponent: Some(second),
        rated: true,
        ..invitation(request)
    };
    let challenge = service.invitations().invite(invited).await.unwrap();
    service.invitations().answer(challenge.id, second, Answer::Accept, RequestId::new(0)).await.unwrap();
    service.matches().match_of_challenge(challenge.id).await.unwrap().id
}

/// Ends a match at a time, without play, in a way that works in any game; the winner is stored beside it.
async fn end(house: &House, id: MatchId, winner: Option<Seat>, at: Timestamp) {
    let last = ActionRow {
        ply: Version::new(1),
        seat: None,
        text: "draw".to_owned(),
        request: RequestId::new(-id.get()),
        at,
    };
    let end = MatchEnd { winner, reason: "agreement", counted: true };
    let progress = CommitResult { actions: vec![last], end: Some(end), ..CommitResult::default() };
    assert!(house.store.matches().append(id, progress).await.unwrap().is_some());
}

/// Plays a rated match that ends at a time; returns its number.
async fn play(
    house: &House,
    table: (&'static str, Option<i64>),
    players: [PlayerId; 2],
    winner: Option<Seat>,
    at: Timestamp,
    request: i64,
) -> MatchId {
    let id = begin(house.service.clone(), table, players, request).await;
    end(house, id, winner, at).await;
    id
}

async fn world(house: &House, game: &str, player: PlayerId) -> Option<PlayerRating> {
    house.store.ratings().rating(game, Scope::World, player).await.unwrap().map(|row| row.standing)
}

#[tokio::test]
async fn a_thousand_random_results_give_the_same_ratings_again() {
    let house = House::new().await;
    let mut chance = Seed::new([7; 32]).chance("ratings");
    let mut at = NEW_YEAR;
    let mut ids = Vec::new();
    for round in 0..100 {
        // Ten matches run at once and end one after another.
        let begun: Vec<_> = (0..10)
            .map(|number| {
                let first = i64::from(chance.below(30));
                let second = (first + 1 + i64::from(chance.below(29))) % 30;
                let table = (GAMES[chance.below(3) as usize], SERVERS[chance.below(3) as usize]);
                let players = [first + 100, second + 100].map(PlayerId::new);
                tokio::spawn(begin(house.service.clone(), table, players, round * 10 + number + 1))
            })
            .collect();
        for task in begun {
            let id = task.await.unwrap();
            let winner = Seat::ALL.get(chance.below(3) as usize).copied();
            // Time moves mostly forwards, sometimes by months; clocks are set back too.
            let passed = match chance.below(20) {
                0 => 40 * PERIOD,
                1 => -3_600_000,
                _ => i64::from(chance.below(40_000_000)),
            };
            at = at + passed;
            end(&house, id, winner, at).await;
            ids.push(id);
        }
        if round % 10 == 9 {
            let removed = ids[chance.below(ids.len() as u32) as usize];
            house.service.ratings().remove_result(removed).await.unwrap();
            house.service.ratings().rerate().await.unwrap();
            let found = house.service.ratings().recompute_ratings(false).await.unwrap();
            assert_eq!(found.differences, 0, "after round {round}");
        }
    }
    let found = house.service.ratings().recompute_ratings(true).await.unwrap();
    assert_eq!(found.differences, 0);
    assert!((985..=995).contains(&found.results), "{found:?}");
    assert!(found.ratings > 200, "{found:?}");
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap(), found);
}

/// Stored ratings are compared with a second, different calculation here.
#[tokio::test]
async fn ratings_are_what_glicko_makes_of_the_results() {
    let house = House::new().await;
    let results = [
        ([ALICE, BOB], Some(Seat::First), 0),
        ([BOB, ALICE], Some(Seat::First), 1),
        ([CAROL, ALICE], None, 3 * PERIOD),
        ([BOB, CAROL], Some(Seat::Second), 3 * PERIOD),
        ([ALICE, BOB], Some(Seat::Second), 9 * PERIOD + 5),
    ];
    let mut known: BTreeMap<PlayerId, (Rating, i64)> = BTreeMap::new();
    for (number, (players, winner, after)) in (1..).zip(results) {
        play(&house, ("poker", Some(10)), players, winner, NEW_YEAR + after, number).await;
        let [one, other] = players.map(|player| {
            let (rating, at) = known.get(&player).copied().unwrap_or((Rating::NEW, after));
            rating.after_idle_periods((after - at) / PERIOD)
        });
        let score = match winner {
            None => Score::Draw,
            Some(Seat::First) => Score::Win,
            Some(_) => Score::Loss,
        };
        known.insert(players[0], (one.after(&[(other, score)]), after));
        known.insert(players[1], (other.after(&[(one, score.reversed())]), after));
    }
    for (player, (rating, _)) in known {
        for scope in [0, 10].map(Scope::of) {
            let row: RatingRow = house.store.ratings().rating("poker", scope, player).await.unwrap().unwrap();
            assert_eq!(row.standing.rating, rating);
        }
        assert!(
            house
                .store
                .ratings()
                .rating("poker", Scope::Server(ServerId::new(11)), player)
                .await
                .unwrap()
                .is_none()
        );
        assert!(house.store.ratings().rating("cardmate", Scope::World, player).await.unwrap().is_none());
    }
    let alice = world(&house, "poker", ALICE).await.unwrap();
    assert_eq!((alice.wins, alice.draws, alice.losses), (1, 1, 2));
}

#[tokio::test]
async fn a_removed_result_leaves_what_would_be_without_it() {
    let (house, other) = (House::new().await, House::new().await);
    let first = play(&house, ("poker", Some(10)), [ALICE, BOB], Some(Seat::First), NEW_YEAR, 1).await;
    for house in [&house, &other] {
        play(house, ("poker", Some(10)), [BOB, CAROL], Some(Seat::First), NEW_YEAR + 1, 2).await;
        play(house, ("cardmate", Some(10)), [ALICE, BOB], None, NEW_YEAR + 2, 3).await;
    }
    assert!(house.service.ratings().remove_result(first).await.unwrap());
    assert!(!house.service.ratings().remove_result(first).await.unwrap());
    assert!(!house.service.ratings().remove_result(MatchId::new(999)).await.unwrap());
    for (game, player) in [("poker", ALICE), ("poker", BOB), ("poker", CAROL), ("cardmate", ALICE)] {
        assert_eq!(world(&house, game, player).await, world(&other, game, player).await);
    }
    assert!(world(&house, "poker", ALICE).await.is_none());
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap().differences, 0);
    let table = house.service.matches().hosted_match(first).await.unwrap();
    assert!(table.rated && !table.counted && table.reratings.is_empty());
    // A result that no longer counts is in no record either.
    assert_eq!(
        house.service.profile().head_to_head([ALICE, BOB], Scope::World, ALICE).await.unwrap().len(),
        1
    );
}

#[tokio::test]
async fn only_what_was_agreed_to_is_rated() {
    let house = House::new().await;
    let casual = house.begin(1).await.id;
    house.service.matches().resign(&action(casual, ALICE, "", 0, 11)).await.unwrap();
    assert!(world(&house, "cardmate", ALICE).await.is_none());
    assert_eq!(house.service.ratings().recompute_ratings(false).await.unwrap().results, 0);
    let rated = house.begin_with(Invitation { rated: true, ..invitation(2) }).await.id;
    assert!(house.service.matches().hosted_match(rated).await.unwrap().rated);
    house.service.matches().resign(&action(rated, ALICE, "", 0, 12)).await.unwrap();
    // A repeated request counts nothing twice.
    house.service.matches().resign(&action(rated, ALICE, "", 0, 12)).await.unwrap();
    let alice = world(&house, "cardmate", ALICE).await.unwrap();
    assert_eq!((alice.losses, alice.rating.value.round()), (1, 1338.0));
    let house = house.again().await;
    let table = house.service.matches().hosted_match(rated).await.unwrap();
    let [here, everywhere] = &table.reratings[..] else { panic!("{:?}", table.reratings) };
    assert_eq!((here.scope, everywhere.scope), (Scope::Server(ServerId::new(10)), Scope::World));
    assert_eq!(here.before, [1500.0; 2]);
    assert_eq!(here.after[1].to_string(), "1662?");
}

#[tokio::test]
async fn a_server_may_want_no_rated_games() {
    let house = House::new().await;
    let rated = Invitation { rated: true, ..invitation(1) };
    let open = house.service.invitations().invite(rated.clone()).await.unwrap();
    house.service.servers().set_rated(ServerId::new(10), false).await.unwrap();
    let late = house.service.invitations().answer(open.id, BOB, Answer::Accept, RequestId::new(0)).await;
    assert!(matches!(late, Err(ServiceError::NoRated)));
    assert!(matches!(
        house.service.invitations().invite(Invitation { request: RequestId::new(2), ..rated }).await,
        Err(ServiceError::NoRated)
    ));
    house.service.invitations().invite(invitation(3)).await.unwrap();
}

/// Settles both ratings by twenty games against each other.
async fn settle(
    house: &House,
    server: i64,
    players: [PlayerId; 2],
    at: Timestamp,
    requests: std::ops::Range<i64>,
) {
    for request in requests {
        let winner = Some(Seat::ALL[usize::from(request % 3 == 0)]);
        play(house, ("poker", Some(server)), players, winner, at, request).await;
    }
}

#[tokio::test]
async fn only_settled_players_are_ranked_and_those_who_hide_are_not() {
    let house = House::new().await;
    let now = house.service.clock().timestamp();
    settle(&house, 10, [ALICE, BOB], now, 1..21).await;
    play(&house, ("poker", Some(10)), [ALICE, CAROL], Some(Seat::First), now, 30).await;
    let place = |scope, period| Leaderboard { game: "poker", scope, period };
    let here = place(Scope::Server(ServerId::new(10)), Period::All);
    let page = house.service.leaderboard().page(here, PageNumber::new(0), BOB).await.unwrap();
    let ranked: Vec<PlayerId> = page.lines.iter().map(|line| line.player).collect();
    assert_eq!((ranked, page.ranked, page.pages), (vec![ALICE, BOB], 2, 1));
    assert!(matches!(&page.own, Own::Ranked(own, PageNumber::FIRST) if own.rank == 2 && own.player == BOB));
    assert!(matches!(
        house.service.leaderboard().page(here, PageNumber::new(0), CAROL).await.unwrap().own,
        Own::Provisional(..)
    ));
    assert!(matches!(
        house.service.leaderboard().page(here, PageNumber::new(0), PlayerId::new(99)).await.unwrap().own,
        Own::Newcomer
    ));
    for period in [Period::Month, Period::Active] {
        let page = house
            .service
            .leaderboard()
            .page(place(Scope::World, period), PageNumber::new(7), ALICE)
            .await
            .unwrap();
        assert_eq!((page.page, page.lines[0].player, page.ranked), (PageNumber::FIRST, ALICE, 2));
    }
    assert!(
        house
            .service
            .leaderboard()
            .page(place(Scope::Server(ServerId::new(11)), Period::All), PageNumber::new(0), ALICE)
            .await
            .unwrap()
            .lines
            .is_empty()
    );

    house.store.access().ban(ServerId::new(10), ALICE, Timestamp::default()).await.unwrap();
    let page = house.service.leaderboard().page(here, PageNumber::new(0), ALICE).await.unwrap();
    assert_eq!((page.lines.len(), page.lines[0].player, page.ranked), (1, BOB, 1));
    assert!(matches!(page.own, Own::Unlisted));
    let everywhere = house
        .service
        .leaderboard()
        .page(place(Scope::World, Period::All), PageNumber::new(0), ALICE)
        .await
        .unwrap();
    assert_eq!(everywhere.ranked, 2);
    let shown = house.service.profile().of(ALICE, Scope::Server(ServerId::new(10)), BOB).await;
    assert!(matches!(shown, Err(ServiceError::Unlisted(ALICE))));
    assert!(house.service.profile().of(ALICE, Scope::Server(ServerId::new(10)), ALICE).await.is_ok());
}

#[tokio::test]
async fn who_has_not_played_for_long_is_ranked_for_all_time_alone() {
    let house = House::new().await;
    let now = house.service.clock().timestamp();
    settle(&house, 10, [ALICE, BOB], now - 400 * PERIOD, 1..21).await;
    let place = |period| Leaderboard { game: "poker", scope: Scope::World, period };
    let all = house.service.leaderboard().page(place(Period::All), PageNumber::new(0), ALICE).await.unwrap();
    assert_eq!(all.ranked, 2);
    assert!(all.lines[0].rating.is_provisional(), "the uncertainty has grown");
    for period in [Period::Month, Period::Active] {
        let page = house.service.leaderboard().page(place(period), PageNumber::new(0), ALICE).await.unwrap();
        assert_eq!((page.ranked, page.pages), (0, 1));
        assert!(matches!(page.own, Own::Provisional(..) | Own::Absent(_)));
    }
}

#[tokio::test]
async fn a_profile_counts_results_opponents_and_streaks() {
    let house = House::new().await;
    let results = [
        ("poker", Some(10), BOB, Some(Seat::First)),
        ("poker", Some(10), BOB, Some(Seat::First)),
        ("poker", Some(10), CAROL, Some(Seat::First)),
        ("cardmate", Some(10), BOB, None),
        ("cardmate", Some(11), CAROL, Some(Seat::Second)),
        ("cardmate", Some(10), BOB, Some(Seat::Second)),
    ];
    for (number, (game, server, opponent, winner)) in (1..).zip(results) {
        play(&house, (game, server), [ALICE, opponent], winner, NEW_YEAR + number, number).await;
    }
    let profile = house.service.profile().of(ALICE, Scope::World, ALICE).await.unwrap();
    let tally = |wins, draws, losses| trickmate_host::WinLossDraw { wins, draws, losses };
    let games: Vec<_> = profile.games.iter().map(|(game, tally)| (game.name(), *tally)).collect();
    assert_eq!(games, [("cardmate", tally(0, 1, 2)), ("poker", tally(3, 0, 0))]);
    assert_eq!(profile.opponents, [(BOB, tally(2, 1, 1)), (CAROL, tally(1, 0, 1))]);
    assert_eq!((profile.streak, profile.most_wins), (Some((Score::Loss, 2)), 3));
    let history: Vec<usize> = profile.ratings.iter().map(|rating| rating.history.len()).collect();
    assert_eq!(history, [3, 3]);
    assert_eq!(profile.matches[0].id, MatchId::new(6));
    // Opponents on other servers are private.
    let seen = house.service.profile().of(ALICE, Scope::World, BOB).await.unwrap();
    assert!(seen.opponents.is_empty() && seen.matches.is_empty());
    assert_eq!(seen.games.len(), 2);
    let here = house.service.profile().of(ALICE, Scope::Server(ServerId::new(10)), BOB).await.unwrap();
    assert_eq!((here.matches.len(), here.streak), (5, Some((Score::Loss, 1))));
    let between = house
        .service
        .profile()
        .head_to_head([BOB, ALICE], Scope::Server(ServerId::new(11)), CAROL)
        .await
        .unwrap();
    assert!(between.is_empty(), "they have not met on that server");
    let between = house
        .service
        .profile()
        .head_to_head([BOB, ALICE], Scope::Server(ServerId::new(11)), BOB)
        .await
        .unwrap();
    assert_eq!(trickmate_host::WinLossDraw::of(&between), tally(1, 1, 2));
}
