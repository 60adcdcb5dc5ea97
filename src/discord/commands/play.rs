//! `/play`: a challenge. A subcommand per game, with the game's own options.

use std::borrow::Cow;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{
    AutocompleteChoice, CommandOptionType as Kind, CreateAutocompleteResponse, CreateCommand,
    CreateCommandOption, Permissions, ResolvedValue,
};

use super::super::Bot;
use super::super::challenge_card;
use super::super::delivery::number;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::{Command, Context, asker, name, reply};
use crate::hall::{Challenge, HallError, Invitation, SeatWish, TimeControl};
use crate::rules::{self, Game, Given, OptionKind, OptionSpec, Seat};

const OPPONENT: &str = "opponent";
const SEAT: &str = "seat";
const TIME: &str = "time";
const RATED: &str = "rated";
const YES: &str = "yes";
/// Discord's limit for descriptions and choices, in characters.
const LONGEST_CHOICE: usize = 100;

/// What the bot must be allowed to in a channel where a game is to be played.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::ATTACH_FILES, "Attach Files"),
];

/// The command as it is carried out.
pub(super) fn command() -> Command {
    let game = |game: &'static dyn Game| Command {
        name: game.name().into(),
        qualified_name: format!("play {}", game.name()).into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        parameters: completed(game).map(parameter).collect(),
        guild_only: true,
        ..Command::default()
    };
    Command {
        name: "play".into(),
        qualified_name: "play".into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        subcommand_required: true,
        subcommands: rules::GAMES.iter().copied().map(game).collect(),
        guild_only: true,
        ..Command::default()
    }
}

/// The command as Discord is told of it.
pub(super) fn definition() -> CreateCommand {
    CreateCommand::new("play")
        .description("Challenge somebody to a game")
        .contexts(vec![serenity::InteractionContext::Guild])
        .set_options(rules::GAMES.iter().copied().map(subcommand).collect())
}

fn subcommand(game: &'static dyn Game) -> CreateCommandOption {
    let opponent =
        CreateCommandOption::new(Kind::User, OPPONENT, "Whom you challenge; anybody when left out");
    let names = game.seats();
    let seat = Seat::ALL.into_iter().map(|seat| names[seat.index()]).fold(
        CreateCommandOption::new(Kind::String, SEAT, "Where you sit; drawn by lot when left out"),
        |option, name| option.add_string_choice(name.title, name.key),
    );
    let own = offered(game).map(option);
    let time = CreateCommandOption::new(
        Kind::String,
        TIME,
        "How much time, e.g. 3 days for each turn, or 10+5 live",
    )
    .set_autocomplete(true);
    let rated = CreateCommandOption::new(
        Kind::String,
        RATED,
        "Whether the result changes both players’ ratings; not when left out",
    )
    .add_string_choice("yes: who accepts agrees to it", YES)
    .add_string_choice("no", "no");
    let options = [opponent].into_iter().chain(own).chain([seat, time, rated]);
    options.fold(
        CreateCommandOption::new(Kind::SubCommand, game.name(), clip(game.summary())),
        CreateCommandOption::add_sub_option,
    )
}

