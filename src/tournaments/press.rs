//! The buttons and menus of tournaments.

use crate::answer::press::Press;
use crate::tournaments::ids::TournamentsId;
use crate::tournaments::{creation, managing, stand_in};
use crate::ui::responder::Visibility;

/// Answers a button or a menu of a tournament.
pub(crate) async fn press(press: Press<'_>, id: TournamentsId) {
    let Press { bot, asker, interaction } = press;
    let member = interaction.member.as_ref();
    if let TournamentsId::New(field, draft) = id {
        return Box::pin(creation::press(press, field, draft)).await;
    }
    let visibility = match id {
        TournamentsId::Seat(..) => Visibility::Public,
        TournamentsId::TakeSeat(..) => Visibility::Update,
        _ => Visibility::Private,
    };
    let work = async move {
        match id {
            TournamentsId::Ask(act, id) => managing::ask(bot, asker, act, id).await,
            TournamentsId::Export(id) => managing::export(bot, asker, id).await,
            TournamentsId::Act(act, id) => managing::act(bot, asker, member, act, id).await,
            TournamentsId::Standings(id, _) => managing::standings(bot, asker, member, Some(id)).await,
            TournamentsId::StandIn(id) => stand_in::ask(bot, asker, id).await,
            TournamentsId::Seat(id, player) => stand_in::choose(press, id, player).await,
            TournamentsId::TakeSeat(id, player, other) => stand_in::take(press, (id, player, other)).await,
            TournamentsId::New(_, draft) => Ok(creation::compose(draft)),
        }
    };
    press.answer(visibility, None, work).await;
}
