//! Pieces, cards and decks by themselves.

use super::decoded::Decoded;
use trickmate_render::{
    RenderError, Style, Theme, card_page_alt, card_page_png, deck_sheet_alt, deck_sheet_png, move_sheet_alt,
    move_sheet_png,
};
use trickmate_rules::Seat;
use trickmate_rules::piece_info::PieceInfo;
use trickmate_rules::summoner::{Catalogue, Deck, READY, card_sheet, deck_sheet};

fn card(name: &str) -> PieceInfo {
    card_sheet(&Catalogue::published(), name).unwrap()
}

fn deck(text: &str) -> trickmate_rules::piece_info::DeckInfo {
    let cards = Catalogue::published();
    deck_sheet(&cards, "mine", &Deck::stored(text, &cards))
}

fn draw(sheet: &PieceInfo) -> Decoded {
    Decoded::png(&move_sheet_png(sheet, &Style::default()).unwrap())
}

/// Returns the square this many files to the right and ranks up from the piece.
fn square(picture: &Decoded, files: i32, ranks: i32) -> Vec<[u8; 3]> {
    let at = |offset: i32| (16 + 44 * (4 + offset)) as u32;
    picture.cut(at(files), at(-ranks), 44, 44)
}

/// Counts the pixels of a square that are not its ground.
fn marked(picture: &Decoded, files: i32, ranks: i32) -> usize {
    let pixels = square(picture, files, ranks);
    pixels.iter().filter(|pixel| **pixel != pixels[0]).count()
}

#[test]
fn a_piece_is_drawn_where_it_goes_and_nowhere_else() {
    let knight = draw(&card("Knight"));
    for (files, ranks) in (-4..=4).flat_map(|files| (-4..=4).map(move |ranks: i32| (files, ranks))) {
        let goes = files * files + ranks * ranks == 5 || (files, ranks) == (0, 0);
        assert_eq!(marked(&knight, files, ranks) > 0, goes, "{files} {ranks}");
    }
    let rook = draw(&card("Rook"));
    assert!((1..=4).all(|far| marked(&rook, far, 0) > 0 && marked(&rook, 0, -far) > 0));
    assert!((1..=4).all(|far| marked(&rook, far, far) == 0));
}

#[test]
fn what_a_piece_may_do_differs_in_shape() {
    let shape = |name| -> Vec<bool> {
        let picture = draw(&card(name));
        let pixels = square(&picture, 0, 1);
        pixels.iter().map(|pixel| *pixel != pixels[0]).collect()
    };
    let shapes = ["Soldier", "Peasant", "Sword", "Lance"].map(shape);
    for (index, one) in shapes.iter().enumerate() {
        for other in &shapes[index + 1..] {
            let apart = one.iter().zip(other).filter(|(a, b)| a != b).count();
            assert!(apart > 60, "two marks share all but {apart} pixels");
        }
    }
    // A Cannon goes straight like a Rook, but captures only beyond a screen.
    assert!(square(&draw(&card("Cannon")), 2, 0) != square(&draw(&card("Rook")), 2, 0));
    assert!(draw(&card("Escort")).pixels != draw(&card("Windmill")).pixels);
}

#[test]
fn sheets_have_the_width_asked_for_in_every_theme() {
    for (theme, width) in Theme::ALL.into_iter().zip([400, 720, 1440]) {
        let style = Style { theme, width, orientation: Seat::Second, ..Style::default() };
        for name in ["Cannon", "Windmill", "KnightRider", "Rider"] {
            let picture = Decoded::png(&move_sheet_png(&card(name), &style).unwrap());
            assert_eq!(picture.width, width);
            assert!(picture.height < width * 6 / 5, "{name}: {} high", picture.height);
        }
        let picture = Decoded::png(&deck_sheet_png(&deck(READY[0].text), &style).unwrap());
        assert_eq!(picture.width, width);
    }
    let narrow = Style { width: 399, ..Style::default() };
    assert!(matches!(move_sheet_png(&card("Rook"), &narrow), Err(RenderError::Width(399))));
    assert!(matches!(deck_sheet_png(&deck("7 Rook"), &narrow), Err(RenderError::Width(399))));
}

