//! The panel and the form in which a tournament is created.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ComponentInteractionDataKind, CreateActionRow, CreateButton, CreateInputText, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::{ToDiscord, ToHost};
use crate::context::bot::Bot;
use crate::servers::panel::managed;
use crate::tournaments::ids::TournamentsId;
use crate::tournaments::ids::draft::{Draft, DraftField};
use crate::tournaments::{managing, message, start_time};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::{capitalised, time_control};
use crate::ui::permissions::may_play_here;
use trickmate_host::{TimeControl, Timestamp, TournamentFormat, TournamentTerms};
use trickmate_text::{text, word};

pub(crate) const MINUTE: i64 = 60 * 1000;
pub(crate) const HOUR: i64 = 60 * MINUTE;

/// The fields of the form.
const NAME: &str = "name";
const START: &str = "start";
const CHECK_IN: &str = "check-in";
/// The number of rounds, of games of a tie, or of minutes of an arena.
const COUNT: &str = "count";
const HOURS: &str = "hours";
/// The menu entry for the server's usual time control.
const USUAL: &str = "usual";

/// Shows the panel with the choices so far.
pub(crate) fn compose(draft: Draft) -> OutgoingMessage {
    let id = |field| TournamentsId::New(field, draft).to_string();
    let menu = |field, options: Vec<CreateSelectMenuOption>| {
        let kind = CreateSelectMenuKind::String { options };
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id(field), kind))
    };
    let formats = TournamentFormat::ALL.map(|format| {
        let label = capitalised(&message::format_name(format));
        CreateSelectMenuOption::new(label, Draft::format_word(format))
            .description(text!(about(format)))
            .default_selection(format == draft.format)
    });
    let games = Draft::games().map(|game| {
        CreateSelectMenuOption::new(word(game.title()), game.name())
            .default_selection(game.name() == draft.game)
    });
    let usual = CreateSelectMenuOption::new(text!("tournament-new-usual-time"), USUAL)
        .default_selection(draft.time.is_none());
    let times = TimeControl::USUAL.iter().enumerate().map(|(index, time)| {
        CreateSelectMenuOption::new(capitalised(&time_control(*time)), index.to_string())
            .default_selection(draft.time == Some(index))
    });
    let chosen = draft.role.map(|role| vec![role.to_discord()]);
    let role =
        CreateSelectMenu::new(id(DraftField::Role), CreateSelectMenuKind::Role { default_roles: chosen })
            .placeholder(text!("tournament-new-everybody"))
            .min_values(0);
    let rated = if draft.is_rated { "tournament-new-rated" } else { "tournament-new-casual" };
    let rated = CreateButton::new(id(DraftField::Rated)).label(text!(rated)).style(ButtonStyle::Secondary);
    let form = CreateButton::new(id(DraftField::Form))
        .label(text!("tournament-new-name"))
        .style(ButtonStyle::Primary);
    OutgoingMessage::new(text!("tournament-new")).rows(vec![
        menu(DraftField::Format, formats.into()),
        menu(DraftField::Game, games.collect()),
        menu(DraftField::Time, std::iter::once(usual).chain(times).collect()),
        CreateActionRow::SelectMenu(role),
        CreateActionRow::Buttons(vec![rated, form]),
    ])
}

/// Returns the key of the line about a format.
const fn about(format: TournamentFormat) -> &'static str {
    match format {
        TournamentFormat::Swiss => "tournament-about-swiss",
        TournamentFormat::RoundRobin => "tournament-about-round-robin",
        TournamentFormat::DoubleRoundRobin => "tournament-about-double",
        TournamentFormat::Knockout => "tournament-about-knockout",
        TournamentFormat::Arena => "tournament-about-arena",
    }
}

/// Changes a choice, or opens the form.
pub(crate) async fn press(press: Press<'_>, field: DraftField, draft: Draft) {
    let Press { interaction, .. } = press;
    let allowed = managed(interaction.guild_id, interaction.member.as_ref());
    if field == DraftField::Form {
        return press.open(None, allowed.map(|_| form(draft))).await;
    }
    let changed = match &interaction.data.kind {
        ComponentInteractionDataKind::RoleSelect { values } => {
            Draft { role: values.first().map(|role| role.to_host()), ..draft }
        }
        _ => draft.with(field, press.chosen().unwrap_or_default()),
    };
    press.answer(press.alone(), None, async move { allowed.map(|_| compose(changed)) }).await;
}

