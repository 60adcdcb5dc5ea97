//! Requests about turns that are drafted before they are committed.

use std::sync::Arc;

use crate::error::ServiceError;
use crate::ids::{MatchId, RequestId, Revision};
use crate::matches::action_rows::CommitResult;
use crate::matches::chance::synthetic_request;
use crate::matches::hosted_match::{HostedMatch, Move};
use crate::turns::draft::{DraftAction, TurnDraft};
use crate::turns::handle::TurnRequests;
use crate::turns::rows::DraftRow;
use crate::workers::Lane;
use trickmate_rules::{ActionError, Match, Seat};

impl TurnRequests<'_> {
    /// Performs an action in a match that was just loaded, as [`MatchRequests::act_at`](crate::MatchRequests::act_at)
    /// does. In a turn of several actions, those after the first are drafted, until an action ends the turn and commits
    /// them all.
    ///
    /// # Errors
    /// As [`MatchRequests::act`](crate::MatchRequests::act).
    pub async fn act_within(
        self,
        hosted: HostedMatch,
        wanted: &Move,
        within: DraftAction,
    ) -> Result<HostedMatch, ServiceError> {
        hosted.goes_on()?;
        let seat = hosted.seat_of(wanted.player);
        if seat.is_some_and(|seat| hosted.is_turn_of(seat)) {
            return self.draft(hosted, wanted, within, vec![wanted.text.clone()]).await;
        }
        if !within.ends {
            return self.service.matches().act_at(hosted, wanted).await;
        }
        let text = [wanted.text.clone()];
        self.service.matches().commit(hosted, wanted, move |game, seat| act(game, seat, &text, true)).await
    }

    /// Performs several actions of one turn as [`TurnRequests::act_within`] does; each must be legal after the previous
    /// one. The text of the request is ignored. If the actions end the turn, they are committed together. Otherwise the
    /// first is committed if it begins the turn, and the others are drafted.
    ///
    /// # Errors
    /// As [`MatchRequests::act`](crate::MatchRequests::act).
    pub async fn act_in_turn(
        self,
        hosted: HostedMatch,
        wanted: &Move,
        revision: Option<Revision>,
        actions: Vec<String>,
    ) -> Result<HostedMatch, ServiceError> {
        hosted.goes_on()?;
        let seat = hosted.require_seat(wanted.player)?;
        let within = DraftAction { revision, ends: false };
        if hosted.is_turn_of(seat) {
            return self.draft(hosted, wanted, within, actions).await;
        }
        let all = actions.clone();
        let game =
            self.service.matches().changed(&hosted.game, move |game| act(game, seat, &all, false)).await?;
        if !game.is_within_turn() || !game.to_act().contains(&seat) {
            return self
                .service
                .matches()
                .commit(hosted, wanted, move |game, seat| act(game, seat, &actions, false))
                .await;
        }
        let Some((first, rest)) = actions.split_first() else { return Ok(hosted) };
        // The request is the draft's.
        let request = synthetic_request(hosted.id, hosted.version());
        let hosted = self
            .service
            .matches()
            .act_at(hosted, &Move { text: first.clone(), request, ..wanted.clone() })
            .await?;
        let wanted = Move { version: None, ..wanted.clone() };
        self.draft(hosted, &wanted, DraftAction::default(), rest.to_vec()).await
    }

    /// Takes back a player's last drafted action; `text` of the request is ignored.
    ///
    /// # Errors
    /// As [`MatchRequests::act`](crate::MatchRequests::act), and when nothing is drafted.
    pub async fn undo(
        self,
        hosted: HostedMatch,
        wanted: &Move,
        revision: Option<Revision>,
    ) -> Result<HostedMatch, ServiceError> {
        hosted.goes_on()?;
        let seat = hosted.require_seat(wanted.player)?;
        if hosted.draft.request == Some(wanted.request) {
            return Ok(hosted);
        }
        is_current(&hosted, wanted, revision)?;
        let drafted = hosted.drafted(seat);
        let (_, rest) = drafted.split_last().ok_or(ServiceError::NothingDrafted)?;
        let rest = rest.to_vec();
        Box::pin(self.store_draft(hosted, seat, rest, wanted.request)).await
    }

    async fn draft(
        self,
        hosted: HostedMatch,
        wanted: &Move,
        within: DraftAction,
        actions: Vec<String>,
    ) -> Result<HostedMatch, ServiceError> {
        let id = hosted.id;
        match Box::pin(self.try_draft(hosted, wanted, within, actions)).await {
            // The same request may have come twice, and the other one was quicker: then the work is done.
            Err(ServiceError::Stale | ServiceError::Refused(_) | ServiceError::Store(_))
                if self.is_done(id, wanted.request).await? =>
            {
                self.service.matches().hosted_match(id).await
            }
            result => result,
        }
    }

    /// Returns `true` if an earlier equal request has drafted or committed something.
    async fn is_done(self, match_id: MatchId, request: RequestId) -> Result<bool, ServiceError> {
        let drafted =
            self.service.store.turns().draft(match_id).await?.is_some_and(|draft| draft.request == request);
        Ok(drafted || self.service.store.matches().action_of_request(request).await?.is_some())
    }

    async fn try_draft(
        self,
        mut hosted: HostedMatch,
        wanted: &Move,
        within: DraftAction,
        actions: Vec<String>,
    ) -> Result<HostedMatch, ServiceError> {
        let seat = hosted.require_seat(wanted.player)?;
        if hosted.draft.request == Some(wanted.request) {
            return Ok(hosted);
        }
        is_current(&hosted, wanted, within.revision)?;
        let (version, committed) = (hosted.version(), hosted.game.plies().len());
        let ends = within.ends;
        let game = self
            .service
            .matches()
            .changed(hosted.game_for(seat), move |game| act(game, seat, &actions, ends))
            .await?;
        if game.is_within_turn() && game.to_act().contains(&seat) {
            let actions = game.plies().iter().skip(committed).map(|ply| ply.text.clone()).collect();
            return self.store_draft(hosted, seat, actions, wanted.request).await;
        }
        let revision = hosted.draft.revision;
        hosted.game = game;
        hosted.draft = TurnDraft::default();
        let _held = self.service.agenda.hold().await;
        let progress =
            self.service.matches().progress(&mut hosted, version, committed, wanted.request).await?;
        let progress = CommitResult { draft: Some(revision), ..progress };
        if !self.service.matches().append(hosted.id, progress).await? {
            return Err(ServiceError::Stale);
        }
        self.service.matches.put(hosted.id, hosted.replayed());
        Ok(hosted)
    }

    async fn store_draft(
        self,
        hosted: HostedMatch,
        seat: Seat,
        actions: Vec<String>,
        request: RequestId,
    ) -> Result<HostedMatch, ServiceError> {
        let corrupt = |error: serde_json::Error| ServiceError::Corrupt(hosted.id.get(), error.to_string());
        let row = DraftRow {
            seat,
            base: hosted.version(),
            revision: hosted.draft.revision.next(),
            actions: serde_json::to_string(&actions).map_err(corrupt)?,
            request,
        };
        if !self.service.store.turns().set_draft(hosted.id, row).await? {
            return Err(ServiceError::Stale);
        }
        self.service.matches().hosted_match(hosted.id).await
    }

    /// Returns the stored draft of a match in which a turn is under way.
    pub(crate) async fn draft_of(self, hosted: &HostedMatch) -> Result<TurnDraft, ServiceError> {
        let stored = self.service.store.turns().draft(hosted.id).await?;
        let to_act = hosted.game.to_act();
        let is_of = |row: &DraftRow| row.base == hosted.version() && to_act.contains(&row.seat);
        let Some(row) = stored.filter(is_of) else { return Ok(TurnDraft::default()) };
        let corrupt = |why: String| ServiceError::Corrupt(hosted.id.get(), why);
        let actions: Vec<String> =
            serde_json::from_str(&row.actions).map_err(|error| corrupt(error.to_string()))?;
        if actions.is_empty() {
            return Ok(TurnDraft { revision: row.revision, actions, request: Some(row.request), game: None });
        }
        let mut game = Arc::clone(&hosted.game);
        let work = move || {
            let played = Arc::make_mut(&mut game).play_all(actions.iter().map(String::as_str));
            played.map(|()| (game, actions))
        };
        let replayed = self.service.workers.run(Lane::Game, work).await?;
        // The error does not show the action, which is a secret.
        let (game, actions) =
            replayed.map_err(|error| corrupt(format!("ply {} of the draft is refused", error.ply)))?;
        Ok(TurnDraft { revision: row.revision, actions, request: Some(row.request), game: Some(game) })
    }
}

