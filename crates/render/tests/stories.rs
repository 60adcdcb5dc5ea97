//! The effects of actions, in sentences.

use serde_json::{Value, json};
use trickmate_render::story::{self, Person, Persons};
use trickmate_render::{Labels, alt};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Moment, Options, Record, Seat, Viewer, game};
use trickmate_testkit::summoner_table::{board, from, waiting};
use trickmate_testkit::table::seed;
use trickmate_testkit::twins::twins;

fn named(game: &Match, players: [Person; 2]) -> Persons {
    Persons { players, seats: game.game().seats() }
}

fn ada_and_bob(game: &Match) -> Persons {
    named(game, ["Ada", "Bob"].map(|name| Person::Named(name.to_owned())))
}

fn played(record: &str) -> Match {
    record.parse::<Record>().unwrap().replay().unwrap()
}

/// The sentences of all actions.
fn told(game: &Match, viewer: Viewer) -> Vec<String> {
    let story = game.story(0..game.plies().len(), viewer).unwrap();
    story.iter().map(|step| story::action(step, &ada_and_bob(game))).collect()
}

fn set_up(name: &str, position: &Value) -> Match {
    set_up_with(name, &[], position)
}

fn set_up_with(name: &str, given: &[(&str, &str)], position: &Value) -> Match {
    let game = game(name).unwrap();
    let options = Options::new(game.options(), given.iter().copied()).unwrap();
    Match::from_position(game, options, Seed::new([0; 32]), position.to_string()).unwrap()
}

#[test]
fn moves_of_cards_say_what_went_where_and_what_was_taken() {
    let card = |card: &str, owner: &str| json!({"card": card, "owner": owner});
    let cards = json!({
        "a0": card("KC", "forehand"), "e4": card("XD", "forehand"),
        "e6": card("1D", "rearhand"), "j9": card("KS", "rearhand"),
    });
    let mut game = set_up("cardmate", &json!({"turn": "forehand", "cards": cards}));
    game.play("XD:e6").unwrap();
    assert_eq!(told(&game, Viewer::Public), ["Ada’s 10♦ took Bob’s 1♦ on e6."]);
}

#[test]
fn moves_of_chess_say_castling_promotion_and_check() {
    let game = played("[Game \"poker\"] 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O");
    let story = told(&game, Viewer::Public);
    assert_eq!(story[0], "Ada’s Pawn went from e2 to e4.");
    assert!(story[1].starts_with("Bob’s Pawn went from e7 to e5. "), "{story:?}");
    assert_eq!(story[6], "Ada’s Bishop took Bob’s Knight on c6.");
    assert_eq!(story[8], "Ada castled on the king’s side.");
    let game = played("[Game \"poker\"] 1. e4 a6 2. e5 d5 3. exd6");
    assert_eq!(told(&game, Viewer::Public)[4], "Ada’s Pawn took Bob’s Pawn on d6.");
    let mut game = set_up("poker", &json!({"fen": "8/P6k/8/8/8/8/8/K7 w - - 0 1"}));
    game.play_all(["a8=Q", "Kh6", "Qh8+"]).unwrap();
    let story = told(&game, Viewer::Public);
    assert_eq!(story[0], "Ada’s Pawn went from a7 to a8 and became a Queen.");
    assert_eq!(story[2], "Ada’s Queen went from a8 to h8. Check!");
}

#[test]
fn pieces_of_armies_have_their_own_names() {
    let game = played(
        "[Game \"poker\"] [Option \"white-army=nutters\"] [Option \"black-army=clobberers\"] \
         1. Nf3 Nd6 2. Ne5 Nf4 3. a3 Nxh2 4. Rxh2",
    );
    let story = told(&game, Viewer::Public);
    assert_eq!(story[0], "Ada’s Fibnif went from g1 to f3.");
    assert!(story[5].starts_with("Bob’s Waffle took Ada’s Pawn on h2. "), "{story:?}");
    assert_eq!(story[6], "Ada’s Charging Rook took Bob’s Waffle on h2.");
    let mut game = set_up_with(
        "poker",
        &[("white-army", "clobberers"), ("black-army", "rookies")],
        &json!({"fen": "1r6/P6k/8/8/8/8/8/K7 w - - 0 1"}),
    );
    let after = |game: &mut Match, text: &str| {
        game.play(text).unwrap();
        told(game, Viewer::Public).pop().unwrap()
    };
    let mut other = game.clone();
    assert_eq!(after(&mut game, "a8=Q"), "Ada’s Pawn went from a7 to a8 and became an Archbishop.");
    assert_eq!(
        after(&mut other, "axb8=Q'"),
        "Ada’s Pawn took Bob’s Short Rook on b8 and became a Chancellor."
    );
    assert!(after(&mut other, "Kh6").starts_with("Bob’s King went from h7 to h6. "));
    assert_eq!(after(&mut other, "Q'c6+"), "Ada’s Chancellor went from b8 to c6. Check!");
    let would = game.position().happenings(Seat::Second, "Rxa8", Viewer::Public, Moment::Planned).unwrap();
    assert_eq!(story::plan(&would), "take the Archbishop on a8 with the Short Rook");
}

#[test]
fn the_reader_is_you() {
    let game = played("[Game \"poker\"] 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6");
    let step = game.latest(Viewer::Public).unwrap();
    let bob = || Person::Named("Bob".to_owned());
    let told = |players| story::action(&step, &named(&game, players));
    assert_eq!(told([Person::You, bob()]), "Your Bishop took Bob’s Knight on c6.");
    assert_eq!(told([bob(), Person::You]), "Bob’s Bishop took your Knight on c6.");
    let described = alt(&game.view(Viewer::Public), &Labels::default());
    assert!(described.contains("White’s Bishop took Black’s Knight on c6."), "{described}");
}

