//! A page of a leaderboard, for one viewer.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::rank::ids::LeaderboardId;
use crate::rank::ids::LeaderboardSpot;
use crate::ui::format::{place, signed};
use trickmate_host::{LeaderboardPage, Own, PageNumber, Period, Ranked, Unranked};
use trickmate_render::fit_name;
use trickmate_text::{text, word};

/// The most letters of a name in a line, so that the line with its numbers fits on a phone.
const NAME: usize = 20;

/// Returns the page with the buttons that turn it.
pub(crate) fn compose(page: &LeaderboardPage, spot: &LeaderboardSpot) -> OutgoingMessage {
    let period = text!(match spot.period {
        Period::All => "leaderboard-all",
        Period::Month => "leaderboard-month",
        Period::Active => "leaderboard-active",
    });
    let mut lines = vec![text!(
        "leaderboard-heading",
        title = word(page.game.title()),
        scope = place(spot.scope),
        span = period
    )];
    if page.lines.is_empty() {
        lines.push(text!("leaderboard-empty"));
    } else {
        lines.push(format!("```\n{}\n```", table(&page.lines, spot.period)));
    }
    if !page.provisional.is_empty() {
        let line = |unranked: &Unranked| {
            let name = unranked.name.as_deref().map_or_else(|| text!("somebody"), plain);
            let rating = unranked.rating.to_string();
            text!("leaderboard-missing", rating, player = name, count = unranked.missing)
        };
        let listed: Vec<String> = page.provisional.iter().map(line).collect();
        lines.push(format!("{}\n```\n{}\n```", text!("leaderboard-not-ranked"), listed.join("\n")));
    }
    lines.push(own(page, spot.period));
    let shows_provisional = page.provisional.iter().any(|line| line.rating.is_provisional())
        || page.lines.iter().any(|line| line.rating.is_provisional())
        || matches!(&page.own, Own::Provisional(rating, _) | Own::Absent(rating) if rating.is_provisional());
    lines.extend(shows_provisional.then(|| text!("profile-provisional")));
    if page.pages > 1 {
        lines.push(text!(
            "leaderboard-page",
            page = page.page.shown(),
            pages = page.pages,
            players = page.ranked
        ));
    }
    OutgoingMessage::new(lines.join("\n")).rows(buttons(page, spot).into_iter().collect())
}

/// Returns the lines in columns: rank, rating, games or gain, name.
fn table(lines: &[Ranked], period: Period) -> String {
    let rows: Vec<[String; 4]> = lines.iter().map(|line| cells(line, period)).collect();
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [ranks, ratings, thirds] = [0, 1, 2].map(wide);
    let written = rows.iter().map(|[rank, rating, third, name]| {
        format!("{rank:>ranks$} {rating:<ratings$} {third:>thirds$}  {name}")
    });
    written.collect::<Vec<String>>().join("\n")
}

fn cells(line: &Ranked, period: Period) -> [String; 4] {
    let third = match period {
        Period::Month => signed(line.standing.gained),
        Period::All | Period::Active => text!("leaderboard-games", count = line.standing.games()),
    };
    let name = line.name.as_deref().map_or_else(|| text!("somebody"), plain);
    [format!("{}.", line.rank), line.rating.to_string(), third, name]
}

/// Returns a name for a code block: one line of letters that neither end the block nor turn its direction.
pub(crate) fn plain(name: &str) -> String {
    let name = fit_name(name).unwrap_or_else(|| text!("somebody"));
    let short: String = name.chars().take(NAME).collect();
    if short.len() < name.len() { format!("{}…", short.trim_end()) } else { short }
}

/// Returns the line of the user.
fn own(page: &LeaderboardPage, period: Period) -> String {
    let game = word(page.game.title());
    match &page.own {
        Own::Ranked(own, _) => {
            let (rank, players, rating) = (own.rank, page.ranked, own.rating.to_string());
            match period {
                Period::Month => {
                    let gained = signed(own.standing.gained);
                    text!("leaderboard-own-month", rank, players, gained, rating)
                }
                Period::All | Period::Active => {
                    text!("leaderboard-own", rank, players, rating, games = own.standing.games())
                }
            }
        }
        Own::Provisional(rating, missing) => {
            text!("leaderboard-own-provisional", rating = rating.to_string(), count = *missing)
        }
        Own::Absent(rating) => {
            text!("leaderboard-own-absent", title = game, rating = rating.to_string())
        }
        Own::Unlisted => text!("leaderboard-own-unlisted"),
        Own::Newcomer => text!("leaderboard-own-newcomer", title = game, game = page.game.name()),
    }
}

/// Returns buttons to the previous and the next page and to the user's; none for a single page.
fn buttons(page: &LeaderboardPage, spot: &LeaderboardSpot) -> Option<CreateActionRow> {
    if page.pages < 2 {
        return None;
    }
    let button = |to: PageNumber, label: String| {
        CreateButton::new(LeaderboardId(*spot, to).to_string()).label(label).style(ButtonStyle::Secondary)
    };
    let mut buttons = Vec::new();
    if page.page > PageNumber::FIRST {
        buttons.push(button(page.page.before(), text!("button-page-back", page = page.page)));
    }
    let next = page.page.after();
    if next.get() < page.pages {
        buttons.push(button(next, text!("button-page-next", page = next.shown())));
    }
    if let Own::Ranked(_, own) = page.own
        && own.get().abs_diff(page.page.get()) > 1
    {
        buttons.push(button(own, text!("leaderboard-my-rank")));
    }
    Some(CreateActionRow::Buttons(buttons))
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn names_stay_within_their_line() {
        assert_eq!(plain("``` a\nb\u{202e}c"), "''' a bc");
        assert_eq!(plain(&"é".repeat(21)), format!("{}…", "é".repeat(20)));
        assert_eq!(plain(&"é".repeat(20)), "é".repeat(20));
    }
}
