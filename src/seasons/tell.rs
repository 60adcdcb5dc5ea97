//! The message at the end of a season: posted once, and updated when its table changes.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::rank::leaderboard_message::plain;
use crate::rank::season_page::{points, title};
use crate::seasons::ids::SeasonsId;
use crate::ui::audience;
use crate::ui::component::first_button;
use crate::ui::medals::MEDALS;
use crate::ui::picture::PictureError;
use trickmate_host::workers::{Lane, debug_assert_at_work};
use trickmate_host::{MessageId, PlacedPlayer, Season, SeasonId, SeasonTable, is_known};
use trickmate_render::{Podium, PodiumStep, Style, podium, podium_alt};
use trickmate_text::{joined, speaking, text, word};

/// Posts the end of a season, or updates its message.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: SeasonId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let Some(season) = publisher.service.seasons().post(id).await? else { return Ok(()) };
    let language = audience::on_server(&publisher.service, Some(season.server)).await;
    speaking(language, Box::pin(show(publisher, &season, delivery_state))).await
}

/// Posts the message of a season in its current state, or updates it.
async fn show(
    publisher: &Publisher,
    season: &Season,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let tables = publisher.service.seasons().tables(season).await?;
    let is_wanted = !tables.is_empty() && publisher.service.seasons().is_wanted(season);
    let shown = match season.message {
        // All results that counted were removed, so nobody has a place.
        Some(message) if tables.is_empty() => {
            publisher.delivery.delete(season.channel, message).await.map(|()| None)
        }
        Some(message) => {
            let draft = draft(publisher, season, tables).await?;
            publisher.delivery.edit(season.channel, message, &draft).await.map(|()| None)
        }
        None if is_wanted => post(publisher, season, tables, delivery_state).await?.map(Some),
        None => Ok(None),
    };
    match shown {
        Ok(message) => Ok(publisher.service.seasons().mark_posted(season, message).await?),
        Err(error) if error.is_transient() => Err(error.into()),
        // The table stays available among past seasons.
        Err(error) => {
            tracing::warn!("season {} of server {} is not shown: {error}", season.id, season.server);
            Ok(publisher.service.seasons().mark_posted(season, None).await?)
        }
    }
}

/// Posts the message, or finds the one that an earlier attempt has posted.
async fn post(
    publisher: &Publisher,
    season: &Season,
    tables: Vec<SeasonTable>,
    delivery_state: DeliveryState,
) -> Result<Result<MessageId, ApiError>, AnnounceError> {
    let channel = season.channel;
    if delivery_state == DeliveryState::Doubtful {
        let is_own =
            |id: &str| matches!(id.parse(), Ok(SeasonsId::Table(_, Some(shown))) if shown == season.id);
        match publisher.delivery.own_messages(channel).await {
            Ok(messages) => {
                let found = messages.iter().find(|message| first_button(message).is_some_and(is_own));
                if let Some(message) = found {
                    return Ok(Ok(message.id.to_host()));
                }
            }
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Ok(Err(error)),
        }
    }
    let draft = draft(publisher, season, tables).await?;
    let posted = publisher.delivery.post(channel, &draft, &format!("season-{}", season.id)).await;
    Ok(posted)
}

/// Builds the message with the podium of each game.
async fn draft(
    publisher: &Publisher,
    season: &Season,
    tables: Vec<SeasonTable>,
) -> Result<OutgoingMessage, AnnounceError> {
    let words = compose(season, &tables);
    let season = season.clone();
    let work = move || {
        let drawn = tables.iter().map(|table| picture(&season, table));
        drawn.collect::<Result<Vec<CreateAttachment>, PictureError>>()
    };
    let mut files = publisher.pictures.run(Lane::Picture, work).await?.into_iter();
    let draft = files.next().into_iter().fold(words, OutgoingMessage::file);
    Ok(files.fold(draft, OutgoingMessage::banner))
}

/// Builds the text and the buttons, without pings.
fn compose(season: &Season, tables: &[SeasonTable]) -> OutgoingMessage {
    let mut lines = vec![text!("season-over", season = title(season))];
    for table in tables {
        lines.push(format!("**{}**", word(table.game.title())));
        lines.extend(MEDALS.iter().filter_map(|(place, medal)| step(table, (*place).into(), medal)));
    }
    let button = |table: &SeasonTable| {
        let id = SeasonsId::Table(table.game.name(), Some(season.id));
        let label = text!("season-table-button", title = word(table.game.title()));
        CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Secondary)
    };
    let buttons: Vec<CreateButton> = tables.iter().map(button).collect();
    let rows = if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] };
    OutgoingMessage::new(lines.join("\n")).rows(rows)
}

/// Returns the players in a place.
fn on_step(table: &SeasonTable, place: i64) -> Vec<&PlacedPlayer> {
    table.lines.iter().filter(|line| line.place == place).collect()
}

fn step(table: &SeasonTable, place: i64, medal: &str) -> Option<String> {
    let on_it = on_step(table, place);
    let first = on_it.first()?;
    let mention = |line: &&PlacedPlayer| match line.name {
        Some(_) if is_known(line.player) => format!("<@{}>", line.player),
        _ => text!("somebody"),
    };
    let players: Vec<String> = on_it.iter().map(mention).collect();
    let (performance, made) = (first.performance.to_string(), points(first.halves));
    let line =
        text!("season-step", players = joined(&players), performance, points = made, games = first.games);
    Some(format!("{medal} {line}"))
}

/// Draws the podium of a game.
fn picture(season: &Season, table: &SeasonTable) -> Result<CreateAttachment, PictureError> {
    debug_assert_at_work();
    let step = |place: i64| {
        let on_it = on_step(table, place);
        let name = |line: &&PlacedPlayer| line.name.as_deref().map_or_else(|| text!("somebody"), plain);
        PodiumStep {
            points: on_it.first().map(|line| line.performance.to_string()).unwrap_or_default(),
            names: on_it.iter().map(name).collect(),
        }
    };
    let title = text!("season-podium", title = word(table.game.title()), season = title(season));
    let drawn = Podium { title, steps: [1, 2, 3].map(step) };
    let file = CreateAttachment::bytes(
        podium(&drawn, &Style::default())?,
        format!("podium-{}.png", table.game.name()),
    );
    Ok(file.description(podium_alt(&drawn)))
}
