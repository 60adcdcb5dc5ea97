//! Roles for ratings, without Discord.

use super::{ALICE, House};
use trickmate_host::{HolderState, RoleChange, RoleId, RoleStep, RoleThreshold, ServerId};

const SERVER: ServerId = ServerId::new(10);
const ROLE: RoleId = RoleId::new(30);

/// Opens a host on whose server Alice has a rating for which there is a role.
async fn with_a_role() -> House {
    let house = House::new().await;
    let cardmate = trickmate_rules::game("cardmate").unwrap();
    house.service.roles().set(SERVER, ROLE, cardmate, RoleThreshold::Rating(1500)).await.unwrap();
    house.service.roles().run_roles().await.unwrap();
    let rating = format!(
        "INSERT INTO ratings (game, scope, player, result_number, rating, deviation, volatility, before, wins, draws, losses, \
         last_at, provisional_from, month, gained) VALUES ('cardmate', {SERVER}, {ALICE}, 1, 1600, 60, 0.06, 1500, 1, 0, 0, \
         0, {}, 0, 0)",
        i64::MAX
    );
    house.database.execute(&rating).await;
    house
}

#[tokio::test]
async fn nothing_is_given_or_taken_while_ratings_are_computed_again() {
    let house = with_a_role().await;
    let give = RoleChange { role: ROLE, player: ALICE, step: RoleStep::Give };
    let update = house.service.roles().update(SERVER).await.unwrap().unwrap();
    assert_eq!(update.changes, [give]);
    let rerating =
        format!("INSERT INTO reratings (game, scope, next_result) VALUES ('cardmate', {SERVER}, 1)");
    house.database.execute(&rerating).await;
    assert!(house.service.roles().update(SERVER).await.unwrap().is_none());
    // An update that is carried out meanwhile is not the last.
    house.service.roles().mark_done(&update).await.unwrap();
    house.service.ratings().rerate().await.unwrap();
    let update = house.service.roles().update(SERVER).await.unwrap().unwrap();
    assert_eq!(update.changes, [give]);
}

#[tokio::test]
async fn nothing_is_noted_about_somebody_whose_data_is_deleted() {
    let house = with_a_role().await;
    let give = RoleChange { role: ROLE, player: ALICE, step: RoleStep::Give };
    assert!(house.service.roles().note(SERVER, give, HolderState::Giving).await.unwrap());
    house.service.privacy().leave(ALICE).await.unwrap();
    assert!(!house.service.roles().note(SERVER, give, HolderState::Given).await.unwrap());
    assert_eq!(house.service.roles().held_by(ALICE).await.unwrap(), [(SERVER, ROLE)]);
    house.service.privacy().forget(ALICE).await.unwrap();
    assert!(!house.service.roles().note(SERVER, give, HolderState::Given).await.unwrap());
    assert!(!house.service.privacy().is_anything_known_of(ALICE).await.unwrap());
}
