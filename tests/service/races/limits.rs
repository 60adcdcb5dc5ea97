//! Limits that many requests reach at once.

use super::super::{ALICE, BOB, CAROL, House, invitation};
use super::request::{BOT, against_computer, all_at_once, number, request};
use trickmate_host::{Answer, ChallengeId, Invitation, Limits, PlayerId, RequestId, ServerId};

#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_however_many_ask_at_once() {
    let house = House::new().await;
    let limits = Limits { challenges: 5, games: 3, computer_games: 2 };
    let service = house.service.clone().with_limits(limits).with_computer(BOT);
    let invites = (0..30).map(|_| {
        let wanted = Invitation { opponent: None, ..invitation(number()) };
        request(&service, move |service| async move { service.invitations().invite(wanted).await })
    });
    assert_eq!(all_at_once(invites).await, 5);
    let open = "SELECT COUNT(*) FROM challenges WHERE state = 'open'";
    assert_eq!(house.count(open).await, 5);
    // Bob may accept three of these challenges, no matter how many people make them.
    let mut ids = Vec::new();
    for challenger in 10..20 {
        ids.push(
            service
                .invitations()
                .invite(Invitation { challenger: PlayerId::new(challenger), ..invitation(number()) })
                .await
                .unwrap()
                .id,
        );
    }
    let accepts = ids.into_iter().map(|id| {
        request(&service, move |service| async move {
            service.invitations().answer(id, BOB, Answer::Accept, RequestId::new(number())).await
        })
    });
    assert_eq!(all_at_once(accepts).await, 3);
    assert_eq!(service.privacy().running_games(BOB).await.unwrap(), 3);
    // Ten people accept Alice's challenges.
    let ids: Vec<ChallengeId> = {
        let rows =
            service.invitations().open_challenges(ServerId::new(10), PlayerId::new(77), 25).await.unwrap();
        rows.into_iter().map(|challenge| challenge.id).collect()
    };
    assert_eq!(ids.len(), 5);
    let accepts = ids.into_iter().zip(30..).map(|(id, player)| {
        request(&service, move |service| async move {
            service
                .invitations()
                .answer(id, PlayerId::new(player), Answer::Accept, RequestId::new(number()))
                .await
        })
    });
    assert_eq!(all_at_once(accepts).await, 3);
    assert_eq!(service.privacy().running_games(ALICE).await.unwrap(), 3);
    // Games against the computer.
    let games = (0..20).map(|_| {
        let wanted = against_computer(CAROL, None);
        request(&service, move |service| async move { service.computer().play_computer(wanted).await })
    });
    assert_eq!(all_at_once(games).await, 2);
    assert_eq!(service.privacy().running_games(CAROL).await.unwrap(), 2);
    assert_eq!(
        house.count("SELECT COUNT(*) FROM challenges WHERE opponent = 999 AND state = 'open'").await,
        0
    );
    house.ends_sound().await;
}
