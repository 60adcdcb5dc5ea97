//! Matches.

use super::{ALICE, BOB, CAROL, CHANNEL, House, action, invitation};
use trickmate_host::{ChannelId, Event, Invitation, MatchId, MessageId, ServiceError, Version};
use trickmate_rules::Seat;

#[tokio::test]
async fn an_action_is_committed_once_and_survives_a_restart() {
    let house = House::new().await;
    let id = house.begin(1).await.id;
    let wanted = action(id, ALICE, "4Ci3", 0, 11);
    assert_eq!(house.service.matches().act(&wanted).await.unwrap().version(), Version::new(1));
    // A repeated request is no second action, though its version is old.
    assert_eq!(house.service.matches().act(&wanted).await.unwrap().version(), Version::new(1));
    assert!(matches!(
        house.service.matches().act(&action(id, BOB, "4Db6", 0, 12)).await,
        Err(ServiceError::Stale)
    ));
    assert_eq!(
        house.service.matches().act(&action(id, BOB, "4Db6", 1, 13)).await.unwrap().version(),
        Version::new(2)
    );

    let house = house.again().await;
    let table = house.service.matches().hosted_match(id).await.unwrap();
    let texts: Vec<&str> = table.game.plies().iter().map(|ply| ply.text.as_str()).collect();
    assert_eq!(texts, ["4Ci3", "4Db6"]);
    assert_eq!(table.seat_of(ALICE), Some(Seat::First));
}

