//! Players who join, come late, or are deleted, and what is asked of them.

use super::super::House;
use super::{BY_ORGANIZER, FIRST, Points, SERVER, begun, load, play_round, running, terms};
use trickmate_host::{
    HostedTournament, MayJoin, PlayerId, RoleId, ServerId, ServiceError, TimeControl, TournamentFormat,
    TournamentRequestError, TournamentTerms,
};

#[tokio::test]
async fn late_players_are_let_in_early_in_a_swiss_tournament() {
    let house = House::new().await;
    let long = TournamentTerms { rounds: Some(4), ..terms(TournamentFormat::Swiss, 1) };
    let id = begun(&house, long, 6).await;
    let tournaments = house.service.tournaments();
    let late = MayJoin { player: PlayerId::new(FIRST + 50), roles: Vec::new() };
    let joined = tournaments.join(id, late).await.unwrap();
    assert_eq!(
        joined.entrant_of(PlayerId::new(FIRST + 50)).map(|one| (one.entered, one.number.unwrap().get())),
        Some((2, 7))
    );
    let (mut points, mut request) = (Points::default(), 1000);
    play_round(&house, id, &mut points, &mut request).await;
    tournaments.run_tournaments(&[]).await.unwrap();
    let second = load(&house, id).await;
    let seats: usize = second.games_of(2).map(|game| 1 + usize::from(game.black.is_some())).sum();
    assert_eq!(seats, 7);
}

#[tokio::test]
async fn what_does_not_fit_is_refused() {
    use TournamentRequestError as Refusal;
    let house = House::new().await;
    let tournaments = house.service.tournaments();
    let usual = || terms(TournamentFormat::Knockout, 7);
    for (wrong, why) in [
        (TournamentTerms { name: "*".to_owned(), ..usual() }, Refusal::Name),
        (TournamentTerms { places: Some(65), ..usual() }, Refusal::Places { least: 2, most: 64 }),
        (TournamentTerms { rounds: Some(3), ..usual() }, Refusal::Rounds(0)),
        (TournamentTerms { time: Some(TimeControl::None), ..usual() }, Refusal::NoTime),
        (TournamentTerms { game: "summoner".to_owned(), ..usual() }, Refusal::Decks),
    ] {
        match tournaments.create(wrong).await {
            Err(ServiceError::Tournament(refusal)) => assert_eq!(refusal, why),
            other => panic!("{why}: {other:?}"),
        }
    }
    let closed = TournamentTerms { role: Some(RoleId::new(5)), places: Some(2), ..usual() };
    let id = tournaments.create(closed).await.unwrap();
    let who = |player, role| MayJoin { player, roles: vec![role] };
    let refusal = |result: Result<HostedTournament, ServiceError>| match result {
        Err(ServiceError::Tournament(refusal)) => refusal,
        other => panic!("{:?}", other.map(|tournament| tournament.id)),
    };
    assert_eq!(
        refusal(tournaments.join(id, who(PlayerId::new(FIRST), RoleId::new(6))).await),
        Refusal::Role(RoleId::new(5))
    );
    tournaments.join(id, who(PlayerId::new(FIRST), RoleId::new(5))).await.unwrap();
    assert_eq!(refusal(tournaments.begin(id, BY_ORGANIZER).await), Refusal::TooFew(2));
    tournaments.join(id, who(PlayerId::new(FIRST + 1), RoleId::new(5))).await.unwrap();
    assert_eq!(
        refusal(tournaments.join(id, who(PlayerId::new(FIRST + 2), RoleId::new(5))).await),
        Refusal::Full
    );
    assert_eq!(tournaments.leave(id, PlayerId::new(FIRST)).await.unwrap().entrants.len(), 1);
    assert_eq!(refusal(tournaments.leave(id, PlayerId::new(FIRST)).await), Refusal::NotIn);
    house.service.access().ban(ServerId::new(SERVER), PlayerId::new(FIRST)).await.unwrap();
    assert!(matches!(
        tournaments.join(id, who(PlayerId::new(FIRST), RoleId::new(5))).await,
        Err(ServiceError::Banned)
    ));
}

#[tokio::test]
async fn who_is_deleted_is_out_and_has_no_name() {
    let house = House::new().await;
    let tournaments = house.service.tournaments();
    let open = tournaments.create(terms(TournamentFormat::Swiss, 1)).await.unwrap();
    tournaments.join(open, MayJoin { player: PlayerId::new(FIRST), roles: Vec::new() }).await.unwrap();
    let id = begun(&house, terms(TournamentFormat::RoundRobin, 2), 3).await;
    house.service.privacy().leave(PlayerId::new(FIRST)).await.unwrap();
    house.service.privacy().forget(PlayerId::new(FIRST)).await.unwrap();
    tournaments.run_tournaments(&[]).await.unwrap();
    assert!(load(&house, open).await.entrants.is_empty());
    let tournament = load(&house, id).await;
    assert!(tournament.entrant_of(PlayerId::new(FIRST)).is_none());
    for (_, white, black) in running(&tournament) {
        assert!(
            white > PlayerId::new(0) && black > PlayerId::new(0),
            "nobody waits for somebody who is gone"
        );
    }
}
