//! The answer to one interaction: acknowledged in time whatever happens, private unless said otherwise.

use std::future::Future;
use std::pin::pin;
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse as Response, CreateInteractionResponseMessage, InteractionId};

use super::delivery::Delivery;
use super::draft::Draft;
use super::tally::Entry;
use super::trouble::Trouble;

/// How long work may take before Discord is told that the answer will come later.
const AT_ONCE: Duration = Duration::from_millis(900);

/// The answer to one interaction.
pub(super) struct Reply<'a> {
    delivery: &'a Delivery,
    id: InteractionId,
    token: &'a str,
    manner: Manner,
    state: State,
    waiting: Option<Entry>,
    /// As long as this is there the bot does not stop.
    _in_flight: Entry,
    begun: Instant,
}

/// What kind of answer it will be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// A message that only the user sees.
    Private,
    /// A message that everybody sees.
    Public,
    /// The new state of the message from which the interaction came.
    Update,
}

#[derive(PartialEq, Eq)]
enum State {
    Open,
    Deferred,
    Answered,
}

impl<'a> Reply<'a> {
    pub(super) fn new(delivery: &'a Delivery, id: InteractionId, token: &'a str, manner: Manner) -> Self {
        let waiting = Some(delivery.precedence.enter());
        let in_flight = delivery.in_flight.enter();
        let begun = Instant::now();
        Self { delivery, id, token, manner, state: State::Open, waiting, _in_flight: in_flight, begun }
    }

    /// Does the work. When it takes long, Discord is meanwhile told that the answer will come.
    pub(super) async fn after<T>(&mut self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        if self.state != State::Open {
            return work.await;
        }
        if let Ok(done) = tokio::time::timeout(AT_ONCE, &mut work).await {
            return done;
        }
        let deferral = match self.manner {
            Manner::Update => Response::Acknowledge,
            manner => {
                Response::Defer(CreateInteractionResponseMessage::new().ephemeral(manner == Manner::Private))
            }
        };
        // Whether or not this gets through: the work goes on.
        let deferred = async {
            let deferred = self.delivery.respond(self.id, self.token, deferral).await;
            self.delivery.meter.acknowledge(self.begun.elapsed(), &deferred);
            match deferred {
                Ok(()) => {
                    self.state = State::Deferred;
                    self.waiting = None;
                }
                Err(trouble) => tracing::warn!("an interaction could not be deferred: {trouble}"),
            }
        };
        let ((), done) = tokio::join!(deferred, work);
        done
    }

    /// Answers in the manner of this reply; what comes after the first answer is private.
    pub(super) async fn say(&mut self, draft: Draft) -> Result<(), Trouble> {
        let result = match (&self.state, self.manner) {
            (State::Open, Manner::Update) => self.respond(Response::UpdateMessage(draft.answer(true))).await,
            (State::Open, manner) => {
                self.respond(Response::Message(draft.answer(manner == Manner::Private))).await
            }
            (State::Deferred, _) => self.delivery.complete(self.token, &draft).await,
            (State::Answered, _) => self.delivery.add(self.token, &draft).await,
        };
        self.state = State::Answered;
        result
    }

    /// Answers privately, leaving the message from which the interaction came as it is.
    pub(super) async fn whisper(&mut self, draft: Draft) -> Result<(), Trouble> {
        match (&self.state, self.manner) {
            (State::Open, _) => self.respond(Response::Message(draft.answer(true))).await,
            (State::Deferred, Manner::Private) => self.delivery.complete(self.token, &draft).await,
            _ => self.delivery.add(self.token, &draft).await,
        }
    }

    /// Answers with nothing that is seen: the message will change by itself.
    pub(super) async fn nod(&mut self) -> Result<(), Trouble> {
        match self.state {
            State::Open => self.respond(Response::Acknowledge).await,
            _ => Ok(()),
        }
    }

    /// Answers with a form.
    pub(super) async fn ask(&mut self, form: serenity::CreateModal) -> Result<(), Trouble> {
        self.respond(Response::Modal(form)).await
    }

    async fn respond(&mut self, answer: Response) -> Result<(), Trouble> {
        let answered = self.delivery.respond(self.id, self.token, answer).await;
        self.delivery.meter.acknowledge(self.begun.elapsed(), &answered);
        // Answered or given up: nobody has to wait for it any more.
        self.waiting = None;
        answered?;
        self.state = State::Answered;
        Ok(())
    }
}
