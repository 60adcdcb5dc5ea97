//! The buttons of challenges.

use crate::answer::answers::{WATCHED, warn};
use crate::answer::begun::confirm_acceptance;
use crate::answer::press::Press;
use crate::answer::refusal;
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::invite::ids::InviteId;
use crate::invite::invitation::{invite_to, require_challenger};
use crate::ui::responder::Visibility;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{Answer, Event};
use trickmate_text::text;

/// Answers a button of a challenge.
pub(crate) async fn press(press: Press<'_>, id: InviteId) {
    match id {
        InviteId::Answer(answer, challenge) => answer_challenge(press, answer, challenge).await,
        InviteId::Invite(game, opponent) => {
            press.answer(Visibility::Update, None, invite_to(press, game, opponent)).await;
        }
    }
}

async fn answer_challenge(press: Press<'_>, answer: Answer, challenge: i64) {
    let Press { bot, asker, .. } = press;
    let mut reply = press.reply(Visibility::Update);
    let work = async {
        let known = bot.service.invitations().challenge(challenge).await?;
        if known.message.is_none() {
            let message = number(press.interaction.message.id.get());
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
