//! Brings Discord up to what is committed.
//!
//! One task per match or challenge at a time. What comes in meanwhile is not queued but noted: when the task is done
//! it looks again, so that only the latest position is told.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use tokio::sync::Notify;

use crate::announce::obstacles::{Obstacles, spot};
use crate::announce::publisher::{AnnounceError, Certainty, Publisher};
use crate::api::client::{ApiClient, number};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::offer;
use crate::ui;
use crate::ui::component;
use crate::ui::custom_id::CustomId;
use crate::ui::picture::Pictures;
use crate::ui::shown_match::ShownMatch;
use crate::ui::spot::Spot;
use trickmate_host::workers::Lane;
use trickmate_host::{AttemptResult, Event, GameService, HandMessage, HostedMatch, ServiceError, is_known};
use trickmate_render::{fit_name, isolated};
use trickmate_rules::Seat;
use trickmate_text::text;

/// Number of attempts before the rest is left to the next round of [`Announcer::catch_up`].
const MAX_FAILURES: u32 = 5;
/// Most characters of a player's name in the name of a thread.
const MAX_NAME_LEN: usize = 32;
/// How long what processes have died over waits for everything else.
const OTHERS_FIRST: Duration = Duration::from_secs(2);
/// How long the next of it waits for the one before.
const SUSPECT_TIME: Duration = Duration::from_secs(30);
/// Number of looks in a row that must find nothing under way before the bot stops.
const CALM: u32 = 3;

/// Brings Discord up to what is committed.
#[derive(Clone)]
pub(crate) struct Announcer {
    publisher: Arc<Publisher>,
}

/// Takes a notice off the list when its task ends by a panic.
struct InFlightGuard<'a> {
    publisher: &'a Publisher,
    event: Event,
    done: bool,
}

impl Drop for InFlightGuard<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.publisher.in_progress().remove(&self.event);
        }
    }
}

impl Announcer {
    pub(crate) fn new(service: GameService, delivery: ApiClient, pictures: Pictures) -> Self {
        let (woken, in_progress, obstacles) = (Notify::new(), Mutex::default(), Mutex::default());
        let suspects = Arc::default();
        let publisher = Publisher { service, delivery, pictures, in_progress, woken, obstacles, suspects };
        Self { publisher: Arc::new(publisher) }
    }

    /// Tells Discord, soon.
    pub(crate) fn announce(&self, event: Event, certainty: Certainty) {
        {
            let mut in_progress = self.publisher.in_progress();
            if let Some(again) = in_progress.get_mut(&event) {
                if *again != Some(Certainty::Doubtful) {
                    *again = Some(certainty);
                }
                return;
            }
            in_progress.insert(event, None);
        }
        let publisher = Arc::clone(&self.publisher);
        tokio::spawn(async move { publisher.work(event, certainty).await });
    }

    /// Tells Discord everything that is committed and not told yet.
    pub(crate) async fn catch_up(&self) -> Result<(), ServiceError> {
        let left = self.publisher.service.unannounced().await?;
        self.announce_all(left).await
    }

    /// Tells Discord of all this, except for boards that are refused and what is parked. What processes have died over comes
    /// last, and one after another.
    async fn announce_all(&self, events: Vec<Event>) -> Result<(), ServiceError> {
        let suspects = self.publisher.service.suspects().await?;
        let (mut first, mut last) = (Vec::new(), Vec::new());
        for event in events {
            if matches!(event, Event::Match(hosted) if self.publisher.obstacles().waits(hosted)) {
                continue;
            }
            match event.work_item().and_then(|item| suspects.get(&item)) {
                None => {
                    self.announce(event, Certainty::Doubtful);
                    first.push(event);
                }
                Some(false) => last.push(event),
                Some(true) => {}
            }
        }
        // The next round sees to what is left over.
        if let Ok(turn) = Arc::clone(&self.publisher.suspects).try_lock_owned()
            && !last.is_empty()
        {
            let announcer = self.clone();
            tokio::spawn(async move {
                let _turn = turn;
                announcer.announce_in_turn(last, &first).await;
            });
        }
        Ok(())
    }

    /// Tells Discord of these one after another, once the others are told or take too long.
    async fn announce_in_turn(&self, events: Vec<Event>, others: &[Event]) {
        let others = async {
            for other in others {
                self.settled(*other, OTHERS_FIRST).await;
            }
        };
        let _ = tokio::time::timeout(OTHERS_FIRST, others).await;
        for event in events {
            self.announce(event, Certainty::Doubtful);
            self.settled(event, SUSPECT_TIME).await;
        }
    }

