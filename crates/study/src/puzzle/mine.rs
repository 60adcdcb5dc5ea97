//! The search for puzzles in games between computer players.

use std::collections::{HashMap, HashSet};

use super::proof::judge;
use super::theme_finder::themes_of;
use super::{Puzzle, mates};
use crate::error::StudyError;
use crate::setup;
use serde_json::{Value, json};
use trickmate_engine::{Level, Player, Skill};
use trickmate_rules::cardmate::kings_in_danger;
use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Game, Match, Options, Seat, Viewer};

/// Nodes of a search for a win, or for a candidate of a puzzle.
const GLANCE: u64 = 700;
const SCAN: u64 = 2_000;
const LOOK: u64 = 10_000;
/// Nodes for the proof of a puzzle, at each choice.
pub const PROOF: u64 = 50_000;
/// Nodes with which a player finds an easy puzzle.
const EASY: u64 = 300;
/// The plies after which a game is abandoned.
const MAX_PLIES: usize = 240;
/// The most moves of a solution.
const MAX_MOVES: usize = 4;
/// The number of plies after a puzzle in which the miner looks for no other.
const APART: usize = 6;
/// The fewest actions to choose from.
const MIN_CHOICES: usize = 6;
/// Players who make mistakes, and some who punish them; in Poker Chess a mistake soon decides everything.
const LEVELS: [u8; 4] = [3, 3, 3, 4];
const POKER_LEVELS: [u8; 4] = [3, 4, 4, 5];
/// The number of decided positions after which a game is abandoned.
const DECIDED: usize = 5;
/// One of this many plain mates is kept.
const PLAIN_MATES: u32 = 4;
/// The most puzzles with the same solution: more of one trick would be dull.
pub const MAX_ALIKE: usize = 6;

/// Looks for puzzles of a game.
pub struct Miner {
    game: &'static dyn Game,
    chance: SeedRng,
    known: HashSet<String>,
    /// The number of puzzles with each solution.
    alike: HashMap<Vec<String>, usize>,
}

impl Miner {
    /// Returns a search for puzzles of a game other than these; the same seed finds the same puzzles.
    #[must_use]
    pub fn new(game: &'static dyn Game, seed: &Seed, known: &[Puzzle]) -> Self {
        let mut alike = HashMap::new();
        for puzzle in known {
            *alike.entry(puzzle.moves.clone()).or_default() += 1;
        }
        let known = known.iter().map(|puzzle| puzzle.id.clone()).collect();
        Self { game, chance: seed.chance("puzzles"), known, alike }
    }

