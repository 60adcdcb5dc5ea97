//! Vacations, and the deletion of a person’s data.

use super::super::{ALICE, BOB, CAROL, House, invitation};
use super::request::{GAPS, Request, number, race, request};
use trickmate_host::{Invitation, RequestId, ServerId, ServiceError};

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_begun_once() {
    let house = House::new().await;
    for gap in GAPS {
        let begin =
            || request(&house.service, |service| async move { service.vacations().begin(ALICE).await });
        let end = || request(&house.service, |service| async move { service.vacations().end(ALICE).await });
        let [one, other] = race(gap, [begin(), begin()]).await;
        assert!(one != other, "one of both");
        let [one, other] = race(gap, [end(), end()]).await;
        assert!(one != other, "one of both");
    }
    let query = "SELECT COUNT(*) FROM vacations WHERE player = 1";
    assert_eq!(house.count(query).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_person_is_stored_while_their_data_is_deleted() {
    use trickmate_host::WatchLevel;
    use trickmate_rules::summoner::{Catalogue, Deck};
    let house = House::new().await;
    let game = house.begin(number()).await;
    let record = trickmate_rules::Record::public(&game.game, []).to_string();
    house.service.privacy().leave(CAROL).await.unwrap();
    let requests: Vec<Request> = (0..8)
        .map(|kind| {
            let (game, record) = (game.clone(), record.clone());
            request(&house.service, move |service| async move {
                match kind {
                    0 => {
                        service.preferences().change(CAROL, |wishes| wishes.listed = false).await.map(|_| ())
                    }
                    1 => service.access().block(CAROL, BOB).await,
                    2 => service.spectators().watch(&game, CAROL, WatchLevel::End).await,
                    3 => service.imports().import(CAROL, RequestId::new(number()), record).await.map(|_| ()),
                    4 => {
                        let cards = Catalogue::published();
                        let deck = Deck::draft("30 Soldier", &cards).unwrap();
                        service.decks().create(CAROL, "mine", &deck, &cards).await.map(|_| ())
                    }
                    5 => service.lessons().reach_step(CAROL, "cardmate", "board", 1, false).await,
                    6 => service.vacations().begin(CAROL).await.map(|_| ()),
                    _ => service
                        .server_cards()
                        .add(ServerId::new(10), CAROL, "Mine", "W", Some(1))
                        .await
                        .map(|_| ()),
                }
            })
        })
        .collect();
    for (kind, asked) in requests.into_iter().enumerate() {
        assert!(matches!(asked.await, Err(ServiceError::BeingErased)), "{kind}");
    }
    // A name is noted with every request, except during a deletion. Blocks and bans by others keep only a fingerprint,
    // and it stays.
    house.service.names().remember_name(CAROL, "carol").await.unwrap();
    house.service.names().meet_on(ServerId::new(10), CAROL, "carol", None).await.unwrap();
    house.service.access().block(ALICE, CAROL).await.unwrap();
    house.service.access().ban(ServerId::new(10), CAROL).await.unwrap();
    let known = house.count("SELECT (SELECT COUNT(*) FROM blocks WHERE blocked = 3) + (SELECT COUNT(*) FROM bans WHERE player = 3)");
    assert_eq!(known.await, 0);
    house.service.privacy().forget(CAROL).await.unwrap();
    assert!(!house.service.privacy().is_anything_known_of(CAROL).await.unwrap());
    let hers = Invitation { challenger: CAROL, ..invitation(number()) };
    assert!(matches!(house.service.invitations().invite(hers).await, Err(ServiceError::Banned)));
}
