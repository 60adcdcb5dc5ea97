//! A picture of the games in the middle of play, for people who have never seen them.

use poise::serenity_prelude::CreateAttachment;

use crate::ui::picture::PictureError;
use trickmate_host::workers::debug_assert_at_work;
use trickmate_render::{Style, Tile};
use trickmate_rules::kernel::Seed;
use trickmate_rules::mysterious::{NextPlacing, PlacingPlan, ReadyArray};
use trickmate_rules::{Knowledge, Match, Options, Viewer};
use trickmate_text::{text, word};

/// Width of the picture in pixels.
const WIDTH: u32 = 1080;
/// Number of cards of Mysterious Chess that are flipped.
const TURNED_UP: usize = 17;
/// Word that leaves the cards of Mysterious Chess to chance.
const AT_RANDOM: &str = "random";

/// Openings that look typical of the game.
const CARDMATE: [&str; 3] = ["4Ci3", "4Db6", "8Dj2"];
const POKER: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];

/// Returns the picture, with its description: a board of each game below its name, in the order of the games.
///
/// # Errors
/// It could not be drawn.
pub(crate) fn picture() -> Result<CreateAttachment, PictureError> {
    debug_assert_at_work();
    let tile = |scene: Match| Tile { title: word(scene.game().title()), view: scene.view(Viewer::Public) };
    let tiles: Vec<Tile> = scenes().into_iter().flatten().map(tile).collect();
    let png = trickmate_render::tiles(&tiles, &Style { width: WIDTH, ..Style::default() })?;
    let [cardmate, poker, mysterious, summoner] = ["cardmate", "poker", "mysterious", "summoner"]
        .map(|name| trickmate_rules::game(name).map_or_else(String::new, |game| word(game.title())));
    let description = text!("start-picture-alt", cardmate, poker, mysterious, summoner);
    Ok(CreateAttachment::bytes(png, "games.png").description(description))
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
