//! The answer to one interaction: always acknowledged in time, and private by default.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse as Response, CreateInteractionResponseMessage, InteractionId};

use crate::api::client::ApiClient;
use crate::api::error::ApiError;
use crate::api::in_flight::InFlightGuard;
use crate::api::open_panels::PrivateMessage;
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::audience;
use trickmate_host::{MessageId, ServerId};
use trickmate_text::{speaking, spoken, text};

/// Time for work before a deferred acknowledgement is sent.
const AT_ONCE: Duration = Duration::from_millis(900);

/// Work whose state is on the heap: many requests contain it, and each would need stack for it.
pub(crate) type Task<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Puts work on the heap before it begins. A separate function creates the work, so that it takes no stack in the
/// awaiting function. Otherwise a function that awaits one of many would need stack for all of them.
pub(crate) fn on_heap<F: Future>(make: impl FnOnce() -> F) -> Pin<Box<F>> {
    Box::pin(make())
}

/// The answer to one interaction.
pub(crate) struct Responder<'a> {
    delivery: &'a ApiClient,
    id: InteractionId,
    token: &'a str,
    visibility: Visibility,
    state: State,
    /// The public message from which the interaction came, on a server.
    board: Option<MessageId>,
    /// The pressed message, which later edits change, wherever it is.
    pressed: Option<MessageId>,
    /// `true` if it came from a message that only one person sees.
    is_from_panel: bool,
    /// `true` if that message was deleted.
    has_left_panel: bool,
    /// The latest answer, if only one person sees it.
    private: Option<PrivateMessage>,
    /// `true` if a later update of the answer has the whole board; `None` if updates are not allowed.
    renews: Option<bool>,
    waiting: Option<InFlightGuard>,
    /// Guard that keeps the bot from stopping.
    _in_flight: InFlightGuard,
    begun: Instant,
}

/// The handle to update an answer later.
pub(crate) struct Renewal {
    /// The token of the interaction, which is valid for a quarter of an hour.
    pub(crate) token: String,
    /// `true` if the update has the whole board.
    pub(crate) is_whole: bool,
}

/// Kind of answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Visibility {
    /// A message that only the user sees.
    Private,
    /// A message that everybody sees. Its refusals are private, so it is deferred privately.
    Public,
    /// The new state of the message from which the interaction came.
    Update,
}

/// Returns the kind of answer for one person: private on servers, an ordinary message in direct messages.
pub(crate) const fn alone(server: Option<ServerId>) -> Visibility {
    if server.is_some() { Visibility::Private } else { Visibility::Public }
}

#[derive(PartialEq, Eq)]
enum State {
    Open,
    Deferred,
    Answered,
}

impl<'a> Responder<'a> {
    pub(crate) fn new(
        delivery: &'a ApiClient,
        id: InteractionId,
        token: &'a str,
        visibility: Visibility,
    ) -> Self {
        let waiting = Some(delivery.ack_priority.enter());
        let in_flight = delivery.in_flight.enter();
        let begun = Instant::now();
        Self {
            delivery,
            id,
            token,
            visibility,
            state: State::Open,
            board: None,
            pressed: None,
            is_from_panel: false,
            has_left_panel: false,
            private: None,
            renews: None,
            waiting,
            _in_flight: in_flight,
            begun,
        }
    }

    /// Notes that the interaction came from this public message.
    pub(crate) const fn on_board(mut self, board: Option<MessageId>) -> Self {
        self.board = board;
        self
    }

    /// Notes that the interaction came from this message, which is not private.
    pub(crate) const fn pressed(mut self, message: Option<MessageId>) -> Self {
        self.pressed = message;
        self
    }

    /// Notes whether the interaction came from a message that only one person sees.
    pub(crate) const fn on_panel(mut self, is_from_panel: bool) -> Self {
        self.is_from_panel = is_from_panel;
        self
    }

    /// Returns `true` if everybody in the channel sees the answer.
    fn is_seen_by_all(&self) -> bool {
        match self.visibility {
            Visibility::Public => true,
            Visibility::Update => self.board.is_some(),
            Visibility::Private => false,
        }
    }

    /// Returns `true` if the answer changes a message that only one person sees.
    pub(crate) fn changes_panel(&self) -> bool {
        self.is_from_panel && self.visibility == Visibility::Update
    }

