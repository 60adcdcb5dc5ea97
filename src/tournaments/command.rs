//! `/tournament`: tournaments of a server.

use poise::serenity_prelude as serenity;

use crate::answer::command::{Context, answer, answer_to_all, asker, remember_name};
use crate::answer::id_option::{MatchOption, TournamentOption};
use crate::api::outgoing_message::escape;
use crate::api::snowflakes::ToHost;
use crate::invite::command::may_arrange;
use crate::servers::panel::managed;
use crate::tournaments::creation::{HOUR, MINUTE};
use crate::tournaments::ids::draft::Draft;
use crate::tournaments::{creation, managing, stand_in};
use crate::ui::command_error::CommandError;
use crate::ui::game_choice::GameChoice;
use trickmate_host::{PlayerId, ServiceError, TimeControl, TournamentFormat, TournamentTerms};
use trickmate_text::{joined, text};
use trickmate_tournaments::GameResult;

/// The way in which players are paired.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum FormatChoice {
    #[name = "swiss"]
    Swiss,
    #[name = "round-robin"]
    RoundRobin,
    #[name = "double"]
    Double,
    #[name = "knockout"]
    Knockout,
    #[name = "arena"]
    Arena,
}

impl FormatChoice {
    const fn format(self) -> TournamentFormat {
        match self {
            Self::Swiss => TournamentFormat::Swiss,
            Self::RoundRobin => TournamentFormat::RoundRobin,
            Self::Double => TournamentFormat::DoubleRoundRobin,
            Self::Knockout => TournamentFormat::Knockout,
            Self::Arena => TournamentFormat::Arena,
        }
    }
}

/// A result that a manager enters.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum ResultChoice {
    #[name = "white"]
    White,
    #[name = "draw"]
    Draw,
    #[name = "black"]
    Black,
    #[name = "white-forfeits"]
    WhiteForfeits,
    #[name = "black-forfeits"]
    BlackForfeits,
    #[name = "both-forfeit"]
    BothForfeit,
}

impl ResultChoice {
    const fn result(self) -> GameResult {
        match self {
            Self::White => GameResult::WhiteWins,
            Self::Draw => GameResult::Draw,
            Self::Black => GameResult::BlackWins,
            Self::WhiteForfeits => GameResult::WhiteForfeits,
            Self::BlackForfeits => GameResult::BlackForfeits,
            Self::BothForfeit => GameResult::BothForfeit,
        }
    }
}

/// Tournaments
#[poise::command(slash_command, guild_only, subcommands("create", "show", "correct"), subcommand_required)]
pub(crate) async fn tournament(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Reads options of a game: `name=value`, separated by spaces or commas.
pub(crate) fn read_options(typed: &str) -> Result<Vec<(String, String)>, CommandError> {
    let parts = typed.split([' ', ',']).filter(|part| !part.is_empty());
    let read = |part: &str| match part.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err(CommandError::words(text!("tournament-error-option", typed = escape(part)))),
    };
    parts.map(read).collect()
}

/// Returns the length of a round or an arena from hours and minutes.
fn length_of([hours, minutes]: [Option<u16>; 2]) -> Option<i64> {
    let part = |count: Option<u16>, unit: i64| count.map_or(0, |count| i64::from(count) * unit);
    (hours.is_some() || minutes.is_some()).then(|| part(hours, HOUR) + part(minutes, MINUTE))
}

/// Refuses options of the command that the panel lacks, so that none is dropped silently.
fn refuse_without_panel(given: [(bool, &str); 12]) -> Result<(), CommandError> {
    let given = given.into_iter().filter(|(is_given, _)| *is_given);
    let names: Vec<String> = given.map(|(_, name)| format!("`{name}`")).collect();
    match names.is_empty() {
        true => Ok(()),
        false => Err(CommandError::words(text!("tournament-error-panel", options = joined(&names)))),
    }
}

