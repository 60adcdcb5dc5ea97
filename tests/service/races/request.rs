//! Requests that are made at almost the same moment, and what holds afterwards.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use super::super::{ALICE, BOB, House, invitation};
use trickmate_host::{
    Answer, ChallengeId, ChannelId, ComputerGame, GameService, Invitation, Level, MatchId, Move, OfferId,
    OfferKind, Offered, PlayerId, RequestId, SeatWish, ServerId, ServiceError,
};
use trickmate_rules::Seat;

/// The computer's id.
pub(super) const BOT: PlayerId = PlayerId::new(999);
/// Delays of the second request after the first, in milliseconds.
pub(super) const GAPS: [i64; 9] = [-10, -4, -2, -1, 0, 1, 2, 4, 10];

pub(super) type Request = Pin<Box<dyn Future<Output = Result<(), ServiceError>> + Send>>;

/// Returns a number that no other request has.
pub(super) fn number() -> i64 {
    static NEXT: AtomicI64 = AtomicI64::new(1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

pub(super) fn request<T, F>(
    service: &GameService,
    ask: impl FnOnce(GameService) -> F + Send + 'static,
) -> Request
where
    T: Send + 'static,
    F: Future<Output = Result<T, ServiceError>> + Send + 'static,
{
    let service = service.clone();
    Box::pin(async move { ask(service).await.map(|_| ()) })
}

/// Makes two requests; returns for each `true` if it succeeded.
pub(super) async fn race(gap: i64, [one, other]: [Request; 2]) -> [bool; 2] {
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
pub(super) async fn all_at_once(requests: impl IntoIterator<Item = Request>) -> usize {
    let tasks: Vec<_> = requests.into_iter().map(tokio::spawn).collect();
    let mut done = 0;
    for task in tasks {
        done += usize::from(task.await.unwrap().is_ok());
    }
    done
}

pub(super) fn answer(house: &House, challenge: ChallengeId, player: PlayerId, answer: Answer) -> Request {
    request(&house.service, move |service| async move {
        service.invitations().answer(challenge, player, answer, RequestId::new(number())).await
    })
}

pub(super) fn answer_offer(house: &House, offer: i64, player: PlayerId, answer: Answer) -> Request {
    request(&house.service, move |service| async move {
        service.offers().answer(OfferId::new(offer), player, answer, RequestId::new(number())).await
    })
}

pub(super) fn offer(house: &House, game: i64, player: PlayerId, kind: OfferKind) -> Request {
    request(&house.service, move |service| async move {
        service.offers().offer(MatchId::new(game), player, kind, RequestId::new(number())).await
    })
}

pub(super) fn act(house: &House, game: i64, player: PlayerId, text: &'static str) -> Request {
    let wanted = Move {
        match_id: MatchId::new(game),
        version: None,
        player,
        text: text.to_owned(),
        request: RequestId::new(number()),
    };
    request(&house.service, move |service| async move { service.matches().act(&wanted).await })
}

pub(super) fn resign(house: &House, game: i64, player: PlayerId) -> Request {
    let wanted = Move {
        match_id: MatchId::new(game),
        version: None,
        player,
        text: String::new(),
        request: RequestId::new(number()),
    };
    request(&house.service, move |service| async move { service.matches().resign(&wanted).await })
}

pub(super) fn block(house: &House, player: PlayerId, other: i64) -> Request {
    request(&house.service, move |service| async move {
        service.access().block(player, PlayerId::new(other)).await
    })
}

pub(super) fn ban(house: &House, player: PlayerId) -> Request {
    request(
        &house.service,
        move |service| async move { service.access().ban(ServerId::new(10), player).await },
    )
}

pub(super) fn leave(house: &House, player: PlayerId) -> Request {
    request(&house.service, move |service| async move { service.privacy().leave(player).await })
}

pub(super) fn against_computer(player: PlayerId, pressed: Option<&str>) -> ComputerGame {
    ComputerGame {
        request: RequestId::new(number()),
        pressed: pressed.map(str::to_owned),
        game: "cardmate".to_owned(),
        options: Vec::new(),
        server: Some(ServerId::new(10)),
        channel: ChannelId::new(100),
        player,
        seat: SeatWish::Seat(Seat::First),
        level: Level::new(1).unwrap(),
    }
}

impl House {
    pub(super) async fn count(&self, query: &str) -> i64 {
        self.database.number(query).await.unwrap()
    }

    pub(super) async fn matches(&self) -> i64 {
        self.count("SELECT COUNT(*) FROM matches").await
    }

    /// Makes a challenge of Alice's to Bob, or to anybody.
    pub(super) async fn challenge(&self, opponent: Option<PlayerId>) -> ChallengeId {
        self.service.invitations().invite(Invitation { opponent, ..invitation(number()) }).await.unwrap().id
    }

    /// Begins a match of Alice's and Bob's in which both have moved.
    pub(super) async fn moved(&self) -> i64 {
        let game = self.begin(number()).await.id;
        act(self, game.get(), ALICE, "4Ci3").await.unwrap();
        act(self, game.get(), BOB, "4Db6").await.unwrap();
        game.get()
    }

    /// Makes an offer of a player's, which is open.
    pub(super) async fn offered(&self, game: i64, player: PlayerId, kind: OfferKind) -> i64 {
        match self
            .service
            .offers()
            .offer(MatchId::new(game), player, kind, RequestId::new(number()))
            .await
            .unwrap()
        {
            Offered::Made(offer) => offer.id.get(),
            other => panic!("{other:?}"),
        }
    }

    /// Checks the rules that hold after either order of the requests.
    pub(super) async fn is_sound(&self) {
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
                "nothing goes on where the bot is not",
                "SELECT COUNT(*) FROM matches JOIN departures ON departures.server = matches.server \
                 WHERE ended_at IS NULL AND paused = 0 AND direct <> 4",
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
    pub(super) async fn ends_sound(self) {
        self.is_sound().await;
        let games = self.matches().await;
        let again = self.again().await;
        for game in 1..=games {
            again.service.matches().hosted_match(MatchId::new(game)).await.unwrap();
        }
    }
}