/// The options of the game that are chosen with a challenge.
fn offered(game: &'static dyn Game) -> impl Iterator<Item = &'static OptionSpec> {
    game.options().iter().filter(|spec| game.supply(spec.name).is_none())
}

/// An option of the game: a choice of words, a number, or a text where both are taken.
fn option(spec: &OptionSpec) -> CreateCommandOption {
    let described = |kind| CreateCommandOption::new(kind, spec.name, clip(spec.help));
    match spec.kind {
        OptionKind::Choice(choices) => choices.iter().fold(described(Kind::String), |option, choice| {
            option.add_string_choice(clip(&format!("{}: {}", choice.value, choice.help)), choice.value)
        }),
        OptionKind::Number { least, most, words: [], .. } => {
            described(Kind::Integer).min_int_value(least.into()).max_int_value(most.into())
        }
        OptionKind::Number { .. } => {
            let help = clip(&format!("{} {}", spec.help, spec.takes()));
            CreateCommandOption::new(Kind::String, spec.name, help)
        }
        OptionKind::Text { takes, .. } => {
            let help = clip(&format!("{} Or {takes}", spec.help));
            CreateCommandOption::new(Kind::String, spec.name, help).set_autocomplete(true)
        }
    }
}

/// The options whose words are suggested while one types.
fn completed(game: &'static dyn Game) -> impl Iterator<Item = &'static str> + use<> {
    let texts = offered(game).filter(|spec| matches!(spec.kind, OptionKind::Text { .. }));
    texts.map(|spec| spec.name).chain([TIME])
}

/// An option whose words are suggested while one types.
fn parameter(name: &'static str) -> poise::CommandParameter<Arc<Bot>, Failure> {
    poise::CommandParameter {
        name: name.into(),
        name_localizations: Cow::Borrowed(&[]),
        description: None,
        description_localizations: Cow::Borrowed(&[]),
        required: false,
        channel_types: None,
        choices: Cow::Borrowed(&[]),
        type_setter: None,
        autocomplete_callback: Some(|ctx, typed| Box::pin(async move { complete(ctx, typed) })),
        __non_exhaustive: (),
    }
}

/// Suggests the words of the option that is being typed, and what is typed if the option takes it.
fn complete(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let focused = ctx.args.iter().find(|given| matches!(given.value, ResolvedValue::Autocomplete { .. }));
    if focused.is_some_and(|given| given.name == TIME) {
        return suggest_times(typed);
    }
    let specs = rules::game(&ctx.command().name).map(Game::options).unwrap_or_default();
    let spec = specs.iter().find(|spec| focused.is_some_and(|given| given.name == spec.name));
    let Some(OptionKind::Text { words, read, .. }) = spec.map(|spec| spec.kind) else {
        return CreateAutocompleteResponse::new();
    };
    let wanted = typed.trim().to_lowercase();
    let mut choices: Vec<AutocompleteChoice> = words
        .iter()
        .filter(|word| word.value.contains(&wanted))
        .map(|word| AutocompleteChoice::new(clip(&format!("{}: {}", word.value, word.help)), word.value))
        .collect();
    if let Ok(text) = read(typed, Given::NONE)
        && text.chars().count() <= LONGEST_CHOICE
    {
        choices.push(AutocompleteChoice::new(text.clone(), text));
    }
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// Suggests time controls, what is typed first if it is one.
fn suggest_times(typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase();
    let meant = typed.parse::<TimeControl>().ok();
    let usual = TimeControl::USUAL.into_iter();
    let others = usual.filter(|time| Some(*time) != meant && time.to_string().contains(&wanted));
    let choices = meant.into_iter().chain(others).map(|time| {
        let name = time.to_string();
        AutocompleteChoice::new(clip(&format!("{name}: {}", time.meaning())), name)
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// At most a hundred characters, as Discord wants it.
fn clip(text: &str) -> String {
    text.chars().take(LONGEST_CHOICE).collect()
}

async fn run(ctx: Context<'_>) -> Result<(), poise::FrameworkError<'_, Arc<Bot>, Failure>> {
    let bot = ctx.framework.user_data;
    let mut answer = reply(ctx, Manner::Public);
    let challenge = match answer.after(invite(ctx)).await {
        Ok(challenge) => challenge,
        Err(failure) => {
            let draft = bot.refusal(failure, None, asker(ctx).person).await;
            tell(answer.whisper(draft).await);
            return Ok(());
        }
    };
    tell(answer.say(challenge_card::compose(&challenge)).await);
    // If this fails, the first click on the message tells its id.
    match bot.delivery.answer_message(&ctx.interaction.token).await {
        Ok(message) => {
            if let Err(error) = bot.hall.shows_challenge(challenge.id, message).await {
                tracing::warn!("the message of challenge {} was not stored: {error}", challenge.id);
            }
        }
        Err(trouble) => tracing::info!("the message of challenge {} is unknown: {trouble}", challenge.id),
    }
    Ok(())
}

fn tell(result: Result<(), super::super::trouble::Trouble>) {
    if let Err(trouble) = result {
        tracing::info!("a challenge was not answered: {trouble}");
    }
}

async fn invite(ctx: Context<'_>) -> Result<Challenge, Failure> {
    let bot = ctx.framework.user_data;
    let interaction = ctx.interaction;
    may_play_here(interaction.app_permissions)?;
    if let Some(server) = interaction.guild_id {
        let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
        let (server, channel) = (number(server.get()), number(interaction.channel_id.get()));
        bot.hall.may_arrange(server, channel, parent.map(|parent| number(parent.get()))).await?;
    }
    bot.meet(asker(ctx).person, name(ctx)).await;
    let mut opponent = None;
    let mut seat = SeatWish::Any;
    let mut time = None;
    let mut rated = false;
    let mut options = Vec::new();
    for given in ctx.args {
        match (given.name, &given.value) {
            (OPPONENT, ResolvedValue::User(user, _)) => {
                if user.bot {
                    return Err(Failure::words("A bot cannot accept a challenge: name a person, or nobody."));
                }
                opponent = Some(number(user.id.get()));
            }
            (SEAT, ResolvedValue::String(key)) => seat = wish(&ctx.command().name, key),
            (TIME, ResolvedValue::String(typed)) => {
                time = Some(typed.parse::<TimeControl>().map_err(HallError::from)?);
            }
            (RATED, ResolvedValue::String(word)) => rated = *word == YES,
            (name, ResolvedValue::String(value)) => options.push((name.to_owned(), (*value).to_owned())),
            (name, ResolvedValue::Integer(value)) => options.push((name.to_owned(), value.to_string())),
            _ => {}
        }
    }
    let invitation = Invitation {
        request: asker(ctx).request,
        game: ctx.command().name.to_string(),
        options,
        server: interaction.guild_id.map(|id| number(id.get())),
        channel: number(interaction.channel_id.get()),
        challenger: asker(ctx).person,
        opponent,
        seat,
        time,
        rated,
    };
    Ok(bot.hall.invite(invitation).await?)
}

fn wish(game: &str, key: &str) -> SeatWish {
    let names = rules::game(game).map(Game::seats);
    let seat = Seat::ALL.into_iter().find(|seat| names.is_some_and(|names| names[seat.index()].key == key));
    seat.map_or(SeatWish::Any, SeatWish::Seat)
}

/// Refuses a channel in which the board could not be posted.
fn may_play_here(permissions: Option<Permissions>) -> Result<(), Failure> {
    let Some(permissions) = permissions else { return Ok(()) };
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(needed, _)| !permissions.contains(*needed)).map(|(_, name)| *name).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failure::words(format!(
        "I cannot host a game in this channel, because I lack the permission: {}. Please tell a moderator.",
        missing.join(", ")
    )))
}
