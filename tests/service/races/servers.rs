//! What is stored of a server, at once.

use super::super::{ALICE, BOB, House};
use super::request::{GAPS, all_at_once, number, race, request};
use trickmate_host::{PlayerId, ServerId, ServiceError};
use trickmate_rules::summoner::MAX_OWN;

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_one_card_of_a_server() {
    let house = House::new().await;
    let add = |player: PlayerId| {
        request(&house.service, move |service| async move {
            service.server_cards().add(ServerId::new(10), player, "Strider", "W", Some(2)).await
        })
    };
    let retire = || {
        request(&house.service, |service| async move {
            service.server_cards().retire(ServerId::new(10), "Strider").await
        })
    };
    for gap in GAPS {
        let [one, other] = race(gap, [add(ALICE), add(BOB)]).await;
        assert!(one != other, "one of both");
        let [one, other] = race(gap, [retire(), retire()]).await;
        assert!(one != other, "one of both");
    }
    let cards = (0..MAX_OWN + 8).map(|_| {
        request(&house.service, |service| async move {
            let name: String =
                number().to_string().bytes().map(|digit| char::from(digit + b'A' - b'0')).collect();
            service.server_cards().add(ServerId::new(10), ALICE, &format!("Card{name}"), "W", Some(2)).await
        })
    });
    assert_eq!(all_at_once(cards).await, MAX_OWN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_greeted_once() {
    let house = House::new().await;
    for (server, gap) in (20..).zip(GAPS) {
        let greet = || {
            request(&house.service, move |service| async move {
                match service.servers().greet(ServerId::new(server)).await? {
                    true => Ok(()),
                    false => Err(ServiceError::Stale),
                }
            })
        };
        let [one, other] = race(gap, [greet(), greet()]).await;
        assert!(one != other, "one of both");
    }
}
