//! What the player of a game against the computer does on the message that shows it: every press changes that message.

use crate::answer;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::api::client::number;
use crate::api::outgoing_message::{Awaited, OutgoingMessage};
use crate::board::surface::{Followed, Surface, compose, follow, more, open_seat};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::play;
use crate::play::ids::{Ask, PlacingChoice, PlayId};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Task, Visibility};
use crate::ui::spot::Spot;
use crate::ui::trace::about_match;
use crate::{computer, offer};
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, OfferKind, ServiceError};
use trickmate_rules::Seat;

/// Action of the player on the message.
pub(crate) enum Doing {
    /// They have chosen these entries.
    Choose(Vec<u16>),
    /// They ask for something.
    Ask(Ask),
    /// They have typed this.
    Type(String),
    /// They have chosen how the rest of their cards is placed.
    Place(PlacingChoice),
}

/// Result of that.
enum Done {
    /// The message looks like this now.
    Shown(Box<OutgoingMessage>),
    /// The match has changed: its board is brought up to date by the announcer.
    Changed,
}

/// The message on which somebody plays.
#[derive(Clone, Copy)]
struct Place<'a> {
    bot: &'a Bot,
    asker: Asker,
    /// Its id, if not only one person sees it.
    message: Option<i64>,
}

/// Answers a press on the message.
pub(crate) async fn press(press: Press<'_>, spot: Spot, doing: Doing) {
    let Press { bot, asker, interaction } = press;
    let message = (!press.is_private()).then(|| number(interaction.message.id.get()));
    let reply = press.reply(Visibility::Update);
    Place { bot, asker, message }.answer(reply, spot, doing).await;
}

/// Takes what was typed into a form that was opened from the message.
pub(crate) fn submit<'a>(form: Form<'a>, spot: Spot, typed: &str) -> Task<'a, ()> {
    let doing = Doing::Type(typed.to_owned());
    Box::pin(async move {
        let Form { bot, asker, .. } = form;
        let place = Place { bot, asker, message: form.message() };
        place.answer(form.reply(Visibility::Update), spot, doing).await;
    })
}

/// Returns `true` if a message is the one on which its player plays a match against the computer.
pub(crate) async fn is_surface(press: Press<'_>, match_id: i64) -> bool {
    let message = number(press.interaction.message.id.get());
    let hosted = press.bot.service.matches().hosted_match(match_id).await;
    !press.is_private()
        && hosted.is_ok_and(|hosted| hosted.computer.is_some() && hosted.board == Some(message))
}

