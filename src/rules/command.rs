//! `/rules`: how a game is played, with pictures.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answer::command::{Context, answer, asker};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::rules::example::{Example, beginning, marks};
use crate::rules::ids::{MARKS, RulesId};
use crate::ui::command_error::CommandError;
use crate::ui::game_choice::GameChoice;
use crate::ui::picture::theme;
use trickmate_host::workers::Lane;
use trickmate_host::{PlayerId, ServiceError};
use trickmate_rules::{Game, Options};
use trickmate_text::rules::{Paragraph, guide, options};
use trickmate_text::{text, word};

/// Read how a game is played, with pictures
#[poise::command(slash_command)]
pub(crate) async fn rules(ctx: Context<'_>, game: GameChoice) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    answer(ctx, page(bot, asker(ctx).person, game.name(), 0)).await
}

/// The most letters of a page, unless a paragraph has more: the picture must be near its text.
const PAGE: usize = 500;

/// A page of the rules.
#[derive(Debug, Default)]
struct Page {
    text: String,
    /// The subject of its picture; `None` for the beginning of the game.
    example: Option<Example>,
}

impl Page {
    /// Adds a paragraph.
    fn push(&mut self, game: &dyn Game, Paragraph { anchor, text }: Paragraph) {
        if !self.text.is_empty() {
            self.text.push_str("\n\n");
        }
        self.text.push_str(&text);
        let example = anchor.and_then(|anchor| anchor.split_once('/'));
        let example = example.map(|(lesson, step)| Example { game: game.name(), lesson, step });
        self.example = self.example.or(example);
    }
}

/// Returns the rules of a game, then its options.
fn paragraphs(game: &dyn Game) -> Vec<Paragraph> {
    let options = options(game).into_iter().map(|text| Paragraph { anchor: None, text });
    guide(game).chain(options).collect()
}

/// Returns the rules of a game in pages of whole paragraphs.
fn pages(game: &dyn Game) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    for paragraph in paragraphs(game) {
        let length = paragraph.text.chars().count();
        if pages.last().is_none_or(|page| page.text.chars().count() + length > PAGE) {
            pages.push(Page::default());
        }
        if let Some(page) = pages.last_mut() {
            page.push(game, paragraph);
        }
    }
    pages
}

/// Returns a page of the rules of a game, with a picture of its subject.
pub(crate) async fn page(
    bot: &Bot,
    person: PlayerId,
    name: &str,
    page: u16,
) -> Result<OutgoingMessage, CommandError> {
    let game = trickmate_rules::game(name).ok_or(ServiceError::NoGame)?;
    if page == MARKS {
        return marks_page(bot, person, game).await;
    }
    let pages = pages(game);
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    let (text, example) = pages.get(page).map(|page| (page.text.as_str(), page.example)).unwrap_or_default();
    let button = |to: usize, label: &str, exists: bool| page_button(game, to, label).disabled(!exists);
    let (before, after) = (page.saturating_sub(1), page + 1);
    let buttons = vec![
        // Two buttons of a message must not have the same id.
        button(if page == 0 { usize::from(u16::MAX) } else { before }, "button-back", page > 0),
        button(after, "button-next", after < pages.len()),
        button(usize::from(MARKS), "rules-marks-button", true),
    ];
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

/// Returns a button that leads to a page of the rules.
fn page_button(game: &dyn Game, to: usize, label: &str) -> CreateButton {
    let id = RulesId(game.name(), u16::try_from(to).unwrap_or(u16::MAX)).to_string();
    CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary)
}

/// Returns the page about the marks on boards, drawn in the reader's theme.
async fn marks_page(
    bot: &Bot,
    person: PlayerId,
    game: &'static dyn Game,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Picture)?;
    let options = Options::new(game.options(), []).map_err(ServiceError::from)?;
    let theme = theme(&bot.service.preferences().of(person).await?);
    let picture = bot.pictures.run(Lane::Picture, move || marks(game, options, theme)).await?;
    let row = CreateActionRow::Buttons(vec![page_button(game, 0, "button-rules")]);
    Ok(OutgoingMessage::new(text!("rules-marks", title = word(game.title()))).rows(vec![row]).file(picture))
}

#[cfg(test)]
mod tests {
    use super::{PAGE, pages, paragraphs};

    #[test]
    fn pages_are_short_and_nothing_is_lost() {
        for game in trickmate_rules::GAMES {
            let pages = pages(*game);
            assert!(
                pages.len() > 1 && pages.iter().all(|page| page.text.chars().count() < 2 * PAGE),
                "{}",
                game.name()
            );
            let paragraphs: Vec<String> =
                paragraphs(*game).into_iter().map(|paragraph| paragraph.text).collect();
            let texts: Vec<String> = pages.into_iter().map(|page| page.text).collect();
            assert_eq!(texts.join("\n\n"), paragraphs.join("\n\n"), "{}", game.name());
            assert!(!texts.concat().contains("{#"), "{texts:#?}");
        }
    }

    #[test]
    fn every_anchor_has_a_picture_and_a_caption() {
        for game in trickmate_rules::GAMES {
            let examples: Vec<_> = pages(*game).iter().filter_map(|page| page.example).collect();
            let anchors = paragraphs(*game).iter().filter(|paragraph| paragraph.anchor.is_some()).count();
            // A page has one picture.
            assert!(anchors >= 2 && examples.len() == anchors, "{}: {examples:?}", game.name());
            for shown in examples {
                assert!(shown.view().is_some(), "{shown:?}");
                let key = format!("rules-{}-{}-{}", shown.game, shown.lesson, shown.step);
                assert!(trickmate_text::find(&key, &[]).is_some(), "{key}");
            }
        }
    }
}
