//! Drafts of turns.

use super::{ALICE, BOB, House, action, invitation};
use trickmate_host::{
    DraftAction, GameService, HostedMatch, Invitation, MatchId, Move, Revision, ServiceError, Version,
};
use trickmate_rules::{Seat, Viewer};

/// Begins a match in which Alice as White has moved; the limit of her turn is one.
async fn moved(house: &House) -> HostedMatch {
    let options = vec![("variant".to_owned(), "courier".to_owned())];
    let summoner = Invitation { game: "summoner".to_owned(), options, ..invitation(1) };
    let id = house.begin_with(summoner).await.id;
    house.service.matches().act(&action(id, ALICE, "d2-d4", 0, 11)).await.unwrap()
}

/// Returns the creations that Alice can afford; their number differs with the deal.
fn creations(table: &HostedMatch) -> Vec<String> {
    let legal = table.game_for(Seat::First).position().observe(Viewer::Seat(Seat::First)).legal(Seat::First);
    legal.into_iter().filter(|text| text.starts_with('+')).collect()
}

async fn draft(
    service: &GameService,
    id: MatchId,
    wanted: &Move,
    revision: Option<i64>,
) -> Result<HostedMatch, ServiceError> {
    service
        .turns()
        .act_within(
            service.matches().hosted_match(id).await.unwrap(),
            wanted,
            DraftAction { revision: revision.map(Revision::new), ends: false },
        )
        .await
}

#[tokio::test]
async fn what_is_drafted_counts_once_survives_a_restart_and_can_be_taken_back() {
    let mut house = House::new().await;
    let mut table = moved(&house).await;
    // Repeated until the dealt cards allow something.
    for request in 100.. {
        if !creations(&table).is_empty() {
            break;
        }
        assert!(request < 200, "no deal gives White a card of four");
        house = House::new().await;
        table = moved(&house).await;
    }
    let (id, text) = (table.id, creations(&table).remove(0));
    house.noticed();
    let wanted = action(id, ALICE, &text, 1, 21);
    for _ in 0..2 {
        // A repeated request is one action.
        let drafted = draft(&house.service, id, &wanted, Some(0)).await.unwrap();
        assert_eq!((drafted.version(), drafted.revision()), (Version::new(1), Revision::new(1)));
        assert_eq!(drafted.drafted(Seat::First), std::slice::from_ref(&text));
    }
    assert!(house.noticed().is_empty(), "a draft is told to nobody");
    assert!(matches!(
        draft(&house.service, id, &action(id, ALICE, &text, 1, 22), Some(0)).await,
        Err(ServiceError::Stale)
    ));

    let house = house.again().await;
    let table = house.service.matches().hosted_match(id).await.unwrap();
    assert_eq!(table.drafted(Seat::First), std::slice::from_ref(&text));
    assert!(table.drafted(Seat::Second).is_empty());
    assert_eq!(table.game_for(Seat::Second).plies().len(), 1, "for the other seat there is no draft");
    let undone = house
        .service
        .turns()
        .undo(table, &action(id, ALICE, "", 1, 23), Some(Revision::new(1)))
        .await
        .unwrap();
    assert_eq!((undone.revision(), undone.drafted(Seat::First).len()), (Revision::new(2), 0));
    let nothing = house.service.turns().undo(undone, &action(id, ALICE, "", 1, 24), None).await;
    assert!(matches!(nothing, Err(ServiceError::NothingDrafted)));

    draft(&house.service, id, &action(id, ALICE, &text, 1, 25), None).await.unwrap();
    let ended = draft(&house.service, id, &action(id, ALICE, "end", 1, 26), Some(3)).await.unwrap();
    assert_eq!(ended.version(), Version::new(3));
    let again = draft(&house.service, id, &action(id, ALICE, "end", 1, 26), Some(3)).await.unwrap();
    assert_eq!(again.version(), Version::new(3), "the same request again");
    let stored = house.store.matches().actions(id).await.unwrap();
    let texts: Vec<&str> = stored.iter().map(|action| action.text.as_str()).collect();
    assert_eq!(texts, ["d2-d4", &*text, "end"]);
    assert!(house.store.turns().draft(id).await.unwrap().is_none());
}

#[tokio::test]
async fn of_two_who_change_a_draft_at_once_one_counts() {
    let house = House::new().await;
    let id = moved(&house).await.id;
    let end = |request| {
        let service = house.service.clone();
        tokio::spawn(async move {
            draft(&service, id, &action(id, ALICE, "end", 1, request), Some(0)).await.is_ok()
        })
    };
    let (one, other) = (end(21), end(22));
    assert!(one.await.unwrap() ^ other.await.unwrap());
    assert_eq!(house.store.matches().actions(id).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_draft_is_refused_to_others_and_ends_with_the_match() {
    let house = House::new().await;
    let table = moved(&house).await;
    let id = table.id;
    let refused = draft(&house.service, id, &action(id, BOB, "end", 1, 21), None).await;
    assert!(matches!(refused, Err(ServiceError::Refused(_))));
    let refused = house.service.turns().undo(table, &action(id, BOB, "", 1, 22), None).await;
    assert!(matches!(refused, Err(ServiceError::NothingDrafted)));
    house.service.matches().resign(&action(id, BOB, "", 1, 23)).await.unwrap();
    let over = draft(&house.service, id, &action(id, ALICE, "end", 2, 24), None).await;
    assert!(matches!(over, Err(ServiceError::Refused(_))));
}
