//! Requests about a player's decks.

use crate::decks::deck::{DeckId, DeckRequestError, MAX_DECKS, NamedDeck};
use crate::decks::deck_name::DeckName;
use crate::decks::handle::DeckRequests;
use crate::decks::rows::{ChosenDeck, DeckRow, Stored};
use crate::error::ServiceError;
use trickmate_rules::summoner::{Catalogue, Deck, DeckError, READY};

/// Number of times that a change is tried again if another change of the same deck comes first.
const ATTEMPTS: u32 = 4;

impl DeckRequests<'_> {
    /// Returns the decks of a player, by name.
    pub async fn of(self, owner: i64, cards: &Catalogue) -> Result<Vec<NamedDeck>, ServiceError> {
        let rows = self.service.store.decks().decks_of(owner).await?;
        Ok(rows.iter().map(|row| NamedDeck::own(row, cards)).collect())
    }

    /// Returns a player's deck or a ready-made one, by its name in any case.
    ///
    /// # Errors
    /// No deck of this name, a failure of the database.
    pub async fn named(self, owner: i64, typed: &str, cards: &Catalogue) -> Result<NamedDeck, ServiceError> {
        let name = DeckName::read(typed).ok_or(DeckRequestError::NoDeck)?;
        if let Some(ready) = ready_place(&name).and_then(|place| NamedDeck::ready(place, cards)) {
            return Ok(ready);
        }
        let row = self
            .service
            .store
            .decks()
            .deck_named(owner, &name.folded())
            .await?
            .ok_or(DeckRequestError::NoDeck)?;
        Ok(NamedDeck::own(&row, cards))
    }

    /// Returns the row of a deck that the player may change.
    async fn own(self, owner: i64, typed: &str) -> Result<DeckRow, ServiceError> {
        let name = DeckName::read(typed).ok_or(DeckRequestError::NoDeck)?;
        if let Some(place) = ready_place(&name) {
            return Err(DeckRequestError::Ready(READY[place].name).into());
        }
        Ok(self
            .service
            .store
            .decks()
            .deck_named(owner, &name.folded())
            .await?
            .ok_or(DeckRequestError::NoDeck)?)
    }

    /// Stores a new deck for a player.
    ///
    /// # Errors
    /// A name that cannot be one or is taken, too many decks, a failure of the database.
    pub async fn create(
        self,
        owner: i64,
        typed: &str,
        deck: &Deck,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let name = new_name(typed)?;
        let text = deck.write(cards);
        match self
            .service
            .store
            .decks()
            .add_deck(owner, name.as_str(), &name.folded(), &text, MAX_DECKS)
            .await?
        {
            Stored::Done => self.named(owner, name.as_str(), cards).await,
            Stored::Taken => Err(DeckRequestError::Taken(name.as_str().to_owned()).into()),
            Stored::Full => Err(DeckRequestError::Full.into()),
        }
    }

    /// Stores the cards of a text as a deck: as a new one, or in place of the one with this name.
    ///
    /// # Errors
    /// As [`DeckRequests::create`] and [`DeckRequests::change`].
    pub async fn import(
        self,
        owner: i64,
        typed: &str,
        text: &str,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let name = new_name(typed)?;
        let deck = Deck::draft(text, cards).map_err(DeckRequestError::from)?;
        if self.service.store.decks().deck_named(owner, &name.folded()).await?.is_none() {
            return self.create(owner, typed, &deck, cards).await;
        }
        let change = |old: &mut Deck| {
            *old = deck.clone();
            Ok(())
        };
        Ok(self.change(owner, typed, cards, change).await?.0)
    }

    /// Changes a deck of a player; returns the deck, and the result of the change.
    ///
    /// # Errors
    /// There is no such deck, it is a ready one, the change is refused or would leave the deck in use one with which nobody
    /// can play, a failure of the database.
    pub async fn change<T>(
        self,
        owner: i64,
        typed: &str,
        cards: &Catalogue,
        change: impl Fn(&mut Deck) -> Result<T, DeckError>,
    ) -> Result<(NamedDeck, T), ServiceError> {
        for _ in 0..ATTEMPTS {
            let row = self.own(owner, typed).await?;
            let mut named = NamedDeck::own(&row, cards);
            let was_usable = named.deck.check().is_ok();
            let given = change(&mut named.deck).map_err(DeckRequestError::from)?;
            if let Err(why) = named.deck.check()
                && was_usable
                && self.service.store.decks().chosen_deck(owner).await? == Some(ChosenDeck::Own(row.id))
            {
                return Err(DeckRequestError::InUse { name: named.name, why }.into());
            }
            // An unplayable deck may stay so, even if it is in use.
            let is_allowed = !was_usable || named.deck.check().is_ok();
            if self.service.store.decks().change_deck(&row, &named.deck.write(cards), is_allowed).await? {
                return Ok((named, given));
            }
        }
        Err(ServiceError::Stale)
    }

    /// Renames a deck; returns it.
    ///
    /// # Errors
    /// There is no such deck, it is a ready one, the name cannot be one or is taken, a failure of the database.
    pub async fn rename(
        self,
        owner: i64,
        typed: &str,
        new: &str,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let row = self.own(owner, typed).await?;
        let name = new_name(new)?;
        match self.service.store.decks().rename_deck(&row, name.as_str(), &name.folded()).await? {
            Stored::Done => self.named(owner, name.as_str(), cards).await,
            _ => Err(DeckRequestError::Taken(name.as_str().to_owned()).into()),
        }
    }

    /// Deletes a deck of a player; returns its name. If it was in use, the default one is used instead.
    ///
    /// # Errors
    /// There is no such deck, it is a ready one, a failure of the database.
    pub async fn delete(self, owner: i64, typed: &str) -> Result<String, ServiceError> {
        let row = self.own(owner, typed).await?;
        if self.service.store.decks().delete_deck(owner, row.id).await? {
            Ok(row.name)
        } else {
            Err(DeckRequestError::NoDeck.into())
        }
    }

    /// Returns the deck that a player brings to matches: the chosen one, otherwise the default.
    pub async fn in_use(self, player: i64, cards: &Catalogue) -> Result<NamedDeck, ServiceError> {
        let chosen = match self.service.store.decks().chosen_deck(player).await? {
            Some(ChosenDeck::Own(id)) => {
                self.of(player, cards).await?.into_iter().find(|deck| deck.id == DeckId::Own(id))
            }
            Some(ChosenDeck::Ready(name)) => {
                let place = READY.iter().position(|deck| deck.name == name);
                place.and_then(|place| NamedDeck::ready(place, cards))
            }
            None => None,
        };
        chosen.or_else(|| NamedDeck::ready(0, cards)).ok_or_else(|| DeckRequestError::NoDeck.into())
    }

    /// Chooses the deck that a player brings to matches from now on; it must be playable.
    ///
    /// # Errors
    /// There is no such deck, it cannot be used, a failure of the database.
    pub async fn choose(
        self,
        player: i64,
        wanted: DeckId,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let id = match wanted {
            DeckId::Ready(place) => {
                let deck = NamedDeck::ready(place, cards).ok_or(DeckRequestError::NoDeck)?;
                deck.check()?;
                self.service
                    .store
                    .decks()
                    .choose_deck(player, ChosenDeck::Ready(deck.name.clone()), "")
                    .await?;
                return Ok(deck);
            }
            DeckId::Own(id) => id,
        };
        for _ in 0..ATTEMPTS {
            let rows = self.service.store.decks().decks_of(player).await?;
            let row = rows.into_iter().find(|row| row.id == id).ok_or(DeckRequestError::NoDeck)?;
            let deck = NamedDeck::own(&row, cards);
            deck.check()?;
            if self.service.store.decks().choose_deck(player, ChosenDeck::Own(id), &row.cards).await? {
                return Ok(deck);
            }
        }
        Err(ServiceError::Stale)
    }
}

/// Returns the place of the ready deck of this name in any case.
fn ready_place(name: &DeckName) -> Option<usize> {
    READY.iter().position(|deck| deck.name == name.folded())
}

/// Returns a name for a deck of a player's own.
fn new_name(typed: &str) -> Result<DeckName, DeckRequestError> {
    let name = DeckName::read(typed).ok_or(DeckRequestError::Name)?;
    match ready_place(&name) {
        Some(place) => Err(DeckRequestError::ReadyName(READY[place].name)),
        None => Ok(name),
    }
}
