//! How many tournaments there can be.

use super::super::House;
use super::{BY_ORGANIZER, ORGANIZER, terms};
use trickmate_host::{
    GameService, PlayerId, ServiceError, TOURNAMENTS_OF_ORGANIZER, TOURNAMENTS_OF_SERVER, TournamentFormat,
    TournamentId, TournamentRequestError, TournamentTerms,
};

/// Makes a tournament, unless there are too many.
async fn create(service: &GameService, organizer: i64, request: i64) -> Option<i64> {
    let wanted =
        TournamentTerms { organizer: PlayerId::new(organizer), ..terms(TournamentFormat::Swiss, request) };
    match service.tournaments().create(wanted).await {
        Err(ServiceError::Tournament(TournamentRequestError::TooMany)) => None,
        made => Some(made.unwrap().get()),
    }
}

#[tokio::test]
async fn an_organizer_and_a_server_have_only_so_many_at_a_time() {
    let house = House::new().await;
    let eight = async |organizer: i64| {
        let tasks: Vec<_> = (0..8)
            .map(|number| {
                let service = house.service.clone();
                tokio::spawn(async move { create(&service, organizer, 100 * organizer + number).await })
            })
            .collect();
        let mut made = Vec::new();
        for task in tasks {
            made.extend(task.await.unwrap());
        }
        made
    };
    let of_one = eight(ORGANIZER).await;
    assert_eq!(i64::try_from(of_one.len()).unwrap(), TOURNAMENTS_OF_ORGANIZER);
    assert_eq!((eight(91).await.len(), eight(92).await.len()), (5, 0), "the server has ten");
    // One that is over makes room; the same request again is no other tournament.
    house.service.tournaments().cancel(TournamentId::new(of_one[0]), BY_ORGANIZER).await.unwrap();
    let made = create(&house.service, 92, 9_999).await;
    assert!(made.is_some() && create(&house.service, 92, 9_999).await == made);
    assert_eq!(create(&house.service, ORGANIZER, 9_998).await, None);
    let query = "SELECT COUNT(*) FROM tournaments WHERE state = 'open'";
    assert_eq!(house.database.number(query).await, Some(TOURNAMENTS_OF_SERVER));
}
