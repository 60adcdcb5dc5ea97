//! The end of every interaction: its answer or its refusal.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{GuildId, Member, User};

use crate::discord::api::client::number;
use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::input::asker::Asker;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::responder::{Responder, Task};
use crate::service::{Event, ServiceError};

impl Bot {
    /// Notes under which name somebody is seen, everywhere and on the server where they are, and since when they are a member
    /// there. A picture with an old name is no reason to refuse anything.
    pub(crate) async fn meet(&self, user: &User, server: Option<GuildId>, member: Option<&Member>) {
        let person = number(user.id.get());
        let there = async {
            let (Some(server), Some(member)) = (server, member) else { return Ok(()) };
            let joined_at = member.joined_at.map(|joined| joined.timestamp_millis());
            self.service.meet_on(number(server.get()), person, member.display_name(), joined_at).await
        };
        if let Err(error) = self.service.meet(person, user.display_name()).await.and(there.await) {
            tracing::warn!("a name was not stored: {error}");
        }
    }

    /// Does the work of an interaction and gives its answer, as [`Bot::finish`] does.
    pub(crate) fn answer<'a>(
        &'a self,
        mut reply: Responder<'a>,
        asker: Asker,
        table: Option<i64>,
        work: impl Future<Output = Result<OutgoingMessage, CommandError>> + Send + 'a,
    ) -> Task<'a, ()> {
        Box::pin(async move {
            let result = reply.after(work).await;
            self.finish(reply, result, table, asker).await;
        })
    }

    /// Gives the answer, or tells what failed; and tells the player if the board of the match cannot be posted.
    pub(crate) fn finish<'a>(
        &'a self,
        mut reply: Responder<'a>,
        result: Result<OutgoingMessage, CommandError>,
        table: Option<i64>,
        asker: Asker,
    ) -> Task<'a, ()> {
        Box::pin(async move {
            let told = match result {
                Ok(draft) => reply.say(draft).await,
                Err(failure) => {
                    let is_stale = matches!(failure, CommandError::Service(ServiceError::Stale));
                    // It may come with a picture.
                    let draft = reply.after(self.refusal(failure, table, asker.person)).await;
                    match table.zip(reply.board()).filter(|_| is_stale) {
                        Some((table, board)) if self.is_old(table, board).await => reply.retire(draft).await,
                        _ => reply.refuse(draft).await,
                    }
                }
            };
            if let Err(trouble) = told {
                // What was committed stands, and the board message tells it.
                tracing::info!("an answer was not delivered: {trouble}");
                return;
            }
            if let Some(table) = table {
                self.warn(&mut reply, table).await;
            }
        })
    }

    /// Whether a board is no longer the latest of its match. While that is being posted, it is not known yet.
    async fn is_old(&self, table: i64, board: i64) -> bool {
        let latest = self.service.table(table).await.ok().and_then(|table| table.board);
        latest.is_some_and(|latest| latest != board)
    }

    /// Tells the player if the board of a match cannot be posted.
    pub(super) async fn warn(&self, reply: &mut Responder<'_>, table: i64) {
        self.announcer.settled(Event::Match(table), WATCHED).await;
        if let Some(words) = self.announcer.obstacle(table)
            && let Err(trouble) = reply.send_ephemeral(OutgoingMessage::new(words)).await
        {
            tracing::info!("a warning was not delivered: {trouble}");
        }
    }
}

/// How long it is watched whether the board can be posted, so that its player can be told if not.
const WATCHED: Duration = Duration::from_secs(5);
