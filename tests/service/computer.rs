//! Games against the computer as they are stored: its turns, the work after a restart, the wins of a player.

use std::time::Duration;

use super::{ALICE, CHANNEL, House, action};
use trickmate_host::{
    ComputerGame, Level, MatchId, Move, OfferKind, Offered, PlayerId, RequestId, Scope, SeatWish,
    ServiceError,
};
use trickmate_rules::{Seat, Viewer};

/// The id under which the computer plays.
const BOT: PlayerId = PlayerId::new(99);

async fn house() -> House {
    let house = House::new().await;
    House { service: house.service.clone().with_computer(BOT), ..house }
}

fn wanted(request: i64, game: &str, level: u8, seat: Seat) -> ComputerGame {
    ComputerGame {
        request: RequestId::new(request),
        pressed: None,
        game: game.to_owned(),
        options: Vec::new(),
        server: None,
        channel: CHANNEL,
        player: ALICE,
        seat: SeatWish::Seat(seat),
        level: Level::new(level).unwrap(),
    }
}

/// Waits until a match has more than this many plies.
async fn moved(house: &House, id: MatchId, plies: usize) {
    let wait = async {
        while house.service.matches().hosted_match(id).await.unwrap().game.plies().len() <= plies {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.expect("the computer does not move");
}

#[tokio::test]
async fn the_same_request_begins_one_game() {
    let house = house().await;
    let one = house.service.computer().play_computer(wanted(1, "poker", 1, Seat::First)).await.unwrap();
    let other = house.service.computer().play_computer(wanted(1, "poker", 1, Seat::First)).await.unwrap();
    assert_eq!(one.id, other.id);
    assert_eq!(one.players, [ALICE, BOT]);
    assert_eq!(one.computer.unwrap().seat, Seat::Second);
    assert!(one.clocks.is_none() && !one.rated && one.origin.is_some());
    assert_eq!(one.names[1].as_deref(), Some("Computer, level 1"));
}

#[tokio::test]
async fn a_turn_that_is_due_is_played_after_a_restart() {
    let house = house().await;
    let table = house.service.computer().play_computer(wanted(1, "summoner", 1, Seat::Second)).await.unwrap();
    assert_eq!(table.game.plies().len(), 0);
    let house = house.again().await;
    let service = house.service.clone().with_computer(BOT);
    let playing = tokio::spawn(async move { service.computer().play_computer_turns().await });
    moved(&house, table.id, 0).await;
    let game = house.service.matches().hosted_match(table.id).await.unwrap().game;
    assert_eq!(game.to_act(), [Seat::Second], "the whole turn is one commit");
    playing.abort();
}

#[tokio::test]
async fn a_move_that_is_taken_back_is_not_answered() {
    let house = house().await;
    let table = house.service.computer().play_computer(wanted(1, "cardmate", 1, Seat::First)).await.unwrap();
    house.service.matches().act(&action(table.id, ALICE, "4Ci3", 0, 2)).await.unwrap();
    let done =
        house.service.offers().offer(table.id, ALICE, OfferKind::Takeback, RequestId::new(3)).await.unwrap();
    assert!(matches!(done, Offered::Done));
    let repeated =
        house.service.offers().offer(table.id, ALICE, OfferKind::Takeback, RequestId::new(3)).await.unwrap();
    assert!(matches!(repeated, Offered::Done), "the same request twice");
    let service = house.service.clone();
    let playing = tokio::spawn(async move { service.computer().play_computer_turns().await });
    let legal = house.service.matches().hosted_match(table.id).await.unwrap().game.legal(Viewer::Public);
    let other = legal.iter().find(|text| *text != "4Ci3").unwrap();
    house.service.matches().act(&action(table.id, ALICE, other, 2, 4)).await.unwrap();
    moved(&house, table.id, 1).await;
    let game = house.service.matches().hosted_match(table.id).await.unwrap().game;
    assert_eq!((game.plies().len(), game.plies()[0].text.as_str()), (2, other.as_str()));
    playing.abort();
}

#[tokio::test]
async fn the_best_level_beaten_is_remembered() {
    let house = house().await;
    for (request, level) in [(1, 3), (2, 5), (3, 7)] {
        let table = house
            .service
            .computer()
            .play_computer(wanted(request, "poker", level, Seat::First))
            .await
            .unwrap();
        let player = if level == 7 { ALICE } else { BOT };
        let resigned = Move {
            match_id: table.id,
            version: None,
            player,
            text: String::new(),
            request: RequestId::new(100 + request),
        };
        house.service.matches().resign(&resigned).await.unwrap();
    }
    let profile = house.service.profile().of(ALICE, Scope::World, ALICE).await.unwrap();
    let [record] = &profile.computer[..] else { panic!("{:?}", profile.computer) };
    assert_eq!(record.best, Level::new(5));
    assert_eq!((record.tally.wins, record.tally.losses), (2, 1));
    assert!(profile.games.is_empty() && profile.matches.is_empty() && profile.streak.is_none());
    let seen = house.service.profile().of(ALICE, Scope::World, PlayerId::new(7)).await.unwrap();
    assert!(seen.computer.is_empty());
}

#[tokio::test]
async fn a_game_against_the_computer_is_nobody_elses() {
    let house = house().await;
    let table = house.service.computer().play_computer(wanted(1, "poker", 1, Seat::First)).await.unwrap();
    let refused = house.service.computer().hint(&table, PlayerId::new(7)).await.unwrap_err();
    assert!(matches!(refused, ServiceError::NotSeated(..)), "{refused}");
    let hint = house.service.computer().hint(&table, ALICE).await.unwrap();
    assert_eq!(hint.actions.len(), 1);
    assert!((0.0..=1.0).contains(&hint.score.expected()));
    house.service.matches().act(&action(table.id, ALICE, "e4", 0, 2)).await.unwrap();
    let table = house.service.matches().hosted_match(table.id).await.unwrap();
    let refused = house.service.computer().hint(&table, ALICE).await.unwrap_err();
    assert!(matches!(refused, ServiceError::HintOutOfTurn), "{refused}");
}
