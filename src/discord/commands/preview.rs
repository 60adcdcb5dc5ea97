//! `/preview`: in a game of poker hands, what hand each move of mine would give.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::commands::context::{Context, answer, asker};
use crate::discord::commands::which_match::{self, suggest};
use crate::discord::input::command_error::CommandError;
use crate::discord::view::poker_hands;
use crate::service::HostedMatch;
use crate::workers::Lane;
use trickmate_rules::poker::hand_previews;
use trickmate_rules::view::PokerHand;
use trickmate_rules::{Seat, Viewer};
use trickmate_text::text;

/// How many characters of hands are shown: those that are best.
const MAX_LEN: usize = 1800;

/// In Poker Chess: what hand each of your moves would give, only to you
#[poise::command(slash_command)]
pub(crate) async fn preview(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let work = async {
        let hosted = which_match::own(ctx, game).await?;
        ctx.framework.user_data.hands_ahead(&hosted, asker(ctx).person).await
    };
    answer(ctx, work).await
}

impl Bot {
    /// The hands that the moves of a person would give.
    pub(crate) async fn hands_ahead(
        &self,
        hosted: &HostedMatch,
        person: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let seat = Self::seat_to_act(hosted, person)?;
        Ok(OutgoingMessage::new(self.look(Lane::Game, hosted, move |hosted| list(hosted, seat)).await??))
    }
}

/// The moves by the hands they give, the best hands first.
fn list(hosted: &HostedMatch, seat: Seat) -> Result<String, CommandError> {
    let moves = hand_previews(&*hosted.game.position().observe(Viewer::Seat(seat)), seat);
    if moves.is_empty() {
        return Err(CommandError::words(text!("preview-none")));
    }
    let mut groups: Vec<(PokerHand, Vec<String>)> = Vec::new();
    for (text, hand) in moves {
        // Cards as well as the value: of hands worth the same each shows its own.
        match groups.iter_mut().find(|(known, _)| known.value == hand.value && known.cards == hand.cards) {
            Some((_, texts)) => texts.push(text),
            None => groups.push((hand, vec![text])),
        }
    }
    let mut lines = vec![text!("preview-heading", game = hosted.id)];
    let mut length = lines[0].chars().count();
    for (hand, texts) in &groups {
        let line = text!("preview-line", hand = poker_hands::shown(hand), moves = texts.join(", "));
        length += line.chars().count() + 1;
        if length > MAX_LEN {
            lines.push(text!("preview-more"));
            break;
        }
        lines.push(line);
    }
    Ok(lines.join("\n"))
}
