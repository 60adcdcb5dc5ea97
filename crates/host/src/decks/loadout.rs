//! The supplies of players and servers for a match: decks and cards.

use crate::decks::deck::{DeckId, DeckRequestError};
use crate::decks::handle::DeckRequests;
use crate::error::ServiceError;
use crate::invitations::challenge::Challenge;
use crate::matches::hosted_match::HostedMatch;
use crate::offers::offer::OfferKind;
use crate::server_cards::server_card::ServerCardError;
use trickmate_rules::summoner::Catalogue;
use trickmate_rules::{Game, OptionSpec, Options, Supply};

/// The most cards that a challenge brings.
pub const MAX_BROUGHT: usize = 12;

/// Returns the options of a game that come with a challenge: all but the decks, which players bring in secret.
pub(crate) fn offered(game: &dyn Game) -> Vec<OptionSpec> {
    let is_deck = |spec: &&OptionSpec| matches!(game.supply(spec.name), Some(Supply::Deck(_)));
    game.options().iter().filter(|spec| !is_deck(spec)).copied().collect()
}

/// Returns the cards that come with a challenge, as the game's option has them.
fn brought<'a>(game: &dyn Game, options: &'a Options) -> Option<&'a str> {
    let cards = game.options().iter().find(|spec| game.supply(spec.name) == Some(Supply::Cards))?;
    options.text(cards.name)
}

impl Challenge {
    /// Returns the published cards and those that come with it, if it brings any.
    #[must_use]
    pub fn brought_cards(&self) -> Option<Catalogue> {
        let text = brought(self.game, &self.options)?;
        let mut cards = Catalogue::published();
        cards.add_own(text).ok()?;
        Some(cards)
    }
}

impl DeckRequests<'_> {
    /// Returns the cards of a match that a challenge with these options becomes: the published ones, the server's own, and those
    /// that come with the challenge.
    ///
    /// # Errors
    /// Too many cards, names that others have, cards where there are no decks, a failure of the database.
    async fn cards_of(
        self,
        game: &dyn Game,
        options: &Options,
        server: Option<i64>,
    ) -> Result<Catalogue, ServiceError> {
        let mut cards = self.service.server_cards().catalogue(server).await?;
        let Some(text) = brought(game, options) else { return Ok(cards) };
        let before = cards.own_names().count();
        cards.add_own(text).map_err(ServerCardError::Refused)?;
        if cards.own_names().count() - before > MAX_BROUGHT {
            return Err(ServerCardError::TooManyBrought.into());
        }
        if !game.takes_supplies(options) {
            return Err(ServerCardError::NoDecks.into());
        }
        Ok(cards)
    }

    /// Returns the cards of the match that a challenge would become.
    ///
    /// # Errors
    /// As when it was made: a server may have added cards since.
    pub async fn challenge_cards(self, challenge: &Challenge) -> Result<Catalogue, ServiceError> {
        self.cards_of(challenge.game, &challenge.options, challenge.server).await
    }

    /// Returns the cards of which a person can build decks on a server: those of the server, and those of open challenges that
    /// the person has made or could accept.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn deck_cards(self, server: Option<i64>, person: i64) -> Result<Catalogue, ServiceError> {
        let mut cards = self.service.server_cards().catalogue(server).await?;
        for row in self.service.store.invitations().open_challenges_of(person, server).await? {
            let challenge = Challenge::of(row)?;
            for (name, betza, value) in challenge.brought_cards().iter().flat_map(Catalogue::own) {
                // Of two challenges with cards of one name the older counts until a match begins.
                if let Err(why) = cards.add(name, betza, value) {
                    tracing::debug!("a card of challenge {} is left out: {why}", challenge.id);
                }
            }
        }
        Ok(cards)
    }

    /// Returns the options with which a match is played again: its own without decks and server cards, which are brought again,
    /// but with the cards that came with its challenge, and with the cards of its deal if that is offered.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn options_again(
        self,
        hosted: &HostedMatch,
        kind: OfferKind,
    ) -> Result<Vec<(String, String)>, ServiceError> {
        let game = hosted.game.game();
        let own = hosted.game.options().iter().filter(|(name, _)| game.supply(name).is_none());
        let mut options: Vec<(String, String)> =
            own.map(|(name, value)| (name.to_owned(), value.to_string())).collect();
        if kind == OfferKind::SameDeal
            && let Some((name, cards)) = hosted.game.same_deal()
        {
            options.retain(|(known, _)| known != name);
            options.push((name.to_owned(), cards));
        }
        let cards = game.options().iter().find(|spec| game.supply(spec.name) == Some(Supply::Cards));
        if let Some(cards) = cards
            && let Some(row) = self.service.store.invitations().challenge(hosted.challenge).await?
            && let Some(text) = Challenge::of(row)?.options.text(cards.name)
        {
            options.push((cards.name.to_owned(), text.to_owned()));
        }
        Ok(options)
    }

    /// Checks that a player could begin a match with these options on this server.
    ///
    /// # Errors
    /// A deck with which nobody can play there, cards that are refused, a failure of the database.
    pub(crate) async fn check_supplies(
        self,
        game: &dyn Game,
        options: &Options,
        server: Option<i64>,
        player: i64,
    ) -> Result<(), ServiceError> {
        let cards = self.cards_of(game, options, server).await?;
        if game.takes_supplies(options) {
            let deck = self.in_use(player, &cards).await?;
            // The answer to a challenge may be public.
            deck.check().map_err(|_| DeckRequestError::NotReady)?;
        }
        Ok(())
    }

    /// Returns the options of the match that a challenge becomes when `accepting` accepts it: those of the challenge,
    /// and the supplies of the players and the server.
    ///
    /// # Errors
    /// A deck with which nobody can play there, a failure of the database.
    pub(crate) async fn supplied(
        self,
        challenge: &Challenge,
        players: [i64; 2],
        accepting: i64,
    ) -> Result<Options, ServiceError> {
        let game = challenge.game;
        let chosen = challenge.options.only(|name| game.supply(name).is_none());
        let mut given: Vec<(&str, String)> =
            chosen.iter().map(|(name, value)| (name, value.to_string())).collect();
        if game.takes_supplies(&challenge.options) {
            let cards = self.challenge_cards(challenge).await?;
            for spec in game.options() {
                match game.supply(spec.name) {
                    Some(Supply::Cards) if cards.has_own() => given.push((spec.name, cards.own_cards())),
                    Some(Supply::Deck(seat)) => {
                        let player = players[seat.index()];
                        let deck = self.in_use(player, &cards).await?;
                        match deck.check() {
                            // The problem of a deck is its owner's secret.
                            Err(_) if player != accepting => {
                                return Err(DeckRequestError::OtherNotReady(player).into());
                            }
                            result => result?,
                        }
                        given.push(match deck.id {
                            DeckId::Ready(_) => (spec.name, deck.name),
                            DeckId::Own(_) => (spec.name, deck.deck.write(&cards)),
                        });
                    }
                    _ => {}
                }
            }
        }
        let given = given.iter().map(|(name, value)| (*name, value.as_str()));
        Ok(Options::new(game.options(), given)?)
    }
}
