//! Planning moves ahead.

use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::plan;
use crate::plan::ids::PlanId;
use crate::plan::panel::PlanAction;
use crate::ui::responder::Task;
use crate::ui::typed::TYPED;

/// Planning moves ahead.
pub(crate) struct Plan;

impl Feature for Plan {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(plan::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let PlanId::Type(match_id) = form.id()? else { return None };
        let action = PlanAction::Type(form.typed(TYPED).to_owned());
        Some(form.update(plan::panel::act(form.bot, form.asker, match_id, action)))
    }
}
