//! The states of the search follow the rules of the games.

use trickmate_rules::chess::{Chess, MoveList, State};
use trickmate_rules::{EndReason, Knowledge, cardmate};

use super::{seed, table, wander};

#[test]
fn keys_of_chess_are_kept_up() {
    let mut chance = seed(1).chance("keys");
    for _ in 0..40 {
        let mut game = Chess::start();
        let mut state = State::from(*game.board());
        for _ in 0..80 {
            let legal = game.board().legal_moves();
            if legal.is_empty() {
                break;
            }
            let mut captures = MoveList::new();
            state.captures(&mut captures);
            let taking =
                legal.iter().filter(|action| game.board().captures(**action) && action.promotion.is_none());
            assert!(captures.iter().all(|action| legal.contains(action)));
            assert!(taking.clone().all(|action| captures.contains(action)));
            assert!(
                captures.iter().all(|action| game.board().captures(*action) || action.promotion.is_some())
            );
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.play(action).unwrap();
            state.play(action);
            assert_eq!(state, State::new(*game.board(), game.quiet()));
        }
    }
}

#[test]
fn moves_of_cardmate_are_those_of_the_rules() {
    for number in 0..12 {
        let mut game = table("cardmate", &[("deal", "suits")], number);
        wander(&mut game, usize::from(number) * 7, number);
        let Some(seat) = game.to_act().first().copied() else { continue };
        let Knowledge::Cardmate(known) = game.position().knowledge(seat) else { panic!("another game") };
        let state = known.state();
        let mut moves = cardmate::MoveList::new();
        let must = state.moves(&mut moves);
        assert_eq!(must, state.must_capture());
        let mut texts: Vec<String> = moves.iter().map(|action| state.write(*action)).collect();
        texts.sort();
        assert_eq!(texts, game.position().observe(trickmate_rules::Viewer::Public).legal(seat));
        let mut captures = cardmate::MoveList::new();
        state.captures(&mut captures);
        let taking = moves.iter().filter(|action| state.victim(**action).is_some() || action.promotes);
        assert_eq!(captures.len(), taking.count());
    }
}

#[test]
fn hands_of_poker_are_scored_as_the_rules_score_them() {
    let tables: [&[(&str, &str)]; 4] = [
        &[("wipeout", "off")],
        &[("wipeout", "off"), ("pull", "recent"), ("size", "7")],
        &[("wipeout", "off"), ("unmoved", "no"), ("wild", "deuces")],
        &[("wipeout", "3"), ("size", "7"), ("deal", "random")],
    ];
    for (options, number) in tables.into_iter().zip(0..) {
        let mut game = table("poker", options, number);
        for step in 0..60 {
            let Some(seat) = game.to_act().first().copied() else { break };
            let Knowledge::Poker(before) = game.position().knowledge(seat) else { panic!("another game") };
            wander(&mut game, 1, step);
            let text = &game.plies().last().unwrap().text;
            let mut moves = MoveList::new();
            before.state().chess().moves(&mut moves);
            let action =
                *moves.iter().find(|action| before.state().chess().write(**action) == *text).unwrap();
            let mut state = before.state().clone();
            let (_, winner) = before.setting().play(&mut state, action);
            let Knowledge::Poker(after) = game.position().knowledge(seat) else { panic!("another game") };
            match game.outcome() {
                None => {
                    assert_eq!(state.lead(seat), after.state().lead(seat), "{text}");
                    assert_eq!(state.key(), after.state().key(), "{text}");
                    assert_eq!(winner, None);
                }
                Some(outcome) if outcome.reason == EndReason::Wipeout => assert_eq!(winner, outcome.winner),
                Some(_) => break,
            }
        }
    }
}
