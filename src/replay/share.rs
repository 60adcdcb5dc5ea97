//! A position of a finished game for everybody to see, as a picture and as text, to continue from.

use poise::serenity_prelude::CreateActionRow;

use crate::api::outgoing_message::OutgoingMessage;
use crate::computer::buttons::play_on_button;
use crate::computer::ids::ComputerSource;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::replay::ids::StudyRef;
use crate::replay::ids::{ReplayAsk, Source};
use crate::replay::panel::{Audience, ReplayView};
use crate::ui;
use crate::ui::command_error::CommandError;
use crate::ui::picture::PictureError;
use trickmate_host::workers::Lane;
use trickmate_host::{PlayerId, ServiceError, is_playable};
use trickmate_rules::Record;
use trickmate_text::text;

/// The longest text of a position that is shown in a message, in bytes.
const MAX_TEXT_LEN: usize = 1200;

impl ReplayView {
    /// Checks that nothing in it is secret any more.
    ///
    /// # Errors
    /// A match that is still running.
    pub(crate) fn require_over(&self) -> Result<(), CommandError> {
        let is_running = matches!(self.source, Source::Game(_)) && self.game().outcome().is_none();
        if is_running { Err(ServiceError::NotOver.into()) } else { Ok(()) }
    }

    fn share(&self, ply: usize) -> Result<OutgoingMessage, PictureError> {
        let ply = ply.min(self.end());
        let at = self.game().after(ply)?;
        let file =
            ui::picture::board(&at.view(self.game().spectator()), self.labels(), &Audience::All.style())?;
        let record = Record::of_position(&at).to_string();
        let record = match record.len() {
            ..=MAX_TEXT_LEN if !record.contains("```") => text!("study-text", record = record.trim()),
            _ => text!("study-text-too-long"),
        };
        let heading = format!("{}\n{}", self.heading(), self.caption(ply, &at));
        let study = ComputerSource::Study(StudyRef { source: self.source, ply });
        let mut buttons = Vec::new();
        if is_playable(self.game(), ply) {
            buttons.push(play_on_button(study));
        }
        buttons.push(self.button(ReplayAsk::Open(ply), text!("button-step-through")));
        Ok(OutgoingMessage::new(format!("{heading}\n{record}"))
            .rows(vec![CreateActionRow::Buttons(buttons)])
            .file(file))
    }
}

/// Shows a position of a finished match to everybody.
pub(crate) async fn share(
    bot: &Bot,
    replay: &ReplayView,
    ply: usize,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    replay.require_over()?;
    bot.pacing.spend(person, Request::Picture)?;
    let shared = replay.clone();
    let drawn = bot.pictures.run(Lane::Replay, move || shared.share(ply)).await;
    drawn.map_err(|error| replay.failure(error))
}