    /// Returns `true` if a puzzle is new and there are not too many of its kind, and remembers it.
    fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        let alike = self.alike.entry(puzzle.moves.clone()).or_default();
        let is_new = *alike < MAX_ALIKE && self.known.insert(puzzle.id.clone());
        *alike += usize::from(is_new);
        is_new
    }

    /// Plays a game and gives the puzzles found in it to `found`.
    ///
    /// # Errors
    /// A mistake in the rules or the engine.
    pub fn play(&mut self, mut found: impl FnMut(Puzzle)) -> Result<(), StudyError> {
        let deal = self.deal();
        let deal = deal.as_deref().map(|deal| ("deal", deal));
        // Where no lead in hands wins, games last longer.
        let endless = (self.game.name() == "poker").then_some(("wipeout", "off"));
        let options = Options::new(self.game.options(), deal.into_iter().chain(endless))?;
        let mut game = Match::new(self.game, options, self.seed());
        let mut decided = 0;
        let name = self.game.name();
        let mut lots = if name == "summoner" { 0 } else { 2 + self.chance.below(self.opening()) as usize };
        let levels = [self.level(), self.level()];
        let mut next = 0;
        while game.outcome().is_none() && game.plies().len() < MAX_PLIES {
            let Some(seat) = game.to_act().first().copied() else { break };
            let is_open = name != "mysterious" || game.position().part() == 2;
            let seed = self.seed();
            if is_open && lots == 0 && game.plies().len() >= next && !game.is_within_turn() {
                let puzzle = match name {
                    "summoner" => mate(&game, seat)?,
                    _ => {
                        let start = self.as_start(&game)?;
                        let (is_decided, is_likely) = scan(&start, seat)?;
                        decided = if is_decided { decided + 1 } else { 0 };
                        if decided > DECIDED {
                            break;
                        }
                        if is_likely { self.advantage(&start, seat)? } else { None }
                    }
                };
                if let Some(mut puzzle) = puzzle.filter(|puzzle| self.is_new(puzzle)) {
                    puzzle.themes = themes_of(&puzzle)?;
                    puzzle.rating = rating(&puzzle)?;
                    if !is_plain_mate(&puzzle) || self.chance.below(PLAIN_MATES) == 0 {
                        next = game.plies().len() + APART;
                        found(puzzle);
                    }
                }
            }
            let player = match (is_open, lots) {
                (true, 0) => levels[seat.index()],
                _ => Player::Random,
            };
            if is_open {
                lots = lots.saturating_sub(1);
            }
            let action = player.choose(&game, seat, &seed)?;
            game.act(seat, &action).map_err(|error| StudyError::Action(action.clone(), error))?;
        }
        Ok(())
    }

    /// Returns an unusual deal, so that positions differ: a named one or a random one.
    fn deal(&mut self) -> Option<String> {
        let deals: &[&str] = match self.game.name() {
            "cardmate" => &["predefined", "suits", "places", "wild"],
            "poker" => &["corner-aces", "rande-schande", "twisted-corner-aces", "royal-flush", "random"],
            _ => return None,
        };
        deals.get(self.chance.below(deals.len() as u32) as usize).map(|deal| (*deal).to_owned())
    }

    /// Returns the most random plies before the players take over, beyond the first two.
    fn opening(&self) -> u32 {
        if self.game.name() == "poker" { 2 } else { 8 }
    }

    fn level(&mut self) -> Player {
        let levels = if self.game.name() == "poker" { POKER_LEVELS } else { LEVELS };
        let level = levels[self.chance.below(levels.len() as u32) as usize];
        Level::new(level).map_or(Player::Greedy, |level| Player::Skill(Skill::Level(level)))
    }

    fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        bytes.iter_mut().for_each(|byte| *byte = self.chance.below(256) as u8);
        Seed::new(bytes)
    }

    /// Returns the position as a match that begins with it, at a table with the usual options; in Poker Chess with any
    /// score that is not too far apart.
    fn as_start(&mut self, game: &Match) -> Result<Match, StudyError> {
        let mut position = game.position().observe(Viewer::Omniscient).json();
        if self.game.name() == "poker" {
            position["score"] = json!({"white": self.chance.below(4), "black": self.chance.below(4)});
        }
        setup::begin(self.game, Options::new(self.game.options(), [])?, &position.to_string())
    }

    /// Returns the puzzle that begins here, in a game whose positions the computer judges.
    fn advantage(&self, game: &Match, seat: Seat) -> Result<Option<Puzzle>, StudyError> {
        let text = game.position().observe(Viewer::Omniscient).text();
        let mut line = game.clone();
        let mut moves: Vec<String> = Vec::new();
        let mut proven = 0;
        while moves.len() < 2 * MAX_MOVES && line.outcome().is_none() {
            let found = judge(&line, seat, PROOF, 2)?;
            if !found.is_clear() {
                break;
            }
            let is_choice = found.is_choice();
            act(&mut line, seat, &found.action, &mut moves)?;
            if is_choice {
                proven = moves.len();
            }
            let Some(other) = line.to_act().first().copied().filter(|other| *other != seat) else { break };
            let reply = judge(&line, other, PROOF, 1)?;
            act(&mut line, other, &reply.action, &mut moves)?;
        }
        moves.truncate(proven);
        let puzzle = Puzzle::new(self.game, text, moves);
        Ok((!is_dull(&puzzle)?).then_some(puzzle))
    }
}

