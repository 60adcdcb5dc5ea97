//! Corrected pairings: two players change places before their games have moves.

use serde_json::json;

use super::super::learn::words;
use super::{Club, KNOCKOUT, SWISS};
use trickmate_host::{HostedTournament, MatchId};

fn members(club: &Club, tournament: &HostedTournament, board: usize) -> [usize; 2] {
    let game = tournament.games_of(tournament.round).nth(board).unwrap();
    [game.white, game.black.unwrap()]
        .map(|number| club.member(tournament.entrant(number).unwrap().player.get()))
}

fn swap(club: &Club, one: usize, other: usize) -> [(&'static str, serde_json::Value); 2] {
    let id = |member: usize| json!(club.members[member].id.to_string());
    [("player", id(one)), ("with", id(other))]
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_of_a_swiss_change_places_before_they_have_moved() {
    let mut club = Club::of(4).await;
    let message = club.create(SWISS, &[]).await;
    club.begin(message).await;
    let before = club.round(1).await;
    let ([a, b], [c, d]) = (members(&club, &before, 0), members(&club, &before, 1));
    let managers = "Only the organizer and members who manage the server can do that.";
    assert_eq!(club.told(b.max(1), "tournament correct", &swap(&club, a, c)).await, managers);
    let told = club.told(0, "tournament correct", &swap(&club, a, c)).await;
    assert!(told.contains("have changed places in this round."), "{told}");
    let after = club.round(1).await;
    assert_eq!((members(&club, &after, 0), members(&club, &after, 1)), ([c, b], [a, d]));
    let old: Vec<MatchId> = before.games.iter().filter_map(|game| game.match_id).collect();
    let new: Vec<MatchId> = after.games.iter().filter_map(|game| game.match_id).collect();
    assert!(new.iter().all(|game| !old.contains(game)), "{old:?} {new:?}");
    // The message follows, and the old games are called off.
    let shows = format!("1. <@{}> – <@{}>", club.members[c].id, club.members[b].id);
    club.posted(|text| text.starts_with("**Club cup**, round 1:") && text.contains(&shows)).await;
    club.number_is("SELECT COUNT(*) FROM matches WHERE ended_at IS NOT NULL AND counted = 0", |ended| {
        ended == 2
    })
    .await;
    club.number_is("SELECT COUNT(*) FROM tournament_dropped_matches", |left| left == 0).await;
    // Two opponents change colours.
    club.told(0, "tournament correct", &swap(&club, a, d)).await;
    let colors = club.round(1).await;
    assert_eq!(members(&club, &colors, 1), [d, a]);
    // Once somebody has moved it is too late.
    let game = colors.games_of(1).nth(1).unwrap().match_id.unwrap().get();
    club.told(d, "move", &[("move", json!("4Ci3")), ("game", json!(game))]).await;
    let refused = club.told(0, "tournament correct", &swap(&club, a, c)).await;
    assert!(refused.starts_with("A game of these players has moves"), "{refused}");
    // Nobody meets again.
    club.play(&mut std::collections::BTreeMap::new()).await;
    club.restart().await;
    let second = club.round(2).await;
    let [e, f] = members(&club, &second, 0);
    let [g, h] = members(&club, &second, 1);
    let met = [[c, b], [d, a]];
    let again = |one: usize, other: usize| met.contains(&[one, other]) || met.contains(&[other, one]);
    let [known, new] = if again(e, g) { [g, h] } else { [h, g] };
    assert!(again(e, known) && again(f, new), "winners meet");
    let refused = club.told(0, "tournament correct", &swap(&club, f, known)).await;
    assert!(refused.starts_with("Then two players would meet"), "{refused}");
    let told = club.told(0, "tournament correct", &swap(&club, f, new)).await;
    assert!(told.contains("have changed places"), "{told}");
    let asked = club.told(0, "tournament correct", &[]).await;
    assert!(asked.starts_with("Give `game` and `result`"), "{asked}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_could_not_be_posted_is_posted_once_when_the_pairing_changes() {
    let club = Club::of(4).await;
    let message = club.create(SWISS, &[]).await;
    club.begin(message).await;
    let round = club.round(1).await;
    let ([a, b], [c, d]) = (members(&club, &round, 0), members(&club, &round, 1));
    club.number_is("SELECT COUNT(*) FROM tournament_posts WHERE message IS NOT NULL", |posts| posts == 1)
        .await;
    club.stage.database().execute("UPDATE tournament_posts SET message = NULL").await;
    club.told(0, "tournament correct", &swap(&club, a, c)).await;
    let corrected = "SELECT MAX(corrections) FROM tournament_posts WHERE message IS NOT NULL";
    club.number_is(corrected, |corrections| corrections == 1).await;
    club.told(0, "tournament correct", &swap(&club, b, d)).await;
    club.number_is(corrected, |corrections| corrections == 2).await;
    let messages = club.members[0].messages(club.stage.channel).unwrap();
    let posts = messages.iter().filter(|message| words(message).starts_with("**Club cup**, round 1:"));
    assert_eq!(posts.count(), 1);
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_match_is_called_off_when_the_tournament_is_cancelled() {
    let mut club = Club::of(4).await;
    let message = club.create(SWISS, &[]).await;
    club.begin(message).await;
    let game = club.round(1).await.games[0].match_id.unwrap();
    // As if the bot had been killed between a correction and what follows from it.
    club.stage.stop().await;
    let drop = format!("INSERT INTO tournament_dropped_matches (match_id, tournament) VALUES ({game}, 1)");
    club.stage.database().execute(drop).await;
    club.stage.database().execute("UPDATE tournaments SET state = 'paused', next_at = NULL").await;
    club.stage.start().await;
    assert_eq!(club.confirm(0, "Cancel the tournament").await, "**Club cup** is cancelled.");
    club.number_is("SELECT COUNT(*) FROM tournament_dropped_matches", |left| left == 0).await;
    let ended = "SELECT COUNT(*) FROM matches WHERE ended_at IS NOT NULL";
    assert_eq!(club.stage.number(ended).await, Some(1));
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_of_a_knockout_change_places_in_the_first_round() {
    let club = Club::of(4).await;
    let message = club.create(KNOCKOUT, &[("rated", json!(1))]).await;
    club.begin(message).await;
    let before = club.round(1).await;
    let ([a, b], [c, d]) = (members(&club, &before, 0), members(&club, &before, 1));
    let game = before.games_of(1).next().unwrap().match_id.unwrap().get();
    let hint = club.told(a, "hint", &[("game", json!(game))]).await;
    assert_eq!(hint, "In a game of a tournament there are no takebacks, hints or aborts.");
    let told = club.told(0, "tournament correct", &swap(&club, b, d)).await;
    assert!(told.contains("have changed places in this round."), "{told}");
    let after = club.round(1).await;
    assert_eq!((members(&club, &after, 0), members(&club, &after, 1)), ([a, d], [c, b]));
    club.play(&mut std::collections::BTreeMap::new()).await;
    club.round(2).await;
    let refused = club.told(0, "tournament correct", &swap(&club, a, c)).await;
    assert!(refused.starts_with("These players can’t change places now."), "{refused}");
    club.play(&mut std::collections::BTreeMap::new()).await;
    let closing = club.posted(|text| text.contains("is over. Congratulations!")).await;
    assert!(words(&closing).contains(&format!("🥇 <@{}>", club.members[0].id)), "{closing:#}");
    club.stage.end().await;
}
