//! Deletion of a person's data: nothing can come in between, nobody has to wait for it, and numbers are not used again.

use super::{ALICE, BOB, CAROL, CHANNEL, House, invitation};
use trickmate_host::{
    Answer, HostSeats, Invitation, RequestId, ServerId, ServiceError, SimulState, SimulTerms,
};
use trickmate_rules::summoner::{Catalogue, Deck};

#[tokio::test]
async fn nobody_begins_a_game_between_leaving_and_erasing() {
    let house = House::new().await;
    let open = Invitation { challenger: CAROL, opponent: None, ..invitation(1) };
    let open = house.service.invitations().invite(open).await.unwrap().id;
    let running = house.begin(2).await.id;
    assert_eq!(house.service.privacy().leave(BOB).await.unwrap(), [running]);
    // The board of the resigned game may take seconds to appear; Bob keeps clicking.
    assert!(house.service.invitations().answer(open, BOB, Answer::Accept, RequestId::new(0)).await.is_err());
    let his = Invitation { challenger: BOB, opponent: None, ..invitation(3) };
    assert!(house.service.invitations().invite(his).await.is_err());
    let hers = Invitation { challenger: ALICE, opponent: Some(BOB), ..invitation(4) };
    assert!(matches!(house.service.invitations().invite(hers).await, Err(ServiceError::NotToBeChallenged)));
    house.service.privacy().forget(BOB).await.unwrap();
    assert_eq!(house.service.privacy().running_games(BOB).await.unwrap(), 0);
    let query = "SELECT COUNT(*) FROM matches WHERE ended_at IS NULL";
    assert_eq!(house.database.number(query).await, Some(0));
    // Afterwards Bob is like anybody new.
    house.service.invitations().answer(open, BOB, Answer::Accept, RequestId::new(0)).await.unwrap();
}

#[tokio::test]
async fn an_open_simul_ends_with_the_data_of_its_host() {
    let house = House::new().await;
    let simuls = house.service.simuls();
    let terms = |request, host| SimulTerms {
        request: RequestId::new(request),
        server: ServerId::new(10),
        channel: CHANNEL,
        host,
        game: "cardmate".to_owned(),
        options: Vec::new(),
        time: None,
        rated: false,
        places: None,
        seats: HostSeats::First,
    };
    let (own, other) =
        (simuls.create(terms(1, ALICE)).await.unwrap(), simuls.create(terms(2, BOB)).await.unwrap());
    simuls.join(other, ALICE).await.unwrap();
    house.service.privacy().leave(ALICE).await.unwrap();
    let (own, other) = (simuls.simul(own).await.unwrap(), simuls.simul(other).await.unwrap());
    assert_eq!((own.state, other.state, other.guests.len()), (SimulState::Cancelled, SimulState::Open, 0));
    let ended = "SELECT COUNT(*) FROM simuls WHERE ended_at IS NOT NULL AND state = 'cancelled'";
    assert_eq!(house.database.number(ended).await, Some(1));
}

#[tokio::test]
async fn what_others_have_excluded_cannot_be_found_out_without_the_key() {
    use sha2::{Digest, Sha256};
    let house = House::new().await;
    house.service.access().ban(ServerId::new(10), BOB).await.unwrap();
    house.service.access().block(ALICE, BOB).await.unwrap();
    house.service.privacy().leave(BOB).await.unwrap();
    house.service.privacy().forget(BOB).await.unwrap();
    let stored = house.database.number("SELECT player FROM bans").await.unwrap();
    // The hash of every id is no way to find it.
    let hash: [u8; 32] = Sha256::digest(BOB.get().to_be_bytes()).into();
    assert_ne!(stored, i64::from_be_bytes(*hash.first_chunk().unwrap()) | i64::MIN);
    assert!(stored < 0);
    // The ban still holds after a restart.
    let house = house.again().await;
    let his = Invitation { challenger: BOB, opponent: None, ..invitation(3) };
    assert!(matches!(house.service.invitations().invite(his).await, Err(ServiceError::Banned)));
    assert!(house.service.access().unban(ServerId::new(10), BOB).await.unwrap());
    let hers = Invitation { challenger: ALICE, opponent: Some(BOB), ..invitation(4) };
    assert!(matches!(house.service.invitations().invite(hers).await, Err(ServiceError::HasBlocked(BOB))));
    assert!(house.service.access().unblock(ALICE, BOB).await.unwrap());
}

#[tokio::test]
async fn numbers_of_what_is_deleted_are_not_given_again() {
    let house = House::new().await;
    let cards = Catalogue::published();
    let deck = Deck::draft("7 Knight", &cards).unwrap();
    let first = house.service.decks().create(ALICE, "one", &deck, &cards).await.unwrap().id;
    let trickmate_host::DeckId::Own(one) = first else { panic!("{first:?}") };
    house.service.decks().delete(ALICE, one).await.unwrap();
    let second = house.service.decks().create(BOB, "two", &deck, &cards).await.unwrap().id;
    assert_ne!(first, second);
    let record = trickmate_rules::Record::public(&house.begin(1).await.game, []).to_string();
    let first = house.service.imports().import(ALICE, RequestId::new(2), record.clone()).await.unwrap();
    house.service.privacy().leave(ALICE).await.unwrap();
    house.service.privacy().forget(ALICE).await.unwrap();
    let second = house.service.imports().import(BOB, RequestId::new(3), record).await.unwrap();
    assert_ne!(first, second);
}
