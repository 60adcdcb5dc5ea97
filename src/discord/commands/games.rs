//! `/games`: one's own games, on pages.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::commands::context::{Context, answer, asker};
use crate::discord::ids::custom_id::CustomId;
use crate::discord::input::command_error::CommandError;
use crate::service::{HostedMatch, Opened};

/// How many games are on a page: as many as surely fit into a message.
const PAGE: i64 = 8;

/// List your games
#[poise::command(slash_command)]
pub(crate) async fn games(ctx: Context<'_>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    answer(ctx, bot.games(asker(ctx).person, 0)).await
}

impl Bot {
    /// A page of a person's games, with the way to the others.
    pub(crate) async fn games(&self, person: i64, page: i64) -> Result<OutgoingMessage, CommandError> {
        let shown = self.service.match_page(person, page, PAGE).await?;
        if shown.tables.is_empty() {
            return Ok(OutgoingMessage::new("You have no games yet. Start one with `/play`."));
        }
        let line = |opened: &Opened| match opened {
            Opened::HostedMatch(table) => line(table, person),
            Opened::Damaged(id) => format!("Game {id} · can't be opened"),
        };
        let mut lines: Vec<String> = shown.tables.iter().map(line).collect();
        if shown.pages == 1 {
            return Ok(OutgoingMessage::new(lines.join("\n")));
        }
        lines.push(format!("-# page {} of {}", shown.page + 1, shown.pages));
        let (back, next) = ((shown.page - 1).max(0), shown.page + 1);
        let button = |to: i64, label: &str, exists: bool| {
            let id = CustomId::Games(to).to_string();
            CreateButton::new(id).label(label).style(ButtonStyle::Secondary).disabled(!exists)
        };
        let buttons =
            vec![button(back, "◀ Back", back < shown.page), button(next, "Next ▶", next < shown.pages)];
        Ok(OutgoingMessage::new(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]))
    }
}

fn line(table: &HostedMatch, person: i64) -> String {
    let seat = table.seat_of(person);
    let opponent = seat.map_or(person, |seat| table.players[seat.other().index()]);
    let state = match (table.game.outcome(), seat) {
        (Some(outcome), Some(seat)) => match outcome.winner {
            Some(winner) if winner == seat => format!("won: {}", outcome.reason),
            Some(_) => format!("lost: {}", outcome.reason),
            None if outcome.is_aborted() => outcome.reason.to_owned(),
            None => format!("drawn: {}", outcome.reason),
        },
        (None, Some(seat)) if table.game.to_act().contains(&seat) => "**your turn**".to_owned(),
        _ => "their turn".to_owned(),
    };
    let place = if table.homeless {
        format!("its channel is gone, go on with `/board` and game {}", table.id)
    } else {
        table.link()
    };
    format!("Game {} · {} against <@{opponent}> · {state} · {place}", table.id, table.game.game().title())
}
