//! Pictures and texts of chess on cards that lie face down.

use super::covered::{chess, flipping, placing, placing_in_public, square};
use super::decoded::Decoded;
use super::references::compare;
use trickmate_render::{Labels, Pace, Pieces, Style, Theme, alt, gif, text};
use trickmate_rules::chess::Role;
use trickmate_rules::view::{Face, Reserve};
use trickmate_rules::{Seat, View};

fn small(theme: Theme, pieces: Pieces) -> Style {
    Style { theme, width: 400, pieces, ..Style::default() }
}

fn draw(view: &View, pieces: Pieces) -> Decoded {
    Decoded::of(view, &Style { pieces, ..Style::default() }, &Labels::default())
}

/// Returns the pixels of a square.
fn cut(picture: &Decoded, name: &str) -> Vec<[u8; 3]> {
    let (file, rank) = (u32::from(square(name)) % 8, u32::from(square(name)) / 8);
    picture.cut(24 + 84 * file, 88 + 84 * (7 - rank), 84, 84)
}

#[test]
fn placing_light() {
    compare("placing-light-400.png", &placing(), &small(Theme::Light, Pieces::Symbols));
}

#[test]
fn placing_with_playing_cards_dark() {
    compare("placing-cards-dark-400.png", &placing(), &small(Theme::Dark, Pieces::Cards));
}

#[test]
fn flipping_colour_blind() {
    compare("flipping-colour-blind-400.png", &flipping(), &small(Theme::ColourBlind, Pieces::Symbols));
}

#[test]
fn flipping_with_playing_cards_light() {
    compare("flipping-cards-light-400.png", &flipping(), &small(Theme::Light, Pieces::Cards));
}

#[test]
fn check_dark() {
    compare("check-dark-400.png", &chess(), &small(Theme::Dark, Pieces::Symbols));
}

#[test]
fn all_backs_are_alike() {
    for pieces in Pieces::ALL {
        let picture = draw(&placing_in_public(), pieces);
        // All of these are light squares without a mark.
        let backs = ["b1", "d1", "e2", "e4", "a8"].map(|name| cut(&picture, name));
        assert!(backs.iter().all(|back| *back == backs[0]));
    }
    assert!(draw(&placing_in_public(), Pieces::Symbols) == draw(&placing_in_public(), Pieces::Cards));
}

#[test]
fn own_cards_show_their_kind_and_that_they_lie_face_down() {
    for pieces in Pieces::ALL {
        let mut view = placing();
        let mut faces = Vec::new();
        for role in Role::ALL {
            for face in [Face::Known { role, owner: Seat::First }, Face::orthodox(role, Seat::First)] {
                view.board.squares[usize::from(square("d3"))].face = Some(face);
                faces.push(cut(&draw(&view, pieces), "d3"));
            }
        }
        for (index, face) in faces.iter().enumerate() {
            for other in &faces[index + 1..] {
                let apart = face.iter().zip(other).filter(|(a, b)| a != b).count();
                assert!(apart > 100, "two faces share all but {apart} pixels");
            }
        }
    }
}

#[test]
fn what_was_turned_up_is_marked_otherwise_than_a_move() {
    let mut view = flipping();
    let fresh = cut(&draw(&view, Pieces::Symbols), "c3");
    view.last.as_mut().unwrap().from = Some(square("c4"));
    let moved = cut(&draw(&view, Pieces::Symbols), "c3");
    view.last = None;
    let plain = cut(&draw(&view, Pieces::Symbols), "c3");
    assert!(fresh != moved && fresh != plain && moved != plain);
}

#[test]
fn a_full_hand_and_an_empty_one_fit() {
    let mut view = placing();
    let mut kinds = vec![Role::King, Role::Queen];
    for (role, count) in [(Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2), (Role::Pawn, 8)] {
        kinds.extend(vec![role; count]);
    }
    view.seats[0].reserve = Some(Reserve::Kinds(kinds));
    for width in [400, 720] {
        let style = Style { width, ..Style::default() };
        let picture = Decoded::of(&view, &style, &Labels::default());
        let edge = picture.cut(width - 8, picture.height - 120, 8, 120);
        assert!(edge.iter().all(|pixel| *pixel == edge[0]));
    }
    assert!(
        alt(&view, &Labels::default())
            .contains("White holds King, Queen, Rook ×2, Bishop ×2, Knight ×2, Pawn ×8.")
    );
    view.seats[0].reserve = Some(Reserve::Kinds(Vec::new()));
    assert!(!alt(&view, &Labels::default()).contains("White holds"));
    draw(&view, Pieces::Cards);
}

#[test]
fn who_knows_all_sees_both_hands() {
    let one = draw(&placing(), Pieces::Symbols);
    let mut view = placing();
    view.seats[1].reserve = Some(Reserve::Kinds(vec![Role::Queen; 9]));
    let both = draw(&view, Pieces::Symbols);
    assert!(both.height > one.height + 60);
    assert!(draw(&placing_in_public(), Pieces::Symbols).height < one.height - 60);
}

#[test]
fn an_animation_goes_through_all_phases() {
    let views = [placing_in_public(), placing(), flipping(), chess()];
    assert!(gif(&views, &Style::default(), &Labels::default(), Pace::default()).is_ok());
}

#[test]
fn texts_tell_what_the_viewer_may_know() {
    let own = alt(&placing(), &Labels::default());
    for part in [
        "White to place.",
        "Last move 7… @b3 on b3.",
        "White's cards face down: King g1, Queen d1, Rook a1, Knights b1 c3, Pawns e2 h7.",
        "7 unknown cards face down: h2, b3, e4, d5, c6, g7, a8.",
        "White holds Rook, Bishop ×2, Pawn ×6. Black holds 9 cards.",
    ] {
        assert!(own.contains(part), "{part} is missing in {own}");
    }
    let public = alt(&placing_in_public(), &Labels::default());
    for role in Role::ALL {
        assert!(!public.contains(role.name()), "{public}");
    }
    assert!(public.contains("14 unknown cards face down"), "{public}");
}

#[test]
fn text_of_the_own_board() {
    let expected = "\
Mysterious Chess
  *Black, 9 cards in hand
 8  ## .  .  .  .  .  .  .
 7  .  .  .  .  .  .  ## P#
 6  .  .  ## .  .  .  .  .
 5  .  .  .  ## .  .  .  .
 4  .  .  .  .  ## .  .  .
 3  .  ## N# .  .  .  .  .
 2  .  .  .  .  P# .  .  ##
 1  R# N# .  Q# .  .  K# .
    a  b  c  d  e  f  g  h
   White, to place, 9 cards in hand
Last move 7… @b3
";
    assert_eq!(text(&placing(), &Labels::default(), Seat::First), expected);
}

#[test]
fn text_of_a_check() {
    let drawn = text(&chess(), &Labels::default(), Seat::First);
    assert!(drawn.contains("\n 8 *R  . *R *Q *K  .  .  .\n 7 *P  .  N  .  .  . *B  P\n"), "{drawn}");
    assert!(drawn.ends_with("Last move 5. Nc7+\nBlack's King is in check\n"), "{drawn}");
}

#[test]
fn names_of_pieces_are_read_back() {
    for pieces in Pieces::ALL {
        assert_eq!(pieces.to_string().parse(), Ok(pieces));
    }
    let error = "staunton".parse::<Pieces>().unwrap_err();
    assert_eq!(error.to_string(), "unknown pieces `staunton`: choose symbols or cards");
}
