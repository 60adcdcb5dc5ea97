//! Large tournaments.

use std::collections::{BTreeMap, BTreeSet};

use super::super::House;
use super::{FIRST, Points, begun, load, play_round, resign, running, terms};
use trickmate_host::{
    MatchId, MayJoin, PlayerId, RequestId, TournamentFormat, TournamentState, TournamentTerms,
};

#[tokio::test]
async fn a_swiss_tournament_of_sixty_four_keeps_the_rules_over_nine_rounds() {
    let mut house = House::new().await;
    let long = TournamentTerms { rounds: Some(9), ..terms(TournamentFormat::Swiss, 1) };
    let id = begun(&house, long, 64).await;
    let (mut points, mut request) = (Points::default(), 1000);
    for round in 1..=9 {
        let tournament = load(&house, id).await;
        assert_eq!(tournament.round, round);
        for bye in tournament.games_of(round).filter(|game| game.black.is_none()) {
            points.add(tournament.entrant(bye.white).unwrap().player, 2);
        }
        // Somebody leaves in every second round; somebody comes late in the third.
        if round % 2 == 0 {
            let (_, white, black) = running(&tournament)[usize::from(round)];
            request += 1;
            house.service.tournaments().withdraw(id, white, RequestId::new(request)).await.unwrap();
            points.add(black, 2);
        }
        if round == 3 {
            let late = MayJoin { player: PlayerId::new(FIRST + 200), roles: Vec::new() };
            house.service.tournaments().join(id, late).await.unwrap();
        }
        play_round(&house, id, &mut points, &mut request).await;
        house = house.again().await;
        house.service.tournaments().run_tournaments(&[]).await.unwrap();
    }
    let over = load(&house, id).await;
    assert_eq!(over.state, TournamentState::Finished);
    points.are_those_of(&over);
    let (mut pairs, mut byes) = (BTreeSet::new(), BTreeSet::new());
    let mut balance: BTreeMap<u16, i32> = BTreeMap::new();
    for game in &over.games {
        let white = game.white.get();
        let Some(black) = game.black.map(|number| number.get()) else {
            assert!(byes.insert(white), "two byes for {white}");
            continue;
        };
        assert!(pairs.insert((white.min(black), white.max(black))), "{white} and {black} met twice");
        for (number, step) in [(white, 1), (black, -1)] {
            let colors = balance.entry(number).or_default();
            *colors += step;
            assert!(colors.abs() <= 2, "{number}");
        }
    }
    let matches: BTreeSet<MatchId> = over.games.iter().filter_map(|game| game.match_id).collect();
    assert_eq!(matches.len(), pairs.len(), "each game had one match");
}

#[tokio::test]
async fn a_knockout_of_sixteen_with_best_of_three_ends_after_four_rounds() {
    let mut house = House::new().await;
    let long = TournamentTerms { best_of: 3, ..terms(TournamentFormat::Knockout, 1) };
    let id = begun(&house, long, 16).await;
    let mut request = 1000;
    while load(&house, id).await.state == TournamentState::Running {
        for (match_id, white, black) in running(&load(&house, id).await) {
            request += 1;
            resign(&house, match_id, white.max(black), request).await;
        }
        house = house.again().await;
        house.service.tournaments().run_tournaments(&[]).await.unwrap();
    }
    let over = load(&house, id).await;
    assert_eq!((over.round, over.games.len()), (4, 2 * 15), "two games decide each tie");
    let ranking = over.ranking().unwrap();
    let first = &ranking[0];
    assert_eq!((first.place, over.entrant(first.number).unwrap().player), (1, PlayerId::new(FIRST)));
    assert_eq!(ranking.iter().filter(|placed| placed.place == 9).count(), 8);
}
