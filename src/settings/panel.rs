//! A person's preferences, and the menus and buttons that change them.

use chrono_tz::{TZ_VARIANTS, Tz};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::settings::ids::SettingsId;
use crate::settings::ids::{PreferenceChange, REMINDERS, languages, reminder_hours};
use crate::ui::command_error::CommandError;
use crate::ui::format::{capitalised, yes};
use crate::ui::picture::theme;
use trickmate_host::{BoardOrientation, Notification, PlayerId, Preferences, QuietHours};
use trickmate_render::Theme;
use trickmate_text::{speak, text};

/// The form's fields for quiet hours.
pub(crate) const HOURS: &str = "hours";
pub(crate) const ZONE: &str = "zone";

/// Shows somebody’s preferences, and the controls to change them.
pub(crate) fn compose(preferences: &Preferences) -> OutgoingMessage {
    // A newly chosen language is used at once.
    speak(preferences.spoken(), || in_the_spoken_language(preferences))
}

fn in_the_spoken_language(preferences: &Preferences) -> OutgoingMessage {
    let languages = CreateButton::new(SettingsId::Languages.to_string())
        .label(text!("settings-language-button"))
        .emoji('🌐')
        .style(ButtonStyle::Secondary);
    OutgoingMessage::new(words(preferences)).followed_by(&language_line(preferences)).rows(vec![
        menu(PreferenceChange::Theme(theme(preferences)), Theme::ALL.map(PreferenceChange::Theme)),
        menu(PreferenceChange::Notify(preferences.notify), Notification::ALL.map(PreferenceChange::Notify)),
        menu(PreferenceChange::Reminder(hours_of(preferences)), REMINDERS.map(PreferenceChange::Reminder)),
        CreateActionRow::Buttons(buttons(preferences)),
        CreateActionRow::Buttons(vec![turn(PreferenceChange::Warnings(!preferences.warnings)), languages]),
    ])
}

fn hours_of(preferences: &Preferences) -> u8 {
    u8::try_from(reminder_hours(preferences)).unwrap_or(u8::MAX)
}

fn words(preferences: &Preferences) -> String {
    let quiet = match preferences.quiet {
        Some(quiet) => {
            text!("settings-quiet", from = quiet.from(), to = quiet.to(), zone = preferences.zone.name())
        }
        None => text!("settings-quiet-none"),
    };
    let cards = if preferences.direct { "settings-cards-direct" } else { "settings-cards-button" };
    text!(
        "settings",
        theme = label(PreferenceChange::Theme(theme(preferences))),
        bottom = label(PreferenceChange::BoardOrientation(preferences.bottom)),
        text = yes(preferences.text_boards),
        notify = label(PreferenceChange::Notify(preferences.notify)),
        cards = text!(cards),
        reminder = label(PreferenceChange::Reminder(hours_of(preferences))),
        quiet,
        listed = yes(preferences.listed),
        warnings = yes(preferences.warnings)
    )
}

/// Returns a choice in words.
fn label(preference: PreferenceChange) -> String {
    let key = match preference {
        PreferenceChange::Theme(Theme::Light) => "setting-light",
        PreferenceChange::Theme(Theme::Dark) => "setting-dark",
        PreferenceChange::Theme(Theme::ColourBlind) => "setting-colour-blind",
        PreferenceChange::BoardOrientation(BoardOrientation::Own) => "setting-bottom-own",
        PreferenceChange::BoardOrientation(BoardOrientation::First) => "setting-bottom-first",
        PreferenceChange::Notify(Notification::Ping) => "setting-notify-ping",
        PreferenceChange::Notify(Notification::Direct) => "setting-notify-direct",
        PreferenceChange::Notify(Notification::None) => "setting-notify-none",
        PreferenceChange::Reminder(hours) => return text!("setting-reminder", hours),
        PreferenceChange::Language(Some(language)) => return language.title().to_owned(),
        PreferenceChange::Language(None) => "setting-language-discord",
        PreferenceChange::Hands(true) => "setting-hands-on",
        PreferenceChange::Hands(false) => "setting-hands-off",
        PreferenceChange::Text(true) => "setting-text-on",
        PreferenceChange::Text(false) => "setting-text-off",
        PreferenceChange::Listed(true) => "setting-listed-on",
        PreferenceChange::Listed(false) => "setting-listed-off",
        PreferenceChange::Warnings(true) => "setting-warnings-on",
        PreferenceChange::Warnings(false) => "setting-warnings-off",
    };
    text!(key)
}

