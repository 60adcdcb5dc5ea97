//! The actions of people in a match, however they are requested: each function performs one and returns the answer.

use std::fmt::Display;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::{Awaited, OutgoingMessage};
use crate::board;
use crate::board::move_menu::Panel;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::teams;
use crate::ui::asker::{Asker, wanted};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Task;
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use crate::ui::typed::TYPED;
use trickmate_host::workers::Lane;
use trickmate_host::{
    AT_RANDOM, ChanceProposed, DraftAction, HostedMatch, MatchId, Move, PlayerId, RESIGNATION, ServiceError,
    TeamRequestError,
};
use trickmate_rules::{Seat, Viewer};
use trickmate_text::{rules, text, word};

/// Task that can be left to chance, by its name in views.
const CHANCE_TASK: trickmate_rules::Task = trickmate_rules::Task::Flip;
/// The longest move that can be typed, in characters: all cards of a side can be placed in one line.
const MAX_TYPED_LEN: u16 = 120;

/// Returns the match, if the person plays in it or is in one of its teams.
pub(crate) async fn own_match(
    bot: &Bot,
    match_id: MatchId,
    person: PlayerId,
) -> Result<(HostedMatch, Seat), CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    let seat = hosted.require_seat_for(person)?;
    Ok((hosted, seat))
}

/// Returns the match at the version that the person sees, if they may act in it now.
async fn own_match_to_move(
    bot: &Bot,
    spot: Spot,
    person: PlayerId,
) -> Result<(HostedMatch, Seat), CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, person).await?;
    match_to_move(&hosted, seat, spot, person)?;
    Ok((hosted, seat))
}

/// Checks that a person may act at the version that they see.
pub(crate) fn match_to_move(
    hosted: &HostedMatch,
    seat: Seat,
    spot: Spot,
    person: PlayerId,
) -> Result<(), CommandError> {
    if !hosted.is_current(seat, spot.version) {
        return Err(ServiceError::Stale.into());
    }
    seat_to_act(hosted, person).map(|_| ())
}

/// Returns the person's seat, if they are to act now.
pub(crate) fn seat_to_act(hosted: &HostedMatch, person: PlayerId) -> Result<Seat, CommandError> {
    let seat = hosted.require_seat_for(person)?;
    if hosted.game.outcome().is_some() {
        return Err(CommandError::words(text!("error-over")));
    }
    if !hosted.game.to_act().contains(&seat) {
        return Err(CommandError::words(text!("error-out-of-turn")));
    }
    Ok(seat)
}

/// Returns a private message with the choices of a person who is to act.
pub(crate) async fn choices(bot: &Bot, asker: Asker, spot: Spot) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, asker.person).await?;
    if hosted.is_turn_of(seat) {
        bot.pacing.spend(asker.person, Request::Picture)?;
        let panel = board::view::turn_panel(bot, &hosted, seat).await?;
        return teams::vote::with_vote(bot, panel, &hosted, seat, asker.person).await;
    }
    match_to_move(&hosted, seat, spot, asker.person)?;
    bot.pacing.spend(asker.person, Request::Picture)?;
    let preferences = bot.service.preferences().of(asker.person).await?;
    let panel = board::hand::compose(&hosted, seat, &preferences, Lane::Picture, &bot.pictures);
    teams::vote::with_vote(bot, Box::pin(panel).await?, &hosted, seat, asker.person).await
}

/// Follows a choice on the public board: performs the action if the choice is complete, otherwise asks for the
/// rest.
pub(crate) async fn choose_on_board(
    bot: &Bot,
    asker: Asker,
    spot: Spot,
    path: &[u16],
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match_to_move(bot, spot, asker.person).await?;
    let (path, preferences) = (path.to_vec(), bot.service.preferences().of(asker.person).await?);
    let follow = move |hosted: &HostedMatch| match board::choice::follow(hosted, seat, spot, &path) {
        Some(Panel::Menu(menu)) => board::hand::panel(hosted, seat, menu, true, &preferences).map(Ok),
        Some(Panel::Action(text)) => Ok(Err(Some(text))),
        None => Ok(Err(None)),
    };
    match bot.look(Lane::Picture, &hosted, follow).await?? {
        Ok(panel) => Ok(panel),
        Err(Some(text)) => perform(bot, asker, hosted, Some(spot), text, false).await,
        Err(None) => Err(ServiceError::Stale.into()),
    }
}

