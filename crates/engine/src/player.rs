//! Players: a level, or one of the two that levels are measured against.

use std::str::FromStr;

use thiserror::Error;
use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Knowledge, Match, Seat, Viewer, summoner};

use crate::error::ThinkError;
use crate::games;
use crate::level::{DailyStrength, Level};
use crate::limits::Budget;
use crate::request::{Request, Skill};
use crate::search::{Moves, Node};
use crate::think::think;
use crate::thought::Thought;

/// A player.
///
/// ```
/// use trickmate_engine::Player;
///
/// assert_eq!("random".parse(), Ok(Player::Random));
/// assert!("7".parse::<Player>().is_ok());
/// assert!("grandmaster".parse::<Player>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Chooses at random.
    Random,
    /// Captures the most valuable piece, whatever follows; chooses at random if there is no capture.
    Greedy,
    /// A level, or parameters that belong to no level.
    Skill(Skill),
}

/// A text that does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no player “{0}”; the players are the levels 1 to 8, random, greedy and params such as depth=1,noise=300"
)]
pub struct NoSuchPlayer(String);

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, NoSuchPlayer> {
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            _ => {
                let level = text.parse().ok().and_then(Level::new).map(Skill::Level);
                let skill = level.or_else(|| text.parse().ok().map(Skill::LevelParams));
                skill.map(Player::Skill).ok_or_else(|| NoSuchPlayer(text.to_owned()))
            }
        }
    }
}

impl Player {
    /// Returns the action that the player chooses for a seat of a match. Its strength follows from the seed of the match; other
    /// chance comes from `seed`.
    ///
    /// # Errors
    /// There is nothing to choose.
    pub fn choose(self, game: &Match, seat: Seat, seed: &Seed) -> Result<String, ThinkError> {
        match self {
            Player::Skill(skill) => {
                let strength = DailyStrength::of(game.seed(), seat);
                let request =
                    Request { skill, strength, ..Request::budget(Budget::nodes(u64::MAX), seed.clone()) };
                Ok(think_in(game, seat, &request)?.action)
            }
            Player::Random => by_lot(game, seat, &mut seed.chance("player")),
            Player::Greedy => {
                check(game, seat)?;
                let chance = &mut seed.chance("player");
                match greedy(&game.position().knowledge(seat), chance) {
                    Some(action) => Ok(action),
                    None => by_lot(game, seat, chance),
                }
            }
        }
    }

    /// Acts for the seat that is to act first; returns whether it could.
    pub(crate) fn act(self, game: &mut Match, seed: &Seed) -> bool {
        let Some(seat) = game.to_act().first().copied() else { return false };
        let Ok(action) = self.choose(game, seat, seed) else { return false };
        let done = game.act(seat, &action);
        debug_assert!(done.is_ok(), "a player has chosen {action}, which is not legal");
        done.is_ok()
    }
}

/// Chooses an action for a seat of a match, from the knowledge of the seat.
///
/// # Errors
/// There is nothing to choose: the game is over, or the seat is not to act.
pub fn think_in(game: &Match, seat: Seat, request: &Request) -> Result<Thought, ThinkError> {
    check(game, seat)?;
    think(&game.position().knowledge(seat), request)
}

fn check(game: &Match, seat: Seat) -> Result<(), ThinkError> {
    let to_act = game.to_act();
    match to_act.contains(&seat) {
        true => Ok(()),
        false if to_act.is_empty() => Err(ThinkError::Over),
        false => Err(ThinkError::NotToAct),
    }
}

fn by_lot(game: &Match, seat: Seat, chance: &mut SeedRng) -> Result<String, ThinkError> {
    check(game, seat)?;
    let mut legal = game.position().observe(Viewer::Seat(seat)).legal(seat);
    if legal.is_empty() {
        return Err(ThinkError::Over);
    }
    Ok(legal.swap_remove(chance.below(legal.len() as u32) as usize))
}

/// Returns the action that captures the most; `None` without a capture.
fn greedy(knowledge: &Knowledge, chance: &mut SeedRng) -> Option<String> {
    match knowledge {
        Knowledge::Cardmate(known) => {
            taking(&games::cardmate::CardmateNode::new(known.state().clone()), chance)
        }
        Knowledge::Poker(known) if known.is_declaring() => None,
        Knowledge::Poker(known) => {
            taking(&games::poker::PokerNode::new(known.setting(), known.state().clone()), chance)
        }
        Knowledge::Mysterious(known) => match known.stage() {
            trickmate_rules::mysterious::Stage::Chess(game) => {
                taking(&games::chess::ChessNode::new(game.state), chance)
            }
            _ => None,
        },
        Knowledge::Summoner(known) => taking_pieces(known, chance),
    }
}

fn taking<N: Node>(root: &N, chance: &mut SeedRng) -> Option<String> {
    let mut moves = Moves::new();
    root.moves(&mut moves);
    let max = moves.iter().map(|(action, _)| root.gain(*action)).max().filter(|gain| *gain > 0)?;
    let best: Vec<N::Move> =
        moves.iter().map(|(action, _)| *action).filter(|action| root.gain(*action) == max).collect();
    let action = best.get(chance.below(best.len() as u32) as usize)?;
    Some(root.write(*action))
}

/// Captures the most, summons the most valuable piece, plays the dearest card, and chooses at random if none of these
/// is possible.
fn taking_pieces(known: &summoner::Knowledge, chance: &mut SeedRng) -> Option<String> {
    let state = known.open();
    let mut actions = state.actions();
    chance.shuffle(&mut actions);
    let worth = |action: &summoner::Action| {
        state.captured_value(action).map_or(state.played_value(action), |value| value + 1)
    };
    let best = actions.iter().max_by_key(|action| worth(action)).filter(|action| worth(action) > 0)?;
    Some(state.write(best))
}
