//! What a player does in the panel that only they can see.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::spot::Spot;
use crate::discord::input::asker::{Asker, wanted};
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Request;
use crate::discord::input::responder::Task;
use crate::discord::panel::move_menu::{self, Panel};
use crate::discord::panel::{hand, turn};
use crate::service::{HostedMatch, ServiceError};
use crate::workers::Lane;
use trickmate_rules::Seat;
use trickmate_text::text;

impl Bot {
    /// The panel of the turn under way, as its player prefers it.
    pub(crate) fn turn_panel<'a>(
        &'a self,
        hosted: &'a HostedMatch,
        seat: Seat,
    ) -> Task<'a, Result<OutgoingMessage, CommandError>> {
        Box::pin(async move {
            let player = hosted.players[seat.index()];
            let preferences = self.service.preferences(player).await?;
            Ok(self
                .look(Lane::Picture, hosted, move |hosted| turn::compose(hosted, seat, &preferences))
                .await??)
        })
    }

    /// The panel after these choices in its menus; the choice that completes an action performs it.
    pub(crate) async fn work(
        &self,
        asker: Asker,
        hosted: HostedMatch,
        seat: Seat,
        choice: (Spot, &[u16], u16),
    ) -> Result<OutgoingMessage, CommandError> {
        let (spot, path, page) = choice;
        self.pacing.spend(asker.person, Request::Picture)?;
        if path.is_empty() && page == 0 {
            return self.turn_panel(&hosted, seat).await;
        }
        if spot != hosted.bench() {
            return Err(ServiceError::Stale.into());
        }
        let preferences = self.service.preferences(asker.person).await?;
        let path = path.to_vec();
        let choose = move |hosted: &HostedMatch| match move_menu::compose(
            &hosted.works(seat),
            turn::frame(spot),
            &path,
            page,
        ) {
            Some(Panel::Menu(menu)) => {
                turn::panel(hosted, seat, (menu.into_rows(), !path.is_empty()), &preferences)
                    .map(Chosen::Panel)
            }
            Some(Panel::Action(text)) => Ok(Chosen::Action(text)),
            None => Ok(Chosen::Nothing),
        };
        match self.look(Lane::Picture, &hosted, choose).await?? {
            Chosen::Panel(panel) => Ok(panel),
            Chosen::Action(text) => self.perform(asker, hosted, Some(spot), text, false).await,
            Chosen::Nothing => Err(ServiceError::Stale.into()),
        }
    }

    /// Takes back what was drafted last; at the position that the person sees, where that is known.
    pub(crate) async fn undo(
        &self,
        asker: Asker,
        hosted: HostedMatch,
        spot: Option<Spot>,
    ) -> Result<OutgoingMessage, CommandError> {
        let seat = turn_of(&hosted, asker.person)?;
        let wanted = wanted(&hosted, asker, spot, String::new());
        let before = hosted.drafted(seat).last().cloned();
        let hosted = self.service.undo(hosted, &wanted, spot.and_then(|spot| spot.revision)).await?;
        let panel = self.turn_panel(&hosted, seat).await?;
        Ok(match before {
            Some(text) => panel.headed(&text!("took-back", action = text, game = hosted.id)),
            None => panel,
        })
    }

    /// Ends the turn.
    pub(crate) async fn end_turn(
        &self,
        asker: Asker,
        hosted: HostedMatch,
        spot: Option<Spot>,
    ) -> Result<OutgoingMessage, CommandError> {
        let Some(end) = hosted.end_of_turn() else {
            return Err(CommandError::words(text!("error-one-move")));
        };
        self.perform(asker, hosted, spot, end.to_owned(), false).await
    }

    /// The panel for a person who plays in a match.
    pub(crate) async fn hand(
        &self,
        hosted: &HostedMatch,
        person: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let seat = hosted.require_seat(person)?;
        if !self.look(Lane::Game, hosted, move |hosted| hosted.holds_secrets(seat)).await? {
            return Err(CommandError::words(text!("error-no-hand-here")));
        }
        self.pacing.spend(person, Request::Picture)?;
        let preferences = self.service.preferences(person).await?;
        Ok(Box::pin(hand::compose(hosted, seat, &preferences, Lane::Picture, &self.pictures)).await?)
    }
}

/// Where the person sits, if their turn is under way.
fn turn_of(hosted: &HostedMatch, person: i64) -> Result<Seat, CommandError> {
    let seat = hosted.require_seat(person)?;
    if hosted.is_turn_of(seat) {
        return Ok(seat);
    }
    Bot::seat_to_act(hosted, person)?;
    Err(ServiceError::NothingDrafted.into())
}

/// Where a choice in the panel leads.
enum Chosen {
    /// To the panel with further menus.
    Panel(OutgoingMessage),
    /// To an action.
    Action(String),
    /// Nowhere any more.
    Nothing,
}