    /// Looks like [`Announcer::catch_up`] for what was left out, except what was committed only a moment ago: another
    /// process announces it, or dies over it and leaves it for the next round. `known` is what was left at the round
    /// before.
    pub(crate) async fn catch_up_with(&self, known: &mut HashSet<Event>) -> Result<(), ServiceError> {
        let left: HashSet<Event> = self.publisher.service.unannounced().await?.into_iter().collect();
        let before = std::mem::replace(known, left);
        let left_twice = before.intersection(known).copied().collect();
        self.announce_all(left_twice).await
    }

    /// Something has changed on a server, in one of its channels or in all: boards that were refused there may be taken now.
    pub(crate) fn wake(&self, server: i64, channel: Option<i64>) {
        let now = self.publisher.service.clock().now();
        self.publisher.obstacles().wake(server, channel, now);
        self.publisher.woken.notify_one();
    }

    /// Tries again what was refused and is due; the answer is when to do so again, in milliseconds since 1970.
    pub(crate) fn try_refused(&self) -> Option<i64> {
        let due = self.publisher.obstacles().due(self.publisher.service.clock().now());
        for hosted in due {
            self.announce(Event::Match(hosted), Certainty::Doubtful);
        }
        self.publisher.obstacles().next()
    }

    /// Completes when something may be due earlier than [`Announcer::try_refused`] has said last.
    pub(crate) async fn woken(&self) {
        self.publisher.woken.notified().await;
    }

    /// Why the board of a match cannot be posted, as a sentence for its players.
    pub(crate) fn obstacle(&self, match_id: i64) -> Option<String> {
        let error = self.publisher.obstacles().of(match_id)?.clone();
        Some(text!("board-not-posted", why = ui::error_text::api_error(&error)))
    }

    /// Waits until nothing about it is underway, but not longer than so.
    pub(crate) async fn settled(&self, event: Event, max: Duration) {
        let wait = async {
            while self.publisher.in_progress().contains_key(&event) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        // It is only waited so that something can be said; after this time it is not said.
        let _ = tokio::time::timeout(max, wait).await;
    }

    /// Waits until nothing is underway and what was committed last has had time to be noticed.
    pub(crate) async fn rest(&self) {
        let mut calm = 0;
        while calm < CALM {
            tokio::time::sleep(Duration::from_millis(20)).await;
            calm = if self.publisher.in_progress().is_empty() { calm + 1 } else { 0 };
        }
    }
}

impl Publisher {
    fn in_progress(&self) -> MutexGuard<'_, HashMap<Event, Option<Certainty>>> {
        self.in_progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn obstacles(&self) -> MutexGuard<'_, Obstacles> {
        self.obstacles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn work(&self, event: Event, mut certainty: Certainty) {
        let mut entry = InFlightGuard { publisher: self, event, done: false };
        let mut failures = 0;
        loop {
            if certainty == Certainty::Fresh {
                self.delivery.ack_priority.wait_for_acks().await;
            }
            match self.tell(event, certainty).await {
                Ok(()) => failures = 0,
                Err(error) if error.is_transient() && failures < MAX_FAILURES => {
                    failures += 1;
                    certainty = Certainty::Doubtful;
                    tracing::info!("{event:?} is tried again: {error}");
                    tokio::time::sleep(Duration::from_secs(1 << failures)).await;
                    continue;
                }
                Err(error) => tracing::warn!("{event:?} could not be told: {error}"),
            }
            let mut in_progress = self.in_progress();
            match in_progress.get_mut(&event).and_then(Option::take) {
                Some(again) => certainty = again,
                None => {
                    in_progress.remove(&event);
                    entry.done = true;
                    return;
                }
            }
        }
    }

