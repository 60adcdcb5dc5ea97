//! The results of players, in words and as a picture.

use std::collections::BTreeSet;

use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::format::{in_short, in_words, place, verb};
use crate::ui::picture::{PictureError, Pictures};
use crate::ui::shown_match::link;
use trickmate_host::glicko::Score;
use trickmate_host::{ComputerRecord, GameRating, PastMatch, Profile, Scope, WinLossDraw, by_game};
use trickmate_render::{Plot, PlotLine, Theme, fit_name, isolated};
use trickmate_text::text;

/// Number of entries of a list.
pub(crate) const SHOWN: usize = 5;

/// Builds a profile as one person may see it, with links to these matches.
pub(crate) async fn profile(
    profile: &Profile,
    player: i64,
    scope: Scope,
    theme: Theme,
    pictures: &Pictures,
    linked: &BTreeSet<i64>,
) -> Result<OutgoingMessage, PictureError> {
    let mut lines = vec![text!("profile-heading", player = format!("<@{player}>"), scope = place(scope))];
    lines.extend(profile.ratings.iter().map(rating));
    if profile.ratings.is_empty() {
        lines.push(text!("profile-unrated"));
    }
    if profile.ratings.iter().any(|of| of.rating.is_provisional()) {
        lines.push(text!("profile-provisional"));
    }
    if !profile.games.is_empty() {
        lines.push(text!("profile-games"));
        lines.extend(
            profile
                .games
                .iter()
                .map(|(game, tally)| text!("profile-game", title = game.title(), tally = in_words(*tally))),
        );
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
    let draft = OutgoingMessage::new(lines.join("\n"));
    if profile.ratings.is_empty() {
        return Ok(draft);
    }
    Ok(draft.file(pictures.plot(plot(profile, scope), theme).await?))
}

/// Returns the results of two players against each other, with links to these matches.
pub(crate) fn head_to_head(
    matches: &[PastMatch],
    players: [i64; 2],
    linked: &BTreeSet<i64>,
) -> OutgoingMessage {
    let [one, other] = players.map(|player| format!("<@{player}>"));
    if matches.is_empty() {
        return OutgoingMessage::new(text!("versus-none", one, other));
    }
    let total = in_words(WinLossDraw::of(matches));
    let mut lines = vec![text!("versus-heading", one, other, tally = total)];
    lines.extend(by_game(matches).into_iter().map(|(game, tally)| {
        let rated = matches.iter().filter(|past| past.rated && past.game.name() == game.name()).count();
        text!("versus-game", title = game.title(), tally = in_words(tally), rated, games = tally.games())
    }));
    lines.extend(recent(matches, linked));
    OutgoingMessage::new(lines.join("\n"))
}

fn rating(of: &GameRating) -> String {
    text!(
        "profile-rating",
        title = of.game.title(),
        rating = of.rating.to_string(),
        deviation = format!("{:.0}", of.rating.deviation),
        games = of.tally.games(),
        tally = in_words(of.tally)
    )
}

fn practice(of: &ComputerRecord) -> String {
    let (title, tally) = (of.game.title(), in_words(of.tally));
    match of.best {
        Some(level) => text!("profile-computer-best", title, level = level.number(), tally),
        None => text!("profile-computer-none", title, tally),
    }
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
fn recent(matches: &[PastMatch], linked: &BTreeSet<i64>) -> Vec<String> {
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
            day = format!("<t:{}:d>", past.ended_at / 1000),
            score = verb(past.score),
            opponent = format!("<@{}>", past.opponent),
            title = past.game.title(),
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
    let line = |of: &GameRating| PlotLine { name: of.game.title().to_owned(), points: of.history.clone() };
    Plot {
        title: text!("plot-title", player = name, scope = place(scope)),
        lines: profile.ratings.iter().map(line).collect(),
    }
}
