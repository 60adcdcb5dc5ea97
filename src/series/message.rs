//! The message that shows the score of a series.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::series::ids::{SeriesAsk, SeriesButton};
use crate::ui::format::{halves, mention, series_terms};
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{
    Challenge, GameService, HostedSeries, SeriesEnd, SeriesGame, SeriesId, SeriesReason, ServiceError,
};
use trickmate_text::{rules, text, word};

/// Builds the message of a series, with a link to its latest game. It has buttons while the series runs.
pub(crate) async fn build(
    service: &GameService,
    series: &HostedSeries,
    challenge: &Challenge,
) -> Result<OutgoingMessage, ServiceError> {
    let link = match series.games.last() {
        Some(game) => service.matches().hosted_match(game.match_id).await?.link(),
        None => String::new(),
    };
    Ok(compose(series, challenge, &link))
}

fn compose(series: &HostedSeries, challenge: &Challenge, link: &str) -> OutgoingMessage {
    let title = rules::board_title(&challenge.game.match_title(&challenge.options));
    let [first, second] = series.players.map(mention);
    let [own, other] = series.score().map(halves);
    let mut lines = vec![
        text!("series-heading", terms = series_terms(series.terms), title),
        text!("series-score", first, own, other, second),
    ];
    lines.extend(series.games.iter().map(|game| line(series, game, challenge)));
    lines.push(match series.end {
        Some(end) => ended(series, end),
        None => state(series, link),
    });
    let draft = OutgoingMessage::new(lines.join("\n"));
    if series.end.is_some() {
        draft
    } else {
        draft.rows(vec![CreateActionRow::Buttons(buttons(series, challenge))])
    }
}

/// Returns the line of a game: the challenger's side and the result.
fn line(series: &HostedSeries, game: &SeriesGame, challenge: &Challenge) -> String {
    let player = mention(series.players[0]);
    let seat = word(challenge.game.seats()[game.challenger.index()].title);
    let (number, id) = (game.number, game.match_id);
    match game.points {
        Some(points) => {
            let (own, other) = (halves(points), halves(2 - points.min(2)));
            text!("series-game", number, game = id, player, seat, own, other)
        }
        None if game.is_called_off => text!("series-game-called-off", number, game = id),
        None => text!("series-game-running", number, game = id, player, seat),
    }
}

/// Returns the line about what happens next.
fn state(series: &HostedSeries, link: &str) -> String {
    let number = series.games.len();
    let now = match series.next_at {
        None if series.is_held() => text!("series-held"),
        None => text!("series-under-way", number, link),
        Some(at) => {
            text!("series-next-at", number = number + 1, when = format!("<t:{}:R>", at.get() / 1000))
        }
    };
    let wish = |wishes: [bool; 2], key: &str| {
        let who = wishes.iter().zip(series.players).find(|(wishes, _)| **wishes);
        who.map(|(_, player)| text!(key, player = mention(player)))
    };
    let ready = wish(series.ready, "series-ready").filter(|_| series.next_at.is_some());
    let stopping = wish(series.stopping, "series-stopping");
    [now].into_iter().chain(ready).chain(stopping).collect::<Vec<_>>().join("\n")
}

/// Returns the line about how the series ended.
fn ended(series: &HostedSeries, SeriesEnd { reason, winner }: SeriesEnd) -> String {
    let [own, other] = series.score();
    let (most, least) = (halves(own.max(other)), halves(own.min(other)));
    match (reason, winner) {
        (SeriesReason::Resigned, Some(winner)) => text!(
            "series-resigned",
            player = mention(series.players[winner]),
            other = mention(series.players[1 - winner.min(1)])
        ),
        (_, Some(winner)) => text!("series-won", player = mention(series.players[winner]), most, least),
        (SeriesReason::Points | SeriesReason::Resigned, None) => text!("series-drawn", most, least),
        (SeriesReason::Agreed, None) => text!("series-agreed"),
        (SeriesReason::CalledOff, None) => text!("series-called-off"),
        (SeriesReason::Blocked, None) => text!("series-blocked"),
        (SeriesReason::Left, None) => text!("series-left"),
    }
}

fn buttons(series: &HostedSeries, challenge: &Challenge) -> Vec<CreateButton> {
    let next = button(series.id, SeriesAsk::Next, "series-button-next", ButtonStyle::Success);
    let end = button(series.id, SeriesAsk::End, "series-button-end", ButtonStyle::Secondary);
    let cards = button(series.id, SeriesAsk::Cards, "series-button-cards", ButtonStyle::Secondary);
    let cards = challenge.takes_decks().then_some(cards);
    series.next_at.map(|_| next).into_iter().chain(cards).chain([end]).collect()
}

/// Returns a button of a series.
pub(crate) fn button(series: SeriesId, ask: SeriesAsk, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(SeriesButton { ask, series }.to_string()).label(text!(label)).style(style)
}

/// Asks a player whether to stop the series or to resign it.
pub(crate) fn question(series: SeriesId) -> OutgoingMessage {
    OutgoingMessage::new(text!("series-question")).rows(vec![CreateActionRow::Buttons(vec![
        button(series, SeriesAsk::Stop, "series-button-stop", ButtonStyle::Primary),
        button(series, SeriesAsk::Resign, "series-button-resign", ButtonStyle::Danger),
        button(series, SeriesAsk::Show, "button-back", ButtonStyle::Secondary),
    ])])
}
