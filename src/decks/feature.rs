//! Decks and cards of Summoner’s Chess.

use crate::answer::command::Command;
use crate::answer::feature::Feature;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::decks;
use crate::decks::ids::{DeckValue, DecksId};
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;
use trickmate_host::PageNumber;
use trickmate_rules::summoner::{Catalogue, Deck};

/// Decks and cards of Summoner’s Chess.
pub(crate) struct Decks;

impl Feature for Decks {
    fn commands(&self) -> Vec<Command> {
        vec![decks::command::deck(), decks::card::card()]
    }

    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let (bot, asker) = (press.bot, press.asker);
        let (person, update) = (asker.person, Visibility::Update);
        Some(match press.id()? {
            DecksId::MyDeck(challenge) => {
                press.answer(Visibility::Private, None, decks::choice::ask(bot, challenge, person))
            }
            DecksId::PickDeck(challenge) => {
                let deck = press.chosen().unwrap_or_default();
                press.answer(update, None, decks::choice::choose(bot, challenge, person, deck))
            }
            DecksId::Cards(page) => {
                let server = asker.server.unwrap_or_default();
                press.answer(update, None, decks::message::card_page(bot, person, server, page))
            }
            DecksId::List => press.answer(update, None, async move {
                let cards = bot.service.decks().deck_cards(asker.server, person).await?;
                decks::list::list(bot, person, "", &cards).await
            }),
            DecksId::Open => {
                let DeckValue(deck) = press.chosen()?.parse().ok()?;
                press.answer(update, None, decks::editor::show(bot, asker, "", deck, PageNumber::FIRST))
            }
            DecksId::Edit { deck, page } => {
                press.answer(update, None, decks::editor::turn(bot, asker, deck, page))
            }
            DecksId::Put { deck, page, card } => {
                let put = move |deck: &mut Deck, cards: &Catalogue| deck.add(1, &card, cards).map(|_| ());
                press.answer(update, None, decks::editor::change(bot, asker, (deck, page), put))
            }
            DecksId::Take { deck, page, card } => {
                let take =
                    move |deck: &mut Deck, cards: &Catalogue| deck.remove(Some(1), &card, cards).map(|_| ());
                press.answer(update, None, decks::editor::change(bot, asker, (deck, page), take))
            }
            DecksId::Card { deck, page, card } => {
                press.answer(
                    update,
                    None,
                    async move { decks::more::card(bot, asker, (deck, page), &card).await },
                )
            }
            DecksId::Sample { deck, page } => {
                press.answer(update, None, decks::more::sample(bot, asker, (deck, page)))
            }
            DecksId::Use { deck, page } => {
                press.answer(update, None, decks::editor::choose(bot, asker, deck, page))
            }
            DecksId::More(deck) => press.answer(update, None, decks::more::show(bot, asker, deck)),
            DecksId::New => Box::pin(async move { press.open(None, Ok(decks::form::ask_new())).await }),
            DecksId::Copy(deck) => {
                Box::pin(async move { press.open(None, Ok(decks::form::ask_copy(deck))).await })
            }
            DecksId::Rename(deck) => Box::pin(async move {
                let form = decks::form::ask_rename(bot, asker, deck).await;
                press.open(None, form).await;
            }),
            DecksId::AskDelete(deck) => press.answer(update, None, decks::more::ask_delete(bot, asker, deck)),
            DecksId::Delete(deck) => press.answer(update, None, decks::more::delete(bot, asker, deck)),
            // A form, not a component.
            DecksId::Form => return None,
        })
    }

    fn submit<'a>(&self, form: Form<'a>) -> Option<Task<'a, ()>> {
        let (bot, asker, name) = (form.bot, form.asker, form.typed(decks::form::NAME));
        Some(match form.id()? {
            DecksId::Form => {
                let cards = form.typed(decks::form::CARDS);
                form.answer(None, decks::form::submit(bot, asker.person, asker.server, name, cards))
            }
            DecksId::New => form.update(decks::form::create(bot, asker, name, None)),
            DecksId::Copy(deck) => form.update(decks::form::create(bot, asker, name, Some(deck))),
            DecksId::Rename(deck) => form.update(decks::form::rename(bot, asker, deck, name)),
            _ => return None,
        })
    }
}
