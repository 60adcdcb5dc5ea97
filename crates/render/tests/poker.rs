//! Pictures and texts of Poker Chess, of positions reached by playing.

use super::decoded::Decoded;
use super::references::compare;
use trickmate_render::{Labels, Pace, Style, Theme, alt, gif, png, text};
use trickmate_rules::chess::{Army, Role};
use trickmate_rules::kernel::Seed;
use trickmate_rules::kernel::card::{Card, Rank};
use trickmate_rules::view::{Face, Score};
use trickmate_rules::{Match, Options, Seat, View, Viewer, game};

/// White castles; each side wins hands; both have captured.
const MIDDLE: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd4 Nxd4";
const MATE: &str = "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#";

/// Returns all positions of a game with these moves.
fn played(options: &[(&str, &str)], moves: &str) -> Vec<View> {
    let poker = game("poker").unwrap();
    let options = Options::new(poker.options(), options.iter().copied()).unwrap();
    let mut game = Match::new(poker, options, Seed::new([7; 32]));
    let mut views = vec![game.view(Viewer::Public)];
    for text in moves.split_whitespace() {
        game.play_all([text]).unwrap();
        views.push(game.view(Viewer::Public));
    }
    views
}

fn last(options: &[(&str, &str)], moves: &str) -> View {
    played(options, moves).pop().unwrap()
}

fn draw(view: &View) -> Decoded {
    Decoded::of(view, &Style::default(), &Labels::default())
}

#[test]
fn middle_light() {
    let style = Style { width: 400, ..Style::default() };
    compare("poker-light-400.png", &last(&[], MIDDLE), &style);
}

#[test]
fn middle_dark_from_the_other_side() {
    let style = Style { theme: Theme::Dark, orientation: Seat::Second, ..Style::default() };
    compare("poker-dark-720.png", &last(&[("deal", "royal-flush")], MIDDLE), &style);
}

#[test]
fn mate_colour_blind() {
    let style = Style { theme: Theme::ColourBlind, width: 400, ..Style::default() };
    compare(
        "poker-mate-colour-blind-400.png",
        &last(&[("deal", "random"), ("wipeout", "off")], MATE),
        &style,
    );
}

