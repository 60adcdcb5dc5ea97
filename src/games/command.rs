//! `/games`: the list of the user's games, in pages.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answer::command::{Context, answer, asker};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::games::ids::GamesId;
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{HostedMatch, Opened, PageNumber, PlayerId};
use trickmate_text::{rules, text, word};

/// Number of games on a page, so that they always fit into a message.
const PAGE: i64 = 8;

/// List your games
#[poise::command(slash_command)]
pub(crate) async fn games(ctx: Context<'_>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    answer(ctx, page(bot, asker(ctx).person, PageNumber::FIRST)).await
}

/// Returns a page of a person's games, with buttons to the others.
pub(crate) async fn page(
    bot: &Bot,
    person: PlayerId,
    page: PageNumber,
) -> Result<OutgoingMessage, CommandError> {
    let shown = bot.service.matches().match_page(person, page, PAGE).await?;
    if shown.matches.is_empty() {
        return Ok(OutgoingMessage::new(text!("games-none")));
    }
    let line = |opened: &Opened| match opened {
        Opened::HostedMatch(hosted) => line(hosted, person),
        Opened::Damaged(id) => text!("games-damaged", game = id),
    };
    let mut lines: Vec<String> = shown.matches.iter().map(line).collect();
    if shown.pages == 1 {
        return Ok(OutgoingMessage::new(lines.join("\n")));
    }
    lines.push(text!("games-page", page = shown.page.shown(), pages = shown.pages));
    let (back, next) = (shown.page.before(), shown.page.after());
    let button = |to: PageNumber, label: &str, exists: bool| {
        let id = GamesId(to).to_string();
        CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary).disabled(!exists)
    };
    let buttons = vec![
        button(back, "button-back", back < shown.page),
        button(next, "button-next", next.get() < shown.pages),
    ];
    Ok(OutgoingMessage::new(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]))
}

fn line(hosted: &HostedMatch, person: PlayerId) -> String {
    let seat = hosted.seat_for(person);
    let opponent = seat.map_or(person, |seat| hosted.players[seat.other().index()]);
    let state = match (hosted.game.outcome(), seat) {
        (Some(outcome), Some(seat)) => match outcome.winner {
            Some(winner) if winner == seat => text!("games-won", reason = rules::reason(outcome.reason)),
            Some(_) => text!("games-lost", reason = rules::reason(outcome.reason)),
            None if outcome.is_aborted() => rules::reason(outcome.reason),
            None => text!("games-drawn", reason = rules::reason(outcome.reason)),
        },
        (None, Some(seat)) if hosted.game.to_act().contains(&seat) => text!("games-your-turn"),
        _ => text!("games-their-turn"),
    };
    let hosted = &hosted.clone().where_plays(seat);
    let place = if hosted.channel_lost { text!("games-homeless", game = hosted.id) } else { hosted.link() };
    let (opponent, title) = (format!("<@{opponent}>"), word(hosted.game.game().title()));
    text!("games-line", game = hosted.id, title, opponent, state, place)
}
