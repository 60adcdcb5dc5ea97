//! `/leaderboard`: the ranked players, and the rank of the user.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer::command::{Context, answer, asker, remember_name};
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::rank;
use crate::rank::ids::LeaderboardSpot;
use crate::rank::season_page;
use crate::ui::command_error::CommandError;
use trickmate_host::{Leaderboard, PageNumber, Period, PlayerId, Scope, ServiceError};
use trickmate_rules::Game;

/// Scope in which ratings are compared.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(crate) enum ScopeChoice {
    /// The server of the command.
    #[name = "server"]
    Server,
    /// Everywhere.
    #[name = "world"]
    World,
}

/// Choice of ranked players.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(crate) enum PeriodChoice {
    /// Ranking by rating, however long ago the latest game was.
    #[name = "all"]
    All,
    /// Ranking by the points gained.
    #[name = "month"]
    Month,
    /// Ranking by rating, of those who still play.
    #[name = "active"]
    Active,
    /// Ranking by performance in a season of the server.
    #[name = "season"]
    Season,
}

/// Shows the best players and your rank
#[poise::command(slash_command)]
pub(crate) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"]
    #[max_length = 60]
    game: Option<String>,
    scope: Option<ScopeChoice>,
    period: Option<PeriodChoice>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let period = match period {
        None | Some(PeriodChoice::All) => Some(Period::All),
        Some(PeriodChoice::Month) => Some(Period::Month),
        Some(PeriodChoice::Active) => Some(Period::Active),
        Some(PeriodChoice::Season) => None,
    };
    let work = async {
        remember_name(ctx).await;
        let game = match game {
            Some(typed) => read_game(&typed)?,
            None => bot.service.leaderboard().usual_game(person).await?,
        };
        let Some(period) = period else {
            return season_page::page(bot, asker(ctx), game.name(), None).await;
        };
        let spot = LeaderboardSpot { game: game.name(), scope: scope_of(ctx, scope), period };
        page(bot, spot, PageNumber::FIRST, person).await
    };
    answer(ctx, work).await
}

/// Returns the chosen scope; without a choice, the server, or the world outside of servers.
pub(crate) fn scope_of(ctx: Context<'_>, choice: Option<ScopeChoice>) -> Scope {
    match (choice, ctx.interaction.guild_id) {
        (None | Some(ScopeChoice::Server), Some(server)) => Scope::Server(server.to_host()),
        _ => Scope::World,
    }
}

/// Returns the game with this name or title.
fn read_game(typed: &str) -> Result<&'static dyn Game, CommandError> {
    let wanted = typed.trim().to_lowercase();
    let known = trickmate_rules::GAMES
        .iter()
        .copied()
        .find(|game| game.name() == wanted || game.title().to_lowercase() == wanted);
    known.ok_or_else(|| ServiceError::NoGame.into())
}

async fn suggest_games(_ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase();
    let choices = trickmate_rules::GAMES
        .iter()
        .copied()
        .filter(|game| game.name().contains(&wanted) || game.title().to_lowercase().contains(&wanted))
        .map(|game| AutocompleteChoice::new(game.title(), game.name()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Returns a page of a leaderboard, for one viewer.
pub(crate) async fn page(
    bot: &Bot,
    spot: LeaderboardSpot,
    page: PageNumber,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let leaderboard = Leaderboard { game: spot.game, scope: spot.scope, period: spot.period };
    Ok(rank::leaderboard_message::compose(
        &bot.service.leaderboard().page(leaderboard, page, person).await?,
        &spot,
    ))
}
