//! The supplies of players and servers for a match: decks and cards.

use crate::decks::deck::{DeckId, DeckRequestError};
use crate::decks::handle::DeckRequests;
use crate::error::ServiceError;
use crate::ids::{PlayerId, ServerId};
use crate::invitations::challenge::Challenge;
use crate::matches::hosted_match::HostedMatch;
use crate::offers::offer::OfferKind;
use crate::server_cards::server_card::ServerCardError;
use trickmate_rules::summoner::Catalogue;
use trickmate_rules::{Game, OptionSource, OptionSpec, Options};

/// The most cards that a challenge brings.
pub const MAX_BROUGHT: usize = 12;

/// The decks of a match.
#[derive(Clone)]
pub(crate) enum MatchDecks {
    /// Its players bring the decks that they use.
    Brought,
    /// The decks are among these options.
    Fixed(Options),
}

/// Returns the options of a game that come with a challenge: all but the decks, which players bring in secret.
pub(crate) fn offered(game: &dyn Game) -> Vec<OptionSpec> {
    let is_deck = |spec: &&OptionSpec| matches!(game.option_source(spec.name), Some(OptionSource::Deck(_)));
    game.options().iter().filter(|spec| !is_deck(spec)).copied().collect()
}

/// Returns the cards that come with a challenge, as the game's option has them.
fn brought<'a>(game: &dyn Game, options: &'a Options) -> Option<&'a str> {
    let cards =
        game.options().iter().find(|spec| game.option_source(spec.name) == Some(OptionSource::Cards))?;
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
    /// Returns the cards of the match for a challenge with these options: the published ones, the server's custom ones,
    /// and those in the challenge.
    ///
    /// # Errors
    /// Too many cards, names that are taken, cards in a game without decks, a failure of the database.
    async fn cards_of(
        self,
        game: &dyn Game,
        options: &Options,
        server: Option<ServerId>,
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
    /// As when the challenge was made: a server may have added cards since.
    pub async fn challenge_cards(self, challenge: &Challenge) -> Result<Catalogue, ServiceError> {
        self.cards_of(challenge.game, &challenge.options, challenge.server).await
    }

    /// Returns the cards with which a person can build decks on a server: those of the server, and those in open
    /// challenges that the person has made or could accept.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn deck_cards(
        self,
        server: Option<ServerId>,
        person: PlayerId,
    ) -> Result<Catalogue, ServiceError> {
        let mut cards = self.service.server_cards().catalogue(server).await?;
        for row in self.service.store.invitations().open_challenges_of(person, server).await? {
            let challenge = Challenge::of(row)?;
            for (name, betza, value) in challenge.brought_cards().iter().flat_map(Catalogue::own) {
                // If two challenges have cards of the same name, the older one counts until a match begins.
                if let Err(why) = cards.add(name, betza, value) {
                    tracing::debug!("a card of challenge {} is left out: {why}", challenge.id);
                }
            }
        }
        Ok(cards)
    }

    /// Returns the options for playing a match again. They are its own options, including the cards in its challenge,
    /// and the cards of its deal if that is offered. Decks and server cards are left out, since they are supplied
    /// again.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn options_again(
        self,
        hosted: &HostedMatch,
        kind: OfferKind,
    ) -> Result<Vec<(String, String)>, ServiceError> {
        let game = hosted.game.game();
        let own = hosted.game.options().iter().filter(|(name, _)| game.option_source(name).is_none());
        let mut options: Vec<(String, String)> =
            own.map(|(name, value)| (name.to_owned(), value.to_string())).collect();
        if kind == OfferKind::SameDeal
            && let Some((name, cards)) = hosted.game.same_deal()
        {
            options.retain(|(known, _)| known != name);
            options.push((name.to_owned(), cards));
        }
        let cards =
            game.options().iter().find(|spec| game.option_source(spec.name) == Some(OptionSource::Cards));
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
    /// A deck that cannot be played there, cards that are refused, a failure of the database.
    pub(crate) async fn check_supplies(
        self,
        game: &dyn Game,
        options: &Options,
        server: Option<ServerId>,
        player: PlayerId,
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
    /// A deck that cannot be played there, a failure of the database.
    pub(crate) async fn supplied(
        self,
        challenge: &Challenge,
        players: [PlayerId; 2],
        accepting: PlayerId,
    ) -> Result<Options, ServiceError> {
        let game = challenge.game;
        let chosen = challenge.options.only(|name| game.option_source(name).is_none());
        let mut given: Vec<(&str, String)> =
            chosen.iter().map(|(name, value)| (name, value.to_string())).collect();
        if game.takes_supplies(&challenge.options) {
            let cards = self.challenge_cards(challenge).await?;
            for spec in game.options() {
                match game.option_source(spec.name) {
                    Some(OptionSource::Cards) if cards.has_own() => {
                        given.push((spec.name, cards.own_cards()))
                    }
                    Some(OptionSource::Deck(seat)) => {
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
