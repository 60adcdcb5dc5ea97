//! Starting the games of an exhibition.

use crate::attempts::item::{WorkItem, WorkQueue};
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{RequestId, SimulId};
use crate::invitations::challenge::Invitation;
use crate::invitations::special_terms::SpecialTerms;
use crate::matches::beginning_rows::MatchOf;
use crate::privacy::is_known;
use crate::simuls::board::SimulBoard;
use crate::simuls::handle::SimulRequests;
use crate::simuls::hosted_simul::{HostedSimul, SimulGuest};
use crate::simuls::terms::SimulState;

/// The first request id of games of exhibitions: greater than those of tournament games, smaller than every id of
/// Discord.
const FIRST_REQUEST: i64 = 1 << 40;

impl SimulRequests<'_> {
    /// Begins the games that have not begun because the program stopped. A failure in one exhibition does not affect
    /// the others.
    pub async fn resume_simuls(self) -> Result<(), ServiceError> {
        let _alone = self.service.resuming.lock().await;
        let mut waiting = self.service.store.simuls().to_open().await?;
        self.service.attempts().suspects_last(WorkQueue::SimulGames, &mut waiting).await?;
        for id in waiting {
            let item = WorkItem { queue: WorkQueue::SimulGames, number: id.get() };
            let opened = self.service.attempts().attempt(item, Box::pin(self.open_games(id)));
            if let Err(error) = opened.await {
                tracing::error!("the games of simul {id} have not all begun: {error}");
            }
        }
        Ok(())
    }

    /// Begins the games that have not begun.
    pub(crate) async fn open_games(self, id: SimulId) -> Result<(), ServiceError> {
        let simul = self.simul(id).await?;
        if simul.state != SimulState::Running {
            return Ok(());
        }
        let due = simul.guests.iter().filter(|guest| guest.match_id.is_none() && guest.result.is_none());
        let mut failed = Ok(());
        for guest in due {
            if let Err(error) = Box::pin(self.open_game(&simul, guest)).await {
                failed = Err(error);
            }
        }
        // The message of the exhibition lists the games.
        self.service.store.simuls().renew(id).await?;
        self.service.notify(Event::Simul(id));
        failed
    }

    /// Begins the game with a guest, unless one of the two is gone for good.
    async fn open_game(self, simul: &HostedSimul, guest: &SimulGuest) -> Result<(), ServiceError> {
        let Some(board) = guest.board else { return Ok(()) };
        let admission = self.service.access().admission(Some(simul.server));
        for player in [simul.host, guest.player] {
            let is_away =
                !is_known(player) || admission.is_away(&mut self.service.store.reader(), player).await?;
            if is_away {
                return Ok(self.service.store.simuls().settle(simul.id, guest.id, self.now()).await?);
            }
        }
        Box::pin(self.begin_match(simul, guest, board)).await
    }

    async fn begin_match(
        self,
        simul: &HostedSimul,
        guest: &SimulGuest,
        board: SimulBoard,
    ) -> Result<(), ServiceError> {
        let request = RequestId::new(FIRST_REQUEST + guest.id.get());
        let invitation = Invitation {
            request,
            game: simul.game.name().to_owned(),
            options: simul.options.clone(),
            server: Some(simul.server),
            channel: simul.channel,
            challenger: simul.host,
            opponent: Some(guest.player),
            seat: simul.seats.on(board),
            time: Some(simul.time),
            rated: simul.rated,
            special: SpecialTerms::default(),
        };
        let at_once = self.service.invitations().part(invitation, MatchOf::Simul(guest.id)).await?;
        let begun = self.service.invitations().begin_agreed(at_once, guest.player, request);
        Box::pin(begun).await.map(|_| ())
    }
}
