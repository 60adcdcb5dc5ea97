//! The actions of a player in their private panel.

use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::board::move_menu::Panel;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play;
use crate::teams;
use crate::ui::asker::{Asker, wanted};
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, PlayerId, ServiceError};
use trickmate_rules::Seat;
use trickmate_text::text;

/// Returns the panel after these choices in its menus; a choice that completes an action performs it.
pub(crate) async fn choose(
    bot: &Bot,
    asker: Asker,
    spot: Spot,
    path: &[u16],
    page: u16,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = play::act::own_match(bot, spot.match_id, asker.person).await?;
    let is_turn = hosted.is_turn_of(seat);
    let is_first = path.is_empty() && page == 0;
    if !is_turn {
        play::act::match_to_move(&hosted, seat, spot, asker.person)?;
    } else if !is_first && spot != hosted.draft_spot() {
        return Err(ServiceError::Stale.into());
    }
    bot.pacing.spend(asker.person, Request::Picture)?;
    let preferences = bot.service.preferences().of(asker.person).await?;
    if is_first {
        let panel = board::hand::compose(&hosted, seat, &preferences, Lane::Picture, &bot.pictures);
        return teams::vote::with_vote(bot, Box::pin(panel).await?, &hosted, seat, asker.person).await;
    }
    let path = path.to_vec();
    let choose = move |hosted: &HostedMatch| {
        let is_deeper = !path.is_empty();
        let panel = match is_turn {
            true => board::move_menu::compose(
                &hosted.remaining_actions(seat),
                board::turn::frame(spot),
                &path,
                page,
            ),
            false => board::move_menu::compose(
                &board::hand::ways(hosted, seat),
                board::hand::frame(spot),
                &path,
                page,
            ),
        };
        match panel {
            Some(Panel::Menu(menu)) if is_turn => {
                board::turn::panel(hosted, seat, Some(menu), is_deeper, &preferences).map(Chosen::Panel)
            }
            Some(Panel::Menu(menu)) => {
                board::hand::panel(hosted, seat, menu, is_deeper, &preferences).map(Chosen::Panel)
            }
            Some(Panel::Action(text)) => Ok(Chosen::Action(text)),
            None => Ok(Chosen::Nothing),
        }
    };
    match bot.look(Lane::Picture, &hosted, choose).await?? {
        Chosen::Panel(panel) => Ok(panel),
        Chosen::Action(text) => play::act::perform(bot, asker, hosted, Some(spot), text, false).await,
        Chosen::Nothing => Err(ServiceError::Stale.into()),
    }
}

/// Takes back the last action of the draft, at the position that the person sees, if known.
pub(crate) async fn undo(
    bot: &Bot,
    asker: Asker,
    hosted: HostedMatch,
    spot: Option<Spot>,
) -> Result<OutgoingMessage, CommandError> {
    let seat = turn_of(&hosted, asker.person)?;
    let wanted = wanted(&hosted, asker, spot, String::new());
    let undone = move |hosted: &HostedMatch| {
        let action = hosted.drafted(seat).last()?;
        let notation = text!("story-where", moves = action.as_str(), game = hosted.id);
        Some(board::story::written(&board::story::drafted(hosted, seat, 1), &notation))
    };
    let undone = bot.look(Lane::Game, &hosted, undone).await?;
    let hosted = bot.service.turns().undo(hosted, &wanted, spot.and_then(|spot| spot.revision)).await?;
    let panel = board::view::turn_panel(bot, &hosted, seat).await?;
    Ok(match undone {
        Some(told) => panel.headed(&text!("took-back", told)),
        None => panel,
    })
}

/// Ends the turn.
pub(crate) async fn end_turn(
    bot: &Bot,
    asker: Asker,
    hosted: HostedMatch,
    spot: Option<Spot>,
) -> Result<OutgoingMessage, CommandError> {
    let Some(end) = hosted.end_of_turn() else {
        return Err(CommandError::words(text!("error-one-move")));
    };
    play::act::perform(bot, asker, hosted, spot, end.to_owned(), false).await
}

/// Returns the panel of a person who plays in a match.
pub(crate) async fn open_hand(
    bot: &Bot,
    hosted: &HostedMatch,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let seat = hosted.require_seat_for(person)?;
    if !bot.look(Lane::Game, hosted, move |hosted| hosted.holds_secrets(seat)).await? {
        return Err(CommandError::words(text!("error-no-hand-here")));
    }
    bot.pacing.spend(person, Request::Picture)?;
    let preferences = bot.service.preferences().of(person).await?;
    let panel = board::hand::compose(hosted, seat, &preferences, Lane::Picture, &bot.pictures);
    teams::vote::with_vote(bot, Box::pin(panel).await?, hosted, seat, person).await
}

/// Returns the person's seat, if their turn is under way.
fn turn_of(hosted: &HostedMatch, person: PlayerId) -> Result<Seat, CommandError> {
    let seat = hosted.require_seat(person)?;
    if hosted.is_turn_of(seat) {
        return Ok(seat);
    }
    play::act::seat_to_act(hosted, person)?;
    Err(ServiceError::NothingDrafted.into())
}

/// Result of a choice in the panel.
enum Chosen {
    /// Panel with further menus.
    Panel(OutgoingMessage),
    /// Action.
    Action(String),
    /// The choices lead nowhere any more.
    Nothing,
}
