//! A tournament over the wire whose process is killed and restarted.

use std::collections::BTreeMap;
use std::process::Stdio;

use serde_json::json;
use trickmate_host::{HostedTournament, TournamentFormat, TournamentGame, TournamentState};

use super::super::crowd::join_all;
use super::super::process::Process;
use super::super::restart::disconnected;
use super::Club;

/// Games that are played at the same time.
const AT_ONCE: usize = 8;
/// The first moves in a game of Cardmate.
const FIRST_MOVES: [&str; 2] = ["4Ci3", "4Db6"];

/// A tournament that is played while processes die.
pub(super) struct Contest {
    pub(super) club: Club,
    process: Process,
    /// Points that the test counts by itself, in halves, by member.
    pub(super) points: BTreeMap<usize, u32>,
}

impl Contest {
    /// Sets up a server with this number of members, and starts a process.
    pub(super) async fn of(count: usize) -> Self {
        let mut club = Club::without_bot(count).await;
        let process = started(&club).await;
        club.stage.store = Some(club.stage.database().open_beside().await);
        Self { club, process, points: BTreeMap::new() }
    }

    /// Kills the process in the middle of whatever it does, and starts another.
    pub(super) async fn kill(&mut self) {
        self.process.kill();
        disconnected(&self.club.stage).await;
        self.process = started(&self.club).await;
    }

    /// Stops the process in an orderly way, and starts another.
    pub(super) async fn restart(&mut self) {
        self.process.stop();
        disconnected(&self.club.stage).await;
        self.process = started(&self.club).await;
    }

    /// Returns the members who play a game.
    pub(super) fn members(&self, tournament: &HostedTournament, game: &TournamentGame) -> [usize; 2] {
        [game.white, game.black.unwrap()].map(|number| {
            let player = tournament.entrant(number).unwrap().player;
            self.club.member(player.get())
        })
    }

    /// Plays games to their ends, and counts the points: mostly the member who comes first wins. Every fourth game is called
    /// off, so that White, who has not moved, forfeits it.
    pub(super) async fn play(&mut self, tournament: &HostedTournament, games: &[&TournamentGame]) {
        for games in games.chunks(AT_ONCE) {
            let play = async |game: &TournamentGame| {
                let [white, black] = self.members(tournament, game);
                let is_upset = (white + black + usize::from(game.round)) % 5 == 0;
                let loser = if (white > black) == is_upset { black } else { white };
                let match_id = game.match_id.unwrap().get();
                // Who forfeits in an arena would rest.
                if game.board.is_multiple_of(4) && tournament.format != TournamentFormat::Arena {
                    self.club.told(0, "admin end", &[("game", json!(match_id))]).await;
                    return black;
                }
                let movers: &[usize] = if loser == white { &[white] } else { &[white, black] };
                for (mover, text) in movers.iter().zip(FIRST_MOVES) {
                    let options = [("move", json!(text)), ("game", json!(match_id))];
                    self.club.told(*mover, "move", &options).await;
                }
                self.club.resign(loser, match_id).await;
                if loser == white { black } else { white }
            };
            for winner in join_all(games.iter().map(|game| play(game)).collect()).await {
                *self.points.entry(winner).or_default() += 2;
            }
        }
    }

    /// Waits for the end of the tournament.
    pub(super) async fn over(&self) -> HostedTournament {
        self.club.until(|tournament| tournament.state == TournamentState::Finished).await
    }

    /// Asserts that nothing was done against Discord's rules, and stops.
    pub(super) async fn end(mut self) {
        self.process.stop();
        self.club.stage.end().await;
    }
}

async fn started(club: &Club) -> Process {
    let process = Process::start(&club.stage, "error", Stdio::inherit());
    club.stage.connected().await;
    process
}

/// Returns the games without a result.
pub(super) fn open(tournament: &HostedTournament) -> Vec<&TournamentGame> {
    let games = tournament.games.iter();
    games.filter(|game| game.result.is_none() && game.match_id.is_some()).collect()
}
