//! `/puzzle`: positions to solve.

use crate::answer;
use crate::puzzle;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::answer::command::{Context, asker, may_suggest, reply};
use crate::puzzle::panel::{no_such_puzzle, theme_name, themes};
use crate::ui::command_error::CommandError;
use crate::ui::game_choice::GameChoice;
use crate::ui::responder::alone;
use trickmate_study::puzzle::Theme;

/// Solve positions from games, only for you
#[poise::command(slash_command)]
pub(crate) async fn puzzle(
    ctx: Context<'_>,
    game: Option<GameChoice>,
    #[autocomplete = "suggest"]
    #[max_length = 40]
    theme: Option<String>,
) -> Result<(), CommandError> {
    let (bot, asker) = (ctx.framework.user_data, asker(ctx));
    let mut reply = reply(ctx, alone(asker.server));
    let work = async {
        let game = game.map(GameChoice::name);
        let theme = theme.as_deref().map(|typed| find(game, typed)).transpose()?;
        let game = game.or_else(|| theme.and_then(game_with));
        match game {
            Some(game) => puzzle::solve::next(bot, asker.person, game, theme).await,
            None => puzzle::solve::home(bot, asker.person).await,
        }
    };
    let result = reply.after(Box::pin(work)).await;
    answer::answers::finish(bot, reply, result, None, asker).await;
    Ok(())
}

/// Finds the named theme, by its stored name or its title.
fn find(game: Option<&'static str>, typed: &str) -> Result<Theme, CommandError> {
    let typed = typed.trim();
    let named = |theme: &&Theme| theme_name(**theme).eq_ignore_ascii_case(typed);
    let found = typed.parse().ok().or_else(|| Theme::ALL.iter().find(named).copied());
    found.ok_or_else(|| no_such_puzzle(game))
}

/// Returns the first game that has puzzles with a theme.
fn game_with(theme: Theme) -> Option<&'static str> {
    let has = |game: &&str| themes(Some(game)).contains(&theme);
    trickmate_rules::GAMES.iter().map(|game| game.name()).find(has)
}

/// Returns the game chosen while the theme is typed. The choice contains its index in the list.
fn chosen_game(ctx: Context<'_>) -> Option<&'static str> {
    let given = ctx.args.iter().find(|option| option.name == "game")?;
    let ResolvedValue::Integer(place) = given.value else { return None };
    let game = trickmate_rules::GAMES.get(usize::try_from(place).ok()?)?;
    Some(game.name())
}

async fn suggest(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    if !may_suggest(ctx) {
        return CreateAutocompleteResponse::new();
    }
    let typed = typed.trim().to_lowercase();
    let choices = themes(chosen_game(ctx))
        .into_iter()
        .map(|theme| (theme_name(theme), theme.name()))
        .filter(|(name, _)| name.to_lowercase().contains(&typed))
        .map(|(name, value)| AutocompleteChoice::new(name, value))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
