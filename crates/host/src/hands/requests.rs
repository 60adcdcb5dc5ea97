//! The secrets of a player in a match, and the direct message that shows them.

use crate::error::ServiceError;
use crate::hands::handle::HandRequests;
pub use crate::hands::rows::HandRow as HandMessage;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId};
use crate::matches::hosted_match::HostedMatch;
use trickmate_rules::view::{Face, HoleCard, Reserve};
use trickmate_rules::{Seat, Task, Viewer};

impl HostedMatch {
    /// Returns `true` if the seat knows cards that others do not: in the hand, or face down on the board.
    #[must_use]
    pub fn holds_secrets(&self, seat: Seat) -> bool {
        if self.game.outcome().is_some() {
            return false;
        }
        let view = self.game.view(Viewer::Seat(seat));
        self.has_hand(seat)
            || matches!(view.seats[seat.index()].hole, Some(HoleCard::Known(_)))
            || view.board.squares.iter().any(|square| matches!(square.face, Some(Face::Known { .. })))
    }

    /// Returns `true` if the seat has a hand that only it knows, even if it is empty now.
    #[must_use]
    pub fn has_hand(&self, seat: Seat) -> bool {
        let summoning = self.game.view(Viewer::Seat(seat)).summoning;
        let hand = summoning.and_then(|summoning| summoning.holdings.into_iter().nth(seat.index())?.hand);
        self.places_secretly(seat) || self.game.outcome().is_none() && hand.is_some()
    }

    /// Returns `true` if the seat still has to place piece cards that only it knows.
    #[must_use]
    pub fn places_secretly(&self, seat: Seat) -> bool {
        let view = self.game.view(Viewer::Seat(seat));
        self.game.outcome().is_none() && matches!(view.seats[seat.index()].reserve, Some(Reserve::Kinds(_)))
    }

    /// Returns the number of cards that the seat still has to place.
    #[must_use]
    pub fn unplaced(&self, seat: Seat) -> usize {
        match self
            .game
            .view(Viewer::Seat(seat))
            .seats
            .into_iter()
            .nth(seat.index())
            .and_then(|own| own.reserve)
        {
            Some(Reserve::Kinds(kinds)) => kinds.len(),
            Some(Reserve::Count(count)) => count,
            None => 0,
        }
    }

    /// Returns `true` if cards lie face down, even if somebody knows them.
    #[must_use]
    pub fn has_covered_cards(&self) -> bool {
        let is_covered = |face: Option<Face>| matches!(face, Some(Face::Covered | Face::Known { .. }));
        let mut squares = self.game.view(Viewer::Public).board.squares.into_iter();
        self.game.outcome().is_none() && squares.any(|square| is_covered(square.face))
    }
}

impl HandRequests<'_> {
    /// Returns the direct messages that show the hands of both seats; `None` before the first attempt to send one.
    pub async fn hand_messages(self, match_id: MatchId) -> Result<[Option<HandMessage>; 2], ServiceError> {
        Ok(self.service.store.hands().hands(match_id).await?)
    }

    /// Notes the direct message that shows a seat's hand.
    pub async fn shows_hand(
        self,
        match_id: MatchId,
        seat: Seat,
        shown: HandMessage,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.hands().set_hand(match_id, seat, shown).await?)
    }

    /// Returns the direct messages about the players' turns in a match: the channel and the message of each.
    pub async fn turn_notes(self, match_id: MatchId) -> Result<Vec<(ChannelId, MessageId)>, ServiceError> {
        Ok(self.service.store.turns().turn_notes(match_id).await?)
    }

    /// Notes the direct message to a player, or a member of a team, about their turn.
    pub async fn tells_of_turn(
        self,
        hosted: &HostedMatch,
        person: PlayerId,
        place: (ChannelId, MessageId),
    ) -> Result<(), ServiceError> {
        let rows = self.service.store.turns();
        match hosted.seat_of(person) {
            Some(seat) => rows.set_turn_note(hosted.id, seat, place).await?,
            None => rows.set_member_note(hosted.id, person, place).await?,
        }
        Ok(())
    }

    /// Forgets a direct message about a turn.
    pub async fn turn_note_gone(self, match_id: MatchId, message: MessageId) -> Result<(), ServiceError> {
        Ok(self.service.store.turns().forget_turn_note(match_id, message).await?)
    }

    /// Returns the player's running match in which they hold secret cards: one of this channel first, then one where it
    /// is their turn, then the latest.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn match_with_hand(
        self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<HostedMatch, ServiceError> {
        let has_hand = move |hosted: &HostedMatch| {
            let is_secret = hosted.seat_for(player).is_some_and(|seat| hosted.holds_secrets(seat));
            // Cards that nobody knows must be placed too.
            is_secret || hosted.place() == channel && hosted.game.view(Viewer::Public).task == Task::Place
        };
        let found = self.service.matches().likely_match(player, channel, |_| true, has_hand).await?;
        found.ok_or(ServiceError::NoHand)
    }
}
