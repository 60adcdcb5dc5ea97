//! Time as the host keeps it, on a movable clock.

use tokio::sync::watch;
use trickmate_host::{
    ActionRow, Answer, Clock, CommitResult, Event, GameService, HostedMatch, Invitation, MatchEnd, MatchId,
    PlayerId, QuietHours, RequestId, Shard, TimeControl, Timestamp, Version, WorkItem, WorkQueue,
};
use trickmate_rules::Seat;

use super::{ALICE, BOB, House, action, invitation};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Returns a host and the sender that moves its clock.
async fn house() -> (House, watch::Sender<i64>) {
    let (offset, moved) = watch::channel(0);
    let mut house = House::new().await;
    house.service = house.service.with_clock(Clock::moved_by(moved));
    (house, offset)
}

/// Continues from a ply with moves of both.
async fn play(
    service: &GameService,
    match_id: MatchId,
    first: i64,
    moves: &[(PlayerId, &str)],
) -> HostedMatch {
    for (version, (player, text)) in (first..).zip(moves) {
        service
            .matches()
            .act(&action(match_id, *player, text, version, 1000 * match_id.get() + version))
            .await
            .unwrap();
    }
    service.matches().hosted_match(match_id).await.unwrap()
}

#[tokio::test]
async fn both_who_let_the_same_choice_pass_draw() {
    let (house, offset) = house().await;
    let options = vec![("hands".to_owned(), "declare".to_owned())];
    let table = house.begin_with(Invitation { game: "poker".to_owned(), options, ..invitation(1) }).await.id;
    let opening = [(ALICE, "e4"), (BOB, "e5")];
    let declaring = play(&house.service, table, 0, &opening).await;
    let declare = |table: &HostedMatch, seat: Seat| {
        let position = table.game.position();
        position.observe(trickmate_rules::Viewer::Seat(seat)).legal(seat).remove(0)
    };
    let (white, black) = (declare(&declaring, Seat::First), declare(&declaring, Seat::Second));
    let second = [(ALICE, white.as_str()), (BOB, black.as_str()), (ALICE, "Nf3"), (BOB, "Nc6")];
    let declaring = play(&house.service, table, 2, &second).await;
    assert_eq!(declaring.game.to_act().len(), 2);
    offset.send_replace(3 * DAY);
    house.service.clocks().run_due().await.unwrap();
    let outcome = house.service.matches().hosted_match(table).await.unwrap().game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, trickmate_rules::EndReason::Time));
    assert!(!outcome.is_aborted());
    assert_eq!(house.service.clocks().run_due().await.unwrap(), None, "a match that is over has no clocks");
}

#[tokio::test]
async fn a_match_of_rules_that_are_not_known_here_is_not_lost_on_time() {
    let (house, offset) = house().await;
    let time = Some(TimeControl::Correspondence(DAY));
    let id = house.begin_with(Invitation { time, ..invitation(1) }).await.id;
    let known = house.store.matches().match_row(id).await.unwrap().unwrap().rules;
    house.database.execute("UPDATE matches SET rules = 99").await;
    offset.send_replace(3 * DAY);
    // The restarted program does not know the rules.
    let mut house = house.again().await;
    house.service = house.service.with_clock(Clock::moved_by(offset.subscribe()));
    house.service.clocks().run_due().await.unwrap();
    let clocks = house.store.clocks().clocks(id).await.unwrap();
    let deadline = clocks.iter().find_map(|clock| clock.deadline).expect("its clocks have been stopped");
    let left = deadline.since(house.service.clock().timestamp());
    assert!((HOUR - 60_000..=HOUR).contains(&left), "{left}");
    // With the rules back the match continues, and a player who then does not move loses or aborts as usual.
    house.database.execute(format!("UPDATE matches SET rules = {known}")).await;
    assert!(house.service.matches().hosted_match(id).await.unwrap().game.outcome().is_none());
    offset.send_replace(3 * DAY + 2 * HOUR);
    house.service.clocks().run_due().await.unwrap();
    assert!(house.service.matches().hosted_match(id).await.unwrap().game.outcome().is_some());
}

