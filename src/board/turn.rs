//! A turn of several actions after the first of them: a private panel with the player's hand, menus of the possible
//! actions, and the buttons to take back and to end the turn. The actions are a draft until the turn ends.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::board::marks::point;
use crate::board::message::with_view;
use crate::board::move_menu::{Frame, Menu, Panel, TURN_DEPTH};
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::ui::command_error::reason;
use crate::ui::picture::PictureError;
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::workers::debug_assert_at_work;
use trickmate_host::{HostedMatch, Preferences};
use trickmate_render::card_mark;
use trickmate_rules::{ActionError, MenuPath, Seat, View, Viewer};
use trickmate_text::{joined, rules, text, word};

/// The most characters of a list of names.
const MAX_LEN: usize = 500;
/// Rows for menus: the fifth is for the buttons.
const ROWS: usize = 4;
/// Most first choices that are buttons.
const MAX_BUTTONS: usize = 20;

/// Returns the reason why the seat cannot end its turn now; `None` if it can.
fn why_not_end(hosted: &HostedMatch, seat: Seat) -> Option<ActionError> {
    hosted.game_for(seat).position().check(seat, hosted.end_of_turn()?).err()
}

/// Returns the panel of the turn under way.
pub(crate) fn compose(
    hosted: &HostedMatch,
    seat: Seat,
    preferences: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    debug_assert_at_work();
    let menu = match board::move_menu::compose(
        &hosted.remaining_actions(seat),
        frame(hosted.draft_spot()),
        &[],
        0,
    ) {
        Some(Panel::Menu(menu)) => Some(menu),
        _ => None,
    };
    panel(hosted, seat, menu, false, preferences)
}

/// Returns the panel with this menu, if there is one: the first menu, or one after a choice.
pub(crate) fn panel(
    hosted: &HostedMatch,
    seat: Seat,
    menu: Option<Menu>,
    is_deeper: bool,
    preferences: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    let mut view = hosted.game_for(seat).view(Viewer::Seat(seat));
    let (question, mut rows, ways) =
        menu.map(|menu| (menu.question, menu.rows, menu.ways)).unwrap_or_default();
    let lines = [words(hosted, seat, &view)].into_iter().chain(question);
    let words = lines.collect::<Vec<_>>().join("\n");
    rows.push(buttons(hosted, seat, is_deeper));
    point(&mut view, if is_deeper { &ways } else { &[] });
    let message =
        OutgoingMessage::new(words).rows(rows).panel_of(hosted.id, PanelContent::Position(hosted.version()));
    with_view(message, &view, hosted, preferences, seat)
}

/// Returns the choices of the turn under way: a kind of action with its piece or card first, then the rest.
pub(crate) const fn frame(spot: Spot) -> Frame {
    Frame { spot, rows: ROWS, depth: TURN_DEPTH, buttons: MAX_BUTTONS }
}

fn buttons(hosted: &HostedMatch, seat: Seat, is_deeper: bool) -> CreateActionRow {
    let button = |ask, label: &str, style| {
        let id = PlayId::Match(ask, hosted.draft_spot()).to_string();
        CreateButton::new(id).label(text!(label)).style(style)
    };
    let can_end = why_not_end(hosted, seat).is_none();
    let mut buttons = vec![button(Ask::EndTurn, "turn-end", ButtonStyle::Success).disabled(!can_end)];
    // A team cannot take back what it has decided.
    if !hosted.is_team(seat) {
        let undo = button(Ask::Undo, "turn-undo", ButtonStyle::Secondary);
        buttons.push(undo.disabled(hosted.drafted(seat).is_empty()));
    }
    buttons.push(button(Ask::Type, "button-type", ButtonStyle::Secondary));
    if is_deeper {
        let id = PlayId::Menu(hosted.draft_spot(), Vec::new()).to_string();
        buttons.push(CreateButton::new(id).label(text!("button-back")).style(ButtonStyle::Secondary));
    }
    CreateActionRow::Buttons(buttons)
}

/// Kinds of actions that the seat can make now.
struct Kinds {
    /// `true` if it can do anything but discard.
    plays: bool,
    /// `true` if it can create pieces.
    creates: bool,
    /// `true` if it can discard cards.
    discards: bool,
}

impl Kinds {
    fn of(ways: &[MenuPath]) -> Self {
        let is_create = |way: &&MenuPath| way.text.contains('+');
        let is_discard = |way: &&MenuPath| way.text.starts_with('-');
        Self {
            plays: !ways.iter().all(|way| is_discard(&way)),
            creates: ways.iter().any(|way| is_create(&way)),
            discards: ways.iter().any(|way| is_discard(&way)),
        }
    }
}

fn words(hosted: &HostedMatch, seat: Seat, view: &View) -> String {
    let (kinds, game) = (Kinds::of(&hosted.remaining_actions(seat)), hosted.id);
    let mut lines = vec![match kinds {
        Kinds { plays: true, .. } => text!("turn-heading", game, task = rules::task(view.task)),
        Kinds { discards: true, .. } => text!("turn-heading-discard", game),
        Kinds { .. } => text!("turn-heading-end", game),
    }];
    let drafted = hosted.drafted(seat);
    if !drafted.is_empty() {
        let told = board::story::drafted(hosted, seat, drafted.len());
        lines.push(text!("turn-done", told = board::story::written(&told, &joined(drafted))));
    }
    if let Some(summoning) = &view.summoning {
        let store = &summoning.holdings[seat.index()];
        let hand: Vec<String> = store.hand.iter().flatten().map(|card| marked(&card.name)).collect();
        let reserve: Vec<String> =
            store.reserve.iter().map(|piece| format!("{} {}", piece.handle, word(&piece.name))).collect();
        lines.push(text!("turn-points", points = summoning.left, cards = store.deck_size));
        lines.push(text!("turn-hand", count = hand.len(), cards = listed(&hand)));
        lines.push(text!("turn-reserve", count = reserve.len(), pieces = listed(&reserve)));
    }
    if let Some(why) = why_not_end(hosted, seat) {
        lines.push(match kinds {
            Kinds { discards: true, creates: true, .. } => text!("turn-not-over-cards-create"),
            Kinds { discards: true, .. } => text!("turn-not-over-cards"),
            Kinds { .. } => text!("turn-not-over", why = reason(&why)),
        });
    }
    lines.push(text!("turn-public", link = hosted.link_of(seat)));
    lines.join("\n")
}

/// Returns a card as its picture and its name.
fn marked(name: &str) -> String {
    match card_mark(name) {
        Some(mark) => format!("{mark} {}", word(name)),
        None => word(name),
    }
}

/// Returns names in a row, shortened if there are too many.
fn listed(names: &[String]) -> String {
    let all = joined(names);
    match all.char_indices().nth(MAX_LEN) {
        _ if names.is_empty() => text!("turn-none"),
        Some((end, _)) => format!("{}…", &all[..end]),
        None => all,
    }
}
