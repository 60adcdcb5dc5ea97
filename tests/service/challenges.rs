//! Challenges.

use std::time::Duration;

use super::{ALICE, BOB, CAROL, House, invitation};
use trickmate_host::{
    Answer, ChallengeState, Event, Invitation, MatchId, PlayerId, RequestId, SeatWish, ServiceError,
};

#[tokio::test]
async fn the_same_request_twice_makes_one_challenge() {
    let house = House::new().await;
    let first = house.service.invitations().invite(invitation(7)).await.unwrap();
    let second = house.service.invitations().invite(invitation(7)).await.unwrap();
    assert_eq!(first.id, second.id);
    let other = house.service.invitations().invite(invitation(8)).await.unwrap();
    assert_ne!(first.id, other.id);
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let house = House::new().await;
    let refused = |change: fn(&mut Invitation)| {
        let mut wanted = invitation(1);
        change(&mut wanted);
        house.service.invitations().invite(wanted)
    };
    assert!(matches!(refused(|it| it.game = "chess".into()).await, Err(ServiceError::NoGame)));
    let deck = refused(|it| {
        (it.game, it.options) = ("summoner".into(), vec![("deck-white".into(), "swarm".into())]);
    });
    assert!(matches!(deck.await, Err(ServiceError::Option(_))), "a deck is not an option of the challenge");
    assert!(matches!(refused(|it| it.opponent = Some(ALICE)).await, Err(ServiceError::AgainstOneself)));
    let option = refused(|it| it.options = vec![("deal".into(), "marked".into())]).await;
    assert!(matches!(option, Err(ServiceError::Option(_))));
}

#[tokio::test]
async fn only_the_right_people_answer_and_only_once() {
    let mut house = House::new().await;
    let id = house.service.invitations().invite(invitation(1)).await.unwrap().id;
    let service = &house.service;
    assert!(matches!(
        service.invitations().answer(id, CAROL, Answer::Accept, RequestId::new(0)).await,
        Err(ServiceError::NotChallenged(BOB))
    ));
    assert!(matches!(
        service.invitations().answer(id, CAROL, Answer::Decline, RequestId::new(0)).await,
        Err(ServiceError::NotChallenged(BOB))
    ));
    assert!(matches!(
        service.invitations().answer(id, BOB, Answer::Withdraw, RequestId::new(0)).await,
        Err(ServiceError::NotChallenger(ALICE))
    ));
    assert!(matches!(
        service.invitations().answer(id, ALICE, Answer::Accept, RequestId::new(0)).await,
        Err(ServiceError::OwnChallenge)
    ));
    service.invitations().answer(id, BOB, Answer::Accept, RequestId::new(0)).await.unwrap();
    // A double click changes nothing and is no error.
    let again = service.invitations().answer(id, BOB, Answer::Accept, RequestId::new(0)).await.unwrap();
    assert_eq!(again.state, ChallengeState::Accepted);
    assert!(matches!(
        service.invitations().answer(id, BOB, Answer::Decline, RequestId::new(0)).await,
        Err(ServiceError::ChallengeClosed)
    ));
    assert!(matches!(
        service.invitations().answer(id, ALICE, Answer::Withdraw, RequestId::new(0)).await,
        Err(ServiceError::ChallengeClosed)
    ));
    assert_eq!(service.matches().matches_of(ALICE, super::CHANNEL, 25, |_| true).await.unwrap().len(), 1);
    let noticed = house.noticed();
    assert!(noticed.contains(&Event::Match(MatchId::new(1))) && noticed.contains(&Event::Challenge(id)));
}

#[tokio::test]
async fn of_many_who_accept_one_gets_the_match() {
    let house = House::new().await;
    let open = Invitation { opponent: None, seat: SeatWish::Any, ..invitation(1) };
    let id = house.service.invitations().invite(open).await.unwrap().id;
    let tasks: Vec<_> = (10..30)
        .map(|player| {
            let service = house.service.clone();
            tokio::spawn(async move {
                service
                    .invitations()
                    .answer(id, PlayerId::new(player), Answer::Accept, RequestId::new(0))
                    .await
                    .is_ok()
            })
        })
        .collect();
    let mut accepted = 0;
    for task in tasks {
        accepted += u32::from(task.await.unwrap());
    }
    assert_eq!(accepted, 1);
    assert_eq!(
        house.service.matches().matches_of(ALICE, super::CHANNEL, 25, |_| true).await.unwrap().len(),
        1
    );
}

#[tokio::test]
async fn time_runs_out() {
    let mut house = House::with(Duration::ZERO).await;
    let id = house.service.invitations().invite(invitation(1)).await.unwrap().id;
    assert_eq!(house.noticed(), [Event::Challenge(id)], "it is to be posted");
    assert_eq!(house.service.invitations().expire().await.unwrap(), None);
    assert_eq!(house.service.invitations().challenge(id).await.unwrap().state, ChallengeState::Expired);
    assert_eq!(house.noticed(), [Event::Challenge(id)]);
    assert!(matches!(
        house.service.invitations().answer(id, BOB, Answer::Accept, RequestId::new(0)).await,
        Err(ServiceError::ChallengeClosed)
    ));
    house.service.invitations().mark_challenge_announced(id).await.unwrap();
    assert!(house.service.unannounced().await.unwrap().is_empty());
}