#[tokio::test]
async fn a_match_over_whose_end_processes_die_is_left_and_others_run_out_of_time() {
    let (house, offset) = house().await;
    let time = Some(TimeControl::Correspondence(DAY));
    let poison = house.begin_with(Invitation { time, ..invitation(1) }).await.id;
    let item = WorkItem { queue: WorkQueue::TimeOut, number: poison.get() };
    let mut house = house;
    for _ in 0..2 {
        drop(house.service.attempts().begin_attempt(item).await.unwrap().unwrap());
        house = house.again().await;
    }
    house.service = house.service.with_clock(Clock::moved_by(offset.subscribe()));
    let other = house.begin_with(Invitation { time, ..invitation(2) }).await.id;
    offset.send_replace(3 * DAY);
    let next = house.service.clocks().run_due().await.unwrap();
    assert_eq!(next, None, "it would be due again and again");
    let is_over = async |id| house.service.matches().hosted_match(id).await.unwrap().game.outcome().is_some();
    assert_eq!((is_over(poison).await, is_over(other).await), (false, true));
    assert!(house.store.clocks().clocks(poison).await.unwrap().is_empty());
    assert!(house.noticed().iter().any(|event| matches!(event, Event::Parked(_))));
}

#[tokio::test]
async fn the_agenda_names_the_next_deadline() {
    let (house, offset) = house().await;
    let service = &house.service;
    assert_eq!(service.clocks().run_due().await.unwrap(), None);
    let mut deadlines = Vec::new();
    for (request, hours) in [(1, 40), (2, 7), (3, 21)] {
        let time = Some(TimeControl::Correspondence(hours * HOUR));
        let table = house.begin_with(Invitation { time, ..invitation(request) }).await;
        deadlines.push(table.clocks.unwrap().seat(Seat::First).deadline.unwrap());
    }
    // The reminder of the longest is due before its deadline, but after the others' deadlines.
    assert_eq!(service.clocks().run_due().await.unwrap(), Some(deadlines[1]));
    // A clock that ends before all known ones wakes the waiting task.
    let soon = Some(TimeControl::Live { base: HOUR, increment: 0 });
    let waiting = service.clocks().rescheduled();
    let table = house.begin_with(Invitation { time: soon, ..invitation(4) }).await;
    waiting.await;
    let first = table.clocks.unwrap().seat(Seat::First).deadline.unwrap();
    assert_eq!(service.clocks().run_due().await.unwrap(), Some(first));
    offset.send_replace(10 * HOUR);
    assert_eq!(service.clocks().run_due().await.unwrap(), Some(deadlines[2]));
    let ended = [1, 2, 3, 4].map(|table| service.matches().hosted_match(MatchId::new(table)));
    let mut over = Vec::new();
    for table in ended {
        over.push(table.await.unwrap().game.outcome().is_some());
    }
    assert_eq!(over, [false, true, false, true]);
}

#[tokio::test]
async fn a_reminder_waits_for_the_end_of_quiet_hours() {
    let (house, offset) = house().await;
    let service = &house.service;
    let table = house.begin(1).await;
    let deadline = table.clocks.unwrap().seat(Seat::First).deadline.unwrap();
    let hour = |moment: Timestamp| u8::try_from(moment.get().rem_euclid(DAY) / HOUR).unwrap();
    // Quiet hours begin twelve hours before the deadline and last three hours.
    let (from, to) = (hour(deadline - 12 * HOUR), hour(deadline - 9 * HOUR));
    service
        .preferences()
        .change(ALICE, move |preferences| preferences.quiet = QuietHours::new(from, to))
        .await
        .unwrap();
    offset.send_replace(deadline.since(service.clock().timestamp()) - 12 * HOUR + 1000);
    assert_eq!(service.clocks().due_reminders().await.unwrap().len(), 0);
    let next = service.clocks().run_due().await.unwrap().unwrap();
    assert!(next < deadline && next > service.clock().timestamp(), "it is put off");
    let left = next.since(service.clock().timestamp());
    offset.send_modify(|offset| *offset += left + 1000);
    let due = service.clocks().due_reminders().await.unwrap();
    assert_eq!((due.len(), due[0].seat, due[0].deadline), (1, Seat::First, deadline));
    assert!(service.clocks().claim_reminder(&due[0]).await.unwrap());
    assert!(!service.clocks().claim_reminder(&due[0]).await.unwrap(), "once");
    assert_eq!(service.clocks().due_reminders().await.unwrap().len(), 0);
    assert_eq!(service.clocks().run_due().await.unwrap(), Some(deadline));
}

