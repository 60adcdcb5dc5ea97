//! The panel that leads the host through the waiting boards: after a move it shows the next board.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::board::exercise::{Choices, Chosen, Ids};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play;
use crate::play::ids::{Ask, PlayId};
use crate::simul::ids::{BoardPosition, SimulAct, SimulButton};
use crate::simul::message;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::mention;
use crate::ui::responder::{Task, on_heap};
use crate::ui::shown_match::ShownMatch;
use trickmate_host::workers::Lane;
use trickmate_host::{
    HostedMatch, HostedSimul, Preferences, ServiceError, SimulBoard, SimulId, SimulRequestError, SimulState,
    WaitingBoard,
};
use trickmate_rules::{Seat, Viewer};
use trickmate_text::{text, word};

/// The host's action in the panel.
pub(crate) enum BoardAction {
    /// Opens the panel at the first waiting board.
    Open,
    /// Shows a board if it waits, otherwise the next waiting one.
    Look(SimulBoard),
    /// Chooses these entries on a board.
    Choose(BoardPosition, Vec<u16>),
    /// Types a move for a board.
    Type(BoardPosition, String),
}

/// The board to show, with the words above it.
struct Shown {
    board: SimulBoard,
    path: Vec<u16>,
    heading: Option<String>,
}

/// Returns the exhibition of the request's server.
pub(crate) async fn meant(bot: &Bot, asker: Asker, id: SimulId) -> Result<HostedSimul, CommandError> {
    let server = asker.server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
    Ok(bot.service.simuls().simul_on(server, id).await?)
}

/// Performs the host's action, and returns the panel after it.
pub(crate) fn lead(
    bot: &Bot,
    asker: Asker,
    id: SimulId,
    action: BoardAction,
) -> Task<'_, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move {
        let simul = meant(bot, asker, id).await?;
        if simul.host != asker.person {
            return Err(ServiceError::from(SimulRequestError::NotHost(simul.host)).into());
        }
        bot.pacing.spend(asker.person, Request::Picture)?;
        let shown = on_heap(|| perform(bot, asker, action)).await?;
        // The last move may have ended the exhibition.
        let simul = meant(bot, asker, id).await?;
        on_heap(|| show(bot, &simul, shown)).await
    })
}

/// Performs the host's action; returns the board to show next.
async fn perform(bot: &Bot, asker: Asker, action: BoardAction) -> Result<Shown, CommandError> {
    let at = |board| Shown { board, path: Vec::new(), heading: None };
    let (spot, done) = match action {
        BoardAction::Open => return Ok(at(SimulBoard(1))),
        BoardAction::Look(board) => return Ok(at(board)),
        BoardAction::Choose(spot, path) => match on_heap(|| choose(bot, asker, spot, &path)).await {
            Ok(None) => return Ok(Shown { path, ..at(spot.board) }),
            Ok(Some(done)) => (spot, Ok(done)),
            Err(error) => (spot, Err(error)),
        },
        BoardAction::Type(spot, typed) => {
            (spot, on_heap(|| play::typed_turn::submit(bot, asker, spot.spot, &typed)).await)
        }
    };
    match done {
        Ok(done) => {
            let (heading, _) = done.into_parts();
            let hosted = bot.service.matches().hosted_match(spot.spot.match_id).await?;
            let goes_on =
                hosted.seat_of(asker.person).is_some_and(|seat| hosted.game.to_act().contains(&seat));
            let board = if goes_on { spot.board } else { SimulBoard(spot.board.0.saturating_add(1)) };
            Ok(Shown { heading: Some(heading), ..at(board) })
        }
        // The guest may have resigned, or a takeback was agreed on.
        Err(CommandError::Service(ServiceError::Stale | ServiceError::Over)) => {
            Ok(Shown { heading: Some(text!("simul-board-changed")), ..at(spot.board) })
        }
        Err(error) => Err(error),
    }
}

/// Follows choices on a board: performs the action that they lead to, and returns the answer; `None` if there is more
/// to choose.
async fn choose(
    bot: &Bot,
    asker: Asker,
    at: BoardPosition,
    path: &[u16],
) -> Result<Option<OutgoingMessage>, CommandError> {
    let (hosted, seat) = play::act::own_match(bot, at.spot.match_id, asker.person).await?;
    if hosted.game.outcome().is_some() {
        return Err(ServiceError::Over.into());
    }
    play::act::match_to_move(&hosted, seat, at.spot, asker.person)?;
    let path = path.to_vec();
    let follow =
        move |hosted: &HostedMatch| match board::exercise::follow(&hosted.game, seat, &path, &BoardIds(at)) {
            Some(Chosen::Action(text)) => Some(text),
            _ => None,
        };
    match bot.look(Lane::Game, &hosted, follow).await? {
        Some(text) => play::act::perform(bot, asker, hosted, Some(at.spot), text, false).await.map(Some),
        None => Ok(None),
    }
}

struct BoardIds(BoardPosition);

impl Ids for BoardIds {
    type Id = SimulButton;

    fn entry(&self, path: Vec<u16>) -> SimulButton {
        SimulButton::Choose(self.0, path)
    }