/// Searches a position. The first value tells if one seat wins in any case, the second if there may be a puzzle.
fn scan(game: &Match, seat: Seat) -> Result<(bool, bool), StudyError> {
    if game.position().observe(Viewer::Omniscient).legal(seat).len() < MIN_CHOICES {
        return Ok((false, false));
    }
    let glance = judge(game, seat, GLANCE, 1)?;
    if !glance.is_promising() {
        return Ok((glance.is_decided(), false));
    }
    let scan = judge(game, seat, SCAN, 2)?;
    Ok((scan.is_decided(), scan.is_clear() && judge(game, seat, LOOK, 2)?.is_clear()))
}

fn act(line: &mut Match, seat: Seat, action: &str, moves: &mut Vec<String>) -> Result<(), StudyError> {
    let played = line.act(seat, action).map_err(|error| StudyError::Action(action.to_owned(), error))?;
    moves.push(played.text.clone());
    Ok(())
}

/// Returns `true` if the solution is obvious: it simply captures, promotes or saves something.
fn is_dull(puzzle: &Puzzle) -> Result<bool, StudyError> {
    let Some(first) = puzzle.moves.first() else { return Ok(true) };
    if puzzle.after(puzzle.moves.len())?.outcome().is_some() {
        return Ok(false);
    }
    let takes = first.contains([':', 'x', '×']);
    let solver = puzzle.solver()?;
    if puzzle.moves.len() > 1 {
        let is_given_back = target(&puzzle.after(1)?) == target(&puzzle.after(2)?);
        return Ok(takes && !is_given_back && judge(&puzzle.start()?, solver, EASY, 1)?.action == *first);
    }
    let after = puzzle.after(1)?;
    let threatens = !kings_in_danger(&*after.position().observe(Viewer::Omniscient), solver.other())
        .is_empty()
        || !after.view(Viewer::Omniscient).obligations.is_empty();
    Ok(takes || first.contains('=') || !threatens)
}

/// Returns the square where the latest move has ended.
fn target(game: &Match) -> Option<trickmate_rules::view::SquareIndex> {
    game.view(Viewer::Omniscient).last.map(|last| last.to)
}

/// Returns `true` for a single move that mates.
fn is_plain_mate(puzzle: &Puzzle) -> bool {
    puzzle.moves.len() == 1 && puzzle.themes.contains(&super::Theme::Mate)
}

/// Returns the mate that begins here, without the parts of the position that do not matter.
fn mate(game: &Match, seat: Seat) -> Result<Option<Puzzle>, StudyError> {
    let mut position: Value = game.position().observe(Viewer::Omniscient).json();
    if position["phase"] != "move" {
        return Ok(None);
    }
    for part in ["hand", "deck"] {
        position[part] = json!({"white": [], "black": []});
    }
    position["quiet"] = json!(0);
    let start = setup::begin(game.game(), game.options().clone(), &position.to_string())?;
    let Some(moves) = mates::solve(&start, seat)? else { return Ok(None) };
    let text = start.position().observe(Viewer::Omniscient).text();
    Ok(Some(Puzzle::new(game.game(), text, moves)))
}

/// Returns an estimate of the difficulty.
fn rating(puzzle: &Puzzle) -> Result<u32, StudyError> {
    use super::Theme;
    let (start, solver) = (puzzle.start()?, puzzle.solver()?);
    let has = |theme: Theme| puzzle.themes.contains(&theme);
    let own = puzzle.moves.len().div_ceil(2) as u32;
    let choices = start.position().observe(Viewer::Omniscient).legal(solver).len() as u32;
    let is_easy = judge(&start, solver, EASY, 1)?.action == puzzle.moves[0];
    let mut rating = 900 + 180 * own + choices.min(60) * 4;
    rating += if has(Theme::Quiet) { 200 } else { 0 } + if has(Theme::Sacrifice) { 120 } else { 0 };
    rating -= if is_easy { 200 } else { 0 };
    Ok(rating.clamp(700, 2400))
}
