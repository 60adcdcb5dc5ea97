//! `/move`: moves that are typed.

use crate::play;
use crate::ui::entry::clip;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer;
use crate::answer::command::{Context, asker, may_suggest, remember_name, reply};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::{SUGGESTIONS, suggest};
use crate::board;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, MatchId, PlayerId};
use trickmate_rules::{MenuStep, Viewer};
use trickmate_text::rules;

/// Most characters of a suggestion, a limit of Discord's.
const MAX_LEN: usize = 100;

/// Play a move
#[poise::command(slash_command, rename = "move")]
pub(crate) async fn play_move(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "complete"]
    #[max_length = 120]
    typed: String,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
    #[choices("end", "go-on")] end: Option<&'static str>,
) -> Result<(), CommandError> {
    perform(
        ctx,
        game.map(MatchOption::id),
        answer::which_match::to_act(ctx, game.map(MatchOption::id)),
        &typed,
        end == Some("end"),
    )
    .await
}

/// Performs a typed move in the match found for the person, and then ends the turn if wanted. `game` is the match that
/// they have named.
pub(crate) async fn perform(
    ctx: Context<'_>,
    game: Option<MatchId>,
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
    suggest_actions(ctx, answer::which_match::to_act(ctx, answer::which_match::given(ctx)), typed).await
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
            let notation = hosted.game.game().normalise(&typed);
            narrow(suggestions(hosted, person), &typed, &notation)
        };
        bot.look(Lane::Suggestion, &found.await?, suggest).await
    };
    let actions = actions.await.unwrap_or_else(|error| {
        tracing::debug!("no suggestions: {error}");
        Vec::new()
    });
    let choices = actions
        .into_iter()
        .map(|action| AutocompleteChoice::new(action.shown, rules::with_english_sign(&action.english)));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// A legal action while somebody types.
#[derive(Clone, Debug, PartialEq)]
struct Suggestion {
    /// The action in the words of buttons.
    shown: String,
    /// Its notation in the language of who types.
    notation: String,
    /// Its notation in English.
    english: String,
}

/// Returns the legal actions of a person, in the order of their notation.
fn suggestions(hosted: &HostedMatch, person: PlayerId) -> Vec<Suggestion> {
    let Some(seat) = hosted.seat_for(person).filter(|seat| hosted.game.to_act().contains(seat)) else {
        return Vec::new();
    };
    let depth = if hosted.is_turn_of(seat) { board::move_menu::TURN_DEPTH } else { 1 };
    let mut actions = hosted.game_for(seat).position().observe(Viewer::Seat(seat)).menu_steps(seat);
    actions.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let suggestion = |(english, steps): (String, Vec<MenuStep>)| Suggestion {
        shown: clip(&board::move_menu::in_words(&steps, depth), MAX_LEN),
        notation: rules::notation(&english),
        english,
    };
    actions.into_iter().map(suggestion).collect()
}

/// Returns the actions whose label or notation contains the typed letters and digits in order, then those whose label
/// contains all typed words, up to the limit of suggestions.
fn narrow(actions: Vec<Suggestion>, typed: &str, notation: &str) -> Vec<Suggestion> {
    let plain = |text: &str| -> String {
        text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let words: Vec<String> = typed.split_whitespace().map(plain).collect();
    let (typed, notation) = (plain(typed), plain(notation));
    let place = |action: &Suggestion| {
        let shown = plain(&action.shown);
        let texts =
            [(&shown, &typed), (&plain(&action.notation), &notation), (&plain(&action.english), &notation)];
        match () {
            () if texts.iter().any(|(text, wanted)| text.starts_with(wanted.as_str())) => Some(0),
            () if texts.iter().any(|(text, wanted)| text.contains(wanted.as_str())) => Some(1),
            () => words.iter().all(|word| shown.contains(word.as_str())).then_some(2),
        }
    };
    let mut found: Vec<(u8, Suggestion)> =
        actions.into_iter().filter_map(|action| Some((place(&action)?, action))).collect();
    found.sort_by_key(|(place, _)| *place);
    found.into_iter().take(SUGGESTIONS).map(|(_, action)| action).collect()
}

#[cfg(test)]
mod tests {
    use super::{SUGGESTIONS, Suggestion, narrow};

    fn action(shown: &str, notation: &str, english: &str) -> Suggestion {
        let [shown, notation, english] = [shown, notation, english].map(str::to_owned);
        Suggestion { shown, notation, english }
    }

    #[test]
    fn typing_narrows_the_suggestions() {
        let found = |moves: &[&str], typed| -> Vec<String> {
            let moves = moves.iter().map(|text| action(text, text, text)).collect();
            narrow(moves, typed, typed).into_iter().map(|action| action.shown).collect()
        };
        let moves = ["4Ci3", "XS:c0", "9H:c5", "1Sd5=A"];
        assert_eq!(found(&moves, ""), moves);
        assert_eq!(found(&moves, "XSc"), ["XS:c0"]);
        assert_eq!(found(&moves, "c"), ["4Ci3", "XS:c0", "9H:c5"]);
        assert_eq!(found(&moves, "1Sd5=A"), ["1Sd5=A"]);
        assert!(found(&moves, "zz").is_empty());
        let many: Vec<String> = (0..100).map(|number| number.to_string()).collect();
        assert_eq!(found(&many.iter().map(String::as_str).collect::<Vec<_>>(), "").len(), SUGGESTIONS);
    }

    #[test]
    fn words_and_notation_in_both_languages_narrow_the_suggestions() {
        let german = || {
            vec![
                action("♘ Springer b1 → c3", "Sc3", "Nc3"),
                action("♘ Springer g1 → f3", "Sf3", "Nf3"),
                action("♙ Bauer f2 → f3", "f3", "f3"),
            ]
        };
        let found = |typed: &str| -> Vec<String> {
            narrow(german(), typed, typed).into_iter().map(|action| action.english).collect()
        };
        assert_eq!(found("s"), ["Nc3", "Nf3"]);
        assert_eq!(found("nf"), ["Nf3"]);
        assert_eq!(found("Sf3"), ["Nf3"]);
        assert_eq!(found("springer g1"), ["Nf3"]);
        assert_eq!(found("Springer f3"), ["Nf3"]);
        assert_eq!(found("f3"), ["f3", "Nf3"], "the likely one first");
    }
}
