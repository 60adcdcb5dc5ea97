//! The message that shows a challenge.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::custom_id::CustomId;
use super::deck_choice;
use super::draft::Draft;
use crate::hall::{Answer, Challenge, ChallengeState, SeatWish};

/// What a challenge to a rated game says.
const RATED: &str = "**Rated**: by accepting you agree that the result changes both players’ ratings.";

/// The challenge as it stands. While it is open its buttons work, and the challenged player is notified.
pub(super) fn compose(challenge: &Challenge) -> Draft {
    let challenger = challenge.challenger;
    let title = challenge.game.table_title(&challenge.options);
    let opening = match challenge.opponent {
        Some(opponent) => format!("<@{challenger}> challenges <@{opponent}> to **{title}**."),
        None => format!("<@{challenger}> is looking for somebody to play **{title}**."),
    };
    let names = challenge.game.seats();
    let seat = match challenge.seat {
        SeatWish::Any => "The seats are drawn by lot.".to_owned(),
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
    let draft = Draft::new(format!("{opening} {seat}{rated}\nTime: {time}.\n{state}"));
    if challenge.state != ChallengeState::Open {
        return draft;
    }
    let draft = draft.rows(vec![CreateActionRow::Buttons(buttons(challenge))]);
    challenge.opponent.into_iter().fold(draft, Draft::ping)
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
    if deck_choice::is_asked(challenge) {
        let id = CustomId::MyDeck(challenge.id).to_string();
        buttons.push(CreateButton::new(id).label("My deck").style(ButtonStyle::Secondary));
    }
    buttons
}
