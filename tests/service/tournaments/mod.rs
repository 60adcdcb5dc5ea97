//! Tournaments as they are stored: every result counts once, whatever happens between rounds.

mod arenas;
mod deadlines;
mod formats;
mod large;
mod limits;
mod managing;
mod players;
mod processes;

use std::collections::BTreeMap;

use super::{CHANNEL, House};
use trickmate_host::{
    HostedTournament, Manager, MatchId, MayJoin, Move, OfferKind, PlayerId, RequestId, ServerId, TimeControl,
    TournamentFormat, TournamentId, TournamentTerms,
};

const SERVER: i64 = 10;
const ORGANIZER: i64 = 90;
/// Ids of players begin here.
const FIRST: i64 = 100;
const HOUR: i64 = 60 * 60 * 1000;

const BY_ORGANIZER: Manager = Manager { person: PlayerId::new(ORGANIZER), manages_server: false };

fn terms(format: TournamentFormat, request: i64) -> TournamentTerms {
    TournamentTerms {
        request: RequestId::new(request),
        server: ServerId::new(SERVER),
        channel: CHANNEL,
        organizer: PlayerId::new(ORGANIZER),
        name: "Club cup".to_owned(),
        format,
        rounds: None,
        best_of: 1,
        game: "cardmate".to_owned(),
        options: Vec::new(),
        time: Some(TimeControl::default()),
        rated: true,
        places: None,
        role: None,
        least_rating: None,
        most_rating: None,
        round_length: None,
        starts_at: None,
        check_in: None,
    }
}

/// Makes a tournament with this number of players and begins it.
async fn begun(house: &House, terms: TournamentTerms, players: i64) -> TournamentId {
    let tournaments = house.service.tournaments();
    let id = tournaments.create(terms).await.unwrap();
    for player in FIRST..FIRST + players {
        tournaments.join(id, MayJoin { player: PlayerId::new(player), roles: Vec::new() }).await.unwrap();
    }
    tournaments.begin(id, BY_ORGANIZER).await.unwrap();
    tournaments.run_tournaments(&[]).await.unwrap();
    id
}

async fn load(house: &House, id: TournamentId) -> HostedTournament {
    house.service.tournaments().tournament(id).await.unwrap()
}

/// Returns the running games: match, White and Black.
fn running(tournament: &HostedTournament) -> Vec<(MatchId, PlayerId, PlayerId)> {
    let player = |number| tournament.entrant(number).unwrap().player;
    let open = tournament.games.iter().filter(|game| game.result.is_none());
    open.map(|game| (game.match_id.unwrap(), player(game.white), player(game.black.unwrap()))).collect()
}

async fn resign(house: &House, match_id: MatchId, player: PlayerId, request: i64) {
    let wanted =
        Move { match_id, version: None, player, text: String::new(), request: RequestId::new(request) };
    house.service.matches().resign(&wanted).await.unwrap();
}

/// The points that the test counts by itself, in halves.
#[derive(Default)]
struct Points(BTreeMap<PlayerId, u32>);

impl Points {
    fn add(&mut self, player: PlayerId, halves: u32) {
        *self.0.entry(player).or_default() += halves;
    }

    /// Asserts that the standings have the same points, in a falling order.
    fn are_those_of(&self, tournament: &HostedTournament) {
        let ranking = tournament.ranking().unwrap();
        let mut last = u32::MAX;
        for placed in &ranking {
            let player = tournament.entrant(placed.number).unwrap().player;
            let halves = placed.standing.as_ref().unwrap().score.halves();
            assert_eq!(halves, self.0.get(&player).copied().unwrap_or(0), "player {player}");
            assert!(halves <= last);
            last = halves;
        }
        assert_eq!(ranking.len(), tournament.entrants.len());
    }
}

/// Plays the games of a round: the player with the lower id wins, and neighbours draw.
async fn play_round(house: &House, id: TournamentId, points: &mut Points, request: &mut i64) {
    for (match_id, white, black) in running(&load(house, id).await) {
        *request += 2;
        if white.get().abs_diff(black.get()) == 1 {
            let offers = house.service.offers();
            offers.offer(match_id, white, OfferKind::Draw, RequestId::new(*request)).await.unwrap();
            offers.offer(match_id, black, OfferKind::Draw, RequestId::new(*request + 1)).await.unwrap();
            points.add(white, 1);
            points.add(black, 1);
        } else {
            resign(house, match_id, white.max(black), *request).await;
            points.add(white.min(black), 2);
        }
    }
}
