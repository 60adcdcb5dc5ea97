//! Metrics of the requests to Discord. No label identifies a person, a channel or a game.

use std::time::Duration;

use poise::serenity_prelude::Interaction;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::api::error::ApiError;

/// Buckets in seconds; Discord accepts no answer after three.
const BUCKETS: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0];

/// Counts by one label.
type Counts = Family<[(&'static str, &'static str); 1], Counter>;

/// Measurements of the requests to Discord and of the answers to people.
#[derive(Clone)]
pub(crate) struct Meter {
    interactions: Counts,
    answers: Counts,
    refusals: Counts,
    errors: Counts,
    boards: Counter,
    acknowledgements: Histogram,
}

/// Kinds of interactions.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Command,
    Autocomplete,
    Component,
    Modal,
}

impl Kind {
    /// Returns the kind of an interaction that is handled as an event: any but a command.
    pub(crate) const fn of(interaction: &Interaction) -> Option<Self> {
        match interaction {
            Interaction::Autocomplete(_) => Some(Self::Autocomplete),
            Interaction::Component(_) => Some(Self::Component),
            Interaction::Modal(_) => Some(Self::Modal),
            _ => None,
        }
    }
}

/// Cause of an answer that was not the requested one.
#[derive(Clone, Copy)]
pub(crate) enum Cause {
    /// The player asked for something impossible, by the rules or otherwise.
    Player,
    /// The bot has failed.
    Fault,
}

impl Meter {
    pub(crate) fn new() -> Self {
        Self {
            interactions: Counts::default(),
            answers: Counts::default(),
            refusals: Counts::default(),
            errors: Counts::default(),
            boards: Counter::default(),
            acknowledgements: Histogram::new(BUCKETS),
        }
    }

    /// Adds these metrics to those that are published.
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("interactions", "Interactions received, by kind", self.interactions.clone());
        registry.register("answers", "Answers to interactions, by what became of them", self.answers.clone());
        let help = "Answers that refuse what was asked for, by whose cause it is";
        registry.register("refusals", help, self.refusals.clone());
        registry.register("discord_errors", "Requests to Discord that failed, by kind", self.errors.clone());
        registry.register("boards", "Boards posted", self.boards.clone());
        let help = "Time from the receipt of an interaction to its acknowledgement";
        registry.register_with_unit("acknowledgement", help, Unit::Seconds, self.acknowledgements.clone());
    }

    /// Counts an interaction that has come.
    pub(crate) fn receive(&self, kind: Kind) {
        let kind = match kind {
            Kind::Command => "command",
            Kind::Autocomplete => "autocomplete",
            Kind::Component => "component",
            Kind::Modal => "modal",
        };
        self.interactions.get_or_create(&[("kind", kind)]).inc();
    }

    /// Counts an interaction that has been acknowledged, or could not be.
    pub(crate) fn acknowledge(&self, after: Duration, result: &Result<(), ApiError>) {
        if result.is_ok() {
            self.acknowledgements.observe(after.as_secs_f64());
        }
        let outcome = if result.is_ok() { "delivered" } else { "undelivered" };
        self.answers.get_or_create(&[("outcome", outcome)]).inc();
    }

    /// Counts a refused request.
    pub(crate) fn refuse(&self, cause: Cause) {
        let cause = match cause {
            Cause::Player => "player",
            Cause::Fault => "fault",
        };
        self.refusals.get_or_create(&[("cause", cause)]).inc();
    }

    /// Counts a request to Discord that has failed.
    pub(crate) fn fail(&self, error: &ApiError) {
        self.errors.get_or_create(&[("kind", error.kind())]).inc();
    }

    /// Counts a board that has been posted.
    pub(crate) fn post_board(&self) {
        self.boards.inc();
    }
}
