//! `/play`: a challenge, with a subcommand for each game that has the game's options.

use crate::computer;
use crate::invite;
use std::borrow::Cow;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{
    AutocompleteChoice, CommandOptionType as Kind, CreateAutocompleteResponse, CreateCommand,
    CreateCommandOption, ResolvedValue,
};

use crate::answer;
use crate::answer::command::{Command, Context, anywhere, asker, remember_name, reply};
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::computer::buttons::level_name;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::teams;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::{series_terms, time_control};
use crate::ui::permissions::{can_post, may_play_here};
use crate::ui::responder::Visibility;
use trickmate_host::{
    Challenge, ComputerGame, Invitation, Level, MatchId, NewTeamGame, PlayerId, SeatWish, SeriesTerms,
    ServiceError, SpecialTerms, SpecialTermsError, TeamOpponent, TimeControl, usual_level,
};
use trickmate_rules::{Game, Odds, OptionKind, OptionSource, OptionSpec, RawOptions, Seat};
use trickmate_text::{rules, text};

const OPPONENT: &str = "opponent";
const SEAT: &str = "seat";
const TIME: &str = "time";
const RATED: &str = "rated";
const CASUAL: &str = "casual";
const LEVEL: &str = "level";
const ODDS: &str = "odds";
const THEIR_TIME: &str = "their-time";
const POSITION: &str = "position";
const SERIES: &str = "series";
const TEAMS: &str = "teams";
/// Choices of sides that are teams.
const BOTH: &str = "both";
const ONE: &str = "one";
/// Discord's limit for descriptions and choices, in characters.
const MAX_CHOICE_LEN: usize = 100;

/// Returns the command, for carrying it out.
pub(crate) fn command() -> Command {
    let game = |game: &'static dyn Game| Command {
        name: game.name().into(),
        qualified_name: format!("play {}", game.name()).into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        parameters: completed(game).map(parameter).collect(),
        ..Command::default()
    };
    Command {
        name: "play".into(),
        qualified_name: "play".into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        subcommand_required: true,
        subcommands: trickmate_rules::GAMES.iter().copied().map(game).collect(),
        ..Command::default()
    }
}

/// Returns the command's definition for Discord.
pub(crate) fn definition() -> CreateCommand {
    anywhere(answer::descriptions::command("play", "command-play"))
        .set_options(trickmate_rules::GAMES.iter().copied().map(subcommand).collect())
}

fn subcommand(game: &'static dyn Game) -> CreateCommandOption {
    let option_of =
        |kind, name: &str| answer::descriptions::option(kind, name, &format!("command-play.{name}"), &[]);
    let opponent = option_of(Kind::User, OPPONENT);

    let names = game.seats();
    let seat = Seat::ALL
        .into_iter()
        .map(|seat| names[seat.index()])
        .fold(option_of(Kind::String, SEAT), |option, name| option.add_string_choice(name.title, name.key));
    let own = offered(game).map(|spec| option(game, spec));
    let time = option_of(Kind::String, TIME).set_autocomplete(true);
    let rated = [RATED, CASUAL].into_iter().fold(option_of(Kind::String, RATED), |option, choice| {
        answer::descriptions::with_choice(option, choice, &format!("command-play.{RATED}_{choice}"))
    });
    let level = option_of(Kind::Integer, LEVEL);

    let level = Level::ALL
        .into_iter()
        .fold(level, |option, level| option.add_int_choice(level_name(level), level.number().into()));
    let odds = option_of(Kind::String, ODDS);
    let their_time = option_of(Kind::String, THEIR_TIME).set_autocomplete(true);
    let position = option_of(Kind::String, POSITION);
    let series = option_of(Kind::String, SERIES).set_autocomplete(true);
    let teams = [BOTH, ONE].into_iter().fold(option_of(Kind::String, TEAMS), |option, choice| {
        answer::descriptions::with_choice(option, choice, &format!("command-play.{TEAMS}_{choice}"))
    });
    let usual = [seat, time, rated];
    let special = [odds, their_time, position, series, teams];
    let options = [opponent, level].into_iter().chain(own).chain(usual).chain(special);
    options.fold(
        CreateCommandOption::new(Kind::SubCommand, game.name(), describing(&rules::summary(game))),
        CreateCommandOption::add_sub_option,
    )
}