/// Returns the board as a player sees it, with their choices, even if it is not their turn.
pub(crate) async fn own_view(
    bot: &Bot,
    spot: Spot,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, person).await?;
    bot.pacing.spend(person, Request::Picture)?;
    let preferences = bot.service.preferences().of(person).await?;
    let panel = board::hand::compose(&hosted, seat, &preferences, Lane::Picture, &bot.pictures);
    teams::vote::with_vote(bot, Box::pin(panel).await?, &hosted, seat, person).await
}

/// Lets chance decide for a player.
pub(crate) async fn let_chance(bot: &Bot, asker: Asker, spot: Spot) -> Result<OutgoingMessage, CommandError> {
    let (hosted, _) = own_match_to_move(bot, spot, asker.person).await?;
    perform(bot, asker, hosted, Some(spot), AT_RANDOM.to_owned(), false).await
}

/// Proposes to the opponent to leave the rest to chance. The computer agrees at once.
pub(crate) async fn propose_chance(
    bot: &Bot,
    spot: Spot,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, person).await?;
    let task = bot.look(Lane::Game, &hosted, |hosted| hosted.game.view(Viewer::Public).task).await?;
    if hosted.version() != spot.version || task != CHANCE_TASK {
        return Err(ServiceError::Stale.into());
    }
    let opponent = hosted.players[seat.other().index()];
    if hosted.practice().is_some() {
        bot.service.matches().leave_to_chance(hosted.id, spot.version, CHANCE_TASK).await?;
        return Ok(agreed_on_chance(person, opponent));
    }
    match bot.service.matches().propose_chance(hosted.id, spot.version, person, CHANCE_TASK).await? {
        ChanceProposed::Made => {}
        ChanceProposed::Before => return Err(ServiceError::OfferedAlready.into()),
        ChanceProposed::Agreed => return Ok(agreed_on_chance(opponent, person)),
        ChanceProposed::Stale => return Err(ServiceError::Stale.into()),
    }
    let id = PlayId::Agree(spot, person).to_string();
    let agree = CreateButton::new(id).label(text!("button-agree")).style(ButtonStyle::Success);
    let id = PlayId::Disagree(spot, person).to_string();
    let decline = CreateButton::new(id).label(text!("button-decline")).style(ButtonStyle::Secondary);
    let words = text!(
        "chance-proposal",
        player = format!("<@{person}>"),
        opponent = format!("<@{opponent}>"),
        game = hosted.id
    );
    Ok(OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(vec![agree, decline])]).ping(opponent))
}

/// Leaves the rest to chance after both have agreed.
pub(crate) async fn agree_on_chance(
    bot: &Bot,
    asker: Asker,
    spot: Spot,
    proposer: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, _) = own_match(bot, spot.match_id, asker.person).await?;
    if proposer == asker.person {
        return Err(CommandError::words(text!("error-own-proposal")));
    }
    if bot.service.matches().agree_on_chance(hosted.id, spot.version, asker.person, CHANCE_TASK).await? {
        return Ok(agreed_on_chance(proposer, asker.person));
    }
    Ok(OutgoingMessage::new(text!("chance-expired", game = hosted.id)))
}

/// Closes a proposal to leave the rest to chance: the opponent declines it, or its maker withdraws it.
pub(crate) async fn decline_chance(
    bot: &Bot,
    asker: Asker,
    spot: Spot,
    proposer: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, _) = own_match(bot, spot.match_id, asker.person).await?;
    if !bot.service.matches().close_chance_proposal(hosted.id, spot.version).await? {
        return Ok(OutgoingMessage::new(text!("chance-expired", game = hosted.id)));
    }
    let key = if proposer == asker.person { "chance-withdrawn" } else { "chance-declined" };
    let player = format!("<@{}>", asker.person);
    Ok(OutgoingMessage::new(text!(key, player, game = hosted.id)))
}

/// Returns the form to type a move.
pub(crate) async fn form(
    bot: &Bot,
    spot: Spot,
    person: PlayerId,
) -> Result<serenity::CreateModal, CommandError> {
    form_as(bot, spot, person, |spot| PlayId::Match(Ask::Type, spot)).await
}

/// Returns the form to type a move, with the answer in the message from which it is opened.
pub(crate) async fn form_here(
    bot: &Bot,
    spot: Spot,
    person: PlayerId,
) -> Result<serenity::CreateModal, CommandError> {
    form_as(bot, spot, person, |spot| PlayId::Here(Ask::Type, spot)).await
}

