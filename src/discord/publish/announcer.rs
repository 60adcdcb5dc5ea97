//! Brings Discord up to what is committed.
//!
//! One task per match or challenge at a time. What comes in meanwhile is not queued but noted: when the task is done
//! it looks again, so that only the latest position is told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::discord::api::client::ApiClient;
use crate::discord::api::error::ApiError;
use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::ids::custom_id::{CustomId, Spot};
use crate::discord::panel::hand;
use crate::discord::publish::obstacles::{Obstacles, spot};
use crate::discord::publish::publisher::{AnnounceError, Certainty, Publisher};
use crate::discord::publish::{notification, offers};
use crate::discord::view::board_message;
use crate::discord::view::error_text;
use crate::discord::view::picture::Pictures;
use crate::service::{Event, GameService, HandMessage, HostedMatch, ServiceError, is_known};
use crate::workers::Lane;
use trickmate_rules::Seat;
use trickmate_text::text;

/// How often something is tried again before it is left to the next round of [`Announcer::catch_up`].
const MOST_FAILURES: u32 = 5;
/// How much of a player's name is in the name of a thread, in characters.
const LONGEST_NAME: usize = 32;
/// How often in a row nothing must be underway before the bot stops.
const CALM: u32 = 3;

/// Brings Discord up to what is committed.
#[derive(Clone)]
pub(crate) struct Announcer {
    publisher: Arc<Publisher>,
}

/// Takes a notice off the list when its task ends by a panic.
struct InFlightGuard<'a> {
    publisher: &'a Publisher,
    notice: Event,
    done: bool,
}

impl Drop for InFlightGuard<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.publisher.underway().remove(&self.notice);
        }
    }
}

impl Announcer {
    pub(crate) fn new(service: GameService, delivery: ApiClient, pictures: Pictures) -> Self {
        let (woken, underway, obstacles) = (Notify::new(), Mutex::default(), Mutex::default());
        let publisher = Publisher { service, delivery, pictures, underway, woken, obstacles };
        Self { publisher: Arc::new(publisher) }
    }

    /// Tells Discord, soon.
    pub(crate) fn announce(&self, notice: Event, certainty: Certainty) {
        {
            let mut underway = self.publisher.underway();
            if let Some(again) = underway.get_mut(&notice) {
                if *again != Some(Certainty::Doubtful) {
                    *again = Some(certainty);
                }
                return;
            }
            underway.insert(notice, None);
        }
        let publisher = Arc::clone(&self.publisher);
        tokio::spawn(async move { publisher.work(notice, certainty).await });
    }

    /// Tells Discord everything that is committed and not told yet.
    pub(crate) async fn catch_up(&self) -> Result<(), ServiceError> {
        for notice in self.publisher.service.untold().await? {
            if matches!(notice, Event::Match(table) if self.publisher.obstacles().waits(table)) {
                continue;
            }
            self.announce(notice, Certainty::Doubtful);
        }
        Ok(())
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
        for table in due {
            self.announce(Event::Match(table), Certainty::Doubtful);
        }
        self.publisher.obstacles().next()
    }

    /// Completes when something may be due earlier than [`Announcer::try_refused`] has said last.
    pub(crate) async fn woken(&self) {
        self.publisher.woken.notified().await;
    }

    /// Why the board of a match cannot be posted, as a sentence for its players.
    pub(crate) fn obstacle(&self, table: i64) -> Option<String> {
        let trouble = self.publisher.obstacles().of(table)?.clone();
        Some(text!("board-not-posted", why = error_text::trouble(&trouble)))
    }

