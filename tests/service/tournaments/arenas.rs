//! Arenas: nobody plays two games at a time, whatever happens at once.

use std::collections::BTreeMap;
use std::time::Duration;

use super::super::House;
use super::{BY_ORGANIZER, FIRST, begun, load, resign, running, terms};
use trickmate_host::{
    HostedTournament, MayJoin, PlayerId, RequestId, ServiceError, TimeControl, TournamentFormat,
    TournamentId, TournamentRequestError, TournamentTerms,
};

fn arena(request: i64) -> TournamentTerms {
    let time = Some(TimeControl::Live { base: 300_000, increment: 3_000 });
    TournamentTerms { time, ..terms(TournamentFormat::Arena, request) }
}

/// Asserts that nobody has two running games.
fn check(tournament: &HostedTournament) {
    let mut playing: BTreeMap<u16, usize> = BTreeMap::new();
    for game in tournament.games.iter().filter(|game| game.result.is_none()) {
        for number in [game.white, game.black.unwrap()] {
            *playing.entry(number.get()).or_default() += 1;
        }
    }
    assert!(playing.values().all(|games| *games == 1), "{playing:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn free_players_have_one_game_each_whatever_happens_at_once() {
    let house = House::new().await;
    let id = begun(&house, arena(1), 9).await;
    let mut results = 0;
    for wave in 0..20_i64 {
        let open = running(&load(&house, id).await);
        assert!(!open.is_empty(), "nobody is paired in wave {wave}");
        let mut tasks = tokio::task::JoinSet::new();
        for (match_id, white, black) in open {
            results += 1;
            let service = house.service.clone();
            tasks.spawn(async move {
                tokio::time::sleep(Duration::from_millis((match_id.get() % 10).unsigned_abs())).await;
                let loser = if match_id.get() % 3 == 0 { white } else { black };
                let wanted = trickmate_host::Move {
                    match_id,
                    version: None,
                    player: loser,
                    text: String::new(),
                    request: RequestId::new(100_000 + match_id.get()),
                };
                service.matches().resign(&wanted).await.unwrap();
            });
        }
        let service = house.service.clone();
        tasks.spawn(async move {
            let late = MayJoin { player: PlayerId::new(FIRST + 100 + wave), roles: Vec::new() };
            service.tournaments().join(id, late).await.unwrap();
        });
        for _ in 0..3 {
            let service = house.service.clone();
            tasks.spawn(async move {
                service.tournaments().run_tournaments(&[]).await.unwrap();
            });
        }
        while let Some(done) = tasks.join_next().await {
            done.unwrap();
        }
        // Whoever has found another at work looks again a second later.
        let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
        while running(&load(&house, id).await).is_empty() && tokio::time::Instant::now() < deadline {
            house.service.tournaments().run_tournaments(&[]).await.unwrap();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        check(&load(&house, id).await);
    }
    let over = load(&house, id).await;
    assert_eq!(over.games.iter().filter(|game| game.result.is_some()).count(), results);
    assert_eq!(over.entrants.len(), 29);
    let mut last: BTreeMap<u16, u16> = BTreeMap::new();
    for game in &over.games {
        let (white, black) = (game.white.get(), game.black.unwrap().get());
        for (own, other) in [(white, black), (black, white)] {
            assert_ne!(last.insert(own, other), Some(other), "{own} met {other} twice in a row");
        }
    }
    let (_, report) = house.service.tournaments().export(id).await.unwrap();
    assert_eq!(report.lines().filter(|line| line.starts_with("001 ")).count(), 29);
}

#[tokio::test]
async fn an_arena_has_a_live_clock_and_a_length_and_no_other_format_has_breaks() {
    let house = House::new().await;
    let tournaments = house.service.tournaments();
    let refusal = |made: Result<TournamentId, ServiceError>| match made {
        Err(ServiceError::Tournament(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    let slow = TournamentTerms { time: Some(TimeControl::default()), ..arena(1) };
    assert_eq!(refusal(tournaments.create(slow).await), TournamentRequestError::NotLive);
    let short = TournamentTerms { round_length: Some(60_000), ..arena(1) };
    assert_eq!(refusal(tournaments.create(short).await), TournamentRequestError::Length);
    let id = begun(&house, terms(TournamentFormat::Swiss, 2), 4).await;
    let rest = tournaments.rest(id, PlayerId::new(FIRST), true).await;
    assert!(matches!(rest, Err(ServiceError::Tournament(TournamentRequestError::NotArena))));
}

#[tokio::test]
async fn a_paused_arena_pairs_nobody_and_counts_the_games_that_end() {
    let house = House::new().await;
    let id = begun(&house, arena(1), 4).await;
    house.service.tournaments().pause(id, BY_ORGANIZER).await.unwrap();
    let (match_id, white, _) = running(&load(&house, id).await)[0];
    resign(&house, match_id, white, 5_000).await;
    house.service.tournaments().run_tournaments(&[]).await.unwrap();
    let paused = load(&house, id).await;
    assert_eq!((paused.games.len(), running(&paused).len()), (2, 1));
    house.service.tournaments().resume(id, BY_ORGANIZER).await.unwrap();
    let (match_id, _, black) = running(&load(&house, id).await)[0];
    resign(&house, match_id, black, 5_001).await;
    house.service.tournaments().run_tournaments(&[]).await.unwrap();
    let resumed = load(&house, id).await;
    assert_eq!((resumed.games.len(), running(&resumed).len()), (4, 2));
}
