//! The actions of people in a match, however they ask for them: each function performs one and returns the answer.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::api::outgoing_message::{Awaited, OutgoingMessage};
use crate::board;
use crate::board::move_menu::{Frame, Panel};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::ui::asker::{Asker, wanted};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Task;
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use crate::ui::typed::TYPED;
use trickmate_host::workers::Lane;
use trickmate_host::{AT_RANDOM, ChanceProposed, HostedMatch, Move, OfferKind, ServiceError, Within};
use trickmate_render::fit_name;
use trickmate_rules::{Record, Seat, Viewer};
use trickmate_text::text;

/// Task that can be left to chance, by its name in views.
const CHANCE_TASK: trickmate_rules::Task = trickmate_rules::Task::Flip;
/// The longest move that can be typed, in characters: all cards of a side can be placed in one line.
const MAX_TYPED_LEN: u16 = 120;

/// Returns the match, if the person plays in it.
pub(crate) async fn own_match(
    bot: &Bot,
    match_id: i64,
    person: i64,
) -> Result<(HostedMatch, Seat), CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    let seat = hosted.require_seat(person)?;
    Ok((hosted, seat))
}

/// Returns the match at the version that the person sees, if they may act in it now.
async fn own_match_to_move(bot: &Bot, spot: Spot, person: i64) -> Result<(HostedMatch, Seat), CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, person).await?;
    match_to_move(&hosted, seat, spot, person)?;
    Ok((hosted, seat))
}

/// Checks that a person may act at the version that they see.
pub(crate) fn match_to_move(
    hosted: &HostedMatch,
    seat: Seat,
    spot: Spot,
    person: i64,
) -> Result<(), CommandError> {
    if !hosted.is_current(seat, spot.version) {
        return Err(ServiceError::Stale.into());
    }
    seat_to_act(hosted, person).map(|_| ())
}

/// Returns the person's seat, if they are to act now.
pub(crate) fn seat_to_act(hosted: &HostedMatch, person: i64) -> Result<Seat, CommandError> {
    let seat = hosted.require_seat(person)?;
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
        return board::view::turn_panel(bot, &hosted, seat).await;
    }
    match_to_move(&hosted, seat, spot, asker.person)?;
    let choose = move |hosted: &HostedMatch| {
        board::move_menu::compose(&board::hand::ways(hosted, seat), Frame::new(spot), &[], 0)
    };
    match bot.look(Lane::Game, &hosted, choose).await? {
        Some(Panel::Menu(menu)) => Ok(menu.into_message()),
        Some(Panel::Action(_)) | None => Err(ServiceError::Stale.into()),
    }
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
    let path = path.to_vec();
    let follow = move |hosted: &HostedMatch| board::choice::follow(hosted, seat, spot, &path);
    match bot.look(Lane::Game, &hosted, follow).await? {
        Some(Panel::Menu(menu)) => Ok(menu.into_message()),
        Some(Panel::Action(text)) => perform(bot, asker, hosted, Some(spot), text, false).await,
        None => Err(ServiceError::Stale.into()),
    }
}

/// Returns the board as a player sees it, with their choices; also when it is not their turn.
pub(crate) async fn own_view(bot: &Bot, spot: Spot, person: i64) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, person).await?;
    bot.pacing.spend(person, Request::Picture)?;
    let preferences = bot.service.preferences().of(person).await?;
    Ok(Box::pin(board::hand::compose(&hosted, seat, &preferences, Lane::Picture, &bot.pictures)).await?)
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
    person: i64,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match(bot, spot.match_id, person).await?;
    let task = bot.look(Lane::Game, &hosted, |hosted| hosted.game.view(Viewer::Public).task).await?;
    if hosted.version() != spot.version || task != CHANCE_TASK {
        return Err(ServiceError::Stale.into());
    }
    let opponent = hosted.players[seat.other().index()];
    if hosted.computer.is_some() {
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
    proposer: i64,
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
    proposer: i64,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, _) = own_match(bot, spot.match_id, asker.person).await?;
    if !bot.service.matches().close_chance_proposal(hosted.id, spot.version).await? {
        return Ok(OutgoingMessage::new(text!("chance-expired", game = hosted.id)));
    }
    let key = if proposer == asker.person { "chance-withdrawn" } else { "chance-declined" };
    let player = format!("<@{}>", asker.person);
    Ok(OutgoingMessage::new(text!(key, player, game = hosted.id)))
}

/// Returns the form in which a move is typed.
pub(crate) async fn form(bot: &Bot, spot: Spot, person: i64) -> Result<serenity::CreateModal, CommandError> {
    form_as(bot, spot, person, |spot| PlayId::Match(Ask::Type, spot)).await
}

/// Returns the form for typing a move that is answered in the message from which it is opened.
pub(crate) async fn form_here(
    bot: &Bot,
    spot: Spot,
    person: i64,
) -> Result<serenity::CreateModal, CommandError> {
    form_as(bot, spot, person, |spot| PlayId::Here(Ask::Type, spot)).await
}

/// Returns the form for typing a move, with this id.
async fn form_as(
    bot: &Bot,
    spot: Spot,
    person: i64,
    id: impl Fn(Spot) -> PlayId,
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
        .placeholder(text!("form-example", example = example.unwrap_or_default()))
        .max_length(MAX_TYPED_LEN);
    Ok(serenity::CreateModal::new(id(spot).to_string(), title)
        .components(vec![CreateActionRow::InputText(input)]))
}

