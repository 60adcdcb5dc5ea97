//! A round of five hundred players begins while others play.

use std::time::Duration;

use tokio::time::Instant;
use trickmate_host::{CHALLENGE_TTL, GameService, MayJoin, PlayerId, TournamentId};

use super::super::clocks::{begin, play, says};
use super::{Club, ID, LONG, SWISS};

/// The most players of a tournament.
const PLAYERS: usize = 500;

#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_other_games_run_out_while_a_round_of_five_hundred_players_begins() {
    let club = Club::of(3).await;
    let stage = &club.stage;
    let place = begin(stage, "poker", Some("5+10")).await;
    play(stage, place, 0, &["e4", "e5", "Nf3", "Nc6"]).await;
    club.create(SWISS, &[]).await;
    let (service, _) = GameService::new(stage.store.clone().unwrap(), CHALLENGE_TTL);
    for number in 0..PLAYERS {
        let person = stage.sandbox.create_user(&format!("player{number}"));
        stage.sandbox.change(|world| world.add_member(stage.guild, person.id)).unwrap();
        let player = PlayerId::new(i64::try_from(person.id).unwrap());
        service
            .tournaments()
            .join(TournamentId::new(ID), MayJoin { player, roles: Vec::new() })
            .await
            .unwrap();
    }
    assert_eq!(club.act(0, "Begin").await, "**Club cup** has begun.");
    let begun = "SELECT COUNT(*) FROM tournament_games WHERE match_id IS NOT NULL";
    let over = "SELECT COUNT(*) FROM matches WHERE id = 1 AND ended_at IS NOT NULL";
    let mut link = stage.database().connect().await;
    let deadline = Instant::now() + LONG;
    while link.number(begun).await == Some(0) {
        assert!(Instant::now() < deadline, "the round does not begin");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    stage.sandbox.advance(Duration::from_secs(6 * 60));
    while link.number(over).await == Some(0) {
        assert!(Instant::now() < deadline, "nobody runs out of time");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let games = link.number(begun).await.unwrap();
    link.close().await;
    assert!(games < 250, "the clock has waited for the whole round");
    says(stage, place, "wins on time").await;
    club.number_is(begun, |games| games == 250).await;
    club.stage.end().await;
}
