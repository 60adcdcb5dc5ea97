//! Requests about a player's decks.

use crate::decks::deck::{DeckId, DeckRequestError, MAX_DECKS, NamedDeck};
use crate::decks::deck_name::DeckName;
use crate::decks::rows::{ChosenDeck, DeckRow, Stored};
use crate::error::ServiceError;
use crate::game_service::GameService;
use trickmate_rules::summoner::{Catalogue, Deck, DeckError, READY};

/// Number of times that a change is tried again when another change of the same deck comes first.
const ATTEMPTS: u32 = 4;

impl GameService {
    /// The decks that a player has built, by name.
    pub async fn decks(&self, owner: i64, cards: &Catalogue) -> Result<Vec<NamedDeck>, ServiceError> {
        let rows = self.store.decks_of(owner).await?;
        Ok(rows.iter().map(|row| NamedDeck::own(row, cards)).collect())
    }

    /// Returns a player's deck or a ready-made one, by its name in any case.
    ///
    /// # Errors
    /// There is none, a failure of the database.
    pub async fn deck(&self, owner: i64, typed: &str, cards: &Catalogue) -> Result<NamedDeck, ServiceError> {
        let name = DeckName::read(typed).ok_or(DeckRequestError::NoDeck)?;
        if let Some(ready) = ready_place(&name).and_then(|place| NamedDeck::ready(place, cards)) {
            return Ok(ready);
        }
        let row = self.store.deck_named(owner, &name.folded()).await?.ok_or(DeckRequestError::NoDeck)?;
        Ok(NamedDeck::own(&row, cards))
    }

    /// The row of a deck that the player may change.
    async fn own_deck(&self, owner: i64, typed: &str) -> Result<DeckRow, ServiceError> {
        let name = DeckName::read(typed).ok_or(DeckRequestError::NoDeck)?;
        if let Some(place) = ready_place(&name) {
            return Err(DeckRequestError::Ready(READY[place].name).into());
        }
        Ok(self.store.deck_named(owner, &name.folded()).await?.ok_or(DeckRequestError::NoDeck)?)
    }

    /// Stores a new deck for a player.
    ///
    /// # Errors
    /// A name that cannot be one or is taken, too many decks, a failure of the database.
    pub async fn create_deck(
        &self,
        owner: i64,
        typed: &str,
        deck: &Deck,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let name = new_name(typed)?;
        let text = deck.write(cards);
        match self.store.add_deck(owner, name.as_str(), &name.folded(), &text, MAX_DECKS).await? {
            Stored::Done => self.deck(owner, name.as_str(), cards).await,
            Stored::Taken => Err(DeckRequestError::Taken(name.as_str().to_owned()).into()),
            Stored::Full => Err(DeckRequestError::Full.into()),
        }
    }

    /// Stores the cards of a text as a deck: as a new one, or in the place of the one that has this name.
    ///
    /// # Errors
    /// As [`GameService::create_deck`] and [`GameService::change_deck`].
    pub async fn import_deck(
        &self,
        owner: i64,
        typed: &str,
        text: &str,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let name = new_name(typed)?;
        let deck = Deck::draft(text, cards).map_err(DeckRequestError::from)?;
        if self.store.deck_named(owner, &name.folded()).await?.is_none() {
            return self.create_deck(owner, typed, &deck, cards).await;
        }
        let change = |old: &mut Deck| {
            *old = deck.clone();
            Ok(())
        };
        Ok(self.change_deck(owner, typed, cards, change).await?.0)
    }

    /// Changes a deck of a player; the answer is the deck, and what the change gave.
    ///
    /// # Errors
    /// There is no such deck, it is a ready one, the change is refused or would leave the deck in use one with which nobody
    /// can play, a failure of the database.
    pub async fn change_deck<T>(
        &self,
        owner: i64,
        typed: &str,
        cards: &Catalogue,
        change: impl Fn(&mut Deck) -> Result<T, DeckError>,
    ) -> Result<(NamedDeck, T), ServiceError> {
        for _ in 0..ATTEMPTS {
            let row = self.own_deck(owner, typed).await?;
            let mut named = NamedDeck::own(&row, cards);
            let was_usable = named.deck.check().is_ok();
            let given = change(&mut named.deck).map_err(DeckRequestError::from)?;
            if let Err(why) = named.deck.check()
                && was_usable
                && self.store.chosen_deck(owner).await? == Some(ChosenDeck::Own(row.id))
            {
                return Err(DeckRequestError::InUse { name: named.name, why }.into());
            }
            // A deck that nobody could play with before may stay so, also when it is in use.
            let is_allowed = !was_usable || named.deck.check().is_ok();
            if self.store.change_deck(&row, &named.deck.write(cards), is_allowed).await? {
                return Ok((named, given));
            }
        }
        Err(ServiceError::Stale)
    }