    async fn tell(&self, event: Event, certainty: Certainty) -> Result<(), AnnounceError> {
        let lease = match certainty {
            Certainty::Fresh => self.service.lease_to_announce(event).await?,
            // What another process is announcing now gets another look at the next round.
            Certainty::Doubtful => match self.service.free_lease_to_announce(event).await? {
                Some(lease) => lease,
                None => return Ok(()),
            },
        };
        // What is not announced when the lease is lost is announced by whoever has it then.
        let Some(item) = event.work_item() else {
            return lease.while_held(self.tell_now(event, certainty)).await.unwrap_or(Ok(()));
        };
        let Some(attempt) = self.service.begin_attempt(item).await? else { return Ok(()) };
        let told = lease.while_held(Box::pin(self.tell_now(event, certainty))).await;
        let result = match &told {
            Some(Ok(())) => AttemptResult::Done,
            Some(Err(error)) if error.is_permanent() => AttemptResult::Failed,
            Some(Err(_)) | None => AttemptResult::Interrupted,
        };
        self.service.end_attempt(attempt, result).await;
        told.unwrap_or(Ok(()))
    }

    async fn tell_now(&self, event: Event, certainty: Certainty) -> Result<(), AnnounceError> {
        match event {
            Event::Challenge(id) => self.tell_challenge(id, certainty).await,
            Event::Match(id) => self.announce_match(id, certainty).await,
            Event::Watchers(id) => self.tell_watchers(id).await,
            Event::Clocks(id) => self.tell_clocks(id).await,
            Event::Reminder(id, seat) => self.tell_reminder(id, seat, certainty).await,
            Event::Departure(server) => self.tell_departure(server).await,
            Event::Analysis(id) => self.tell_analysis(id, certainty).await,
            Event::Daily(id) => self.tell_daily(id, certainty).await,
            Event::Highlights(id) => self.tell_highlights(id, certainty).await,
            Event::Parked(id) => self.tell_parked(id, certainty).await,
            Event::Offer(id) => offer::tell::tell(&self.service, &self.delivery, id, certainty).await,
        }
    }

    /// Posts the board of a match where it is due.
    async fn announce_match(&self, id: i64, certainty: Certainty) -> Result<(), AnnounceError> {
        let mut hosted = self.service.hosted_match(id).await?;
        if hosted.channel_lost || hosted.is_absent || hosted.announced >= hosted.version() {
            self.obstacles().leave(id);
            return Ok(());
        }
        if hosted.is_direct {
            return self.announce_directly(&hosted, certainty).await;
        }
        if !self.obstacles().admit(spot(&hosted), id) {
            return Ok(());
        }
        // Against the computer there is one message, which needs no thread.
        if hosted.announced < 0 && hosted.thread.is_none() && hosted.computer.is_none() {
            self.open_thread(&mut hosted).await?;
        }
        if certainty == Certainty::Fresh {
            self.await_computer(&mut hosted).await?;
        }
        hosted.warns = self.warns(&hosted).await?;
        if self.tell_within_turn(&hosted, certainty).await?
            || self.redraw(&hosted, certainty).await?
            || self.tell_within_round(&hosted, certainty).await?
        {
            return Ok(());
        }
        let concerned = board::notification::concerned(&self.service, &hosted).await?;
        let draft = board::message::for_all(&hosted, &concerned.pinged, &self.pictures).await?;
        let board = loop {
            match self.show(&hosted, &draft, certainty).await {
                Ok(board) => break board,
                Err(ApiError::ChannelGone | ApiError::ThreadClosed) if hosted.thread.is_some() => {
                    self.leave_thread(&mut hosted).await?;
                }
                Err(ApiError::NotPermitted) if hosted.thread.is_some() && hosted.announced < 0 => {
                    self.leave_thread(&mut hosted).await?;
                }
                Err(ApiError::ChannelGone) => return self.tell_directly(&hosted).await,
                Err(error) => {
                    if !error.is_transient() {
                        let now = self.service.clock().now();
                        self.obstacles().refuse(spot(&hosted), id, error.clone(), now);
                        self.woken.notify_one();
                    }
                    return Err(error.into());
                }
            }
        };
        hosted.board = Some(board);
        concerned.write(&hosted, &self.service, &self.delivery, &self.pictures).await?;
        self.show_hands(&hosted, certainty).await?;
        self.note_board(&hosted, board).await?;
        // What works for one works for the others in its place.
        let others = self.obstacles().clear(spot(&hosted), id);
        for other in others {
            self.service.look_again(other);
        }
        // A board from an earlier attempt may show old clocks, and they may have been moved while this one was posted.
        if certainty == Certainty::Doubtful || self.service.have_clocks_moved(&hosted).await? {
            self.tell_clocks(id).await?;
        }
        Ok(())
    }