fn language_line(preferences: &Preferences) -> String {
    text!("settings-language", language = label(PreferenceChange::Language(preferences.language)))
}

/// Shows the languages that somebody can choose for messages to them.
fn compose_languages(preferences: &Preferences) -> OutgoingMessage {
    let back = CreateButton::new(SettingsId::All.to_string())
        .label(text!("button-back"))
        .style(ButtonStyle::Secondary);
    OutgoingMessage::new(text!("settings-language-ask")).followed_by(&language_line(preferences)).rows(vec![
        menu(PreferenceChange::Language(preferences.language), languages().map(PreferenceChange::Language)),
        CreateActionRow::Buttons(vec![back]),
    ])
}

/// Returns a menu of choices, with the current one selected.
fn menu(now: PreferenceChange, choices: impl IntoIterator<Item = PreferenceChange>) -> CreateActionRow {
    let options = choices.into_iter().map(|preference| {
        CreateSelectMenuOption::new(capitalised(&label(preference)), preference.to_string())
            .default_selection(preference == now)
    });
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let id = SettingsId::Change(now).to_string();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(label(now)))
}

fn button(preference: PreferenceChange, label: &str) -> CreateButton {
    CreateButton::new(SettingsId::Change(preference).to_string()).label(label).style(ButtonStyle::Secondary)
}

fn turn(preference: PreferenceChange) -> CreateButton {
    button(preference, &label(preference))
}

/// Returns buttons that toggle preferences: each carries its new value, so that a double press does no harm.
fn buttons(preferences: &Preferences) -> Vec<CreateButton> {
    let bottom = match preferences.bottom {
        BoardOrientation::Own => button(
            PreferenceChange::BoardOrientation(BoardOrientation::First),
            &text!("settings-bottom-first"),
        ),
        BoardOrientation::First => {
            button(PreferenceChange::BoardOrientation(BoardOrientation::Own), &text!("settings-bottom-own"))
        }
    };
    let quiet = CreateButton::new(SettingsId::Quiet.to_string()).label(text!("settings-quiet-button"));
    vec![
        bottom,
        turn(PreferenceChange::Text(!preferences.text_boards)),
        turn(PreferenceChange::Hands(!preferences.direct)),
        turn(PreferenceChange::Listed(!preferences.listed)),
        quiet.style(ButtonStyle::Secondary),
    ]
}

/// Returns the form for quiet hours.
fn form(preferences: &Preferences) -> CreateModal {
    let hours =
        preferences.quiet.map_or_else(String::new, |quiet| format!("{}-{}", quiet.from(), quiet.to()));
    let field = |label: String, id: &str, value: String| {
        CreateInputText::new(InputTextStyle::Short, label, id).value(value).required(false).max_length(60)
    };
    let hours =
        field(text!("settings-quiet-hours"), HOURS, hours).placeholder(text!("settings-quiet-hours-example"));
    let zone = field(text!("settings-quiet-zone"), ZONE, preferences.zone.name().to_owned())
        .placeholder(text!("settings-quiet-zone-example"));
    CreateModal::new(SettingsId::Quiet.to_string(), text!("settings-quiet-form"))
        .components(vec![CreateActionRow::InputText(hours), CreateActionRow::InputText(zone)])
}

/// Reads typed quiet hours: `22-7`, `22:00 – 7:00`, or `off`.
pub(crate) fn read_hours(typed: &str) -> Result<Option<QuietHours>, CommandError> {
    let typed = typed.trim();
    if ["", "off", "none"].contains(&typed.to_lowercase().as_str()) {
        return Ok(None);
    }
    let hour = |text: &str| text.trim().trim_end_matches(":00").parse::<u8>().ok();
    let ends = typed.split_once(['-', '–']).and_then(|(from, to)| hour(from).zip(hour(to)));
    match ends.and_then(|(from, to)| QuietHours::new(from, to % 24)) {
        Some(quiet) => Ok(Some(quiet)),
        None => Err(CommandError::words(text!("error-quiet-hours"))),
    }
}

/// Reads a typed time zone, in any case.
pub(crate) fn read_zone(typed: &str) -> Result<Tz, CommandError> {
    let typed = typed.trim().replace(' ', "_");
    if typed.is_empty() {
        return Ok(Tz::UTC);
    }
    let known = TZ_VARIANTS.iter().find(|zone| zone.name().eq_ignore_ascii_case(&typed));
    known.copied().ok_or_else(|| CommandError::words(text!("error-zone")))
}

