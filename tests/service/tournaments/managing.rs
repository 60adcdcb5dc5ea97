//! What managers do.

use super::super::House;
use super::{BY_ORGANIZER, FIRST, HOUR, begun, load, resign, running, terms};
use trickmate_host::{
    Manager, MatchId, MayJoin, OfferKind, PlayerId, RequestId, ServiceError, Timestamp, TournamentFormat,
    TournamentRequestError, TournamentState, TournamentTerms,
};
use trickmate_tournaments::GameResult;

#[tokio::test]
async fn nobody_is_dropped_who_was_never_asked_to_check_in() {
    let house = House::new().await;
    let tournaments = house.service.tournaments();
    let starts_at = Some(Timestamp::new(house.service.clock().now() + 2 * HOUR));
    let terms = TournamentTerms { starts_at, check_in: Some(HOUR), ..terms(TournamentFormat::RoundRobin, 1) };
    let id = tournaments.create(terms).await.unwrap();
    for player in FIRST..FIRST + 3 {
        tournaments.join(id, MayJoin { player: PlayerId::new(player), roles: Vec::new() }).await.unwrap();
    }
    // The time to check in has come, but the bot was away and has asked nobody.
    let now = house.service.clock().now();
    house.database.execute(&format!("UPDATE tournaments SET starts_at = {}", now + HOUR / 2)).await;
    tournaments.begin(id, BY_ORGANIZER).await.unwrap();
    assert_eq!(load(&house, id).await.entrants.iter().filter(|one| one.withdrawn.is_none()).count(), 3);
    assert_eq!(load(&house, id).await.state, TournamentState::Running);
}

#[tokio::test]
async fn managers_pause_correct_and_cancel() {
    let house = House::new().await;
    let tournaments = house.service.tournaments();
    let id = begun(&house, terms(TournamentFormat::RoundRobin, 1), 3).await;
    let stranger = Manager { person: PlayerId::new(FIRST), manages_server: false };
    for refused in [
        tournaments.pause(id, stranger).await,
        tournaments.resume(id, stranger).await,
        tournaments.cancel(id, stranger).await,
    ] {
        assert!(matches!(refused, Err(ServiceError::Tournament(TournamentRequestError::NotManager))));
    }
    let early = tournaments.resume(id, BY_ORGANIZER).await;
    assert!(matches!(early, Err(ServiceError::Tournament(TournamentRequestError::NotRunning))));
    assert_eq!(tournaments.pause(id, BY_ORGANIZER).await.unwrap().state, TournamentState::Paused);
    let again = tournaments.pause(id, BY_ORGANIZER).await;
    assert!(
        matches!(again, Err(ServiceError::Tournament(TournamentRequestError::NotRunning))),
        "a second press does not let it continue"
    );
    let (match_id, white, black) = running(&load(&house, id).await)[0];
    resign(&house, match_id, white, 3000).await;
    tournaments.run_tournaments(&[]).await.unwrap();
    assert_eq!(load(&house, id).await.round, 1, "a paused tournament has no new round");
    let corrected = tournaments.correct(id, match_id, GameResult::WhiteWins, BY_ORGANIZER).await.unwrap();
    let leader = corrected.ranking().unwrap()[0].number;
    assert_eq!(corrected.entrant(leader).unwrap().player, white);
    let unknown =
        tournaments.correct(id, MatchId::new(match_id.get() + 100), GameResult::Draw, BY_ORGANIZER).await;
    assert!(matches!(unknown, Err(ServiceError::Tournament(TournamentRequestError::NoCorrection))));
    assert_eq!(tournaments.resume(id, BY_ORGANIZER).await.unwrap().state, TournamentState::Running);
    tournaments.run_tournaments(&[]).await.unwrap();
    assert_eq!(load(&house, id).await.round, 2);
    let (match_id, white, _) = running(&load(&house, id).await)[0];
    let takeback =
        house.service.offers().offer(match_id, white, OfferKind::Abort, RequestId::new(3100)).await;
    assert!(matches!(takeback, Err(ServiceError::Tournament(TournamentRequestError::InTournament))));
    let manages = Manager { person: black, manages_server: true };
    assert_eq!(tournaments.cancel(id, manages).await.unwrap().state, TournamentState::Cancelled);
    resign(&house, match_id, white, 3200).await;
    assert_eq!(tournaments.run_tournaments(&[]).await.unwrap(), None);
    assert_eq!(load(&house, id).await.round, 2);
}
