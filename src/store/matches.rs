//! Matches.

use sqlx::FromRow;

use super::{ClockRow, Store, StoreError, clocks};

/// A match that is to be stored.
#[derive(Clone)]
pub struct NewMatch {
    /// The challenge it comes from.
    pub challenge: i64,
    /// The options as a JSON object: those of the challenge, and what is supplied when it is accepted.
    pub options: String,
    /// The match seed.
    pub seed: [u8; 32],
    /// The players, the first mover first.
    pub players: [i64; 2],
    /// Now, in milliseconds.
    pub created_at: i64,
    /// The clocks, if there is a time control.
    pub clocks: Vec<ClockRow>,
}

/// A stored match, without its actions.
#[derive(Clone, FromRow)]
pub struct MatchRow {
    /// Its number.
    pub id: i64,
    /// The challenge it comes from.
    pub challenge: i64,
    /// The game's name.
    pub game: String,
    /// The options as a JSON object.
    pub options: String,
    /// The 32 bytes of the seed.
    pub seed: Vec<u8>,
    /// The Discord server.
    pub server: Option<i64>,
    /// The channel where it was arranged.
    pub channel: i64,
    /// The thread where it is played.
    pub thread: Option<i64>,
    /// The player of the first seat.
    pub first_player: i64,
    /// The player of the second seat.
    pub second_player: i64,
    /// The number of actions committed.
    pub version: i64,
    /// Of these, how many Discord has been told of; -1 before the first board.
    pub announced: i64,
    /// The latest board message.
    pub board: Option<i64>,
    /// The message of the first board.
    pub first_board: Option<i64>,
    /// 1 when its channel is gone and the players have been told.
    pub homeless: i64,
    /// When it ended.
    pub ended_at: Option<i64>,
    /// The seat that won.
    pub winner: Option<i64>,
    /// Why it ended.
    pub reason: Option<String>,
    /// When it began.
    pub created_at: i64,
    /// The task that both players have agreed to leave to chance.
    pub left_to_chance: Option<String>,
    /// The time control, as it is typed.
    pub time: String,
    /// 1 when its result changes the players' ratings.
    pub rated: i64,
    /// 0 when its result counts for nothing.
    pub counted: i64,
    /// The number of its result, once that has changed ratings.
    pub result_number: Option<i64>,
}

/// How a match ended.
#[derive(Clone, Debug)]
pub struct MatchEnd {
    /// The seat that won, 0 or 1; `None` for a draw.
    pub winner: Option<i64>,
    /// Why.
    pub reason: &'static str,
    /// Whether the result counts: not that of a match which was called off.
    pub counted: bool,
}

