//! The one message on which somebody plays the computer: the board, the latest moves, and the buttons for the next.
//! Every press by its player changes this message in place. It contains public knowledge only, so that it reveals no
//! secret.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::analysis::buttons::analysis_button;
use crate::analysis::ids::AnalysisAsk;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::board::marks::targets;
use crate::board::message::{drawn, places, text};
use crate::board::move_menu::{self, Group, groups};
use crate::board::piece_buttons::{PIECE_ROWS, named, piece_buttons, without_effects};
use crate::board::secret_choice::chooses_in_secret;
use crate::computer::buttons::{hint_button, play_button};
use crate::computer::ids::{ComputerId, ComputerSource};
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::replay::ids::{ReplayAsk, ReplayId, Source};
use crate::rules::ids::marks_button;
use crate::ui::entry::{Entry, LIST, ROW, button_rows, buttons_in, clip, phone_rows, select_rows};
use crate::ui::picture::{PictureError, Pictures, style_for};
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::workers::{Lane, debug_assert_at_work};
use trickmate_host::{HostedMatch, Level, Preferences};
use trickmate_rules::view::SquareIndex;
use trickmate_rules::{MenuPath, Seat, Task, Viewer};
use trickmate_text::rules::phrase;
use trickmate_text::text;

/// Most buttons for pieces.
const MAX_PIECES: usize = 15;
/// Most squares that are buttons: the fifth row is for the way back.
const MAX_SQUARES: usize = 20;
/// Most rows of lists with first choices.
const FIRST_ROWS: usize = 3;
/// Most rows of lists with further choices.
const NEXT_ROWS: usize = 4;

/// The part of the surface that changes with what its player does.
#[derive(Default)]
pub(crate) struct Surface {
    /// Words above everything else.
    pub(crate) heading: Option<String>,
    /// Buttons and lists; empty for the first choices.
    pub(crate) rows: Vec<CreateActionRow>,
    /// The squares to mark.
    pub(crate) pointed: Vec<SquareIndex>,
    /// A button before those below the first choices.
    pub(crate) button: Option<CreateButton>,
}

/// Result of the choices so far.
pub(crate) enum Followed {
    /// More to choose.
    Next(Surface),
    /// An action, in notation.
    Action(String),
}

/// Returns the seat of the person who plays the computer on one message; `None` in other matches, and if their next
/// choice is secret. Examines the position, so do not call it on async threads.
pub(crate) fn open_seat(hosted: &HostedMatch) -> Option<Seat> {
    debug_assert_at_work();
    let seat = hosted.practice()?.seat.other();
    (hosted.game.outcome().is_some() || !chooses_in_secret(hosted, seat)).then_some(seat)
}

/// Draws the surface of a match as its player prefers it; returns `None` if the match has none.
pub(crate) async fn of(
    hosted: &HostedMatch,
    preferences: &Preferences,
    lane: Lane,
    pictures: &Pictures,
) -> Result<Option<OutgoingMessage>, PictureError> {
    if hosted.practice().is_none() {
        return Ok(None);
    }
    let (hosted, preferences) = (hosted.clone().shown_on(hosted.server), preferences.clone());
    let draw = move || {
        let Some(seat) = open_seat(&hosted) else { return Ok(None) };
        compose(&hosted, seat, &preferences, Surface::default()).map(Some)
    };
    pictures.run(lane, draw).await
}

/// Builds the message with this surface.
pub(crate) fn compose(
    hosted: &HostedMatch,
    seat: Seat,
    preferences: &Preferences,
    surface: Surface,
) -> Result<OutgoingMessage, PictureError> {
    let Surface { heading, mut rows, mut pointed, button } = surface;
    if rows.is_empty() {
        let buttons = buttons(hosted, seat, button);
        let room = PIECE_ROWS.min(move_menu::ROWS.saturating_sub(buttons.len().div_ceil(ROW)));
        let first = first_choices(hosted, seat, room);
        rows.extend(buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())));
        rows.splice(0..0, first.rows);
        pointed.extend(first.pointed);
    } else if hosted.game.outcome().is_none() {
        rows.truncate(NEXT_ROWS);
        rows.push(CreateActionRow::Buttons(vec![back(hosted), typing(hosted)]));
    }
    let mut view = hosted.game.view(Viewer::Public);
    if !pointed.is_empty() {
        // The marks of the last move look alike.
        view.last = None;
        view.pointed = pointed;
    }
    let style = style_for(preferences, seat);
    let message = OutgoingMessage::new(text(hosted)).rows(rows);
    let message = drawn(message, &view, hosted, preferences, &style)?;
    Ok(heading.into_iter().fold(message, |message, heading| message.headed(&heading)))
}

