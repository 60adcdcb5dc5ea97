//! A turn of several actions after the first of them: a private panel with the own hand, the menus of what can be done, and
//! the buttons that take back and end the turn. What is done there is a draft until the turn is ended.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::Bot;
use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::input::command_error::{CommandError, reason};
use crate::discord::input::custom_id::{Ask, CustomId, Spot};
use crate::discord::input::pacing::Request;
use crate::discord::input::play::{Asker, seat_at};
use crate::discord::input::responder::Task;
use crate::discord::panel::move_menu::{self, Frame, Panel};
use crate::discord::view::board_message::with_view;
use crate::discord::view::picture::PictureError;
use crate::service::{HostedMatch, Move, Preferences, ServiceError};
use crate::workers::{Lane, debug_assert_at_work};
use trickmate_rules::{ActionError, MenuPath, Seat, View, Viewer};

/// The most characters of a list of names.
const LONGEST: usize = 500;

/// Rows for menus: the fifth is for the buttons.
const ROWS: usize = 4;
/// How many first choices are buttons.
const MOST_BUTTONS: usize = 20;

impl HostedMatch {
    /// What the menus of the turn under way carry.
    fn bench(&self) -> Spot {
        Spot { revision: Some(self.revision()), ..self.spot() }
    }

    fn end_of_turn(&self) -> Option<&'static str> {
        self.game.game().turn_end()
    }

    /// What the seat can do now besides ending the turn.
    fn works(&self, seat: Seat) -> Vec<MenuPath> {
        let mut ways = self.game_for(seat).position().menu_paths(seat, Viewer::Seat(seat));
        ways.retain(|way| Some(&*way.text) != self.end_of_turn());
        ways
    }

    /// Why the seat cannot end its turn now; `None` if it can.
    fn why_not_end(&self, seat: Seat) -> Option<ActionError> {
        self.game_for(seat).position().check(seat, self.end_of_turn()?).err()
    }
}

/// The panel of the turn under way.
pub(crate) fn compose(
    table: &HostedMatch,
    seat: Seat,
    wishes: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    debug_assert_at_work();
    let ways = table.works(seat);
    let menus = first_menus(&ways, table.bench()).unwrap_or_default();
    panel(table, seat, (menus, false), wishes)
}

/// The panel with these rows of menus, which may be the first ones or those after a choice.
fn panel(
    table: &HostedMatch,
    seat: Seat,
    (mut rows, is_deeper): (Vec<CreateActionRow>, bool),
    wishes: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    let view = table.game_for(seat).view(Viewer::Seat(seat));
    let words = words(table, seat, &view);
    rows.push(buttons(table, seat, is_deeper));
    with_view(OutgoingMessage::new(words).rows(rows), &view, table, wishes, seat)
}

/// The choices of the turn under way: a kind of action with its piece or card first, then the rest.
const fn frame(spot: Spot) -> Frame {
    Frame { spot, rows: ROWS, depth: 2, buttons: MOST_BUTTONS }
}

/// The first choices.
fn first_menus(ways: &[MenuPath], spot: Spot) -> Option<Vec<CreateActionRow>> {
    match move_menu::compose(ways, frame(spot), &[], 0)? {
        Panel::Menu(draft) => Some(draft.into_rows()),
        Panel::Action(_) => None,
    }
}

fn buttons(table: &HostedMatch, seat: Seat, is_deeper: bool) -> CreateActionRow {
    let button = |ask, label: &str, style| {
        let id = CustomId::Match(ask, table.bench()).to_string();
        CreateButton::new(id).label(label).style(style)
    };
    let undo = button(Ask::Undo, "Undo", ButtonStyle::Secondary).disabled(table.drafted(seat).is_empty());
    let can_end = table.why_not_end(seat).is_none();
    let end = button(Ask::EndTurn, "End turn", ButtonStyle::Success).disabled(!can_end);
    let mut buttons = vec![end, undo, button(Ask::Type, "Type it…", ButtonStyle::Secondary)];
    if is_deeper {
        let id = CustomId::Menu(table.bench(), Vec::new()).to_string();
        buttons.push(CreateButton::new(id).label("◀ Back").style(ButtonStyle::Secondary));
    }
    CreateActionRow::Buttons(buttons)
}

fn words(table: &HostedMatch, seat: Seat, view: &View) -> String {
    let mut lines = vec![format!("Game {} (only you can see this): your turn to {}.", table.id, view.task)];
    let drafted: Vec<&str> = table.drafted(seat).iter().map(String::as_str).collect();
    if !drafted.is_empty() {
        let done = format!("**{}**", drafted.join("**, **"));
        lines.push(format!("Done since your move, and told when you end the turn: {done}."));
    }
    if let Some(workshop) = &view.workshop {
        let store = &workshop.stores[seat.index()];
        let hand: Vec<String> = store.hand.iter().flatten().map(|card| card.name.clone()).collect();
        let reserve: Vec<String> =
            store.reserve.iter().map(|piece| format!("{} {}", piece.handle, piece.name)).collect();
        lines.push(format!("Points left: **{}**. Cards to draw: {}.", workshop.left, store.deck_size));
        lines.push(format!("Hand ({}): {}.", hand.len(), listed(&hand)));
        lines.push(format!("Reserve ({}): {}.", reserve.len(), listed(&reserve)));
    }
    if let Some(why) = table.why_not_end(seat) {
        lines.push(format!("-# You can’t end the turn yet: {}.", reason(&why)));
    }
    lines.push(format!("-# Public board: {}", table.link()));
    lines.join("\n")
}

