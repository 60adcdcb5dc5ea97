//! Series: exactly one next game, whoever begins it, and what is deleted with a person.

use std::time::Duration;

use super::{ALICE, BOB, CAROL, House, action, invitation};
use trickmate_host::workers::{Lane, WorkError, for_person};
use trickmate_host::{
    Answer, ChallengeId, GameService, HostedMatch, Invitation, MatchId, PlayerId, RequestId, SeriesId,
    SeriesReason, ServerId, SpecialTerms, WorkItem, WorkQueue,
};

const SERIES: SeriesId = SeriesId::new(1);

fn to_a_series(game: &str) -> Invitation {
    let special = SpecialTerms { series: "best of 3".parse().ok(), ..SpecialTerms::default() };
    Invitation { game: game.to_owned(), special, ..invitation(1) }
}

async fn resign(service: &GameService, hosted: &HostedMatch, player: PlayerId, request: i64) {
    service.matches().resign(&action(hosted.id, player, "", hosted.version().get(), request)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_begin_one_next_game_and_none_after_the_end() {
    for gap in [0, 1, 3, 10] {
        for gives_up in [false, true] {
            let house = House::new().await;
            let first = house.begin_with(to_a_series("cardmate")).await;
            resign(&house.service, &first, BOB, 10).await;
            let later = async |millis: u64| tokio::time::sleep(Duration::from_millis(millis)).await;
            let (one, other, ()) = tokio::join!(
                house.service.series().run_series(&[]),
                async {
                    later(gap).await;
                    house.service.series().run_series(&[]).await
                },
                async {
                    later(gap).await;
                    if gives_up {
                        house.service.series().resign(SERIES, ALICE).await.unwrap();
                    }
                }
            );
            one.unwrap();
            other.unwrap();
            house.service.series().run_series(&[]).await.unwrap();
            let games = house.database.number("SELECT COUNT(*) FROM series_games").await.unwrap();
            assert_eq!(house.database.number("SELECT COUNT(*) FROM matches").await, Some(games));
            assert_eq!(
                house.database.number("SELECT COUNT(*) FROM challenges").await,
                Some(games),
                "no challenge is left of a game that did not begin"
            );
            assert!(if gives_up { (1..=2).contains(&games) } else { games == 2 }, "{gap}: {games}");
            let end = house.service.series().series(SERIES).await.unwrap().end;
            assert_eq!(end.map(|end| end.winner), gives_up.then_some(Some(1)));
        }
    }
}

#[tokio::test]
async fn cards_swapped_at_the_last_moment_are_in_the_next_game() {
    for gap in [0, 1, 3, 10] {
        let house = House::new().await;
        let (alice, challenge) = (ALICE, ChallengeId::new(1));
        let made = house.service.invitations().invite(to_a_series("summoner")).await.unwrap();
        let series = house.service.series();
        assert!(series.declare_sideboard(challenge, CAROL, "Knight").await.is_err());
        series.declare_sideboard(challenge, alice, "2 Knight").await.unwrap();
        house
            .service
            .invitations()
            .answer(made.id, BOB, trickmate_host::Answer::Accept, RequestId::new(0))
            .await
            .unwrap();
        assert!(series.declare_sideboard(challenge, alice, "3 Knight").await.is_err(), "it has begun");
        let first = house.service.matches().match_of_challenge(made.id).await.unwrap();
        assert!(series.swap(SERIES, alice, "", "Knight").await.is_err(), "a game is under way");
        resign(&house.service, &first, BOB, 10).await;
        for player in [ALICE, BOB] {
            series.next(SERIES, player).await.unwrap();
        }
        let (swapped, run) = tokio::join!(series.swap(SERIES, alice, "", "Knight"), async {
            tokio::time::sleep(Duration::from_millis(gap)).await;
            series.run_series(&[]).await
        });
        run.unwrap();
        series.run_series(&[]).await.unwrap();
        let second = house.service.matches().hosted_match(MatchId::new(first.id.get() + 1)).await.unwrap();
        let deck = second.game.options().to_json()["deck-black"].to_string();
        let own = series.deck(SERIES, alice).await.unwrap();
        // Who is told that cards were swapped for the next game plays it with them.
        match swapped {
            Ok(_) => assert!(deck.contains(&own.deck.write(&own.cards)), "{gap}: {deck}"),
            Err(_) => assert_eq!(own.sideboard.len(), 2, "{gap}"),
        }
    }
}

#[tokio::test]
async fn a_series_ends_with_the_data_of_a_player() {
    let house = House::new().await;
    let made = house.service.invitations().invite(to_a_series("summoner")).await.unwrap();
    let alice = ALICE;
    let series = house.service.series();
    series.declare_sideboard(made.id, alice, "2 Knight").await.unwrap();
    house
        .service
        .invitations()
        .answer(made.id, BOB, trickmate_host::Answer::Accept, RequestId::new(0))
        .await
        .unwrap();
    let own = serde_json::to_string(&house.service.privacy().personal_data(ALICE).await.unwrap()).unwrap();
    assert!(
        own.contains("\"series_decks\"") && own.contains("2 Knight") && own.contains("best of 3"),
        "{own}"
    );
    let others = serde_json::to_string(&house.service.privacy().personal_data(BOB).await.unwrap()).unwrap();
    assert!(!others.contains("2 Knight") && others.contains("best of 3"), "{others}");
    house.service.privacy().leave(ALICE).await.unwrap();
    house.service.privacy().forget(ALICE).await.unwrap();
    let series = series.series(SERIES).await.unwrap();
    assert_eq!(series.end.map(|end| end.reason), Some(SeriesReason::Left));
    assert!(series.players[0].get() < 0 && series.players[1] == BOB);
    assert_eq!(house.database.number("SELECT COUNT(*) FROM series_decks").await, Some(0));
    house.service.series().run_series(&[]).await.unwrap();
    assert_eq!(house.database.number("SELECT COUNT(*) FROM matches").await, Some(1));
}

/// Returns the number of stored sideboards after something has ended an open challenge for which there was one.
async fn sideboards_after(house: &House, end: impl AsyncFnOnce(&GameService, ChallengeId)) -> i64 {
    let made = house.service.invitations().invite(to_a_series("summoner")).await.unwrap();
    house.service.series().declare_sideboard(made.id, ALICE, "2 Knight").await.unwrap();
    assert_eq!(house.database.number("SELECT COUNT(*) FROM series_decks").await, Some(1));
    end(&house.service, made.id).await;
    assert_eq!(house.database.number("SELECT COUNT(*) FROM challenges WHERE state = 'open'").await, Some(0));
    house.database.number("SELECT COUNT(*) FROM series_decks").await.unwrap()
}

#[tokio::test]
async fn a_sideboard_ends_with_its_challenge() {
    let answer = async |service: &GameService, id, player, answer| {
        service.invitations().answer(id, player, answer, RequestId::new(0)).await.unwrap();
    };
    let house = House::new().await;
    let declined = async |service: &GameService, id| answer(service, id, BOB, Answer::Decline).await;
    assert_eq!(sideboards_after(&house, declined).await, 0);
    let house = House::new().await;
    let withdrawn = async |service: &GameService, id| answer(service, id, ALICE, Answer::Withdraw).await;
    assert_eq!(sideboards_after(&house, withdrawn).await, 0);
    let house = House::new().await;
    let unposted = async |service: &GameService, id| {
        service.invitations().challenge_unposted(id).await.unwrap();
    };
    assert_eq!(sideboards_after(&house, unposted).await, 0);
    let house = House::new().await;
    let blocked = async |service: &GameService, _| service.access().block(ALICE, BOB).await.unwrap();
    assert_eq!(sideboards_after(&house, blocked).await, 0);
    let house = House::new().await;
    let banned = async |service: &GameService, _| {
        service.access().ban(ServerId::new(10), ALICE).await.unwrap();
    };
    assert_eq!(sideboards_after(&house, banned).await, 0);
    let house = House::new().await;
    let cancelled = async |service: &GameService, id| service.access().cancel_challenge(id).await.unwrap();
    assert_eq!(sideboards_after(&house, cancelled).await, 0);
    let house = House::new().await;
    let erased = async |service: &GameService, _| {
        service.privacy().leave(ALICE).await.unwrap();
    };
    assert_eq!(sideboards_after(&house, erased).await, 0);
    let house = House::with(Duration::from_millis(500)).await;
    let expired = async |service: &GameService, _| {
        while service.invitations().expire().await.unwrap().is_some() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert_eq!(sideboards_after(&house, expired).await, 0);
}

/// Begins a series whose first game is over, so that its second is due.
async fn between_games(house: &House, rated: bool) -> HostedMatch {
    let first = house.begin_with(Invitation { rated, ..to_a_series("cardmate") }).await;
    resign(&house.service, &first, BOB, 10).await;
    first
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_outlives_a_moment_in_which_every_thread_is_busy() {
    let house = House::new().await;
    between_games(&house, false).await;
    let (release, held) = tokio::sync::watch::channel(false);
    let mut jobs = Vec::new();
    // The last of them find no place.
    while !jobs.iter().any(tokio::task::JoinHandle::is_finished) {
        let (workers, held) = (house.service.workers().clone(), held.clone());
        let wait = move || {
            while !*held.borrow() {
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        jobs.push(tokio::spawn(for_person(ALICE, async move { workers.run(Lane::Game, wait).await })));
        tokio::task::yield_now().await;
    }
    for_person(ALICE, house.service.series().run_series(&[])).await.unwrap();
    let series = house.service.series().series(SERIES).await.unwrap();
    assert_eq!((series.end, series.games.len()), (None, 1));
    assert!(series.next_at.is_some_and(|at| at.get() > house.service.clock().now()), "{series:?}");
    release.send(true).unwrap();
    let mut refused = 0;
    for job in jobs {
        refused += usize::from(job.await.unwrap() == Err(WorkError::Busy));
    }
    assert!(refused > 0);
    house.database.execute("UPDATE series SET next_at = 0").await;
    house.service.series().run_series(&[]).await.unwrap();
    assert_eq!(house.service.series().series(SERIES).await.unwrap().games.len(), 2);
}

#[tokio::test]
async fn a_series_in_direct_messages_goes_on_while_the_bot_is_away_from_a_server() {
    let house = House::new().await;
    let alone = Invitation { server: None, ..to_a_series("cardmate") };
    let first = house.begin_with(alone).await;
    resign(&house.service, &first, BOB, 10).await;
    house.service.departures().server_left(ServerId::new(10)).await.unwrap();
    house.service.series().run_series(&[]).await.unwrap();
    let series = house.service.series().series(SERIES).await.unwrap();
    assert_eq!((series.end, series.games.len()), (None, 2));
}

#[tokio::test]
async fn a_series_goes_on_casual_where_rated_games_were_turned_off() {
    let house = House::new().await;
    let first = between_games(&house, true).await;
    assert!(first.rated);
    house.service.servers().set_rated(ServerId::new(10), false).await.unwrap();
    house.service.series().run_series(&[]).await.unwrap();
    let series = house.service.series().series(SERIES).await.unwrap();
    assert_eq!((series.end, series.games.len()), (None, 2));
    assert!(!house.service.matches().hosted_match(series.games[1].match_id).await.unwrap().rated);
}

#[tokio::test]
async fn a_series_waits_for_a_version_that_knows_its_rules() {
    let house = House::new().await;
    between_games(&house, false).await;
    house.database.execute("UPDATE matches SET rules = rules + 98").await;
    let house = house.again().await;
    house.service.series().run_series(&[]).await.unwrap();
    let series = house.service.series().series(SERIES).await.unwrap();
    assert!(series.end.is_none() && series.next_at.is_some_and(|at| at.get() > house.service.clock().now()));
    house.database.execute("UPDATE matches SET rules = rules - 98").await;
    house.database.execute("UPDATE series SET next_at = 0").await;
    house.service.series().run_series(&[]).await.unwrap();
    assert_eq!(house.service.series().series(SERIES).await.unwrap().games.len(), 2);
}

#[tokio::test]
async fn a_series_over_which_processes_die_says_that_it_waits() {
    let mut house = House::new().await;
    between_games(&house, false).await;
    let item = WorkItem { queue: WorkQueue::SeriesGame, number: SERIES.get() };
    for _ in 0..2 {
        drop(house.service.attempts().begin_attempt(item).await.unwrap().unwrap());
        house = house.again().await;
    }
    let before = house.service.series().series(SERIES).await.unwrap();
    assert!(!before.is_held());
    house.service.series().mark_announced(&before).await.unwrap();
    house.service.series().run_series(&[]).await.unwrap();
    let series = house.service.series().series(SERIES).await.unwrap();
    assert!(series.is_held() && !series.is_announced, "{series:?}");
    // An old button does not say that a game is being played.
    assert!(house.service.series().next(SERIES, ALICE).await.unwrap().is_held());
    assert!(house.service.attempts().retry_parked(item).await.unwrap());
    house.service.series().run_series(&[]).await.unwrap();
    let series = house.service.series().series(SERIES).await.unwrap();
    assert_eq!((series.is_held(), series.games.len()), (false, 2));
}

#[tokio::test]
async fn a_swap_that_comes_too_late_does_not_count() {
    let house = House::new().await;
    let made = house.service.invitations().invite(to_a_series("summoner")).await.unwrap();
    let series = house.service.series();
    series.declare_sideboard(made.id, ALICE, "2 Knight").await.unwrap();
    house.service.invitations().answer(made.id, BOB, Answer::Accept, RequestId::new(0)).await.unwrap();
    let first = house.service.matches().match_of_challenge(made.id).await.unwrap();
    resign(&house.service, &first, BOB, 10).await;
    // Of swaps at the same time only those count that came first.
    let swaps = (0..4).map(|_| {
        let service = house.service.clone();
        tokio::spawn(async move { service.series().swap(SERIES, ALICE, "", "Knight").await.is_ok() })
    });
    let mut done = 0;
    for swap in swaps.collect::<Vec<_>>() {
        done += i64::from(swap.await.unwrap());
    }
    assert!((1..=2).contains(&done));
    assert_eq!(house.database.number("SELECT swaps FROM series").await, Some(done));
    let left = series.deck(SERIES, ALICE).await.unwrap().sideboard.len();
    assert_eq!(left as i64, 2 - done);
}
