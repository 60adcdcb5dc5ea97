//! `/hands`: in a game of poker hands, what hand each move of mine would give.

use super::super::Bot;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::showdown;
use super::table::{self, suggest};
use super::{Context, answer, asker};
use crate::hall::Table;
use crate::rules::Seat;
use crate::rules::view::PokerHand;

/// How many characters of hands are shown: those that are best.
const LONGEST: usize = 1800;

/// In Poker Chess: what hand each of your moves would give, only to you
#[poise::command(slash_command)]
pub(super) async fn hands(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let work = async {
        let table = table::own(ctx, game).await?;
        let seat = Bot::seat_to_act(&table, asker(ctx).person)?;
        Ok(Draft::new(list(&table, seat)?))
    };
    answer(ctx, work).await
}

/// The moves by the hands they give, the best hands first.
fn list(table: &Table, seat: Seat) -> Result<String, Failure> {
    let moves = table.game.position().hands_after(seat);
    if moves.is_empty() {
        return Err(Failure::words(
            "There are no hands to look ahead to: this is for Poker Chess, when you are to move a piece.",
        ));
    }
    let mut groups: Vec<(PokerHand, Vec<String>)> = Vec::new();
    for (text, hand) in moves {
        match groups.iter_mut().find(|(known, _)| known.name == hand.name) {
            Some((_, texts)) => texts.push(text),
            None => groups.push((hand, vec![text])),
        }
    }
    let mut lines = vec![format!("Your hand after each of your moves (game {}), the best first:", table.id)];
    let mut length = lines[0].chars().count();
    for (hand, texts) in &groups {
        let line = format!("**{}**: {}", showdown::shown(hand), texts.join(", "));
        length += line.chars().count() + 1;
        if length > LONGEST {
            lines.push("… and worse ones.".to_owned());
            break;
        }
        lines.push(line);
    }
    Ok(lines.join("\n"))
}