/// Names in a row, the end of a long row left out.
fn listed(names: &[String]) -> String {
    let all = names.join(", ");
    match all.char_indices().nth(LONGEST) {
        _ if names.is_empty() => "none".to_owned(),
        Some((end, _)) => format!("{}…", &all[..end]),
        None => all,
    }
}

/// Where a choice in the panel leads.
enum Chosen {
    /// To the panel with further menus.
    Panel(OutgoingMessage),
    /// To an action.
    Action(String),
    /// Nowhere any more.
    Nothing,
}

impl Bot {
    /// The panel of the turn under way, as its player wishes it.
    pub(crate) fn workshop<'a>(
        &'a self,
        table: &'a HostedMatch,
        seat: Seat,
    ) -> Task<'a, Result<OutgoingMessage, CommandError>> {
        Box::pin(async move {
            let player = table.players[seat.index()];
            let wishes = self.service.wishes(player).await?;
            Ok(self.look(Lane::Picture, table, move |table| compose(table, seat, &wishes)).await??)
        })
    }

    /// The panel after these choices in its menus; the choice that completes an action performs it.
    pub(crate) async fn work(
        &self,
        asker: Asker,
        table: HostedMatch,
        seat: Seat,
        choice: (Spot, &[u16], u16),
    ) -> Result<OutgoingMessage, CommandError> {
        let (spot, path, page) = choice;
        self.pacing.spend(asker.person, Request::Picture)?;
        if path.is_empty() && page == 0 {
            return self.workshop(&table, seat).await;
        }
        if spot != table.bench() {
            return Err(ServiceError::Stale.into());
        }
        let wishes = self.service.wishes(asker.person).await?;
        let path = path.to_vec();
        let choose =
            move |table: &HostedMatch| match move_menu::compose(&table.works(seat), frame(spot), &path, page)
            {
                Some(Panel::Menu(menu)) => {
                    panel(table, seat, (menu.into_rows(), !path.is_empty()), &wishes).map(Chosen::Panel)
                }
                Some(Panel::Action(text)) => Ok(Chosen::Action(text)),
                None => Ok(Chosen::Nothing),
            };
        match self.look(Lane::Picture, &table, choose).await?? {
            Chosen::Panel(panel) => Ok(panel),
            Chosen::Action(text) => self.perform(asker, table, Some(spot), text, false).await,
            Chosen::Nothing => Err(ServiceError::Stale.into()),
        }
    }

    /// Takes back what was drafted last; at the position that the person sees, where that is known.
    pub(crate) async fn undo(
        &self,
        asker: Asker,
        table: HostedMatch,
        spot: Option<Spot>,
    ) -> Result<OutgoingMessage, CommandError> {
        let seat = turn_of(&table, asker.person)?;
        let wanted = wanted(&table, asker, spot, String::new());
        let before = table.drafted(seat).last().cloned();
        let table = self.service.undo(table, &wanted, spot.and_then(|spot| spot.revision)).await?;
        let panel = self.workshop(&table, seat).await?;
        Ok(match before {
            Some(text) => panel.headed(&format!("Took back **{text}** (game {}).", table.id)),
            None => panel,
        })
    }

    /// Ends the turn.
    pub(crate) async fn end_turn(
        &self,
        asker: Asker,
        table: HostedMatch,
        spot: Option<Spot>,
    ) -> Result<OutgoingMessage, CommandError> {
        let Some(end) = table.end_of_turn() else {
            return Err(CommandError::words("In this game, a turn is one move and ends by itself."));
        };
        self.perform(asker, table, spot, end.to_owned(), false).await
    }
}

/// Where the person sits, if their turn is under way.
fn turn_of(table: &HostedMatch, person: i64) -> Result<Seat, CommandError> {
    let seat = seat_at(table, person)?;
    if table.is_turn_of(seat) {
        return Ok(seat);
    }
    Bot::seat_to_act(table, person)?;
    Err(ServiceError::NothingDrafted.into())
}

/// What a person wants to do at the position that they see, where that is known.
pub(crate) fn wanted(table: &HostedMatch, asker: Asker, spot: Option<Spot>, text: String) -> Move {
    let version = spot.map(|spot| spot.version);
    Move { table: table.id, version, player: asker.person, text, request: asker.request }
}
