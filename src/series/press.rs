//! The buttons of series.

use crate::answer::press::Press;
use crate::answer::refusal;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::series::ids::{SeriesAsk, SeriesButton};
use crate::series::{cards, message};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::{HostedSeries, SeriesRequestError, ServiceError};

/// Answers a button of a series. A private message changes in place; the announcer updates the public one.
pub(crate) async fn press(press: Press<'_>, SeriesButton { ask, series }: SeriesButton) {
    let Press { bot, asker, .. } = press;
    let person = asker.person;
    let requests = bot.service.series();
    match ask {
        SeriesAsk::Show => {
            let work = async { shown(bot, requests.series(series).await?).await };
            press.answer(press.turned(), None, work).await;
        }
        SeriesAsk::Next => {
            let work = async { shown(bot, requests.next(series, person).await?).await };
            if press.is_private() {
                return press.answer(Visibility::Update, None, work).await;
            }
            let mut reply = press.reply(Visibility::Update);
            let told = match reply.after(work).await {
                Ok(_) => reply.ack().await,
                Err(failure) => return refusal::tell(bot, &mut reply, asker, failure).await,
            };
            if let Err(error) = told {
                tracing::info!("a press for the next game of series {series} was not acknowledged: {error}");
            }
        }
        SeriesAsk::End => {
            let work = async {
                let series = requests.series(series).await?;
                let place = series.place_of(person);
                place.ok_or(ServiceError::from(SeriesRequestError::NotPlaying))?;
                match series.end {
                    Some(_) => shown(bot, series).await,
                    None => Ok(message::question(series.id)),
                }
            };
            press.answer(press.turned(), None, work).await;
        }
        SeriesAsk::Cards => {
            let work = async { Ok(cards::panel(series, &requests.deck(series, person).await?)) };
            press.answer(press.turned(), None, work).await;
        }
        SeriesAsk::Swap => press.open(None, Ok(cards::swap_form(series))).await,
        SeriesAsk::Stop => {
            let work = async { shown(bot, requests.stop(series, person).await?).await };
            press.answer(Visibility::Update, None, work).await;
        }
        SeriesAsk::Resign => {
            let work = async { shown(bot, requests.resign(series, person).await?).await };
            press.answer(Visibility::Update, None, work).await;
        }
    }
}

/// Returns the message of a series.
async fn shown(bot: &Bot, series: HostedSeries) -> Result<OutgoingMessage, CommandError> {
    let challenge = bot.service.invitations().challenge(series.challenge).await?;
    Ok(message::build(&bot.service, &series, &challenge).await?)
}
