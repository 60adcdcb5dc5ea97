use std::collections::BTreeMap;

use serde_json::json;

use super::{Club, KNOCKOUT};
use trickmate_host::TournamentState;

#[tokio::test(flavor = "multi_thread")]
async fn four_play_a_knockout_with_best_of_three() {
    let mut club = Club::of(4).await;
    let message = club.create(KNOCKOUT, &[("games", json!(3))]).await;
    club.begin(message).await;
    let mut wins = BTreeMap::new();
    for round in 1..=2 {
        club.round(round).await;
        for game in 1..=2_u16 {
            let ties = if round == 1 { 2 } else { 1 };
            let are_there = |tournament: &trickmate_host::HostedTournament| {
                let of_ties = tournament.games_of(round).filter(|one| one.number == game);
                of_ties.filter(|one| one.match_id.is_some()).count() == ties
            };
            club.until(are_there).await;
            club.play(&mut wins).await;
        }
        club.restart().await;
    }
    let over = club.until(|tournament| tournament.state == TournamentState::Finished).await;
    assert_eq!(over.games.len(), 6, "each tie was decided after two games");
    let places: Vec<(u16, usize)> = over
        .ranking()
        .unwrap()
        .iter()
        .map(|placed| (placed.place, club.member(over.entrant(placed.number).unwrap().player.get())))
        .collect();
    assert_eq!(places[0], (1, 0));
    assert_eq!(places.iter().map(|(place, _)| *place).collect::<Vec<_>>(), [1, 2, 3, 3]);
    assert_eq!(wins.get(&0), Some(&8));
    let winner = format!("🥇 <@{}>", club.members[0].id);
    club.posted(|text| text.contains("Congratulations!") && text.contains(&winner)).await;
    club.stage.end().await;
}
