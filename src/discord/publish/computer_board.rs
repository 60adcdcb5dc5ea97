//! The board of a game against the computer: one message, which is edited after every move and notifies nobody.

use crate::discord::api::error::ApiError;
use crate::discord::publish::obstacles::spot;
use crate::discord::publish::publisher::{AnnounceError, Certainty, Publisher};
use crate::discord::view::board_message;
use crate::service::HostedMatch;

impl Publisher {
    /// Brings the board message of a game against the computer up to date; whether that was done. There may be none yet, or
    /// none any more.
    pub(crate) async fn redraw(
        &self,
        table: &HostedMatch,
        certainty: Certainty,
    ) -> Result<bool, AnnounceError> {
        let Some(computer) = table.computer else { return Ok(false) };
        let board = match table.board.filter(|_| table.told >= 0) {
            Some(board) => board,
            // The answer to the post may have been lost.
            None if certainty == Certainty::Doubtful => match self.boards_in(table).await {
                Ok(boards) => match boards.first() {
                    Some((board, _)) => *board,
                    None => return Ok(false),
                },
                Err(ApiError::NotPermitted) => return Ok(false),
                Err(trouble) => return Err(trouble.into()),
            },
            None => return Ok(false),
        };
        // The picture follows with the answer.
        let is_thinking = table.game.outcome().is_none() && table.game.to_act() == [computer.seat];
        let draft = if is_thinking {
            board_message::words(table, &self.pictures).await?
        } else {
            board_message::for_all(table, &[], &self.pictures).await?
        };
        match self.delivery.edit(table.place(), board, &draft).await {
            Ok(()) => {}
            Err(trouble) if trouble.is_transient() => return Err(trouble.into()),
            Err(_) => return Ok(false),
        }
        self.show_hands(table).await?;
        self.service.told_table(table.id, table.version(), Some(board)).await?;
        for other in self.obstacles().clear(spot(table), table.id) {
            self.service.look_again(other);
        }
        Ok(true)
    }
}
