//! Sideboards: cards that a player declares in addition to the deck of a series, and may swap in between games. Only
//! the player may see them.

use crate::decks::deck::DeckRequestError;
use crate::error::ServiceError;
use crate::ids::{ChallengeId, PlayerId, SeriesId};
use crate::matches::hosted_match::HostedMatch;
use crate::series::error::SeriesRequestError;
use crate::series::handle::SeriesRequests;
use crate::series::hosted_series::HostedSeries;
use crate::series::sideboard_rows::SideboardRow;
use crate::series::terms::MAX_SIDEBOARD;
use trickmate_rules::summoner::{Catalogue, Deck, READY};
use trickmate_rules::{Game, OptionSource, Seat};

/// A player's cards in a series. Its debug form hides them.
pub struct SeriesDeck {
    /// The deck of the next game.
    pub deck: Deck,
    /// The cards of the sideboard.
    pub sideboard: Deck,
    /// All cards that exist in the match, for reading decks.
    pub cards: Catalogue,
    /// `true` if cards can be swapped: between two games.
    pub may_swap: bool,
}

impl std::fmt::Debug for SeriesDeck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SeriesDeck")
    }
}

/// A series with the cards of a player.
struct Loaded {
    series: HostedSeries,
    /// The cards as they are stored.
    stored: SideboardRow,
    deck: SeriesDeck,
}

/// Returns the name of the option with a seat's deck.
pub(crate) fn deck_option(game: &dyn Game, seat: Seat) -> Option<&'static str> {
    game.options()
        .iter()
        .map(|spec| spec.name)
        .find(|name| game.option_source(name) == Some(OptionSource::Deck(seat)))
}

/// Returns the cards of a match, including custom ones.
fn cards_of(hosted: &HostedMatch) -> Catalogue {
    let (game, options) = (hosted.game.game(), hosted.game.options());
    let mut cards = Catalogue::published();
    let own = game.options().iter().find(|spec| game.option_source(spec.name) == Some(OptionSource::Cards));
    if let Some(text) = own.and_then(|spec| options.text(spec.name))
        && let Err(why) = cards.add_own(text)
    {
        tracing::error!("the cards of game {} are refused: {why:?}", hosted.id);
    }
    cards
}

/// Returns the deck of a seat in a match.
fn deck_of(hosted: &HostedMatch, seat: Seat, cards: &Catalogue) -> Deck {
    let value = deck_option(hosted.game.game(), seat)
        .and_then(|name| hosted.game.options().iter().find(|(known, _)| *known == name))
        .map(|(_, value)| value.to_string())
        .unwrap_or_default();
    let ready = READY.iter().find(|ready| ready.name == value).map(|ready| ready.text);
    Deck::stored(ready.unwrap_or(&value), cards)
}

impl SeriesRequests<'_> {
    /// Returns the sideboard that a player has declared for the series of a challenge.
    pub async fn sideboard(self, challenge: ChallengeId, player: PlayerId) -> Result<String, ServiceError> {
        let row = self.service.store.series().sideboard(challenge, player).await?;
        Ok(row.map(|row| row.sideboard).unwrap_or_default())
    }

    /// Declares a sideboard for the series of an open challenge; returns it as text.
    ///
    /// # Errors
    /// A challenge that is closed, between other people, or not to a series with decks; too many cards, or unknown
    /// ones; a failure of the database.
    pub async fn declare_sideboard(
        self,
        challenge: ChallengeId,
        player: PlayerId,
        text: &str,
    ) -> Result<String, ServiceError> {
        let open = self.service.invitations().challenge(challenge).await?;
        open.concerns(player)?;
        if open.series.is_none() || !open.takes_decks() {
            return Err(SeriesRequestError::NoDecks.into());
        }
        let cards = self.service.decks().challenge_cards(&open).await?;
        let sideboard = Deck::draft(text, &cards).map_err(DeckRequestError::from)?;
        if sideboard.len() > MAX_SIDEBOARD {
            return Err(SeriesRequestError::Sideboard.into());
        }
        let written = sideboard.write(&cards);
        match self.service.store.series().declare(challenge, player, written.clone()).await? {
            true => Ok(written),
            false => Err(ServiceError::ChallengeClosed),
        }
    }

    /// Returns the cards of a player in a series.
    ///
    /// # Errors
    /// Somebody who does not play in it, a series without decks, a failure of the database.
    pub async fn deck(self, id: SeriesId, player: PlayerId) -> Result<SeriesDeck, ServiceError> {
        Ok(self.loaded(id, player).await?.deck)
    }

    async fn loaded(self, id: SeriesId, player: PlayerId) -> Result<Loaded, ServiceError> {
        let series = self.series(id).await?;
        let place = series.place_of(player).ok_or(SeriesRequestError::NotPlaying)?;
        let last = series.games.last().copied().ok_or(SeriesRequestError::NoSeries)?;
        let hosted = self.service.matches().hosted_match(last.match_id).await?;
        if hosted.game.is_set_up() || !hosted.game.game().takes_supplies(hosted.game.options()) {
            return Err(SeriesRequestError::NoDecks.into());
        }
        let seat = if place == 0 { last.challenger } else { last.challenger.other() };
        let cards = cards_of(&hosted);
        let row = self.service.store.series().sideboard(series.challenge, player).await?;
        let stored = row.unwrap_or_default();
        let deck = match &stored.deck {
            Some(deck) => Deck::stored(deck, &cards),
            None => deck_of(&hosted, seat, &cards),
        };
        let sideboard = Deck::stored(&stored.sideboard, &cards);
        let may_swap = series.is_between_games() && !sideboard.is_empty();
        Ok(Loaded { series, stored, deck: SeriesDeck { deck, sideboard, cards, may_swap } })
    }

    /// Swaps cards between the deck of a player and the sideboard, from the next game on.
    ///
    /// # Errors
    /// As [`SeriesRequests::deck`]; a game under way, cards that are not there or were swapped meanwhile, an unplayable
    /// deck, too many cards in the sideboard.
    pub async fn swap(
        self,
        id: SeriesId,
        player: PlayerId,
        out: &str,
        into: &str,
    ) -> Result<SeriesDeck, ServiceError> {
        let Loaded { series, stored, deck } = self.loaded(id, player).await?;
        let SeriesDeck { mut deck, mut sideboard, cards, may_swap } = deck;
        if !may_swap {
            return Err(SeriesRequestError::UnderWay.into());
        }
        let refused = DeckRequestError::from;
        let read = |text: &str| Deck::draft(text, &cards).map_err(refused);
        let (out, into) = (read(out)?, read(into)?);
        for (name, count) in into.kinds(&cards) {
            sideboard.remove(Some(count), name, &cards).map_err(refused)?;
        }
        for (name, count) in out.kinds(&cards) {
            deck.remove(Some(count), name, &cards).map_err(refused)?;
            sideboard.add(count, name, &cards).map_err(refused)?;
        }
        for (name, count) in into.kinds(&cards) {
            deck.add(count, name, &cards).map_err(refused)?;
        }
        deck.check().map_err(refused)?;
        if sideboard.len() > MAX_SIDEBOARD {
            return Err(SeriesRequestError::Sideboard.into());
        }
        let after = SideboardRow { sideboard: sideboard.write(&cards), deck: Some(deck.write(&cards)) };
        if !self.service.store.series().swap(series.challenge, player, stored, after).await? {
            return Err(match self.series(id).await?.is_between_games() {
                true => ServiceError::Stale,
                false => SeriesRequestError::UnderWay.into(),
            });
        }
        Ok(SeriesDeck { deck, sideboard, cards, may_swap })
    }
}
