//! Offers as they are stored.

use super::{ALICE, BOB, House, invitation};
use trickmate_host::{AddedOffer, Answer, NewOffer, OfferKind, RequestId, ServiceError, Timestamp, Version};
use trickmate_rules::Seat;

#[tokio::test]
async fn an_unknown_kind_of_offer_is_an_error_and_no_draw() {
    let house = House::new().await;
    let table = house.begin_with(invitation(1)).await;
    // A newer program may store this.
    let strange = NewOffer {
        request: RequestId::new(7),
        match_id: table.id,
        seat: Seat::First,
        kind: "gift".into(),
        version: Version::new(0),
        created_at: Timestamp::default(),
        secret: None,
    };
    let AddedOffer::Made(strange) = house.store.offers().add_offer(strange).await.unwrap() else {
        panic!("refused")
    };
    let strange = strange.id;
    assert!(
        matches!(house.service.offers().offered(strange).await, Err(ServiceError::Corrupt(id, _)) if id == table.id.get())
    );
    assert!(house.service.offers().answer(strange, BOB, Answer::Accept, RequestId::new(8)).await.is_err());
    assert!(house.service.matches().hosted_match(table.id).await.unwrap().game.outcome().is_none());
    // Other offers can be made beside it.
    house.service.offers().offer(table.id, ALICE, OfferKind::Draw, RequestId::new(9)).await.unwrap();
    house.service.offers().offer(table.id, BOB, OfferKind::Draw, RequestId::new(10)).await.unwrap();
    assert!(house.service.matches().hosted_match(table.id).await.unwrap().game.outcome().is_some());
}