impl Store {
    /// Turns an open challenge into a match; `None` when it is no longer open.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn accept_challenge(&self, new: NewMatch) -> Result<Option<MatchRow>, StoreError> {
        let clocks = new.clocks;
        let accept = sqlx::query(
            "UPDATE challenges SET state = 'accepted', announced = 0 \
             WHERE id = $1 AND state = 'open' AND expires_at > $2",
        )
        .bind(new.challenge)
        .bind(new.created_at);
        let begin = sqlx::query(
            "INSERT INTO matches (id, challenge, game, options, seed, server, channel, first_player, second_player, \
             version, announced, created_at, time, rated) \
             SELECT (SELECT COALESCE(MAX(id), 0) + 1 FROM matches), id, game, $6, $2, server, channel, $3, $4, \
             0, -1, $5, time, rated FROM challenges WHERE id = $1",
        )
        .bind(new.challenge)
        .bind(new.seed.to_vec())
        .bind(new.players[0])
        .bind(new.players[1])
        .bind(new.created_at)
        .bind(new.options);
        let look = sqlx::query_as("SELECT * FROM matches WHERE challenge = $1").bind(new.challenge);
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    if accept.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(None);
                    }
                    begin.execute(&mut *connection).await?;
                    let row: MatchRow = look.fetch_one(&mut *connection).await?;
                    clocks::put(connection, row.id, &clocks).await?;
                    Ok(Some(row))
                })
            })
            .await
    }

    /// The match with this number.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn match_row(&self, id: i64) -> Result<Option<MatchRow>, StoreError> {
        let query = sqlx::query_as("SELECT * FROM matches WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.readers).await?)
    }

    /// The match that a challenge became.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn match_of_challenge(&self, challenge: i64) -> Result<Option<MatchRow>, StoreError> {
        let query = sqlx::query_as("SELECT * FROM matches WHERE challenge = $1").bind(challenge);
        Ok(query.fetch_optional(&self.readers).await?)
    }

    /// The matches of a player, running ones first, then the latest.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn matches_of(&self, player: i64, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT * FROM matches WHERE first_player = $1 OR second_player = $1 \
             ORDER BY ended_at IS NOT NULL, id DESC LIMIT $2",
        );
        Ok(query.bind(player).bind(most).fetch_all(&self.readers).await?)
    }

    /// The running matches of a player that are played in a channel or a thread, the latest first.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn running_matches(&self, player: i64, channel: i64) -> Result<Vec<MatchRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT * FROM matches WHERE (first_player = $1 OR second_player = $1) AND ended_at IS NULL \
             AND COALESCE(thread, channel) = $2 ORDER BY id DESC",
        );
        Ok(query.bind(player).bind(channel).fetch_all(&self.readers).await?)
    }

    /// The latest match that is played in a channel or a thread.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn latest_match_in(&self, channel: i64) -> Result<Option<MatchRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT * FROM matches WHERE COALESCE(thread, channel) = $1 ORDER BY ended_at IS NOT NULL, id DESC LIMIT 1",
        );
        Ok(query.bind(channel).fetch_optional(&self.readers).await?)
    }

    /// Notes the thread in which the match is played; `None` when it is played in the channel again.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn set_thread(&self, match_id: i64, thread: Option<i64>) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE matches SET thread = $2 WHERE id = $1").bind(match_id).bind(thread);
        self.writer.execute(query).await?;
        Ok(())
    }

    /// Notes that the match has nowhere to be played any more.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn set_homeless(&self, match_id: i64) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE matches SET homeless = 1 WHERE id = $1").bind(match_id);
        self.writer.execute(query).await?;
        Ok(())
    }

    /// Moves a match to a channel where nothing of it has been told yet.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn move_match(
        &self,
        match_id: i64,
        server: Option<i64>,
        channel: i64,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE matches SET server = $2, channel = $3, thread = NULL, board = NULL, homeless = 0, \
             announced = version - 1 WHERE id = $1",
        )
        .bind(match_id)
        .bind(server)
        .bind(channel);
        self.writer.execute(query).await?;
        Ok(())
    }

    /// Notes that a task is left to chance from this version on; whether that was still the version.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn leave_to_chance(&self, match_id: i64, version: i64, task: &str) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "UPDATE matches SET left_to_chance = $3 WHERE id = $1 AND version = $2 AND ended_at IS NULL",
        )
        .bind(match_id)
        .bind(version)
        .bind(task.to_owned());
        Ok(self.writer.execute(query).await? > 0)
    }

    /// Notes that nothing is left to chance any more.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn leave_nothing_to_chance(&self, match_id: i64) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE matches SET left_to_chance = NULL WHERE id = $1").bind(match_id);
        self.writer.execute(query).await?;
        Ok(())
    }

    /// The running matches in which something is left to chance.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn matches_left_to_chance(&self) -> Result<Vec<i64>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM matches WHERE left_to_chance IS NOT NULL AND ended_at IS NULL ORDER BY id",
        );
        Ok(query.fetch_all(&self.readers).await?)
    }

    /// The matches of which Discord has not been told everything.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unannounced_matches(&self) -> Result<Vec<i64>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM matches WHERE announced < version AND homeless = 0 ORDER BY id",
        );
        Ok(query.fetch_all(&self.readers).await?)
    }

    /// Notes that Discord has been told of the match up to a version, with the message of the board if there is one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn match_announced(
        &self,
        match_id: i64,
        version: i64,
        board: Option<i64>,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE matches SET announced = $2, board = COALESCE($3, board), \
             first_board = CASE WHEN announced < 0 THEN $3 ELSE first_board END WHERE id = $1 AND announced < $2",
        )
        .bind(match_id)
        .bind(version)
        .bind(board);
        self.writer.execute(query).await?;
        Ok(())
    }
}
