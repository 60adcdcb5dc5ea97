//! A stored tournament, and what follows from it.

use std::collections::BTreeSet;

use crate::clocks::time_control::TimeControl;
use crate::error::ServiceError;
use crate::ids::{
    ChannelId, MatchId, MessageId, PlayerId, RoleId, ServerId, Timestamp, TournamentGameId, TournamentId,
    Version,
};
use crate::invitations::challenge::stored_time;
use crate::tournaments::entrants::{Entrant, FirstPlayer};
use crate::tournaments::rows::{EntrantRow, GameRow, TournamentRow};
use crate::tournaments::terms::{TournamentFormat, TournamentState};
use trickmate_rules::Game as GameKind;
use trickmate_tournaments::knockout::Speed;
use trickmate_tournaments::{Game, GameResult, PairingNumber};

/// A game of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentGame {
    /// Its number among the games of all tournaments.
    pub id: TournamentGameId,
    /// The round.
    pub round: u16,
    /// The board, or the tie in a knock-out.
    pub board: u16,
    /// Its number in the tie.
    pub number: u16,
    /// Its speed.
    pub speed: Speed,
    /// The player with White, or with the bye.
    pub white: PairingNumber,
    /// The player with Black; `None` for a bye.
    pub black: Option<PairingNumber>,
    /// The match, once it has begun.
    pub match_id: Option<MatchId>,
    /// The result.
    pub result: Option<GameResult>,
}

impl TournamentGame {
    /// Returns the game of two players; `None` for a bye.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        Some(Game { white: self.white, black: self.black?, result: self.result })
    }
}

/// A tournament with its players and games.
#[derive(Clone, Debug)]
pub struct HostedTournament {
    /// Its number.
    pub id: TournamentId,
    /// The Discord server.
    pub server: ServerId,
    /// The channel.
    pub channel: ChannelId,
    /// The person who organizes it.
    pub organizer: PlayerId,
    /// Its name.
    pub name: String,
    /// The format.
    pub format: TournamentFormat,
    /// Planned rounds, once known.
    pub rounds: Option<u16>,
    /// Games of a tie in a knock-out, not counting tie-breaks.
    pub best_of: u8,
    /// The game.
    pub game: &'static dyn GameKind,
    /// The options as a JSON object.
    pub options: String,
    /// The time control.
    pub time: TimeControl,
    /// `true` if results change ratings.
    pub rated: bool,
    /// Most players.
    pub places: u16,
    /// The role that players need.
    pub role: Option<RoleId>,
    /// The range of ratings that players need.
    pub ratings: (Option<i64>, Option<i64>),
    /// Time for a round, or the length of an arena, in milliseconds.
    pub round_length: Option<i64>,
    /// The time at which it begins automatically.
    pub starts_at: Option<Timestamp>,
    /// Length of the check-in before that time, in milliseconds.
    pub check_in: Option<i64>,
    /// Number of corrected pairings.
    pub corrections: i64,
    /// Its state.
    pub state: TournamentState,
    /// The current round; 0 before the first.
    pub round: u16,
    /// The end of the round, or of the arena, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// The times at which it was created, began and ended.
    pub times: (i64, Option<i64>, Option<i64>),
    /// The version that its message should show.
    pub version: Version,
    /// `true` if its message shows that version.
    pub is_announced: bool,
    /// Its message.
    pub message: Option<MessageId>,
    /// Players, ordered by number, or by when they joined.
    pub entrants: Vec<Entrant>,
    /// Games, in their order.
    pub games: Vec<TournamentGame>,
    /// `true` if players were asked to check in.
    pub(crate) has_asked_to_check_in: bool,
    pub(crate) wakes: i64,
}

const SPEEDS: [(Speed, &str); 4] = [
    (Speed::Regular, "regular"),
    (Speed::Half, "half"),
    (Speed::Quarter, "quarter"),
    (Speed::Decider, "decider"),
];

/// Returns the stored form of a speed.
pub(crate) fn speed_word(speed: Speed) -> &'static str {
    SPEEDS.iter().find(|(known, _)| *known == speed).map_or("regular", |(_, word)| *word)
}

