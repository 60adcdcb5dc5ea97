//! Requests about a player's decks.

use crate::decks::deck::{DeckId, DeckRequestError, MAX_DECKS, NamedDeck};
use crate::decks::handle::DeckRequests;
use crate::decks::rows::{ChosenDeck, DeckRow, Stored};
use crate::error::ServiceError;
use crate::given_name::GivenName;
use crate::ids::{OwnDeckId, PlayerId};
use crate::matches::secret::random_bytes;
use trickmate_rules::kernel::Seed;
use trickmate_rules::summoner::{Catalogue, Deck, DeckError, READY};

/// Most attempts at a change if other changes of the same deck keep coming first.
const ATTEMPTS: u32 = 16;

impl DeckRequests<'_> {
    /// Returns the decks of a player, by name.
    pub async fn of(self, owner: PlayerId, cards: &Catalogue) -> Result<Vec<NamedDeck>, ServiceError> {
        let rows = self.service.store.decks().decks_of(owner).await?;
        Ok(rows.iter().map(|row| NamedDeck::own(row, cards)).collect())
    }

    /// Returns a player's deck or a ready-made one, by its name in any case.
    ///
    /// # Errors
    /// No deck of this name, a failure of the database.
    pub async fn named(
        self,
        owner: PlayerId,
        typed: &str,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let name = GivenName::read(typed).ok_or(DeckRequestError::NoDeck)?;
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

    /// Returns a player's deck or a ready-made one.
    ///
    /// # Errors
    /// The player has no such deck, a failure of the database.
    pub async fn deck(
        self,
        owner: PlayerId,
        id: DeckId,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        match id {
            DeckId::Own(id) => Ok(NamedDeck::own(&self.row(owner, id).await?, cards)),
            DeckId::Ready(place) => {
                NamedDeck::ready(place, cards).ok_or_else(|| DeckRequestError::NoDeck.into())
            }
        }
    }

    async fn row(self, owner: PlayerId, id: OwnDeckId) -> Result<DeckRow, ServiceError> {
        let row = self.service.store.decks().deck_numbered(owner, id).await?;
        row.ok_or_else(|| DeckRequestError::NoDeck.into())
    }

    /// Draws an opening hand from a deck, only to look at.
    ///
    /// # Errors
    /// The system has no randomness.
    pub fn sample_hand(self, deck: &Deck) -> Result<Deck, ServiceError> {
        Ok(deck.sample(&mut Seed::new(random_bytes()?).chance("sample")))
    }

    /// Stores a new deck for a player.
    ///
    /// # Errors
    /// A name that is invalid or taken, too many decks, a failure of the database.
    pub async fn create(
        self,
        owner: PlayerId,
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
        owner: PlayerId,
        typed: &str,
        text: &str,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let name = new_name(typed)?;
        let deck = Deck::draft(text, cards).map_err(DeckRequestError::from)?;
        let Some(row) = self.service.store.decks().deck_named(owner, &name.folded()).await? else {
            return self.create(owner, typed, &deck, cards).await;
        };
        let change = |old: &mut Deck| {
            *old = deck.clone();
            Ok(())
        };
        self.change(owner, row.id, cards, change).await
    }

    /// Changes a deck of a player; returns the deck. Concurrent changes are all made, one after the other.
    ///
    /// # Errors
    /// There is no such deck, the change is refused or would make the deck in use unplayable, a failure of the
    /// database.
    pub async fn change(
        self,
        owner: PlayerId,
        id: OwnDeckId,
        cards: &Catalogue,
        change: impl Fn(&mut Deck) -> Result<(), DeckError>,
    ) -> Result<NamedDeck, ServiceError> {
        for _ in 0..ATTEMPTS {
            let row = self.row(owner, id).await?;
            let mut named = NamedDeck::own(&row, cards);
            let was_usable = named.deck.check().is_ok();
            change(&mut named.deck).map_err(DeckRequestError::from)?;
            if let Err(why) = named.deck.check()
                && was_usable
                && self.service.store.decks().chosen_deck(owner).await? == Some(ChosenDeck::Own(row.id))
            {
                return Err(DeckRequestError::InUse { name: named.name, why }.into());
            }
            // An unplayable deck may stay so, even if it is in use.
            let is_allowed = !was_usable || named.deck.check().is_ok();
            if self.service.store.decks().change_deck(&row, &named.deck.write(cards), is_allowed).await? {
                return Ok(named);
            }
        }
        Err(ServiceError::Stale)
    }

    /// Renames a deck; returns it.
    ///
    /// # Errors
    /// There is no such deck, the name is invalid or taken, a failure of the database.
    pub async fn rename(
        self,
        owner: PlayerId,
        id: OwnDeckId,
        new: &str,
        cards: &Catalogue,
    ) -> Result<NamedDeck, ServiceError> {
        let row = self.row(owner, id).await?;
        let name = new_name(new)?;
        match self.service.store.decks().rename_deck(&row, name.as_str(), &name.folded()).await? {
            Stored::Done => self.deck(owner, DeckId::Own(id), cards).await,
            _ => Err(DeckRequestError::Taken(name.as_str().to_owned()).into()),
        }
    }

    /// Deletes a deck of a player; returns its name. If it was in use, the default one is used instead.
    ///
    /// # Errors
    /// There is no such deck, a failure of the database.
    pub async fn delete(self, owner: PlayerId, id: OwnDeckId) -> Result<String, ServiceError> {
        let row = self.row(owner, id).await?;
        if self.service.store.decks().delete_deck(owner, id).await? {
            Ok(row.name)
        } else {
            Err(DeckRequestError::NoDeck.into())
        }
    }

    /// Returns the deck that a player brings to matches: the chosen one, otherwise the default.
    pub async fn in_use(self, player: PlayerId, cards: &Catalogue) -> Result<NamedDeck, ServiceError> {
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
        player: PlayerId,
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

/// Returns the index of the ready deck with this name, in upper or lower case.
fn ready_place(name: &GivenName) -> Option<usize> {
    READY.iter().position(|deck| deck.name == name.folded())
}

/// Returns a name for a deck of a player's own.
fn new_name(typed: &str) -> Result<GivenName, DeckRequestError> {
    let name = GivenName::read(typed).ok_or(DeckRequestError::Name)?;
    match ready_place(&name) {
        Some(place) => Err(DeckRequestError::ReadyName(READY[place].name)),
        None => Ok(name),
    }
}
