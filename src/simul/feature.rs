//! Simultaneous exhibitions.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::simul;
use crate::simul::ids::SimulButton;
use crate::simul::panel::BoardAction;
use crate::ui::responder::Task;
use crate::ui::typed::TYPED;

/// Simultaneous exhibitions.
pub(crate) struct Simul;

impl Feature for Simul {
    fn commands(&self) -> Vec<Command> {
        vec![simul::command::simul()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(simul::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let SimulButton::Type(at) = form.id()? else { return None };
        let action = BoardAction::Type(at, form.typed(TYPED).to_owned());
        Some(form.update(simul::panel::lead(form.bot, form.asker, at.simul, action)))
    }
}
