//! The player's actions on the message of a game against the computer: every press changes that message.

use crate::answer;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::api::outgoing_message::{Awaited, OutgoingMessage};
use crate::api::snowflakes::ToHost;
use crate::board::surface::{Followed, Surface, compose, follow, more, open_seat};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play;
use crate::play::ids::{Ask, PlacingChoice, PlayId};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Task, Visibility, on_heap};
use crate::ui::spot::Spot;
use crate::ui::trace::about_match;
use crate::{computer, offer};
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, MatchId, MessageId, OfferKind, ServiceError};
use trickmate_rules::Seat;

/// Action of the player on the message.
pub(crate) enum SurfaceAction {
    /// Chooses these entries.
    Choose(Vec<u16>),
    /// Asks for something.
    Ask(Ask),
    /// Types this text.
    Type(String),
    /// Chooses how to place the remaining cards.
    Place(PlacingChoice),
}

/// Result of the action.
enum Done {
    /// The message looks like this now.
    Shown(Box<OutgoingMessage>),
    /// The match has changed: the announcer updates its board.
    Changed,
}

/// The message on which somebody plays.
#[derive(Clone, Copy)]
struct Place<'a> {
    bot: &'a Bot,
    asker: Asker,
    /// The message's id; `None` if only the asker sees it.
    message: Option<MessageId>,
}

/// Answers a press on the message.
pub(crate) async fn press(press: Press<'_>, spot: Spot, action: SurfaceAction) {
    let Press { bot, asker, interaction } = press;
    let message = (!press.is_private()).then(|| interaction.message.id.to_host());
    let reply = press.reply(Visibility::Update);
    Place { bot, asker, message }.answer(reply, spot, action).await;
}

/// Handles the text from a form that was opened from the message.
pub(crate) fn submit<'a>(form: Form<'a>, spot: Spot, typed: &str) -> Task<'a, ()> {
    let action = SurfaceAction::Type(typed.to_owned());
    Box::pin(async move {
        let Form { bot, asker, .. } = form;
        let place = Place { bot, asker, message: form.message() };
        place.answer(form.reply(Visibility::Update), spot, action).await;
    })
}

/// Returns `true` if a message is the one on which its player plays a match against the computer.
pub(crate) async fn is_surface(press: Press<'_>, match_id: MatchId) -> bool {
    let message = press.interaction.message.id.to_host();
    let hosted = press.bot.service.matches().hosted_match(match_id).await;
    !press.is_private()
        && hosted.is_ok_and(|hosted| hosted.practice().is_some() && hosted.board == Some(message))
}

