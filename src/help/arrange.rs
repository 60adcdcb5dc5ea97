//! The page of a game, from which players begin it: against the computer, a friend or anyone, with the usual terms
//! unless they change them.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ComponentInteractionDataKind, CreateActionRow, CreateButton, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::answer;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::computer;
use crate::computer::buttons::level_name;
use crate::computer::ids::{ComputerId, ComputerSource};
use crate::context::bot::Bot;
use crate::help;
use crate::help::ids::{Arrange, Start, Terms};
use crate::invite;
use crate::invite::invitation::Invited;
use crate::learn::ids::LearnId;
use crate::rules::ids::RulesId;
use crate::teams;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::{series_terms, time_control};
use crate::ui::side::{Side, read_side};
use trickmate_host::{Level, PlayerId, SeatWish, ServiceError, SpecialTerms, TimeControl};
use trickmate_rules::{Game, Seat};
use trickmate_text::{rules, text, word};

/// A game that is being arranged.
struct Page {
    game: &'static dyn Game,
    terms: Terms,
    /// The level against the computer, chosen or default.
    level: Level,
    /// The time control against people, chosen or default; `None` in direct messages, where nobody can be challenged.
    time: Option<TimeControl>,
}

/// Does a step towards a game.
pub(crate) async fn arrange(
    press: Press<'_>,
    step: Arrange,
    game: &'static str,
    terms: Terms,
) -> Result<OutgoingMessage, CommandError> {
    let chosen = || press.chosen().ok_or(ServiceError::Stale);
    match step {
        Arrange::Page => Ok(Page::of(press.bot, press.asker, game, terms).await?.closed()),
        Arrange::Change => Ok(Page::of(press.bot, press.asker, game, terms).await?.open()),
        Arrange::Level => {
            let level = chosen()?.parse().ok().and_then(Level::new).ok_or(ServiceError::Stale)?;
            Ok(Page::of(press.bot, press.asker, game, Terms { level: Some(level), ..terms }).await?.open())
        }
        Arrange::Side => {
            let seat = read_side(chosen()?).ok_or(ServiceError::Stale)?;
            Ok(Page::of(press.bot, press.asker, game, Terms { seat, ..terms }).await?.open())
        }
        Arrange::Time => {
            let time = chosen()?.parse().map_err(|_| ServiceError::Stale)?;
            Ok(Page::of(press.bot, press.asker, game, Terms { time: Some(time), ..terms }).await?.open())
        }
        // Its button opens a form.
        Arrange::More => Err(ServiceError::Stale.into()),
        Arrange::Friend => Ok(Page::of(press.bot, press.asker, game, terms).await?.whom()),
        Arrange::Person => Box::pin(with_person(press, game, terms)).await,
        Arrange::Anyone => Box::pin(challenge(press, game, terms, None)).await,
        Arrange::Teams => Box::pin(teams::make::make_here(press, game, terms.time)).await,
    }
}

/// Shows the menus of a game's terms, with these terms.
pub(crate) async fn changed(
    bot: &Bot,
    asker: Asker,
    game: &'static str,
    terms: Terms,
) -> Result<OutgoingMessage, CommandError> {
    Ok(Page::of(bot, asker, game, terms).await?.open())
}

/// Challenges the chosen person, or begins a game if that is the computer. If they cannot be challenged, somebody else
/// can be chosen.
async fn with_person(
    press: Press<'_>,
    game: &'static str,
    terms: Terms,
) -> Result<OutgoingMessage, CommandError> {
    let ComponentInteractionDataKind::UserSelect { values } = &press.interaction.data.kind else {
        return Err(ServiceError::Stale.into());
    };
    let person = values.first().ok_or(ServiceError::Stale)?.to_host();
    if Some(person) == press.bot.service.computer_id() {
        return computer::press::play(press, game, terms.seat, terms.level).await;
    }
    match challenge(press, game, terms, Some(person)).await {
        Ok(posted) => Ok(posted),
        Err(failure) => {
            let refused = answer::refusal::refusal(press.bot, failure, None, press.asker.person).await;
            let (words, _) = refused.into_parts();
            Ok(Page::of(press.bot, press.asker, game, terms).await?.whom().headed(&words))
        }
    }
}

async fn challenge(
    press: Press<'_>,
    game: &'static str,
    Terms { seat, time, odds, opponent_time, series, .. }: Terms,
    opponent: Option<PlayerId>,
) -> Result<OutgoingMessage, CommandError> {
    let special = SpecialTerms { odds, opponent_time, series, setup: None };
    let invited = Invited { game, opponent, seat, time, options: Vec::new(), special };
    invite::invitation::invite_to(press, invited).await
}

impl Page {
    /// Returns the page for the person who pressed a button, with their usual terms.
    async fn of(bot: &Bot, asker: Asker, game: &'static str, terms: Terms) -> Result<Self, CommandError> {
        let level = match terms.level {
            Some(level) => level,
            None => bot.service.computer().next_level(asker.person, game).await?,
        };
        let time = match (asker.server, terms.time) {
            (None, _) => None,
            (Some(_), Some(time)) => Some(time),
            (Some(server), None) => Some(bot.service.clocks().usual_time(Some(server)).await?),
        };
        let game = trickmate_rules::game(game).ok_or(ServiceError::NoGame)?;
        Ok(Self { game, terms, level, time })
    }

