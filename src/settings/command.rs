//! `/settings`: a person’s preferences, for all servers.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer::command::{Context, answer, asker};
use crate::answer::which_match::SUGGESTIONS;
use crate::settings;
use crate::settings::ids::PreferenceChange;
use crate::settings::panel::{read_hours, read_zone};
use crate::ui::command_error::CommandError;
use trickmate_host::Preferences;

/// See and change your own settings, for all servers
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
pub(crate) async fn settings(
    ctx: Context<'_>,
    #[choices("light", "dark", "colour-blind")] theme: Option<&'static str>,
    #[choices("own", "first")] bottom: Option<&'static str>,
    #[choices("with-text", "picture")] text: Option<&'static str>,
    #[choices("ping", "direct", "none")] notify: Option<&'static str>,
    #[choices("direct", "button")] cards: Option<&'static str>,
    #[choices(0, 1, 3, 6, 12, 24)] reminder: Option<u8>,
    #[max_length = 20] quiet: Option<String>,
    #[autocomplete = "suggest_zones"]
    #[max_length = 60]
    zone: Option<String>,
    #[choices("shown", "hidden")] leaderboards: Option<&'static str>,
    #[choices("on", "off")] warnings: Option<&'static str>,
    #[choices("discord", "en-US", "de", "fr", "es", "pt-BR", "ru", "ja")] language: Option<&'static str>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let named = [("theme", theme), ("bottom", bottom), ("notify", notify), ("language", language)];
    let named = named.into_iter().filter_map(|(kind, value)| format!("{kind}.{}", value?).parse().ok());
    let others = [
        text.map(|choice| PreferenceChange::Text(choice == "with-text")),
        cards.map(|choice| PreferenceChange::Hands(choice == "direct")),
        reminder.map(PreferenceChange::Reminder),
        leaderboards.map(|choice| PreferenceChange::Listed(choice == "shown")),
        warnings.map(|choice| PreferenceChange::Warnings(choice == "on")),
    ];
    let wished: Vec<PreferenceChange> = named.chain(others.into_iter().flatten()).collect();
    let work = async {
        let quiet = quiet.map(|typed| read_hours(&typed)).transpose()?;
        let zone = zone.map(|typed| read_zone(&typed)).transpose()?;
        if wished.is_empty() && quiet.is_none() && zone.is_none() {
            return settings::panel::show(bot, asker(ctx).person).await;
        }
        let change = move |preferences: &mut Preferences| {
            wished.into_iter().for_each(|preference| preference.apply(preferences));
            preferences.quiet = quiet.unwrap_or(preferences.quiet);
            preferences.zone = zone.unwrap_or(preferences.zone);
        };
        Ok(settings::panel::compose(&bot.service.preferences().change(asker(ctx).person, change).await?))
    };
    answer(ctx, work).await
}

async fn suggest_zones(_ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let zones = settings::panel::zones(typed, SUGGESTIONS);
    CreateAutocompleteResponse::new()
        .set_choices(zones.into_iter().map(|zone| AutocompleteChoice::new(zone, zone)).collect())
}