#[test]
fn moves_are_told_in_words() {
    for (name, words) in [
        ("Knight", "Moves and captures by a knight’s leap in any direction."),
        ("Sword", "Captures only one square straight forward."),
        ("Horse", "2 forward and 1 left"),
        ("Courtier", "one square sideways."),
        ("Cannon", "Captures only any number of squares orthogonally, beyond exactly one piece."),
        ("KnightRider", "repeated any number of times"),
        ("Windmill", "any number of steps around one adjacent friendly piece"),
        ("Rider", "makes that card’s moves repeatable"),
    ] {
        let text = move_sheet_alt(&card(name));
        assert!(text.contains(words), "{name}: {text}");
    }
}

#[test]
fn a_deck_tells_its_cards_and_its_curve() {
    let deck = deck("3 Knight, 2 Wazir, 4 Ferz, 5 Rider, 1 Clone");
    assert_eq!(deck.curve(), [(3, 6), (6, 3)]);
    assert_eq!(deck.size(), 15);
    let text = deck_sheet_alt(&deck);
    for words in ["Deck mine, 15 cards.", "6 of 3", "3 of 6", "3 Knight (value 6)", "5 Rider", "1 Clone"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn a_page_of_cards_tells_what_their_marks_mean() {
    for (theme, width) in Theme::ALL.into_iter().zip([400, 720, 1440]) {
        let style = Style { theme, width, ..Style::default() };
        let drawn = |text: &str| Decoded::png(&card_page_png(&deck(text), "Page 1 of 9", &style).unwrap());
        // Riders and Clones have no marks; further kinds of marks need further lines.
        let heights = ["1 Rider, 2 Clone", "1 Wazir, 3 Ferz", "1 Peasant, 1 Lance"];
        let [none, one, more] = heights.map(|text| drawn(text).height);
        assert!(none < one && one < more, "{none} {one} {more}");
        // Few cards are drawn larger, so that they can be read on a phone.
        let row = |few: &str, many: &str| drawn(many).height - drawn(few).height;
        let large = row("1 Rider, 2 Clone", "1 Rider, 2 Clone, 1 Gone");
        let small = row("1 Rider, 2 Clone, 1 A, 1 B, 1 C, 1 D", "1 Rider, 2 Clone, 1 A, 1 B, 1 C, 1 D, 1 E");
        assert!(large * 2 > small * 3, "{large} {small}");
    }
    let alt = card_page_alt(&deck("2 Wazir, 1 Rider"), "Page 1 of 9");
    assert!(alt.contains("mine (Page 1 of 9)") && alt.contains("Wazir (value 3)"), "{alt}");
}

#[test]
fn any_deck_fits() {
    let mut cards = Catalogue::published();
    for (index, value) in (0..40).map(|index| (index, 25 * index)) {
        cards.add(&format!("Card-with-a-long-name-{index}"), "WFDANCHZGK", value).unwrap();
    }
    let all: Vec<String> = cards.names().map(|name| format!("1 {name}")).collect();
    // Removed cards of a server: without a value, and up to as many kinds as a deck has cards.
    let gone = |kinds: usize| {
        (0..kinds).map(|kind| format!("1 Gone-from-the-server-{kind}")).collect::<Vec<_>>().join("\n")
    };
    let texts = [
        all.join("\n"),
        String::new(),
        "100 Rook".to_owned(),
        "7 Gone".to_owned(),
        gone(2),
        gone(5),
        gone(12),
    ];
    let large =
        [gone(100), gone(1000), format!("{}\n{}", all.join("\n"), gone(60)), format!("{} Rook", usize::MAX)];
    for text in texts.into_iter().chain(large) {
        let deck = deck_sheet(&cards, "\u{202e}`<@1>`", &Deck::stored(&text, &cards));
        for width in [400, 720] {
            let style = Style { width, ..Style::default() };
            let picture = Decoded::png(&deck_sheet_png(&deck, &style).unwrap());
            let edge = picture.cut(width - 5, 0, 5, picture.height);
            assert!(edge.iter().all(|pixel| *pixel == edge[0]), "{width}: {text}");
            assert!(picture.height <= 5 * width, "{} high", picture.height);
        }
        assert!(deck_sheet_alt(&deck).encode_utf16().count() <= 1024);
        assert!(!deck_sheet_alt(&deck).contains('\u{202e}'));
    }
}