#[tokio::test]
async fn a_move_and_the_end_by_time_do_not_both_count() {
    for number in 1..=10 {
        let (house, offset) = house().await;
        let service = &house.service;
        let time = Some(TimeControl::Live { base: HOUR, increment: 0 });
        let table = house.begin_with(Invitation { time, ..invitation(number) }).await.id;
        let moves = [(ALICE, "4Ci3"), (BOB, "4Db6"), (ALICE, "8Dj2"), (BOB, "8Ca7")];
        play(service, table, 0, &moves).await;
        offset.send_replace(2 * HOUR);
        let late = action(table, ALICE, "8Dh3", 4, 77);
        let (moved, kept) = tokio::join!(service.matches().act(&late), service.clocks().run_due());
        kept.unwrap();
        let table = service.matches().hosted_match(table).await.unwrap();
        assert_eq!(table.version(), Version::new(5), "one of them was committed");
        assert_eq!(moved.is_ok(), table.game.outcome().is_none());
    }
}

#[tokio::test]
async fn what_other_clocks_have_decided_is_not_committed() {
    let (house, offset) = house().await;
    let service = &house.service;
    let table = house.begin(1).await.id;
    play(service, table, 0, &[(ALICE, "4Ci3"), (BOB, "4Db6"), (ALICE, "8Dj2"), (BOB, "8Ca7")]).await;
    // These clocks decide the time-out, and before its commit the player begins a vacation.
    let decided_by = Some(house.store.clocks().clocks(table).await.unwrap());
    service.vacations().begin(ALICE).await.unwrap();
    offset.send_replace(4 * DAY);
    let end = Some(MatchEnd { winner: Some(Seat::Second), reason: "time", counted: true });
    let action = ActionRow {
        ply: Version::new(5),
        seat: Some(Seat::First),
        text: "time".to_owned(),
        request: RequestId::new(-5),
        at: Timestamp::default(),
    };
    let progress = CommitResult { actions: vec![action], end, decided_by, ..CommitResult::default() };
    assert!(house.store.matches().append(table, progress).await.unwrap().is_none());
    service.clocks().run_due().await.unwrap();
    assert!(service.matches().hosted_match(table).await.unwrap().game.outcome().is_none());
}

#[tokio::test]
async fn challenges_expire_by_the_same_clock() {
    let (house, offset) = house().await;
    let challenge = house.service.invitations().invite(invitation(1)).await.unwrap();
    offset.send_replace(2 * DAY);
    assert!(
        house
            .service
            .invitations()
            .answer(challenge.id, BOB, Answer::Accept, RequestId::new(0))
            .await
            .is_err(),
        "it has expired"
    );
}

#[tokio::test]
async fn processes_whose_own_clocks_differ_share_that_of_the_database() {
    let house = House::new().await;
    let other = house.database.open_beside().await;
    let ahead = watch::channel(2 * HOUR).1;
    let service = house.service.clone().with_clock(Clock::system().stepped_by(ahead));
    let (another, _) = GameService::new(other.clone(), trickmate_host::CHALLENGE_TTL);
    assert!(service.clocks().align_clock().await.unwrap() && another.clocks().align_clock().await.unwrap());
    let differ = service.clock().now() - another.clock().now();
    let expected = if house.store.is_shared() { 0 } else { 2 * HOUR };
    assert!((differ - expected).abs() < 60_000, "{differ}");
    other.close().await;
}

#[tokio::test]
async fn a_step_is_made_once_and_not_for_connections_that_another_process_has_taken_over() {
    let house = House::new().await;
    let time = Some(TimeControl::Correspondence(DAY));
    let id = house.begin_with(Invitation { time, ..invitation(1) }).await.id;
    let all = Shard { index: 0, count: 1 };
    let now = house.service.clock().timestamp();
    house.store.clocks().note_presence(vec![all], now).await.unwrap();
    let before = house.store.clocks().clocks(id).await.unwrap()[0].deadline.unwrap();
    let step = async |began, by| house.store.clocks().step_deadlines(vec![all], began, by).await.unwrap();
    assert_eq!(step(now, 2 * HOUR).await, (2 * HOUR, vec![id]));
    // The caller did not learn whether it was stored, and tries again a little later.
    assert_eq!(step(now, 2 * HOUR + 5).await, (2 * HOUR, vec![]));
    assert_eq!(house.store.clocks().clocks(id).await.unwrap()[0].deadline, Some(before + 2 * HOUR));
    // The presence has moved with it: a process that stalled before no longer has the connection.
    assert_eq!(step(now + HOUR, HOUR).await, (HOUR, vec![]));
    assert_eq!(house.store.clocks().clocks(id).await.unwrap()[0].deadline, Some(before + 2 * HOUR));
    assert_eq!(step(now + 3 * HOUR, -HOUR).await, (-HOUR, vec![id]));
    assert_eq!(house.store.clocks().clocks(id).await.unwrap()[0].deadline, Some(before + HOUR));
}
