//! *Hands*: the poker hands that the user's moves would give.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play;
use crate::play::ids::PlayId;
use crate::ui;
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, PlayerId};
use trickmate_rules::poker::hand_previews;
use trickmate_rules::view::PokerHand;
use trickmate_rules::{Seat, Viewer};
use trickmate_text::{joined, rules, text};

/// Most characters of hands that are shown, the best first.
const MAX_LEN: usize = 1800;

/// Returns the hands that the moves of a person would give.
pub(crate) async fn hands_ahead(
    bot: &Bot,
    hosted: &HostedMatch,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Picture)?;
    let seat = play::act::seat_to_act(hosted, person)?;
    Ok(OutgoingMessage::new(bot.look(Lane::Game, hosted, move |hosted| list(hosted, seat)).await??))
}

/// Returns these hands in the player's private panel, with a button back to their choices.
pub(crate) async fn hands_in_panel(
    bot: &Bot,
    spot: Spot,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(spot.match_id).await?;
    let hands = hands_ahead(bot, &hosted, person).await?;
    let back = CreateButton::new(PlayId::Menu(hosted.spot(), Vec::new()).to_string())
        .label(text!("button-back"))
        .style(ButtonStyle::Secondary);
    Ok(hands
        .rows(vec![CreateActionRow::Buttons(vec![back])])
        .panel_of(hosted.id, PanelContent::Position(hosted.version())))
}

/// Moves that make hands of the same ranks, and so of the same value.
struct Group {
    hand: PokerHand,
    /// The cards, with only the rank where they differ in suit.
    cards: Vec<String>,
    moves: Vec<String>,
}

impl Group {
    fn new(text: String, hand: PokerHand) -> Self {
        let cards = hand.cards.iter().map(|(card, _)| card.symbols()).collect();
        Self { hand, cards, moves: vec![rules::notation(&text)] }
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
        self.moves.push(rules::notation(&text));
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
        let hand = ui::poker_hands::with_cards(&rules::hand(hand.value), cards);
        let line = text!("preview-line", hand, moves = joined(moves));
        length += line.chars().count() + 1;
        if length > MAX_LEN {
            lines.push(text!("preview-more"));
            break;
        }
        lines.push(line);
    }
    Ok(lines.join("\n"))
}