/// Returns the form to type a move, with this id.
pub(crate) async fn form_as<Id: Display>(
    bot: &Bot,
    spot: Spot,
    person: PlayerId,
    id: impl Fn(Spot) -> Id,
) -> Result<serenity::CreateModal, CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, person).await?;
    let spot = if hosted.is_turn_of(seat) {
        hosted.spot()
    } else {
        match_to_move(&hosted, seat, spot, person)?;
        spot
    };
    let look = move |hosted: &HostedMatch| {
        let position = hosted.game_for(seat).position();
        let example = position.observe(Viewer::Seat(seat)).legal(seat).into_iter().next();
        (example, position.observe(Viewer::Seat(seat)).view().task)
    };
    let (example, task) = bot.look(Lane::Game, &hosted, look).await?;
    let (title, label) = match task {
        trickmate_rules::Task::Move => (text!("form-move"), text!("form-move-field")),
        _ => (text!("form-choice"), text!("form-choice-field")),
    };
    let input = serenity::CreateInputText::new(serenity::InputTextStyle::Short, label, TYPED)
        .placeholder(text!("form-example", example = rules::notation(&example.unwrap_or_default())))
        .max_length(MAX_TYPED_LEN);
    Ok(serenity::CreateModal::new(id(spot).to_string(), title)
        .components(vec![CreateActionRow::InputText(input)]))
}

/// Performs an action at the position that the person sees, if known, and then ends the turn if wanted.
pub(crate) fn perform(
    bot: &Bot,
    asker: Asker,
    hosted: HostedMatch,
    spot: Option<Spot>,
    text: String,
    ends: bool,
) -> Task<'_, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move {
        let seat = hosted.require_seat_for(asker.person)?;
        if hosted.is_team(seat) {
            if ends {
                return Err(ServiceError::from(TeamRequestError::OneAction).into());
            }
            return teams::vote::cast(bot, asker, hosted, seat, spot, text).await;
        }
        let wanted = wanted(&hosted, asker, spot, text);
        let before = hosted.game.plies().len();
        let within = DraftAction { revision: spot.and_then(|spot| spot.revision), ends };
        let hosted = bot.service.turns().act_within(hosted, &wanted, within).await?;
        performed(bot, &hosted, seat, before).await
    })
}

/// Returns the answer to a player's action after `before` plies.
pub(crate) async fn performed(
    bot: &Bot,
    hosted: &HostedMatch,
    seat: Seat,
    before: usize,
) -> Result<OutgoingMessage, CommandError> {
    let told = bot.look(Lane::Game, hosted, move |hosted| told(hosted, seat, before)).await;
    // The action is committed, even if it cannot be described.
    let played =
        board::story::with_actions(hosted, since(hosted, seat, before), seat, &told.unwrap_or_default());
    if !hosted.is_turn_of(seat) {
        let is_turn = hosted.game.game().turn_end().is_some();
        let said = if is_turn { text!("played-turn-over", played) } else { played };
        // The next choice, such as a promotion, is made in the same place.
        if hosted.game.to_act().contains(&seat) {
            return Ok(own_panel(bot, hosted, seat).await?.headed(&said));
        }
        let done = OutgoingMessage::new(&said);
        let done = match (hosted.practice(), hosted.game.outcome()) {
            (Some(_), Some(_)) => {
                done.followed_by(&bot.look(Lane::Game, hosted, board::message::result).await?)
            }
            (Some(_), None) => done.awaiting(Awaited { match_id: hosted.id, since: before }),
            (None, _) => done,
        };
        let stays = Box::pin(board::panels::stays(&bot.service, &bot.pictures, hosted, seat)).await?;
        return match (stays, hosted.practice()) {
            // The board says it, and has the next choices.
            (false, _) => Ok(done.passing()),
            (true, Some(_)) => Ok(done.panel_of(hosted.id, PanelContent::Position(hosted.version()))),
            (true, None) => Ok(own_panel(bot, hosted, seat).await?.headed(&said)),
        };
    }
    let panel = board::view::turn_panel(bot, hosted, seat).await?;
    Ok(if hosted.game.plies().len() > before { panel.headed(&played) } else { panel })
}

