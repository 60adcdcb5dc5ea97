//! What is stored of one match can be damaged; that stops no other.

use super::*;
use sqlx::{Connection, SqliteConnection};
use trickmate::service::ServiceError;

#[tokio::test]
async fn a_damaged_match_does_not_stop_what_chance_decides_in_others() {
    let house = House::new().await;
    for (request, id) in [(1, 1), (2, 2)] {
        let mystery = Invitation { game: "mysterious".to_owned(), ..invitation(request) };
        assert_eq!(house.begin_with(mystery).await.id, id);
        house.place_all(id, 100 * id).await;
        assert!(house.store.leave_to_chance(id, 32, "flip").await.unwrap());
    }
    let path = house.scratch.path().join("test.sqlite");
    let mut database = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    sqlx::query("UPDATE matches SET seed = x'00' WHERE id = 1").execute(&mut database).await.unwrap();
    let house = house.again().await;
    house.service.resume_chance().await.unwrap();
    assert_eq!(house.service.hosted_match(2).await.unwrap().version(), 64, "the second has gone on");
    assert!(matches!(house.service.hosted_match(1).await, Err(ServiceError::Corrupt(1, _))));
    database.close().await.unwrap();
}