    fn id(&self, step: Arrange) -> String {
        Start::Arrange(step, self.game.name(), self.terms).to_string()
    }

    fn button(&self, step: Arrange, label: &str, style: ButtonStyle) -> CreateButton {
        CreateButton::new(self.id(step)).label(text!(label)).style(style)
    }

    /// Returns the words: the game, what it is about, and the terms.
    fn words(&self) -> String {
        let level = text!("start-level", level = self.level.number().to_string());
        let side = text!("start-side", side = self.side(self.terms.seat));
        let time = self.time.map(|time| text!("start-time", time = time_control(time)));
        let other = self.terms.opponent_time.map(|time| text!("start-their-time", time = time_control(time)));
        let odds = self.terms.odds.map(|odds| text!("start-odds", squares = odds.to_string()));
        let series = self.terms.series.map(|series| text!("start-series", terms = series_terms(series)));
        let between_people = time.into_iter().chain(other).chain(odds).chain(series);
        let terms: Vec<String> = [level, side].into_iter().chain(between_people).collect();
        let (title, summary) = (word(self.game.title()), rules::summary(self.game));
        text!("start-game", title, summary, terms = terms.join(" · "))
    }

    fn side(&self, seat: SeatWish) -> String {
        match seat {
            SeatWish::Any => text!("start-side-random"),
            SeatWish::Seat(seat) => word(self.game.seats()[seat.index()].title),
        }
    }

    /// Returns the buttons that begin the game.
    fn opponents(&self) -> Vec<CreateButton> {
        let source = ComputerSource::Game(self.game.name(), self.terms.seat);
        let computer =
            self.terms.level.map_or(ComputerId::Play(source), |level| ComputerId::At(source, level));
        let computer = CreateButton::new(computer.to_string()).label(text!("start-computer"));
        let mut buttons = vec![computer.style(ButtonStyle::Success)];
        if self.time.is_some() {
            buttons.push(self.button(Arrange::Friend, "start-friend", ButtonStyle::Primary));
            buttons.push(self.button(Arrange::Anyone, "start-anyone", ButtonStyle::Primary));
        }
        buttons
    }

    /// Returns the page.
    fn closed(&self) -> OutgoingMessage {
        let mut opponents = self.opponents();
        opponents.push(self.button(Arrange::Change, "start-change", ButtonStyle::Secondary));
        let name = self.game.name();
        let lead =
            |id: String, label: &str| CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary);
        let others = vec![
            lead(RulesId(name, 0).to_string(), "button-rules"),
            lead(LearnId::Course(name).to_string(), "button-learn"),
            help::buttons::back(),
        ];
        OutgoingMessage::new(self.words())
            .rows(vec![CreateActionRow::Buttons(opponents), CreateActionRow::Buttons(others)])
    }

    /// Returns the page with a menu for each term.
    fn open(&self) -> OutgoingMessage {
        let menu = |step, options| {
            let kind = CreateSelectMenuKind::String { options };
            CreateActionRow::SelectMenu(CreateSelectMenu::new(self.id(step), kind))
        };
        let level = |level: Level| {
            let label = text!("start-level", level = level_name(level));
            CreateSelectMenuOption::new(label, level.number().to_string())
                .default_selection(level == self.level)
        };
        let side = |seat: SeatWish| {
            CreateSelectMenuOption::new(text!("start-side", side = self.side(seat)), Side(seat).to_string())
                .default_selection(seat == self.terms.seat)
        };
        let sides = [SeatWish::Any].into_iter().chain(Seat::ALL.map(SeatWish::Seat));
        let mut rows = vec![
            menu(Arrange::Level, Level::ALL.map(level).to_vec()),
            menu(Arrange::Side, sides.map(side).collect()),
        ];
        if let Some(chosen) = self.time {
            let time = |time: TimeControl| {
                CreateSelectMenuOption::new(text!("start-time", time = time_control(time)), time.to_string())
                    .default_selection(time == chosen)
            };
            let others = TimeControl::USUAL.into_iter().filter(|time| *time != chosen);
            rows.push(menu(Arrange::Time, [chosen].into_iter().chain(others).map(time).collect()));
        }
        let mut opponents = self.opponents();
        let mut others = Vec::new();
        if self.time.is_some() {
            opponents.push(self.button(Arrange::Teams, "start-teams", ButtonStyle::Primary));
            others.push(self.button(Arrange::More, "special-form-button", ButtonStyle::Secondary));
        }
        others.push(self.button(Arrange::Page, "button-back", ButtonStyle::Secondary));
        rows.extend([opponents, others].map(CreateActionRow::Buttons));
        OutgoingMessage::new(self.words()).rows(rows)
    }

    /// Asks for the opponent.
    fn whom(&self) -> OutgoingMessage {
        let kind = CreateSelectMenuKind::User { default_users: None };
        let people = CreateSelectMenu::new(self.id(Arrange::Person), kind);
        let back = self.button(Arrange::Page, "button-back", ButtonStyle::Secondary);
        OutgoingMessage::new(text!("start-friend-who", title = word(self.game.title())))
            .rows(vec![CreateActionRow::SelectMenu(people), CreateActionRow::Buttons(vec![back])])
    }
}
