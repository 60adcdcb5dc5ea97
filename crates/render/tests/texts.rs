//! The text form and the description, word for word.

use super::positions::{all_cards, demand, demanded, ended, opening};
use trickmate_render::{Labels, alt, text};
use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::Face;
use trickmate_rules::{EndReason, Outcome, Seat};

fn alice() -> Labels {
    Labels { names: [Some("alice".to_owned()), None] }
}

#[test]
fn text_of_a_position_with_a_compulsory_capture() {
    let expected = "\
Cardmate
  *Rearhand, to move, captured 3C 8H 9H 2S JS
 9 *XD .  . *QC*KS*KD . *9D . *XH
 8 *7H . *6C . *5C*5S*JC*QS*7D .
 7  . *2C . *1S .  . *6H . *2H*1C
 6  .  . *JH .  .  .  .  . *3D .
 5  .  .  .  .  .  .  .  .  8D .
   ------------------------------
 4  1D .  .  .  .  .  .  .  .  .
 3  .  .  .  .  .  .  .  .  4C .
 2  .  .  .  4H .  .  1H 3S 2D .
 1  .  7C 6S JD 5H 5D .  6D .  7S
 0  XS .  9C QH KC KH QD .  .  XC
    a  b  c  d  e  f  g  h  i  j
   alice (Forehand), captured 8C 4D 3H 4S 8S 9S
Last move 17. 8Di5
Compulsory capture: QS takes 3S
";
    assert_eq!(text(&demanded(), &alice(), Seat::First), expected);
}

#[test]
fn text_of_the_end_from_the_other_side() {
    let expected = "\
Cardmate
   alice (Forehand), captured 1C 8C 3D 4D 7D 3H 4S 8S 9S
 0  XC .  .  QD []*QS QH 9C .  XS
 1  7S .  6D .  5D 5H JD 6S 7C .
 2  .  2D .  1H .  .  4H .  .  .
 3  .  4C .  .  .  .  .  .  .  .
 4  .  .  .  .  .  .  .  .  .  1D
   ------------------------------
 5  .  .  .  .  .  .  .  .  .  .
 6  .  8D .  .  .  .  . *JH .  .
 7  . *2H . *6H .  . *1S . *2C .
 8  .  .  . *JC*5S*5C . *6C . *7H
 9 *XH . *9D . *KD*KS*QC .  . *XD
    j  i  h  g  f  e  d  c  b  a
  *Rearhand, winner, captured 3C KC 8H 9H KH 2S 3S JS
Last move 20… QS:e0×
Rearhand wins: last king captured
";
    assert_eq!(text(&ended(), &alice(), Seat::Second), expected);
}

#[test]
fn text_fits_a_phone() {
    for view in [opening(), demanded(), ended()] {
        let board = text(&view, &Labels::default(), Seat::First);
        assert!(board.lines().skip(2).take(12).all(|line| line.chars().count() <= 33));
    }
}

#[test]
fn description_of_a_position_with_a_compulsory_capture() {
    let expected = "Cardmate. alice (Forehand), Rearhand. Rearhand to move. Last move 17. 8Di5 from h3 to i5. \
        Compulsory capture: QS takes 3S. Forehand has KC e0 and KH f0 and 21 cards in all. Rearhand has KD f9 and \
        KS e9 and 20 cards in all. Forehand has captured 8C 4D 3H 4S 8S 9S. Rearhand has captured 3C 8H 9H 2S JS. \
        Forehand's other cards: QD g0";
    let described = alt(&demanded(), &alice());
    assert!(described.starts_with(expected), "{described}");
    assert!(described.ends_with("2C b7, 2H i7, 1C j7, 1S d7. Palaces: e0, f0, e9, f9."), "{described}");
}

#[test]
fn descriptions_of_ends() {
    let described = alt(&ended(), &alice());
    assert!(described.contains("Rearhand wins: last king captured."), "{described}");
    assert!(described.contains("Forehand has no King"), "{described}");
    assert!(!described.contains("to move"), "{described}");
    let mut drawn = demanded();
    drawn.obligations.clear();
    drawn.outcome = Some(Outcome::draw(EndReason::ThreefoldRepetition));
    assert!(alt(&drawn, &alice()).contains("Draw: threefold repetition."));
}

#[test]
fn the_fullest_board_is_described_within_the_limit() {
    let mut view = demanded();
    for (square, card) in
        view.board.squares.iter_mut().zip((0..).filter_map(|index| Card::from_index(index % 56)))
    {
        square.face = Some(Face::Card { card, owner: Seat::Second });
    }
    view.title = "Cardmate · wild deal · palace: king".to_owned();
    view.seats.iter_mut().for_each(|seat| seat.captured = all_cards(Seat::First));
    view.obligations = (0..40).map(|_| demand(&view, "h8", "h2")).collect();
    let labels = Labels { names: [Some("𝔘𝔫𝔦🦀".repeat(40)), Some("é".repeat(999))] };
    let described = alt(&view, &labels);
    assert!(described.encode_utf16().count() <= 1024);
    assert!(described.chars().count() <= 1024);
    for part in ["Cardmate · wild deal", "to move", "Last move 17. 8Di5", "Compulsory capture"] {
        assert!(described.contains(part), "{part} is missing in {described}");
    }
}

#[test]
fn a_list_that_does_not_fit_says_how_many_are_missing() {
    let mut view = opening();
    for (square, card) in
        view.board.squares.iter_mut().zip((0..).filter_map(|index| Card::from_index(index % 56)))
    {
        square.face = Some(Face::Card { card, owner: Seat::First });
    }
    view.seats[1].captured = all_cards(Seat::First);
    let described = alt(&view, &Labels::default());
    assert!(described.encode_utf16().count() <= 1024);
    assert!(described.ends_with(" more."), "{described}");
}
