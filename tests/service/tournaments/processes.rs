//! Several processes, and those that die.

use std::time::Duration;

use super::super::{CHANNEL, House};
use super::{BY_ORGANIZER, FIRST, HOUR, ORGANIZER, begun, load, resign, running, terms};
use trickmate_host::{
    Event, Manager, MayJoin, Move, PlayerId, RequestId, ServerId, Timestamp, TournamentFormat,
    TournamentState, TournamentTerms, WorkItem, WorkQueue,
};
use trickmate_tournaments::GameResult;

#[tokio::test]
async fn a_round_over_which_processes_die_is_parked_and_its_organizer_told() {
    let mut house = House::new().await;
    let id = begun(&house, terms(TournamentFormat::RoundRobin, 1), 3).await;
    let (match_id, white, _) = running(&load(&house, id).await)[0];
    resign(&house, match_id, white, 3000).await;
    let item = WorkItem { queue: WorkQueue::TournamentRound, number: id.get() };
    for _ in 0..2 {
        drop(house.service.attempts().begin_attempt(item).await.unwrap().unwrap());
        house = house.again().await;
    }
    house.service.tournaments().run_tournaments(&[]).await.unwrap();
    assert_eq!(load(&house, id).await.round, 1, "a third process would die over it");
    let parked = house.noticed().into_iter().find_map(|event| match event {
        Event::Parked(parked) => Some(parked),
        _ => None,
    });
    let news = house.service.attempts().parked_news(parked.unwrap()).await.unwrap().unwrap();
    assert_eq!((news.channel, news.players), (Some(CHANNEL), vec![PlayerId::new(ORGANIZER)]));
    assert_eq!(news.tournament.as_deref(), Some("Club cup"));
    assert_eq!(house.service.tournaments().run_tournaments(&[]).await.unwrap(), None, "it is left alone");
    let listed = house.service.attempts().parked().await.unwrap();
    assert_eq!((listed.len(), listed[0].item, listed[0].deaths), (1, item, 2));
    assert!(house.service.attempts().retry_parked(item).await.unwrap());
    house.service.tournaments().run_tournaments(&[]).await.unwrap();
    assert_eq!(load(&house, id).await.round, 2);
    assert_eq!(house.database.number("SELECT COUNT(*) FROM attempts").await, Some(0));
}

#[tokio::test]
async fn a_round_that_another_process_works_on_is_not_looked_at_all_the_time() {
    let house = House::new().await;
    let id = begun(&house, terms(TournamentFormat::RoundRobin, 1), 3).await;
    if !house.store.is_shared() {
        return;
    }
    let (match_id, white, _) = running(&load(&house, id).await)[0];
    resign(&house, match_id, white, 3000).await;
    let other = house.database.open_beside().await;
    let lease = other.lease_when_free(WorkQueue::TournamentRound.word(), id.get()).await.unwrap();
    let next = house.service.tournaments().run_tournaments(&[]).await.unwrap();
    assert!(next > Some(house.service.clock().now()), "{next:?}");
    assert_eq!(load(&house, id).await.round, 1);
    drop(lease);
    other.close().await;
}

