//! The message that shows a challenge.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::computer::buttons::play_button;
use crate::computer::ids::ComputerSource;
use crate::decks::ids::DecksId;
use crate::decks::message::card_line;
use crate::invite::ids::InviteId;
use crate::learn::ids::LearnId;
use crate::rules::ids::RulesId;
use crate::series::ids::SideboardId;
use crate::ui::special_terms;
use trickmate_host::{Answer, Challenge, ChallengeState, RoleId, SeatWish};
use trickmate_rules::summoner::Catalogue;
use trickmate_text::{rules, text, word};

/// Builds the message of a challenge in its current state. While the challenge is open, the message has buttons and
/// pings the challenged player. The description of its picture contains the commitment to the secret.
pub(crate) fn compose(challenge: &Challenge) -> OutgoingMessage {
    let player = format!("<@{}>", challenge.challenger);
    let title = rules::board_title(&challenge.game.match_title(&challenge.options));
    let opening = match challenge.opponent {
        Some(opponent) => text!("challenge-opening", player, opponent = format!("<@{opponent}>"), title),
        None => text!("challenge-opening-anybody", player, title),
    };
    let names = challenge.game.seats();
    let seat = match challenge.seat {
        SeatWish::Any => text!("challenge-seat-random"),
        SeatWish::Seat(seat) => text!("challenge-seat", player, seat = word(names[seat.index()].title)),
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
    let words = text!(key, opening, seat, time = special_terms::time_of_challenge(challenge), state);
    let special = special_terms::of_challenge(challenge);
    let cards = challenge.brought_cards().map(|cards| cards_brought(&cards)).unwrap_or_default();
    let draft = OutgoingMessage::new(words).followed_by(&special).followed_by(&cards);
    if challenge.state != ChallengeState::Open {
        return draft;
    }
    let draft = draft.rows(vec![
        CreateActionRow::Buttons(buttons(challenge)),
        CreateActionRow::Buttons(explanations(challenge)),
    ]);
    challenge.opponent.into_iter().fold(draft, OutgoingMessage::ping)
}

/// Lists the cards that come with a challenge.
fn cards_brought(cards: &Catalogue) -> String {
    let lines = cards.own_names().filter_map(|name| card_line(cards, name));
    std::iter::once(text!("challenge-cards")).chain(lines).collect::<Vec<_>>().join("\n")
}

/// Adds a ping of the people who want to hear of new challenges.
pub(crate) fn call(draft: OutgoingMessage, role: RoleId) -> OutgoingMessage {
    draft.followed_by(&format!("<@&{role}>")).ping_role(role)
}

/// Returns the commitment to the secret of a challenge, if anything of its game is left to chance.
pub(crate) fn commitment(challenge: &Challenge) -> Option<String> {
    let has_chance = challenge.game.has_chance(&challenge.options) || challenge.seat == SeatWish::Any;
    challenge.commitment().filter(|_| has_chance)
}

/// Explains how the deal of a challenge can be checked, if anything is left to chance.
pub(crate) fn details(challenge: &Challenge) -> Option<OutgoingMessage> {
    commitment(challenge).map(|commitment| OutgoingMessage::new(text!("challenge-details", commitment)))
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
    if challenge.opponent.is_none() && !challenge.is_special() && challenge.series.is_none() {
        buttons.push(play_button(ComputerSource::Challenge(challenge.id)));
    }
    if challenge.takes_decks() {
        let id = DecksId::MyDeck(challenge.id).to_string();
        buttons.push(CreateButton::new(id).label(text!("challenge-my-deck")).style(ButtonStyle::Secondary));
        if challenge.series.is_some() {
            let id = SideboardId(challenge.id).to_string();
            let sideboard = CreateButton::new(id).label(text!("series-button-sideboard"));
            buttons.push(sideboard.style(ButtonStyle::Secondary));
        }
    }
    buttons
}

/// Returns the buttons for people who do not know the game yet, and for people who want to check its deal.
fn explanations(challenge: &Challenge) -> Vec<CreateButton> {
    let name = challenge.game.name();
    let button =
        |id: String, label: &str| CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary);
    let mut buttons = vec![
        button(RulesId(name, 0).to_string(), "button-rules"),
        button(LearnId::Course(name).to_string(), "button-learn"),
    ];
    if commitment(challenge).is_some() {
        buttons.push(button(InviteId::Details(challenge.id).to_string(), "challenge-details-button"));
    }
    buttons
}