impl HostedTournament {
    pub(crate) fn of(
        row: TournamentRow,
        entrants: Vec<EntrantRow>,
        games: Vec<GameRow>,
    ) -> Result<Self, ServiceError> {
        let id = row.id;
        let corrupt = |why: &str| ServiceError::Corrupt(id.get(), format!("tournament: {why}"));
        let small = |number: i64| u16::try_from(number).map_err(|_| corrupt("a number is out of range"));
        let maybe = |number: Option<i64>| number.map(small).transpose();
        let entrants = entrants.into_iter().map(|row| {
            Ok(Entrant {
                player: row.player,
                name: row.name,
                number: maybe(row.number)?.map(PairingNumber::new),
                rating: row.rating.and_then(|rating| u16::try_from(rating).ok()),
                entered: small(row.entered)?,
                withdrawn: maybe(row.withdrawn)?,
                is_checked_in: row.checked_in != 0,
                is_resting: row.resting != 0,
                stands_in_for: row.stands_in_for.map(|player| FirstPlayer { player, name: row.first_name }),
            })
        });
        let games = games.into_iter().map(|row| {
            let speed =
                SPEEDS.iter().find(|(_, word)| *word == row.speed).ok_or_else(|| corrupt("a speed"))?;
            let result = row.result.map(|text| text.parse()).transpose();
            Ok(TournamentGame {
                id: row.id,
                round: small(row.round)?,
                board: small(row.board)?,
                number: small(row.game)?,
                speed: speed.0,
                white: PairingNumber::new(small(row.white)?),
                black: maybe(row.black)?.map(PairingNumber::new),
                match_id: row.match_id,
                result: result.map_err(|_| corrupt("a result"))?,
            })
        });
        Ok(Self {
            id,
            server: row.server,
            channel: row.channel,
            organizer: row.organizer,
            name: row.name,
            format: TournamentFormat::of(&row.format).ok_or_else(|| corrupt("its format"))?,
            rounds: maybe(row.rounds)?,
            best_of: u8::try_from(row.best_of).map_err(|_| corrupt("its games of a tie"))?,
            game: trickmate_rules::game(&row.game).ok_or(ServiceError::NoGame)?,
            options: row.options,
            time: stored_time(id.get(), &row.time)?,
            rated: row.rated != 0,
            places: small(row.places)?,
            role: row.role,
            ratings: (row.least_rating, row.most_rating),
            round_length: row.round_length,
            starts_at: row.starts_at,
            check_in: row.check_in,
            has_asked_to_check_in: row.asked_to_check_in != 0,
            corrections: row.corrections,
            state: TournamentState::of(&row.state).ok_or_else(|| corrupt("its state"))?,
            round: small(row.round)?,
            deadline: row.deadline,
            times: (row.created_at, row.began_at, row.ended_at),
            version: row.version,
            is_announced: row.announced >= row.version,
            message: row.message,
            entrants: entrants.collect::<Result<_, ServiceError>>()?,
            games: games.collect::<Result<_, ServiceError>>()?,
            wakes: row.wakes,
        })
    }

    /// Returns the player with a pairing number.
    #[must_use]
    pub fn entrant(&self, number: PairingNumber) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.number == Some(number))
    }

    /// Returns the entry of a person.
    #[must_use]
    pub fn entrant_of(&self, player: PlayerId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.player == player)
    }

    /// Returns the games of a round.
    pub fn games_of(&self, round: u16) -> impl Iterator<Item = &TournamentGame> {
        self.games.iter().filter(move |game| game.round == round)
    }

    /// Returns the numbers of those who have withdrawn.
    pub(crate) fn withdrawn(&self) -> BTreeSet<PairingNumber> {
        let gone = self.entrants.iter().filter(|entrant| entrant.withdrawn.is_some());
        gone.filter_map(|entrant| entrant.number).collect()
    }

    /// Returns the time from which players can check in; `None` if nobody has to.
    #[must_use]
    pub fn checks_in_from(&self) -> Option<Timestamp> {
        Some(Timestamp::new(self.starts_at?.get() - self.check_in?))
    }

    /// Returns `true` while players check in, which they have been asked to.
    #[must_use]
    pub fn is_checking_in(&self, now: Timestamp) -> bool {
        self.state == TournamentState::Open
            && self.has_asked_to_check_in
            && self.checks_in_from().is_some_and(|from| from <= now)
    }
}