/// Returns the options of the game that are chosen with a challenge.
fn offered(game: &'static dyn Game) -> impl Iterator<Item = &'static OptionSpec> {
    let is_deck =
        move |spec: &&OptionSpec| matches!(game.option_source(spec.name), Some(OptionSource::Deck(_)));
    game.options().iter().filter(move |spec| !is_deck(spec))
}

/// Returns an option of the game: a choice of words, a number, or a text where both are allowed.
fn option(game: &dyn Game, spec: &OptionSpec) -> CreateCommandOption {
    let help = rules::option(game, spec);
    let described = |kind| CreateCommandOption::new(kind, spec.name, describing(&help));
    match spec.kind {
        OptionKind::Choice(words) | OptionKind::Limited { words, .. } => {
            words.iter().fold(described(Kind::String), |option, word| {
                option.add_string_choice(explained(game, spec, word), *word)
            })
        }
        OptionKind::Number { min, max, words: [], .. } => {
            described(Kind::Integer).min_int_value(min.into()).max_int_value(max.into())
        }
        OptionKind::Number { .. } => {
            let help = describing(&format!("{help} {}", spec.takes()));
            CreateCommandOption::new(Kind::String, spec.name, help)
        }
        OptionKind::Text { takes, .. } => {
            let help = describing(&text!("play-option", help, takes));
            CreateCommandOption::new(Kind::String, spec.name, help).set_autocomplete(true)
        }
    }
}

/// Returns a value of an option, with its meaning.
fn explained(game: &dyn Game, spec: &OptionSpec, word: &str) -> String {
    clip(&format!("{word}: {}", rules::option_value(game, spec, word)))
}

/// Returns the options whose words are suggested during typing.
fn completed(game: &'static dyn Game) -> impl Iterator<Item = &'static str> + use<> {
    let texts = offered(game).filter(|spec| matches!(spec.kind, OptionKind::Text { .. }));
    texts.map(|spec| spec.name).chain([TIME, THEIR_TIME, SERIES])
}

/// Returns an option whose words are suggested during typing.
fn parameter(name: &'static str) -> poise::CommandParameter<Arc<Bot>, CommandError> {
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

/// Suggests the words of the option that is being typed, and the typed text if it is valid.
fn complete(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let focused = ctx.args.iter().find(|given| matches!(given.value, ResolvedValue::Autocomplete { .. }));
    if focused.is_some_and(|given| [TIME, THEIR_TIME].contains(&given.name)) {
        return suggest_times(typed);
    }
    if focused.is_some_and(|given| given.name == SERIES) {
        return suggest_series(typed);
    }
    let game = trickmate_rules::game(&ctx.command().name);
    let is_focused = |spec: &&OptionSpec| focused.is_some_and(|given| given.name == spec.name);
    let spec = game.and_then(|game| Some((game, game.options().iter().find(is_focused)?)));
    let Some((game, spec @ OptionSpec { kind: OptionKind::Text { words, read, .. }, .. })) = spec else {
        return CreateAutocompleteResponse::new();
    };
    let wanted = typed.trim().to_lowercase();
    let mut choices: Vec<AutocompleteChoice> = words
        .iter()
        .filter(|word| word.contains(&wanted))
        .map(|word| AutocompleteChoice::new(explained(game, spec, word), *word))
        .collect();
    if let Ok(text) = read(typed, RawOptions::NONE)
        && text.chars().count() <= MAX_CHOICE_LEN
    {
        choices.push(AutocompleteChoice::new(text.clone(), text));
    }
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// Suggests time controls; the typed one comes first if it is valid.
fn suggest_times(typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase();
    let meant = typed.parse::<TimeControl>().ok();
    let usual = TimeControl::USUAL.into_iter();
    let others = usual.filter(|time| Some(*time) != meant && time.to_string().contains(&wanted));
    let choices = meant.into_iter().chain(others).map(|time| {
        let name = time.to_string();
        AutocompleteChoice::new(clip(&format!("{name}: {}", time_control(time))), name)
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Suggests series; the typed one comes first if it is valid.
fn suggest_series(typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase();
    let meant = typed.parse::<SeriesTerms>().ok();
    let usual = SeriesTerms::USUAL.into_iter();
    let others = usual.filter(|terms| Some(*terms) != meant && terms.to_string().contains(&wanted));
    let choices = meant.into_iter().chain(others).map(|terms| {
        let name = terms.to_string();
        AutocompleteChoice::new(clip(&format!("{name}: {}", series_terms(terms))), name)
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Returns a description of at most a hundred characters and without a full stop at its end, like all others.
fn describing(text: &str) -> String {
    clip(text.trim_end_matches(['.', '。']))
}

/// Cuts a text to Discord's limit of a hundred characters.
fn clip(text: &str) -> String {
    text.chars().take(MAX_CHOICE_LEN).collect()
}

async fn run(ctx: Context<'_>) -> Result<(), poise::FrameworkError<'_, Arc<Bot>, CommandError>> {
    let bot = ctx.framework.user_data;
    let mut answer = reply(ctx, Visibility::Private);
    let work = async {
        let wanted = Wanted::read(ctx)?;
        remember_name(ctx).await;
        match wanted.level {
            _ if wanted.teams.is_some() => Box::pin(make_teams(ctx, wanted)).await,
            Some(level) => {
                let game = Box::pin(play_computer(ctx, wanted, level)).await?;
                answer::begun::begun(bot, asker(ctx), game).await
            }
            None => invite::invitation::challenge_posted(bot, Box::pin(invite(ctx, wanted)).await?.id).await,
        }
    };
    let result = answer.after(work).await;
    answer::answers::finish(bot, answer, result, None, asker(ctx)).await;
    Ok(())
}

/// Terms of the command.
struct Wanted {
    opponent: Option<PlayerId>,
    /// Level of the computer, if it is the opponent.
    level: Option<Level>,
    seat: SeatWish,
    time: Option<TimeControl>,
    rated: bool,
    /// The sides that are teams, if any.
    teams: Option<WantedTeams>,
    options: Vec<(String, String)>,
    special: SpecialTerms,
    /// The position that it begins from, as typed.
    position: Option<String>,
}

/// The sides that are teams.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WantedTeams {
    Both,
    One,
}

impl Wanted {
    /// Reads the options of the command.
    fn read(ctx: Context<'_>) -> Result<Self, CommandError> {
        let (mut opponent, mut level, mut seat) = (None, None, SeatWish::Any);
        let mut is_member = true;
        let (mut time, mut rated, mut teams, mut options) = (None, false, None, Vec::new());
        let (mut special, mut position) = (SpecialTerms::default(), None);
        for given in ctx.args {
            match (given.name, &given.value) {
                (OPPONENT, ResolvedValue::User(user, member)) => {
                    (opponent, is_member) = (Some(*user), member.is_some());
                }
                (LEVEL, ResolvedValue::Integer(number)) => {
                    level = u8::try_from(*number).ok().and_then(Level::new);
                }
                (SEAT, ResolvedValue::String(key)) => seat = preference(&ctx.command().name, key),
                (TIME, ResolvedValue::String(typed)) => {
                    time = Some(typed.parse::<TimeControl>().map_err(ServiceError::from)?);
                }
                (THEIR_TIME, ResolvedValue::String(typed)) => {
                    special.opponent_time = Some(typed.parse::<TimeControl>().map_err(ServiceError::from)?);
                }
                (ODDS, ResolvedValue::String(typed)) => special.odds = Some(odds(typed)?),
                (SERIES, ResolvedValue::String(typed)) => {
                    special.series = Some(typed.parse::<SeriesTerms>().map_err(ServiceError::from)?);
                }
                (POSITION, ResolvedValue::String(typed)) => position = Some((*typed).to_owned()),
                (RATED, ResolvedValue::String(choice)) => rated = *choice == RATED,
                (TEAMS, ResolvedValue::String(choice)) => {
                    teams = Some(if *choice == BOTH { WantedTeams::Both } else { WantedTeams::One });
                }
                (name, ResolvedValue::String(value)) => {
                    options.push((name.to_owned(), (*value).to_owned()));
                }
                (name, ResolvedValue::Integer(value)) => options.push((name.to_owned(), value.to_string())),
                _ => {}
            }
        }
        let computer = ctx.framework.user_data.service.computer_id();
        let is_computer = |user: &serenity::User| Some(user.id.to_host()) == computer;
        let is_direct = ctx.interaction.guild_id.is_none();
        let (opponent, level) = match (opponent, level) {
            (Some(user), level) if is_computer(user) => (None, Some(level.unwrap_or_else(usual_level))),
            (Some(user), _) if user.bot => {
                return Err(CommandError::words(text!("challenge-bot")));
            }
            (Some(_), Some(_)) => {
                return Err(CommandError::words(text!("challenge-opponent-and-level")));
            }
            (Some(_), None) if is_direct => {
                return Err(CommandError::words(text!("challenge-in-direct-messages")));
            }
            (Some(_), None) if !is_member => {
                return Err(CommandError::words(text!("challenge-no-member")));
            }
            (Some(user), None) => (Some(user.id.to_host()), None),
            // Nobody else can accept there.
            (None, None) if is_direct => (None, Some(usual_level())),
            (None, None) if teams == Some(WantedTeams::One) => (None, Some(usual_level())),
            (None, level) => (None, level),
        };
        if level.is_some() && rated {
            return Err(CommandError::words(text!("challenge-computer-rated")));
        }
        if teams.is_some() && rated {
            return Err(CommandError::words(text!("team-rated")));
        }
        if teams == Some(WantedTeams::Both) && (opponent.is_some() || level.is_some() && !is_direct) {
            return Err(CommandError::words(text!("team-both-and-opponent")));
        }
        if level.is_some() && teams.is_none() && time.is_some_and(|time| time != TimeControl::None) {
            return Err(CommandError::words(text!("challenge-computer-time")));
        }
        let is_special = special.odds.is_some()
            || special.opponent_time.is_some()
            || special.series.is_some()
            || position.is_some();
        if level.is_some() && is_special {
            return Err(CommandError::words(text!("challenge-computer-special")));
        }
        if teams.is_some() && is_special {
            return Err(CommandError::words(text!("team-special")));
        }
        Ok(Self { opponent, level, seat, time, rated, teams, options, special, position })
    }
}

/// Reads the squares of odds.
pub(crate) fn odds(typed: &str) -> Result<Odds, ServiceError> {
    Ok(typed.parse::<Odds>().map_err(SpecialTermsError::from)?)
}

/// Returns `true` if the bot can post where the command is used.
fn can_post_for(interaction: &serenity::CommandInteraction) -> bool {
    let serenity::CommandInteraction { authorizing_integration_owners: owners, context, guild_id, .. } =
        interaction;
    can_post(owners, *context, *guild_id)
}

/// Checks that a game may be arranged in the channel of the command.
pub(crate) async fn may_arrange(ctx: Context<'_>) -> Result<(), CommandError> {
    let interaction = ctx.interaction;
    let Some(server) = interaction.guild_id else { return Ok(()) };
    may_play_here(interaction.app_permissions)?;
    let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
    let (server, channel) = (server.to_host(), interaction.channel_id.to_host());
    let parent = parent.map(|parent| parent.to_host());
    Ok(ctx.framework.user_data.service.access().may_arrange(server, channel, parent).await?)
}

/// Begins a game against the computer; returns its number. If the bot cannot post in the channel, the game is played in
/// direct messages.
async fn play_computer(ctx: Context<'_>, wanted: Wanted, level: Level) -> Result<MatchId, CommandError> {
    let bot = ctx.framework.user_data;
    let interaction = ctx.interaction;
    let Asker { person: player, request, .. } = asker(ctx);
    let (server, channel) = if can_post_for(interaction) {
        let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
        computer::place::chosen(bot, asker(ctx), parent, interaction.app_permissions).await?
    } else {
        computer::place::direct(bot, player).await?
    };
    let game = ctx.command().name.to_string();
    let Wanted { options, seat, .. } = wanted;
    let wanted = ComputerGame { request, pressed: None, game, options, server, channel, player, seat, level };
    Ok(bot.service.computer().play_computer(wanted).await?.id)
}

/// Makes a team game that people can join.
async fn make_teams(ctx: Context<'_>, wanted: Wanted) -> Result<OutgoingMessage, CommandError> {
    let interaction = ctx.interaction;
    let Some(server) = interaction.guild_id else {
        return Err(CommandError::words(text!("challenge-in-direct-messages")));
    };
    if !can_post_for(interaction) {
        return Err(CommandError::words(text!("challenge-not-added")));
    }
    may_arrange(ctx).await?;
    let other = match wanted.seat {
        SeatWish::Seat(seat) => seat.other(),
        SeatWish::Any => Seat::Second,
    };
    let opponent = match (wanted.opponent, wanted.level) {
        (Some(person), _) => Some((other, TeamOpponent::Person(person))),
        (None, Some(level)) => Some((other, TeamOpponent::Computer(level))),
        (None, None) => None,
    };
    let terms = NewTeamGame {
        request: asker(ctx).request,
        server: server.to_host(),
        channel: interaction.channel_id.to_host(),
        organizer: asker(ctx).person,
        game: ctx.command().name.to_string(),
        options: wanted.options,
        opponent,
        time: wanted.time,
    };
    teams::make::make(ctx.framework.user_data, terms).await
}

async fn invite(ctx: Context<'_>, wanted: Wanted) -> Result<Challenge, CommandError> {
    let interaction = ctx.interaction;
    if !can_post_for(interaction) {
        return Err(CommandError::words(text!("challenge-not-added")));
    }
    may_arrange(ctx).await?;
    let Wanted { mut options, mut special, position, .. } = wanted;
    if let Some(typed) = position {
        let bot = ctx.framework.user_data;
        bot.pacing.spend(asker(ctx).person, Request::Study)?;
        let game = trickmate_rules::game(&ctx.command().name).ok_or(ServiceError::NoGame)?;
        let start = bot.service.studies().typed_start(game, &options, &typed).await?;
        (options, special.setup) = (start.options, Some(start.setup));
    }
    let invitation = Invitation {
        request: asker(ctx).request,
        game: ctx.command().name.to_string(),
        options,
        server: interaction.guild_id.map(|id| id.to_host()),
        channel: interaction.channel_id.to_host(),
        challenger: asker(ctx).person,
        opponent: wanted.opponent,
        seat: wanted.seat,
        time: wanted.time,
        rated: wanted.rated,
        special,
    };
    Ok(ctx.framework.user_data.service.invitations().invite(invitation).await?)
}

fn preference(game: &str, key: &str) -> SeatWish {
    let names = trickmate_rules::game(game).map(Game::seats);
    let seat = Seat::ALL.into_iter().find(|seat| names.is_some_and(|names| names[seat.index()].key == key));
    seat.map_or(SeatWish::Any, SeatWish::Seat)
}

#[cfg(test)]
mod tests {
    use trickmate_rules::{GAMES, OptionKind};
    use trickmate_text::rules;

    use super::{clip, definition, describing, explained, offered};

    #[test]
    fn every_option_is_offered_with_its_help_and_values() {
        let command = serde_json::to_value(definition()).unwrap();
        for game in GAMES {
            let subcommands = command["options"].as_array().unwrap();
            let own = subcommands.iter().find(|own| own["name"] == game.name()).unwrap();
            for spec in offered(*game) {
                let given =
                    own["options"].as_array().unwrap().iter().find(|own| own["name"] == spec.name).unwrap();
                let help = rules::option(*game, spec);
                let told = given["description"].as_str().unwrap();
                assert!(told.starts_with(&*describing(&clip(&help))), "{} {told}", spec.name);
                if let OptionKind::Choice(words) | OptionKind::Limited { words, .. } = spec.kind {
                    let choices = given["choices"].as_array().unwrap().iter();
                    let choices: Vec<&str> = choices.map(|choice| choice["name"].as_str().unwrap()).collect();
                    let known: Vec<String> = words.iter().map(|word| explained(*game, spec, word)).collect();
                    assert_eq!(choices, known, "{}", spec.name);
                }
            }
        }
    }
}
