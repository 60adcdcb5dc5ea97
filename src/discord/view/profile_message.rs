//! What players have achieved, in words and as a picture.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::view::board_message::link;
use crate::discord::view::format::{counted, in_short, in_words, verb};
use crate::discord::view::picture::{PictureError, Pictures};
use crate::rating::Score;
use crate::service::{ComputerRecord, GameRating, PastMatch, Profile, Scope, WinLossDraw, by_game};
use trickmate_render::{Plot, PlotLine, Theme};

/// How many of a list are shown.
const SHOWN: usize = 5;

/// A profile, as it is shown to one person.
pub(crate) async fn profile(
    profile: &Profile,
    player: i64,
    scope: Scope,
    theme: Theme,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let mut lines = vec![format!("**<@{player}>** · {}", place(scope))];
    lines.extend(profile.ratings.iter().map(rating));
    if profile.ratings.is_empty() {
        lines.push("No rated games yet.".to_owned());
    }
    if !profile.games.is_empty() {
        lines.push("**All games**, rated or not".to_owned());
        lines.extend(
            profile.games.iter().map(|(game, tally)| format!("{}: {}", game.title(), in_words(*tally))),
        );
    }
    if !profile.computer.is_empty() {
        lines.push("**Against the computer** (only you see this)".to_owned());
        lines.extend(profile.computer.iter().map(practice));
    }
    if let Some((score, times)) = profile.streak {
        lines.push(format!(
            "**Streak**: {}; most wins in a row: {}",
            streak(score, times),
            profile.most_wins
        ));
    }
    if !profile.opponents.is_empty() {
        let opponents = profile.opponents.iter().take(SHOWN);
        let opponents = opponents.map(|(opponent, tally)| format!("<@{opponent}> {}", in_short(*tally)));
        lines.push(format!("**Opponents**: {}", opponents.collect::<Vec<String>>().join(" · ")));
    }
    lines.extend(recent(&profile.matches));
    let draft = OutgoingMessage::new(lines.join("\n"));
    if profile.ratings.is_empty() {
        return Ok(draft);
    }
    Ok(draft.file(pictures.plot(plot(profile, scope), theme).await?))
}

/// What two players have achieved against each other.
pub(crate) fn head_to_head(matches: &[PastMatch], players: [i64; 2]) -> OutgoingMessage {
    let [one, other] = players;
    if matches.is_empty() {
        return OutgoingMessage::new(format!(
            "<@{one}> and <@{other}> have finished no game against each other yet."
        ));
    }
    let total = in_words(WinLossDraw::of(matches));
    let mut lines = vec![format!("**<@{one}>** against **<@{other}>**: {total}")];
    lines.extend(by_game(matches).into_iter().map(|(game, tally)| {
        let rated = matches.iter().filter(|past| past.rated && past.game.name() == game.name()).count();
        format!("{}: {}, {rated} of {} rated", game.title(), in_words(tally), tally.games())
    }));
    lines.extend(recent(matches));
    OutgoingMessage::new(lines.join("\n"))
}

const fn place(scope: Scope) -> &'static str {
    match scope {
        Scope::Server(_) => "on this server",
        Scope::World => "worldwide",
    }
}

fn rating(of: &GameRating) -> String {
    format!(
        "{} **{}** (deviation {:.0}) after {}: {}",
        of.game.title(),
        of.rating,
        of.rating.deviation,
        counted(of.tally.games(), "rated game"),
        in_words(of.tally)
    )
}

fn practice(of: &ComputerRecord) -> String {
    let best = match of.best {
        Some(level) => format!("best level beaten {}", level.number()),
        None => "no level beaten yet".to_owned(),
    };
    format!("{}: {best}, {}", of.game.title(), in_words(of.tally))
}

fn streak(score: Score, times: i64) -> String {
    let things = match score {
        Score::Win => "win",
        Score::Draw => "draw",
        Score::Loss => return if times == 1 { "1 loss".to_owned() } else { format!("{times} losses") },
    };
    counted(times, things)
}

/// The latest matches with their links.
fn recent(matches: &[PastMatch]) -> Vec<String> {
    if matches.is_empty() {
        return Vec::new();
    }
    let line = |past: &PastMatch| {
        format!(
            "<t:{}:d> {} against <@{}> · {}{} · {}",
            past.ended_at / 1000,
            verb(past.score),
            past.opponent,
            past.game.title(),
            if past.rated { ", rated" } else { "" },
            link(past.server, past.place, past.board)
        )
    };
    ["**Latest games**".to_owned()].into_iter().chain(matches.iter().take(SHOWN).map(line)).collect()
}

/// The ratings over time.
fn plot(profile: &Profile, scope: Scope) -> Plot {
    let name: String = match &profile.name {
        Some(name) => name.chars().filter(|letter| !letter.is_control()).collect(),
        None => "a player".to_owned(),
    };
    let line = |of: &GameRating| PlotLine { name: of.game.title().to_owned(), points: of.history.clone() };
    Plot {
        title: format!("Ratings of {name} {}", place(scope)),
        lines: profile.ratings.iter().map(line).collect(),
    }
}
