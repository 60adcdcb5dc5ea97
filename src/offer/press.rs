//! The buttons of offers.

use crate::answer::begun::confirm_acceptance;
use crate::answer::press::Press;
use crate::answer::refusal::refusal;
use crate::offer::make::require_opponent;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::{Answer, OfferId, OfferState};

/// Answers an offer.
pub(crate) async fn answer(press: Press<'_>, answer: Answer, offer: OfferId) {
    let Press { bot, asker, .. } = press;
    let mut reply = press.reply(Visibility::Update);
    let work = async {
        if answer == Answer::Accept {
            let known = bot.service.offers().offered(offer).await?;
            if known.kind.is_rematch() && known.state == OfferState::Open {
                require_opponent(bot, known.match_id, asker.person).await?;
            }
        }
        Ok::<_, CommandError>(bot.service.offers().answer(offer, asker.person, answer, asker.request).await?)
    };
    let done = match reply.after(work).await {
        // The announcer updates the offer's message and the board.
        Ok(offer) => {
            let done = reply.ack().await;
            if answer == Answer::Accept && offer.kind.is_rematch() {
                confirm_acceptance(&mut reply, asker, None).await;
            }
            done
        }
        Err(error) => reply.send_ephemeral(refusal(bot, error, None, asker.person).await).await,
    };
    if let Err(error) = done {
        tracing::info!("an answer to offer {offer} was not acknowledged: {error}");
    }
}