    /// Returns `true` if no message is needed as an answer, since the interaction came from one.
    pub(crate) const fn may_dismiss(&self) -> bool {
        self.pressed.is_some() || self.is_from_panel
    }

    /// Returns the latest answer if only one person sees it.
    pub(crate) fn private_message(&self) -> Option<PrivateMessage> {
        self.private.clone()
    }

    /// Returns `true` if the message from which it came was deleted.
    pub(crate) const fn has_left_panel(&self) -> bool {
        self.has_left_panel
    }

    /// Answers without a message, and deletes the private message from which the interaction came. A command needs an
    /// answer message, which is then deleted.
    pub(crate) async fn dismiss(&mut self) -> Result<(), ApiError> {
        let is_deferred = self.state == State::Deferred && self.visibility != Visibility::Update;
        let is_thinking = is_deferred || !self.may_dismiss();
        if self.state == State::Open && is_thinking {
            self.respond(Response::Defer(CreateInteractionResponseMessage::new().ephemeral(true))).await?;
        } else if self.state == State::Open {
            self.respond(Response::Acknowledge).await?;
        }
        self.state = State::Answered;
        if self.is_from_panel || is_thinking {
            self.delivery.delete_original(self.token).await?;
        }
        // While "thinking", the deleted message is the announced answer, not the panel.
        self.has_left_panel = self.is_from_panel && !is_thinking;
        Ok(())
    }

    /// Allows later updates of the answer: with the whole board, or in words.
    pub(crate) const fn renewed(mut self, is_whole: bool) -> Self {
        self.renews = Some(is_whole);
        self
    }

    /// Returns the handle for later updates of the answer, if they are allowed. The interaction itself is then over.
    pub(crate) fn into_renewal(self) -> Option<Renewal> {
        self.renews.map(|is_whole| Renewal { token: self.token.to_owned(), is_whole })
    }

    /// Returns the public message from which the interaction came, if it came from one.
    pub(crate) const fn board(&self) -> Option<MessageId> {
        self.board
    }

    /// Does the work. If it takes long, Discord meanwhile gets a deferred acknowledgement.
    pub(crate) async fn after<T>(&mut self, work: impl Future<Output = T>) -> T {
        let language = if self.is_seen_by_all() { audience::public() } else { spoken() };
        // On the heap, since the work for an interaction is large.
        let work = Box::pin(work);
        let mut work = Box::pin(speaking(language, work));
        if self.state != State::Open {
            return work.await;
        }
        if let Ok(done) = tokio::time::timeout(AT_ONCE, &mut work).await {
            return done;
        }
        let deferral = match self.visibility {
            Visibility::Update => Response::Acknowledge,
            Visibility::Private | Visibility::Public => {
                Response::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
            }
        };
        // The work continues even if this does not arrive.
        let deferred = async {
            let deferred = self.delivery.respond(self.id, self.token, deferral).await;
            self.delivery.meter.acknowledge(self.begun.elapsed(), &deferred);
            // After all attempts it is too late for another first answer. A deferral may have arrived whose reply was
            // lost; it can still be filled in.
            if deferred.as_ref().err().is_none_or(ApiError::is_transient) {
                self.keep_token(self.visibility == Visibility::Update);
                self.state = State::Deferred;
                self.waiting = None;
            }
            match deferred {
                Ok(()) => tracing::debug!("deferred after {} ms", self.begun.elapsed().as_millis()),
                Err(error) => tracing::warn!("an interaction could not be deferred: {error}"),
            }
        };
        let ((), done) = tokio::join!(deferred, work);
        done
    }

