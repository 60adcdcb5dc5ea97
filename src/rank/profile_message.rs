//! The results of players, in words and as a picture.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind};

use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::rank::ids::VersusId;
use crate::rank::season_page::named;
use crate::ui::format::{in_short, in_words, place, verb};
use crate::ui::medals::MEDALS;
use crate::ui::picture::{PictureError, Pictures};
use crate::ui::shown_match::link;
use trickmate_host::glicko::Score;
use trickmate_host::{
    ComputerRecord, GameRating, MatchId, Medal, MedalOf, PastMatch, PlayerId, Profile, Scope, WinLossDraw,
    by_game,
};
use trickmate_render::{Plot, PlotLine, Theme, fit_name, isolated};
use trickmate_text::{text, word};

/// Number of entries of a list.
pub(crate) const SHOWN: usize = 5;

/// Builds a profile as one person may see it, with links to these matches.
pub(crate) async fn profile(
    profile: &Profile,
    player: PlayerId,
    scope: Scope,
    theme: Theme,
    pictures: &Pictures,
    linked: &BTreeSet<MatchId>,
) -> Result<OutgoingMessage, PictureError> {
    let mut lines = vec![text!("profile-heading", player = format!("<@{player}>"), scope = place(scope))];
    lines.extend(profile.ratings.iter().map(rating));
    if profile.ratings.is_empty() {
        lines.push(text!("profile-unrated"));
    }
    if profile.ratings.iter().any(|of| of.rating.is_provisional()) {
        lines.push(text!("profile-provisional"));
    }
    lines.extend(medals(&profile.medals));
    if !profile.games.is_empty() {
        lines.push(text!("profile-games"));
        lines.extend(profile.games.iter().map(|(game, tally)| {
            text!("profile-game", title = word(game.title()), tally = in_words(*tally))
        }));
    }
    if !profile.computer.is_empty() {
        lines.push(text!("profile-computer"));
        lines.extend(profile.computer.iter().map(practice));
    }
    if let Some((score, times)) = profile.streak {
        lines.push(text!("profile-streak", streak = streak(score, times), max = profile.most_wins));
    }
    if !profile.opponents.is_empty() {
        let opponents = profile.opponents.iter().take(SHOWN);
        let opponents = opponents.map(|(opponent, tally)| format!("<@{opponent}> {}", in_short(*tally)));
        lines.push(text!("profile-opponents", opponents = opponents.collect::<Vec<String>>().join(" · ")));
    }
    lines.extend(recent(&profile.matches, linked));
    let draft = OutgoingMessage::new(lines.join("\n")).rows(vec![opponent_menu(player)]);
    if profile.ratings.is_empty() {
        return Ok(draft);
    }
    Ok(draft.file(pictures.plot(plot(profile, scope), theme).await?))
}

/// Returns the results of two players against each other, with links to these matches.
pub(crate) fn head_to_head(
    matches: &[PastMatch],
    players: [PlayerId; 2],
    linked: &BTreeSet<MatchId>,
) -> OutgoingMessage {
    let [one, other] = players.map(|player| format!("<@{player}>"));
    if matches.is_empty() {
        return another_opponent(text!("versus-none", one, other), players[0]);
    }
    let total = in_words(WinLossDraw::of(matches));
    let mut lines = vec![text!("versus-heading", one, other, tally = total)];
    lines.extend(by_game(matches).into_iter().map(|(game, tally)| {
        let rated = matches.iter().filter(|past| past.rated && past.game.name() == game.name()).count();
        text!(
            "versus-game",
            title = word(game.title()),
            tally = in_words(tally),
            rated,
            games = tally.games()
        )
    }));
    lines.extend(recent(matches, linked));
    another_opponent(lines.join("\n"), players[0])
}

/// Returns a message below which another opponent of a player can be chosen.
pub(crate) fn another_opponent(words: String, player: PlayerId) -> OutgoingMessage {
    OutgoingMessage::new(words).rows(vec![opponent_menu(player)])
}

