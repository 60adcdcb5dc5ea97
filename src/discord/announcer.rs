//! Brings Discord up to what is committed.
//!
//! One task per match or challenge at a time. What comes in meanwhile is not queued but noted: when the task is done
//! it looks again, so that only the latest position is told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use thiserror::Error;

use super::board_message;
use super::challenge_card;
use super::custom_id::{CustomId, Spot};
use super::delivery::Delivery;
use super::draft::Draft;
use super::hand_panel;
use super::notification;
use super::offers;
use super::picture::{PictureError, Pictures};
use super::trouble::Trouble;
use crate::hall::{Hall, HallError, HandMessage, Notice, Table, is_known};
use crate::rules::Seat;

/// How often something is tried again before it is left to the next round of [`Announcer::catch_up`].
const MOST_FAILURES: u32 = 5;

/// How often in a row nothing must be underway before the bot stops.
const CALM: u32 = 3;

/// Brings Discord up to what is committed.
#[derive(Clone)]
pub(super) struct Announcer {
    desk: Arc<Desk>,
}

pub(super) struct Desk {
    pub(super) hall: Hall,
    pub(super) delivery: Delivery,
    pictures: Pictures,
    /// What is being told, and whether to look again after it.
    underway: Mutex<HashMap<Notice, Option<Certainty>>>,
    /// Matches whose board cannot be posted, and why.
    blocked: Mutex<HashMap<i64, Trouble>>,
}

/// Whether it is certain that nothing of it has been told before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Certainty {
    /// It has just been committed.
    Fresh,
    /// An earlier attempt may have got through unnoticed.
    Doubtful,
}

#[derive(Debug, Error)]
pub(super) enum AnnounceError {
    #[error(transparent)]
    Trouble(#[from] Trouble),
    #[error(transparent)]
    Hall(#[from] HallError),
    #[error(transparent)]
    Picture(#[from] PictureError),
}

impl AnnounceError {
    fn passes(&self) -> bool {
        match self {
            Self::Trouble(trouble) => trouble.passes(),
            Self::Hall(error) => matches!(error, HallError::Store(_)),
            Self::Picture(_) => false,
        }
    }
}

/// Takes a notice off the list when its task ends by a panic.
struct Entry<'a> {
    desk: &'a Desk,
    notice: Notice,
    done: bool,
}

impl Drop for Entry<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.desk.underway().remove(&self.notice);
        }
    }
}

impl Announcer {
    pub(super) fn new(hall: Hall, delivery: Delivery, pictures: Pictures) -> Self {
        let desk = Desk { hall, delivery, pictures, underway: Mutex::default(), blocked: Mutex::default() };
        Self { desk: Arc::new(desk) }
    }

    /// Tells Discord, soon.
    pub(super) fn announce(&self, notice: Notice, certainty: Certainty) {
        {
            let mut underway = self.desk.underway();
            if let Some(again) = underway.get_mut(&notice) {
                if *again != Some(Certainty::Doubtful) {
                    *again = Some(certainty);
                }
                return;
            }
            underway.insert(notice, None);
        }
        let desk = Arc::clone(&self.desk);
        tokio::spawn(async move { desk.work(notice, certainty).await });
    }

    /// Tells Discord everything that is committed and not told yet.
    pub(super) async fn catch_up(&self) -> Result<(), HallError> {
        for notice in self.desk.hall.untold().await? {
            self.announce(notice, Certainty::Doubtful);
        }
        Ok(())
    }

    /// Tries again where permissions were missing.
    pub(super) fn unblock(&self) {
        let blocked: Vec<i64> = self.desk.blocked().keys().copied().collect();
        for table in blocked {
            self.announce(Notice::Table(table), Certainty::Doubtful);
        }
    }

    /// Why the board of a match cannot be posted, as a sentence for its players.
    pub(super) fn obstacle(&self, table: i64) -> Option<String> {
        let trouble = self.desk.blocked().get(&table)?.clone();
        Some(format!(
            "⚠️ The board cannot be posted: {trouble} to view this channel, send messages and attach files here. \
             Nothing is lost; please tell a moderator."
        ))
    }

