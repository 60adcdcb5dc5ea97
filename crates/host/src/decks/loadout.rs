//! The supplies of players and servers for a match: decks and cards.

use crate::decks::deck::{DeckId, DeckRequestError};
use crate::decks::handle::DeckRequests;
use crate::error::ServiceError;
use crate::invitations::challenge::Challenge;
use trickmate_rules::{Game, OptionSpec, Options, Supply};

/// Returns the options of a game that are chosen with a challenge.
pub(crate) fn offered(game: &dyn Game) -> Vec<OptionSpec> {
    game.options().iter().filter(|spec| game.supply(spec.name).is_none()).copied().collect()
}

impl DeckRequests<'_> {
    /// Checks that a player could begin a match with these options on this server.
    ///
    /// # Errors
    /// A deck with which nobody can play there, a failure of the database.
    pub(crate) async fn check_supplies(
        self,
        game: &dyn Game,
        options: &Options,
        server: Option<i64>,
        player: i64,
    ) -> Result<(), ServiceError> {
        if game.takes_supplies(options) {
            let deck = self.in_use(player, &self.service.server_cards().catalogue(server).await?).await?;
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
            let cards = self.service.server_cards().catalogue(challenge.server).await?;
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
