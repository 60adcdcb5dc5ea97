//! Odds, times of each side and positions to begin from, in words.

use crate::ui::format::{series_terms, time_control};
use trickmate_host::{Challenge, HostedMatch};
use trickmate_rules::{Game, Odds, Options};
use trickmate_text::{text, word};

/// Returns the special terms of a challenge's game, one per line, and that it is not rated.
pub(crate) fn of_challenge(challenge: &Challenge) -> String {
    let mut lines = Vec::new();
    if let Some(odds) = challenge.odds
        && let Some(seat) = giver(challenge.game, &challenge.options, odds)
    {
        lines.push(text!("special-odds", seat, squares = odds.to_string()));
    }
    if challenge.is_set_up {
        lines.push(text!("special-from-position"));
    }
    if let Some(series) = challenge.series {
        lines.push(text!("series-challenge", terms = series_terms(series)));
        lines.extend(series.same_deals.then(|| text!("series-challenge-same-deals")));
        lines.extend(challenge.takes_decks().then(|| text!("series-challenge-decks")));
    }
    if challenge.is_special() {
        lines.push(text!("special-unrated"));
    }
    lines.join("\n")
}

/// Returns the time of a challenge, or that of both players.
pub(crate) fn time_of_challenge(challenge: &Challenge) -> String {
    let time = time_control(challenge.time);
    match challenge.opponent_time {
        None => time,
        Some(other) => {
            let player = format!("<@{}>", challenge.challenger);
            text!("special-times", player, time, other = time_control(other))
        }
    }
}

/// Returns the special terms of a match, for the line with its facts.
pub(crate) fn facts(hosted: &HostedMatch) -> Vec<String> {
    let mut facts = Vec::new();
    if let Some(odds) = hosted.odds {
        facts.extend(
            giver(hosted.game.game(), hosted.game.options(), odds)
                .map(|seat| text!("special-fact-odds", seat, squares = odds.to_string())),
        );
    } else if hosted.game.is_set_up() && hosted.computer.is_none() {
        facts.push(text!("special-fact-position"));
    }
    if let Some(second) = hosted.second_time {
        let times = [hosted.time, second].map(|time| time.to_string());
        let [first, second] = hosted.game.game().seats().map(|seat| word(seat.title));
        let [time, other] = times;
        facts.push(text!("special-fact-times", first, time, second, other));
    }
    if !facts.is_empty() {
        facts.push(text!("special-fact-unrated"));
    }
    if let Some(series) = hosted.series {
        facts.push(text!("series-fact", number = series.number, terms = series_terms(series.terms)));
    }
    facts
}

/// Returns the name of the side that gives odds.
fn giver(game: &dyn Game, options: &Options, odds: Odds) -> Option<String> {
    odds.giver(game, options).ok().map(|seat| word(game.seats()[seat.index()].title))
}
