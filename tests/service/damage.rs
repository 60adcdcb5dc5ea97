//! The stored data of one match can be damaged; that stops no other.

use chrono_tz::Tz;
use tokio::sync::watch;
use trickmate_host::workers::Lane;
use trickmate_host::{
    AnalysisState, Clock, DailySettings, HostedMatch, MatchId, ServerId, ServiceError, TimeControl, Version,
};

use super::*;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The error names the lock, and not a closed database.
#[tokio::test]
async fn a_database_that_is_locked_is_called_locked() {
    let house = House::new().await;
    if house.database.file().is_none() {
        return;
    }
    let lock = house.database.lock().await;
    let error = house.store.names().set_player_name(ALICE, "alice").await.unwrap_err().to_string();
    assert!(error.contains("locked") && !error.contains("closed"), "{error}");
    lock.unlock().await;
    house.store.names().set_player_name(ALICE, "alice").await.unwrap();
    house.store.close().await;
}

#[tokio::test]
async fn a_damaged_match_does_not_stop_what_chance_decides_in_others() {
    let house = House::new().await;
    for (request, id) in [(1, 1), (2, 2)] {
        let mystery = Invitation { game: "mysterious".to_owned(), ..invitation(request) };
        assert_eq!(house.begin_with(mystery).await.id, MatchId::new(id));
        house.place_all(MatchId::new(id), 100 * id).await;
        assert!(
            house.store.matches().leave_to_chance(MatchId::new(id), Version::new(32), "flip").await.unwrap()
        );
    }
    let seed = if house.database.file().is_some() { "x'00'" } else { "'\\x00'" };
    house.database.execute(format!("UPDATE matches SET seed = {seed} WHERE id = 1")).await;
    let house = house.again().await;
    house.service.matches().resume_chance().await.unwrap();
    assert_eq!(
        house.service.matches().hosted_match(MatchId::new(2)).await.unwrap().version(),
        Version::new(64),
        "the second has gone on"
    );
    assert!(matches!(
        house.service.matches().hosted_match(MatchId::new(1)).await,
        Err(ServiceError::Corrupt(1, _))
    ));
}

/// Begins two matches with a day a move.
async fn with_two() -> House {
    let house = House::new().await;
    for number in 1..=2 {
        let time = Some(TimeControl::Correspondence(DAY));
        assert_eq!(
            house.begin_with(Invitation { time, ..invitation(number) }).await.id,
            MatchId::new(number)
        );
    }
    house
}

/// Makes a house in which the first of two matches cannot be opened: the restarted program does not know its rules.
async fn with_one_unopenable() -> House {
    let house = with_two().await;
    house.database.execute("UPDATE matches SET rules = 99 WHERE id = 1").await;
    house.again().await
}

#[tokio::test]
async fn a_match_that_cannot_be_opened_stops_no_erasure() {
    let house = with_one_unopenable().await;
    house.service.privacy().leave(BOB).await.unwrap();
    // The process stops before the rest, and starts again.
    let house = house.again().await;
    house.resume_erasures().await;
    assert!(!house.service.privacy().is_anything_known_of(BOB).await.unwrap());
    let resigned = house.service.matches().hosted_match(MatchId::new(2)).await.unwrap();
    assert_eq!(resigned.game.outcome().unwrap().reason, trickmate_rules::EndReason::Resignation);
    let his = Invitation { challenger: BOB, opponent: None, ..invitation(3) };
    house.service.invitations().invite(his).await.unwrap();
}

#[tokio::test]
async fn a_match_that_cannot_be_opened_keeps_no_other_paused() {
    let mut house = with_one_unopenable().await;
    house.service.departures().server_left(ServerId::new(10)).await.unwrap();
    house.noticed();
    house.service.departures().server_joined(ServerId::new(10)).await.unwrap();
    let noticed = house.noticed();
    assert!(
        noticed.contains(&Event::Match(MatchId::new(2))) && noticed.contains(&Event::Clocks(MatchId::new(2))),
        "{noticed:?}"
    );
    assert!(!house.service.matches().hosted_match(MatchId::new(2)).await.unwrap().is_paused);
}

/// Plays a short game of Poker Chess, and returns it.
async fn over(house: &House) -> HostedMatch {
    let poker = Invitation { game: "poker".to_owned(), ..invitation(1) };
    let id = house.begin_with(poker).await.id;
    house.service.matches().act(&action(id, ALICE, "e4", 0, 10)).await.unwrap();
    house.service.matches().resign(&action(id, BOB, "", 1, 11)).await.unwrap();
    house.service.matches().hosted_match(id).await.unwrap()
}

