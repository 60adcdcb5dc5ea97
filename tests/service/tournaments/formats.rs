//! How tournaments of each format are played.

use super::super::House;
use super::{FIRST, HOUR, Points, SERVER, begun, load, play_round, resign, running, terms};
use trickmate_host::{
    Event, MatchId, MayJoin, OfferKind, PlayerId, RequestId, ServerId, ServiceError, TimeControl,
    TournamentFormat, TournamentRequestError, TournamentState,
};

#[tokio::test]
async fn a_round_robin_is_played_over_restarts() {
    let mut house = House::new().await;
    let id = begun(&house, terms(TournamentFormat::RoundRobin, 1), 4).await;
    let (mut points, mut request) = (Points::default(), 1000);
    for round in 1..=3 {
        let tournament = load(&house, id).await;
        assert_eq!((tournament.round, tournament.rounds), (round, Some(3)));
        assert_eq!(running(&tournament).len(), 2);
        play_round(&house, id, &mut points, &mut request).await;
        // Nothing has paired the next round yet: the next process does.
        house = house.again().await;
        let known = house.service.unannounced().await.unwrap();
        assert!(known.contains(&Event::Tournament(id)), "{known:?}");
        house.service.tournaments().run_tournaments(&[]).await.unwrap();
    }
    let tournament = load(&house, id).await;
    assert_eq!(tournament.state, TournamentState::Finished);
    assert_eq!(tournament.games.len(), 6);
    points.are_those_of(&tournament);
    let matches: Vec<MatchId> = tournament.games.iter().filter_map(|game| game.match_id).collect();
    assert_eq!(matches.len(), 6);
    // It is over: nothing more happens.
    assert_eq!(house.service.tournaments().run_tournaments(&[]).await.unwrap(), None);
    let (_, report) = house.service.tournaments().export(id).await.unwrap();
    assert_eq!(report.lines().filter(|line| line.starts_with("001 ")).count(), 4);
}

#[tokio::test]
async fn a_swiss_tournament_goes_on_without_those_who_leave() {
    let house = House::new().await;
    let id = begun(&house, terms(TournamentFormat::Swiss, 1), 8).await;
    let (mut points, mut request) = (Points::default(), 1000);
    play_round(&house, id, &mut points, &mut request).await;
    house.service.tournaments().run_tournaments(&[]).await.unwrap();
    // Somebody withdraws within the second round and somebody comes late.
    let second = load(&house, id).await;
    let (match_id, white, black) = running(&second)[0];
    let tournaments = house.service.tournaments();
    tournaments.withdraw(id, white, RequestId::new(500)).await.unwrap();
    points.add(black, 2);
    assert!(house.service.matches().hosted_match(match_id).await.unwrap().game.outcome().is_some());
    let late = FIRST + 50;
    let joined = tournaments.join(id, MayJoin { player: PlayerId::new(late), roles: Vec::new() }).await;
    assert!(matches!(joined, Err(ServiceError::Tournament(TournamentRequestError::NotOpen))), "{joined:?}");
    play_round(&house, id, &mut points, &mut request).await;
    tournaments.run_tournaments(&[]).await.unwrap();
    let third = load(&house, id).await;
    assert_eq!((third.round, third.rounds), (3, Some(3)));
    let playing: Vec<PlayerId> =
        running(&third).iter().flat_map(|(_, white, black)| [*white, *black]).collect();
    assert!(!playing.contains(&white), "{playing:?}");
    let bye = third.games_of(3).find(|game| game.black.is_none()).unwrap();
    points.add(third.entrant(bye.white).unwrap().player, 2);
    play_round(&house, id, &mut points, &mut request).await;
    tournaments.run_tournaments(&[]).await.unwrap();
    let over = load(&house, id).await;
    assert_eq!(over.state, TournamentState::Finished);
    points.are_those_of(&over);
}

#[tokio::test]
async fn a_knockout_has_one_winner_and_faster_games_after_draws() {
    let house = House::new().await;
    let id = begun(&house, terms(TournamentFormat::Knockout, 1), 4).await;
    let tournaments = house.service.tournaments();
    let mut request = 1000;
    // Both semi-finals are drawn, so that faster games follow.
    for (match_id, white, black) in running(&load(&house, id).await) {
        let offers = house.service.offers();
        offers.offer(match_id, white, OfferKind::Draw, RequestId::new(request)).await.unwrap();
        offers.offer(match_id, black, OfferKind::Draw, RequestId::new(request + 1)).await.unwrap();
        request += 2;
    }
    tournaments.run_tournaments(&[]).await.unwrap();
    let tournament = load(&house, id).await;
    assert_eq!(tournament.round, 1);
    let open = running(&tournament);
    assert_eq!(open.len(), 2);
    let faster = house.service.matches().hosted_match(open[0].0).await.unwrap();
    assert_eq!(faster.time, TimeControl::Correspondence(36 * HOUR), "half of three days");
    while load(&house, id).await.state == TournamentState::Running {
        for (match_id, white, black) in running(&load(&house, id).await) {
            resign(&house, match_id, white.max(black), request).await;
            request += 1;
        }
        tournaments.run_tournaments(&[]).await.unwrap();
    }
    let over = load(&house, id).await;
    let ranking = over.ranking().unwrap();
    let places: Vec<(u16, i64)> = ranking
        .iter()
        .map(|placed| (placed.place, over.entrant(placed.number).unwrap().player.get()))
        .collect();
    assert_eq!(places, [(1, FIRST), (2, FIRST + 1), (3, FIRST + 2), (3, FIRST + 3)]);
}

#[tokio::test]
async fn games_are_not_rated_where_the_server_has_turned_that_off() {
    let house = House::new().await;
    house.service.servers().set_rated(ServerId::new(SERVER), false).await.unwrap();
    let id = begun(&house, terms(TournamentFormat::RoundRobin, 1), 3).await;
    let (match_id, ..) = running(&load(&house, id).await)[0];
    assert!(!house.service.matches().hosted_match(match_id).await.unwrap().rated);
    // Nobody is helped in it all the same, not even in a study of its position.
    let guarded = house.store.studies().running_rated("cardmate").await.unwrap();
    assert!(guarded.iter().any(|row| row.id == match_id), "{guarded:?}");
    house.service.servers().set_rated(ServerId::new(SERVER), true).await.unwrap();
    let other = begun(&house, terms(TournamentFormat::RoundRobin, 2), 3).await;
    let (match_id, ..) = running(&load(&house, other).await)[0];
    assert!(house.service.matches().hosted_match(match_id).await.unwrap().rated);
}
