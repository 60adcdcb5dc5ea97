//! The lines of a board message about the two sides: their captures, their cards in hand and their reserves. They use
//! only the knowledge of the message's viewer.

use crate::ui;
use trickmate_host::HostedMatch;
use trickmate_rules::chess::Role;
use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::{Face, Reserve};
use trickmate_rules::{Seat, View};
use trickmate_text::{joined, text, word};

/// The most characters of one list.
const MAX_LEN: usize = 220;

/// Returns a line for each side.
pub(crate) fn lines(hosted: &HostedMatch, view: &View) -> Vec<String> {
    Seat::ALL.into_iter().map(|seat| line(hosted, view, seat)).collect()
}

/// Returns the mark of a side: light for the one that moves first.
pub(crate) const fn mark(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "⚪",
        Seat::Second => "⚫",
    }
}

fn line(hosted: &HostedMatch, view: &View, seat: Seat) -> String {
    let side = &view.seats[seat.index()];
    let mut parts = Vec::new();
    if let Some(hand) = &side.hand {
        parts.push(ui::poker_hands::shown(hand));
    }
    parts.extend(still_to_place(view, seat));
    parts.extend(holdings(view, seat));
    let names = view.summoning.as_ref().map(|summoning| &summoning.holdings[seat.index()].captured[..]);
    let taken = captures(&side.captured, names.unwrap_or_default());
    if !taken.is_empty() {
        parts.push(text!("side-took", pieces = taken));
    }
    let parts = if parts.is_empty() { text!("side-nothing") } else { parts.join(" · ") };
    let player = format!("<@{}>", hosted.players[seat.index()]);
    text!("side-line", mark = mark(seat), player, seat = word(side.name.title), parts)
}

fn still_to_place(view: &View, seat: Seat) -> Option<String> {
    match view.seats[seat.index()].reserve.as_ref()? {
        Reserve::Count(0) => None,
        Reserve::Count(count) => Some(text!("side-to-place-count", count)),
        Reserve::Kinds(kinds) if kinds.is_empty() => None,
        Reserve::Kinds(kinds) => Some(text!("side-to-place", pieces = pieces(kinds, seat))),
    }
}

fn holdings(view: &View, seat: Seat) -> Vec<String> {
    let Some(summoning) = &view.summoning else { return Vec::new() };
    let store = &summoning.holdings[seat.index()];
    let mut parts = Vec::new();
    if !store.reserve.is_empty() {
        let reserve: Vec<String> =
            store.reserve.iter().map(|piece| format!("{} {}", piece.handle, word(&piece.name))).collect();
        parts.push(text!("side-reserve", pieces = shortened(&reserve.join("; "))));
    }
    parts.push(text!("side-stock", hand = store.hand_size, deck = store.deck_size));
    if view.seats[seat.index()].to_act && view.outcome.is_none() {
        parts.push(text!("side-points", points = summoning.left));
    }
    parts
}

/// Returns the captures: cards by suit, chessmen by their symbols, made pieces by their names.
fn captures(faces: &[Face], names: &[String]) -> String {
    let (mut cards, mut others) = (Vec::new(), Vec::new());
    let mut taken: Vec<(Role, Seat)> = Vec::new();
    for (place, face) in faces.iter().enumerate() {
        match face {
            Face::Card { card, .. } => cards.push(*card),
            Face::Piece { role, owner, .. } | Face::Known { role, owner } => taken.push((*role, *owner)),
            Face::Composite(made) => {
                others.push(names.get(place).map_or_else(|| made.code.to_string(), |name| word(name)));
            }
            Face::Covered => {}
        }
    }
    cards.sort_unstable();
    taken.sort_unstable_by_key(|(role, _)| std::cmp::Reverse(*role));
    let cards: Vec<String> = cards.into_iter().map(Card::symbols).collect();
    let taken: String = taken.into_iter().map(|(role, owner)| role.symbol(owner)).collect();
    let parts = [cards.join(" "), taken, others.join("; ")];
    shortened(&joined(&parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>()))
}

/// Returns pieces by their symbols, the most valuable first.
fn pieces(kinds: &[Role], owner: Seat) -> String {
    let mut kinds = kinds.to_vec();
    kinds.sort_unstable_by(|one, other| other.cmp(one));
    kinds.into_iter().map(|role| role.symbol(owner)).collect()
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_LEN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trickmate_rules::kernel::card::{Rank, Suit};

    #[test]
    fn what_was_taken_is_shown_by_symbols() {
        let card = |rank, suit| Face::Card { card: Card::new(rank, suit), owner: Seat::First };
        let cards = [card(Rank::Ten, Suit::Spades), card(Rank::Nine, Suit::Diamonds)];
        assert_eq!(captures(&cards, &[]), "9♦ 10♠");
        let piece = |role| Face::orthodox(role, Seat::Second);
        assert_eq!(captures(&[piece(Role::Pawn), piece(Role::Queen), piece(Role::Pawn)], &[]), "♛♟♟");
        assert_eq!(captures(&[Face::Covered], &[]), "");
        let game = trickmate_rules::game("summoner").unwrap();
        let options = trickmate_rules::Options::new(game.options(), []).unwrap();
        let position = r#"{"turn": "white", "board": [
            {"at": "a1", "owner": "white", "king": true}, {"at": "a8", "owner": "black", "king": true},
            {"at": "d4", "owner": "white", "made_of": [{"card": "Wazir"}]},
            {"at": "d5", "owner": "black", "made_of": [{"card": "Spear"}]},
            {"at": "e5", "owner": "black", "made_of": [{"card": "Knight"}, {"card": "Ferz"}]}]}"#;
        let seed = trickmate_rules::kernel::Seed::new([0; 32]);
        let mut game =
            trickmate_rules::Match::from_position(game, options, seed, position.to_owned()).unwrap();
        game.play_all(["d4:d5", "a8-b8", "d5:e5"]).unwrap();
        let view = game.view(trickmate_rules::Viewer::Public);
        let holdings = view.summoning.unwrap().holdings;
        let taken = [0, 1].map(|seat: usize| captures(&view.seats[seat].captured, &holdings[seat].captured));
        assert_eq!(taken, ["Spear; Knight, Ferz", ""]);
    }
}
