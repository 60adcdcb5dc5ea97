use std::collections::{BTreeMap, BTreeSet};

use super::{Club, SWISS};

#[tokio::test(flavor = "multi_thread")]
async fn eight_play_a_swiss_tournament_from_which_one_withdraws() {
    let mut club = Club::of(8).await;
    let message = club.create(SWISS, &[]).await;
    club.begin(message).await;
    let mut points = BTreeMap::new();
    club.round(1).await;
    club.play(&mut points).await;
    let second = club.round(2).await;
    let gone = club.member(second.entrant(second.games_of(2).next().unwrap().white).unwrap().player.get());
    let game = second.games_of(2).next().unwrap();
    let other = club.member(second.entrant(game.black.unwrap()).unwrap().player.get());
    let told = club.confirm(gone, "Withdraw").await;
    assert!(told.starts_with("You have withdrawn from **Club cup**."), "{told}");
    *points.entry(other).or_default() += 2;
    club.restart().await;
    club.play(&mut points).await;
    let third = club.round(3).await;
    let bye = third.games_of(3).find(|game| game.black.is_none()).unwrap();
    *points.entry(club.member(third.entrant(bye.white).unwrap().player.get())).or_default() += 2;
    let table = club.told(3, "tournament show", &[]).await;
    assert!(table.starts_with("**Club cup** after 3 rounds:\n```\n1. "), "{table}");
    club.play(&mut points).await;
    club.end(&points).await;
    let over = club.tournament().await;
    let pairs: BTreeSet<(u16, u16)> = over
        .games
        .iter()
        .filter_map(|game| Some((game.white.get(), game.black?.get())))
        .map(|(white, black)| (white.min(black), white.max(black)))
        .collect();
    assert_eq!(pairs.len(), 4 + 4 + 3, "nobody met twice");
    club.stage.end().await;
}
