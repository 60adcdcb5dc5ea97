//! The private panel of a player: their hand, the board with their cards, and the menus to place one.
//!
//! A player who holds secret cards has a panel (`board/hand.rs`): the board and the hand as the `View` of their seat
//! shows them, and the menus; after a choice it has the next menu and a way back. It comes as a direct message, which
//! the announcer edits after every board until no card is secret any more (`hands` in the database says which message
//! and which version), and as a private answer to the button *My hand* or `/hand`, which needs nothing stored. Who gets no
//! direct message keeps that answer for the whole game: it is edited after every board while its token lives
//! (`board/panels.rs`). Messages for other people are only made from the public view. A random flip is the word `random`: the rules replace it by the
//! flip that the seed draws, and that flip is stored. The proposal to flip the rest at random is a message whose
//! buttons carry the version and the proposer; `chance_proposals` says whether it is still open. Once both agree,
//! `matches.left_to_chance` names the task of chance (`host/matches/chance.rs`), so that it continues after each
//! promotion choice and after a restart. The log has nothing below `info` from libraries, since there they quote what
//! people send.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::board::marks::point;
use crate::board::message::{with_board, with_view};
use crate::board::more::save_button;
use crate::board::move_menu::{Frame, Menu, Panel, ROWS};
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::ui::component;
use crate::ui::entry::ROW;
use crate::ui::picture::{PictureError, Pictures};
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, MatchId, Preferences};
use trickmate_rules::view::HoleCard;
use trickmate_rules::{MenuPath, Seat, Viewer};
use trickmate_text::{rules, text};

/// Builds the panel of a seat with its player's preferences, drawn in this lane.
pub(crate) async fn compose(
    hosted: &HostedMatch,
    seat: Seat,
    preferences: &Preferences,
    lane: Lane,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let (hosted, preferences) = (hosted.clone(), preferences.clone());
    pictures.run(lane, move || panel_of(&hosted, seat, &preferences)).await
}

/// Returns `true` if a direct message is a panel with a hand of the match that still has menus.
pub(crate) fn is_panel(message: &serenity::Message, match_id: MatchId) -> bool {
    component::buttons(message).any(|id| match id.parse() {
        Ok(PlayId::Match(Ask::Type, spot)) => spot.match_id == match_id,
        _ => false,
    })
}

/// Returns the final state of a seat's panel when nothing is secret any more: the last position, and a link to the
/// board.
pub(crate) async fn last(
    hosted: &HostedMatch,
    seat: Seat,
    preferences: &Preferences,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let (hosted, preferences) = (hosted.clone(), preferences.clone());
    let draw = move || {
        let words =
            OutgoingMessage::new(text!("view-all-open", game = hosted.id, link = hosted.link_of(seat)));
        with_board(words, &hosted, Viewer::Seat(seat), &preferences)
    };
    pictures.run(Lane::Board, draw).await
}

fn panel_of(
    hosted: &HostedMatch,
    seat: Seat,
    preferences: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    if hosted.is_turn_of(seat) {
        return board::turn::compose(hosted, seat, preferences);
    }
    let is_due = hosted.game.to_act().contains(&seat);
    let menu = if is_due {
        board::move_menu::compose(&ways(hosted, seat), frame(hosted.spot()), &[], 0)
    } else {
        None
    };
    match menu {
        Some(Panel::Menu(menu)) => panel(hosted, seat, menu, false, preferences),
        _ => {
            let mut buttons = match hosted.game.outcome() {
                Some(_) => last_buttons(hosted, seat),
                None => Vec::new(),
            };
            buttons.extend(save_button(hosted, seat));
            let rows = buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect();
            let words = OutgoingMessage::new(words(hosted, seat, is_due));
            let message = words.rows(rows).panel_of(hosted.id, PanelContent::Position(hosted.version()));
            with_board(message, hosted, Viewer::Seat(seat), preferences)
        }
    }
}

/// Returns the buttons of a match that is over.
fn last_buttons(hosted: &HostedMatch, seat: Seat) -> Vec<CreateButton> {
    match hosted.practice() {
        Some(_) => board::surface::last_buttons(hosted, seat),
        None => board::message::last_buttons(hosted),
    }
}

/// Returns the actions of the seat.
pub(crate) fn ways(hosted: &HostedMatch, seat: Seat) -> Vec<MenuPath> {
    hosted.game.position().observe(Viewer::Seat(seat)).menu_paths(seat)
}

/// Returns the choices of the panel: the fifth row is for the buttons.
pub(crate) const fn frame(spot: Spot) -> Frame {
    Frame { rows: ROWS - 1, ..Frame::new(spot) }
}

/// Returns the panel of a seat to act with this menu, which may be the first one or one after a choice.
pub(crate) fn panel(
    hosted: &HostedMatch,
    seat: Seat,
    menu: Menu,
    is_deeper: bool,
    preferences: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    let button = |id: PlayId, label: &str| {
        CreateButton::new(id.to_string()).label(text!(label)).style(ButtonStyle::Secondary)
    };
    let mut buttons = vec![button(PlayId::Match(Ask::Type, hosted.spot()), "button-type")];
    buttons.extend(save_button(hosted, seat));
    if is_deeper {
        buttons.push(button(PlayId::Menu(hosted.spot(), Vec::new()), "button-back"));
    }
    let Menu { question, mut rows, ways } = menu;
    rows.push(CreateActionRow::Buttons(buttons));
    let words = [words(hosted, seat, true)].into_iter().chain(question).collect::<Vec<_>>().join("\n");
    let mut view = hosted.game.view(Viewer::Seat(seat));
    point(&mut view, if is_deeper { &ways } else { &[] });
    let message =
        OutgoingMessage::new(words).rows(rows).panel_of(hosted.id, PanelContent::Position(hosted.version()));
    with_view(message, &view, hosted, preferences, seat)
}

fn words(hosted: &HostedMatch, seat: Seat, is_due: bool) -> String {
    let number = hosted.id;
    let link = hosted.link_of(seat);
    if hosted.game.outcome().is_some() {
        return text!("view-over", game = number, link);
    }
    let task = rules::task(hosted.game.view(Viewer::Seat(seat)).task);
    let what = text!(match (hosted.has_hand(seat), hosted.holds_secrets(seat)) {
        (true, _) => "view-hand",
        (false, true) => "view-cards",
        (false, false) => "view-board",
    });
    let due = if is_due { text!("view-due", task) } else { text!("view-not-due") };
    let view = text!("view", what, game = number, due, link);
    match hosted.game.view(Viewer::Seat(seat)).seats[seat.index()].hole {
        Some(HoleCard::Known(card)) => format!("{view}\n{}", text!("view-hole", card = card.symbols())),
        _ => view,
    }
}
