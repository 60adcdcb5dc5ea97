//! Challenges.

use std::time::Duration;

use super::{ALICE, BOB, CAROL, House, invitation};
use trickmate::hall::{Answer, ChallengeState, HallError, Invitation, Notice, SeatWish};

#[tokio::test]
async fn the_same_request_twice_makes_one_challenge() {
    let house = House::new().await;
    let first = house.hall.invite(invitation(7)).await.unwrap();
    let second = house.hall.invite(invitation(7)).await.unwrap();
    assert_eq!(first.id, second.id);
    let other = house.hall.invite(invitation(8)).await.unwrap();
    assert_ne!(first.id, other.id);
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let house = House::new().await;
    let refused = |change: fn(&mut Invitation)| {
        let mut wanted = invitation(1);
        change(&mut wanted);
        house.hall.invite(wanted)
    };
    assert!(matches!(refused(|it| it.game = "chess".into()).await, Err(HallError::NoGame)));
    let deck = refused(|it| {
        (it.game, it.options) = ("summoner".into(), vec![("deck-white".into(), "swarm".into())]);
    });
    assert!(matches!(deck.await, Err(HallError::Option(_))), "a deck is not an option of the challenge");
    assert!(matches!(refused(|it| it.opponent = Some(ALICE)).await, Err(HallError::AgainstOneself)));
    let option = refused(|it| it.options = vec![("deal".into(), "marked".into())]).await;
    assert!(matches!(option, Err(HallError::Option(_))));
}

#[tokio::test]
async fn only_the_right_people_answer_and_only_once() {
    let mut house = House::new().await;
    let id = house.hall.invite(invitation(1)).await.unwrap().id;
    let hall = &house.hall;
    assert!(matches!(hall.answer(id, CAROL, Answer::Accept).await, Err(HallError::NotChallenged(BOB))));
    assert!(matches!(hall.answer(id, CAROL, Answer::Decline).await, Err(HallError::NotChallenged(BOB))));
    assert!(matches!(hall.answer(id, BOB, Answer::Withdraw).await, Err(HallError::NotChallenger(ALICE))));
    assert!(matches!(hall.answer(id, ALICE, Answer::Accept).await, Err(HallError::OwnChallenge)));
    hall.answer(id, BOB, Answer::Accept).await.unwrap();
    // A double click changes nothing and is no error.
    let again = hall.answer(id, BOB, Answer::Accept).await.unwrap();
    assert_eq!(again.state, ChallengeState::Accepted);
    assert!(matches!(hall.answer(id, BOB, Answer::Decline).await, Err(HallError::ChallengeClosed)));
    assert!(matches!(hall.answer(id, ALICE, Answer::Withdraw).await, Err(HallError::ChallengeClosed)));
    assert_eq!(hall.tables_of(ALICE).await.unwrap().len(), 1);
    let noticed = house.noticed();
    assert!(noticed.contains(&Notice::Table(1)) && noticed.contains(&Notice::Challenge(id)));
}

#[tokio::test]
async fn of_many_who_accept_one_gets_the_match() {
    let house = House::new().await;
    let open = Invitation { opponent: None, seat: SeatWish::Any, ..invitation(1) };
    let id = house.hall.invite(open).await.unwrap().id;
    let tasks: Vec<_> = (10..30)
        .map(|player| {
            let hall = house.hall.clone();
            tokio::spawn(async move { hall.answer(id, player, Answer::Accept).await.is_ok() })
        })
        .collect();
    let mut accepted = 0;
    for task in tasks {
        accepted += u32::from(task.await.unwrap());
    }
    assert_eq!(accepted, 1);
    assert_eq!(house.hall.tables_of(ALICE).await.unwrap().len(), 1);
}

#[tokio::test]
async fn time_runs_out() {
    let mut house = House::with(Duration::ZERO).await;
    let id = house.hall.invite(invitation(1)).await.unwrap().id;
    assert_eq!(house.hall.expire().await.unwrap(), None);
    assert_eq!(house.hall.challenge(id).await.unwrap().state, ChallengeState::Expired);
    assert_eq!(house.noticed(), [Notice::Challenge(id)]);
    assert!(matches!(house.hall.answer(id, BOB, Answer::Accept).await, Err(HallError::ChallengeClosed)));
    house.hall.told_challenge(id).await.unwrap();
    assert!(house.hall.untold().await.unwrap().is_empty());
}