    /// Gives a deck another name; the answer is the deck.
    ///
    /// # Errors
    /// There is no such deck, it is a ready one, the name cannot be one or is taken, a failure of the database.
    pub async fn rename_deck(
        &self,
        owner: i64,
        typed: &str,
        new: &str,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let row = self.own_deck(owner, typed).await?;
        let name = new_name(new)?;
        match self.store.rename_deck(&row, name.as_str(), &name.folded()).await? {
            Stored::Done => self.deck(owner, name.as_str(), cards).await,
            _ => Err(DeckRequestError::Taken(name.as_str().to_owned()).into()),
        }
    }

    /// Deletes a deck of a player; the answer is its name. If it was in use, the default one is.
    ///
    /// # Errors
    /// There is no such deck, it is a ready one, a failure of the database.
    pub async fn delete_deck(&self, owner: i64, typed: &str) -> Result<String, ServiceError> {
        let row = self.own_deck(owner, typed).await?;
        if self.store.delete_deck(owner, row.id).await? {
            Ok(row.name)
        } else {
            Err(DeckRequestError::NoDeck.into())
        }
    }

    /// Returns the deck that a player brings to matches: the chosen one, otherwise the default.
    pub async fn deck_in_use(&self, player: i64, cards: &Catalogue) -> Result<NamedDeck, ServiceError> {
        let chosen = match self.store.chosen_deck(player).await? {
            Some(ChosenDeck::Own(id)) => {
                self.decks(player, cards).await?.into_iter().find(|deck| deck.id == DeckId::Own(id))
            }
            Some(ChosenDeck::Ready(name)) => {
                let place = READY.iter().position(|deck| deck.name == name);
                place.and_then(|place| NamedDeck::ready(place, cards))
            }
            None => None,
        };
        chosen.or_else(|| NamedDeck::ready(0, cards)).ok_or_else(|| DeckRequestError::NoDeck.into())
    }

    /// Chooses the deck that a player brings to matches from now on; one with which nobody can play is refused.
    ///
    /// # Errors
    /// There is no such deck, it cannot be used, a failure of the database.
    pub async fn use_deck(
        &self,
        player: i64,
        wanted: DeckId,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let id = match wanted {
            DeckId::Ready(place) => {
                let deck = NamedDeck::ready(place, cards).ok_or(DeckRequestError::NoDeck)?;
                deck.check()?;
                self.store.choose_deck(player, ChosenDeck::Ready(deck.name.clone()), "").await?;
                return Ok(deck);
            }
            DeckId::Own(id) => id,
        };
        for _ in 0..ATTEMPTS {
            let rows = self.store.decks_of(player).await?;
            let row = rows.into_iter().find(|row| row.id == id).ok_or(DeckRequestError::NoDeck)?;
            let deck = NamedDeck::own(&row, cards);
            deck.check()?;
            if self.store.choose_deck(player, ChosenDeck::Own(id), &row.cards).await? {
                return Ok(deck);
            }
        }
        Err(ServiceError::Stale)
    }
}

/// The place of the ready deck of this name in any case.
fn ready_place(name: &DeckName) -> Option<usize> {
    READY.iter().position(|deck| deck.name == name.folded())
}

/// A name for a deck of a player's own.
fn new_name(typed: &str) -> Result<DeckName, DeckRequestError> {
    let name = DeckName::read(typed).ok_or(DeckRequestError::Name)?;
    match ready_place(&name) {
        Some(place) => Err(DeckRequestError::ReadyName(READY[place].name)),
        None => Ok(name),
    }
}