    /// Answers in the manner of this reply; everything after the first answer is private.
    pub(crate) async fn say(&mut self, draft: OutgoingMessage) -> Result<(), ApiError> {
        let is_first = self.state != State::Answered;
        let mut is_seen_alone = is_first && (self.visibility == Visibility::Private || self.changes_panel());
        let result = match (&self.state, self.visibility) {
            (State::Open, Visibility::Update) => {
                let update = Response::UpdateMessage(self.delivery.prepared(&draft).answer(true));
                match self.respond(update).await {
                    // It has gone since it was pressed, as a panel does when the match goes on.
                    Err(ApiError::MessageGone) => {
                        is_seen_alone = true;
                        self.respond(Response::Message(self.delivery.prepared(&draft).answer(true))).await
                    }
                    answered => answered,
                }
            }
            (State::Open, visibility) => {
                self.respond(Response::Message(
                    self.delivery.prepared(&draft).answer(visibility == Visibility::Private),
                ))
                .await
            }
            (State::Deferred, Visibility::Public) => {
                // The deferred answer stays private; a further one need not be.
                match self.delivery.complete(self.token, &OutgoingMessage::new(text!("shown-below"))).await {
                    Ok(()) => self.delivery.publish(self.token, &draft).await,
                    Err(error) => Err(error),
                }
            }
            (State::Deferred, _) => self.delivery.complete(self.token, &draft).await,
            (State::Answered, _) => return self.add(&draft).await,
        };
        self.state = State::Answered;
        self.private = is_seen_alone.then(|| self.first_answer());
        result
    }

    /// Refuses a request. If everybody would have seen the answer, the refusal is private, and the public message
    /// stays.
    pub(crate) async fn refuse(&mut self, draft: OutgoingMessage) -> Result<(), ApiError> {
        match self.visibility {
            Visibility::Public => self.send_ephemeral(draft).await,
            Visibility::Update if self.board.is_some() => self.send_ephemeral(draft).await,
            Visibility::Private | Visibility::Update => self.say(draft).await,
        }
    }

    /// Removes the buttons from the message from which the interaction came, unless it is answered already, and answers
    /// privately. This does not count against Discord's rate limit.
    pub(crate) async fn retire(&mut self, draft: OutgoingMessage) -> Result<(), ApiError> {
        if self.state != State::Open {
            return self.send_ephemeral(draft).await;
        }
        // An update as the first answer would remove the picture as well.
        self.respond(Response::Acknowledge).await?;
        self.delivery.take_pressed_controls(self.token).await?;
        self.add(&draft).await
    }

    /// Adds a private answer.
    async fn add(&mut self, draft: &OutgoingMessage) -> Result<(), ApiError> {
        self.private = Some(self.delivery.add(self.token, draft).await?);
        Ok(())
    }

    fn first_answer(&self) -> PrivateMessage {
        PrivateMessage { token: self.token.to_owned(), further: None }
    }

    /// Answers privately, leaving the message from which the interaction came as it is.
    pub(crate) async fn send_ephemeral(&mut self, draft: OutgoingMessage) -> Result<(), ApiError> {
        match (&self.state, self.visibility) {
            (State::Open, _) => {
                self.respond(Response::Message(self.delivery.prepared(&draft).answer(true))).await?;
            }
            (State::Deferred, Visibility::Private | Visibility::Public) => {
                self.delivery.complete(self.token, &draft).await?;
            }
            _ => return self.add(&draft).await,
        }
        self.private = Some(self.first_answer());
        Ok(())
    }

    /// Acknowledges without a visible answer, since the message will change anyway.
    pub(crate) async fn ack(&mut self) -> Result<(), ApiError> {
        match self.state {
            State::Open => self.respond(Response::Acknowledge).await,
            _ => Ok(()),
        }
    }

    /// Answers with a form.
    pub(crate) async fn ask(&mut self, form: serenity::CreateModal) -> Result<(), ApiError> {
        self.respond(Response::Modal(form)).await
    }

    /// Keeps the token for edits of the message from which the interaction came, if the answer has changed that
    /// message.
    fn keep_token(&self, is_change: bool) {
        if let Some(message) = self.pressed.filter(|_| is_change) {
            self.delivery.press_tokens.keep(message, self.token);
        }
    }

    async fn respond(&mut self, answer: Response) -> Result<(), ApiError> {
        let is_change = matches!(answer, Response::UpdateMessage(_) | Response::Acknowledge);
        let answered = self.delivery.respond(self.id, self.token, answer).await;
        self.delivery.meter.acknowledge(self.begun.elapsed(), &answered);
        tracing::debug!("answered after {} ms", self.begun.elapsed().as_millis());
        // Nobody waits for an answer any more: it was given, or abandoned.
        self.waiting = None;
        answered?;
        self.keep_token(is_change);
        self.state = State::Answered;
        Ok(())
    }
}

/// Opens a form.
pub(crate) async fn open(mut reply: Responder<'_>, form: serenity::CreateModal) {
    if let Err(error) = reply.ask(form).await {
        tracing::info!("a form was not opened: {error}");
    }
}
