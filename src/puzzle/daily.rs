//! Daily puzzles: solving one, the table of solvers, and the settings of a server.

use crate::puzzle;
use chrono_tz::Tz;

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::puzzle::ids::PuzzleRef;
use crate::puzzle::panel::PuzzleAction;
use crate::rank::leaderboard_message::plain;
use crate::ui::command_error::CommandError;
use trickmate_host::{ChannelId, DailyId, DailySettings, DailyTable, PlayerId, ServerId, Timestamp};
use trickmate_text::{text, word};

/// The hour if none is named.
const USUAL_HOUR: u8 = 18;

/// Changes to a server's daily puzzle; missing ones keep their value.
#[derive(Default)]
pub(crate) struct DailyChange {
    pub(crate) channel: Option<ChannelId>,
    pub(crate) hour: Option<u8>,
    /// The game; the inner `None` for all games in turn.
    pub(crate) game: Option<Option<&'static str>>,
    pub(crate) zone: Option<Tz>,
}

impl DailyChange {
    /// Returns the settings after this change; `None` if no channel is known.
    fn apply(self, known: Option<DailySettings>) -> Option<DailySettings> {
        let known = match (known, self.channel) {
            (Some(known), channel) => DailySettings { channel: channel.unwrap_or(known.channel), ..known },
            (None, channel) => {
                DailySettings { channel: channel?, hour: USUAL_HOUR, zone: Tz::UTC, game: None }
            }
        };
        Some(DailySettings {
            hour: self.hour.unwrap_or(known.hour),
            zone: self.zone.unwrap_or(known.zone),
            game: self.game.map_or(known.game, |game| game.map(str::to_owned)),
            ..known
        })
    }
}

/// Returns the title of the puzzles' game.
fn game_name(settings: &DailySettings) -> String {
    let game = settings.game.as_deref().and_then(trickmate_rules::game);
    game.map_or_else(|| text!("server-daily-all-games"), |game| word(game.title()))
}

/// Returns the settings of a server's daily puzzle in words, and the time of the next one.
fn in_words(settings: &DailySettings, next_at: Timestamp) -> String {
    let (channel, hour) = (format!("<#{}>", settings.channel), settings.hour.to_string());
    let when = format!("<t:{}:f>", next_at.seconds());
    text!("server-daily-set", channel, hour, zone = settings.zone.name(), game = game_name(settings), when)
}

/// Returns the table of a month.
fn table(table: &DailyTable) -> OutgoingMessage {
    if table.lines.is_empty() {
        return OutgoingMessage::new(text!("daily-table-empty"));
    }
    let line = |(name, solved, tried): &(Option<String>, i64, i64)| {
        let name = name.as_deref().map_or_else(|| text!("daily-somebody"), plain);
        let count = text!("daily-table-line", solved = *solved, tried = *tried);
        // Players with equal numbers share a rank.
        let rank = table.lines.iter().filter(|(_, others, _)| others > solved).count() + 1;
        format!("{rank:>2}. {count}  {name}")
    };
    let lines: Vec<String> = table.lines.iter().map(line).collect();
    let heading = text!("daily-table", puzzles = table.puzzles);
    OutgoingMessage::new(format!("{heading}\n```\n{}\n```", lines.join("\n")))
}

/// Returns a daily puzzle for a person to solve.
pub(crate) async fn puzzle_of(
    bot: &Bot,
    person: PlayerId,
    id: DailyId,
) -> Result<OutgoingMessage, CommandError> {
    let daily = bot.service.daily().post(id).await?;
    let daily = daily.ok_or_else(|| CommandError::words(text!("daily-gone")))?;
    let game = daily.puzzle.game.name();
    let puzzle = u32::from_str_radix(&daily.puzzle.id, 16).unwrap_or_default();
    let daily = (!daily.is_closed).then_some(id);
    let at = PuzzleRef { game, puzzle, theme: None, ply: 0, missed: false, hinted: false, daily };
    puzzle::solve::attempt(bot, person, at, PuzzleAction::Look).await
}

/// Returns the table of this month's solvers of a server's daily puzzles.
pub(crate) async fn table_of(bot: &Bot, server: Option<ServerId>) -> Result<OutgoingMessage, CommandError> {
    let server = server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
    Ok(table(&bot.service.daily().table(server).await?))
}

/// Returns the line about the daily puzzle among a server's settings.
pub(crate) async fn line(bot: &Bot, server: ServerId) -> Result<String, CommandError> {
    let Some((settings, _)) = bot.service.daily().settings(server).await? else {
        return Ok(text!("server-daily-none"));
    };
    let (channel, hour) = (format!("<#{}>", settings.channel), settings.hour.to_string());
    let game = game_name(&settings);
    Ok(text!("server-daily-line", channel, hour, zone = settings.zone.name(), game))
}

/// Returns a server's daily puzzle in words: its settings and the next one, if there is any.
pub(crate) fn words(known: Option<&(DailySettings, Timestamp)>) -> String {
    known.map_or_else(|| text!("server-daily-off"), |(settings, next_at)| in_words(settings, *next_at))
}

/// Changes a server's settings for the daily puzzle. Without a channel, there is no daily puzzle.
pub(crate) async fn set(bot: &Bot, server: ServerId, change: DailyChange) -> Result<(), CommandError> {
    let known = bot.service.daily().settings(server).await?;
    if let Some(settings) = change.apply(known.map(|(settings, _)| settings)) {
        bot.service.daily().set(server, settings).await?;
    }
    Ok(())
}
