//! Matches whose server has removed the bot.

use crate::absence;
use crate::absence::ids::AbsenceId;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;

/// Matches whose server has removed the bot.
pub(crate) struct Absence;

impl Feature for Absence {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let AbsenceId(ask, match_id) = press.id()?;
        let work = absence::choice::choose_in_absence(press.bot, press.asker, ask, match_id);
        Some(press.answer(Visibility::Private, None, work))
    }
}
