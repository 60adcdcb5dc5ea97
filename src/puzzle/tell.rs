//! The message of a daily puzzle: posted once, updated as people solve it, and closed with the solution.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::board::exercise::with_position;
use crate::puzzle::ids::PuzzleId;
use crate::puzzle::panel::{difficulty, goal, solution_line};
use crate::ui;
use crate::ui::audience;
use crate::ui::component::first_button;
use crate::ui::picture::style_for;
use trickmate_host::workers::Lane;
use trickmate_host::{Daily, DailyCounts, DailyId, MessageId, Preferences};
use trickmate_render::Labels;
use trickmate_rules::Viewer;
use trickmate_text::{joined, speaking, text, word};

/// The name of the picture of the solution.
const SOLUTION: &str = "solution.png";

/// Posts a daily puzzle, or updates its message.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: DailyId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let Some(daily) = publisher.service.daily().post(id).await?.filter(|daily| !daily.is_told) else {
        return Ok(());
    };
    let language = audience::on_server(&publisher.service, Some(daily.server)).await;
    speaking(language, Box::pin(show(publisher, &daily, delivery_state))).await
}

/// Posts a daily puzzle in its current state, or updates its message.
async fn show(
    publisher: &Publisher,
    daily: &Daily,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let id = daily.id;
    let counts = publisher.service.daily().counts(daily).await?;
    let draft = compose(daily, &counts);
    let shown = match daily.message {
        Some(message) => {
            // Only the first and the last state have pictures.
            let draft = if daily.is_closed { pictured(publisher, daily, draft).await? } else { draft };
            publisher.delivery.edit(daily.channel, message, &draft).await.map(|()| None)
        }
        None if publisher.service.daily().is_wanted(daily) => {
            post_daily(publisher, daily, draft, delivery_state).await?
        }
        None => Ok(None),
    };
    match shown {
        Ok(message) => Ok(publisher.service.daily().mark_daily_posted(daily, message).await?),
        Err(error) if error.is_transient() => Err(error.into()),
        // The next day has its own puzzle.
        Err(error) => {
            tracing::warn!("daily puzzle {id} of server {} is not shown: {error}", daily.server);
            Ok(publisher.service.daily().mark_daily_posted(daily, None).await?)
        }
    }
}

/// Posts a daily puzzle, or finds the post of an earlier attempt.
async fn post_daily(
    publisher: &Publisher,
    daily: &Daily,
    draft: OutgoingMessage,
    delivery_state: DeliveryState,
) -> Result<Result<Option<MessageId>, ApiError>, AnnounceError> {
    if delivery_state == DeliveryState::Doubtful {
        let own = PuzzleId::Daily(daily.id).to_string();
        match publisher.delivery.own_messages(daily.channel).await {
            Ok(messages) => {
                let shows = |message: &&serenity::Message| first_button(message) == Some(&own);
                if let Some(message) = messages.iter().find(shows) {
                    return Ok(Ok(Some(message.id.to_host())));
                }
            }
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Ok(Err(error)),
        }
    }
    let draft = pictured(publisher, daily, draft).await?;
    let posted = publisher.delivery.post(daily.channel, &draft, &format!("daily-{}", daily.id)).await;
    Ok(posted.map(Some))
}

/// Adds the picture of the position, and after closing also that of the end of the solution.
async fn pictured(
    publisher: &Publisher,
    daily: &Daily,
    draft: OutgoingMessage,
) -> Result<OutgoingMessage, AnnounceError> {
    let (puzzle, preferences) = (daily.puzzle, Preferences::default());
    let (start, solver) = (puzzle.start()?, puzzle.solver()?);
    let end = if daily.is_closed { Some(puzzle.after(puzzle.moves.len())?) } else { None };
    let work = move || {
        let draft = with_position(draft, &start, solver, Vec::new(), &preferences)?;
        let Some(end) = end else { return Ok(draft) };
        let view = end.view(Viewer::Seat(solver));
        let mut file = ui::picture::board(&view, &Labels::default(), &style_for(&preferences, solver))?;
        SOLUTION.clone_into(&mut file.filename);
        Ok(draft.banner(file))
    };
    Ok(publisher.pictures.run(Lane::Board, work).await?)
}

/// Builds the text and the buttons of a daily puzzle. They reveal nothing of the solution until the puzzle is closed.
fn compose(daily: &Daily, counts: &DailyCounts) -> OutgoingMessage {
    let title = word(daily.puzzle.game.title());
    let date = format!("<t:{}:D>", daily.at.seconds());
    let mut lines = vec![text!("daily-heading", title, date, difficulty = difficulty(daily.puzzle))];
    if daily.is_closed {
        lines.push(text!("daily-over"));
        lines.extend(solution_line(daily.puzzle).ok());
    } else if let (Ok(solver), Ok(start)) = (daily.puzzle.solver(), daily.puzzle.start()) {
        let (seat, goal) = (daily.puzzle.game.seats()[solver.index()].title, goal(daily.puzzle, 0));
        lines.push(text!("puzzle-task", seat, goal));
        lines.extend(ui::poker_hands::position(&start.view(Viewer::Seat(solver))));
    }
    let DailyCounts { solved, failed, first } = counts;
    lines.push(if first.is_empty() {
        text!("daily-counts", solved = *solved, failed = *failed)
    } else {
        let named: Vec<String> = first.iter().map(|player| format!("<@{player}>")).collect();
        text!("daily-counts-first", solved = *solved, players = joined(&named), failed = *failed)
    });
    if let Some((channel, message)) = daily.previous.filter(|_| !daily.is_closed) {
        let link = format!("https://discord.com/channels/{}/{channel}/{message}", daily.server);
        lines.push(text!("daily-previous", link));
    }
    let button =
        |id: PuzzleId, label: &str, style| CreateButton::new(id.to_string()).label(text!(label)).style(style);
    let mut buttons = Vec::new();
    if !daily.is_closed {
        buttons.push(button(PuzzleId::Daily(daily.id), "daily-solve", ButtonStyle::Primary));
    }
    buttons.push(button(PuzzleId::Month, "daily-month", ButtonStyle::Secondary));
    OutgoingMessage::new(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)])
}
