//! Titles of tables.

use trickmate_testkit::poker_table::{options, poker};

#[test]
fn the_title_names_what_is_not_default() {
    let title = |given: &[(&str, &str)]| poker().match_title(&options(given));
    assert_eq!(title(&[]), "Poker Chess");
    assert_eq!(
        title(&[("wipeout", "7"), ("deal", "royal-flush"), ("hands", "declare")]),
        "Poker Chess · deal: royal-flush · hands: declare · wipeout: 7"
    );
    let own = "Ad 3d 6d Td Th 6h 3h Ah 2d 5d 9d Kd Kh 9h 5h 2h 4d 8d Qd Qh 8h 4h 7d Jd Jh 7h";
    assert_eq!(title(&[("deal", own), ("bonus", "0")]), "Poker Chess · custom deal · bonus: 0");
    assert_eq!(
        title(&[
            ("unmoved", "no"),
            ("pull", "recent"),
            ("size", "7"),
            ("wild", "deuces"),
            ("wipeout", "off")
        ]),
        "Poker Chess · wipeout: off · unmoved: no · pull: recent · size: 7 · wild: deuces"
    );
}
