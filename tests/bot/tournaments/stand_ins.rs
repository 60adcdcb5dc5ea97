//! Stand-ins: another member takes a player's seat.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use trickmate_host::PlayerId;

use super::super::crowd::join_all;
use super::super::learn::words;
use super::super::stage::{id_of, in_time};
use super::{Club, ROUND_ROBIN};

#[tokio::test(flavor = "multi_thread")]
async fn a_member_takes_the_seat_of_a_player_whose_results_stay() {
    let mut club = Club::of(5).await;
    let message = club.create(ROUND_ROBIN, &[]).await;
    club.begin_with(message, 4).await;
    club.round(1).await;
    let mut points = BTreeMap::new();
    club.play(&mut points).await;
    club.round(2).await;
    // A player names somebody, who agrees.
    let (stage, view) = (&club.stage, club.view(1).await);
    let asked = stage.press(&club.members[1], stage.channel, view, "Stand-in").await;
    let question = id_of(&stage.answered(&club.members[1], &asked).await).unwrap();
    let menu = format!("tournament/seat/1/{}", club.members[1].id);
    let fifth = club.members[4].id.to_string();
    let chosen = club.members[1].choose(stage.channel, question, &menu, &[&fifth]).await.unwrap();
    in_time(&chosen);
    let invited = club.posted(|text| text.contains("take the seat of")).await;
    let invited = id_of(&invited).unwrap();
    let refused = club.press(0, invited, "Take the seat").await;
    assert!(refused.starts_with("Only <@"), "{refused}");
    let done = stage.press(&club.members[4], stage.channel, invited, "Take the seat").await;
    in_time(&done);
    club.posted(|text| text.contains("plays **Club cup** in place of")).await;
    let tournament = club.tournament().await;
    assert!(tournament.entrant_of(PlayerId::new(i64::try_from(club.members[1].id).unwrap())).is_none());
    // The running game stays with the player who began it.
    let own = |value: &Value| words(value).to_owned();
    let before = tournament.games_of(2).filter(|game| game.result.is_none()).count();
    assert_eq!(before, 2);
    // The seat has another member now, and its running game the one who began it.
    let holder = |member: usize| if member == 4 { 1 } else { member };
    for game in tournament.games_of(2) {
        let member = |number| club.member(tournament.entrant(number).unwrap().player.get());
        let (white, black) = (member(game.white), member(game.black.unwrap()));
        let loser = holder(white).max(holder(black));
        club.resign(loser, game.match_id.unwrap().get()).await;
        let winner = holder(white).min(holder(black));
        *points.entry(winner).or_default() += 2;
    }
    club.restart().await;
    let third = club.round(3).await;
    assert!(third.games_of(3).any(|game| {
        let member = |number| club.member(third.entrant(number).unwrap().player.get());
        [member(game.white), member(game.black.unwrap())].contains(&4)
    }));
    let scores = third.ranking().unwrap().into_iter().map(|placed| {
        let member = club.member(third.entrant(placed.number).unwrap().player.get());
        (holder(member), placed.standing.unwrap().score.halves())
    });
    assert_eq!(scores.filter(|(_, halves)| *halves > 0).collect::<BTreeMap<_, _>>(), points);
    let table = club.told(0, "tournament show", &[]).await;
    assert!(table.contains("member4 (for bob)"), "{table}");
    // A manager may name somebody as well; who plays already cannot.
    let id = |member: usize| json!(club.members[member].id.to_string());
    let again = club.told(0, "tournament correct", &[("player", id(2)), ("stand-in", id(0))]).await;
    assert_eq!(again, "That person plays in this tournament already.");
    let stranger = club.told(3, "tournament correct", &[("player", id(2)), ("stand-in", id(1))]).await;
    assert!(stranger.starts_with("Only the organizer"), "{stranger}");
    let given = [("player", id(2)), ("stand-in", id(1))];
    let done = club.members[0].run(club.stage.channel, "tournament correct", &given).await.unwrap();
    let invitation = club.stage.answered(&club.members[0], &done).await;
    assert!(own(&invitation).contains("take the seat of"), "{invitation:#}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_those_who_have_blocked_them_nor_everybody_at_once() {
    let club = Club::of(4).await;
    let message = club.create(ROUND_ROBIN, &[]).await;
    club.begin_with(message, 3).await;
    club.round(1).await;
    let id = |member: usize| json!(club.members[member].id.to_string());
    let given = [("player", id(1)), ("stand-in", id(3))];
    let ask = async |member: usize| {
        let person = &club.members[member];
        let done = person.run(club.stage.channel, "tournament correct", &given).await.unwrap();
        words(&club.stage.answered(person, &done).await).to_owned()
    };
    club.told(3, "block", &[("user", id(1))]).await;
    let refused = ask(1).await;
    assert!(refused.starts_with("You can’t challenge this player here."), "{refused}");
    // Somebody else may ask, a few times.
    let asked = join_all((0..9).map(|_| ask(0)).collect()).await;
    let invited = asked.iter().filter(|text| text.contains("take the seat of")).count();
    assert!((5..9).contains(&invited), "{asked:?}");
    let says = "You can invite 5 stand-ins in a short time.";
    assert_eq!(asked.iter().filter(|text| text.starts_with(says)).count(), 9 - invited, "{asked:?}");
    club.stage.end().await;
}