    fn list(&self, list: u16) -> SimulButton {
        SimulButton::List(self.0, list)
    }
}

/// Shows the wanted board if it waits, otherwise the next waiting one.
async fn show(bot: &Bot, simul: &HostedSimul, shown: Shown) -> Result<OutgoingMessage, CommandError> {
    let mut waiting = bot.service.simuls().waiting(simul.id).await?;
    let place = waiting.iter().position(|one| one.board >= shown.board).unwrap_or(0);
    waiting.rotate_left(place);
    let mut left = waiting.clone();
    while let Some(one) = left.first().copied() {
        let hosted = bot.service.matches().hosted_match(one.match_id).await?;
        let seat = hosted.seat_of(simul.host);
        if let Some(seat) = seat.filter(|seat| hosted.game.to_act().contains(seat)) {
            let path = if one.board == shown.board { shown.path } else { Vec::new() };
            let page = Page { simul: simul.clone(), waiting: left, seat, path, heading: shown.heading };
            let preferences = bot.service.preferences().of(simul.host).await?;
            return bot
                .look(Lane::Picture, &hosted, move |hosted| page.compose(hosted, &preferences))
                .await?;
        }
        left.remove(0);
    }
    let words = match simul.state {
        SimulState::Finished => text!("simul-finished"),
        _ => text!("simul-none-waits"),
    };
    let lines: Vec<String> = shown.heading.into_iter().chain([words, message::score(simul)]).collect();
    let again = message::button(SimulAct::Boards, simul).label(text!("simul-button-again"));
    let rows = match simul.state {
        SimulState::Running => vec![CreateActionRow::Buttons(vec![again])],
        _ => Vec::new(),
    };
    Ok(OutgoingMessage::new(lines.join("\n")).rows(rows))
}

/// A waiting board, as the host sees it.
struct Page {
    simul: HostedSimul,
    /// The waiting boards, this one first.
    waiting: Vec<WaitingBoard>,
    seat: Seat,
    path: Vec<u16>,
    heading: Option<String>,
}

impl Page {
    fn compose(
        self,
        hosted: &HostedMatch,
        preferences: &Preferences,
    ) -> Result<OutgoingMessage, CommandError> {
        let Some(here) = self.waiting.first().copied() else { return Err(ServiceError::Stale.into()) };
        let at = BoardPosition { simul: self.simul.id, board: here.board, spot: hosted.spot() };
        let choices = match board::exercise::follow(&hosted.game, self.seat, &self.path, &BoardIds(at)) {
            Some(Chosen::Rows(choices)) if hosted.end_of_turn().is_none() => choices,
            _ => Choices::default(),
        };
        let Choices { mut rows, chosen, targets } = choices;
        rows.push(CreateActionRow::Buttons(self.buttons(hosted, at)));
        let mut view = hosted.game.view(Viewer::Seat(self.seat));
        let seat = word(view.seats[self.seat.index()].name.title);
        let guest =
            self.simul.on(here.board).map_or_else(|| text!("somebody"), |guest| mention(guest.player));
        let mut lines: Vec<String> = self.heading.into_iter().collect();
        lines.push(text!(
            "simul-panel",
            board = here.board.0,
            boards = self.simul.guests.len(),
            guest,
            seat,
            game = hosted.id
        ));
        lines.extend(board::story::latest_for(hosted, Some(self.seat)));
        lines.extend(board::clock_line::line(hosted));
        lines.push(text!("simul-waiting", count = self.waiting.len()));
        lines.extend(chosen.map(|(choice, ask)| text!("panel-question", choice, ask)));
        if !targets.is_empty() {
            // The last move is not marked, since its marks look like those of the targets.
            view.last = None;
            view.pointed = targets;
        }
        let draft = OutgoingMessage::new(lines.join("\n")).rows(rows);
        Ok(board::message::with_view(draft, &view, hosted, preferences, self.seat)?)
    }

    /// Returns the buttons below the choices.
    fn buttons(&self, hosted: &HostedMatch, at: BoardPosition) -> Vec<CreateButton> {
        let button =
            |id: String, label: &str| CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary);
        let to = |board: SimulBoard| SimulButton::Board(self.simul.id, board).to_string();
        let mut buttons = Vec::new();
        if let [_, next, ..] = self.waiting[..] {
            let before = self.waiting.last().map_or(next.board, |last| last.board);
            // Discord does not allow two buttons with the same id.
            if before != next.board {
                buttons.push(button(to(before), "simul-button-previous"));
            }
            buttons.push(button(to(next.board), "simul-button-next"));
        }
        if hosted.end_of_turn().is_some() {
            // A turn of several actions opens another panel.
            let id = PlayId::Match(Ask::Move, hosted.spot()).to_string();
            buttons.push(button(id, "simul-button-turn").style(ButtonStyle::Primary));
        } else {
            buttons.push(button(SimulButton::Type(at).to_string(), "button-type"));
        }
        buttons.push(button(PlayId::Match(Ask::More, hosted.spot()).to_string(), "board-button-more"));
        if !self.path.is_empty() {
            buttons.push(button(to(at.board), "button-back"));
        }
        buttons
    }
}
