//! `/preview`: the poker hands that the user's moves would give.

use crate::answer;
use crate::answer::command::{Context, answer, asker};
use crate::answer::which_match::suggest;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::play;
use crate::ui;
use crate::ui::command_error::CommandError;
use trickmate_host::HostedMatch;
use trickmate_host::workers::Lane;
use trickmate_rules::poker::hand_previews;
use trickmate_rules::view::PokerHand;
use trickmate_rules::{Seat, Viewer};
use trickmate_text::text;

/// Most characters of hands that are shown, the best first.
const MAX_LEN: usize = 1800;

/// Shows privately the poker hand that each of your moves would give
#[poise::command(slash_command)]
pub(crate) async fn preview(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let work = async {
        let hosted = answer::which_match::own(ctx, game).await?;
        hands_ahead(ctx.framework.user_data, &hosted, asker(ctx).person).await
    };
    answer(ctx, work).await
}

/// Returns the hands that the moves of a person would give.
pub(crate) async fn hands_ahead(
    bot: &Bot,
    hosted: &HostedMatch,
    person: i64,
) -> Result<OutgoingMessage, CommandError> {
    let seat = play::act::seat_to_act(hosted, person)?;
    Ok(OutgoingMessage::new(bot.look(Lane::Game, hosted, move |hosted| list(hosted, seat)).await??))
}

/// Moves that give hands of the same ranks, and so of the same value.
struct Group {
    hand: PokerHand,
    /// The cards, with only the rank where they differ in suit.
    cards: Vec<String>,
    moves: Vec<String>,
}

impl Group {
    fn new(text: String, hand: PokerHand) -> Self {
        let cards = hand.cards.iter().map(|(card, _)| card.symbols()).collect();
        Self { hand, cards, moves: vec![text] }
    }

    fn is_alike(&self, hand: &PokerHand) -> bool {
        let ranks = |hand: &PokerHand| hand.cards.iter().map(|(card, _)| card.rank).collect::<Vec<_>>();
        self.hand.value == hand.value && ranks(&self.hand) == ranks(hand)
    }

    fn add(&mut self, text: String, hand: &PokerHand) {
        for (shown, (card, _)) in self.cards.iter_mut().zip(&hand.cards) {
            if *shown != card.symbols() {
                card.rank.symbol().clone_into(shown);
            }
        }
        self.moves.push(text);
    }
}

/// Returns the moves by the hands they give, the best hands first.
fn list(hosted: &HostedMatch, seat: Seat) -> Result<String, CommandError> {
    let moves = hand_previews(&*hosted.game.position().observe(Viewer::Seat(seat)), seat);
    if moves.is_empty() {
        return Err(CommandError::words(text!("preview-none")));
    }
    let mut groups: Vec<Group> = Vec::new();
    for (text, hand) in moves {
        match groups.iter_mut().find(|group| group.is_alike(&hand)) {
            Some(group) => group.add(text, &hand),
            None => groups.push(Group::new(text, hand)),
        }
    }
    let mut lines = vec![text!("preview-heading", game = hosted.id)];
    let mut length = lines[0].chars().count();
    for Group { hand, cards, moves } in &groups {
        let hand = ui::poker_hands::with_cards(&hand.name, cards);
        let line = text!("preview-line", hand, moves = moves.join(", "));
        length += line.chars().count() + 1;
        if length > MAX_LEN {
            lines.push(text!("preview-more"));
            break;
        }
        lines.push(line);
    }
    Ok(lines.join("\n"))
}
