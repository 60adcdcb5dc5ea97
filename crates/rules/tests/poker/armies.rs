//! Different armies: their moves beside a plain generator, castling, promotion, notation and positions.

use serde_json::{Value, json};
use trickmate_rules::chess::{Army, Chess, State};
use trickmate_rules::kernel::SeedRng;
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_testkit::poker_table::{after, detail, options, poker, ranks, result, set_up};
use trickmate_testkit::slow_chess::SlowChess;
use trickmate_testkit::table::seed;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Positions with castling, captures in passing and promotions near.
const FENS: [&str; 3] = [
    START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/1P3qp1/2b1n3/pP6/6Pp/3N1B2/1pQ3p1/R3K2R w KQkq a6 0 1",
];

fn pairs() -> impl Iterator<Item = [Army; 2]> {
    Army::ALL.into_iter().flat_map(|white| Army::ALL.map(|black| [white, black]))
}

fn slow(fen: &str, armies: [Army; 2]) -> SlowChess {
    let mut plain = SlowChess::from_fen(fen);
    plain.armies = armies.map(Army::name);
    plain
}

#[test]
fn sequences_of_moves_beside_a_plain_generator() {
    for armies in pairs() {
        for fen in FENS {
            let game = Chess::from_fen_between(fen, armies, &[]).unwrap();
            let plain = slow(fen, armies);
            for depth in 1..=2 {
                assert_eq!(game.board().perft(depth), plain.perft(depth), "{armies:?} {fen} {depth}");
            }
        }
    }
    let deep = [[Army::Clobberers, Army::Nutters], [Army::Rookies, Army::Clobberers]];
    for armies in deep {
        let game = Chess::between(armies);
        assert_eq!(game.board().perft(3), slow(START, armies).perft(3), "{armies:?}");
    }
}

/// Plays at random; every list of moves is the plain one, in notation and in coordinates, and the key is kept up.
fn walk(fen: &str, armies: [Army; 2], chance: &mut SeedRng) -> [bool; 3] {
    let mut game = Chess::from_fen_between(fen, armies, &[]).unwrap();
    let mut plain = slow(fen, armies);
    let mut state = State::from(*game.board());
    let [mut castled, mut promoted, mut came_back] = [false; 3];
    for ply in 0..40 {
        let listed = game.board().legal_moves();
        let expected = plain.moves();
        let sorted = |mut texts: Vec<String>| {
            texts.sort_unstable();
            texts
        };
        let moves = sorted(listed.iter().map(ToString::to_string).collect());
        assert_eq!(
            moves,
            sorted(expected.iter().map(ToString::to_string).collect()),
            "{armies:?} {}",
            game.fen()
        );
        if game.ending().is_some() {
            break;
        }
        // The plain program takes its time over notation.
        if ply % 8 == 0 {
            let texts = sorted(expected.iter().map(|action| plain.san(*action)).collect());
            assert_eq!(sorted(listed.iter().map(|action| game.write_move(*action)).collect()), texts);
            for text in &texts {
                assert_eq!(game.write_move(game.read_move(text).unwrap()), *text);
            }
        }
        let castlings = expected.iter().filter(|action| plain.castled_rook(**action).is_some());
        let promotions = expected.iter().filter(|action| action.foreign);
        let rare: Vec<_> = castlings.chain(promotions).collect();
        let chosen = match rare.is_empty() {
            true => expected[chance.below(expected.len() as u32) as usize],
            false => *rare[chance.below(rare.len() as u32) as usize],
        };
        castled |= plain.castled_rook(chosen).is_some();
        promoted |= chosen.foreign;
        came_back |= plain.foreign[chosen.from];
        let action = game.read_move(&chosen.to_string()).unwrap();
        assert_eq!(action.to_string(), chosen.to_string());
        game.play(action).unwrap();
        state.play(action);
        plain.play(chosen);
        assert_eq!(game.fen(), plain.fen(), "{armies:?}");
        assert_eq!(state.key(), State::from(*game.board()).key(), "{armies:?} {}", game.fen());
        assert_eq!(state.board(), game.board());
    }
    [castled, promoted, came_back]
}

#[test]
fn games_at_random_beside_a_plain_generator() {
    let mut chance = seed(3).chance("armies");
    let mut seen = [false; 3];
    for (armies, fen) in pairs().zip(FENS.iter().cycle()) {
        let found = walk(fen, armies, &mut chance);
        seen = [0, 1, 2].map(|index| seen[index] || found[index]);
    }
    assert_eq!(seen, [true; 3], "castling, a piece of the other army, and its move");
}

