//! Messages to players when a server removes the bot, and when it does not come back.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::absence::ids::AbsenceAsk;
use crate::absence::ids::AbsenceId;
use crate::announce::publisher::{AnnounceError, Publisher};
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::audience::of_person;
use trickmate_host::{MatchId, PauseStage, PausedGames, ServerId, Timestamp, is_known};
use trickmate_text::{joined, speak, text};

/// The most games in a message: each has a row of buttons, and Discord allows five rows.
const NAMED: usize = 5;

/// Tells players about each new stage of their games on a server that has removed the bot, each stage once.
pub(crate) async fn tell(publisher: &Publisher, server: ServerId) -> Result<(), AnnounceError> {
    let all = publisher.service.departures().unannounced_pauses(server).await?;
    for paused in all.iter().filter(|paused| is_known(paused.player)) {
        let language = of_person(&publisher.service, paused.player).await;
        for games in paused.matches.chunks(NAMED) {
            let nonce = format!("paused-{}-{}", games[0], word(paused.stage));
            let draft = speak(language, || news(paused, games));
            match publisher.delivery.direct(paused.player, &draft, &nonce).await {
                Ok(_) => {}
                Err(error) if error.is_transient() => return Err(error.into()),
                Err(error) => tracing::info!("a player was not told of paused games: {error}"),
            }
        }
    }
    Ok(publisher.service.departures().pauses_told(&all).await?)
}

const fn word(stage: PauseStage) -> &'static str {
    match stage {
        PauseStage::Removed => "removed",
        PauseStage::Choice => "choice",
        PauseStage::Ended => "ended",
    }
}

fn news(paused: &PausedGames, games: &[MatchId]) -> OutgoingMessage {
    let key = match paused.stage {
        PauseStage::Removed => "departure",
        PauseStage::Choice => "departure-choice",
        PauseStage::Ended => "departure-ended",
    };
    let named: Vec<String> = games.iter().map(MatchId::to_string).collect();
    let moment = |at: Timestamp| format!("<t:{}:f>", at.seconds());
    let draft = OutgoingMessage::new(text!(
        key,
        count = games.len(),
        games = joined(&named),
        choice = moment(paused.choice_at),
        end = moment(paused.ends_at)
    ));
    if paused.stage == PauseStage::Ended { draft } else { draft.rows(choices(games)) }
}

/// Returns the buttons with which a player chooses how these games continue.
pub(crate) fn choices(games: &[MatchId]) -> Vec<CreateActionRow> {
    let button = |ask, game: MatchId, label: String, style| {
        CreateButton::new(AbsenceId(ask, game).to_string()).label(label).style(style)
    };
    let row = |game: &MatchId| {
        let game = *game;
        CreateActionRow::Buttons(vec![
            button(AbsenceAsk::Direct, game, text!("button-play-direct", game), ButtonStyle::Primary),
            button(AbsenceAsk::End, game, text!("button-end-unrated", game), ButtonStyle::Secondary),
        ])
    };
    games.iter().map(row).collect()
}
