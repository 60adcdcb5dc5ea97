//! A summary of the actions turn by turn, in a game whose turns have several actions.

use trickmate_host::HostedMatch;
use trickmate_rules::view::Face;
use trickmate_rules::{Seat, View, Viewer};
use trickmate_text::text;

/// Most turns that are named.
const MAX_TURNS: usize = 6;
/// Number of turns against the computer: the player's and the answer.
const BOTH: usize = 2;
/// Most actions of a turn that are named.
const ACTIONS: usize = 20;
/// The most characters of a name.
const NAME: usize = 60;

/// The actions of one turn, as the public knows them.
struct Turn<'a> {
    seat: Seat,
    /// Number of plies before it.
    before: usize,
    texts: Vec<&'a str>,
}

/// Returns all turns so far. A resignation and similar actions are not part of them.
fn turns(hosted: &HostedMatch) -> Vec<Turn<'_>> {
    let game = &hosted.game;
    let timeout_result = game.outcome().is_some() && game.position().outcome().is_none();
    let on_board = game.plies().len() - usize::from(timeout_result);
    let mut turns: Vec<Turn<'_>> = Vec::new();
    for (before, (ply, text)) in
        game.plies().iter().zip(game.notation_for(Viewer::Public)).take(on_board).enumerate()
    {
        let Some(seat) = ply.seat else { continue };
        // The name of the player is beside it.
        let text =
            if ply.simultaneous { text.split_once(':').map_or(text, |(_, action)| action) } else { text };
        match turns.last_mut().filter(|turn| turn.seat == seat) {
            Some(turn) => turn.texts.push(text),
            None => turns.push(Turn { seat, before, texts: vec![text] }),
        }
    }
    turns
}

/// Returns the turns since the last board, at least the latest, a line each; `None` in a game whose turns are single
/// actions. Against the computer it returns the latest turn of both, in every game.
pub(crate) fn story(hosted: &HostedMatch, view: &View) -> Option<Vec<String>> {
    let end = match (hosted.game.game().turn_end(), hosted.computer) {
        (Some(end), _) => end,
        (None, Some(_)) => "",
        (None, None) => return None,
    };
    let turns = turns(hosted);
    let announced = hosted.plies_at(hosted.announced).unwrap_or(0);
    let old = turns.partition_point(|turn| turn.before + turn.texts.len() <= announced);
    let first = match hosted.computer {
        Some(_) => turns.len().saturating_sub(BOTH),
        None => old.min(turns.len().saturating_sub(1)).max(turns.len().saturating_sub(MAX_TURNS)),
    };
    let latest = turns.len().saturating_sub(1);
    let line = |(place, turn): (usize, &Turn<'_>)| {
        let actions = turn.texts.iter().filter(|text| **text != end);
        let mut actions: Vec<String> = actions.map(|text| shown(text, view, place == latest)).collect();
        if actions.len() > ACTIONS {
            let more = actions.split_off(ACTIONS).len();
            actions.push(text!("board-more", count = more));
        }
        let is_check = place >= latest && !view.checks.is_empty() && view.outcome.is_none();
        let key = if is_check { "board-turn-check" } else { "board-turn" };
        text!(key, player = named(hosted, view, turn.seat), actions = actions.join(", "))
    };
    Some(turns.iter().enumerate().skip(first).map(line).collect())
}

/// Returns the actions of the seat to act in the turn under way.
pub(crate) fn under_way(hosted: &HostedMatch) -> Option<String> {
    let turns = turns(hosted);
    let turn = turns.last().filter(|turn| hosted.is_turn_of(turn.seat))?;
    let view = hosted.game.view(Viewer::Public);
    let actions: Vec<String> = turn.texts.iter().map(|text| shown(text, &view, true)).collect();
    let player = named(hosted, &view, turn.seat);
    Some(text!("board-turn-under-way", player, actions = actions.join(", ")))
}

fn named(hosted: &HostedMatch, view: &View, seat: Seat) -> String {
    let player = format!("<@{}>", hosted.players[seat.index()]);
    text!("board-player", player, seat = view.seats[seat.index()].name.title)
}

/// Returns the square and the piece that a flip has shown, such as `g8!`; `None` for other actions.
fn flipped(text: &str, view: &View) -> Option<String> {
    let square = text.strip_suffix('!')?;
    let mut places = (0..view.board.squares.len()).filter_map(|place| u16::try_from(place).ok());
    let place = places.find(|place| view.board.name(*place) == square)?;
    let Some(Face::Piece { role, owner }) = view.board.squares[usize::from(place)].face else { return None };
    let seat = view.seats[owner.index()].name.title;
    Some(text!("board-flipped", symbol = role.symbol(owner).to_string(), seat, piece = role.name()))
}

/// Returns an action in words: with the kind of a summoned piece if it is still there, and of a flipped card.
fn shown(text: &str, view: &View, stands: bool) -> String {
    if let Some(piece) = flipped(text, view) {
        return format!("**{text}** ({piece})");
    }
    let entered = text.split_once('@').filter(|_| stands);
    let names = view.summoning.iter().flat_map(|summoning| &summoning.names);
    let mut there = names
        .filter(|(place, _)| entered.is_some_and(|(_, square)| square.starts_with(&view.board.name(*place))));
    match there.next() {
        Some((_, name)) if name.chars().count() > NAME => {
            format!("**{text}** ({}…)", name.chars().take(NAME).collect::<String>())
        }
        Some((_, name)) => format!("**{text}** ({name})"),
        None => format!("**{text}**"),
    }
}
