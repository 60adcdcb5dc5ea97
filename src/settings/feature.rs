//! A person’s preferences.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::settings;
use crate::settings::ids::SettingsId;
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;

/// A person’s preferences.
pub(crate) struct Settings;

impl Feature for Settings {
    fn commands(&self) -> Vec<Command> {
        vec![settings::command::settings(), settings::vacation::vacation()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let (bot, person) = (press.bot, press.asker.person);
        Some(match press.id()? {
            SettingsId::Change(change) => {
                let change = press.chosen().and_then(|value| value.parse().ok()).unwrap_or(change);
                press.answer(Visibility::Update, None, settings::panel::change(bot, person, change))
            }
            SettingsId::Languages => {
                press.answer(Visibility::Update, None, settings::panel::show_languages(bot, person))
            }
            SettingsId::All => press.answer(Visibility::Update, None, settings::panel::show(bot, person)),
            SettingsId::Vacation(begins) => {
                press.answer(Visibility::Update, None, settings::vacation::change(bot, person, begins))
            }
            SettingsId::Open => press.answer(press.turned(), None, settings::panel::show(bot, person)),
            SettingsId::Quiet => {
                Box::pin(
                    async move { press.open(None, settings::panel::ask_for_quiet(bot, person).await).await },
                )
            }
        })
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let SettingsId::Quiet = form.id()? else { return None };
        let (hours, zone) = (form.typed(settings::panel::HOURS), form.typed(settings::panel::ZONE));
        Some(form.update(settings::panel::keep_quiet(form.bot, form.asker.person, hours, zone)))
    }
}
