//! Words in pictures: each comes from the texts, so all are in the spoken language.

use std::collections::BTreeSet;

use trickmate_rules::kernel::Seed;
use trickmate_rules::kernel::card::Rank;
use trickmate_rules::summoner::{Catalogue, Deck, READY, ReadyDeck, card_sheet, deck_sheet};
use trickmate_rules::{GAMES, Match, Options, Seat, Viewer, game};
use trickmate_text::{Language, speak};

use crate::drawn_lines;
use crate::{
    Labels, PictureLayout, Plot, PlotLine, Style, deck_sheet_png, hand_strip, mark_sheet_png, move_sheet_png,
    plot, png,
};

/// Draws every kind of picture of a game: after this many random moves, for everybody and for each player.
fn draw(name: &str, plies: usize) {
    let game = game(name).unwrap();
    let options = Options::new(game.options(), []).unwrap();
    let mut played = Match::new(game, options, Seed::new([3; 32]));
    for ply in 0..plies {
        let Some(seat) = played.to_act().first().copied() else { break };
        let legal = played.position().observe(Viewer::Seat(seat)).legal(seat);
        let Some(action) = legal.get(ply * 7 % legal.len().max(1)) else { break };
        played.play(action).unwrap();
    }
    for viewer in [Viewer::Public, Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second), Viewer::Omniscient]
    {
        let view = played.view(viewer);
        for layout in [PictureLayout::Board, PictureLayout::Sheet] {
            let style = Style { layout, ..Style::default() };
            png(&view, &style, &Labels::default()).unwrap();
            hand_strip(&view, &style).unwrap();
            mark_sheet_png(&view, &style).unwrap();
        }
    }
    for (_, sheet) in played.position().observe(Viewer::Omniscient).piece_infos() {
        move_sheet_png(&sheet, &Style::default()).unwrap();
    }
}

/// Checks for a line with English words: of four letters or more, none accented. Codes of movement cards have capitals
/// within.
fn is_english(line: &str) -> bool {
    let plain = |word: &str| {
        word.len() >= 4 && word.is_ascii() && word.chars().skip(1).all(|letter| letter.is_ascii_lowercase())
    };
    // The words for ranks have no English text: each language counts in a different way.
    let is_rank = |word: &str| Rank::ALL.iter().any(|rank| rank.name() == word);
    // `+Rider` is notation, as people type it.
    line.replace("+Rider", "")
        .split(|letter: char| !letter.is_alphabetic())
        .any(|word| plain(word) && !is_rank(word))
}

#[test]
fn every_word_of_a_picture_is_in_the_spoken_language() {
    // In the pseudo-language every letter of a text is accented.
    let pseudo = Language::of_locale("en-XA").unwrap();
    speak(pseudo, || {
        for game in GAMES {
            for plies in [0, 5, 40] {
                draw(game.name(), plies);
            }
        }
        let cards = Catalogue::published();
        let style = Style::default();
        for ReadyDeck { name, text, .. } in READY {
            let deck = deck_sheet(&cards, name, &Deck::stored(text, &cards));
            deck_sheet_png(&deck, &style).unwrap();
        }
        let day = 24 * 60 * 60 * 1000;
        let points = (0..12).map(|month| (month * 31 * day, 1500.0)).collect();
        let lines = vec![PlotLine { name: "1".to_owned(), points }];
        plot(&Plot { title: "2".to_owned(), lines }, &style).unwrap();
        for name in cards.names() {
            move_sheet_png(&card_sheet(&cards, name).unwrap(), &style).unwrap();
        }
    });
    let drawn = drawn_lines::take();
    assert!(drawn.len() > 200, "{drawn:?}");
    let names: BTreeSet<&str> = READY.iter().map(|deck| deck.name).collect();
    let english: Vec<&String> =
        drawn.iter().filter(|line| !names.contains(line.as_str()) && is_english(line)).collect();
    assert!(english.is_empty(), "{english:#?}");
}