/// White has promoted to a piece of Black's army, and has captured pieces of it.
#[test]
fn armies_light() {
    let given = [("white-army", "nutters"), ("black-army", "rookies")];
    let view = last(&given, "e4 d5 exd5 c6 dxc6 a6 cxb7 a5 bxa8=Q' Qd6");
    compare("poker-armies-light-720.png", &view, &Style::default());
    let told = alt(&view, &Labels::default());
    for words in
        ["Chancellor a8", "Colonel d1", "Charging Rooks a1 h1", "Short Rook h8", "captured Short Rook"]
    {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn armies_dark_from_the_other_side() {
    let given = [("white-army", "clobberers"), ("black-army", "nutters")];
    let view = last(&given, "Nd3 Nc6 Be3 e5 b3 d6 Qc3 h6 O-O-O");
    let style = Style { theme: Theme::Dark, width: 400, orientation: Seat::Second, ..Style::default() };
    compare("poker-armies-dark-400.png", &view, &style);
}

#[test]
fn every_theme_and_width_has_few_colours() {
    for theme in Theme::ALL {
        for width in [400, 555, 1440] {
            let style = Style { theme, width, ..Style::default() };
            let picture = Decoded::of(&last(&[], MIDDLE), &style, &Labels::default());
            assert!(picture.colours <= 255);
            assert_eq!(picture.width, width);
            assert!(picture.height < width * 2);
        }
    }
}

/// Rank and suit of d4's neighbour c3 are visible with every piece on it, in every theme and size.
#[test]
fn no_man_hides_the_card_it_stands_on() {
    let opening = last(&[], "");
    let at = 2 * 8 + 2;
    for theme in Theme::ALL {
        for width in [400, 720] {
            let style = Style { theme, width, ..Style::default() };
            let cell = if width == 400 { 46 } else { 84 };
            let (left, top) = if width == 400 { (16, 62) } else { (24, 88) };
            let square = |card: Option<Card>, face: Option<Face>| {
                let mut view = opening.clone();
                view.board.squares[at].card = card;
                view.board.squares[at].face = face;
                Decoded::of(&view, &style, &Labels::default()).cut(
                    left + 2 * cell,
                    top + 5 * cell,
                    cell,
                    cell,
                )
            };
            for rank in [Rank::Ten, Rank::Queen, Rank::Ace] {
                for card in Card::all().filter(|card| card.rank == rank) {
                    let empty = square(Some(card), None);
                    // The paper fills the lower right corner.
                    let paper = empty[(cell * (cell - 6) + cell - 6) as usize];
                    // Rank and suit; not the edge of the card.
                    let within = |at: &usize| (4..cell / 2).contains(&(*at as u32 % cell));
                    let inked: Vec<usize> =
                        (0..empty.len()).filter(within).filter(|at| empty[*at] != paper).collect();
                    let orthodox = Role::ALL.map(|role| Face::orthodox(role, Seat::Second));
                    let of = |army| Face::Piece { role: Role::Queen, owner: Seat::Second, army };
                    for face in orthodox.into_iter().chain(Army::ALL.map(of)) {
                        let piece = square(Some(card), Some(face));
                        let kept = inked.iter().filter(|at| piece[**at] == empty[**at]).count();
                        assert!(kept * 100 >= inked.len() * 97, "{face:?} leaves {kept} of {}", inked.len());
                    }
                }
            }
        }
    }
}

#[test]
fn the_hands_are_marked_in_shapes_of_their_own() {
    let mut view = last(&[], "");
    let mut marked = |seat| {
        view.board.squares[8].pulled_by = seat;
        draw(&view).cut(24, 88 + 84 * 6, 84, 84)
    };
    let [none, first, second] = [None, Some(Seat::First), Some(Seat::Second)].map(&mut marked);
    let outline = |picture: &[[u8; 3]]| -> Vec<bool> {
        picture.iter().zip(&none).map(|(with, without)| with != without).collect()
    };
    let (first, second) = (outline(&first), outline(&second));
    let count = |marks: &[bool]| marks.iter().filter(|mark| **mark).count();
    assert!(count(&first) > 500 && count(&second) > 500);
    let apart = first.iter().zip(&second).filter(|(a, b)| a != b).count();
    assert!(apart > 100, "the marks share all but {apart} pixels");
}

#[test]
fn the_bar_grows_with_the_lead() {
    let mut view = last(&[], MIDDLE);
    let mut bar = |won, limit| {
        view.score = Some(Score { won, limit });
        draw(&view).cut(0, 860, 720, 60)
    };
    let different = |a: &[[u8; 3]], b: &[[u8; 3]]| a.iter().zip(b).filter(|(a, b)| a != b).count();
    for limit in [Some(5), Some(15), Some(40), None] {
        let level = bar([3, 3], limit);
        let (one, two, all) = (bar([4, 3], limit), bar([5, 3], limit), bar([40, 0], limit));
        assert!(different(&level, &two) > different(&level, &one), "{limit:?}");
        assert!(different(&level, &all) > different(&level, &two), "{limit:?}");
        assert!(bar([3, 4], limit) != one);
    }
    for limit in [Some(1), Some(99)] {
        bar([0, 99], limit);
    }
}

#[test]
fn a_secret_hand_is_not_drawn() {
    let mut view = last(&[], MIDDLE);
    let shown = draw(&view);
    view.seats[1].hand = None;
    let hidden = draw(&view);
    assert_eq!((shown.width, shown.height), (hidden.width, hidden.height));
    assert!(shown.pixels != hidden.pixels);
    assert!(!alt(&view, &Labels::default()).contains("Black's hand"));
    assert!(alt(&view, &Labels::default()).contains("Black chooses in secret."));
}

#[test]
fn who_has_declared_is_told_and_nothing_more() {
    let declaring = |moves| {
        let view = last(&[("hands", "declare")], moves);
        (alt(&view, &Labels::default()), text(&view, &Labels::default(), Seat::First), draw(&view).pixels)
    };
    let (words, board, first) = declaring("e4 e5 w:hand(speak)");
    for words in [words, board] {
        assert!(words.contains("White has declared") && words.contains("Black chooses in secret"), "{words}");
    }
    let (.., second) = declaring("e4 e5 w:hand(e1,d1,a1,h1,a2)");
    assert!(first == second);
    assert!(first != declaring("e4 e5").2);
}

#[test]
fn a_match_is_an_animation() {
    let file = gif(&played(&[], MIDDLE), &Style::default(), &Labels::default(), Pace::default()).unwrap();
    assert!(file.starts_with(b"GIF89a"));
    assert!(png(&last(&[], MATE), &Style::default(), &Labels::default()).is_ok());
}

#[test]
fn text_of_a_position() {
    let labels = Labels { names: [Some("alice".to_owned()), None] };
    let expected = "\
Poker Chess
  *Black, to move, captured Bishop
8 rAc .3c b6c .Tc kTs b6s n3s rAs
7 .2c p5c p9c .Kc .Ks p9s p5s p2s
6 p4c .8c pQc .   .   .Qs .8s .4s
5 .7c .Jc .   .   p   .   .Js .7s
4 .7d .Jd .   N   P   .   .Jh .7h
3 .4d .8d .Qd .   .   .Qh .8h .4h
2 P2d P5d P9d PKd .Kh P9h P5h P2h
1 RAd N3d B6d QTd .Th R6h K3h .Ah
  a   b   c   d   e   f   g   h
   alice (White), captured Queen, Knight
White has ace high (Ad Kd Td 6h 3h)
Black has pair of aces (Ac As Qc Ts 6c), the better hand
Hands won: White 1, Black 1
Level; a lead of 5 wins
Last move 6. Nxd4
";
    let drawn = text(&last(&[], MIDDLE), &labels, Seat::First);
    assert_eq!(drawn, expected);
    assert!(drawn.lines().skip(2).take(9).all(|line| line.chars().count() <= 33));
}

#[test]
fn description_of_a_position() {
    let expected = "Poker Chess. White, Black. Black to move. White’s Knight took Black’s Queen on d4. Hands won: White 1, \
        Black 1. Level; a lead of 5 wins. White's hand is ace high: Ad a1, Kd d2, Td d1, 6h f1, 3h g1. Black's hand is \
        pair of aces, the better one: Ac a8, As h8, Qc c6, Ts e8, 6c c8. White has King g1, Queen d1, Rooks a1 f1, \
        Bishop c1, Knights b1 d4, Pawns a2 b2 c2 d2 f2 g2 h2 e4. Black has King e8, Rooks a8 h8, Bishops c8 f8, \
        Knight g8, Pawns e5 a6 c6 b7 c7 f7 g7 h7. White has captured Queen, Knight. Black has captured Bishop. Cards \
        of the squares from a to h: rank 1 Ad 3d 6d Td Th 6h 3h Ah, rank 2 2d 5d 9d Kd Kh 9h 5h 2h, rank 3 4d 8d Qd – \
        – Qh 8h 4h, rank 4 7d Jd – – – – Jh 7h, rank 5 7c Jc – – – – Js 7s, rank 6 4c 8c Qc – – Qs 8s 4s, rank 7 2c 5c \
        9c Kc Ks 9s 5s 2s, rank 8 Ac 3c 6c Tc Ts 6s 3s As.";
    let described = alt(&last(&[], MIDDLE), &Labels::default());
    assert_eq!(described, expected);
    assert!(described.encode_utf16().count() <= 1024);
}

#[test]
fn description_of_a_mate() {
    let described = alt(&last(&[("wipeout", "off")], MATE), &Labels::default());
    for part in ["White wins: checkmate.", "Black's King is in check.", "no wipeout."] {
        assert!(described.contains(part), "{part} is missing in {described}");
    }
}
