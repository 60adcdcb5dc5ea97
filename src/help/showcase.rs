//! A picture of each game in the middle of play, for people who have never seen it.

use poise::serenity_prelude::CreateAttachment;

use crate::ui;
use crate::ui::picture::{PictureError, public_style};
use trickmate_render::Labels;
use trickmate_rules::kernel::Seed;
use trickmate_rules::mysterious::{NextPlacing, PlacingPlan, ReadyArray};
use trickmate_rules::{Knowledge, Match, Options, Viewer};

/// Number of cards of Mysterious Chess that are flipped.
const TURNED_UP: usize = 17;
/// Word that leaves the cards of Mysterious Chess to chance.
const AT_RANDOM: &str = "random";

/// Openings that look typical of the game.
const CARDMATE: [&str; 3] = ["4Ci3", "4Db6", "8Dj2"];
const POKER: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];

/// Returns the pictures in the order of the games, each with a description.
///
/// # Errors
/// One could not be drawn.
pub(crate) fn pictures() -> Result<Vec<CreateAttachment>, PictureError> {
    let draw = |scene: Match| {
        let view = scene.view(Viewer::Public);
        let mut file = ui::picture::board(&view, &Labels::default(), &public_style())?;
        file.filename = format!("{}.png", scene.game().name());
        Ok(file)
    };
    scenes().into_iter().flatten().map(draw).collect()
}

fn scenes() -> [Option<Match>; 4] {
    [opening("cardmate", &CARDMATE), opening("poker", &POKER), half_turned_up(), summoned()]
}

fn begun(game: &str) -> Option<Match> {
    let game = trickmate_rules::game(game)?;
    let options = Options::new(game.options(), []).ok()?;
    Some(Match::new(game, options, Seed::new([1; 32])))
}

fn opening(game: &str, moves: &[&str]) -> Option<Match> {
    let mut scene = begun(game)?;
    scene.play_all(moves.iter().copied()).ok()?;
    Some(scene)
}

/// Returns Mysterious Chess with some of the cards flipped.
fn half_turned_up() -> Option<Match> {
    let mut scene = begun("mysterious")?;
    let plans = [PlacingPlan::Array(ReadyArray::named("chess")?), PlacingPlan::AtRandom];
    let mut chance = Seed::new([1; 32]).chance("showcase");
    while let Some(seat) = scene.to_act().first().copied() {
        let Knowledge::Mysterious(known) = scene.position().knowledge(seat) else { return None };
        let NextPlacing::Place(text) = plans[seat.index()].next(&known, &mut chance) else { break };
        scene.act(seat, &text).ok()?;
    }
    for _ in 0..TURNED_UP {
        let seat = scene.to_act().first().copied()?;
        scene.act(seat, AT_RANDOM).ok()?;
    }
    Some(scene)
}

/// Returns Summoner's Chess in the middle of a game: the first of its puzzles.
fn summoned() -> Option<Match> {
    trickmate_study::puzzle::collection("summoner").ok()?.all().first()?.start().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_shown() {
        let shown = scenes().map(|scene| scene.unwrap().game().name());
        assert_eq!(
            shown.as_slice(),
            trickmate_rules::GAMES.iter().map(|game| game.name()).collect::<Vec<_>>()
        );
    }
}