#[tokio::test]
async fn an_analysis_that_cannot_be_read_any_more_is_made_anew() {
    let house = House::new().await;
    let over = over(&house).await;
    assert_eq!(house.service.analysis().analyse(&over).await.unwrap().state, AnalysisState::UnderWay);
    house.database.execute("UPDATE analyses SET done = 1, announced = 2, judged = 'of another format'").await;
    assert_eq!(house.service.analysis().analyse(&over).await.unwrap().state, AnalysisState::UnderWay);
    let anew = house.store.analysis().analysis(over.id).await.unwrap().unwrap();
    assert_eq!((anew.done, anew.announced), (0, 0));
}

#[tokio::test]
async fn a_daily_puzzle_stays_open_until_the_next_when_the_hour_is_changed() {
    let house = House::new().await;
    let settings = |hour: u8| DailySettings { channel: CHANNEL, hour, zone: Tz::UTC, game: None };
    let next = house.service.daily().set(ServerId::new(10), settings(9)).await.unwrap();
    let (hour, moved) = watch::channel(0);
    let before = house.service.clock().timestamp();
    let service = house.service.clone().with_clock(Clock::moved_by(moved));
    hour.send_replace(next.since(before) + 1);
    service.daily().run_dailies().await.unwrap();
    let closes = "SELECT closes_at FROM daily_puzzles WHERE closed = 0";
    assert_eq!(house.database.number(closes).await, Some((next + DAY).get()));
    for hour in [18, 5] {
        let next = service.daily().set(ServerId::new(10), settings(hour)).await.unwrap();
        assert_eq!(house.database.number(closes).await, Some(next.get()), "{hour}");
    }
}

#[tokio::test]
async fn the_longest_game_of_a_week_may_be_one_that_cannot_be_opened() {
    let house = House::new().await;
    let next = house.service.highlights().set(ServerId::new(10), CHANNEL, Tz::UTC).await.unwrap();
    let id = house.begin(1).await.id;
    house.service.matches().resign(&action(id, BOB, "", 0, 10)).await.unwrap();
    house.database.execute("UPDATE matches SET rules = 99").await;
    house.database.execute(format!("UPDATE matches SET ended_at = {}", next - 1)).await;
    let mut house = house.again().await;
    let (time, moved) = watch::channel(0);
    let ahead = next.since(house.service.clock().timestamp()) + 1;
    let service = house.service.clone().with_clock(Clock::moved_by(moved));
    time.send_replace(ahead);
    service.highlights().run_highlights().await.unwrap();
    let noticed = house.noticed();
    let [Event::Highlights(week)] = noticed[..] else { panic!("{noticed:?}") };
    let found = service.highlights().post(week).await.unwrap().unwrap();
    assert_eq!(found.games, 1);
    assert!(found.longest.is_none());
}

#[tokio::test]
async fn a_match_that_cannot_be_read_keeps_nobody_from_being_reminded() {
    let house = with_two().await;
    for id in 1..=2 {
        house.service.matches().act(&action(MatchId::new(id), ALICE, "4Ci3", 0, 10 * id)).await.unwrap();
    }
    house.database.execute("UPDATE clocks SET remind_at = 1 WHERE deadline IS NOT NULL").await;
    if house.database.file().is_some() {
        house.database.execute("UPDATE matches SET channel = 'nowhere' WHERE id = 1").await;
    }
    let due = house.service.clocks().due_reminders().await.unwrap();
    assert!(due.iter().any(|reminder| reminder.match_id == MatchId::new(2)), "{due:?}");
    assert_eq!(due.len(), if house.database.file().is_some() { 1 } else { 2 });
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_although_the_computer_always_has_to_move_somewhere() {
    let house = House::new().await;
    let over = over(&house).await;
    let (release, held) = std::sync::mpsc::channel::<()>();
    let workers = house.service.workers().clone();
    let busy = tokio::spawn(async move { workers.run(Lane::Computer, move || held.recv().is_ok()).await });
    while !house.service.workers().is_busy(Lane::Computer) {
        tokio::task::yield_now().await;
    }
    house.service.analysis().analyse(&over).await.unwrap();
    let service = house.service.clone();
    let making = tokio::spawn(async move { service.analysis().make_analyses().await });
    let until = tokio::time::Instant::now() + Duration::from_secs(60);
    while house.database.number("SELECT done FROM analyses").await != Some(1) {
        assert!(tokio::time::Instant::now() < until, "it waits for ever");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(house.service.workers().is_busy(Lane::Computer));
    making.abort();
    release.send(()).unwrap();
    assert_eq!(busy.await.unwrap(), Ok(true));
}