impl Place<'_> {
    async fn answer(self, mut reply: Responder<'_>, spot: Spot, doing: Doing) {
        let match_id = spot.match_id;
        about_match(match_id);
        let work = async {
            match Box::pin(self.work(spot, doing)).await {
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
            // What was committed stands, and the board tells it.
            tracing::info!("an answer was not delivered: {error}");
            return;
        }
        if let Some(awaited) = awaited
            && let Some(renewal) = reply.into_renewal()
        {
            answer::computer_answer::renew(self.bot, renewal, awaited, self.asker.person).await;
        }
    }

    async fn work(self, spot: Spot, doing: Doing) -> Result<Done, CommandError> {
        let Self { bot, asker, .. } = self;
        let person = asker.person;
        let hosted = bot.service.matches().hosted_match(spot.match_id).await?;
        let seat = hosted.require_seat(person)?;
        match doing {
            Doing::Choose(path) if path.is_empty() => self.show(&hosted, seat, Surface::default()).await,
            Doing::Choose(path) => {
                play::act::match_to_move(&hosted, seat, spot, person)?;
                let follow =
                    move |hosted: &HostedMatch| open_seat(hosted).and_then(|_| follow(hosted, seat, &path));
                match bot.look(Lane::Game, &hosted, follow).await? {
                    Some(Followed::Next(surface)) => self.show(&hosted, seat, surface).await,
                    Some(Followed::Action(text)) => {
                        let before = hosted.game.plies().len();
                        play::act::perform(bot, asker, hosted, Some(spot), text, false).await?;
                        self.acted(spot.match_id, before).await
                    }
                    None => Err(ServiceError::Stale.into()),
                }
            }
            Doing::Type(typed) => {
                let before = hosted.game.plies().len();
                play::typed_turn::submit(bot, asker, spot, &typed).await?;
                self.acted(spot.match_id, before).await
            }
            Doing::Place(choice) => {
                let before = hosted.game.plies().len();
                let told = play::placing::place_the_rest(bot, asker, spot.match_id, choice).await?;
                match choice {
                    PlacingChoice::Stop => self.tell(spot.match_id, told).await,
                    PlacingChoice::AtRandom | PlacingChoice::Array(_) => {
                        self.acted(spot.match_id, before).await
                    }
                }
            }
            Doing::Ask(ask) => self.ask(hosted, seat, spot, ask).await,
        }
    }

    async fn ask(self, hosted: HostedMatch, seat: Seat, spot: Spot, ask: Ask) -> Result<Done, CommandError> {
        let Self { bot, asker, .. } = self;
        let (person, before) = (asker.person, hosted.game.plies().len());
        let is_secret = matches!(ask, Ask::Hint | Ask::Hands)
            && bot.look(Lane::Game, &hosted, move |hosted| hosted.holds_secrets(seat)).await?;
        let told = match ask {
            // An answer made from secret cards is only told privately.
            Ask::Hint | Ask::Hands if is_secret => {
                return self.show(&hosted, seat, Surface::default()).await;
            }
            Ask::Resign => play::act::ask_to_resign(bot, spot.match_id, person, PlayId::Here).await?,
            Ask::ReallyResign => {
                play::act::resign(bot, asker, spot.match_id).await?;
                return self.acted(spot.match_id, before).await;
            }
            Ask::Chance => {
                play::act::let_chance(bot, asker, spot).await?;
                return self.acted(spot.match_id, before).await;
            }
            Ask::AllChance => {
                play::act::propose_chance(bot, spot, person).await?;
                return self.acted(spot.match_id, before).await;
            }
            Ask::Hint => computer::hint::ask(bot, &hosted, asker).await?,
            Ask::Hands => play::preview::hands_ahead(bot, &hosted, person).await?,
            Ask::Rest => play::placing::placing_choices(bot, spot.match_id, person).await?,
            Ask::Draw | Ask::Takeback | Ask::FreeTakeback | Ask::Abort | Ask::Rematch | Ask::SameDeal => {
                let kind = match ask {
                    Ask::Draw => OfferKind::Draw,
                    Ask::Abort => OfferKind::Abort,
                    Ask::Rematch => OfferKind::Rematch,
                    Ask::SameDeal => OfferKind::SameDeal,
                    _ => OfferKind::Takeback,
                };
                let told = offer::make::offer_at(bot, asker, spot, kind).await?;
                let after = bot.service.matches().hosted_match(spot.match_id).await?;
                let is_changed =
                    after.version() != hosted.version() || after.game.outcome() != hosted.game.outcome();
                if is_changed {
                    return self.acted(spot.match_id, before).await;
                }
                told
            }
            Ask::More => {
                let more = bot.look(Lane::Game, &hosted, move |hosted| more(hosted, seat)).await?;
                return self.show(&hosted, seat, more).await;
            }
            // Nothing else is asked on this message.
            _ => return self.show(&hosted, seat, Surface::default()).await,
        };
        self.tell(spot.match_id, told).await
    }

    /// Shows words above the board, with their buttons.
    async fn tell(self, match_id: i64, told: OutgoingMessage) -> Result<Done, CommandError> {
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
            // What comes next is secret.
            None => Err(ServiceError::Stale.into()),
        }
    }

    /// Returns the answer to an action of the player after `before` plies.
    async fn acted(self, match_id: i64, before: usize) -> Result<Done, CommandError> {
        let hosted = self.bot.service.matches().hosted_match(match_id).await?;
        if self.is_board(&hosted) {
            return Ok(Done::Changed);
        }
        // Only the board itself is brought up to date with the match.
        let seat = hosted.require_seat(self.asker.person)?;
        let message = self.drawn(&hosted, seat, Surface::default()).await?;
        let is_thinking = hosted.game.outcome().is_none() && !hosted.game.to_act().contains(&seat);
        let message = match is_thinking {
            true => message.awaiting(Awaited { match_id, since: before }),
            false => message,
        };
        Ok(Done::Shown(Box::new(message)))
    }

    /// Returns `true` if the message is the board of a match. While that is being posted, it is not known yet.
    fn is_board(self, hosted: &HostedMatch) -> bool {
        let is_same = |message| hosted.board.is_none_or(|board| board == message);
        !hosted.is_direct && self.message.is_some_and(is_same)
    }

    /// Says above the board what is wrong. Faults of the bot and presses of others are answered privately.
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
        match self.drawn(&hosted, seat, Surface { heading, ..Surface::default() }).await {
            Ok(message) => Ok(Done::Shown(Box::new(message))),
            Err(_) => Err(failure),
        }
    }
}
