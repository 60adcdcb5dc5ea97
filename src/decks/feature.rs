//! Decks and cards of Summoner’s Chess.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::decks;
use crate::decks::ids::DecksId;
use crate::ui::asker::Asker;
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;

/// Decks and cards of Summoner’s Chess.
pub(crate) struct Decks;

impl Feature for Decks {
    fn commands(&self) -> Vec<Command> {
        vec![decks::command::deck(), decks::card::card()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let (bot, person) = (press.bot, press.asker.person);
        Some(match press.id()? {
            DecksId::MyDeck(challenge) => {
                press.answer(Visibility::Private, None, decks::choice::ask(bot, challenge, person))
            }
            DecksId::PickDeck(challenge) => {
                let deck = press.chosen().unwrap_or_default();
                press.answer(Visibility::Update, None, decks::choice::choose(bot, challenge, person, deck))
            }
            DecksId::Cards(page) => {
                let server = press.asker.server.unwrap_or_default();
                let work = decks::message::card_page(bot, person, server, page);
                press.answer(Visibility::Update, None, work)
            }
            // A form, not a component.
            DecksId::Form => return None,
        })
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let DecksId::Form = form.id()? else { return None };
        let (name, cards) = (form.typed(decks::form::NAME), form.typed(decks::form::CARDS));
        let Asker { person, server, .. } = form.asker;
        Some(form.answer(None, decks::form::submit(form.bot, person, server, name, cards)))
    }
}