    /// Waits until nothing about it is underway, but not longer than so.
    pub(super) async fn settled(&self, notice: Notice, most: Duration) {
        let wait = async {
            while self.desk.underway().contains_key(&notice) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        // It is only waited so that something can be said; after this time it is not said.
        let _ = tokio::time::timeout(most, wait).await;
    }

    /// Waits until nothing is underway and what was committed last has had time to be noticed.
    pub(super) async fn rest(&self) {
        let mut calm = 0;
        while calm < CALM {
            tokio::time::sleep(Duration::from_millis(20)).await;
            calm = if self.desk.underway().is_empty() { calm + 1 } else { 0 };
        }
    }
}

impl Desk {
    fn underway(&self) -> MutexGuard<'_, HashMap<Notice, Option<Certainty>>> {
        self.underway.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn blocked(&self) -> MutexGuard<'_, HashMap<i64, Trouble>> {
        self.blocked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn work(&self, notice: Notice, mut certainty: Certainty) {
        let mut entry = Entry { desk: self, notice, done: false };
        let mut failures = 0;
        loop {
            if certainty == Certainty::Fresh {
                self.delivery.precedence.give_way().await;
            }
            let told = match notice {
                Notice::Challenge(id) => self.tell_challenge(id).await,
                Notice::Table(id) => self.tell_table(id, certainty).await,
                Notice::Watchers(id) => self.tell_watchers(id).await,
                Notice::Clocks(id) => self.tell_clocks(id).await,
                Notice::Offer(id) => offers::tell(&self.hall, &self.delivery, id, certainty).await,
            };
            match told {
                Ok(()) => failures = 0,
                Err(error) if error.passes() && failures < MOST_FAILURES => {
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

    /// Brings the message of a challenge up to date.
    async fn tell_challenge(&self, id: i64) -> Result<(), AnnounceError> {
        let challenge = self.hall.challenge(id).await?;
        if let Some(message) = challenge.message {
            let draft = challenge_card::compose(&challenge);
            match self.delivery.edit(challenge.channel, message, &draft).await {
                Err(trouble) if trouble.passes() => return Err(trouble.into()),
                // The state is what counts; a message that cannot be edited any more cannot show it.
                Err(trouble) => tracing::info!("challenge {id} is not shown: {trouble}"),
                Ok(()) => {}
            }
        }
        Ok(self.hall.told_challenge(id).await?)
    }

    /// Posts the board of a match where it is due.
    async fn tell_table(&self, id: i64, certainty: Certainty) -> Result<(), AnnounceError> {
        let mut table = self.hall.table(id).await?;
        if table.homeless || table.told >= table.version() {
            return Ok(());
        }
        if table.told < 0 && table.thread.is_none() {
            self.open_thread(&mut table).await?;
        }
        if self.tell_within_turn(&table).await? {
            return Ok(());
        }
        let concerned = notification::concerned(&self.hall, &table).await?;
        let draft = board_message::for_all(&table, &concerned.pinged, &self.pictures).await?;
        let board = loop {
            match self.show(&table, &draft, certainty).await {
                Ok(board) => break board,
                Err(Trouble::ChannelGone | Trouble::ThreadClosed) if table.thread.is_some() => {
                    self.leave_thread(&mut table).await?;
                }
                Err(Trouble::NotPermitted) if table.thread.is_some() && table.told < 0 => {
                    self.leave_thread(&mut table).await?;
                }
                Err(Trouble::ChannelGone) => return self.tell_directly(&table).await,
                Err(trouble) => {
                    if trouble == Trouble::NotPermitted {
                        self.blocked().insert(id, trouble.clone());
                    }
                    return Err(trouble.into());
                }
            }
        };
        self.strip(&table, board, certainty).await;
        table.board = Some(board);
        concerned.write(&table, &self.delivery).await?;
        self.show_hands(&table).await?;
        self.hall.told_table(id, table.version(), Some(board)).await?;
        self.blocked().remove(&id);
        Ok(())
    }

    /// Adds to the latest board that a turn is under way: the next board comes when it is over. Whether that was done; there
    /// may be no turn under way, or no board any more.
    async fn tell_within_turn(&self, table: &Table) -> Result<bool, AnnounceError> {
        let Some(board) = table.board.filter(|_| table.told >= 0 && table.game.is_within_turn()) else {
            return Ok(false);
        };
        match self.delivery.edit(table.place(), board, &board_message::words(table)).await {
            Ok(()) => {}
            Err(trouble) if trouble.passes() => return Err(trouble.into()),
            Err(_) => return Ok(false),
        }
        self.show_hands(table).await?;
        self.hall.told_table(table.id, table.version(), Some(board)).await?;
        Ok(true)
    }

    /// Brings the words of the latest board up to date; a board that is still to come has them anyway.
    async fn tell_clocks(&self, id: i64) -> Result<(), AnnounceError> {
        let table = self.hall.table(id).await?;
        let Some(board) = table.board.filter(|_| table.told >= table.version()) else { return Ok(()) };
        match self.delivery.edit(table.place(), board, &board_message::words(&table)).await {
            Err(trouble) if trouble.passes() => Err(trouble.into()),
            Err(trouble) => {
                tracing::info!("a board of game {id} shows an old deadline: {trouble}");
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    /// Brings the direct messages that show the players' hands up to date.
    async fn show_hands(&self, table: &Table) -> Result<(), AnnounceError> {
        for seat in Seat::ALL {
            let shown = self.hall.hand_message(table.id, seat).await?;
            let message = shown.and_then(|shown| shown.message);
            if shown.is_some() && message.is_none() || shown.is_none() && !table.has_hand(seat) {
                continue;
            }
            let player = table.players[seat.index()];
            let wishes = self.hall.wishes(player).await?;
            if !is_known(player) || shown.is_none() && !wishes.direct {
                continue;
            }
            let draft = hand_panel::compose(table, seat, &wishes, &self.pictures).await?;
            let edited = match shown.zip(message) {
                Some((shown, _)) if shown.version >= table.version() => continue,
                Some((shown, message)) => {
                    let edited = self.delivery.edit(shown.channel, message, &draft).await;
                    edited.map(|()| (shown.channel, message))
                }
                None => Err(Trouble::MessageGone),
            };
            let sent = match edited {
                // There is none yet, or the player has deleted it.
                Err(Trouble::MessageGone) => {
                    let nonce = format!("hand-{}-{}", table.id, table.version());
                    self.delivery.direct(player, &draft, &nonce).await
                }
                edited => edited,
            };
            let shown = match sent {
                // Without a hand there is nothing more to do there.
                Ok((channel, message)) => HandMessage {
                    channel,
                    message: table.has_hand(seat).then_some(message),
                    version: table.version(),
                },
                Err(trouble) if trouble.passes() => return Err(trouble.into()),
                Err(trouble) => {
                    tracing::info!("no direct message for a player of game {}: {trouble}", table.id);
                    HandMessage { channel: 0, message: None, version: table.version() }
                }
            };
            self.hall.shows_hand(table.id, seat, shown).await?;
        }
        Ok(())
    }

    /// Posts the board, or finds it where an earlier attempt has posted it.
    async fn show(&self, table: &Table, draft: &Draft, certainty: Certainty) -> Result<i64, Trouble> {
        if certainty == Certainty::Doubtful {
            match self.boards_in(table).await {
                Ok(boards) => {
                    if let Some((board, _)) = boards.iter().find(|(_, spot)| *spot == table.spot()) {
                        return Ok(*board);
                    }
                }
                // Without the history the nonce still guards against posting twice at short intervals.
                Err(Trouble::NotPermitted) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        let nonce = format!("{}-{}", table.id, table.version());
        let board = self.delivery.post(table.place(), draft, &nonce).await?;
        self.delivery.meter.post_board();
        Ok(board)
    }

    /// The boards of a match among the latest messages of its place that still have buttons, the newest first.
    async fn boards_in(&self, table: &Table) -> Result<Vec<(i64, Spot)>, Trouble> {
        let messages = self.delivery.own_messages(table.place()).await?;
        let boards = messages.iter().filter_map(|message| {
            let id = super::interaction::first_button(message)?;
            match id.parse() {
                Ok(CustomId::Table(_, spot)) if spot.table == table.id => {
                    Some((super::delivery::number(message.id.get()), spot))
                }
                _ => None,
            }
        });
        Ok(boards.collect())
    }

    /// Takes the buttons off the boards that are no longer the latest.
    async fn strip(&self, table: &Table, board: i64, certainty: Certainty) {
        let mut old: Vec<i64> = table.board.into_iter().collect();
        if certainty == Certainty::Doubtful
            && let Ok(boards) = self.boards_in(table).await
        {
            old.extend(boards.into_iter().map(|(board, _)| board));
        }
        old.sort_unstable();
        old.dedup();
        for message in old.into_iter().filter(|message| *message != board) {
            // Its buttons are refused politely anyway.
            if let Err(trouble) = self.delivery.strip(table.place(), message).await {
                tracing::info!("an old board of game {} keeps its buttons: {trouble}", table.id);
            }
        }
    }

    /// Gives a match that has just begun a thread of its own, where the server wants that and it can be done.
    async fn open_thread(&self, table: &mut Table) -> Result<(), AnnounceError> {
        let Some(server) = table.server else { return Ok(()) };
        let Some(message) = self.hall.challenge(table.challenge).await?.message else { return Ok(()) };
        if !self.hall.threads_on(server).await? {
            return Ok(());
        }
        let name = format!("Game {} · {}", table.id, table.game.game().title());
        match self.delivery.start_thread(table.channel, message, &name).await {
            Ok(thread) => {
                self.hall.plays_in(table.id, thread).await?;
                table.thread = Some(thread);
                for player in table.players {
                    if let Err(trouble) = self.delivery.join_thread(thread, player).await {
                        tracing::info!("a player was not added to thread {thread}: {trouble}");
                    }
                }
                Ok(())
            }
            Err(trouble) if trouble.passes() => Err(trouble.into()),
            Err(trouble) => {
                tracing::info!("game {} gets no thread: {trouble}", table.id);
                Ok(())
            }
        }
    }

    async fn leave_thread(&self, table: &mut Table) -> Result<(), AnnounceError> {
        tracing::info!("game {} goes on in its channel", table.id);
        self.hall.leaves_thread(table.id).await?;
        table.thread = None;
        table.board = None;
        Ok(())
    }

    /// Tells the players that the channel of their match is gone, once.
    async fn tell_directly(&self, table: &Table) -> Result<(), AnnounceError> {
        self.hall.loses_place(table.id).await?;
        let draft = Draft::new(format!(
            "The channel of your {} (game {id}) is gone. Nothing is lost: use `/board` with game {id} in another \
             channel, and it goes on there.",
            table.game.game().title(),
            id = table.id
        ));
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
