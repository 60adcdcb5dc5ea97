//! The buttons of challenges.

use poise::serenity_prelude::ComponentInteractionDataKind;

use crate::answer::answers::{WATCHED, warn};
use crate::answer::begun::confirm_acceptance;
use crate::answer::press::Press;
use crate::answer::refusal;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::invite;
use crate::invite::ids::InviteId;
use crate::invite::invitation::{Invited, challenge_from, invite_to, require_challenger};
use crate::ui::responder::Visibility;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{Answer, ChallengeId, Event, SeatWish, ServiceError, SpecialTerms};
use trickmate_text::text;

/// Answers a button of a challenge.
pub(crate) async fn press(press: Press<'_>, id: InviteId) {
    match id {
        InviteId::Answer(answer, challenge) => answer_challenge(press, answer, challenge).await,
        InviteId::Invite(game, opponent) => {
            let invited = Invited {
                game,
                opponent: Some(opponent),
                seat: SeatWish::Any,
                time: None,
                options: Vec::new(),
                special: SpecialTerms::default(),
            };
            press.answer(Visibility::Update, None, invite_to(press, invited)).await;
        }
        InviteId::From(study) => {
            let work = async {
                let ComponentInteractionDataKind::UserSelect { values } = &press.interaction.data.kind else {
                    return Err(ServiceError::Stale.into());
                };
                let person = values.first().ok_or(ServiceError::Stale)?.to_host();
                if person == press.asker.person {
                    return Err(ServiceError::AgainstOneself.into());
                }
                challenge_from(press, study, Some(person)).await
            };
            press.answer(Visibility::Update, None, work).await;
        }
        InviteId::FromForAnyone(study) => {
            press.answer(Visibility::Update, None, challenge_from(press, study, None)).await;
        }
        InviteId::Details(challenge) => {
            let work = async {
                let challenge = press.bot.service.invitations().challenge(challenge).await?;
                Ok(invite::message::details(&challenge).ok_or(ServiceError::Stale)?)
            };
            press.answer(Visibility::Private, None, work).await;
        }
    }
}

async fn answer_challenge(press: Press<'_>, answer: Answer, challenge: ChallengeId) {
    let Press { bot, asker, .. } = press;
    let mut reply = press.reply(Visibility::Update);
    let work = async {
        let known = bot.service.invitations().challenge(challenge).await?;
        if known.message.is_none() {
            let message = press.interaction.message.id.to_host();
            bot.service.invitations().shows_challenge(challenge, message).await?;
        }
        if answer == Answer::Accept && known.challenger != asker.person {
            require_challenger(bot, &known).await?;
        }
        Ok(bot.service.invitations().answer(challenge, asker.person, answer, asker.request).await?)
    };
    if let Err(failure) = reply.after(work).await {
        return refusal::tell(bot, &mut reply, asker, failure).await;
    }
    // The announcer updates the message of the challenge and the board, but not a list of challenges.
    let told = match press.is_private() {
        true => reply.say(OutgoingMessage::new(text!("accepted-from-list"))).await,
        false => reply.ack().await,
    };
    if let Err(error) = told {
        tracing::info!("an answer to challenge {challenge} was not acknowledged: {error}");
    }
    if answer == Answer::Accept
        && let Ok(hosted) = bot.service.matches().match_of_challenge(challenge).await
    {
        // The link leads to the board if it can be posted.
        bot.announcer.settled(Event::Match(hosted.id), WATCHED).await;
        let hosted = bot.service.matches().hosted_match(hosted.id).await.unwrap_or(hosted);
        confirm_acceptance(&mut reply, asker, Some(hosted.link())).await;
        warn(bot, &mut reply, hosted.id).await;
    }
}
