//! What a player does in the panel that only they can see.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::custom_id::Spot;
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
    /// The panel of the turn under way, as its player wishes it.
    pub(crate) fn workshop<'a>(
        &'a self,
        table: &'a HostedMatch,
        seat: Seat,
    ) -> Task<'a, Result<OutgoingMessage, CommandError>> {
        Box::pin(async move {
            let player = table.players[seat.index()];
            let wishes = self.service.wishes(player).await?;
            Ok(self.look(Lane::Picture, table, move |table| turn::compose(table, seat, &wishes)).await??)
        })
    }

    /// The panel after these choices in its menus; the choice that completes an action performs it.
    pub(crate) async fn work(
        &self,
        asker: Asker,
        table: HostedMatch,
        seat: Seat,
        choice: (Spot, &[u16], u16),
    ) -> Result<OutgoingMessage, CommandError> {
        let (spot, path, page) = choice;
        self.pacing.spend(asker.person, Request::Picture)?;
        if path.is_empty() && page == 0 {
            return self.workshop(&table, seat).await;
        }
        if spot != table.bench() {
            return Err(ServiceError::Stale.into());
        }
        let wishes = self.service.wishes(asker.person).await?;
        let path = path.to_vec();
        let choose = move |table: &HostedMatch| match move_menu::compose(
            &table.works(seat),
            turn::frame(spot),
            &path,
            page,
        ) {
            Some(Panel::Menu(menu)) => {
                turn::panel(table, seat, (menu.into_rows(), !path.is_empty()), &wishes).map(Chosen::Panel)
            }
            Some(Panel::Action(text)) => Ok(Chosen::Action(text)),
            None => Ok(Chosen::Nothing),
        };
        match self.look(Lane::Picture, &table, choose).await?? {
            Chosen::Panel(panel) => Ok(panel),
            Chosen::Action(text) => self.perform(asker, table, Some(spot), text, false).await,
            Chosen::Nothing => Err(ServiceError::Stale.into()),
        }
    }

    /// Takes back what was drafted last; at the position that the person sees, where that is known.
    pub(crate) async fn undo(
        &self,
        asker: Asker,
        table: HostedMatch,
        spot: Option<Spot>,
    ) -> Result<OutgoingMessage, CommandError> {
        let seat = turn_of(&table, asker.person)?;
        let wanted = wanted(&table, asker, spot, String::new());
        let before = table.drafted(seat).last().cloned();
        let table = self.service.undo(table, &wanted, spot.and_then(|spot| spot.revision)).await?;
        let panel = self.workshop(&table, seat).await?;
        Ok(match before {
            Some(text) => panel.headed(&text!("took-back", action = text, game = table.id)),
            None => panel,
        })
    }

    /// Ends the turn.
    pub(crate) async fn end_turn(
        &self,
        asker: Asker,
        table: HostedMatch,
        spot: Option<Spot>,
    ) -> Result<OutgoingMessage, CommandError> {
        let Some(end) = table.end_of_turn() else {
            return Err(CommandError::words(text!("error-one-move")));
        };
        self.perform(asker, table, spot, end.to_owned(), false).await
    }

    /// The panel for a person who plays in a match.
    pub(crate) async fn hand(
        &self,
        table: &HostedMatch,
        person: i64,
    ) -> Result<OutgoingMessage, CommandError> {
        let seat = table.require_seat(person)?;
        if !self.look(Lane::Game, table, move |table| table.holds_secrets(seat)).await? {
            return Err(CommandError::words(text!("error-no-hand-here")));
        }
        self.pacing.spend(person, Request::Picture)?;
        let wishes = self.service.wishes(person).await?;
        Ok(Box::pin(hand::compose(table, seat, &wishes, Lane::Picture, &self.pictures)).await?)
    }
}

/// Where the person sits, if their turn is under way.
fn turn_of(table: &HostedMatch, person: i64) -> Result<Seat, CommandError> {
    let seat = table.require_seat(person)?;
    if table.is_turn_of(seat) {
        return Ok(seat);
    }
    Bot::seat_to_act(table, person)?;
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