#[tokio::test]
async fn an_open_tournament_over_which_processes_die_begins_when_it_is_tried_again() {
    let mut house = House::new().await;
    let tournaments = house.service.tournaments();
    let starts_at = Some(Timestamp::new(house.service.clock().now() + HOUR));
    let id = tournaments.create(TournamentTerms { starts_at, ..terms(TournamentFormat::RoundRobin, 1) });
    let id = id.await.unwrap();
    for player in FIRST..FIRST + 3 {
        tournaments.join(id, MayJoin { player: PlayerId::new(player), roles: Vec::new() }).await.unwrap();
    }
    let item = WorkItem { queue: WorkQueue::TournamentRound, number: id.get() };
    let park = async |mut house: House| {
        for _ in 0..2 {
            drop(house.service.attempts().begin_attempt(item).await.unwrap().unwrap());
            house = house.again().await;
        }
        house.database.execute("UPDATE tournaments SET next_at = 0").await;
        house.service.tournaments().run_tournaments(&[]).await.unwrap();
        house
    };
    house = park(house).await;
    // Tried again before its time, it waits for that.
    assert!(house.service.attempts().retry_parked(item).await.unwrap());
    house.service.tournaments().run_tournaments(&[]).await.unwrap();
    assert_eq!(load(&house, id).await.state, TournamentState::Open);
    let next = house.database.number("SELECT next_at FROM tournaments").await;
    assert_eq!(next, starts_at.map(Timestamp::get));
    house.database.execute("UPDATE tournaments SET starts_at = 1").await;
    house = park(house).await;
    assert_eq!(load(&house, id).await.state, TournamentState::Open, "a third process would die over it");
    assert!(house.service.attempts().retry_parked(item).await.unwrap());
    house.service.tournaments().run_tournaments(&[]).await.unwrap();
    assert_eq!(load(&house, id).await.round, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_joins_while_a_round_is_paired_plays_in_it() {
    let house = House::new().await;
    for (number, wait) in (1..).zip([0, 1, 2, 3, 4, 5, 6, 8, 10]) {
        let long = TournamentTerms {
            rounds: Some(4),
            organizer: PlayerId::new(1000 + number),
            server: ServerId::new(1000 + number),
            ..terms(TournamentFormat::Swiss, number)
        };
        let tournaments = house.service.tournaments();
        let id = tournaments.create(long).await.unwrap();
        for player in FIRST..FIRST + 6 {
            tournaments.join(id, MayJoin { player: PlayerId::new(player), roles: Vec::new() }).await.unwrap();
        }
        let by = Manager { person: PlayerId::new(1000 + number), manages_server: false };
        tournaments.begin(id, by).await.unwrap();
        tournaments.run_tournaments(&[]).await.unwrap();
        for (match_id, white, _) in running(&load(&house, id).await) {
            resign(&house, match_id, white, 10_000 + match_id.get()).await;
        }
        let service = house.service.clone();
        let joined = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(wait)).await;
            service
                .tournaments()
                .join(id, MayJoin { player: PlayerId::new(FIRST + 50), roles: Vec::new() })
                .await
        });
        tournaments.run_tournaments(&[]).await.unwrap();
        let late = joined.await.unwrap().unwrap().entrant_of(PlayerId::new(FIRST + 50)).unwrap().clone();
        tournaments.run_tournaments(&[]).await.unwrap();
        let tournament = load(&house, id).await;
        let plays = |number| {
            let is_one = |one| Some(one) == late.number;
            tournament.games_of(number).any(|game| is_one(game.white) || game.black.is_some_and(is_one))
        };
        assert_eq!(plays(2), late.entered == 2, "{wait} ms: from round {} on", late.entered);
    }
}

#[tokio::test]
async fn two_processes_and_repeated_requests_make_one_of_everything() {
    let house = House::new().await;
    let tournaments = house.service.tournaments();
    let id = tournaments.create(terms(TournamentFormat::Swiss, 1)).await.unwrap();
    assert_eq!(tournaments.create(terms(TournamentFormat::Swiss, 1)).await.unwrap(), id);
    let who = |player| MayJoin { player, roles: Vec::new() };
    let (one, other) = tokio::join!(
        tournaments.join(id, who(PlayerId::new(FIRST))),
        tournaments.join(id, who(PlayerId::new(FIRST)))
    );
    assert_eq!((one.unwrap().entrants.len(), other.unwrap().entrants.len()), (1, 1));
    for player in 1..6 {
        tournaments.join(id, who(PlayerId::new(FIRST + player))).await.unwrap();
    }
    let (one, other) = tokio::join!(tournaments.begin(id, BY_ORGANIZER), tournaments.begin(id, BY_ORGANIZER));
    assert_eq!(u8::from(one.is_ok()) + u8::from(other.is_ok()), 1);
    let (one, other) = tokio::join!(tournaments.run_tournaments(&[]), tournaments.run_tournaments(&[]));
    assert!(one.is_ok() && other.is_ok());
    tournaments.run_tournaments(&[]).await.unwrap();
    let tournament = load(&house, id).await;
    assert_eq!((tournament.games.len(), running(&tournament).len()), (3, 3));
    // The same game is resigned by both at once: one result.
    let (match_id, white, black) = running(&tournament)[0];
    let wanted = |player, request| Move { match_id, version: None, player, text: String::new(), request };
    let (first, second) = (wanted(white, RequestId::new(2000)), wanted(black, RequestId::new(2001)));
    let matches = house.service.matches();
    let (one, other) = tokio::join!(matches.resign(&first), matches.resign(&second));
    assert_eq!(u8::from(one.is_ok()) + u8::from(other.is_ok()), 1);
    let result =
        load(&house, id).await.games.iter().find(|game| game.match_id == Some(match_id)).unwrap().result;
    let winner = house.service.matches().hosted_match(match_id).await.unwrap().game.outcome().unwrap().winner;
    let expected = if winner.unwrap().index() == 0 { GameResult::WhiteWins } else { GameResult::BlackWins };
    assert_eq!(result, Some(expected));
}