/// Returns the form for the name and the numbers.
fn form(draft: Draft) -> CreateModal {
    let field = |label: &str, name: &str| {
        CreateInputText::new(InputTextStyle::Short, text!(label), name).required(false)
    };
    let name = field("tournament-form-name", NAME).required(true).max_length(32);
    let start = field("tournament-form-start", START)
        .placeholder(text!("tournament-form-start-example"))
        .max_length(20);
    let check_in = field("tournament-form-check-in", CHECK_IN).max_length(4);
    let count = match draft.format {
        TournamentFormat::Swiss => Some("tournament-form-rounds"),
        TournamentFormat::Knockout => Some("tournament-form-games"),
        TournamentFormat::Arena => Some("tournament-form-minutes"),
        TournamentFormat::RoundRobin | TournamentFormat::DoubleRoundRobin => None,
    };
    let count = count.map(|label| field(label, COUNT).max_length(3));
    let hours = (draft.format != TournamentFormat::Arena)
        .then(|| field("tournament-form-hours", HOURS).max_length(4));
    let fields = [name, start, check_in].into_iter().chain(count).chain(hours);
    CreateModal::new(TournamentsId::New(DraftField::Form, draft).to_string(), text!("tournament-form"))
        .components(fields.map(CreateActionRow::InputText).collect())
}

/// Creates a tournament from the form; returns the answer to its organizer.
pub(crate) async fn submit(form: Form<'_>, draft: Draft) -> Result<OutgoingMessage, CommandError> {
    let Form { bot, asker, interaction } = form;
    let server = managed(interaction.guild_id, interaction.member.as_ref())?;
    may_play_here(interaction.app_permissions)?;
    let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
    let parent = parent.map(|parent| parent.to_host());
    bot.service.access().may_arrange(server, asker.channel, parent).await?;
    let count = read_count(form.typed(COUNT))?;
    let minutes = |text: &str, unit: i64| Ok::<_, CommandError>(read_count(text)?.map(|count| count * unit));
    let is_arena = draft.format == TournamentFormat::Arena;
    let small = |count: Option<i64>| count.map(|count| u16::try_from(count).unwrap_or(u16::MAX));
    let terms = TournamentTerms {
        request: asker.request,
        server,
        channel: asker.channel,
        organizer: asker.person,
        name: form.typed(NAME).trim().to_owned(),
        format: draft.format,
        rounds: small(count.filter(|_| draft.format == TournamentFormat::Swiss)),
        best_of: match draft.format {
            TournamentFormat::Knockout => count.map_or(1, |count| u8::try_from(count).unwrap_or(u8::MAX)),
            _ => 1,
        },
        game: draft.game.to_owned(),
        options: Vec::new(),
        time: draft.time_control(),
        rated: draft.is_rated,
        places: None,
        role: draft.role,
        least_rating: None,
        most_rating: None,
        round_length: match is_arena {
            true => count.map(|count| count * MINUTE),
            false => minutes(form.typed(HOURS), HOUR)?,
        },
        starts_at: read_start(bot, asker, form.typed(START)).await?,
        check_in: minutes(form.typed(CHECK_IN), MINUTE)?,
    };
    create(bot, asker, interaction.member.as_ref(), terms).await
}

/// Reads a typed start time, in the time zone of the person who typed it.
pub(crate) async fn read_start(
    bot: &Bot,
    asker: Asker,
    typed: &str,
) -> Result<Option<Timestamp>, CommandError> {
    let zone = bot.service.preferences().of(asker.person).await?.zone;
    start_time::read(typed, zone, Timestamp::new(bot.service.clock().now()))
}

/// Reads a typed number that is not negative; `None` if the field is empty.
fn read_count(typed: &str) -> Result<Option<i64>, CommandError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let read = typed.parse::<u16>().ok().map(i64::from);
    read.map(Some).ok_or_else(|| CommandError::words(text!("tournament-error-number")))
}

/// Creates a tournament; returns the answer to its organizer.
pub(crate) async fn create(
    bot: &Bot,
    asker: Asker,
    member: Option<&serenity::Member>,
    terms: TournamentTerms,
) -> Result<OutgoingMessage, CommandError> {
    let id = bot.service.tournaments().create(terms).await?;
    let tournament = bot.service.tournaments().tournament(id).await?;
    let words = match tournament.starts_at {
        Some(_) => text!("tournament-created-starts", id),
        None => text!("tournament-created", id),
    };
    let now = Timestamp::new(bot.service.clock().now());
    let controls = managing::controls(&tournament, managing::manager(asker, member), now);
    Ok(OutgoingMessage::new(words).rows(controls))
}
