//! The numbers of move sequences.

use trickmate_rules::{DynPosition, Viewer};

use trickmate_testkit::mailbox::{Mailbox, Palace};
use trickmate_testkit::positions::positions;
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::{PALACES, load, opening};

#[test]
fn the_published_counts() {
    let game = opening();
    assert_eq!([0, 1, 2, 3].map(|depth| game.position().perft(depth)), [1, 38, 1444, 57158]);
}

#[test]
fn four_moves_deep_as_the_plain_generator_counts() {
    let game = opening();
    let mut plain = Mailbox::from_json(&game.position().observe(Viewer::Omniscient).json(), Palace::Occupy);
    assert_eq!(game.position().perft(4), plain.perft(4));
}

proptest::proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn two_moves_deep_anywhere(json in positions(), palace in 0..3_usize) {
        let (word, palace) = PALACES[palace];
        let position: Box<dyn DynPosition> = load(word, &json);
        let mut plain = Mailbox::from_json(&json, palace);
        proptest::prop_assert_eq!(position.perft(2), plain.perft(2));
    }
}
