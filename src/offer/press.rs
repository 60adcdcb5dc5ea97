//! The buttons of offers.

use crate::answer::begun::confirm_acceptance;
use crate::answer::press::Press;
use crate::answer::refusal::refusal;
use crate::ui::responder::Visibility;
use trickmate_host::Answer;

/// Answers an offer.
pub(crate) async fn answer(press: Press<'_>, answer: Answer, offer: i64) {
    let Press { bot, asker, .. } = press;
    let mut reply = press.reply(Visibility::Update);
    let done =
        match reply.after(bot.service.offers().answer(offer, asker.person, answer, asker.request)).await {
            // The announcer updates the message of the offer and the board.
            Ok(offer) => {
                let done = reply.ack().await;
                if answer == Answer::Accept && offer.kind.is_rematch() {
                    confirm_acceptance(&mut reply, asker, None).await;
                }
                done
            }
            Err(error) => reply.send_ephemeral(refusal(bot, error.into(), None, asker.person).await).await,
        };
    if let Err(error) = done {
        tracing::info!("an answer to offer {offer} was not acknowledged: {error}");
    }
}
