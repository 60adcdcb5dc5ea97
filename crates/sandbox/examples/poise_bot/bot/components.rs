//! The control panel: buttons and selects. The `custom_id` of a control has all that a press needs, so a panel still
//! works after a restart of the bot.

use poise::serenity_prelude as serenity;

use super::{Error, modals};

/// Asks for an ephemeral answer.
const WHISPER: &str = "panel:whisper";
/// Asks for an answer that takes a while: first "thinking", then the text.
const PONDER: &str = "panel:ponder";
/// Changes the message later: first only acknowledged, then edited.
const SHELVE: &str = "panel:shelve";
/// Opens the form of [`modals::review`].
const REVIEW: &str = "panel:review";
/// Counts, `panel:count:<n>`: the count so far is in the id.
const COUNT: &str = "panel:count:";
const BRUSHES: &str = "panel:brushes";
const PEOPLE: &str = "panel:people";
const ROLES: &str = "panel:roles";
const ROOMS: &str = "panel:rooms";

/// Returns the panel's five rows, with the counter at `count`.
pub(super) fn panel(count: u32) -> Vec<serenity::CreateActionRow> {
    let button = |id: String, label: &str| serenity::CreateButton::new(id).label(label);
    let brushes = ["Flat", "Round", "Fan"].map(|name| {
        serenity::CreateSelectMenuOption::new(name, name.to_lowercase())
            .description(format!("A {name} brush"))
    });
    let select = |id, kind, hint: &str| {
        serenity::CreateActionRow::SelectMenu(serenity::CreateSelectMenu::new(id, kind).placeholder(hint))
    };
    let buttons = vec![
        button(format!("{COUNT}{count}"), &format!("Strokes: {count}")).style(serenity::ButtonStyle::Primary),
        button(WHISPER.to_owned(), "Whisper").style(serenity::ButtonStyle::Secondary),
        button(PONDER.to_owned(), "Ponder").style(serenity::ButtonStyle::Success).emoji('🤔'),
        button(SHELVE.to_owned(), "Shelve").style(serenity::ButtonStyle::Danger),
        button(REVIEW.to_owned(), "Review"),
    ];
    let kinds = serenity::CreateSelectMenuKind::String { options: brushes.into() };
    let brushes =
        serenity::CreateSelectMenu::new(BRUSHES, kinds).placeholder("Brushes").min_values(1).max_values(2);
    vec![
        serenity::CreateActionRow::Buttons(buttons),
        serenity::CreateActionRow::SelectMenu(brushes),
        select(PEOPLE, serenity::CreateSelectMenuKind::User { default_users: None }, "Sitter"),
        select(ROLES, serenity::CreateSelectMenuKind::Role { default_roles: None }, "Crew"),
        select(
            ROOMS,
            serenity::CreateSelectMenuKind::Channel { channel_types: None, default_channels: None },
            "Room",
        ),
    ]
}

/// Answers the press of a button or the choice in a select.
///
/// # Errors
/// If the answer cannot be delivered.
pub(super) async fn answer(
    ctx: &serenity::Context,
    press: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    use serenity::ComponentInteractionDataKind as Kind;
    match (&press.data.kind, press.data.custom_id.as_str()) {
        (Kind::Button, WHISPER) => note(ctx, press, "Only you hear this.".to_owned()).await,
        (Kind::Button, PONDER) => ponder(ctx, press).await,
        (Kind::Button, SHELVE) => shelve(ctx, press).await,
        (Kind::Button, REVIEW) => {
            let form = serenity::CreateInteractionResponse::Modal(modals::review());
            Ok(press.create_response(ctx, form).await?)
        }
        (Kind::Button, id) if id.starts_with(COUNT) => count(ctx, press, &id[COUNT.len()..]).await,
        (Kind::StringSelect { values }, BRUSHES) => {
            note(ctx, press, format!("Brushes: {}", values.join(", "))).await
        }
        (Kind::UserSelect { values }, PEOPLE) => {
            note(ctx, press, format!("Sitter: {}", mentions(values))).await
        }
        (Kind::RoleSelect { values }, ROLES) => note(ctx, press, format!("Crew: {}", mentions(values))).await,
        (Kind::ChannelSelect { values }, ROOMS) => {
            note(ctx, press, format!("Room: {}", mentions(values))).await
        }
        _ => note(ctx, press, "This control is no longer in use.".to_owned()).await,
    }
}

fn mentions<T: serenity::Mentionable>(things: &[T]) -> String {
    things.iter().map(|thing| thing.mention().to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns an answer that only the user sees.
async fn note(
    ctx: &serenity::Context,
    press: &serenity::ComponentInteraction,
    text: String,
) -> Result<(), Error> {
    let message = serenity::CreateInteractionResponseMessage::new().content(text).ephemeral(true);
    Ok(press.create_response(ctx, serenity::CreateInteractionResponse::Message(message)).await?)
}

/// Replaces the panel by one whose counter is one higher.
async fn count(
    ctx: &serenity::Context,
    press: &serenity::ComponentInteraction,
    so_far: &str,
) -> Result<(), Error> {
    let count = so_far.parse().unwrap_or(0_u32).saturating_add(1);
    let message = serenity::CreateInteractionResponseMessage::new()
        .content(format!("{count} strokes, the last by {}", press.user.name))
        .components(panel(count));
    Ok(press.create_response(ctx, serenity::CreateInteractionResponse::UpdateMessage(message)).await?)
}

/// Shows "thinking", then answers in a separate message and adds another.
async fn ponder(ctx: &serenity::Context, press: &serenity::ComponentInteraction) -> Result<(), Error> {
    let thinking =
        serenity::CreateInteractionResponse::Defer(serenity::CreateInteractionResponseMessage::new());
    press.create_response(ctx, thinking).await?;
    press.edit_response(ctx, serenity::EditInteractionResponse::new().content("It needs more blue.")).await?;
    let more = serenity::CreateInteractionResponseFollowup::new().content("Or less red.").ephemeral(true);
    press.create_followup(ctx, more).await?;
    Ok(())
}

/// Acknowledges without a visible sign, then takes the controls off the message.
async fn shelve(ctx: &serenity::Context, press: &serenity::ComponentInteraction) -> Result<(), Error> {
    press.create_response(ctx, serenity::CreateInteractionResponse::Acknowledge).await?;
    let edit = serenity::EditInteractionResponse::new().content("Shelved.").components(Vec::new());
    press.edit_response(ctx, edit).await?;
    Ok(())
}
