//! A match of two programs that speak UCI, with a fixed time, depth or number of positions a move:
//!
//! `cargo build --release -p trickmate-engine --example uci`
//! `cargo run --release -p trickmate-engine --example uci_match -- 200 'movetime 100' target/release/examples/uci \
//!  "stockfish UCI_LimitStrength=true UCI_Elo=2400 Threads=1 Hash=16"`
//!
//! A number at the end chooses other openings. A program can be given another budget than the other one, as in
//! "target/release/examples/uci go=nodes,150000".
//!
//! Every opening is played twice, with both colours: eight random plies after which neither side is much better off. A
//! game ends when both programs have agreed on the winner for three moves each.

mod program;

use std::io::{self, Write};

use program::{Failure, Program};
use trickmate_rules::Seat;
use trickmate_rules::chess::Chess;
use trickmate_rules::kernel::{Seed, SeedRng};

/// Random plies of an opening, and its largest score for either side, in hundredths of a Pawn.
const OPENING: usize = 8;
const EQUAL: i32 = 70;
/// Score above which a program regards the game as decided, in hundredths of a Pawn.
const DECIDED: i32 = 900;
/// The most plies of a game; after them it is a draw.
const MAX_PLIES: usize = 400;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [games, go, a, b, rest @ ..] = &args[..] else {
        return Err(
            "GAMES \"movetime MS\" \"PROGRAM [OPTION=VALUE]…\" \"PROGRAM [OPTION=VALUE]…\" [SEED]".into()
        );
    };
    let seed: u8 = rest.first().map_or(Ok(5), |text| text.parse())?;
    let games: u32 = games.parse()?;
    let mut programs = [Program::start(a, go)?, Program::start(b, go)?];
    let mut chance = Seed::new([seed; 32]).chance("match");
    let mut opening = Vec::new();
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    for number in 0..games {
        if number % 2 == 0 {
            opening = balanced(&mut programs[0], &mut chance)?;
        }
        let white = number as usize % 2;
        match play(&mut programs, white, &opening)? {
            None => draws += 1,
            Some(0) => wins += 1,
            Some(_) => losses += 1,
        }
        let score = (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(number + 1);
        writeln!(io::stdout(), "{wins} wins, {draws} draws, {losses} losses: {score:.3}")?;
    }
    Ok(())
}

/// Returns a position in the form of UCI.
fn line(moves: &[String]) -> String {
    format!("startpos moves {}", moves.join(" "))
}

/// Returns random moves after which neither side is much better off, in the judgement of a program.
fn balanced(program: &mut Program, chance: &mut SeedRng) -> Result<Vec<String>, Failure> {
    loop {
        let (mut game, mut moves) = (Chess::start(), Vec::new());
        while moves.len() < OPENING {
            let legal = game.board().legal_moves();
            if legal.is_empty() {
                break;
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            moves.push(action.to_string());
            game.play(action)?;
        }
        program.begin()?;
        if moves.len() == OPENING && program.answer(&line(&moves), Some("go nodes 50000"))?.1.abs() <= EQUAL {
            return Ok(moves);
        }
    }
}

/// Plays a game; returns the place of the winning program.
fn play(programs: &mut [Program; 2], white: usize, opening: &[String]) -> Result<Option<usize>, Failure> {
    let (mut game, mut moves) = (Chess::start(), Vec::new());
    // Consecutive moves for which White, or Black, was regarded as the winner.
    let mut decided = [0, 0];
    for program in programs.iter_mut() {
        program.begin()?;
    }
    let who = |seat: Seat| if seat == Seat::First { white } else { 1 - white };
    loop {
        if let Some(ending) = game.ending() {
            let is_mate = ending == trickmate_rules::chess::Termination::Checkmate;
            return Ok(is_mate.then(|| who(game.turn().other())));
        }
        if moves.len() >= MAX_PLIES {
            return Ok(None);
        }
        let turn = game.turn();
        let text = match opening.get(moves.len()) {
            Some(text) => text.clone(),
            None => {
                let (text, score) = programs[who(turn)].answer(&line(&moves), None)?;
                let for_white = if turn == Seat::First { score } else { -score };
                decided[0] = if for_white >= DECIDED { decided[0] + 1 } else { 0 };
                decided[1] = if for_white <= -DECIDED { decided[1] + 1 } else { 0 };
                text
            }
        };
        if let Some(seat) = Seat::ALL.into_iter().find(|seat| decided[seat.index()] >= 6) {
            return Ok(Some(who(seat)));
        }
        let legal = game.board().legal_moves().into_iter().find(|action| action.to_string() == text);
        let Some(action) = legal else {
            return Err(format!("{text} is not legal after {}", moves.join(" ")).into());
        };
        game.play(action)?;
        moves.push(text);
    }
}
