//! Decks that are changed and chosen at once.

use super::super::{ALICE, BOB, House};
use super::request::{GAPS, Request, all_at_once, number, race, request};
use trickmate_host::{DeckId, NamedDeck, OwnDeckId};
use trickmate_rules::summoner::{Catalogue, Deck};

/// Returns the number of a deck of a player's own.
fn own(deck: &NamedDeck) -> OwnDeckId {
    let DeckId::Own(id) = deck.id else { panic!("{deck:?}") };
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deck_in_use_stays_one_to_play_with() {
    let house = House::new().await;
    let cards = Catalogue::published();
    for gap in GAPS {
        let name: &'static str = format!("deck {}", number()).leak();
        let deck = Deck::draft("30 Soldier", &cards).unwrap();
        let made = house.service.decks().create(ALICE, name, &deck, &cards).await.unwrap();
        let id = own(&made);
        let choose = request(&house.service, move |service| async move {
            service.decks().choose(ALICE, DeckId::Own(id), &Catalogue::published()).await
        });
        let empty = request(&house.service, move |service| async move {
            service.decks().import(ALICE, name, "1 Soldier", &Catalogue::published()).await
        });
        let [chosen, emptied] = race(gap, [choose, empty]).await;
        assert!(chosen != emptied, "one of both: {chosen} {emptied}");
        let in_use = house.service.decks().in_use(ALICE, &cards).await.unwrap();
        assert!(in_use.check().is_ok());
        house.service.decks().delete(ALICE, id).await.unwrap();
    }
    let builds = (0..60).map(|_| {
        let deck = Deck::draft("30 Soldier", &cards).unwrap();
        request(&house.service, move |service| async move {
            service.decks().create(BOB, &format!("deck {}", number()), &deck, &Catalogue::published()).await
        })
    });
    assert_eq!(all_at_once(builds).await, trickmate_host::MAX_DECKS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_one_deck() {
    let house = House::new().await;
    let cards = Catalogue::published();
    let deck = Deck::draft("30 Soldier", &cards).unwrap();
    for gap in GAPS {
        for pair in 0..3 {
            let old = own(&house.service.decks().create(ALICE, "old", &deck, &cards).await.unwrap());
            let create = || {
                let deck = deck.clone();
                request(&house.service, move |service| async move {
                    service.decks().create(ALICE, "new", &deck, &Catalogue::published()).await
                })
            };
            let rename = || {
                request(&house.service, move |service| async move {
                    service.decks().rename(ALICE, old, "new", &Catalogue::published()).await
                })
            };
            let delete = || {
                request(
                    &house.service,
                    move |service| async move { service.decks().delete(ALICE, old).await },
                )
            };
            let [one, other] = match pair {
                0 => race(gap, [create(), create()]).await,
                1 => race(gap, [create(), rename()]).await,
                _ => race(gap, [delete(), rename()]).await,
            };
            // A deck that is deleted may have been renamed just before, and is the same deck.
            assert!(one != other || pair == 2 && one, "one of both: {pair} {one} {other}");
            let left = house.count("SELECT COUNT(*) FROM decks WHERE owner = 1").await;
            let wanted = match pair {
                0 => 2,
                1 => 1 + i64::from(one),
                _ => i64::from(!one),
            };
            assert_eq!(left, wanted, "{pair}");
            house.database.execute("DELETE FROM decks WHERE owner = 1").await;
        }
    }
}

/// Returns requests of Alice that each put a card into a deck or take it out.
fn changes(house: &House, id: OwnDeckId, count: usize, card: &'static str, adds: bool) -> Vec<Request> {
    let one = || {
        request(&house.service, move |service| async move {
            let cards = Catalogue::published();
            let change = |deck: &mut Deck| match adds {
                true => deck.add(1, card, &cards).map(|_| ()),
                false => deck.remove(Some(1), card, &cards).map(|_| ()),
            };
            service.decks().change(ALICE, id, &cards, change).await
        })
    };
    (0..count).map(|_| one()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_at_once_neither_get_lost_nor_overfill_a_deck() {
    let house = House::new().await;
    let cards = Catalogue::published();
    let deck = Deck::draft("90 Soldier", &cards).unwrap();
    let id = own(&house.service.decks().create(ALICE, "mine", &deck, &cards).await.unwrap());
    assert_eq!(all_at_once(changes(&house, id, 14, "Rook", true)).await, 10, "a deck has at most 100 cards");
    let both =
        changes(&house, id, 6, "Rook", false).into_iter().chain(changes(&house, id, 6, "Soldier", false));
    assert_eq!(all_at_once(both).await, 12);
    assert_eq!(all_at_once(changes(&house, id, 6, "Rook", false)).await, 4);
    let left = house.service.decks().deck(ALICE, DeckId::Own(id), &cards).await.unwrap();
    assert_eq!(left.deck.write(&cards), "84 Soldier");
    assert!(house.service.decks().deck(BOB, DeckId::Own(id), &cards).await.is_err(), "it is not his");
}
