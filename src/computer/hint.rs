//! `/hint`: the computer's suggestion.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::analysis::hint_reason_text::{hint_reason_text, prospect_text};
use crate::answer;
use crate::answer::command::{Context, answer, asker};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::suggest;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::board::message::with_view;
use crate::board::story::shortened;
use crate::board::surface::Surface;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::offer;
use crate::play::ids::PlayId;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::workers::Lane;
use trickmate_host::{Hint, HostedMatch, MatchId, OfferKind};
use trickmate_render::story;
use trickmate_rules::view::SquareIndex;
use trickmate_rules::{Happening, Seat, View, Viewer};
use trickmate_text::{rules, text};

/// Discord's limit for the id of a button, in characters.
const MAX_ID_LEN: usize = 100;

/// Shows privately what the computer would do in your place
#[poise::command(slash_command)]
pub(crate) async fn hint(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let hosted = answer::which_match::own(ctx, game.map(MatchOption::id)).await?;
        ask(bot, &hosted, asker(ctx)).await
    };
    answer(ctx, work).await
}

/// Returns the computer's suggestion for a player. If both players have to agree to hints first, asks the opponent.
pub(crate) async fn ask(
    bot: &Bot,
    hosted: &HostedMatch,
    asker: Asker,
) -> Result<OutgoingMessage, CommandError> {
    let (hint, seat) = match asked(bot, hosted, asker).await? {
        Asked::Hint(hint, seat) => (hint, seat),
        Asked::Offer(told) => return Ok(told),
    };
    let preferences = bot.service.preferences().of(asker.person).await?;
    let draft = OutgoingMessage::new(words(&hint, hosted.id));
    let button = play_it(&hint, hosted).map(|button| CreateActionRow::Buttons(vec![button]));
    let draft = draft.rows(button.into_iter().collect());
    let hosted = hosted.clone();
    let draw = move || {
        let mut view = hosted.game_for(seat).view(Viewer::Seat(seat));
        view.pointed = squares(&hint, &view);
        with_view(draft, &view, &hosted, &preferences, seat)
    };
    Ok(bot.pictures.run(Lane::Picture, draw).await?)
}

/// Returns the suggestion for the message on which somebody plays the computer.
pub(crate) async fn on_surface(
    bot: &Bot,
    hosted: &HostedMatch,
    asker: Asker,
) -> Result<Surface, CommandError> {
    let (hint, seat) = match asked(bot, hosted, asker).await? {
        Asked::Hint(hint, seat) => (hint, seat),
        Asked::Offer(told) => {
            let (heading, rows) = told.into_parts();
            return Ok(Surface { heading: Some(heading), rows, ..Surface::default() });
        }
    };
    let (heading, button) = (Some(words(&hint, hosted.id)), play_it(&hint, hosted));
    let marked = move |hosted: &HostedMatch| squares(&hint, &hosted.game_for(seat).view(Viewer::Seat(seat)));
    let pointed = bot.look(Lane::Game, hosted, marked).await?;
    Ok(Surface { heading, button, pointed, ..Surface::default() })
}

/// Answer to the question for a hint.
enum Asked {
    /// The suggestion, for a seat.
    Hint(Hint, Seat),
    /// The opponent has to agree first.
    Offer(OutgoingMessage),
}

/// Looks for a suggestion. If both players have to agree to hints first, asks the opponent.
async fn asked(bot: &Bot, hosted: &HostedMatch, asker: Asker) -> Result<Asked, CommandError> {
    let is_player = hosted.seat_of(asker.person).is_some();
    if is_player && !hosted.allows_hints() {
        let told = Box::pin(offer::make::offer(bot, asker, hosted.id, OfferKind::Hints)).await?;
        return Ok(Asked::Offer(told));
    }
    bot.pacing.spend(asker.person, Request::Hint)?;
    let hint = bot.service.computer().hint(hosted, asker.person).await?;
    Ok(Asked::Hint(hint, hosted.require_seat(asker.person)?))
}

/// Returns the squares of the hint's first action that has any.
fn squares(hint: &Hint, view: &View) -> Vec<SquareIndex> {
    let mut happenings = hint.plan.iter().map(Happening::squares);
    let names = happenings.find(|names| !names.is_empty()).unwrap_or_default();
    let all = (0..view.board.squares.len()).filter_map(|place| SquareIndex::try_from(place).ok());
    all.filter(|place| names.contains(&&*view.board.name(*place))).collect()
}

/// Returns what to do, and why.
fn words(hint: &Hint, game: MatchId) -> String {
    let actions: Vec<String> = hint.actions.iter().map(|action| escape(&rules::notation(action))).collect();
    let mut reasons: Vec<String> = hint.reasons.iter().map(hint_reason_text).collect();
    if reasons.is_empty() && !hint.reply.is_empty() {
        reasons.push(text!("hint-reply", plan = shortened(&story::plan(&hint.reply))));
    }
    if reasons.is_empty() {
        reasons.push(text!("hint-quiet"));
    }
    reasons.push(prospect_text(hint.score));
    text!(
        "hint",
        plan = shortened(&story::plan(&hint.plan)),
        moves = actions.join(", "),
        reason = reasons.join(" "),
        game
    )
}

/// Builds the button that plays the hint, in a game against the computer.
fn play_it(hint: &Hint, hosted: &HostedMatch) -> Option<CreateButton> {
    let id = PlayId::Hinted(hosted.spot(), rules::with_english_sign(&hint.actions.join(", "))).to_string();
    if hosted.computer.is_none() || id.len() > MAX_ID_LEN {
        return None;
    }
    Some(CreateButton::new(id).label(text!("hint-play")).style(ButtonStyle::Success))
}
