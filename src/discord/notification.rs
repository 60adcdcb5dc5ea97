//! How players learn that a board concerns them.

use super::board_message;
use super::delivery::Delivery;
use super::trouble::Trouble;
use crate::hall::{Hall, HallError, Notification, Table, is_known};

/// Whom a board concerns, by how they wish to learn of it.
pub(super) struct Concerned {
    /// Those whom the board message notifies.
    pub(super) pinged: Vec<i64>,
    /// Those who get a direct message with a link to it.
    pub(super) written: Vec<i64>,
}

/// Whom the board of a match concerns.
pub(super) async fn concerned(hall: &Hall, table: &Table) -> Result<Concerned, HallError> {
    let mut concerned = Concerned { pinged: Vec::new(), written: Vec::new() };
    for player in board_message::concerned(table).into_iter().filter(|player| is_known(*player)) {
        match hall.wishes(player).await?.notify {
            Notification::Ping => concerned.pinged.push(player),
            Notification::Direct => concerned.written.push(player),
            Notification::None => {}
        }
    }
    Ok(concerned)
}

impl Concerned {
    /// Writes to those who wish a direct message. Trouble that does not pass is no reason to do it again.
    pub(super) async fn write(&self, table: &Table, delivery: &Delivery) -> Result<(), Trouble> {
        for player in &self.written {
            let nonce = format!("turn-{}-{}", table.id, table.version());
            match delivery.direct(*player, &board_message::note(table, *player), &nonce).await {
                Err(trouble) if trouble.passes() => return Err(trouble),
                Err(trouble) => tracing::info!("no note to a player of game {}: {trouble}", table.id),
                Ok(_) => {}
            }
        }
        Ok(())
    }
}