/// Suggests time zones that contain the typed text. Zones whose name or city begins with it come first.
pub(crate) fn zones(typed: &str, max: usize) -> Vec<&'static str> {
    let typed = typed.trim().to_lowercase().replace(' ', "_");
    let place = |name: &str| {
        let name = name.to_lowercase();
        let city = name.rsplit('/').next().unwrap_or_default();
        if city.starts_with(&typed) || name.starts_with(&typed) { 0 } else { 1 }
    };
    let mut found: Vec<&str> = TZ_VARIANTS
        .iter()
        .map(|zone| zone.name())
        .filter(|name| name.to_lowercase().contains(&typed))
        .collect();
    found.sort_by_key(|name| place(name));
    found.truncate(max);
    found
}

/// Returns the settings of a person.
pub(crate) async fn show(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    Ok(compose(&bot.service.preferences().of(person).await?))
}

/// Returns the page with the languages that a person can choose.
pub(crate) async fn show_languages(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    Ok(compose_languages(&bot.service.preferences().of(person).await?))
}

/// Changes a person's preference; returns the new settings.
pub(crate) async fn change(
    bot: &Bot,
    person: PlayerId,
    preference: PreferenceChange,
) -> Result<OutgoingMessage, CommandError> {
    Ok(compose(
        &bot.service.preferences().change(person, move |preferences| preference.apply(preferences)).await?,
    ))
}

/// Returns the form for a person's quiet hours.
pub(crate) async fn ask_for_quiet(bot: &Bot, person: PlayerId) -> Result<CreateModal, CommandError> {
    Ok(form(&bot.service.preferences().of(person).await?))
}

/// Sets a person's quiet hours from the form.
pub(crate) async fn keep_quiet(
    bot: &Bot,
    person: PlayerId,
    hours: &str,
    zone: &str,
) -> Result<OutgoingMessage, CommandError> {
    let (quiet, zone) = (read_hours(hours)?, read_zone(zone)?);
    let change = move |preferences: &mut Preferences| (preferences.quiet, preferences.zone) = (quiet, zone);
    Ok(compose(&bot.service.preferences().change(person, change).await?))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use trickmate_testkit::proptests::cases;
    use trickmate_testkit::untrusted::pieced_together;

    use super::*;

    /// Parts of what people type into the form for quiet hours.
    const PIECES: &[&str] = &[
        "0",
        "7",
        "22",
        "23",
        "24",
        "256",
        ":00",
        ":30",
        "-",
        " – ",
        " ",
        "off",
        "none",
        "a",
        "Europe",
        "/",
        "Berlin",
        "america/new york",
        "UTC",
        "etc/gmt+1",
        "_",
    ];

    proptest! {
        #![proptest_config(cases(1000))]

        #[test]
        fn what_is_read_of_any_hours_and_zones_is_read_again(text in pieced_together(PIECES, 200)) {
            if let Ok(Some(hours)) = read_hours(&text) {
                prop_assert!(hours.from() < 24 && hours.to() < 24 && hours.from() != hours.to());
                prop_assert_eq!(read_hours(&format!("{}-{}", hours.from(), hours.to())).unwrap(), Some(hours));
            }
            if let Ok(zone) = read_zone(&text) {
                prop_assert_eq!(read_zone(zone.name()).unwrap(), zone);
            }
        }

        #[test]
        fn all_hours_are_read(from in 0..24_u8, to in 0..24_u8) {
            let read = read_hours(&format!("{from}:00 - {to}:00"));
            prop_assert_eq!(read.ok().flatten(), QuietHours::new(from, to));
        }
    }

    #[test]
    fn hours_and_zones_are_read_as_people_type_them() {
        let night = QuietHours::new(22, 7);
        for typed in ["22-7", " 22:00 – 07:00 ", "22 - 7"] {
            assert_eq!(read_hours(typed).unwrap(), night, "{typed}");
        }
        assert_eq!(read_hours("22-24").unwrap(), QuietHours::new(22, 0));
        for typed in ["", "off", "None"] {
            assert_eq!(read_hours(typed).unwrap(), None, "{typed}");
        }
        for typed in ["22", "7-7", "25-3", "a-b", "22-7-9", "-", "256-3"] {
            assert!(read_hours(typed).is_err(), "{typed}");
        }
        assert_eq!(read_zone("europe/berlin").unwrap(), Tz::Europe__Berlin);
        assert_eq!(read_zone("america/new york").unwrap(), Tz::America__New_York);
        assert!(read_zone("Middle-earth").is_err());
        assert_eq!(zones("berl", 25)[0], "Europe/Berlin");
        assert_eq!(zones("", 25).len(), 25);
    }
}
