//! Forms.

use poise::serenity_prelude as serenity;

use super::Error;

const REVIEW: &str = "review";
const TITLE: &str = "title";
const WORDS: &str = "words";

/// Returns a form for a short line and an optional longer text.
pub(super) fn review() -> serenity::CreateModal {
    let title = serenity::CreateInputText::new(serenity::InputTextStyle::Short, "Title", TITLE)
        .min_length(3)
        .max_length(40)
        .value("Untitled");
    let words = serenity::CreateInputText::new(serenity::InputTextStyle::Paragraph, "Your words", WORDS)
        .placeholder("What does it say to you?")
        .max_length(1000)
        .required(false);
    let rows = [title, words].map(serenity::CreateActionRow::InputText);
    serenity::CreateModal::new(REVIEW, "Write a review").components(rows.into())
}

/// Answers a submitted form.
///
/// # Errors
/// If the answer cannot be delivered.
pub(super) async fn answer(ctx: &serenity::Context, form: &serenity::ModalInteraction) -> Result<(), Error> {
    if form.data.custom_id != REVIEW {
        return Ok(());
    }
    let title = text(form, TITLE).unwrap_or("Untitled");
    let embed = serenity::CreateEmbed::new()
        .title(title)
        .description(text(form, WORDS).unwrap_or("No words."))
        .author(serenity::CreateEmbedAuthor::new(&form.user.name));
    let message = serenity::CreateInteractionResponseMessage::new().embed(embed);
    Ok(form.create_response(ctx, serenity::CreateInteractionResponse::Message(message)).await?)
}

/// Returns the text of the input `id`, if there is any.
fn text<'a>(form: &'a serenity::ModalInteraction, id: &str) -> Option<&'a str> {
    let inputs = form.data.components.iter().flat_map(|row| &row.components);
    let mut texts = inputs.filter_map(|component| match component {
        serenity::ActionRowComponent::InputText(input) if input.custom_id == id => input.value.as_deref(),
        _ => None,
    });
    texts.next().filter(|text| !text.is_empty())
}
