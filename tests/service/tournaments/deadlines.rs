//! The time of rounds.

use super::super::House;
use super::{BY_ORGANIZER, HOUR, begun, load, running, terms};
use tokio::sync::watch;
use trickmate_host::{
    Clock, ServiceError, Shard, TournamentFormat, TournamentRequestError, TournamentState, TournamentTerms,
};
use trickmate_tournaments::GameResult;

#[tokio::test]
async fn who_does_not_move_by_the_deadline_forfeits() {
    let (offset, moved) = watch::channel(0);
    let mut house = House::new().await;
    house.service = house.service.with_clock(Clock::moved_by(moved));
    let short = TournamentTerms { round_length: Some(HOUR), ..terms(TournamentFormat::RoundRobin, 1) };
    let id = begun(&house, short, 3).await;
    for round in 1..=3 {
        assert_eq!(running(&load(&house, id).await).len(), 1);
        offset.send_replace(round * (HOUR + 1000));
        house.service.tournaments().run_tournaments(&[]).await.unwrap();
    }
    // Each round is over after an hour: whoever was to move has forfeited.
    let over = load(&house, id).await;
    assert_eq!(over.state, TournamentState::Finished);
    assert_eq!(over.games.len(), 3);
    assert!(over.games.iter().all(|game| game.result == Some(GameResult::WhiteForfeits)), "{:?}", over.games);
    for game in &over.games {
        let ended = house.service.matches().hosted_match(game.match_id.unwrap()).await.unwrap();
        assert!(ended.game.outcome().is_some());
    }
}

#[tokio::test]
async fn a_round_takes_whole_hours_within_a_range() {
    let house = House::new().await;
    for length in [i64::MIN, -HOUR, 0, HOUR / 2, HOUR + 60_000, 91 * 24 * HOUR, i64::MAX] {
        let terms = TournamentTerms { round_length: Some(length), ..terms(TournamentFormat::RoundRobin, 1) };
        let refused = house.service.tournaments().create(terms).await.unwrap_err();
        let says = ServiceError::Tournament(TournamentRequestError::RoundLength).to_string();
        assert_eq!(refused.to_string(), says, "{length}");
    }
}

#[tokio::test]
async fn a_round_is_given_the_time_of_an_outage_and_of_a_step_of_the_clock() {
    let (offset, moved) = watch::channel(0);
    let mut house = House::new().await;
    house.service = house.service.with_clock(Clock::moved_by(moved));
    let all = Shard { index: 0, count: 1 };
    let short = TournamentTerms { round_length: Some(HOUR), ..terms(TournamentFormat::RoundRobin, 1) };
    let id = begun(&house, short, 3).await;
    let (tournaments, clocks) = (house.service.tournaments(), house.service.clocks());
    let before = load(&house, id).await.deadline.unwrap();
    let since = house.service.clock().timestamp();
    clocks.note_presence(vec![all], since).await.unwrap();
    // The process is killed; another starts hours later, and is not connected yet.
    offset.send_replace(3 * HOUR);
    assert_eq!(clocks.moments(&[all]).await.unwrap().tournament, None, "it would look again and again");
    tournaments.run_tournaments(&[all]).await.unwrap();
    assert_eq!(running(&load(&house, id).await).len(), 1, "nobody can move");
    clocks.compensate_outage(all, None).await.unwrap();
    tournaments.run_tournaments(&[]).await.unwrap();
    let after = load(&house, id).await;
    assert_eq!((after.round, running(&after).len()), (1, 1));
    let given = after.deadline.unwrap() - before;
    assert!((3 * HOUR..3 * HOUR + 60_000).contains(&given), "{given}");
    // A pause is made up for once, whatever happens meanwhile.
    tournaments.pause(id, BY_ORGANIZER).await.unwrap();
    let noted = house.service.clock().timestamp();
    clocks.note_presence(vec![all], noted).await.unwrap();
    offset.send_replace(5 * HOUR);
    clocks.compensate_outage(all, None).await.unwrap();
    let began = house.service.clock().timestamp();
    house.store.clocks().step_deadlines(vec![all], began, HOUR).await.unwrap();
    offset.send_replace(6 * HOUR);
    tournaments.resume(id, BY_ORGANIZER).await.unwrap();
    let given = load(&house, id).await.deadline.unwrap() - after.deadline.unwrap();
    assert!((3 * HOUR..3 * HOUR + 60_000).contains(&given), "{given}");
    // From then on the time of the round passes.
    offset.send_replace(7 * HOUR + 60_000);
    tournaments.run_tournaments(&[]).await.unwrap();
    assert!(load(&house, id).await.round >= 2);
}
