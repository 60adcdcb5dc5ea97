//! The buttons that lead to the analysis of a match.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateButton};

use crate::analysis::ids::{AnalysisAsk, AnalysisId};
use trickmate_host::MatchId;

/// Returns a button of the analysis of a match.
pub(crate) fn analysis_button(game: MatchId, ask: AnalysisAsk, label: String) -> CreateButton {
    let id = AnalysisId { game, ask }.to_string();
    CreateButton::new(id).label(label).style(ButtonStyle::Secondary)
}
