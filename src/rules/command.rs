//! `/rules`: how a game is played, with pictures.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CommandOptionType as Kind, CreateActionRow, CreateButton, CreateCommand};

use crate::answer;
use crate::answer::command::{Command, Context, asker, reply};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::rules::example::{Example, beginning};
use crate::rules::ids::RulesId;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::ServiceError;
use trickmate_host::workers::Lane;
use trickmate_rules::{Game, Options};
use trickmate_text::rules::{guide, options};
use trickmate_text::text;

/// Returns the command in the form that is carried out.
pub(crate) fn command() -> Command {
    let game = |game: &'static dyn Game| Command {
        name: game.name().into(),
        qualified_name: format!("rules {}", game.name()).into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        ..Command::default()
    };
    Command {
        name: "rules".into(),
        qualified_name: "rules".into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        subcommand_required: true,
        subcommands: trickmate_rules::GAMES.iter().copied().map(game).collect(),
        ..Command::default()
    }
}

/// Returns the command as it is registered with Discord.
pub(crate) fn definition() -> CreateCommand {
    let game = |game: &'static dyn Game| {
        let values = [("title", game.title().into())];
        answer::descriptions::option(Kind::SubCommand, game.name(), "command-rules.game", &values)
    };
    answer::descriptions::command("rules", "command-rules")
        .set_options(trickmate_rules::GAMES.iter().copied().map(game).collect())
}

async fn run(ctx: Context<'_>) -> Result<(), poise::FrameworkError<'_, Arc<Bot>, CommandError>> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let result = reply.after(page(bot, asker(ctx).person, &ctx.command().name, 0)).await;
    answer::answers::finish(bot, reply, result, None, asker(ctx)).await;
    Ok(())
}

/// The most letters of a page, unless a paragraph has more: the picture must be near its text.
const PAGE: usize = 500;

/// Returns the rules of a game, then what can be chosen before a match.
fn paragraphs(game: &dyn Game) -> String {
    let rules = [guide(game).trim().to_owned()];
    rules.into_iter().chain(options(game)).collect::<Vec<_>>().join("\n\n")
}

/// Returns the rules of a game in pages of whole paragraphs.
fn pages(guide: &str) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for paragraph in guide.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
        match pages.last_mut() {
            Some(page) if page.chars().count() + paragraph.chars().count() <= PAGE => {
                page.push_str("\n\n");
                page.push_str(paragraph);
            }
            _ => pages.push(paragraph.to_owned()),
        }
    }
    pages
}

/// Subjects of the pictures: the beginning of a paragraph, and a step of a lesson.
const PICTURES: [(&str, Example); 11] = [
    ("**Suits.**", Example { game: "cardmate", lesson: "suits", step: "choose" }),
    ("**Moves**", Example { game: "cardmate", lesson: "moves", step: "four" }),
    ("**Palace.**", Example { game: "cardmate", lesson: "winning", step: "palace" }),
    ("**Your hand.**", Example { game: "poker", lesson: "hands", step: "queen" }),
    ("**The end.**", Example { game: "poker", lesson: "wipeout", step: "fifth" }),
    ("**1. Placing.**", Example { game: "mysterious", lesson: "placing", step: "king" }),
    ("**2. Flipping.**", Example { game: "mysterious", lesson: "flipping", step: "flip" }),
    ("**3. Chess**", Example { game: "mysterious", lesson: "first", step: "both" }),
    ("**Your turn.**", Example { game: "summoner", lesson: "turn", step: "summon" }),
    ("**Create.**", Example { game: "summoner", lesson: "pieces", step: "both" }),
    ("**Exchange.**", Example { game: "summoner", lesson: "exchange", step: "arrive" }),
];

/// Returns the subject of a page's picture; `None` for the beginning of the game.
fn example(game: &dyn Game, page: &str) -> Option<Example> {
    let is_there = |(start, example): &&(&str, Example)| {
        example.game == game.name() && page.split("\n\n").any(|paragraph| paragraph.starts_with(start))
    };
    PICTURES.iter().find(is_there).map(|(_, example)| *example)
}

/// Returns a page of the rules of a game, with a picture of its subject.
pub(crate) async fn page(
    bot: &Bot,
    person: i64,
    name: &str,
    page: u16,
) -> Result<OutgoingMessage, CommandError> {
    let game = trickmate_rules::game(name).ok_or(ServiceError::NoGame)?;
    let pages = pages(&paragraphs(game));
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    let text = pages.get(page).map(String::as_str).unwrap_or_default();
    let button = |to: usize, label: &str, exists: bool| {
        let id = RulesId(game.name(), u16::try_from(to).unwrap_or(u16::MAX)).to_string();
        CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary).disabled(!exists)
    };
    let (before, after) = (page.saturating_sub(1), page + 1);
    let buttons = vec![
        // Two buttons of a message must not have the same id.
        button(if page == 0 { usize::from(u16::MAX) } else { before }, "button-back", page > 0),
        button(after, "button-next", after < pages.len()),
    ];
    let example = example(game, text);
    let caption = example.map(|Example { game, lesson, step }| {
        format!("\n> {}", text!(&format!("rules-{game}-{lesson}-{step}")))
    });
    let number = text!("rules-page", page = page + 1, pages = pages.len());
    let text = format!("{text}{}\n{number}", caption.unwrap_or_default());
    let draft = OutgoingMessage::new(text).rows(vec![CreateActionRow::Buttons(buttons)]);
    bot.pacing.spend(person, Request::Picture)?;
    let usual = Options::new(game.options(), []).map_err(ServiceError::from)?;
    let draw = move || match example.map(Example::picture).transpose()?.flatten() {
        Some(picture) => Ok(picture),
        None => beginning(game, usual),
    };
    Ok(draft.file(bot.pictures.run(Lane::Picture, draw).await?))
}

#[cfg(test)]
mod tests {
    use super::{PAGE, PICTURES, example, pages, paragraphs};

    #[test]
    fn pages_are_short_and_nothing_is_lost() {
        for game in trickmate_rules::GAMES {
            let pages = pages(&paragraphs(*game));
            assert!(
                pages.len() > 1 && pages.iter().all(|page| page.chars().count() < 2 * PAGE),
                "{}",
                game.name()
            );
            assert_eq!(pages.join("\n\n"), paragraphs(*game), "{}", game.name());
        }
    }

    #[test]
    fn every_picture_is_shown_and_has_a_caption() {
        for (start, shown) in PICTURES {
            let game = trickmate_rules::game(shown.game).unwrap();
            let pages = pages(&paragraphs(game));
            assert!(pages.iter().any(|page| example(game, page) == Some(shown)), "{start}");
            assert!(shown.view().is_some(), "{shown:?}");
            let key = format!("rules-{}-{}-{}", shown.game, shown.lesson, shown.step);
            assert!(trickmate_text::find(&key, &[]).is_some(), "{key}");
        }
    }
}