/// Performs an action at the position that the person sees, if that is known, and ends the turn with it if wanted.
pub(crate) fn perform(
    bot: &Bot,
    asker: Asker,
    hosted: HostedMatch,
    spot: Option<Spot>,
    text: String,
    ends: bool,
) -> Task<'_, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move {
        let wanted = wanted(&hosted, asker, spot, text);
        let (before, seat) = (hosted.game.plies().len(), hosted.require_seat(asker.person)?);
        let within = Within { revision: spot.and_then(|spot| spot.revision), ends };
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
    let moves = played(hosted, seat, before);
    if !hosted.is_turn_of(seat) {
        let is_turn = hosted.game.game().turn_end().is_some();
        let key = if is_turn { "played-turn-over" } else { "played" };
        let done = text!(key, moves, game = hosted.id);
        // What comes next, such as a promotion, is done where the player is.
        if hosted.game.to_act().contains(&seat) {
            let preferences = bot.service.preferences().of(hosted.players[seat.index()]).await?;
            let panel = board::hand::compose(hosted, seat, &preferences, Lane::Picture, &bot.pictures);
            return Ok(Box::pin(panel).await?.headed(&done));
        }
        let done = OutgoingMessage::new(done);
        // Between people the next board is posted below.
        if hosted.computer.is_none() {
            return Ok(done);
        }
        return Ok(match hosted.game.outcome() {
            Some(_) => done.followed_by(&bot.look(Lane::Game, hosted, board::message::result).await?),
            None => done.awaiting(Awaited { match_id: hosted.id, since: before }),
        });
    }
    let done = text!("played", moves, game = hosted.id);
    let panel = board::view::turn_panel(bot, hosted, seat).await?;
    Ok(if hosted.game.plies().len() > before { panel.headed(&done) } else { panel })
}

/// Returns the question whether to resign, with buttons of these ids.
pub(crate) async fn ask_to_resign(
    bot: &Bot,
    match_id: i64,
    person: i64,
    id: fn(Ask, Spot) -> PlayId,
) -> Result<OutgoingMessage, CommandError> {
    let (hosted, seat) = own_match(bot, match_id, person).await?;
    if hosted.game.outcome().is_some() {
        return Err(CommandError::words(text!("error-already-over")));
    }
    let button = |ask, label: &str, style| {
        CreateButton::new(id(ask, hosted.spot()).to_string()).label(text!(label)).style(style)
    };
    let offers = [
        (OfferKind::Draw, Ask::Draw, "button-draw"),
        (OfferKind::Takeback, Ask::Takeback, "resign-takeback"),
        (OfferKind::Abort, Ask::Abort, "resign-abort"),
    ];
    let mut buttons = vec![button(Ask::ReallyResign, "resign-confirm", ButtonStyle::Danger)];
    let possible = offers.into_iter().filter(|(kind, ..)| hosted.may_offer(seat, *kind));
    buttons.extend(possible.map(|(_, ask, label)| button(ask, label, ButtonStyle::Secondary)));
    buttons.push(button(Ask::KeepPlaying, "resign-keep-playing", ButtonStyle::Secondary));
    let title = hosted.game.game().title();
    Ok(OutgoingMessage::new(text!("resign-ask", title, game = hosted.id))
        .rows(vec![CreateActionRow::Buttons(buttons)]))
}

/// Resigns.
pub(crate) async fn resign(bot: &Bot, asker: Asker, match_id: i64) -> Result<OutgoingMessage, CommandError> {
    let Asker { person: player, request, .. } = asker;
    let wanted = Move { match_id, version: None, player, text: String::new(), request };
    let hosted = bot.service.matches().resign(&wanted).await?;
    Ok(OutgoingMessage::new(text!("resigned", game = hosted.id)))
}

/// Returns the record so far, in the message and as a file.
pub(crate) async fn record_of(bot: &Bot, hosted: &HostedMatch) -> Result<OutgoingMessage, CommandError> {
    bot.look(Lane::Game, hosted, record).await
}

/// Returns the seat's actions since `before` plies, or its latest one if it has not acted since.
fn played(hosted: &HostedMatch, seat: Seat, before: usize) -> String {
    let plies = hosted.game.plies().iter().enumerate();
    let own: Vec<_> = plies.filter(|(_, ply)| ply.seat == Some(seat)).collect();
    let since = own.partition_point(|(index, _)| *index < before).min(own.len().saturating_sub(1));
    let texts: Vec<String> = own.iter().skip(since).map(|(_, ply)| format!("**{}**", ply.text)).collect();
    texts.join(", ")
}

/// Returns the message when both want the rest flipped at random.
fn agreed_on_chance(proposer: i64, player: i64) -> OutgoingMessage {
    let (proposer, player) = (format!("<@{proposer}>"), format!("<@{player}>"));
    OutgoingMessage::new(text!("chance-agreed", proposer, player))
}

/// Builds the record so far, in the message and as a file.
fn record(hosted: &HostedMatch) -> OutgoingMessage {
    let names = hosted.game.game().seats();
    let tags = Seat::ALL.into_iter().filter_map(|seat| {
        let name = fit_name(hosted.names[seat.index()].as_deref()?)?;
        Some((names[seat.index()].title.to_owned(), name))
    });
    let origin = hosted.origin.as_ref().map(|origin| origin.tags(&hosted.game)).unwrap_or_default();
    let record = Record::public(&hosted.game, tags.chain(origin)).to_string();
    let moves = record.split_once("\n\n").map_or("", |(_, moves)| moves).trim();
    let heading = text!("record-heading", game = hosted.id);
    let shown = if moves.chars().count() <= 1800 && !moves.contains('`') {
        format!("{heading}\n```\n{moves}\n```")
    } else {
        heading
    };
    let name = format!("{}-{}.txt", hosted.game.game().name(), hosted.id);
    OutgoingMessage::new(shown).file(CreateAttachment::bytes(record, name))
}
