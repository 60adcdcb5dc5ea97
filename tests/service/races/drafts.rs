//! Turns of several actions that are drafted and ended at once.

use super::super::{ALICE, House, action, invitation};
use super::request::{GAPS, number, race, request, resign};
use trickmate_host::{DraftAction, HostedMatch, Invitation, Revision, Version};
use trickmate_rules::{Seat, Viewer};

/// Begins a match in which Alice has moved and can create something.
async fn able(house: &House) -> (HostedMatch, String) {
    for _ in 0..100 {
        let options = vec![("variant".to_owned(), "courier".to_owned())];
        let summoner = Invitation { game: "summoner".to_owned(), options, ..invitation(number()) };
        let id = house.begin_with(summoner).await.id;
        let hosted = house.service.matches().act(&action(id, ALICE, "d2-d4", 0, number())).await.unwrap();
        let position = hosted.game_for(Seat::First).position();
        let legal = position.observe(Viewer::Seat(Seat::First)).legal(Seat::First);
        if let Some(creation) = legal.into_iter().find(|text| text.starts_with('+')) {
            return (hosted, creation);
        }
        resign(house, id.get(), ALICE).await.unwrap();
    }
    panic!("no deal gives White a card of four");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_changes_of_a_draft_one_counts() {
    let house = House::new().await;
    for gap in GAPS {
        for pair in 0..3 {
            let (hosted, creation) = able(&house).await;
            let id = hosted.id;
            let wanted = action(id, ALICE, &creation, 1, number());
            let within = DraftAction { revision: Some(Revision::new(0)), ends: false };
            let drafted = house.service.turns().act_within(hosted, &wanted, within).await.unwrap();
            assert_eq!(drafted.revision(), Revision::new(1));
            let end = || {
                request(&house.service, move |service| async move {
                    let hosted = service.matches().hosted_match(id).await?;
                    let within = DraftAction { revision: Some(Revision::new(1)), ends: false };
                    service.turns().act_within(hosted, &action(id, ALICE, "end", 1, number()), within).await
                })
            };
            let undo = || {
                request(&house.service, move |service| async move {
                    let hosted = service.matches().hosted_match(id).await?;
                    service
                        .turns()
                        .undo(hosted, &action(id, ALICE, "", 1, number()), Some(Revision::new(1)))
                        .await
                })
            };
            let both = match pair {
                0 => [end(), end()],
                1 => [end(), undo()],
                _ => [undo(), undo()],
            };
            let [one, other] = race(gap, both).await;
            assert!(one != other, "one of both: {pair} {one} {other}");
            let hosted = house.service.matches().hosted_match(id).await.unwrap();
            let is_ended = pair == 0 || pair == 1 && one;
            assert_eq!(hosted.version(), Version::new(if is_ended { 3 } else { 1 }), "{pair}");
            assert!(hosted.drafted(Seat::First).is_empty());
            house.is_sound().await;
            resign(&house, id.get(), ALICE).await.unwrap();
        }
    }
    house.ends_sound().await;
}
