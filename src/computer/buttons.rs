//! The buttons and names for games against the computer.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::api::outgoing_message::OutgoingMessage;
use crate::computer::ids::ComputerId;
use crate::computer::ids::ComputerSource;
use crate::invite::ids::InviteId;
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::replay::ids::StudyRef;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{HostedMatch, Level};
use trickmate_text::text;

/// Returns the button that leads to a game against the computer.
pub(crate) fn play_button(source: ComputerSource) -> CreateButton {
    let id = ComputerId::Play(source).to_string();
    CreateButton::new(id).label(text!("computer-play")).style(ButtonStyle::Secondary)
}

/// Returns the button that leads to a game against the computer from a position.
pub(crate) fn play_on_button(source: ComputerSource) -> CreateButton {
    let id = ComputerId::Play(source).to_string();
    CreateButton::new(id).label(text!("study-play-on")).style(ButtonStyle::Primary)
}

/// Returns the name of a level.
pub(crate) fn level_name(level: Level) -> String {
    text!(match level.number() {
        1 => "level-1",
        2 => "level-2",
        3 => "level-3",
        4 => "level-4",
        5 => "level-5",
        6 => "level-6",
        7 => "level-7",
        _ => "level-8",
    })
}

/// Returns the question for the computer's level.
pub(crate) fn levels(source: ComputerSource) -> OutgoingMessage {
    let options = Level::ALL
        .map(|level| CreateSelectMenuOption::new(level_name(level), level.number().to_string()))
        .into_iter();
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let select = CreateSelectMenu::new(ComputerId::Level(source).to_string(), kind)
        .placeholder(text!("computer-level"));
    OutgoingMessage::new(text!("computer-ask-level")).rows(vec![CreateActionRow::SelectMenu(select)])
}

/// Asks for the opponent with whom to play a position: the computer at a level, a person, or anyone.
pub(crate) fn study_opponents(study: StudyRef) -> OutgoingMessage {
    let (_, levels) = levels(ComputerSource::Study(study)).into_parts();
    let kind = CreateSelectMenuKind::User { default_users: None };
    let people =
        CreateSelectMenu::new(InviteId::From(study).to_string(), kind).placeholder(text!("study-friend"));
    let anyone = CreateButton::new(InviteId::FromForAnyone(study).to_string())
        .label(text!("start-anyone"))
        .style(ButtonStyle::Primary);
    let others = [CreateActionRow::SelectMenu(people), CreateActionRow::Buttons(vec![anyone])];
    OutgoingMessage::new(text!("study-ask-opponent")).rows(levels.into_iter().chain(others).collect())
}

/// Returns the button for hints, if the game has hints.
pub(crate) fn hint_button(hosted: &HostedMatch) -> Option<CreateButton> {
    if hosted.game.outcome().is_some() || !hosted.allows_hints() {
        return None;
    }
    let id = PlayId::Match(Ask::Hint, hosted.spot()).to_string();
    Some(CreateButton::new(id).label(text!("hint-button")).style(ButtonStyle::Secondary))
}

/// Returns the computer's level, for the line with the game's number.
pub(crate) fn level(hosted: &HostedMatch) -> Option<String> {
    hosted.computer.map(|computer| text!("board-level", level = computer.level.number()))
}