impl Place<'_> {
    async fn answer(self, mut reply: Responder<'_>, spot: Spot, action: SurfaceAction) {
        let match_id = spot.match_id;
        about_match(match_id);
        let work = async {
            match Box::pin(self.work(spot, action)).await {
                Err(failure) => Box::pin(self.explained(spot, failure)).await,
                done => done,
            }
        };
        let (answered, awaited) = match reply.after(work).await {
            Ok(Done::Shown(draft)) => {
                let awaited = draft.awaited();
                (reply.say(*draft).await, awaited)
            }
            Ok(Done::Changed) => {
                let answered = reply.ack().await;
                answer::answers::warn(self.bot, &mut reply, match_id).await;
                (answered, None)
            }
            Err(failure) => {
                answer::answers::finish(self.bot, reply, Err(failure), Some(match_id), self.asker).await;
                return;
            }
        };
        if let Err(error) = answered {
            // The action is committed, and the board shows it.
            tracing::info!("an answer was not delivered: {error}");
            return;
        }
        if let Some(awaited) = awaited
            && let Some(renewal) = reply.into_renewal()
        {
            answer::computer_answer::renew(self.bot, renewal, awaited, self.asker.person, false).await;
        }
    }

    async fn work(self, spot: Spot, action: SurfaceAction) -> Result<Done, CommandError> {
        let Self { bot, asker, .. } = self;
        let person = asker.person;
        let hosted = bot.service.matches().hosted_match(spot.match_id).await?;
        let seat = hosted.require_seat(person)?;
        match action {
            SurfaceAction::Choose(path) if path.is_empty() => {
                on_heap(|| self.show(&hosted, seat, Surface::default())).await
            }
            SurfaceAction::Choose(path) => {
                play::act::match_to_move(&hosted, seat, spot, person)?;
                let follow =
                    move |hosted: &HostedMatch| open_seat(hosted).and_then(|_| follow(hosted, seat, &path));
                match bot.look(Lane::Game, &hosted, follow).await? {
                    Some(Followed::Next(surface)) => on_heap(|| self.show(&hosted, seat, surface)).await,
                    Some(Followed::Action(text)) => {
                        let before = hosted.game.plies().len();
                        on_heap(|| play::act::perform(bot, asker, hosted, Some(spot), text, false)).await?;
                        on_heap(|| self.acted(spot.match_id, before)).await
                    }
                    None => Err(ServiceError::Stale.into()),
                }
            }
            SurfaceAction::Type(typed) => {
                let before = hosted.game.plies().len();
                on_heap(|| play::typed_turn::submit(bot, asker, spot, &typed)).await?;
                on_heap(|| self.acted(spot.match_id, before)).await
            }
            SurfaceAction::Place(choice) => {
                let before = hosted.game.plies().len();
                let stops = choice == PlacingChoice::Stop;
                let told =
                    on_heap(|| play::placing::place_the_rest(bot, asker, spot.match_id, choice)).await?;
                match stops {
                    true => on_heap(|| self.tell(spot.match_id, told)).await,
                    false => on_heap(|| self.acted(spot.match_id, before)).await,
                }
            }
            SurfaceAction::Ask(ask) => on_heap(|| self.ask(hosted, seat, spot, ask)).await,
        }
    }

    async fn ask(self, hosted: HostedMatch, seat: Seat, spot: Spot, ask: Ask) -> Result<Done, CommandError> {
        let Self { bot, asker, .. } = self;
        let (person, before) = (asker.person, hosted.game.plies().len());
        let is_secret = matches!(ask, Ask::Hint | Ask::Hands)
            && bot.look(Lane::Game, &hosted, move |hosted| hosted.holds_secrets(seat)).await?;
        let told = match ask {
            // An answer based on secret cards is given privately.
            Ask::Hint | Ask::Hands if is_secret => {
                return on_heap(|| self.show(&hosted, seat, Surface::default())).await;
            }
            Ask::Resign => {
                on_heap(|| play::act::ask_to_resign(bot, spot.match_id, person, PlayId::Here)).await?
            }
            Ask::ReallyResign => {
                on_heap(|| play::act::resign(bot, asker, spot.match_id)).await?;
                return on_heap(|| self.acted(spot.match_id, before)).await;
            }
            Ask::Chance => {
                on_heap(|| play::act::let_chance(bot, asker, spot)).await?;
                return on_heap(|| self.acted(spot.match_id, before)).await;
            }
            Ask::AllChance => {
                on_heap(|| play::act::propose_chance(bot, spot, person)).await?;
                return on_heap(|| self.acted(spot.match_id, before)).await;
            }
            Ask::Hint => {
                let hint = on_heap(|| computer::hint::on_surface(bot, &hosted, asker)).await?;
                return on_heap(|| self.show(&hosted, seat, hint)).await;
            }
            Ask::Hands => on_heap(|| play::preview::hands_ahead(bot, &hosted, person)).await?,
            Ask::Rest => on_heap(|| play::placing::placing_choices(bot, spot.match_id, person)).await?,
            Ask::Draw | Ask::Takeback | Ask::FreeTakeback | Ask::Abort | Ask::Rematch | Ask::SameDeal => {
                let kind = match ask {
                    Ask::Draw => OfferKind::Draw,
                    Ask::Abort => OfferKind::Abort,
                    Ask::Rematch => OfferKind::Rematch,
                    Ask::SameDeal => OfferKind::SameDeal,
                    _ => OfferKind::Takeback,
                };
                let told = on_heap(|| offer::make::offer_at(bot, asker, spot, kind)).await?;
                let after = bot.service.matches().hosted_match(spot.match_id).await?;
                let is_changed =
                    after.version() != hosted.version() || after.game.outcome() != hosted.game.outcome();
                if is_changed {
                    return on_heap(|| self.acted(spot.match_id, before)).await;
                }
                told
            }
            Ask::More => {
                let more = bot.look(Lane::Game, &hosted, move |hosted| more(hosted, seat)).await?;
                return on_heap(|| self.show(&hosted, seat, more)).await;
            }
            // Nothing else is asked on this message.
            _ => return on_heap(|| self.show(&hosted, seat, Surface::default())).await,
        };
        on_heap(|| self.tell(spot.match_id, told)).await
    }

    /// Shows words above the board, with their buttons.
    async fn tell(self, match_id: MatchId, told: OutgoingMessage) -> Result<Done, CommandError> {
        let hosted = self.bot.service.matches().hosted_match(match_id).await?;
        let seat = hosted.require_seat(self.asker.person)?;
        let (heading, rows) = told.into_parts();
        self.show(&hosted, seat, Surface { heading: Some(heading), rows, ..Surface::default() }).await
    }

    async fn show(self, hosted: &HostedMatch, seat: Seat, surface: Surface) -> Result<Done, CommandError> {
        self.bot.pacing.spend(self.asker.person, Request::Picture)?;
        Ok(Done::Shown(Box::new(self.drawn(hosted, seat, surface).await?)))
    }

    async fn drawn(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        surface: Surface,
    ) -> Result<OutgoingMessage, CommandError> {
        let preferences = self.bot.service.preferences().of(self.asker.person).await?;
        let hosted = hosted.clone();
        let draw = move || match open_seat(&hosted) {
            Some(_) => compose(&hosted, seat, &preferences, surface).map(Some),
            None => Ok(None),
        };
        match self.bot.pictures.run(Lane::Picture, draw).await? {
            Some(message) => Ok(message),
            // The next choice is secret.
            None => Err(ServiceError::Stale.into()),
        }
    }

    /// Returns the answer to an action of the player after `before` plies.
    async fn acted(self, match_id: MatchId, before: usize) -> Result<Done, CommandError> {
        let hosted = self.bot.service.matches().hosted_match(match_id).await?;
        if self.is_board(&hosted) {
            return Ok(Done::Changed);
        }
        // Only the board itself follows the match.
        let seat = hosted.require_seat(self.asker.person)?;
        let message = self.drawn(&hosted, seat, Surface::default()).await?;
        let is_thinking = hosted.game.outcome().is_none() && !hosted.game.to_act().contains(&seat);
        let message = match is_thinking {
            true => message.awaiting(Awaited { match_id, since: before }),
            false => message,
        };
        Ok(Done::Shown(Box::new(message)))
    }

    /// Returns `true` if the message is the board of a match. While the board is being posted, this is unknown.
    fn is_board(self, hosted: &HostedMatch) -> bool {
        let is_same = |message| hosted.board.is_none_or(|board| board == message);
        !hosted.is_direct && self.message.is_some_and(is_same)
    }

    /// Says above the board what is wrong. Errors of the bot, and presses by other people, are answered privately.
    async fn explained(self, spot: Spot, failure: CommandError) -> Result<Done, CommandError> {
        let Ok(hosted) = self.bot.service.matches().hosted_match(spot.match_id).await else {
            return Err(failure);
        };
        let Ok(seat) = hosted.require_seat(self.asker.person) else { return Err(failure) };
        let is_stale = matches!(failure, CommandError::Service(ServiceError::Stale));
        let is_old = self.message.is_some() && !self.is_board(&hosted);
        let may_draw = self.bot.pacing.spend(self.asker.person, Request::Picture).is_ok();
        if failure.is_fault() || is_stale && is_old || !may_draw {
            return Err(failure);
        }
        let heading = match is_stale {
            // The board says it better.
            true => None,
            false => Some(answer::refusal::words(self.bot, &failure, Some(spot.match_id)).await),
        };
        let rows = match &failure {
            CommandError::TwoReadings { buttons, .. } => buttons.clone(),
            _ => Vec::new(),
        };
        match self.drawn(&hosted, seat, Surface { heading, rows, ..Surface::default() }).await {
            Ok(message) => Ok(Done::Shown(Box::new(message))),
            Err(_) => Err(failure),
        }
    }
}