    /// Waits until nothing about it is underway, but not longer than so.
    pub(crate) async fn settled(&self, notice: Event, most: Duration) {
        let wait = async {
            while self.publisher.underway().contains_key(&notice) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        // It is only waited so that something can be said; after this time it is not said.
        let _ = tokio::time::timeout(most, wait).await;
    }

    /// Waits until nothing is underway and what was committed last has had time to be noticed.
    pub(crate) async fn rest(&self) {
        let mut calm = 0;
        while calm < CALM {
            tokio::time::sleep(Duration::from_millis(20)).await;
            calm = if self.publisher.underway().is_empty() { calm + 1 } else { 0 };
        }
    }
}

impl Publisher {
    fn underway(&self) -> MutexGuard<'_, HashMap<Event, Option<Certainty>>> {
        self.underway.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn obstacles(&self) -> MutexGuard<'_, Obstacles> {
        self.obstacles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn work(&self, notice: Event, mut certainty: Certainty) {
        let mut entry = InFlightGuard { publisher: self, notice, done: false };
        let mut failures = 0;
        loop {
            if certainty == Certainty::Fresh {
                self.delivery.precedence.wait_for_acks().await;
            }
            let told = match notice {
                Event::Challenge(id) => self.tell_challenge(id, certainty).await,
                Event::Match(id) => self.tell_table(id, certainty).await,
                Event::Watchers(id) => self.tell_watchers(id).await,
                Event::Clocks(id) => self.tell_clocks(id).await,
                Event::Departure(server) => self.tell_departure(server).await,
                Event::Analysis(id) => self.tell_analysis(id, certainty).await,
                Event::Daily(id) => self.tell_daily(id, certainty).await,
                Event::Offer(id) => offers::tell(&self.service, &self.delivery, id, certainty).await,
            };
            match told {
                Ok(()) => failures = 0,
                Err(error) if error.is_transient() && failures < MOST_FAILURES => {
                    failures += 1;
                    certainty = Certainty::Doubtful;
                    tracing::info!("{notice:?} is tried again: {error}");
                    tokio::time::sleep(Duration::from_secs(1 << failures)).await;
                    continue;
                }
                Err(error) => tracing::warn!("{notice:?} could not be told: {error}"),
            }
            let mut underway = self.underway();
            match underway.get_mut(&notice).and_then(Option::take) {
                Some(again) => certainty = again,
                None => {
                    underway.remove(&notice);
                    entry.done = true;
                    return;
                }
            }
        }
    }

    /// Posts the board of a match where it is due.
    async fn tell_table(&self, id: i64, certainty: Certainty) -> Result<(), AnnounceError> {
        let mut table = self.service.table(id).await?;
        if table.homeless || table.is_paused || table.told >= table.version() {
            self.obstacles().leave(id);
            return Ok(());
        }
        if !self.obstacles().admit(spot(&table), id) {
            return Ok(());
        }
        // Against the computer there is one message, which needs no thread.
        if table.told < 0 && table.thread.is_none() && table.computer.is_none() {
            self.open_thread(&mut table).await?;
        }
        if self.tell_within_turn(&table).await? || self.redraw(&table, certainty).await? {
            return Ok(());
        }
        table.warns = self.warns(&table).await?;
        if self.tell_within_round(&table).await? {
            return Ok(());
        }
        let concerned = notification::concerned(&self.service, &table).await?;
        let draft = board_message::for_all(&table, &concerned.pinged, &self.pictures).await?;
        let board = loop {
            match self.show(&table, &draft, certainty).await {
                Ok(board) => break board,
                Err(ApiError::ChannelGone | ApiError::ThreadClosed) if table.thread.is_some() => {
                    self.leave_thread(&mut table).await?;
                }
                Err(ApiError::NotPermitted) if table.thread.is_some() && table.told < 0 => {
                    self.leave_thread(&mut table).await?;
                }
                Err(ApiError::ChannelGone) => return self.tell_directly(&table).await,
                Err(trouble) => {
                    if !trouble.is_transient() {
                        let now = self.service.clock().now();
                        self.obstacles().refuse(spot(&table), id, trouble.clone(), now);
                        self.woken.notify_one();
                    }
                    return Err(trouble.into());
                }
            }
        };
        table.board = Some(board);
        concerned.write(&table, &self.service, &self.delivery, &self.pictures).await?;
        self.show_hands(&table).await?;
        self.service.told_table(id, table.version(), Some(board)).await?;
        // What works for one works for the others in its place.
        let others = self.obstacles().clear(spot(&table), id);
        for other in others {
            self.service.look_again(other);
        }
        // A board from an earlier attempt may show old clocks, and they may have been moved while this one was posted.
        if certainty == Certainty::Doubtful || self.service.have_clocks_moved(&table).await? {
            self.tell_clocks(id).await?;
        }
        Ok(())
    }

