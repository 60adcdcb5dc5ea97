//! `/move` and `/record`: moves, and the record of a game.

use crate::play;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer;
use crate::answer::command::{Context, answer, asker, may_suggest, remember_name, reply};
use crate::answer::which_match::{SUGGESTIONS, suggest};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::HostedMatch;
use trickmate_host::workers::Lane;
use trickmate_rules::Viewer;

/// Play a move
#[poise::command(slash_command, rename = "move")]
pub(crate) async fn play_move(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "complete"]
    #[max_length = 120]
    typed: String,
    #[autocomplete = "suggest"] game: Option<i64>,
    end: Option<bool>,
) -> Result<(), CommandError> {
    perform(ctx, game, answer::which_match::own(ctx, game), &typed, end.unwrap_or(false)).await
}

/// Performs a typed move in the match found for the person, and ends the turn with it if wanted; `game` is the match
/// that they have named.
pub(crate) async fn perform(
    ctx: Context<'_>,
    game: Option<i64>,
    found: impl Future<Output = Result<HostedMatch, CommandError>>,
    typed: &str,
    ends: bool,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let asker = asker(ctx);
    let mut reply = reply(ctx, Visibility::Private);
    let mut meant = game;
    let work = async {
        remember_name(ctx).await;
        let hosted = found.await?;
        meant = Some(hosted.id);
        play::typed_turn::typed(bot, asker, hosted, None, typed, ends).await
    };
    let result = match (reply.after(work).await, meant.filter(|_| game.is_none())) {
        (Err(error), Some(found)) if bot.service.matches().plays_others(asker.person, found).await => {
            Err(CommandError::In(Box::new(error), found))
        }
        (result, _) => result,
    };
    answer::answers::finish(bot, reply, result, meant, asker).await;
    Ok(())
}

async fn complete(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_actions(ctx, answer::which_match::own(ctx, answer::which_match::given(ctx)), typed).await
}

/// Suggests the legal actions in the match found for the person; those that begin with the typed text come first.
pub(crate) async fn suggest_actions(
    ctx: Context<'_>,
    found: impl Future<Output = Result<HostedMatch, CommandError>>,
    typed: &str,
) -> CreateAutocompleteResponse {
    if !may_suggest(ctx) {
        return CreateAutocompleteResponse::new();
    }
    let bot = ctx.framework.user_data;
    let (person, typed) = (asker(ctx).person, typed.to_owned());
    let actions = async {
        let suggest = move |hosted: &HostedMatch| {
            let seat = hosted.seat_of(person).filter(|seat| hosted.game.to_act().contains(seat));
            let legal =
                seat.map(|seat| hosted.game_for(seat).position().observe(Viewer::Seat(seat)).legal(seat));
            narrow(legal.unwrap_or_default(), &hosted.game.game().normalise(&typed))
        };
        bot.look(Lane::Suggestion, &found.await?, suggest).await
    };
    let actions = actions.await.unwrap_or_else(|error| {
        tracing::debug!("no suggestions: {error}");
        Vec::new()
    });
    let choices = actions.into_iter().map(|text| AutocompleteChoice::new(text.clone(), text));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Returns the moves with the typed letters and digits in that order, up to the limit of suggestions.
fn narrow(moves: Vec<String>, typed: &str) -> Vec<String> {
    let plain = |text: &str| -> String {
        text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let wanted = plain(typed);
    let (mut first, rest): (Vec<String>, Vec<String>) =
        moves.into_iter().partition(|text| plain(text).starts_with(&wanted));
    first.extend(rest.into_iter().filter(|text| plain(text).contains(&wanted)));
    first.truncate(SUGGESTIONS);
    first
}

/// The record of a game, in the message and as a file
#[poise::command(slash_command)]
pub(crate) async fn record(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    answer(ctx, async {
        play::act::record_of(bot, &answer::which_match::any(ctx, game).await?.shown_on(asker(ctx).server))
            .await
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::{SUGGESTIONS, narrow};

    #[test]
    fn typing_narrows_the_suggestions() {
        let moves = || ["4Ci3", "XS:c0", "9H:c5", "1Sd5=A"].map(str::to_owned).to_vec();
        assert_eq!(narrow(moves(), ""), moves());
        assert_eq!(narrow(moves(), "XSc"), ["XS:c0"]);
        assert_eq!(narrow(moves(), "c"), ["4Ci3", "XS:c0", "9H:c5"]);
        assert_eq!(narrow(moves(), "1Sd5=A"), ["1Sd5=A"]);
        assert!(narrow(moves(), "zz").is_empty());
        let many = (0..100).map(|number| number.to_string()).collect();
        assert_eq!(narrow(many, "").len(), SUGGESTIONS);
    }
}