#[test]
fn the_clobberers_castle_long_to_the_b_file() {
    let table = [("white-army", "clobberers")];
    let fen = |fen: &str| json!({"fen": format!("{fen} w KQ - 0 1")});
    let mut game = set_up(&table, &fen("4k3/8/8/8/8/8/8/R3K2R"));
    assert!(game.clone().play("e1c1").unwrap_err().to_string().contains("the King cannot go to c1"));
    assert!(game.clone().play("e1b1").is_ok());
    game.play("O-O-O").unwrap();
    let json = game.position().observe(Viewer::Public).json();
    assert_eq!(json["fen"], "4k3/8/8/8/8/8/8/1KR4R b - - 1 1");
    assert_eq!(json["moved"], json!(["c1", "b1"]), "the King counts as the later");
    let mut short = set_up(&table, &fen("4k3/8/8/8/8/8/8/R3K2R"));
    short.play("O-O").unwrap();
    assert_eq!(short.position().observe(Viewer::Public).json()["fen"], "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
    // Each of these squares must be safe; that of the Bede need not be. Black has orthodox Rooks.
    for (file, why) in [(2, "over d1"), (1, "over c1"), (0, "in check on b1")] {
        let rook =
            format!("{}r{}", if file == 0 { "1".to_owned() } else { (file + 1).to_string() }, 6 - file);
        let game = set_up(&table, &fen(&format!("4k3/8/8/8/8/{rook}/8/R3K2R")));
        let refusal = game.clone().play("O-O-O").unwrap_err().to_string();
        assert!(refusal.contains(why), "{rook}: {refusal}");
    }
    assert!(set_up(&table, &fen("4k3/8/8/8/8/r7/8/R3K2R")).play("O-O-O").is_ok());
    let blocked = set_up(&table, &fen("4k3/8/8/8/8/8/8/RN2K2R")).play("O-O-O").unwrap_err().to_string();
    assert!(blocked.contains("pieces between"), "{blocked}");
    let mut black =
        set_up(&[("black-army", "clobberers")], &json!({"fen": "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1"}));
    black.play("e8b8").unwrap();
    assert_eq!(black.position().observe(Viewer::Public).json()["fen"], "1kr4r/8/8/8/8/8/8/4K3 w - - 1 2");
}

#[test]
fn a_piece_of_the_other_army_carries_a_prime() {
    let table = [("white-army", "nutters"), ("black-army", "rookies")];
    let position = json!({"fen": "7k/4P3/8/8/8/8/8/Q3K3 w - - 0 1"});
    let mut game = set_up(&table, &position);
    for (typed, written) in [("e8=Q’", "e8=Q'+"), ("e7e8q'", "e8=Q'+"), ("e8q", "e8=Q+"), ("e8=n′", "e8=N'")]
    {
        let mut next = game.clone();
        next.play(typed).unwrap();
        assert_eq!(next.plies().last().unwrap().text, written, "{typed}");
    }
    assert!(game.clone().play("e8").unwrap_err().to_string().contains("e8=Q' and so on"));
    game.play("e8=Q'").unwrap();
    assert_eq!(game.position().observe(Viewer::Public).json()["foreign"], json!(["e8"]));
    let text = game.position().observe(Viewer::Public).text();
    assert!(text.ends_with(" foreign=e8"), "{text}");
    assert_eq!(poker().read(&options(&table), &seed(0), &text).unwrap().observe(Viewer::Public).text(), text);
    game.play("Kh7").unwrap();
    // A Chancellor goes from e8 to e5, a Colonel from a1 does not go there; both go to a8.
    assert!(game.clone().play("Qe5").is_err());
    assert!(game.clone().play("Q'e5").is_ok());
    let mut both = game.clone();
    both.play("Qa8").unwrap();
    assert_eq!(
        both.position().observe(Viewer::Public).json()["foreign"],
        json!(["e8"]),
        "the own Queen went"
    );
    game.play("Q'a8").unwrap();
    assert_eq!(game.position().observe(Viewer::Public).json()["foreign"], json!(["a8"]));
    // With equal armies there are no primes.
    let mut alike = set_up(&[("white-army", "rookies"), ("black-army", "rookies")], &position);
    assert!(alike.clone().play("e8=Q'").unwrap_err().to_string().contains("the same army"));
    assert!(alike.clone().play("Q'a2").unwrap_err().to_string().contains("no Chancellor of the other army"));
    alike.play("e8=Q").unwrap();
    assert_eq!(alike.position().observe(Viewer::Public).json()["foreign"], json!([]));
}

#[test]
fn what_stands_for_a_piece_pulls_as_it() {
    // King e1, Archbishop d1, Bedes a1 and h1, and the Pawn on e2.
    assert_eq!(ranks(&after(&[("white-army", "clobberers")], ""), "white"), ranks(&after(&[], ""), "white"));
    // Without a Colonel a Charging Knight serves, and of two Queens of both armies either.
    let table = [("white-army", "nutters"), ("pull", "rank")];
    let hand = |fen: &str, foreign: Value| {
        let position = json!({"fen": format!("{fen} w - - 0 1"), "foreign": foreign});
        detail(&set_up(&table, &position))["hands"]["white"]["squares"].clone()
    };
    assert_eq!(hand("4k3/8/8/8/8/8/8/2B1K3", json!([])), json!(["c1", "e1"]));
    assert_eq!(hand("4k3/8/8/8/8/8/8/Q1B1K3", json!(["a1"])), json!(["a1", "e1"]));
    assert_eq!(
        hand("4k3/8/8/8/8/8/8/QQ2K3", json!(["a1"])),
        json!(["a1", "e1"]),
        "the ace is the better card"
    );
}

#[test]
fn only_bare_kings_are_too_few() {
    let knight = json!({"fen": "4k3/8/8/8/8/8/8/4KN2 w - - 0 1"});
    assert_eq!(result(&set_up(&[], &knight)), Some(("nobody", "insufficient material")));
    assert_eq!(result(&set_up(&[("black-army", "rookies")], &knight)), None);
    let bare = json!({"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"});
    assert_eq!(
        result(&set_up(&[("white-army", "nutters")], &bare)),
        Some(("nobody", "insufficient material"))
    );
}

#[test]
fn a_foreign_piece_is_another_position() {
    let table = [("white-army", "nutters"), ("wipeout", "off")];
    let start = |foreign: Value| json!({"fen": "6k1/8/8/8/8/8/P7/R3K2R w - - 0 1", "foreign": foreign});
    let [own, other] = [json!([]), json!(["a1"])].map(|foreign| set_up(&table, &start(foreign)));
    assert_ne!(
        own.position().observe(Viewer::Public).text(),
        other.position().observe(Viewer::Public).text()
    );
    let keys = [&own, &other].map(|game| {
        let trickmate_rules::Knowledge::Poker(known) = game.position().knowledge(Seat::First) else {
            unreachable!("it is poker")
        };
        known.state().key()
    });
    assert_ne!(keys[0], keys[1]);
}

#[test]
fn positions_that_are_refused() {
    let refusal = |given: &[(&str, &str)], position: Value| {
        poker().load(&options(given), &seed(0), &position.to_string()).err().unwrap().to_string()
    };
    let nutters = [("white-army", "nutters")];
    let armies = |white: &str| json!({"fen": START, "armies": {"white": white, "black": "fide"}});
    assert!(refusal(&[], armies("nutters")).contains("choose white-army=nutters"));
    assert!(refusal(&nutters, armies("fide")).contains("choose white-army=fide"));
    assert!(refusal(&nutters, armies("knights")).contains("“knights” is no army"));
    let foreign = |squares: Value| json!({"fen": START, "foreign": squares});
    assert!(refusal(&[], foreign(json!(["a1"]))).contains("both sides have the same army"));
    assert!(refusal(&nutters, foreign(json!(["e1"]))).contains("none is on e1"));
    assert!(refusal(&nutters, foreign(json!(["e4"]))).contains("none is on e4"));
    assert!(refusal(&nutters, foreign(json!(["a1", "a1"]))).contains("twice"));
    assert!(refusal(&nutters, foreign(json!(["i9"]))).contains("i9"));
    assert!(
        refusal(&nutters, foreign(json!(["a1"]))).contains("right to castle “Q”"),
        "a foreign Rook does not castle"
    );
    let right = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kkq - 0 1";
    assert!(refusal(&nutters, json!({"fen": right, "foreign": ["a1"]})).contains("9 Pawns and promoted"));
    // Two of the Bishop's place on one colour: Bishops and Fads are promoted, Charging Knights are not.
    let two = |army: &'static str| {
        let position = json!({"fen": "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"});
        poker().load(&options(&[("white-army", army)]), &seed(0), &position.to_string()).is_ok()
    };
    assert_eq!([two("fide"), two("clobberers"), two("nutters"), two("rookies")], [false, false, true, true]);
    let bedes = json!({"fen": "4k3/8/8/8/8/8/PPPPPPPP/R1R1K3 w - - 0 1"}).to_string();
    assert!(poker().load(&options(&[]), &seed(0), &bedes).is_ok());
    assert!(poker().load(&options(&[("white-army", "clobberers")]), &seed(0), &bedes).is_err());
}

#[test]
fn a_position_says_which_armies_it_has() {
    let game = after(&[("black-army", "rookies")], "");
    let json = game.position().observe(Viewer::Public).json();
    assert_eq!(json["armies"], json!({"white": "fide", "black": "rookies"}));
    assert_eq!(json["foreign"], json!([]));
    let read =
        Match::from_position(poker(), options(&[("black-army", "rookies")]), seed(0), json.to_string());
    assert_eq!(read.unwrap().position().observe(Viewer::Public).json(), json);
    assert_eq!(after(&[], "").position().observe(Viewer::Public).json().get("armies"), None);
}