    /// Adds to the latest board that a turn is under way: the next board comes when it is over. Whether that was done; there
    /// may be no turn under way, or no board any more.
    async fn tell_within_turn(&self, table: &HostedMatch) -> Result<bool, AnnounceError> {
        let Some(board) = table.board.filter(|_| table.told >= 0 && table.game.is_within_turn()) else {
            return Ok(false);
        };
        let words = board_message::words(table, &self.pictures).await?;
        match self.delivery.edit(table.place(), board, &words).await {
            Ok(()) => {}
            Err(trouble) if trouble.is_transient() => return Err(trouble.into()),
            Err(_) => return Ok(false),
        }
        self.show_hands(table).await?;
        self.service.told_table(table.id, table.version(), Some(board)).await?;
        Ok(true)
    }

    /// Whether the board warns who is to act: in casual games, unless they have switched it off.
    async fn warns(&self, table: &HostedMatch) -> Result<bool, ServiceError> {
        let [seat] = table.game.to_act()[..] else { return Ok(false) };
        let player = table.players[seat.index()];
        Ok(!table.rated && is_known(player) && self.service.wishes(player).await?.warnings)
    }

    /// Shows the first half of a round on the board of the round before: both were notified with that, and one message tells
    /// of a round. Whether that was done.
    async fn tell_within_round(&self, table: &HostedMatch) -> Result<bool, AnnounceError> {
        let is_halfway = board_message::is_within_round(table);
        let Some(board) = table.board.filter(|_| table.told >= 0 && is_halfway) else { return Ok(false) };
        let draft = board_message::for_all(table, &[], &self.pictures).await?;
        match self.delivery.edit(table.place(), board, &draft).await {
            Ok(()) => {}
            Err(trouble) if trouble.is_transient() => return Err(trouble.into()),
            Err(_) => return Ok(false),
        }
        notification::concerned(&self.service, table)
            .await?
            .write(table, &self.service, &self.delivery, &self.pictures)
            .await?;
        self.show_hands(table).await?;
        self.service.told_table(table.id, table.version(), Some(board)).await?;
        Ok(true)
    }