#[tokio::test]
async fn a_request_that_comes_many_times_at_once_is_one_action() {
    let house = House::new().await;
    let id = house.begin(1).await.id;
    let tasks: Vec<_> = (0..20)
        .map(|_| {
            let service = house.service.clone();
            tokio::spawn(async move {
                service.matches().act(&action(id, ALICE, "4Ci3", 0, 11)).await.unwrap().version()
            })
        })
        .collect();
    for task in tasks {
        assert_eq!(task.await.unwrap(), Version::new(1));
    }
    assert_eq!(house.store.matches().actions(id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn of_two_different_actions_at_once_one_counts() {
    let house = House::new().await;
    let id = house.begin(1).await.id;
    let act = |text: &'static str, request| {
        let service = house.service.clone();
        tokio::spawn(async move { service.matches().act(&action(id, ALICE, text, 0, request)).await.is_ok() })
    };
    let (one, other) = (act("4Ci3", 11), act("7Cb1", 12));
    assert!(one.await.unwrap() ^ other.await.unwrap());
    assert_eq!(house.store.matches().actions(id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn choices_at_the_same_time_do_not_hinder_each_other() {
    let house = House::new().await;
    let options = vec![("hands".to_owned(), "declare".to_owned())];
    let poker = Invitation { game: "poker".to_owned(), options, ..invitation(1) };
    let id = house.begin_with(poker).await.id;
    house.service.matches().act(&action(id, ALICE, "e4", 0, 11)).await.unwrap();
    house.service.matches().act(&action(id, BOB, "e5", 1, 12)).await.unwrap();
    let declare = |player, request| {
        let service = house.service.clone();
        tokio::spawn(async move {
            service.matches().act(&action(id, player, "hand(speak)", 2, request)).await.map(|_| ())
        })
    };
    let (one, other) = (declare(ALICE, 21), declare(BOB, 22));
    one.await.unwrap().unwrap();
    other.await.unwrap().unwrap();
    let table = house.service.matches().hosted_match(id).await.unwrap();
    assert_eq!((table.version(), table.game.to_act()), (Version::new(4), vec![Seat::First]));
    for player in [ALICE, BOB] {
        let late =
            house.service.matches().act(&action(id, player, "hand(speak)", 2, 30 + player.get())).await;
        assert!(matches!(late, Err(ServiceError::Stale)));
    }
}

#[tokio::test]
async fn nobody_else_acts_and_nothing_illegal_is_stored() {
    let house = House::new().await;
    let id = house.begin(1).await.id;
    let service = &house.service;
    let stranger = service.matches().act(&action(id, CAROL, "4Ci3", 0, 11)).await;
    assert!(matches!(stranger, Err(ServiceError::NotSeated(ALICE, BOB))));
    assert!(matches!(
        service.matches().act(&action(id, BOB, "4Db6", 0, 12)).await,
        Err(ServiceError::Refused(_))
    ));
    assert!(matches!(
        service.matches().act(&action(id, ALICE, "4Ca9", 0, 13)).await,
        Err(ServiceError::Refused(_))
    ));
    assert!(matches!(
        service.matches().act(&action(MatchId::new(99), ALICE, "4Ci3", 0, 14)).await,
        Err(ServiceError::NoMatch)
    ));
    assert!(house.store.matches().actions(id).await.unwrap().is_empty());
}

#[tokio::test]
async fn resigning_ends_it() {
    let house = House::new().await;
    let id = house.begin(1).await.id;
    let table = house.service.matches().resign(&action(id, ALICE, "", 0, 11)).await.unwrap();
    assert_eq!(table.game.outcome().unwrap().winner, Some(Seat::Second));
    let over = house.service.matches().act(&action(id, BOB, "4Db6", 1, 12)).await;
    assert!(matches!(over, Err(ServiceError::Refused(_))));
    let house = house.again().await;
    assert_eq!(
        house.service.matches().hosted_match(id).await.unwrap().game.outcome().unwrap().reason,
        trickmate_rules::EndReason::Resignation
    );
    assert!(matches!(
        house.service.matches().match_here(ALICE, CHANNEL).await,
        Err(ServiceError::NothingHere)
    ));
}

#[tokio::test]
async fn what_is_untold_is_found_again() {
    let house = House::new().await;
    let id = house.begin(1).await.id;
    assert!(house.service.unannounced().await.unwrap().contains(&Event::Match(id)));
    house
        .service
        .matches()
        .mark_announced(id, Version::new(0), Some(MessageId::new(5)), false)
        .await
        .unwrap();
    assert!(!house.service.unannounced().await.unwrap().contains(&Event::Match(id)));
    house.service.matches().act(&action(id, ALICE, "4Ci3", 0, 11)).await.unwrap();
    let house = house.again().await;
    assert!(house.service.unannounced().await.unwrap().contains(&Event::Match(id)));
    house
        .service
        .matches()
        .mark_announced(id, Version::new(1), Some(MessageId::new(6)), false)
        .await
        .unwrap();
    // An announcement older than the latest one changes nothing.
    house
        .service
        .matches()
        .mark_announced(id, Version::new(0), Some(MessageId::new(5)), false)
        .await
        .unwrap();
    let table = house.service.matches().hosted_match(id).await.unwrap();
    assert_eq!((table.announced, table.board), (Version::new(1), Some(MessageId::new(6))));
}

#[tokio::test]
async fn the_match_where_it_is_the_players_turn_comes_first() {
    let house = House::new().await;
    let first = house.begin(1).await.id;
    let second = house.begin(2).await.id;
    assert_eq!(house.service.matches().match_here(ALICE, CHANNEL).await.unwrap().id, second);
    house.service.matches().act(&action(second, ALICE, "4Ci3", 0, 11)).await.unwrap();
    assert_eq!(house.service.matches().match_here(ALICE, CHANNEL).await.unwrap().id, first);
    assert_eq!(house.service.matches().match_here(BOB, CHANNEL).await.unwrap().id, second);
    house.service.matches().plays_in(second, ChannelId::new(200)).await.unwrap();
    assert_eq!(house.service.matches().match_here(BOB, ChannelId::new(200)).await.unwrap().id, second);
    assert!(matches!(
        house.service.matches().match_here(CAROL, CHANNEL).await,
        Err(ServiceError::NothingHere)
    ));
}

#[tokio::test]
async fn a_match_without_a_place_waits_until_it_is_moved() {
    let mut house = House::new().await;
    let id = house.begin(1).await.id;
    house.service.matches().mark_channel_lost(id).await.unwrap();
    assert!(!house.service.unannounced().await.unwrap().contains(&Event::Match(id)));
    house.noticed();
    house.service.matches().move_to_channel(id, ChannelId::new(300)).await.unwrap();
    assert_eq!(house.noticed(), [Event::Match(id)]);
    let table = house.service.matches().hosted_match(id).await.unwrap();
    assert_eq!(
        (table.place(), table.channel_lost, table.announced),
        (ChannelId::new(300), false, Version::new(-1))
    );
}

#[tokio::test]
async fn what_is_left_to_chance_goes_on_after_a_restart() {
    let house = House::new().await;
    let mystery = Invitation { game: "mysterious".to_owned(), ..invitation(1) };
    let id = house.begin_with(mystery).await.id;
    house.place_all(id, 100).await;
    let early =
        house.service.matches().leave_to_chance(id, Version::new(31), trickmate_rules::Task::Flip).await;
    assert!(matches!(early, Err(ServiceError::Stale)), "agreed on another position");
    // The program dies right after the agreement.
    assert!(house.store.matches().leave_to_chance(id, Version::new(32), "flip").await.unwrap());
    let house = house.again().await;
    assert_eq!(house.service.matches().hosted_match(id).await.unwrap().version(), Version::new(32));
    house.service.matches().resume_chance().await.unwrap();
    let table = house.service.matches().hosted_match(id).await.unwrap();
    assert_eq!((table.version(), table.left_to_chance), (Version::new(64), None));
    house.service.matches().resume_chance().await.unwrap();
    assert_eq!(house.store.matches().actions(id).await.unwrap().len(), 64);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let house = House::new().await;
    house.store.close().await;
    let later = "INSERT INTO _sqlx_migrations SELECT 9999, 'later', installed_on, success, checksum, 0 \
                 FROM _sqlx_migrations WHERE version = 1";
    house.database.execute(later).await;
    let refused = trickmate_host::Store::open(house.database.url()).await.unwrap_err();
    assert!(refused.to_string().contains("newer Trickmate"), "{refused}");
}
