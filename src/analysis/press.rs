//! The buttons of an analysis.

use crate::analysis::ids::{AnalysisAsk, AnalysisId};
use crate::analysis::panel::{self, Opened};
use crate::analysis::tell;
use crate::answer::answers;
use crate::answer::press::Press;
use crate::ui::responder::Visibility;

/// Answers a button. If the analysis is under way, the answer shows the result once it is complete.
pub(crate) async fn press(press: Press<'_>, id: AnalysisId) {
    let Press { bot, asker, interaction } = press;
    let visibility = match id.ask {
        AnalysisAsk::Whole | AnalysisAsk::Open(_) => Visibility::Private,
        AnalysisAsk::Step(..) | AnalysisAsk::Curve => Visibility::Update,
        AnalysisAsk::Share => Visibility::Public,
    };
    let mut reply = press.reply(visibility);
    let (result, is_awaited) = match reply.after(panel::open(bot, asker, id)).await {
        Ok(Opened::UnderWay(draft)) => (Ok(draft), true),
        Ok(Opened::Shown(draft)) => (Ok(draft), false),
        Err(failure) => (Err(failure), false),
    };
    answers::finish(bot, reply, result, None, asker).await;
    if is_awaited {
        bot.delivery.waiting.keep(id.game, asker.person, &interaction.token);
        // The analysis may have been completed since it was loaded.
        tell::show_if_made(&bot.service, &bot.delivery, &bot.pictures, id.game).await;
    }
}
