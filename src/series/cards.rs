//! Sideboards: the form to declare one, and the private panel that swaps cards between the games of a series.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::answer::form::Form;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::series::ids::{SeriesAsk, SeriesButton, SideboardId};
use crate::series::message::button;
use crate::ui::command_error::CommandError;
use trickmate_host::{ChallengeId, MAX_SIDEBOARD, PlayerId, SeriesDeck, SeriesId};
use trickmate_rules::summoner::Deck;
use trickmate_text::text;

const CARDS: &str = "cards";
const OUT: &str = "out";
const IN: &str = "in";
/// The longest text of a form field, in characters.
const MAX_LEN: u16 = 400;

fn field(id: &str, label: String, value: String) -> CreateActionRow {
    let input = CreateInputText::new(InputTextStyle::Short, label, id).required(false).max_length(MAX_LEN);
    CreateActionRow::InputText(input.value(value).placeholder(text!("series-cards-example")))
}

/// Returns the form for the sideboard of a challenge's series, filled in with the declared one.
pub(crate) async fn sideboard_form(
    bot: &Bot,
    person: PlayerId,
    challenge: ChallengeId,
) -> Result<CreateModal, CommandError> {
    let declared = bot.service.series().sideboard(challenge, person).await?;
    let label = text!("series-sideboard-field", max = MAX_SIDEBOARD);
    Ok(CreateModal::new(SideboardId(challenge).to_string(), text!("series-sideboard"))
        .components(vec![field(CARDS, label, declared)]))
}

/// Declares the sideboard from a submitted form.
pub(crate) async fn declare(form: Form<'_>, challenge: ChallengeId) -> Result<OutgoingMessage, CommandError> {
    let person = form.asker.person;
    let declared = form.bot.service.series().declare_sideboard(challenge, person, form.typed(CARDS)).await?;
    Ok(OutgoingMessage::new(if declared.is_empty() {
        text!("series-sideboard-none")
    } else {
        text!("series-sideboard-declared", cards = declared)
    }))
}

/// Returns the panel with the cards of a player.
pub(crate) fn panel(series: SeriesId, own: &SeriesDeck) -> OutgoingMessage {
    let SeriesDeck { deck, sideboard, cards, may_swap } = own;
    let written = |deck: &Deck| if deck.is_empty() { "–".to_owned() } else { deck.write(cards) };
    let words = text!(
        "series-cards",
        size = deck.len(),
        deck = written(deck),
        count = sideboard.len(),
        sideboard = written(sideboard)
    );
    let swap = button(series, SeriesAsk::Swap, "series-button-swap", ButtonStyle::Primary);
    let back = button(series, SeriesAsk::Show, "button-back", ButtonStyle::Secondary);
    let buttons = may_swap.then_some(swap).into_iter().chain([back]).collect();
    OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(buttons)])
}

/// Returns the form that swaps cards.
pub(crate) fn swap_form(series: SeriesId) -> CreateModal {
    let id = SeriesButton { ask: SeriesAsk::Swap, series }.to_string();
    CreateModal::new(id, text!("series-swap")).components(vec![
        field(OUT, text!("series-swap-out"), String::new()),
        field(IN, text!("series-swap-in"), String::new()),
    ])
}

/// Swaps the cards named in a submitted form; returns the panel.
pub(crate) async fn swap(form: Form<'_>, series: SeriesId) -> Result<OutgoingMessage, CommandError> {
    let person = form.asker.person;
    let (out, into) = (form.typed(OUT), form.typed(IN));
    let own = form.bot.service.series().swap(series, person, out, into).await?;
    Ok(panel(series, &own))
}
