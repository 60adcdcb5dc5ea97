//! Matches.

use crate::clocks::clock_row::ClockRow;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{
    ChallengeId, ChannelId, Expectation, MatchId, MessageId, PlayerId, RequestId, ResultNumber, ServerId,
    Timestamp, Version,
};
use crate::matches::row_handle::MatchRows;
use crate::world::rows::WorldExclusion;
use trickmate_rules::Seat;

/// Match to store.
pub struct NewMatch {
    /// The challenge behind the match; unused if the challenge is stored with it.
    pub challenge: ChallengeId,
    /// The options as a JSON object: those of the challenge, and those supplied when it is accepted.
    pub options: String,
    /// The version of the rules.
    pub rules: i64,
    /// The match seed.
    pub seed: NewSeed,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// Now.
    pub created_at: Timestamp,
    /// The clocks, if there is a time control.
    pub clocks: Vec<ClockRow>,
    /// Reason why its result will not count worldwide.
    pub world_exclusion: Option<WorldExclusion>,
    /// Seats to act: see [`ListedRow::to_act`](super::ListedRow::to_act).
    pub to_act: i64,
    /// The seat that the computer plays, and its level. Such a match has no clock and is not rated.
    pub computer: Option<(Seat, i64)>,
    /// The squares whose pieces one side does without.
    pub odds: Option<String>,
    /// The time controls of the seats, if they differ.
    pub times: Option<[String; 2]>,
}

/// Seed of a match to store.
pub enum NewSeed {
    /// Drawn directly.
    Drawn([u8; 32]),
    /// Derived from its origin and from the number that the match gets.
    Derived(OriginRow, Box<dyn FnOnce(MatchId) -> [u8; 32] + Send>),
}

/// Origin of a match's seed, without the facts that the match itself has.
#[derive(Clone)]
pub struct OriginRow {
    /// The 32 bytes drawn with the challenge.
    pub secret: Vec<u8>,
    /// Discord's id of the request that made the challenge.
    pub challenge_request: RequestId,
    /// Discord's id of the request that accepted it.
    pub accept_request: RequestId,
    /// Seat of the challenger.
    pub challenger_seat: Seat,
    /// `true` if that seat was drawn.
    pub by_lot: bool,
}

/// A stored match, without its actions.
#[derive(Clone)]
pub struct MatchRow {
    /// Its number.
    pub id: MatchId,
    /// The challenge it comes from.
    pub challenge: ChallengeId,
    /// The game's name.
    pub game: String,
    /// The options as a JSON object.
    pub options: String,
    /// The 32 bytes of the seed.
    pub seed: Vec<u8>,
    /// The Discord server.
    pub server: Option<ServerId>,
    /// The channel where it was arranged.
    pub channel: ChannelId,
    /// The thread where it is played.
    pub thread: Option<ChannelId>,
    /// The player of the first seat.
    pub first_player: PlayerId,
    /// The player of the second seat.
    pub second_player: PlayerId,
    /// The number of actions committed.
    pub version: Version,
    /// Number of actions that Discord shows; -1 before the first board.
    pub announced: Version,
    /// The latest board message.
    pub board: Option<MessageId>,
    /// The message of the first board.
    pub first_board: Option<MessageId>,
    /// 1 if its channel is gone and the players know.
    pub homeless: i64,
    /// Not 0 while the server has removed the bot.
    pub paused: i64,
    /// 4 if it is played in direct messages; 1 or 2 if the player of the first or second seat wants that.
    pub direct: i64,
    /// When it ended.
    pub ended_at: Option<Timestamp>,
    /// The seat that won.
    pub winner: Option<Seat>,
    /// The reason for its end.
    pub reason: Option<String>,
    /// When it began.
    pub created_at: Timestamp,
    /// The task that both players have agreed to leave to chance.
    pub left_to_chance: Option<String>,
    /// Time control, as people type it.
    pub time: String,
    /// 1 when its result changes the players' ratings.
    pub rated: i64,
    /// 0 if its result does not count.
    pub counted: i64,
    /// The number of its result, once that has changed ratings.
    pub result_number: Option<ResultNumber>,
    /// Reason why its result does not count worldwide.
    pub world_exclusion: Option<String>,
    /// The version of the rules with which it began.
    pub rules: i64,
    /// The 32 bytes from which the seed was derived; this and the next ones are `None` if it was drawn directly.
    pub secret: Option<Vec<u8>>,
    /// Discord's id of the request that made the challenge.
    pub challenge_request: Option<RequestId>,
    /// Discord's id of the request that accepted it.
    pub accept_request: Option<RequestId>,
    /// Seat of the challenger.
    pub challenger_seat: Option<Seat>,
    /// 1 if that seat was drawn.
    pub by_lot: Option<i64>,
    /// The seat that the computer plays.
    pub computer: Option<Seat>,
    /// The computer's level.
    pub level: Option<i64>,
    /// Result that the computer expected at its last move.
    pub computer_expects: Option<Expectation>,
    /// 1 when both players have agreed to hints.
    pub hints: i64,
    /// The squares whose pieces one side does without.
    pub odds: Option<String>,
    /// The time control of the second seat, if it differs from the first seat's.
    pub second_time: Option<String>,
}