    /// Brings the words of the latest board up to date with the clocks, if there are any; a board that is still to come is
    /// looked after when it has been told.
    async fn tell_clocks(&self, id: i64) -> Result<(), AnnounceError> {
        let mut table = self.service.table(id).await?;
        table.warns = self.warns(&table).await?;
        let is_told = table.clocks.is_some() && !table.is_paused && table.told >= table.version();
        let Some(board) = table.board.filter(|_| is_told) else { return Ok(()) };
        let words = board_message::words(&table, &self.pictures).await?;
        match self.delivery.edit(table.place(), board, &words).await {
            Err(trouble) if trouble.is_transient() => Err(trouble.into()),
            Err(trouble) => {
                tracing::info!("a board of game {id} shows an old deadline: {trouble}");
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    /// Brings the direct messages that show the players' hands up to date.
    pub(crate) async fn show_hands(&self, table: &HostedMatch) -> Result<(), AnnounceError> {
        for seat in Seat::ALL.into_iter().filter(|seat| table.computer.is_none_or(|own| own.seat != *seat)) {
            let shown = self.service.hand_message(table.id, seat).await?;
            let message = shown.and_then(|shown| shown.message);
            let looked = table.clone();
            let has_hand = self.pictures.run(Lane::Board, move || Ok(looked.has_hand(seat))).await?;
            if shown.is_some() && message.is_none() || shown.is_none() && !has_hand {
                continue;
            }
            let player = table.players[seat.index()];
            let wishes = self.service.wishes(player).await?;
            if !is_known(player) || shown.is_none() && !wishes.direct {
                continue;
            }
            let draft = hand::compose(table, seat, &wishes, Lane::Board, &self.pictures).await?;
            let edited = match shown.zip(message) {
                Some((shown, _)) if shown.version >= table.version() => continue,
                Some((shown, message)) => {
                    let edited = self.delivery.edit(shown.channel, message, &draft).await;
                    edited.map(|()| (shown.channel, message))
                }
                None => Err(ApiError::MessageGone),
            };
            let sent = match edited {
                // There is none yet, or the player has deleted it.
                Err(ApiError::MessageGone) => {
                    let nonce = format!("hand-{}-{}", table.id, table.version());
                    self.delivery.direct(player, &draft, &nonce).await
                }
                edited => edited,
            };
            let shown = match sent {
                // Without a hand there is nothing more to do there.
                Ok((channel, message)) => {
                    HandMessage { channel, message: has_hand.then_some(message), version: table.version() }
                }
                Err(trouble) if trouble.is_transient() => return Err(trouble.into()),
                Err(trouble) => {
                    tracing::info!("no direct message for a player of game {}: {trouble}", table.id);
                    HandMessage { channel: 0, message: None, version: table.version() }
                }
            };
            self.service.shows_hand(table.id, seat, shown).await?;
        }
        Ok(())
    }

    /// Posts the board, or finds it where an earlier attempt has posted it.
    async fn show(
        &self,
        table: &HostedMatch,
        draft: &OutgoingMessage,
        certainty: Certainty,
    ) -> Result<i64, ApiError> {
        if certainty == Certainty::Doubtful {
            match self.boards_in(table).await {
                Ok(boards) => {
                    if let Some((board, _)) = boards.iter().find(|(_, spot)| *spot == table.spot()) {
                        return Ok(*board);
                    }
                }
                // Without the history the nonce still guards against posting twice at short intervals.
                Err(ApiError::NotPermitted) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        let nonce = format!("{}-{}", table.id, table.version());
        let board = self.delivery.post(table.place(), draft, &nonce).await?;
        self.delivery.meter.post_board();
        Ok(board)
    }

    /// The boards of a match among the latest messages of its place that still have buttons, the newest first.
    pub(crate) async fn boards_in(&self, table: &HostedMatch) -> Result<Vec<(i64, Spot)>, ApiError> {
        let messages = self.delivery.own_messages(table.place()).await?;
        let boards = messages.iter().filter_map(|message| {
            let id = crate::discord::ids::component::first_button(message)?;
            match id.parse() {
                Ok(CustomId::Match(_, spot) | CustomId::Board(spot, _)) if spot.table == table.id => {
                    Some((crate::discord::api::client::number(message.id.get()), spot))
                }
                _ => None,
            }
        });
        Ok(boards.collect())
    }

    /// Gives a match that has just begun a thread of its own, where the server wants that and it can be done.
    async fn open_thread(&self, table: &mut HostedMatch) -> Result<(), AnnounceError> {
        let Some(server) = table.server else { return Ok(()) };
        let Some(message) = self.service.challenge(table.challenge).await?.message else { return Ok(()) };
        if !self.service.threads_on(server).await? {
            return Ok(());
        }
        let name = thread_name(&table.clone().shown_on(table.server));
        match self.delivery.start_thread(table.channel, message, &name).await {
            Ok(thread) => {
                self.service.plays_in(table.id, thread).await?;
                table.thread = Some(thread);
                for player in table.players {
                    if let Err(trouble) = self.delivery.join_thread(thread, player).await {
                        tracing::info!("a player was not added to thread {thread}: {trouble}");
                    }
                }
                Ok(())
            }
            Err(trouble) if trouble.is_transient() => Err(trouble.into()),
            Err(trouble) => {
                tracing::info!("game {} gets no thread: {trouble}", table.id);
                Ok(())
            }
        }
    }

    async fn leave_thread(&self, table: &mut HostedMatch) -> Result<(), AnnounceError> {
        tracing::info!("game {} goes on in its channel", table.id);
        self.service.leaves_thread(table.id).await?;
        table.thread = None;
        table.board = None;
        Ok(())
    }

    /// Tells the players that the channel of their match is gone, once.
    async fn tell_directly(&self, table: &HostedMatch) -> Result<(), AnnounceError> {
        self.service.loses_place(table.id).await?;
        let draft =
            OutgoingMessage::new(text!("channel-gone", title = table.game.game().title(), game = table.id));
        for player in table.players {
            if let Err(trouble) = self.delivery.direct(player, &draft, &format!("gone-{}", table.id)).await {
                tracing::info!(
                    "a player of game {} could not be told by direct message: {trouble}",
                    table.id
                );
            }
        }
        Ok(())
    }
}

/// The name of a match's thread: its players and the game.
fn thread_name(table: &HostedMatch) -> String {
    let title = table.game.game().title();
    let name = |name: &Option<String>| -> Option<String> {
        let name: String =
            name.as_ref()?.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        (!name.trim().is_empty()).then(|| name.trim().to_owned())
    };
    match table.names.each_ref().map(name) {
        [Some(first), Some(second)] => text!("thread-name", first, second, title),
        _ => text!("thread-name-unknown", game = table.id, title),
    }
}
