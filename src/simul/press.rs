//! The buttons, menus and forms of exhibitions.

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play;
use crate::servers::panel::manages;
use crate::simul::ids::{SimulAct, SimulButton};
use crate::simul::message;
use crate::simul::panel::{BoardAction, lead, meant};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::mention;
use crate::ui::responder::{Task, Visibility};
use trickmate_host::SimulId;
use trickmate_text::text;

/// Answers a button or a menu of an exhibition.
pub(crate) async fn press(press: Press<'_>, id: SimulButton) {
    let Press { bot, asker, interaction } = press;
    let is_manager = manages(interaction.member.as_ref());
    let work: Task<'_, Result<OutgoingMessage, CommandError>> = match id {
        SimulButton::Act(SimulAct::Boards, id) => lead(bot, asker, id, BoardAction::Open),
        SimulButton::Act(act, id) => {
            let work = Box::pin(perform(bot, asker, is_manager, act, id));
            return press.answer(Visibility::Private, None, work).await;
        }
        SimulButton::Board(id, board) => lead(bot, asker, id, BoardAction::Look(board)),
        SimulButton::Choose(at, path) => {
            lead(bot, asker, at.simul, BoardAction::Choose(at, press.with_chosen(path)))
        }
        SimulButton::List(at, _) => {
            lead(bot, asker, at.simul, BoardAction::Choose(at, press.with_chosen(Vec::new())))
        }
        SimulButton::Type(at) => {
            let form = play::act::form_as(bot, at.spot, asker.person, |_| SimulButton::Type(at)).await;
            return press.open(Some(at.spot.match_id), form).await;
        }
    };
    press.answer(press.turned(), None, work).await;
}

/// Performs an action in an exhibition.
async fn perform(
    bot: &Bot,
    asker: Asker,
    is_manager: bool,
    act: SimulAct,
    id: SimulId,
) -> Result<OutgoingMessage, CommandError> {
    let (simul, person) = (meant(bot, asker, id).await?, asker.person);
    let simuls = bot.service.simuls();
    if matches!(act, SimulAct::Join | SimulAct::Leave) {
        bot.pacing.spend(asker.person, Request::Enrolment)?;
    }
    Ok(OutgoingMessage::new(match act {
        SimulAct::Join => {
            simuls.join(id, person).await?;
            text!("simul-joined", host = mention(simul.host))
        }
        SimulAct::Leave => {
            simuls.leave(id, person).await?;
            text!("simul-left")
        }
        SimulAct::Begin => {
            Box::pin(simuls.begin(id, person)).await?;
            let boards = message::button(SimulAct::Boards, &simul);
            return Ok(
                OutgoingMessage::new(text!("simul-begun")).rows(vec![CreateActionRow::Buttons(vec![boards])])
            );
        }
        SimulAct::AskCancel => {
            let cancel = message::button(SimulAct::Cancel, &simul);
            return Ok(OutgoingMessage::new(text!("simul-ask-cancel"))
                .rows(vec![CreateActionRow::Buttons(vec![cancel])]));
        }
        SimulAct::Cancel => {
            simuls.cancel(id, person, is_manager).await?;
            text!("simul-cancelled-now")
        }
        SimulAct::Boards => return lead(bot, asker, id, BoardAction::Open).await,
    }))
}
