//! The message that shows a challenge.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::ids::custom_id::{ComputerSource, CustomId};
use crate::discord::view::computer;
use crate::service::{Answer, Challenge, ChallengeState, SeatWish};

/// What a challenge to a rated game says.
const RATED: &str = "**Rated**: the result changes both players’ ratings.";

/// The challenge as it stands. While it is open its buttons work, and the challenged player is notified.
pub(crate) fn compose(challenge: &Challenge) -> OutgoingMessage {
    let challenger = challenge.challenger;
    let title = challenge.game.match_title(&challenge.options);
    let opening = match challenge.opponent {
        Some(opponent) => format!("<@{challenger}> challenges <@{opponent}> to **{title}**."),
        None => format!("<@{challenger}> is looking for somebody to play **{title}**."),
    };
    let names = challenge.game.seats();
    let seat = match challenge.seat {
        SeatWish::Any => "Sides are random.".to_owned(),
        SeatWish::Seat(seat) => format!("<@{challenger}> sits as {}.", names[seat.index()].title),
    };
    let state = match (challenge.state, challenge.opponent) {
        (ChallengeState::Open, _) => {
            format!(
                "{} The challenge expires <t:{}:R>.",
                challenge.game.summary(),
                challenge.expires_at / 1000
            )
        }
        (ChallengeState::Accepted, _) => "**Accepted.** Have a good game!".to_owned(),
        (ChallengeState::Declined, Some(opponent)) => format!("**Declined** by <@{opponent}>."),
        (ChallengeState::Declined, None) => "**Declined.**".to_owned(),
        (ChallengeState::Withdrawn, _) => format!("**Withdrawn** by <@{challenger}>."),
        (ChallengeState::Expired, _) => "**Expired**: nobody answered in time.".to_owned(),
    };
    let time = challenge.time.meaning();
    let rated = if challenge.rated { format!(" {RATED}") } else { String::new() };
    let fairness = challenge.commitment().map(|commitment| format!("\n{}", secret_line(&commitment)));
    let fairness = fairness.unwrap_or_default();
    let draft = OutgoingMessage::new(format!("{opening} {seat}{rated}\nTime: {time}.\n{state}{fairness}"));
    if challenge.state != ChallengeState::Open {
        return draft;
    }
    let draft = draft.rows(vec![CreateActionRow::Buttons(buttons(challenge))]);
    challenge.opponent.into_iter().fold(draft, OutgoingMessage::ping)
}

/// What a challenge, or the offer of a rematch, tells of the secret from which its seed will be derived.
pub(crate) fn secret_line(commitment: &str) -> String {
    format!("-# Fair dealing: the secret behind this game’s seed is committed to as `{commitment}`.")
}

fn buttons(challenge: &Challenge) -> Vec<CreateButton> {
    let button = |answer, label: &str, style| {
        CreateButton::new(CustomId::Challenge(answer, challenge.id).to_string()).label(label).style(style)
    };
    let mut buttons = vec![button(Answer::Accept, "Accept", ButtonStyle::Success)];
    if challenge.opponent.is_some() {
        buttons.push(button(Answer::Decline, "Decline", ButtonStyle::Secondary));
    }
    buttons.push(button(Answer::Withdraw, "Withdraw", ButtonStyle::Secondary));
    if challenge.opponent.is_none() {
        buttons.push(computer::play_button(ComputerSource::Challenge(challenge.id)));
    }
    if challenge.takes_decks() {
        let id = CustomId::MyDeck(challenge.id).to_string();
        buttons.push(CreateButton::new(id).label("My deck").style(ButtonStyle::Secondary));
    }
    buttons
}