/// Returns the next step after these choices; `None` for a dead end.
pub(crate) fn follow(hosted: &HostedMatch, seat: Seat, path: &[u16]) -> Option<Followed> {
    let ways = ways(hosted, seat);
    let pieces = groups(&ways, 1);
    let place = *path.first()?;
    let piece = pieces.get(usize::from(place))?;
    if let [only] = piece.ways[..] {
        return Some(Followed::Action(only.text.clone()));
    }
    let own: Vec<MenuPath> = piece.ways.iter().map(|way| (*way).clone()).collect();
    let squares = groups(&own, 2);
    let Some(square) = path.get(1) else {
        return Some(Followed::Next(squares_of(hosted, piece, &squares, place)));
    };
    let square = squares.get(usize::from(*square))?;
    match (&square.ways[..], path.get(2)) {
        ([only], _) => Some(Followed::Action(only.text.clone())),
        (ways, Some(last)) => Some(Followed::Action(ways.get(usize::from(*last))?.text.clone())),
        (ways, None) => {
            let rest = |(way, last): (&&MenuPath, u16)| {
                let labels: Vec<String> = way.steps.iter().skip(2).map(|step| phrase(&step.label)).collect();
                let path = [path, &[last]].concat();
                Entry { label: labels.join(" · "), help: String::new(), effect: phrase(&way.effect), path }
            };
            let entries: Vec<Entry> = ways.iter().zip(0..).map(rest).collect();
            Some(Followed::Next(asked(hosted, square, path, &entries)))
        }
    }
}

/// Returns all actions of the seat, as far as everybody may know them.
fn ways(hosted: &HostedMatch, seat: Seat) -> Vec<MenuPath> {
    if hosted.game.outcome().is_some() || !hosted.game.to_act().contains(&seat) {
        return Vec::new();
    }
    hosted.game.position().observe(Viewer::Public).menu_paths(seat)
}

/// Returns the first choices in this many rows: the pieces, or the only action.
fn first_choices(hosted: &HostedMatch, seat: Seat, room: usize) -> Surface {
    let ways = ways(hosted, seat);
    let spot = hosted.spot();
    if let [only] = &ways[..] {
        let label = clip(&text!("panel-play", action = only.symbols), 80);
        let play = CreateButton::new(PlayId::Surface(spot, vec![0]).to_string()).label(label);
        let rows = vec![CreateActionRow::Buttons(vec![play.style(ButtonStyle::Primary)])];
        return Surface { rows, pointed: targets(&ways), ..Surface::default() };
    }
    let pieces = groups(&ways, 1);
    let Some(first) = pieces.first() else { return Surface::default() };
    let entries: Vec<Entry> =
        pieces.iter().zip(0..).map(|(piece, place)| piece.entry_in_full(place)).collect();
    let rows = piece_rows(&pieces, entries, spot, room);
    let rows = rows.unwrap_or_else(|entries| {
        select_rows(&entries, &first.ask, FIRST_ROWS, |list| PlayId::SurfaceList(spot, Vec::new(), list))
    });
    Surface { rows, ..Surface::default() }
}

/// Returns pieces as buttons in this many rows, and those that have no room in a list below the likely ones.
///
/// # Errors
/// The entries, if they are too many.
fn piece_rows(
    pieces: &[Group<'_>],
    entries: Vec<Entry>,
    spot: Spot,
    room: usize,
) -> Result<Vec<CreateActionRow>, Vec<Entry>> {
    let id = |entry: &Entry| PlayId::Surface(spot, entry.path.clone());
    if entries.len() <= MAX_PIECES {
        return Ok(piece_buttons(pieces, &entries, room, id));
    }
    let plain = without_effects(&named(pieces, &entries));
    let likely: Vec<usize> = phone_rows(&plain).into_iter().take(room.saturating_sub(1)).collect();
    let count = likely.iter().sum();
    match entries.get(count..) {
        Some(others) if others.len() <= LIST => {
            let ask = pieces.first().map_or("", |piece| &piece.ask);
            let list = select_rows(others, ask, 1, |list| PlayId::SurfaceList(spot, Vec::new(), list));
            Ok(buttons_in(&plain, &likely, id).into_iter().chain(list).collect())
        }
        _ => Err(entries),
    }
}

/// Returns the squares of the chosen piece.
fn squares_of(hosted: &HostedMatch, piece: &Group<'_>, squares: &[Group<'_>], place: u16) -> Surface {
    let entry = |(square, number): (&Group<'_>, u16)| {
        let step = square.ways.first().and_then(|way| way.steps.get(1));
        let effect = match square.ways[..] {
            [only] => phrase(&only.effect),
            _ => String::new(),
        };
        Entry {
            label: step.map_or_else(|| square.label.clone(), |step| phrase(&step.label)),
            help: step.map(|step| phrase(&step.help)).unwrap_or_default(),
            effect,
            path: vec![place, number],
        }
    };
    let entries: Vec<Entry> = squares.iter().zip(0..).map(entry).collect();
    asked(hosted, piece, &[place], &entries)
}

