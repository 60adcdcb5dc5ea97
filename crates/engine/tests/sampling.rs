//! Samples agree with the seat's knowledge, and include the truth.

use trickmate_rules::{Knowledge, Match, Seat, Viewer};

use super::{seed, table, wander};

/// Returns samples as positions in JSON: with everything, and as the seat sees them.
fn samples(game: &Match, seat: Seat, count: u8) -> Vec<[String; 2]> {
    let knowledge = game.position().knowledge(seat);
    (0..count)
        .map(|number| {
            let mut chance = seed(number).chance("samples");
            let position = match &knowledge {
                Knowledge::Mysterious(known) => known.sample(&mut chance).position(&seed(number)),
                Knowledge::Summoner(known) => known.position(known.sample(&mut chance)),
                _ => panic!("nothing is hidden"),
            };
            [Viewer::Omniscient, Viewer::Seat(seat)].map(|viewer| position.observe(viewer).json().to_string())
        })
        .collect()
}

fn check(game: &Match, seat: Seat, finds_truth: bool) {
    let [truth, seen] = [Viewer::Omniscient, Viewer::Seat(seat)]
        .map(|viewer| game.position().observe(viewer).json().to_string());
    let samples = samples(game, seat, 200);
    assert!(samples.iter().all(|sample| sample[1] == seen), "samples agree with {seen}");
    assert!(
        !finds_truth || samples.iter().any(|sample| sample[0] == truth),
        "the truth is among the samples: {truth}"
    );
}

#[test]
fn placed_cards_are_sampled_as_they_may_lie() {
    for (variant, number) in [("secret", 0), ("casual", 1), ("secret", 2), ("casual", 3)] {
        for plies in [0, 9, 31, 40, 62] {
            let mut game = table("mysterious", &[("variant", variant)], number);
            wander(&mut game, plies, number);
            if game.position().is_seed_secret() {
                Seat::ALL.into_iter().for_each(|seat| check(&game, seat, false));
            }
        }
    }
}

#[test]
fn of_a_few_hidden_cards_every_order_comes() {
    for (variant, number) in [("secret", 5), ("casual", 6), ("secret", 7)] {
        let mut game = table("mysterious", &[("variant", variant)], number);
        // Flips and promotions until only three cards lie face down.
        while game.plies().len() < 32
            || game.position().observe(Viewer::Omniscient).json().to_string().matches(r#""down""#).count() > 3
        {
            let number = game.plies().len() as u8;
            wander(&mut game, 1, number);
        }
        Seat::ALL.into_iter().for_each(|seat| check(&game, seat, true));
    }
}

#[test]
fn hands_and_decks_are_sampled_as_they_may_be() {
    for (options, number) in
        [(&[][..], 1), (&[("variant", "courier")][..], 2), (&[("deck-white", "swarm")][..], 3)]
    {
        for plies in [0, 5, 30, 61] {
            let mut game = table("summoner", options, number);
            wander(&mut game, plies, number);
            Seat::ALL.into_iter().for_each(|seat| check(&game, seat, false));
        }
    }
}

#[test]
fn the_own_deck_is_known_but_for_its_order() {
    let mut game = table("summoner", &[("deck-white", "6 Knight, 2 Rook, 1 Ferz")], 4);
    wander(&mut game, 3, 4);
    let decks = |sample: &[String; 2]| {
        let json: serde_json::Value = serde_json::from_str(&sample[0]).unwrap();
        let mut names: Vec<String> =
            json["deck"]["white"].as_array().unwrap().iter().map(|name| name.to_string()).collect();
        names.sort();
        names
    };
    let samples = samples(&game, Seat::First, 40);
    let truth = decks(&[game.position().observe(Viewer::Omniscient).json().to_string(), String::new()]);
    assert!(samples.iter().all(|sample| decks(sample) == truth));
}

/// Returns the cards of a side, in hand, in the deck and in its pieces, in order.
fn cards_of(position: &str, seat: &str) -> Vec<String> {
    let position: serde_json::Value = serde_json::from_str(position).unwrap();
    let list = |list: &serde_json::Value| list.as_array().unwrap().clone();
    let on_board = list(&position["board"]).into_iter().filter(|piece| piece["owner"] == *seat);
    let pieces = on_board.chain(list(&position["reserve"][seat])).filter(|piece| piece["made_of"].is_array());
    let made = pieces.flat_map(|piece| list(&piece["made_of"])).map(|part| part["card"].to_string());
    let held = ["hand", "deck"].into_iter().flat_map(|part| list(&position[part][seat]));
    let mut cards: Vec<String> = held.map(|card| card.to_string()).chain(made).collect();
    cards.sort();
    cards
}

#[test]
fn in_a_position_that_was_set_up_sides_are_taken_to_have_the_usual_packs() {
    let start = table("summoner", &[("variant", "courier")], 5);
    let pack = cards_of(&start.position().observe(Viewer::Omniscient).json().to_string(), "white");
    let is_in_pack = |cards: &[String]| {
        let count = |all: &[String], card: &String| all.iter().filter(|other| *other == card).count();
        cards.iter().all(|card| count(cards, card) <= count(&pack, card))
    };
    for plies in [0, 24] {
        let mut game = start.clone();
        wander(&mut game, plies, 5);
        let setup = game.position().observe(Viewer::Omniscient).json().to_string();
        assert_eq!(setup.contains("made_of"), plies > 0);
        let set_up = Match::from_position(game.game(), game.options().clone(), seed(5), setup).unwrap();
        for seat in Seat::ALL {
            check(&set_up, seat, false);
            let samples = samples(&set_up, seat, 100);
            for key in ["white", "black"] {
                let usual = samples.iter().filter(|sample| is_in_pack(&cards_of(&sample[0], key))).count();
                // Any other cards are possible.
                assert!((80..100).contains(&usual), "{usual} of 100 have cards of the pack for {key}");
            }
        }
    }
}
