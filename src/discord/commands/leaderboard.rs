//! `/leaderboard`: who is ranked, and where the one who asks stands.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::super::Bot;
use super::super::custom_id::LadderSpot;
use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::ladder_message;
use super::{Context, answer, asker, name};
use crate::hall::{HallError, Ladder, Scope, Span};
use crate::rules::{self, Game};

/// Where ratings are compared.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Place {
    /// Where the command is used.
    #[name = "this server"]
    Server,
    /// Everywhere.
    #[name = "worldwide"]
    World,
}

/// Who is ranked.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Period {
    /// By rating, however long ago the latest game was.
    #[name = "all time"]
    All,
    /// By points gained.
    #[name = "this month: points gained"]
    Month,
    /// By rating, who still plays.
    #[name = "active players"]
    Active,
}

/// Who plays best, and where you stand
#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[description = "Which game; left out: the one you have begun last"]
    #[autocomplete = "suggest_games"]
    #[max_length = 60]
    game: Option<String>,
    #[description = "Ratings on this server or worldwide; left out: on this server"] scope: Option<Place>,
    #[description = "Who is ranked; left out: all whose rating is not provisional"] period: Option<Period>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let span = match period {
        None | Some(Period::All) => Span::All,
        Some(Period::Month) => Span::Month,
        Some(Period::Active) => Span::Active,
    };
    let work = async {
        bot.meet(person, name(ctx)).await;
        let game = match game {
            Some(typed) => read_game(&typed)?,
            None => bot.hall.usual_game(person).await?,
        };
        let spot = LadderSpot { game: game.name(), scope: scope_of(ctx, scope), span };
        bot.ladder(spot, 0, person).await
    };
    answer(ctx, work).await
}

/// The scope that is meant: without a choice the server, outside of servers the world.
pub(super) fn scope_of(ctx: Context<'_>, place: Option<Place>) -> Scope {
    match (place, ctx.interaction.guild_id) {
        (None | Some(Place::Server), Some(server)) => Scope::Server(number(server.get())),
        _ => Scope::World,
    }
}

/// The game with this name or title.
fn read_game(typed: &str) -> Result<&'static dyn Game, Failure> {
    let wanted = typed.trim().to_lowercase();
    let known = rules::GAMES
        .iter()
        .copied()
        .find(|game| game.name() == wanted || game.title().to_lowercase() == wanted);
    known.ok_or_else(|| HallError::NoGame.into())
}

async fn suggest_games(_ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase();
    let choices = rules::GAMES
        .iter()
        .copied()
        .filter(|game| game.name().contains(&wanted) || game.title().to_lowercase().contains(&wanted))
        .map(|game| AutocompleteChoice::new(game.title(), game.name()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

impl Bot {
    /// A page of a leaderboard as a person sees it.
    pub(in super::super) async fn ladder(
        &self,
        spot: LadderSpot,
        page: i64,
        person: i64,
    ) -> Result<Draft, Failure> {
        let ladder = Ladder { game: spot.game, scope: spot.scope, span: spot.span };
        Ok(ladder_message::compose(&self.hall.ladder(ladder, page, person).await?, &spot))
    }
}
