//! The table of a game in a season, for one viewer, with the choice of another season and another game.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::rank::leaderboard_message::plain;
use crate::seasons::ids::{RUNNING, SeasonsId};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::halves;
use trickmate_host::{
    LEAST_GAMES, PlacedPlayer, Season, SeasonId, SeasonLength, SeasonTable, ServiceError, Year,
};
use trickmate_text::{text, word};

/// Lines of a table.
const LINES: usize = 20;

/// Returns the name of a season, e.g. "Q2 2027".
pub(crate) fn title(season: &Season) -> String {
    named(season.length, season.year, season.part)
}

/// Returns the name of the season with this length, year and number in the year.
pub(crate) fn named(length: SeasonLength, year: Year, part: i64) -> String {
    let year = year.to_string();
    match length {
        SeasonLength::Quarter => text!("season-quarter", part, year),
        SeasonLength::Month => text!("season-month", month = part, year),
    }
}

/// Returns half points as chess players write them: `7½`.
pub(crate) fn points(half_points: i64) -> String {
    halves(u32::try_from(half_points).unwrap_or_default())
}

/// Returns the table of a game in a season; without a season, in the running one, or in the latest.
pub(crate) async fn page(
    bot: &Bot,
    asker: Asker,
    game: &'static str,
    wanted: Option<SeasonId>,
) -> Result<OutgoingMessage, CommandError> {
    let server = asker.server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
    let seasons = bot.service.seasons();
    let running = seasons.running(server).await?;
    let past = seasons.past(server).await?;
    let season = match wanted {
        Some(id) => seasons.season(server, id).await?.or_else(|| running.clone()),
        None => running.clone().or_else(|| past.first().cloned()),
    };
    let Some(season) = season else { return Err(CommandError::words(text!("season-none"))) };
    let game = trickmate_rules::game(game).ok_or(ServiceError::NoGame)?;
    let table = seasons.table(&season, game, asker.person).await?;
    let choices: Vec<&Season> = running.iter().chain(&past).take(25).collect();
    // The menu leaves out seasons without places, and Discord refuses a menu without entries.
    let seasons = (!choices.is_empty()).then(|| season_menu(&choices, &season, game.name()));
    Ok(compose(&season, &table).rows(seasons.into_iter().chain([game_menu(&season, &table)]).collect()))
}

fn compose(season: &Season, table: &SeasonTable) -> OutgoingMessage {
    let when = format!("<t:{}:D>", season.until.seconds());
    let until = text!(if season.is_over { "season-ended" } else { "season-ends" }, when);
    let mut lines =
        vec![text!("season-heading", title = word(table.game.title()), season = title(season), until)];
    lines.push(match table.lines.is_empty() {
        true => text!("season-empty"),
        false => format!("```\n{}\n```", rows(&table.lines)),
    });
    if let Some(count) = table.missing {
        lines.push(text!("season-missing", count));
    }
    lines.push(text!("season-how", games = LEAST_GAMES));
    OutgoingMessage::new(lines.join("\n"))
}

/// Returns the lines in columns: place, performance, points of games, name.
fn rows(lines: &[PlacedPlayer]) -> String {
    let cells = lines.iter().take(LINES).map(|line| {
        let name = line.name.as_deref().map_or_else(|| text!("somebody"), plain);
        let made = format!("{}/{}", points(line.halves), line.games);
        [format!("{}.", line.place), line.performance.to_string(), made, name]
    });
    let rows: Vec<[String; 4]> = cells.collect();
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [places, performances, made] = [0, 1, 2].map(wide);
    let written = rows.iter().map(|[place, performance, points, name]| {
        format!("{place:>places$} {performance:>performances$} {points:>made$}  {name}")
    });
    written.collect::<Vec<String>>().join("\n")
}

fn season_menu(choices: &[&Season], shown: &Season, game: &'static str) -> CreateActionRow {
    let entry = |season: &&Season| {
        let (label, value) = match season.is_over {
            true => (title(season), season.id.to_string()),
            false => (text!("season-running", season = title(season)), RUNNING.to_owned()),
        };
        CreateSelectMenuOption::new(label, value).default_selection(season.id == shown.id)
    };
    let kind = CreateSelectMenuKind::String { options: choices.iter().map(entry).collect() };
    let menu = CreateSelectMenu::new(SeasonsId::Pick(game).to_string(), kind);
    CreateActionRow::SelectMenu(menu.placeholder(text!("season-menu")))
}

fn game_menu(season: &Season, table: &SeasonTable) -> CreateActionRow {
    let entry = |game: &&'static dyn trickmate_rules::Game| {
        CreateSelectMenuOption::new(word(game.title()), game.name())
            .default_selection(game.name() == table.game.name())
    };
    let kind = CreateSelectMenuKind::String { options: trickmate_rules::GAMES.iter().map(entry).collect() };
    let shown = season.is_over.then_some(season.id);
    CreateActionRow::SelectMenu(CreateSelectMenu::new(SeasonsId::Game(shown).to_string(), kind))
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn half_points_are_written_as_chess_players_do() {
        assert_eq!([0, 1, 2, 15].map(points), ["0", "½", "1", "7½"]);
    }
}
