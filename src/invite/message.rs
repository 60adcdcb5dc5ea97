//! The message that shows a challenge.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::computer::buttons::play_button;
use crate::computer::ids::ComputerSource;
use crate::decks::ids::DecksId;
use crate::decks::message::card_line;
use crate::invite::ids::InviteId;
use crate::ui::format::time_control;
use trickmate_host::{Answer, Challenge, ChallengeState, SeatWish};
use trickmate_rules::summoner::Catalogue;
use trickmate_text::{rules, text};

/// Builds the message of a challenge in its present state. While it is open its buttons work, and the challenged
/// player is notified.
pub(crate) fn compose(challenge: &Challenge) -> OutgoingMessage {
    let player = format!("<@{}>", challenge.challenger);
    let title = challenge.game.match_title(&challenge.options);
    let opening = match challenge.opponent {
        Some(opponent) => text!("challenge-opening", player, opponent = format!("<@{opponent}>"), title),
        None => text!("challenge-opening-anybody", player, title),
    };
    let names = challenge.game.seats();
    let seat = match challenge.seat {
        SeatWish::Any => text!("challenge-seat-random"),
        SeatWish::Seat(seat) => text!("challenge-seat", player, seat = names[seat.index()].title),
    };
    let state = match (challenge.state, challenge.opponent) {
        (ChallengeState::Open, _) => {
            text!(
                "challenge-open",
                summary = rules::summary(challenge.game),
                when = format!("<t:{}:R>", challenge.expires_at / 1000)
            )
        }
        (ChallengeState::Accepted, _) => text!("challenge-accepted"),
        (ChallengeState::Declined, Some(opponent)) => {
            text!("challenge-declined-by", player = format!("<@{opponent}>"))
        }
        (ChallengeState::Declined, None) => text!("challenge-declined"),
        (ChallengeState::Withdrawn, _) => text!("challenge-withdrawn", player),
        (ChallengeState::CalledOff, _) => text!("challenge-called-off"),
        (ChallengeState::Expired, _) => text!("challenge-expired"),
    };
    let key = if challenge.rated { "challenge-message-rated" } else { "challenge-message" };
    let words = text!(key, opening, seat, time = time_control(challenge.time), state);
    let has_chance = challenge.game.has_chance(&challenge.options) || challenge.seat == SeatWish::Any;
    let commitment = challenge.commitment().filter(|_| has_chance);
    let fairness = commitment.map(|commitment| secret_line(&commitment)).unwrap_or_default();
    let cards = challenge.brought_cards().map(|cards| cards_brought(&cards)).unwrap_or_default();
    let draft = OutgoingMessage::new(words).followed_by(&cards).followed_by(&fairness);
    if challenge.state != ChallengeState::Open {
        return draft;
    }
    let draft = draft.rows(vec![CreateActionRow::Buttons(buttons(challenge))]);
    challenge.opponent.into_iter().fold(draft, OutgoingMessage::ping)
}

/// Lists the cards that come with a challenge.
fn cards_brought(cards: &Catalogue) -> String {
    let lines = cards.own_names().filter_map(|name| card_line(cards, name));
    std::iter::once(text!("challenge-cards")).chain(lines).collect::<Vec<_>>().join("\n")
}

/// Builds the same with a ping of people who want to hear of new challenges.
pub(crate) fn call(draft: OutgoingMessage, role: i64) -> OutgoingMessage {
    draft.followed_by(&format!("<@&{role}>")).ping_role(role)
}

/// Returns the line with the commitment to the secret from which the seed of a challenge, or of an offered rematch,
/// will be derived.
pub(crate) fn secret_line(commitment: &str) -> String {
    text!("challenge-secret", commitment)
}

fn buttons(challenge: &Challenge) -> Vec<CreateButton> {
    let button = |answer, label: &str, style| {
        CreateButton::new(InviteId::Answer(answer, challenge.id).to_string()).label(text!(label)).style(style)
    };
    let mut buttons = vec![button(Answer::Accept, "button-accept", ButtonStyle::Success)];
    if challenge.opponent.is_some() {
        buttons.push(button(Answer::Decline, "button-decline", ButtonStyle::Secondary));
    }
    buttons.push(button(Answer::Withdraw, "button-withdraw", ButtonStyle::Secondary));
    if challenge.opponent.is_none() {
        buttons.push(play_button(ComputerSource::Challenge(challenge.id)));
    }
    if challenge.takes_decks() {
        let id = DecksId::MyDeck(challenge.id).to_string();
        buttons.push(CreateButton::new(id).label(text!("challenge-my-deck")).style(ButtonStyle::Secondary));
    }
    buttons
}