/// Checks that the player has seen the current state of the turn.
fn is_current(hosted: &HostedMatch, wanted: &Move, revision: Option<Revision>) -> Result<(), ServiceError> {
    let version = wanted.version.is_none_or(|version| version == hosted.version());
    let revision = revision.is_none_or(|revision| revision == hosted.draft.revision);
    if version && revision { Ok(()) } else { Err(ServiceError::Stale) }
}

/// Performs actions. With `ends`, ends the turn unless the actions have already done so.
fn act(game: &mut Match, seat: Seat, actions: &[String], ends: bool) -> Result<(), (String, ActionError)> {
    let act = |game: &mut Match, text: &str| {
        game.act(seat, text).map(|_| ()).map_err(|refusal| (text.to_owned(), refusal))
    };
    for text in actions {
        act(game, text)?;
    }
    match game.game().turn_end() {
        Some(end) if ends && game.is_within_turn() => act(game, end),
        _ => Ok(()),
    }
}

impl HostedMatch {
    /// Returns `true` if the seat has begun a turn of several actions that is not over yet.
    #[must_use]
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.game.is_within_turn() && self.game.to_act().contains(&seat)
    }

    /// Returns the match for a seat: with its draft of the turn, which only that seat may see.
    #[must_use]
    pub fn game_for(&self, seat: Seat) -> &Arc<Match> {
        let drafted = self.draft.game.as_ref();
        drafted.filter(|_| self.is_turn_of(seat)).unwrap_or(&self.game)
    }

    /// Returns the seat's draft of its turn, in the game's notation.
    #[must_use]
    pub fn drafted(&self, seat: Seat) -> &[String] {
        if self.is_turn_of(seat) { &self.draft.actions } else { &[] }
    }

    /// Returns the match at the start of the turn under way; `None` if no turn is under way. Replays the match, so do
    /// not call it on async threads.
    #[must_use]
    pub fn at_turn_start(&self) -> Option<Self> {
        let seat = *self.game.to_act().first().filter(|_| self.game.is_within_turn())?;
        let before = self.game.before_last_turn(seat)?;
        let mut hosted = self.clone();
        hosted.game = Arc::new(self.game.after(before).ok()?);
        hosted.draft = TurnDraft::default();
        Some(hosted)
    }

    /// Returns the number of changes to the draft since the turn began; every change is made for this number.
    #[must_use]
    pub fn revision(&self) -> Revision {
        self.draft.revision
    }
}