/// Create a tournament
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command, guild_only)]
async fn create(
    ctx: Context<'_>,
    #[max_length = 32] name: Option<String>,
    format: Option<FormatChoice>,
    game: Option<GameChoice>,
    #[max_length = 30] time: Option<String>,
    #[choices("rated", "casual")] rated: Option<&'static str>,
    #[min = 1]
    #[max = 25]
    rounds: Option<u16>,
    #[min = 1]
    #[max = 9]
    games: Option<u8>,
    #[min = 2]
    #[max = 500]
    places: Option<u16>,
    #[min = 1]
    #[max = 2160]
    hours: Option<u16>,
    #[min = 10]
    #[max = 720]
    minutes: Option<u16>,
    #[max_length = 20] starts: Option<String>,
    #[rename = "check-in"]
    #[min = 5]
    #[max = 1440]
    check_in: Option<u16>,
    #[max_length = 200] options: Option<String>,
    role: Option<serenity::Role>,
    #[rename = "min-rating"] least_rating: Option<u16>,
    #[rename = "max-rating"] most_rating: Option<u16>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = managed(ctx.interaction.guild_id, ctx.interaction.member.as_deref())?;
        may_arrange(ctx).await?;
        let time = time.map(|typed| typed.parse::<TimeControl>()).transpose().map_err(ServiceError::from)?;
        let role = role.as_ref().map(|role| role.id.to_host());
        let unusual = time.filter(|time| !TimeControl::USUAL.contains(time));
        let of_form = [
            (name.is_some(), "name"),
            (unusual.is_some(), "time"),
            (rounds.is_some(), "rounds"),
            (games.is_some(), "games"),
            (places.is_some(), "places"),
            (hours.is_some(), "hours"),
            (minutes.is_some(), "minutes"),
            (starts.is_some(), "starts"),
            (check_in.is_some(), "check-in"),
            (options.is_some(), "options"),
            (least_rating.is_some(), "min-rating"),
            (most_rating.is_some(), "max-rating"),
        ];
        let (Some(name), Some(format), Some(game)) = (name, format, game) else {
            refuse_without_panel(of_form)?;
            let draft = Draft { is_rated: rated != Some("casual"), role, ..Draft::default() };
            return Ok(creation::compose(draft.prefilled(
                format.map(FormatChoice::format),
                game.map(GameChoice::name),
                time,
            )));
        };
        let options = options.as_deref().map(read_options).transpose()?.unwrap_or_default();
        let terms = TournamentTerms {
            request: asker(ctx).request,
            server,
            channel: asker(ctx).channel,
            organizer: asker(ctx).person,
            name,
            format: format.format(),
            rounds,
            best_of: games.unwrap_or(1),
            game: game.name().to_owned(),
            options,
            time,
            rated: rated != Some("casual"),
            places,
            role,
            least_rating: least_rating.map(i64::from),
            most_rating: most_rating.map(i64::from),
            round_length: length_of([hours, minutes]),
            starts_at: creation::read_start(bot, asker(ctx), starts.as_deref().unwrap_or_default()).await?,
            check_in: check_in.map(|minutes| i64::from(minutes) * MINUTE),
        };
        creation::create(bot, asker(ctx), ctx.interaction.member.as_deref(), terms).await
    };
    answer(ctx, work).await
}

/// Show the standings, with what can be done
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Context<'_>, tournament: Option<TournamentOption>) -> Result<(), CommandError> {
    let work = async {
        remember_name(ctx).await;
        let member = ctx.interaction.member.as_deref();
        managing::standings(ctx.framework.user_data, asker(ctx), member, tournament.map(TournamentOption::id))
            .await
    };
    answer(ctx, work).await
}

/// Correct a result or a pairing, or let somebody stand in
#[poise::command(slash_command, guild_only)]
async fn correct(
    ctx: Context<'_>,
    game: Option<MatchOption>,
    result: Option<ResultChoice>,
    player: Option<serenity::User>,
    with: Option<serenity::User>,
    #[rename = "stand-in"] stand_in: Option<serenity::User>,
    tournament: Option<TournamentOption>,
) -> Result<(), CommandError> {
    let (bot, asker) = (ctx.framework.user_data, asker(ctx));
    let member = ctx.interaction.member.as_deref();
    let id = |user: serenity::User| -> PlayerId { user.id.to_host() };
    let tournament = tournament.map(TournamentOption::id);
    match (game, result, player, with, stand_in) {
        (Some(game), Some(result), None, None, None) => {
            answer(ctx, managing::correct(bot, asker, member, game.id(), result.result())).await
        }
        (None, None, Some(player), Some(with), None) => {
            answer(ctx, managing::swap(bot, asker, member, tournament, [id(player), id(with)])).await
        }
        (None, None, Some(player), None, Some(other)) if !other.bot => {
            let work = async {
                let meant = managing::meant(bot, asker, tournament).await?.id;
                stand_in::invite(bot, asker, member, (meant, id(player)), id(other)).await
            };
            answer_to_all(ctx, work).await
        }
        (None, None, Some(_), None, Some(_)) => {
            answer(ctx, async { Err(CommandError::words(text!("error-bot"))) }).await
        }
        _ => answer(ctx, async { Err(CommandError::words(text!("tournament-error-what"))) }).await,
    }
}
