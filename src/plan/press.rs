//! The buttons, menus and forms of plans.

use crate::answer::press::Press;
use crate::plan::ids::PlanId;
use crate::plan::panel::{PlanAction, act};
use crate::plan::typed::form;

/// Answers a button or a menu of a plan.
pub(crate) async fn press(press: Press<'_>, id: PlanId) {
    let Press { bot, asker, .. } = press;
    let match_id = id.match_id();
    let action = match id {
        PlanId::Open(_) => PlanAction::Open,
        PlanId::Look(spot) => PlanAction::Look(spot.at),
        PlanId::Choose(spot, path) => PlanAction::Choose(spot.at, press.with_chosen(path)),
        PlanId::List(spot, _) => PlanAction::Choose(spot.at, press.with_chosen(Vec::new())),
        PlanId::Remove(spot) => PlanAction::Remove(spot.at),
        PlanId::Clear(_) => PlanAction::Clear,
        PlanId::Type(match_id) => {
            return press.open(Some(match_id), form(bot, asker, match_id).await).await;
        }
    };
    let work = Box::pin(act(bot, asker, match_id, action));
    press.answer(press.turned(), Some(match_id), work).await;
}
