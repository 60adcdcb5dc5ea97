//! Requests that exclude each other, some milliseconds apart: the first one counts, and the other does nothing.
//!
//! The winner depends on the machine; the rules that are checked afterwards do not.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use super::{ALICE, BOB, CAROL, House, invitation};
use trickmate_host::{
    Answer, ChanceProposed, ComputerGame, GameService, Invitation, Level, Limits, Move, OfferKind, Offered,
    SeatWish, ServiceError,
};
use trickmate_rules::Seat;

/// The computer's id.
const BOT: i64 = 999;
/// Delays of the second request after the first, in milliseconds.
const GAPS: [i64; 9] = [-10, -4, -2, -1, 0, 1, 2, 4, 10];

type Request = Pin<Box<dyn Future<Output = Result<(), ServiceError>> + Send>>;

/// Returns a number that no other request has.
fn number() -> i64 {
    static NEXT: AtomicI64 = AtomicI64::new(1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn request<T, F>(service: &GameService, ask: impl FnOnce(GameService) -> F + Send + 'static) -> Request
where
    T: Send + 'static,
    F: Future<Output = Result<T, ServiceError>> + Send + 'static,
{
    let service = service.clone();
    Box::pin(async move { ask(service).await.map(|_| ()) })
}

/// Makes two requests; returns for each `true` if it succeeded.
async fn race(gap: i64, [one, other]: [Request; 2]) -> [bool; 2] {
    let after = |wait: i64, request: Request| {
        let wait = Duration::from_millis(u64::try_from(wait).unwrap_or_default());
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            request.await.is_ok()
        })
    };
    let (one, other) = (after(-gap, one), after(gap, other));
    [one.await.unwrap(), other.await.unwrap()]
}

/// Makes all requests at once; returns the number of those that succeeded.
async fn all_at_once(requests: impl IntoIterator<Item = Request>) -> usize {
    let tasks: Vec<_> = requests.into_iter().map(tokio::spawn).collect();
    let mut done = 0;
    for task in tasks {
        done += usize::from(task.await.unwrap().is_ok());
    }
    done
}

fn answer(house: &House, challenge: i64, player: i64, answer: Answer) -> Request {
    request(&house.service, move |service| async move {
        service.invitations().answer(challenge, player, answer, number()).await
    })
}

fn answer_offer(house: &House, offer: i64, player: i64, answer: Answer) -> Request {
    request(&house.service, move |service| async move {
        service.offers().answer(offer, player, answer, number()).await
    })
}

fn offer(house: &House, game: i64, player: i64, kind: OfferKind) -> Request {
    request(&house.service, move |service| async move {
        service.offers().offer(game, player, kind, number()).await
    })
}

fn act(house: &House, game: i64, player: i64, text: &'static str) -> Request {
    let wanted = Move { match_id: game, version: None, player, text: text.to_owned(), request: number() };
    request(&house.service, move |service| async move { service.matches().act(&wanted).await })
}

fn resign(house: &House, game: i64, player: i64) -> Request {
    let wanted = Move { match_id: game, version: None, player, text: String::new(), request: number() };
    request(&house.service, move |service| async move { service.matches().resign(&wanted).await })
}

fn block(house: &House, player: i64, other: i64) -> Request {
    request(&house.service, move |service| async move { service.access().block(player, other).await })
}

fn ban(house: &House, player: i64) -> Request {
    request(&house.service, move |service| async move { service.access().ban(10, player).await })
}

fn leave(house: &House, player: i64) -> Request {
    request(&house.service, move |service| async move { service.privacy().leave(player).await })
}

impl House {
    async fn count(&self, query: &str) -> i64 {
        self.database.number(query).await.unwrap()
    }

    async fn matches(&self) -> i64 {
        self.count("SELECT COUNT(*) FROM matches").await
    }

    /// Makes a challenge of Alice's to Bob, or to anybody.
    async fn challenge(&self, opponent: Option<i64>) -> i64 {
        self.service.invitations().invite(Invitation { opponent, ..invitation(number()) }).await.unwrap().id
    }

    /// Begins a match of Alice's and Bob's in which both have moved.
    async fn moved(&self) -> i64 {
        let game = self.begin(number()).await.id;
        act(self, game, ALICE, "4Ci3").await.unwrap();
        act(self, game, BOB, "4Db6").await.unwrap();
        game
    }

    /// Makes an offer of a player's, which is open.
    async fn offered(&self, game: i64, player: i64, kind: OfferKind) -> i64 {
        match self.service.offers().offer(game, player, kind, number()).await.unwrap() {
            Offered::Made(offer) => offer.id,
            other => panic!("{other:?}"),
        }
    }

    /// Checks the rules that hold after either order of the requests.
    async fn is_sound(&self) {
        let never = [
            (
                "a challenge is accepted when its match has begun",
                "SELECT COUNT(*) FROM challenges LEFT JOIN matches ON matches.challenge = challenges.id \
                 WHERE (state = 'accepted') <> (matches.id IS NOT NULL)",
            ),
            (
                "every version has its action",
                "SELECT COUNT(*) FROM matches \
                 WHERE version <> (SELECT COUNT(*) FROM actions WHERE match_id = matches.id)",
            ),
            (
                "the end of a match closes its offers",
                "SELECT COUNT(*) FROM offers JOIN matches ON matches.id = match_id \
                 WHERE state = 'open' AND kind <> 'rematch' AND (ended_at IS NOT NULL OR offers.version <> matches.version)",
            ),
            (
                "what is agreed on is done",
                "SELECT COUNT(*) FROM offers JOIN matches ON matches.id = match_id \
                 WHERE state = 'accepted' AND kind IN ('draw', 'abort') AND (ended_at IS NULL OR winner IS NOT NULL)",
            ),
            (
                "a rematch is agreed on when it has begun",
                "SELECT COUNT(*) FROM offers LEFT JOIN challenges ON challenges.request = -offers.id \
                 LEFT JOIN matches ON matches.challenge = challenges.id \
                 WHERE kind = 'rematch' AND (offers.state = 'accepted') <> (matches.id IS NOT NULL)",
            ),
            (
                "nothing is open between people of whom one has blocked the other",
                "SELECT COUNT(*) FROM challenges JOIN blocks ON challenger = player AND opponent = blocked \
                 OR challenger = blocked AND opponent = player WHERE state = 'open'",
            ),
            (
                "nothing is open of somebody who is banned",
                "SELECT COUNT(*) FROM challenges JOIN bans ON challenges.server = bans.server \
                 AND player IN (challenger, opponent) WHERE state = 'open'",
            ),
            (
                "nothing is open of somebody who leaves",
                "SELECT COUNT(*) FROM challenges JOIN erasures ON person IN (challenger, opponent) WHERE state = 'open'",
            ),
            (
                "nothing goes on of somebody who leaves",
                "SELECT COUNT(*) FROM matches JOIN erasures ON person IN (first_player, second_player) \
                 WHERE ended_at IS NULL",
            ),
        ];
        for (rule, query) in never {
            assert_eq!(self.count(query).await, 0, "{rule}");
        }
    }

    /// Checks that a restarted program can read everything that is stored.
    async fn ends_sound(self) {
        self.is_sound().await;
        let games = self.matches().await;
        let again = self.again().await;
        for game in 1..=games {
            again.service.matches().hosted_match(game).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_accepted_or_withdrawn_or_declined() {
    let house = House::new().await;
    for gap in GAPS {
        for other in [(ALICE, Answer::Withdraw), (BOB, Answer::Decline)] {
            let (id, before) = (house.challenge(Some(BOB)).await, house.matches().await);
            let both = [answer(&house, id, BOB, Answer::Accept), answer(&house, id, other.0, other.1)];
            let [accepted, closed] = race(gap, both).await;
            assert!(accepted != closed, "one of both: {accepted} {closed}");
            assert_eq!(house.matches().await - before, i64::from(accepted));
        }
        for other in [(ALICE, Answer::Withdraw), (CAROL, Answer::Accept)] {
            let (id, before) = (house.challenge(None).await, house.matches().await);
            let both = [answer(&house, id, BOB, Answer::Accept), answer(&house, id, other.0, other.1)];
            let [accepted, other_too] = race(gap, both).await;
            assert!(accepted != other_too, "one of both");
            assert_eq!(house.matches().await - before, i64::from(accepted || other.1 == Answer::Accept));
        }
        // Two answers of the same person.
        let (id, before) = (house.challenge(Some(BOB)).await, house.matches().await);
        let both = [answer(&house, id, BOB, Answer::Accept), answer(&house, id, BOB, Answer::Accept)];
        assert_eq!(race(gap, both).await, [true, true], "a double press is no error");
        assert_eq!(house.matches().await - before, 1);
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_excluded_begins_no_game_afterwards() {
    let house = House::new().await;
    for gap in GAPS {
        for excluded in 0..6 {
            let [asks, asked] = [number(), number()];
            let wanted = Invitation { challenger: asks, opponent: Some(asked), ..invitation(number()) };
            let (id, before) =
                (house.service.invitations().invite(wanted).await.unwrap().id, house.matches().await);
            let other = match excluded {
                0 => block(&house, asks, asked),
                1 => block(&house, asked, asks),
                2 => ban(&house, asks),
                3 => ban(&house, asked),
                4 => leave(&house, asks),
                _ => leave(&house, asked),
            };
            let [accepted, done] = race(gap, [answer(&house, id, asked, Answer::Accept), other]).await;
            assert!(done);
            house.is_sound().await;
            assert_eq!(house.matches().await - before, i64::from(accepted));
            assert_eq!(house.count("SELECT COUNT(*) FROM challenges WHERE state = 'open'").await, 0);
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_excluded_leaves_no_challenge_open() {
    let house = House::new().await;
    for gap in GAPS {
        for excluded in 0..6 {
            let [asks, asked] = [number(), number()];
            let wanted = Invitation { challenger: asks, opponent: Some(asked), ..invitation(number()) };
            let invite =
                request(
                    &house.service,
                    move |service| async move { service.invitations().invite(wanted).await },
                );
            let other = match excluded {
                0 => block(&house, asks, asked),
                1 => block(&house, asked, asks),
                2 => ban(&house, asks),
                3 => ban(&house, asked),
                4 => leave(&house, asks),
                _ => leave(&house, asked),
            };
            race(gap, [invite, other]).await;
            house.is_sound().await;
            assert_eq!(house.count("SELECT COUNT(*) FROM challenges WHERE state = 'open'").await, 0);
        }
    }
}

/// Deleting a person's data resigns all games, even one that begins or is played at that moment.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_meets_the_deletion_of_data() {
    for gap in GAPS {
        let house = House::new().await;
        let game = house.moved().await;
        race(gap, [act(&house, game, ALICE, "8Dj2"), leave(&house, BOB)]).await;
        assert!(house.service.matches().hosted_match(game).await.unwrap().game.outcome().is_some());
        house.ends_sound().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_expires_or_is_accepted() {
    for gap in GAPS {
        let house = House::with(Duration::from_millis(30)).await;
        let id = house.challenge(Some(BOB)).await;
        let expire = request(&house.service, |service| async move {
            tokio::time::sleep(Duration::from_millis(25)).await;
            service.invitations().expire().await
        });
        let accept = request(&house.service, move |service| async move {
            tokio::time::sleep(Duration::from_millis(25)).await;
            service.invitations().answer(id, BOB, Answer::Accept, number()).await
        });
        let [accepted, _] = race(gap, [accept, expire]).await;
        assert_eq!(house.matches().await, i64::from(accepted));
        house.is_sound().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_however_many_ask_at_once() {
    let house = House::new().await;
    let limits = Limits { challenges: 5, games: 3, computer_games: 2 };
    let service = house.service.clone().with_limits(limits).with_computer(BOT);
    let invites = (0..30).map(|_| {
        let wanted = Invitation { opponent: None, ..invitation(number()) };
        request(&service, move |service| async move { service.invitations().invite(wanted).await })
    });
    assert_eq!(all_at_once(invites).await, 5);
    let open = "SELECT COUNT(*) FROM challenges WHERE state = 'open'";
    assert_eq!(house.count(open).await, 5);
    // Bob may accept three of these challenges, no matter how many people make them.
    let mut ids = Vec::new();
    for challenger in 10..20 {
        ids.push(
            service.invitations().invite(Invitation { challenger, ..invitation(number()) }).await.unwrap().id,
        );
    }
    let accepts = ids.into_iter().map(|id| {
        request(&service, move |service| async move {
            service.invitations().answer(id, BOB, Answer::Accept, number()).await
        })
    });
    assert_eq!(all_at_once(accepts).await, 3);
    assert_eq!(service.privacy().running_games(BOB).await.unwrap(), 3);
    // Ten people accept Alice's challenges.
    let ids: Vec<i64> = {
        let rows = service.invitations().open_challenges(10, 77, 25).await.unwrap();
        rows.into_iter().map(|challenge| challenge.id).collect()
    };
    assert_eq!(ids.len(), 5);
    let accepts = ids.into_iter().zip(30..).map(|(id, player)| {
        request(&service, move |service| async move {
            service.invitations().answer(id, player, Answer::Accept, number()).await
        })
    });
    assert_eq!(all_at_once(accepts).await, 3);
    assert_eq!(service.privacy().running_games(ALICE).await.unwrap(), 3);
    // Games against the computer.
    let games = (0..20).map(|_| {
        let wanted = against_computer(CAROL, None);
        request(&service, move |service| async move { service.computer().play_computer(wanted).await })
    });
    assert_eq!(all_at_once(games).await, 2);
    assert_eq!(service.privacy().running_games(CAROL).await.unwrap(), 2);
    assert_eq!(
        house.count("SELECT COUNT(*) FROM challenges WHERE opponent = 999 AND state = 'open'").await,
        0
    );
    house.ends_sound().await;
}

fn against_computer(player: i64, pressed: Option<&str>) -> ComputerGame {
    ComputerGame {
        request: number(),
        pressed: pressed.map(str::to_owned),
        game: "cardmate".to_owned(),
        options: Vec::new(),
        server: Some(10),
        channel: 100,
        player,
        seat: SeatWish::Seat(Seat::First),
        level: Level::new(1).unwrap(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_pressed_twice_begins_one_game() {
    let house = House::new().await;
    let limits = Limits { computer_games: 100, ..Limits::default() };
    let service = house.service.clone().with_limits(limits).with_computer(BOT);
    let play = |pressed: &'static str, player: i64| {
        let wanted = against_computer(player, Some(pressed));
        request(&service, move |service| async move { service.computer().play_computer(wanted).await })
    };
    for (index, gap) in GAPS.into_iter().enumerate() {
        let pressed: &'static str = format!("message/{index}").leak();
        assert_eq!(race(gap, [play(pressed, ALICE), play(pressed, ALICE)]).await, [true, true]);
        assert_eq!(house.matches().await, index as i64 + 1, "{gap}");
    }
    let games = house.matches().await;
    // Another person gets another game, and so does the same one after the first move.
    play("message/0", BOB).await.unwrap();
    assert_eq!(house.matches().await, games + 1);
    act(&house, 1, ALICE, "4Ci3").await.unwrap();
    play("message/0", ALICE).await.unwrap();
    assert_eq!(house.matches().await, games + 2);
    // A rematch after the end.
    for gap in GAPS {
        let game = service.computer().play_computer(against_computer(CAROL, None)).await.unwrap().id;
        resign(&house, game, CAROL).await.unwrap();
        let before = house.matches().await;
        let again = || {
            request(&service, move |service| async move {
                service.offers().offer(game, CAROL, OfferKind::Rematch, number()).await
            })
        };
        assert_eq!(race(gap, [again(), again()]).await, [true, true]);
        assert_eq!(house.matches().await - before, 1, "{gap}");
        resign(&house, before + 1, CAROL).await.unwrap();
    }
    // A choice of a level for a challenge, and a person who accepts it.
    for gap in GAPS {
        let (id, before) = (house.challenge(None).await, house.matches().await);
        let level = || {
            request(&service, move |service| async move {
                service.computer().accept_by_computer(id, ALICE, Level::new(1).unwrap(), number()).await
            })
        };
        let [person, computer] = race(gap, [answer(&house, id, BOB, Answer::Accept), level()]).await;
        assert!(person != computer, "one of both");
        assert_eq!(house.matches().await - before, 1);
        let (id, before) = (house.challenge(None).await, house.matches().await);
        let level = || {
            request(&service, move |service| async move {
                service.computer().accept_by_computer(id, ALICE, Level::new(1).unwrap(), number()).await
            })
        };
        assert_eq!(race(gap, [level(), level()]).await, [true, true]);
        assert_eq!(house.matches().await - before, 1);
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_offer_the_same_agree() {
    let house = House::new().await;
    for gap in GAPS {
        for kind in [OfferKind::Draw, OfferKind::Takeback, OfferKind::Abort, OfferKind::Hints] {
            let game = house.moved().await;
            let both = [offer(&house, game, ALICE, kind), offer(&house, game, BOB, kind)];
            assert_eq!(race(gap, both).await, [true, true], "{kind:?}");
            let offers = format!("SELECT COUNT(*) FROM offers WHERE match_id = {game}");
            assert_eq!(house.count(&offers).await, 1, "{kind:?}");
            assert_eq!(house.count(&format!("{offers} AND state = 'accepted'")).await, 1, "{kind:?}");
            if matches!(kind, OfferKind::Takeback | OfferKind::Hints) {
                resign(&house, game, ALICE).await.unwrap();
            }
        }
        house.is_sound().await;
        let game = house.moved().await;
        resign(&house, game, BOB).await.unwrap();
        let before = house.matches().await;
        let both =
            [offer(&house, game, ALICE, OfferKind::Rematch), offer(&house, game, BOB, OfferKind::Rematch)];
        assert_eq!(race(gap, both).await, [true, true]);
        assert_eq!(house.matches().await - before, 1);
        // A second press leads to the running rematch.
        offer(&house, game, ALICE, OfferKind::Rematch).await.unwrap();
        assert_eq!(house.count(&format!("SELECT COUNT(*) FROM offers WHERE match_id = {game}")).await, 1);
        resign(&house, before + 1, BOB).await.unwrap();
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_once_or_not_at_all() {
    let house = House::new().await;
    for gap in GAPS {
        for other in 0..6 {
            let game = house.moved().await;
            resign(&house, game, BOB).await.unwrap();
            let (id, before) = (house.offered(game, ALICE, OfferKind::Rematch).await, house.matches().await);
            let (other, excludes) = match other {
                0 => (answer_offer(&house, id, ALICE, Answer::Withdraw), true),
                1 => (answer_offer(&house, id, BOB, Answer::Decline), true),
                2 => (answer_offer(&house, id, BOB, Answer::Accept), false),
                3 => (offer(&house, game, BOB, OfferKind::Rematch), false),
                4 => (block(&house, ALICE, BOB), false),
                _ => (ban(&house, ALICE), false),
            };
            let [accepted, done] = race(gap, [answer_offer(&house, id, BOB, Answer::Accept), other]).await;
            assert!(!excludes || accepted != done, "one of both");
            assert_eq!(house.matches().await - before, i64::from(accepted));
            house.is_sound().await;
            for statement in ["DELETE FROM blocks", "DELETE FROM bans"] {
                house.database.execute(statement).await;
            }
            if accepted {
                resign(&house, before + 1, BOB).await.unwrap();
            }
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_or_ends() {
    let house = House::new().await;
    for gap in GAPS {
        let acts = |game: i64| act(&house, game, ALICE, "8Dj2");
        for pair in 0..8 {
            let game = house.moved().await;
            let both = match pair {
                0 => [acts(game), resign(&house, game, BOB)],
                1 => [acts(game), resign(&house, game, ALICE)],
                2 => [resign(&house, game, ALICE), resign(&house, game, BOB)],
                3 => [acts(game), acts(game)],
                _ => {
                    let (kind, reply) = match pair {
                        4 => (OfferKind::Draw, Answer::Accept),
                        5 => (OfferKind::Takeback, Answer::Accept),
                        6 => (OfferKind::Abort, Answer::Accept),
                        _ => (OfferKind::Draw, Answer::Decline),
                    };
                    let id = house.offered(game, BOB, kind).await;
                    [acts(game), answer_offer(&house, id, ALICE, reply)]
                }
            };
            let done = race(gap, both).await;
            let hosted = house.service.matches().hosted_match(game).await.unwrap();
            let is_over = hosted.game.outcome().is_some();
            match pair {
                0 | 1 => assert!(is_over && done[1], "a player may always resign"),
                2 => assert!(is_over && done[0] != done[1], "one of both"),
                3 => assert!(done[0] != done[1] && hosted.version() == 3, "one of both"),
                4 | 6 => assert!(done[0] != done[1] && is_over == done[1], "{done:?}"),
                5 => assert!(done[0] != done[1] && hosted.version() == 3, "{done:?}"),
                _ => assert!(done[0] && !is_over),
            }
            house.is_sound().await;
            if !is_over {
                resign(&house, game, ALICE).await.unwrap();
            }
        }
        // No agreement is needed before both have moved.
        let game = house.begin(number()).await.id;
        let both = [act(&house, game, ALICE, "4Ci3"), offer(&house, game, BOB, OfferKind::Abort)];
        let [moved, aborted] = race(gap, both).await;
        let is_over = house.service.matches().hosted_match(game).await.unwrap().game.outcome().is_some();
        assert!(is_over == aborted && (moved || aborted));
        house.is_sound().await;
        if !is_over {
            resign(&house, game, ALICE).await.unwrap();
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_has_one_answer() {
    let house = House::new().await;
    for gap in GAPS {
        for kind in [OfferKind::Draw, OfferKind::Takeback, OfferKind::Abort, OfferKind::Hints] {
            for other in [(ALICE, Answer::Withdraw), (BOB, Answer::Decline), (BOB, Answer::Accept)] {
                let game = house.moved().await;
                let id = house.offered(game, ALICE, kind).await;
                let both = [
                    answer_offer(&house, id, BOB, Answer::Accept),
                    answer_offer(&house, id, other.0, other.1),
                ];
                let [accepted, closed] = race(gap, both).await;
                assert!(
                    other.1 == Answer::Accept && accepted && closed || accepted != closed,
                    "{kind:?} {other:?}"
                );
                let hosted = house.service.matches().hosted_match(game).await.unwrap();
                match kind {
                    OfferKind::Takeback => assert_eq!(hosted.version(), 2 + i64::from(accepted)),
                    OfferKind::Hints => assert_eq!(hosted.allows_hints(), accepted),
                    _ => assert_eq!(hosted.game.outcome().is_some(), accepted),
                }
                if hosted.game.outcome().is_none() {
                    resign(&house, game, ALICE).await.unwrap();
                }
            }
        }
        house.is_sound().await;
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rest_is_left_to_chance_once_or_not_at_all() {
    let house = House::new().await;
    let propose = |game: i64, player: i64| {
        request(&house.service, move |service| async move {
            match service.matches().propose_chance(game, 32, player, trickmate_rules::Task::Flip).await? {
                ChanceProposed::Made | ChanceProposed::Agreed => Ok(()),
                ChanceProposed::Before | ChanceProposed::Stale => Err(ServiceError::Stale),
            }
        })
    };
    let closed = |was_open: bool| if was_open { Ok(()) } else { Err(ServiceError::OfferClosed) };
    for gap in [-2, 0, 2] {
        for pair in 0..3 {
            let mystery = Invitation { game: "mysterious".to_owned(), ..invitation(number()) };
            let game = house.begin_with(mystery).await.id;
            for _ in 0..100 {
                number();
            }
            house.place_all(game, number() - 100).await;
            let agree = || {
                request(&house.service, move |service| async move {
                    closed(
                        service.matches().agree_on_chance(game, 32, BOB, trickmate_rules::Task::Flip).await?,
                    )
                })
            };
            let done = match pair {
                0 => race(gap, [propose(game, ALICE), propose(game, BOB)]).await,
                1 => {
                    propose(game, ALICE).await.unwrap();
                    let decline = request(&house.service, move |service| async move {
                        closed(service.matches().close_chance_proposal(game, 32).await?)
                    });
                    race(gap, [agree(), decline]).await
                }
                _ => {
                    propose(game, ALICE).await.unwrap();
                    race(gap, [agree(), agree()]).await
                }
            };
            let version = house.service.matches().hosted_match(game).await.unwrap().version();
            match pair {
                0 => assert_eq!((done, version), ([true, true], 64)),
                _ => {
                    assert!(done[0] != done[1], "one of both: {done:?}");
                    assert_eq!(version, if pair == 2 || done[0] { 64 } else { 32 });
                }
            }
            resign(&house, game, ALICE).await.ok();
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deck_in_use_stays_one_to_play_with() {
    use trickmate_host::DeckId;
    use trickmate_rules::summoner::{Catalogue, Deck};
    let house = House::new().await;
    let cards = Catalogue::published();
    for gap in GAPS {
        let name: &'static str = format!("deck {}", number()).leak();
        let deck = Deck::draft("30 Soldier", &cards).unwrap();
        let made = house.service.decks().create(ALICE, name, &deck, &cards).await.unwrap();
        let DeckId::Own(id) = made.id else { panic!("{made:?}") };
        let choose = request(&house.service, move |service| async move {
            service.decks().choose(ALICE, DeckId::Own(id), &Catalogue::published()).await
        });
        let empty = request(&house.service, move |service| async move {
            service.decks().import(ALICE, name, "1 Soldier", &Catalogue::published()).await
        });
        let [chosen, emptied] = race(gap, [choose, empty]).await;
        assert!(chosen != emptied, "one of both: {chosen} {emptied}");
        let in_use = house.service.decks().in_use(ALICE, &cards).await.unwrap();
        assert!(in_use.check().is_ok());
        house.service.decks().delete(ALICE, name).await.unwrap();
    }
    let builds = (0..60).map(|_| {
        let deck = Deck::draft("30 Soldier", &cards).unwrap();
        request(&house.service, move |service| async move {
            service.decks().create(BOB, &format!("deck {}", number()), &deck, &Catalogue::published()).await
        })
    });
    assert_eq!(all_at_once(builds).await, trickmate_host::MAX_DECKS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_begun_once() {
    let house = House::new().await;
    for gap in GAPS {
        let begin =
            || request(&house.service, |service| async move { service.vacations().begin(ALICE).await });
        let end = || request(&house.service, |service| async move { service.vacations().end(ALICE).await });
        let [one, other] = race(gap, [begin(), begin()]).await;
        assert!(one != other, "one of both");
        let [one, other] = race(gap, [end(), end()]).await;
        assert!(one != other, "one of both");
    }
    let query = "SELECT COUNT(*) FROM vacations WHERE player = 1";
    assert_eq!(house.count(query).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_person_is_stored_while_their_data_is_deleted() {
    use trickmate_host::WatchLevel;
    use trickmate_rules::summoner::{Catalogue, Deck};
    let house = House::new().await;
    let game = house.begin(number()).await;
    let record = trickmate_rules::Record::public(&game.game, []).to_string();
    house.service.privacy().leave(CAROL).await.unwrap();
    let requests: Vec<Request> = (0..8)
        .map(|kind| {
            let (game, record) = (game.clone(), record.clone());
            request(&house.service, move |service| async move {
                match kind {
                    0 => {
                        service.preferences().change(CAROL, |wishes| wishes.listed = false).await.map(|_| ())
                    }
                    1 => service.access().block(CAROL, BOB).await,
                    2 => service.spectators().watch(&game, CAROL, WatchLevel::End).await,
                    3 => service.imports().import(CAROL, number(), record).await.map(|_| ()),
                    4 => {
                        let cards = Catalogue::published();
                        let deck = Deck::draft("30 Soldier", &cards).unwrap();
                        service.decks().create(CAROL, "mine", &deck, &cards).await.map(|_| ())
                    }
                    5 => service.lessons().reach_step(CAROL, "cardmate", "board", 1, false).await,
                    6 => service.vacations().begin(CAROL).await.map(|_| ()),
                    _ => service.server_cards().add(10, CAROL, "Mine", "W", Some(1)).await.map(|_| ()),
                }
            })
        })
        .collect();
    for (kind, asked) in requests.into_iter().enumerate() {
        assert!(matches!(asked.await, Err(ServiceError::BeingErased)), "{kind}");
    }
    // A name is noted with every request, except during a deletion. Blocks and bans by others keep only a fingerprint,
    // and it stays.
    house.service.names().remember_name(CAROL, "carol").await.unwrap();
    house.service.names().meet_on(10, CAROL, "carol", None).await.unwrap();
    house.service.access().block(ALICE, CAROL).await.unwrap();
    house.service.access().ban(10, CAROL).await.unwrap();
    let known = house.count("SELECT (SELECT COUNT(*) FROM blocks WHERE blocked = 3) + (SELECT COUNT(*) FROM bans WHERE player = 3)");
    assert_eq!(known.await, 0);
    house.service.privacy().forget(CAROL).await.unwrap();
    assert!(!house.service.privacy().is_anything_known_of(CAROL).await.unwrap());
    let hers = Invitation { challenger: CAROL, ..invitation(number()) };
    assert!(matches!(house.service.invitations().invite(hers).await, Err(ServiceError::Banned)));
}
