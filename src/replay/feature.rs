//! Replays of matches and imported records.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::replay;
use crate::replay::ids::ReplayId;
use crate::ui::responder::Task;

/// Replays of matches and imported records.
pub(crate) struct Replay;

impl Feature for Replay {
    fn commands(&self) -> Vec<Command> {
        vec![replay::command::replay()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(replay::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let ReplayId { source, .. } = form.id()?;
        Some(Box::pin(replay::press::submit(form, source)))
    }
}
