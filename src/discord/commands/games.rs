//! `/games`: one's own games.

use super::super::draft::Draft;
use super::super::failure::Failure;
use super::{Context, answer, asker};
use crate::hall::Table;

/// List your games
#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let work = async {
        let tables = bot.hall.tables_of(person).await?;
        if tables.is_empty() {
            return Ok(Draft::new("You have no games yet. Start one with `/play`."));
        }
        let lines: Vec<String> = tables.iter().map(|table| line(table, person)).collect();
        Ok(Draft::new(lines.join("\n")))
    };
    answer(ctx, work).await
}

fn line(table: &Table, person: i64) -> String {
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