/// Returns the menu in which an opponent of a player is chosen.
fn opponent_menu(player: PlayerId) -> CreateActionRow {
    let kind = CreateSelectMenuKind::User { default_users: None };
    let menu = CreateSelectMenu::new(VersusId(player).to_string(), kind);
    CreateActionRow::SelectMenu(menu.placeholder(text!("versus-menu")))
}

fn rating(of: &GameRating) -> String {
    text!(
        "profile-rating",
        title = word(of.game.title()),
        rating = of.rating.to_string(),
        deviation = format!("{:.0}", of.rating.deviation),
        games = of.tally.games(),
        tally = in_words(of.tally)
    )
}

fn practice(of: &ComputerRecord) -> String {
    let (title, tally) = (word(of.game.title()), in_words(of.tally));
    match of.best {
        Some(level) => text!("profile-computer-best", title, level = level.number(), tally),
        None => text!("profile-computer-none", title, tally),
    }
}

/// Returns the numbers of medals, and the seasons and tournaments of the latest ones.
fn medals(medals: &[Medal]) -> Option<String> {
    let count = |place: i64| medals.iter().filter(|medal| medal.place == place).count();
    let counts =
        MEDALS.iter().map(|(place, medal)| (medal, count((*place).into()))).filter(|(_, count)| *count > 0);
    let counts: Vec<String> = counts.map(|(medal, count)| format!("{medal} {count}")).collect();
    let named = medals.iter().filter_map(|medal| {
        let game = word(medal.game.title());
        let (_, sign) = MEDALS.iter().find(|(place, _)| i64::from(*place) == medal.place)?;
        Some(match medal.of.as_ref()? {
            MedalOf::Season { length, year, part } => {
                format!(
                    "{sign} {}",
                    text!("season-podium", title = game, season = named(*length, *year, *part))
                )
            }
            MedalOf::Tournament(name) => format!("{sign} {}", escape(name)),
        })
    });
    let named: Vec<String> = named.take(SHOWN).collect();
    let counts = text!("profile-medals", counts = counts.join(" · "));
    let lines = [counts].into_iter().chain(named).collect::<Vec<String>>().join("\n");
    (!medals.is_empty()).then_some(lines)
}

fn streak(score: Score, times: i64) -> String {
    let key = match score {
        Score::Win => "streak-wins",
        Score::Draw => "streak-draws",
        Score::Loss => "streak-losses",
    };
    text!(key, count = times)
}

/// Returns the latest matches, with links to those that the reader may see.
fn recent(matches: &[PastMatch], linked: &BTreeSet<MatchId>) -> Vec<String> {
    if matches.is_empty() {
        return Vec::new();
    }
    let line = |past: &PastMatch| {
        text!(
            match (past.rated, linked.contains(&past.id)) {
                (true, true) => "profile-latest-rated",
                (true, false) => "profile-latest-rated-elsewhere",
                (false, true) => "profile-latest-game",
                (false, false) => "profile-latest-game-elsewhere",
            },
            day = format!("<t:{}:d>", past.ended_at.seconds()),
            score = verb(past.score),
            opponent = format!("<@{}>", past.opponent),
            title = word(past.game.title()),
            link = link(past.server, past.place, past.board)
        )
    };
    [text!("profile-latest")].into_iter().chain(matches.iter().take(SHOWN).map(line)).collect()
}

/// Returns the ratings over time.
fn plot(profile: &Profile, scope: Scope) -> Plot {
    let name = profile
        .name
        .as_deref()
        .and_then(fit_name)
        .map_or_else(|| text!("plot-somebody"), |name| isolated(&name));
    let line = |of: &GameRating| {
        let points = of.history.iter().map(|(at, rating)| (at.get(), *rating)).collect();
        PlotLine { name: word(of.game.title()), points }
    };
    Plot {
        title: text!("plot-title", player = name, scope = place(scope)),
        lines: profile.ratings.iter().map(line).collect(),
    }
}
