//! Pieces, cards and suits as pictures for the lines and buttons of messages, with nothing around them.

use super::art::{Area, Art, Layer, on_paper};
use super::error::RenderError;
use super::layout::Layout;
use super::sprite;
use super::theme::Theme;
use std::sync::LazyLock;
use trickmate_rules::Seat;
use trickmate_rules::chess::{Army, Role};
use trickmate_rules::kernel::card::{Card, Suit};
use trickmate_rules::piece_info::CardEffect;
use trickmate_rules::summoner::{Catalogue, card_face};
use trickmate_rules::view::Face;

/// The first of the characters that stand for cards with moves, which have no symbol in Unicode. They are for private use,
/// and no text that is sent has one.
const FIRST_MARK: char = '\u{F0000}';
/// The width and height in pixels: the largest that Discord keeps.
const SIDE: u32 = 128;

/// Something that a line of a message may show as a picture. It is a kind and no single piece, so it tells nobody where
/// one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emoji {
    /// A chessman of a side.
    Chessman(Role, Seat),
    /// A playing card.
    Card(Card),
    /// A suit.
    Suit(Suit),
    /// A card of Summoner's Chess that gives moves, by its place among them.
    Movement(u8),
}

/// A published card of Summoner's Chess that gives moves.
struct MovementCard {
    name: String,
    effect: CardEffect,
}

/// The published cards that give moves, in the order of the catalogue.
static MOVEMENT_CARDS: LazyLock<Vec<MovementCard>> = LazyLock::new(|| {
    let cards = Catalogue::published();
    let faces = cards.names().filter_map(|name| card_face(&cards, name));
    let moving = faces.filter(|card| matches!(card.effect, CardEffect::Moves(_)));
    moving.map(|card| MovementCard { name: card.name, effect: card.effect }).collect()
});

/// Returns the character that represents the picture of a published card with this English name; `None` if it has no
/// picture. A Rider on it is left out.
#[must_use]
pub fn card_mark(name: &str) -> Option<char> {
    let name = name.split('+').next().unwrap_or_default();
    let place = MOVEMENT_CARDS.iter().position(|card| card.name == name)?;
    mark(u8::try_from(place).ok()?)
}

/// Returns `true` for a character that represents the picture of a card.
#[must_use]
pub fn is_card_mark(letter: char) -> bool {
    (FIRST_MARK..='\u{F00FF}').contains(&letter)
}

fn mark(place: u8) -> Option<char> {
    char::from_u32(u32::from(FIRST_MARK) + u32::from(place))
}

impl Emoji {
    /// Lists all of them, those with the longest symbols first.
    #[must_use]
    pub fn all() -> Vec<Emoji> {
        let men = Seat::ALL.into_iter().flat_map(|seat| Role::ALL.map(|role| Emoji::Chessman(role, seat)));
        let suits = Suit::ALL.into_iter().map(Emoji::Suit);
        let cards = (0..=u8::MAX).take(MOVEMENT_CARDS.len()).map(Emoji::Movement);
        let mut all: Vec<Emoji> = men.chain(Card::all().map(Emoji::Card)).chain(suits).chain(cards).collect();
        all.sort_by_key(|emoji| std::cmp::Reverse(emoji.symbol().len()));
        all
    }

    /// Returns how texts write it without pictures.
    #[must_use]
    pub fn symbol(self) -> String {
        match self {
            Emoji::Chessman(role, owner) => role.symbol(owner).to_string(),
            Emoji::Card(card) => card.symbols(),
            Emoji::Suit(suit) => suit.symbol().to_string(),
            Emoji::Movement(place) => mark(place).map(String::from).unwrap_or_default(),
        }
    }

    /// Returns a name for it of letters and underscores, at most twenty.
    #[must_use]
    pub fn name(self) -> String {
        let side = |owner| if owner == Seat::First { "white" } else { "black" };
        match self {
            Emoji::Chessman(role, owner) => format!("{}_{}", side(owner), role.name().to_lowercase()),
            Emoji::Card(card) => format!("{}_{}", card.rank.symbol(), card.suit.name().to_lowercase()),
            Emoji::Suit(suit) => suit.name().to_lowercase(),
            Emoji::Movement(place) => {
                let name = MOVEMENT_CARDS.get(usize::from(place)).map_or("", |card| &card.name);
                let letters = name.chars().filter(char::is_ascii_alphanumeric).take(15);
                format!("card_{}", letters.collect::<String>().to_lowercase())
            }
        }
    }

    /// Draws it on nothing, as a PNG file.
    ///
    /// # Errors
    /// When a drawing in the program cannot be read.
    pub fn png(self) -> Result<Vec<u8>, RenderError> {
        // Its letters are dark on paper, so one theme serves those who read on light and on dark.
        let theme = Theme::Light;
        let layout = Layout::of_pieces(400, SIDE)?;
        let whole = Area::of((SIDE, SIDE));
        let drawing = match self {
            Emoji::Movement(place) => moves(place, theme, whole.part(0.12, 0.12, 0.76, 0.76)),
            _ => None,
        };
        let mut layers: Vec<Layer<'_>> = match self {
            Emoji::Movement(_) => {
                let paper = Art::Blank(Seat::First).layers(theme, &layout).into_iter();
                paper.map(|layer| Layer { area: whole, ..layer }).collect()
            }
            Emoji::Chessman(role, owner) => {
                Art::Face(Face::Piece { role, owner, army: Army::Fide }).layers(theme, &layout)
            }
            Emoji::Card(card) => Art::Face(Face::Card { card, owner: Seat::First }).layers(theme, &layout),
            // On paper: a black suit alone cannot be seen on a dark page.
            Emoji::Suit(suit) => {
                let suit = Art::Suit(suit, Seat::First).layers(theme, &layout).into_iter();
                let suit = suit.map(|layer| Layer { area: whole.part(0.2, 0.2, 0.6, 0.6), ..layer });
                let paper = Art::Blank(Seat::First).layers(theme, &layout).into_iter();
                paper.map(|layer| Layer { area: whole, ..layer }).chain(suit).collect()
            }
        };
        layers.extend(drawing.as_ref().map(|(svg, area)| Layer { svg, area: *area, css: String::new() }));
        sprite::png((SIDE, SIDE), &layers)
    }
}

/// Draws the moves of a card: an SVG file and its place.
fn moves(place: u8, theme: Theme, area: Area) -> Option<(String, Area)> {
    match &MOVEMENT_CARDS.get(usize::from(place))?.effect {
        CardEffect::Moves(diagram) => Some(on_paper(diagram, theme, area)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_card_with_moves_has_a_mark_and_a_picture_of_its_own() {
        let soldier = card_mark("Soldier").unwrap();
        assert_eq!(card_mark("Soldier+Rider"), Some(soldier));
        assert!(is_card_mark(soldier) && card_mark("Rider").is_none() && card_mark("").is_none());
        let all = Emoji::all();
        let cards = all.iter().filter(|emoji| matches!(emoji, Emoji::Movement(_)));
        let pictures: HashSet<Vec<u8>> = cards.clone().map(|emoji| emoji.png().unwrap()).collect();
        assert_eq!(pictures.len(), cards.count());
        let names: HashSet<String> = all.iter().map(|emoji| emoji.name()).collect();
        assert_eq!(names.len(), all.len());
        assert!(names.iter().all(|name| name.len() <= 20), "{names:?}");
    }
}
