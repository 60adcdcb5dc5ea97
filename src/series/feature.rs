//! Series of games between two people.

use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::series;
use crate::series::ids::{SeriesAsk, SeriesButton, SideboardId};
use crate::ui::responder::Task;

/// Series of games between two people.
pub(crate) struct Series;

impl Feature for Series {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        if let Some(SideboardId(challenge)) = press.id() {
            return Some(Box::pin(async move {
                let person = press.asker.person;
                press.open(None, series::cards::sideboard_form(press.bot, person, challenge).await).await;
            }));
        }
        let id = press.id()?;
        Some(Box::pin(series::press::press(press, id)))
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        if let Some(SideboardId(challenge)) = form.id() {
            return Some(form.answer(None, series::cards::declare(form, challenge)));
        }
        match form.id()? {
            SeriesButton { ask: SeriesAsk::Swap, series } => {
                Some(form.update(series::cards::swap(form, series)))
            }
            SeriesButton { .. } => None,
        }
    }
}
