//! What is stored of one match can be damaged; that stops no other.

use super::*;
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
    let seed = if house.database.file().is_some() { "x'00'" } else { "'\\x00'" };
    house.database.execute(format!("UPDATE matches SET seed = {seed} WHERE id = 1")).await;
    let house = house.again().await;
    house.service.resume_chance().await.unwrap();
    assert_eq!(house.service.hosted_match(2).await.unwrap().version(), 64, "the second has gone on");
    assert!(matches!(house.service.hosted_match(1).await, Err(ServiceError::Corrupt(1, _))));
}