/// Returns the panel of a seat, with its player's preferences.
fn own_panel<'a>(
    bot: &'a Bot,
    hosted: &'a HostedMatch,
    seat: Seat,
) -> Task<'a, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move {
        let preferences = bot.service.preferences().of(hosted.player(seat)).await?;
        Ok(board::hand::compose(hosted, seat, &preferences, Lane::Picture, &bot.pictures).await?)
    })
}

/// Returns the question whether to resign, with buttons of these ids.
pub(crate) async fn ask_to_resign(
    bot: &Bot,
    match_id: MatchId,
    person: PlayerId,
    id: fn(Ask, Spot) -> PlayId,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match(bot, match_id, person).await?;
    if hosted.game.outcome().is_some() {
        return Err(CommandError::words(text!("error-already-over")));
    }
    let button = |ask, label: &str, style| {
        CreateButton::new(id(ask, hosted.spot()).to_string()).label(text!(label)).style(style)
    };
    let mut buttons = vec![button(Ask::ReallyResign, "resign-confirm", ButtonStyle::Danger)];
    let offers = board::more::offers(&hosted, seat);
    buttons.extend(offers.into_iter().map(|(ask, label)| button(ask, label, ButtonStyle::Secondary)));
    buttons.push(button(Ask::KeepPlaying, "resign-keep-playing", ButtonStyle::Secondary));
    let title = word(hosted.game.game().title());
    Ok(OutgoingMessage::new(text!("resign-ask", title, game = hosted.id))
        .rows(vec![CreateActionRow::Buttons(buttons)]))
}

/// Returns the further buttons for somebody in a running match. For a player they replace the panel, unless it has to
/// stay for their secrets.
pub(crate) async fn more(
    bot: &Bot,
    asker: Asker,
    match_id: MatchId,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    // Spectators of a game against the computer have no buttons there.
    if hosted.practice().is_some() {
        hosted.require_seat(asker.person)?;
    }
    if hosted.game.outcome().is_some() {
        return Err(CommandError::words(text!("error-already-over")));
    }
    let seat = hosted.seat_for(asker.person);
    let look = move |hosted: &HostedMatch| board::more::rows(hosted, seat, PlayId::Match);
    let rows = bot.look(Lane::Game, &hosted, look).await?;
    let title = word(hosted.game.game().title());
    let more = OutgoingMessage::new(text!("board-more-heading", title, game = hosted.id)).rows(rows);
    let Some(seat) = seat else { return Ok(more) };
    let stays = Box::pin(board::panels::stays(&bot.service, &bot.pictures, &hosted, seat)).await?;
    Ok(if stays { more } else { more.panel_of(hosted.id, PanelContent::Position(hosted.version())) })
}

/// Resigns.
pub(crate) async fn resign(
    bot: &Bot,
    asker: Asker,
    match_id: MatchId,
) -> Result<OutgoingMessage, CommandError> {
    let Asker { person: player, request, .. } = asker;
    let wanted = Move { match_id, version: None, player, text: String::new(), request };
    let hosted = match bot.service.matches().resign(&wanted).await {
        Err(ServiceError::Team(TeamRequestError::InTeams)) => {
            let (hosted, seat) = own_match(bot, match_id, player).await?;
            return teams::vote::cast(bot, asker, hosted, seat, None, RESIGNATION.to_owned()).await;
        }
        resigned => resigned?,
    };
    // The question was asked in a message beside the panel.
    bot.delivery.close_panel(hosted.id, player).await;
    Ok(OutgoingMessage::new(text!("resigned", game = hosted.id)).passing_alone())
}

/// Returns the number of plies before the seat's actions since `before` plies, or before its latest one if it has not acted
/// since.
fn since(hosted: &HostedMatch, seat: Seat, before: usize) -> usize {
    let latest = hosted.game.plies().iter().rposition(|ply| ply.seat == Some(seat)).unwrap_or(before);
    before.min(latest)
}

/// Tells these actions to the seat.
fn told(hosted: &HostedMatch, seat: Seat, before: usize) -> String {
    board::story::done_since(hosted, since(hosted, seat, before), seat, seat)
}

/// Returns the message when both want the rest flipped at random.
fn agreed_on_chance(proposer: PlayerId, player: PlayerId) -> OutgoingMessage {
    let (proposer, player) = (format!("<@{proposer}>"), format!("<@{player}>"));
    OutgoingMessage::new(text!("chance-agreed", proposer, player))
}
