//! What those who watch a match are told: that there is something to see, and where. Nothing of the game itself, since they
//! may not be allowed any more to see its channel.

use std::hash::{DefaultHasher, Hash, Hasher};

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::Bot;
use super::announcer::{AnnounceError, Desk};
use super::custom_id::CustomId;
use super::draft::Draft;
use super::failure::Failure;
use super::trouble::Trouble;
use crate::hall::{Notification, Table};

impl Desk {
    /// Tells those who watch a match of its new board or its end, as they wish to be notified. Who does not want to be
    /// disturbed now is told later.
    pub(super) async fn tell_watchers(&self, id: i64) -> Result<(), AnnounceError> {
        let table = self.hall.table(id).await?;
        for watcher in self.hall.watchers(id).await? {
            let person = watcher.person;
            let wishes = self.hall.wishes(person).await?;
            if !watcher.is_due(&table) || wishes.quiet_until(self.hall.clock().now()).is_some() {
                continue;
            }
            if wishes.notify != Notification::None {
                match self.delivery.direct(person, &news(&table), &nonce(&table, person)).await {
                    Ok(_) => {}
                    Err(trouble) if trouble.passes() => return Err(trouble.into()),
                    Err(Trouble::DirectClosed) => {
                        tracing::info!("somebody who watches game {id} takes no direct messages");
                        self.hall.unwatch(id, person).await?;
                    }
                    Err(trouble) => tracing::info!("somebody who watches game {id} was not told: {trouble}"),
                }
            }
            self.hall.told_watcher(&table, person).await?;
        }
        Ok(())
    }
}

impl Bot {
    /// Lets somebody watch a match no longer.
    pub(super) async fn stop_watching(&self, table: i64, person: i64) -> Result<Draft, Failure> {
        if self.hall.unwatch(table, person).await? {
            Ok(Draft::new(format!("You do not watch game {table} any more.")))
        } else {
            Err(Failure::words(format!("You do not watch game {table}. `/watch` follows a game.")))
        }
    }
}

/// The message to somebody who watches.
fn news(table: &Table) -> Draft {
    let title = table.game.game().title();
    if table.game.outcome().is_some() {
        return Draft::new(format!("Game {} ({title}) that you watch is over: {}", table.id, table.link()));
    }
    let stop = CreateButton::new(CustomId::Unwatch(table.id).to_string())
        .label("Stop watching")
        .style(ButtonStyle::Secondary);
    Draft::new(format!("Game {} ({title}) that you watch has a new board: {}", table.id, table.link()))
        .rows(vec![CreateActionRow::Buttons(vec![stop])])
}

/// What keeps the message from being sent twice: at most 25 characters, another one for everybody.
fn nonce(table: &Table, person: i64) -> String {
    let mut hasher = DefaultHasher::new();
    (table.id, table.version(), person).hash(&mut hasher);
    format!("watch-{:016x}", hasher.finish())
}