/// Returns the next choices after a choice that leaves these actions.
fn asked(hosted: &HostedMatch, group: &Group<'_>, path: &[u16], entries: &[Entry]) -> Surface {
    let spot = hosted.spot();
    let (choice, ask) = (&*group.label, group.next_ask());
    let rows = if entries.len() <= MAX_SQUARES {
        button_rows(entries, |entry| PlayId::Surface(spot, entry.path.clone()))
    } else {
        select_rows(entries, &ask, NEXT_ROWS, |list| PlayId::SurfaceList(spot, path.to_vec(), list))
    };
    let pointed = targets(group.ways.iter().copied());
    Surface { heading: Some(text!("panel-question", choice, ask)), rows, pointed, button: None }
}

fn here(hosted: &HostedMatch, ask: Ask, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(PlayId::Here(ask, hosted.spot()).to_string()).label(text!(label)).style(style)
}

/// Builds the button that leads back to the first choices.
fn back(hosted: &HostedMatch) -> CreateButton {
    let id = PlayId::Surface(hosted.spot(), Vec::new()).to_string();
    CreateButton::new(id).label(text!("button-back")).style(ButtonStyle::Secondary)
}

fn typing(hosted: &HostedMatch) -> CreateButton {
    let task = hosted.game.position().observe(Viewer::Public).view().task;
    let label = if task == Task::Move { "board-button-type-move" } else { "board-button-type" };
    here(hosted, Ask::Type, label, ButtonStyle::Secondary)
}

/// Returns the buttons below the choices, and those of a match that is over.
fn buttons(hosted: &HostedMatch, seat: Seat, first: Option<CreateButton>) -> Vec<CreateButton> {
    let plain = |ask, label| here(hosted, ask, label, ButtonStyle::Secondary);
    if hosted.game.outcome().is_some() {
        return last_buttons(hosted, seat);
    }
    if !hosted.game.to_act().contains(&seat) {
        return vec![record(hosted), resign(hosted)];
    }
    let view = hosted.game.position().observe(Viewer::Public).view();
    let mut buttons: Vec<CreateButton> = first.into_iter().chain([typing(hosted)]).collect();
    if hosted.holds_secrets(seat) {
        let id = PlayId::Match(Ask::Hand, hosted.spot()).to_string();
        let hand = CreateButton::new(id).label(text!("board-button-hand"));
        buttons.push(hand.style(ButtonStyle::Secondary));
    }
    if view.task == Task::Flip {
        buttons.push(plain(Ask::Chance, "board-button-flip"));
        buttons.push(plain(Ask::AllChance, "board-button-flip-all"));
    }
    if places(hosted) {
        buttons.push(plain(Ask::Rest, "placing-rest"));
    }
    if hosted.holds_secrets(seat) {
        buttons.extend(hint_button(hosted));
    } else {
        buttons.push(plain(Ask::Hint, "hint-button"));
    }
    if hosted.may_take_back() {
        buttons.push(plain(Ask::FreeTakeback, "board-button-take-back"));
    }
    buttons.push(plain(Ask::More, "board-button-more"));
    buttons.push(marks_button(hosted.game.game()));
    buttons
}

/// Returns the buttons that are seldom wanted.
pub(crate) fn more(hosted: &HostedMatch, seat: Seat) -> Surface {
    Surface { rows: board::more::rows(hosted, Some(seat), PlayId::Here), ..Surface::default() }
}

fn resign(hosted: &HostedMatch) -> CreateButton {
    here(hosted, Ask::Resign, "board-button-resign", ButtonStyle::Danger)
}

fn record(hosted: &HostedMatch) -> CreateButton {
    let id = PlayId::Match(Ask::Moves, hosted.spot()).to_string();
    CreateButton::new(id).label(text!("board-button-record")).style(ButtonStyle::Secondary)
}

/// Returns the buttons of a match that is over.
pub(crate) fn last_buttons(hosted: &HostedMatch, seat: Seat) -> Vec<CreateButton> {
    let mut buttons = vec![here(hosted, Ask::Rematch, "board-button-rematch", ButtonStyle::Primary)];
    let has_won = hosted.game.outcome().is_some_and(|outcome| outcome.winner == Some(seat));
    let next = hosted.practice().and_then(|computer| Level::new(computer.level.number() + 1));
    if let Some(level) = next.filter(|_| has_won) {
        let id = ComputerId::At(ComputerSource::Match(hosted.id), level).to_string();
        let label = text!("computer-higher-level", level = level.number());
        buttons.push(CreateButton::new(id).label(label).style(ButtonStyle::Success));
    }
    if hosted.game.same_deal().is_some() {
        buttons.push(here(hosted, Ask::SameDeal, "board-button-same-deal", ButtonStyle::Secondary));
    }
    let replay = ReplayId { source: Source::Game(hosted.id), ask: ReplayAsk::Open(0) }.to_string();
    let replay = CreateButton::new(replay).label(text!("board-button-replay"));
    buttons.extend([
        replay.style(ButtonStyle::Secondary),
        record(hosted),
        play_button(ComputerSource::Match(hosted.id)),
        analysis_button(hosted.id, AnalysisAsk::Whole, text!("analysis-button")),
    ]);
    buttons
}