    /// Notes that a board shows the match as it was looked up.
    pub(crate) async fn note_board(&self, hosted: &HostedMatch, board: i64) -> Result<(), ServiceError> {
        self.service.mark_announced(hosted.id, hosted.version(), Some(board)).await
    }

    /// Adds to the latest board that a turn is under way: the next board comes when it is over. Returns whether that was done;
    /// there may be no turn under way, or no board from its beginning.
    async fn tell_within_turn(
        &self,
        hosted: &HostedMatch,
        certainty: Certainty,
    ) -> Result<bool, AnnounceError> {
        if !hosted.game.is_within_turn() {
            return Ok(false);
        }
        let words = board::message::words(hosted, &self.pictures).await?;
        let Some(board) = self.edit_board(hosted, &words, hosted.version() - 1, certainty).await? else {
            return Ok(false);
        };
        self.show_hands(hosted, certainty).await?;
        self.note_board(hosted, board).await?;
        Ok(true)
    }

    /// Returns `true` if the board warns who is to act: in casual games, unless they have switched it off.
    async fn warns(&self, hosted: &HostedMatch) -> Result<bool, ServiceError> {
        let [seat] = hosted.game.to_act()[..] else { return Ok(false) };
        let player = hosted.players[seat.index()];
        let is_person = is_known(player) && hosted.computer.is_none_or(|computer| computer.seat != seat);
        Ok(!hosted.rated && is_person && self.service.preferences(player).await?.warnings)
    }

    /// Shows the first half of a round on the board of the round before: both were notified with that, and one message tells
    /// of a round. Whether that was done.
    async fn tell_within_round(
        &self,
        hosted: &HostedMatch,
        certainty: Certainty,
    ) -> Result<bool, AnnounceError> {
        if !board::message::is_within_round(hosted) {
            return Ok(false);
        }
        let draft = board::message::for_all(hosted, &[], &self.pictures).await?;
        let Some(board) = self.edit_board(hosted, &draft, hosted.version() - 1, certainty).await? else {
            return Ok(false);
        };
        board::notification::concerned(&self.service, hosted)
            .await?
            .write(hosted, &self.service, &self.delivery, &self.pictures)
            .await?;
        self.show_hands(hosted, certainty).await?;
        self.note_board(hosted, board).await?;
        Ok(true)
    }

