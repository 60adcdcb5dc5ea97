//! Requests about a player's saved arrays.

use crate::arrays::handle::ArrayRequests;
use crate::arrays::rows::ArrayRow;
use crate::arrays::saved_array::{ArrayRequestError, MAX_ARRAYS, SavedArray};
use crate::error::ServiceError;
use crate::given_name::GivenName;
use crate::ids::{MatchId, PlayerId};
use crate::matches::hosted_match::HostedMatch;
use crate::workers::Lane;
use trickmate_rules::Seat;
use trickmate_rules::mysterious::OwnArray;

/// The game in which cards are placed.
const GAME: &str = "mysterious";

impl HostedMatch {
    /// Returns the array that a seat has placed, once it has placed all sixteen cards by their kinds.
    #[must_use]
    pub fn placed_array(&self, seat: Seat) -> Option<OwnArray> {
        if self.game.game().name() != GAME {
            return None;
        }
        let own = self.game.plies().iter().filter(|ply| ply.seat == Some(seat));
        OwnArray::placed(own.map(|ply| ply.text.as_str()), seat)
    }
}

impl ArrayRequests<'_> {
    /// Returns the arrays of a player, by name.
    pub async fn of(self, owner: PlayerId) -> Result<Vec<SavedArray>, ServiceError> {
        let rows = self.service.store.arrays().arrays_of(owner).await?;
        Ok(rows.into_iter().filter_map(SavedArray::stored).collect())
    }

    /// Returns a player's array by its name in lower case.
    ///
    /// # Errors
    /// No such array, a failure of the database.
    pub async fn named(self, owner: PlayerId, folded: &str) -> Result<SavedArray, ServiceError> {
        let row = self.service.store.arrays().array_named(owner, folded).await?;
        Ok(row.and_then(SavedArray::stored).ok_or(ArrayRequestError::NoArray)?)
    }

    /// Saves the array that a player has placed in a match, in place of the one with this name.
    ///
    /// # Errors
    /// A player who is not in the match or has not placed all cards, an invalid name, too many arrays, a failure of the
    /// database.
    pub async fn save(
        self,
        match_id: MatchId,
        owner: PlayerId,
        typed: &str,
    ) -> Result<SavedArray, ServiceError> {
        let name = GivenName::read(typed).ok_or(ArrayRequestError::Name)?;
        let hosted = self.service.matches().hosted_match(match_id).await?;
        let seat = hosted.require_seat(owner)?;
        let array = self.service.workers.run(Lane::Game, move || hosted.placed_array(seat)).await?;
        let array = array.ok_or(ArrayRequestError::NotPlaced)?;
        let (name, folded) = (name.as_str().to_owned(), name.folded());
        let row = ArrayRow { name: name.clone(), folded: folded.clone(), cards: array.to_string() };
        match self.service.store.arrays().save_array(owner, row, MAX_ARRAYS).await? {
            true => Ok(SavedArray { name, folded, array }),
            false => Err(ArrayRequestError::Full.into()),
        }
    }

    /// Deletes an array of a player by its name in lower case; returns its name.
    ///
    /// # Errors
    /// No such array, a failure of the database.
    pub async fn forget(self, owner: PlayerId, folded: &str) -> Result<String, ServiceError> {
        let saved = self.named(owner, folded).await?;
        match self.service.store.arrays().forget_array(owner, folded).await? {
            true => Ok(saved.name),
            false => Err(ArrayRequestError::NoArray.into()),
        }
    }
}