#[test]
fn the_actions_of_a_turn_are_one_sentence() {
    let mut game = from(&json!({
        "turn": "white", "phase": "move", "limit": 12, "board": board("Ke1 ke8"),
        "reserve": {"white": [waiting("W1", "Bishop")], "black": []},
        "hand": {"white": ["Knight", "Ferz"], "black": []}, "deck": {"white": [], "black": []},
    }));
    game.play_all(["e1-e2", "W1@f3", "+Ferz", "end"]).unwrap();
    let story = game.story(0..4, Viewer::Public).unwrap();
    let turns = story::turns(&story, &ada_and_bob(&game));
    let expected = "Ada moved the King from e1 to e2, summoned the Bishop on f3 and made a new Ferz.";
    assert_eq!(turns, [(Seat::First, expected.to_owned())]);
}

/// A plan tells only what a player could know before, not what a card turns out to be.
#[test]
fn a_plan_does_not_tell_what_a_card_is() {
    let mysterious = game("mysterious").unwrap();
    let options = Options::new(mysterious.options(), []).unwrap();
    let mut game = Match::new(mysterious, options, Seed::new([0; 32]));
    while game.view(Viewer::Public).task != trickmate_rules::Task::Flip {
        let [seat] = game.to_act()[..] else { panic!("one seat is to act") };
        let first = game.position().observe(Viewer::Seat(seat)).legal(seat).remove(0);
        game.act(seat, &first).unwrap();
    }
    let [seat] = game.to_act()[..] else { panic!("one seat is to act") };
    let flip = game.position().observe(Viewer::Seat(seat)).legal(seat).remove(0);
    let square = flip.trim_end_matches('!').to_owned();
    let plan = game.position().happenings(seat, &flip, Viewer::Omniscient, Moment::Planned).unwrap();
    assert_eq!(story::plan(&plan), format!("flip {square}"));
    game.act(seat, &flip).unwrap();
    let told = told(&game, Viewer::Public).pop().unwrap();
    assert!(told.starts_with(&format!("Ada flipped {square}: ")), "{told}");
}

/// Two games that differ only in White's declaration have the same story for everybody else.
#[test]
fn a_secret_declaration_is_not_told() {
    let poker = game("poker").unwrap();
    let options = || Options::new(poker.options(), [("hands", "declare")]).unwrap();
    let mut game = Match::new(poker, options(), Seed::new([0; 32]));
    game.play_all(["e4", "e5"]).unwrap();
    let hands = game.position().observe(Viewer::Seat(Seat::First)).legal(Seat::First);
    assert!(hands.len() > 1, "{hands:?}");
    let twins: Vec<Match> = [&hands[0], &hands[hands.len() - 1]]
        .map(|hand| {
            let mut twin = game.clone();
            twin.act(Seat::First, hand).unwrap();
            twin
        })
        .into();
    for viewer in [Viewer::Public, Viewer::Seat(Seat::Second)] {
        let [one, other] = [0, 1].map(|twin: usize| told(&twins[twin], viewer));
        assert_eq!(one, other);
        assert_eq!(one.last().unwrap(), "Ada declared a hand.");
        let [one, other] = [0, 1].map(|twin: usize| alt(&twins[twin].view(viewer), &Labels::default()));
        assert_eq!(one, other);
    }
}

/// Returns everything that is said to a viewer about a match and about what its own seat could do.
fn said(game: &Match, viewer: Viewer) -> Vec<String> {
    let position = game.position();
    let mut said = told(game, viewer);
    said.push(alt(&game.view(viewer), &Labels::default()));
    if let Viewer::Seat(seat) = viewer {
        let plan = |action: String| position.happenings(seat, &action, viewer, Moment::Planned).unwrap();
        said.extend(
            position.observe(viewer).legal(seat).into_iter().map(plan).map(|plan| story::plan(&plan)),
        );
    }
    said
}

/// Two matches have the same story for a viewer as long as their observations are equal.
#[test]
fn matches_that_differ_in_secrets_alone_are_told_alike() {
    let mut told_after_a_move = [0; 8];
    for number in 0..160 {
        let pair = twins(number);
        for viewer in [Viewer::Public, Viewer::Seat(pair.seat)] {
            let mut chance = seed(u64::from(number)).chance("stories");
            let mut matches = pair.matches.clone();
            for step in 0..8 {
                let [one, other] = &matches;
                let is_over = |game: &Match| game.outcome().is_some();
                let is_alike = *one.position().observe(viewer) == *other.position().observe(viewer);
                if !is_alike || is_over(one) || is_over(other) {
                    break;
                }
                assert_eq!(said(one, viewer), said(other, viewer), "pair {number}, {viewer:?}, step {step}");
                told_after_a_move[number as usize % 8] += u32::from(step > 0);
                let [actor, ..] = one.to_act()[..] else { break };
                let legal = one.position().observe(Viewer::Seat(actor)).legal(actor);
                let action = &legal[chance.below(legal.len() as u32) as usize];
                if matches.iter_mut().any(|game| game.act(actor, action).is_err()) {
                    break;
                }
            }
        }
    }
    let [.., holes, faces] = told_after_a_move;
    assert!(holes > 20 && faces > 20, "{told_after_a_move:?}");
}
