//! Buttons of team games, also on boards.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateButton};

use crate::teams::ids::TeamId;
use trickmate_host::{HostedMatch, TeamGameId};
use trickmate_rules::{Game, Seat};
use trickmate_text::{text, word};

/// Builds the button that joins the team of a seat.
pub(crate) fn join_button(id: TeamGameId, game: &dyn Game, seat: Seat) -> CreateButton {
    let side = word(game.seats()[seat.index()].title);
    CreateButton::new(TeamId::Join(id, seat).to_string())
        .label(text!("team-join", side))
        .style(ButtonStyle::Success)
}

/// Returns the buttons that join the teams of a match.
pub(crate) fn join_buttons(hosted: &HostedMatch) -> Vec<CreateButton> {
    let Some(teams) = &hosted.teams else { return Vec::new() };
    let seats = Seat::ALL.into_iter().filter(|seat| hosted.is_team(*seat) && hosted.plays_here(*seat));
    seats.map(|seat| join_button(teams.game, hosted.game.game(), seat)).collect()
}