from_row!(MatchRow {
    id,
    challenge,
    game,
    options,
    seed,
    server,
    channel,
    thread,
    first_player,
    second_player,
    version,
    announced,
    board,
    first_board,
    homeless,
    paused,
    direct,
    ended_at,
    winner,
    reason,
    created_at,
    left_to_chance,
    time,
    rated,
    counted,
    result_number,
    world_exclusion,
    rules,
    secret,
    challenge_request,
    accept_request,
    challenger_seat,
    by_lot,
    computer,
    level,
    computer_expects,
    hints,
    odds,
    second_time
});

/// End of a match.
#[derive(Clone, Debug)]
pub struct MatchEnd {
    /// The seat that won; `None` for a draw.
    pub winner: Option<Seat>,
    /// The reason for the end.
    pub reason: &'static str,
    /// `true` if the result counts; `false` for a match that was called off.
    pub counted: bool,
}

impl MatchRows<'_> {
    /// Returns the match with this number.
    pub async fn match_row(self, id: MatchId) -> Result<Option<MatchRow>, StoreError> {
        let query = db::query_as("SELECT * FROM matches WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Notes the thread in which the match is played; `None` if it is played in the channel again.
    pub async fn set_thread(self, match_id: MatchId, thread: Option<ChannelId>) -> Result<(), StoreError> {
        let query = db::query("UPDATE matches SET thread = $2 WHERE id = $1").bind(match_id).bind(thread);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Notes that the match has no channel any more.
    pub async fn mark_channel_lost(self, match_id: MatchId) -> Result<(), StoreError> {
        let query = db::query("UPDATE matches SET homeless = 1 WHERE id = $1").bind(match_id);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Moves a match to another channel of its server, where it has not been announced yet.
    pub async fn move_match(self, match_id: MatchId, channel: ChannelId) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE matches SET channel = $2, thread = NULL, board = NULL, homeless = 0, \
             announced = version - 1 WHERE id = $1",
        )
        .bind(match_id)
        .bind(channel);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Notes that a task is left to chance from this version on; returns whether the match was still at it.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn leave_to_chance(
        self,
        match_id: MatchId,
        version: Version,
        task: &str,
    ) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE matches SET left_to_chance = $3 WHERE id = $1 AND version = $2 AND ended_at IS NULL",
        )
        .bind(match_id)
        .bind(version)
        .bind(task.to_owned());
        Ok(self.store.writer.execute(query).await? > 0)
    }

    /// Notes that nothing is left to chance any more.
    pub async fn leave_nothing_to_chance(self, match_id: MatchId) -> Result<(), StoreError> {
        let query = db::query("UPDATE matches SET left_to_chance = NULL WHERE id = $1").bind(match_id);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Returns the running matches in which chance has a task.
    pub async fn matches_left_to_chance(self) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM matches WHERE left_to_chance IS NOT NULL AND ended_at IS NULL ORDER BY id",
        );
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Notes the announced version of the match, with the message of the board if there is one.
    pub async fn match_announced(
        self,
        match_id: MatchId,
        version: Version,
        board: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE matches SET announced = $2, board = COALESCE($3, board), \
             first_board = CASE WHEN announced < 0 THEN $3 ELSE first_board END WHERE id = $1 AND announced < $2",
        )
        .bind(match_id)
        .bind(version)
        .bind(board);
        self.store.writer.note(query).await?;
        Ok(())
    }
}