    /// Brings the words of the latest board up to date with the clocks, if there are any; a board that is still to come is
    /// looked after when it has been told.
    async fn tell_clocks(&self, id: i64) -> Result<(), AnnounceError> {
        let mut hosted = self.service.hosted_match(id).await?;
        hosted.warns = self.warns(&hosted).await?;
        let is_told = hosted.clocks.is_some() && !hosted.is_paused && hosted.announced >= hosted.version();
        let Some(board) = hosted.board.filter(|_| is_told) else { return Ok(()) };
        let words = board::message::words(&hosted, &self.pictures).await?;
        match self.delivery.edit(hosted.place(), board, &words).await {
            Err(error) if error.is_transient() => Err(error.into()),
            Err(error) => {
                tracing::info!("a board of game {id} shows an old deadline: {error}");
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    /// Brings the direct messages that show the players' hands up to date.
    pub(crate) async fn show_hands(
        &self,
        hosted: &HostedMatch,
        certainty: Certainty,
    ) -> Result<(), AnnounceError> {
        let all_shown = self.service.hand_messages(hosted.id).await?;
        for seat in Seat::ALL.into_iter().filter(|seat| hosted.computer.is_none_or(|own| own.seat != *seat)) {
            let shown = all_shown[seat.index()];
            let message = shown.and_then(|shown| shown.message);
            let looked = hosted.clone();
            let look = move || Ok((looked.has_hand(seat), looked.has_covered_cards()));
            let (has_hand, has_covered_cards) = self.pictures.run(Lane::Board, look).await?;
            // As long as there is something to do with it.
            let goes_on = has_hand || has_covered_cards;
            if shown.is_some() && message.is_none() || shown.is_none() && !has_hand {
                continue;
            }
            let player = hosted.players[seat.index()];
            let preferences = self.service.preferences(player).await?;
            if !is_known(player) || shown.is_none() && !preferences.direct {
                continue;
            }
            let draft = match goes_on || hosted.game.outcome().is_some() {
                true => board::hand::compose(hosted, seat, &preferences, Lane::Board, &self.pictures).await?,
                false => board::hand::last(hosted, seat, &preferences, &self.pictures).await?,
            };
            let edited = match shown.zip(message) {
                Some((shown, _)) if shown.version >= hosted.version() => continue,
                Some((shown, message)) => {
                    let edited = self.delivery.edit(shown.channel, message, &draft).await;
                    edited.map(|()| (shown.channel, message))
                }
                None => Err(ApiError::MessageGone),
            };
            let sent = match edited {
                // There is none yet, or the player has deleted it.
                Err(ApiError::MessageGone) => self.send_hand(hosted, player, &draft, certainty).await,
                edited => edited,
            };
            let shown = match sent {
                Ok((channel, message)) => {
                    HandMessage { channel, message: goes_on.then_some(message), version: hosted.version() }
                }
                Err(error) if error.is_transient() => return Err(error.into()),
                Err(error) => {
                    tracing::info!("no direct message for a player of game {}: {error}", hosted.id);
                    HandMessage { channel: 0, message: None, version: hosted.version() }
                }
            };
            self.service.shows_hand(hosted.id, seat, shown).await?;
        }
        Ok(())
    }

    /// Sends a player the direct message with the hand. One that an earlier attempt sent and did not note is edited instead.
    async fn send_hand(
        &self,
        hosted: &HostedMatch,
        player: i64,
        draft: &OutgoingMessage,
        certainty: Certainty,
    ) -> Result<(i64, i64), ApiError> {
        if may_have_unnoted_posts(hosted, certainty) {
            let channel = self.delivery.direct_channel(player).await?;
            for message in self.delivery.own_messages(channel).await? {
                // A game that is played in these direct messages has its boards there as well.
                if channel != hosted.place() && board::hand::is_panel(&message, hosted.id) {
                    let message = number(message.id.get());
                    match self.delivery.edit(channel, message, draft).await {
                        Ok(()) => return Ok((channel, message)),
                        Err(ApiError::MessageGone) => break,
                        Err(error) => return Err(error),
                    }
                }
            }
        }
        let nonce = format!("hand-{}-{}", hosted.id, hosted.version());
        self.delivery.direct(player, draft, &nonce).await
    }

    /// Edits the newest board of a match if it shows at least version `oldest`; returns which message that is. `None` means that
    /// a board has to be posted.
    pub(crate) async fn edit_board(
        &self,
        hosted: &HostedMatch,
        draft: &OutgoingMessage,
        oldest: i64,
        certainty: Certainty,
    ) -> Result<Option<i64>, ApiError> {
        let mut gone = None;
        // Where the noted board is gone, an attempt that did not live to note it may have posted another.
        for certainty in [certainty, Certainty::Doubtful] {
            let newest = self.newest_board(hosted, certainty).await?;
            let Some((board, _)) =
                newest.filter(|(board, version)| *version >= oldest && gone != Some(*board))
            else {
                return Ok(None);
            };
            match self.delivery.edit(hosted.place(), board, draft).await {
                Ok(()) => return Ok(Some(board)),
                Err(error) if error.is_transient() => return Err(error),
                Err(_) => gone = Some(board),
            }
        }
        Ok(None)
    }

    /// Returns the newest board of a match and the version that it shows: the one that is noted, or one that was posted after
    /// it by an attempt that did not live to note it.
    async fn newest_board(
        &self,
        hosted: &HostedMatch,
        certainty: Certainty,
    ) -> Result<Option<(i64, i64)>, ApiError> {
        let noted = hosted.board.map(|board| (board, hosted.announced));
        // Against the computer a second board is posted only where the first is gone, which its edit tells.
        let is_only_one = hosted.computer.is_some() && noted.is_some() && certainty == Certainty::Fresh;
        if is_only_one || !may_have_unnoted_posts(hosted, certainty) {
            return Ok(noted);
        }
        let boards = match self.boards_in(hosted).await {
            Ok(boards) => boards,
            // Without the history there is only what is noted.
            Err(ApiError::NotPermitted) => return Ok(noted),
            Err(error) => return Err(error),
        };
        let newer = boards.into_iter().find(|(_, spot)| spot.version > hosted.announced);
        Ok(newer.map(|(board, spot)| (board, spot.version)).or(noted))
    }

    /// Posts the board, or finds it where an earlier attempt has posted it.
    async fn show(
        &self,
        hosted: &HostedMatch,
        draft: &OutgoingMessage,
        certainty: Certainty,
    ) -> Result<i64, ApiError> {
        if certainty == Certainty::Doubtful {
            match self.boards_in(hosted).await {
                Ok(boards) => {
                    if let Some((board, _)) = boards.iter().find(|(_, spot)| *spot == hosted.spot()) {
                        return Ok(*board);
                    }
                }
                // Without the history the nonce still guards against posting twice at short intervals.
                Err(ApiError::NotPermitted) => {}
                Err(error) => return Err(error),
            }
        }
        let nonce = format!("{}-{}", hosted.id, hosted.version());
        let board = self.delivery.post(hosted.place(), draft, &nonce).await?;
        self.delivery.meter.post_board();
        Ok(board)
    }

    /// The boards of a match among the latest messages of its place that still have buttons, the newest first.
    pub(crate) async fn boards_in(&self, hosted: &HostedMatch) -> Result<Vec<(i64, Spot)>, ApiError> {
        let messages = self.delivery.own_messages(hosted.place()).await?;
        let boards = messages
            .iter()
            .filter_map(|message| Some((number(message.id.get()), spot_of(message, hosted.id)?)));
        Ok(boards.collect())
    }

    /// Opens a thread for a match that has just begun, where the server wants that and it is possible.
    async fn open_thread(&self, hosted: &mut HostedMatch) -> Result<(), AnnounceError> {
        let Some(server) = hosted.server else { return Ok(()) };
        let Some(message) = self.service.challenge(hosted.challenge).await?.message else { return Ok(()) };
        if !self.service.threads_on(server).await? {
            return Ok(());
        }
        let name = thread_name(&hosted.clone().shown_on(hosted.server));
        match self.delivery.start_thread(hosted.channel, message, &name).await {
            Ok(thread) => {
                self.service.plays_in(hosted.id, thread).await?;
                hosted.thread = Some(thread);
                for player in hosted.players {
                    if let Err(error) = self.delivery.join_thread(thread, player).await {
                        tracing::info!("a player was not added to thread {thread}: {error}");
                    }
                }
                Ok(())
            }
            Err(error) if error.is_transient() => Err(error.into()),
            Err(error) => {
                tracing::info!("game {} gets no thread: {error}", hosted.id);
                Ok(())
            }
        }
    }

    async fn leave_thread(&self, hosted: &mut HostedMatch) -> Result<(), AnnounceError> {
        tracing::info!("game {} goes on in its channel", hosted.id);
        self.service.leaves_thread(hosted.id).await?;
        hosted.thread = None;
        hosted.board = None;
        Ok(())
    }

    /// Tells the players that the channel of their match is gone, once.
    async fn tell_directly(&self, hosted: &HostedMatch) -> Result<(), AnnounceError> {
        self.service.loses_place(hosted.id).await?;
        let draft =
            OutgoingMessage::new(text!("channel-gone", title = hosted.game.game().title(), game = hosted.id));
        for player in hosted.players {
            if let Err(error) = self.delivery.direct(player, &draft, &format!("gone-{}", hosted.id)).await {
                tracing::info!("a player of game {} could not be told by direct message: {error}", hosted.id);
            }
        }
        Ok(())
    }
}

/// Returns `true` if something of the match may have been posted that is not noted. Whoever has just committed the one action
/// after the last that is noted knows that there is nothing.
fn may_have_unnoted_posts(hosted: &HostedMatch, certainty: Certainty) -> bool {
    certainty == Certainty::Doubtful || hosted.version() > hosted.announced + 1
}

/// Returns the position that the first button of a message belongs to, if that is one of the match.
fn spot_of(message: &serenity::Message, match_id: i64) -> Option<Spot> {
    match component::first_button(message)?.parse() {
        Ok(CustomId::Match(_, spot) | CustomId::Board(spot, _)) if spot.match_id == match_id => Some(spot),
        _ => None,
    }
}

/// The name of a match's thread: its players and the game.
fn thread_name(hosted: &HostedMatch) -> String {
    let title = hosted.game.game().title();
    let name = |name: &Option<String>| -> Option<String> {
        let fit: String = fit_name(name.as_deref()?)?.chars().take(MAX_NAME_LEN).collect();
        Some(isolated(fit.trim()))
    };
    match hosted.names.each_ref().map(name) {
        [Some(first), Some(second)] => text!("thread-name", first, second, title),
        _ => text!("thread-name-unknown", game = hosted.id, title),
    }
}
