//! The message that shows a position: what has happened, whose turn it is, and the buttons to go on.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::clock_lines;
use super::custom_id::{Ask, CustomId, Spot};
use super::draft::Draft;
use super::picture::{PictureError, Pictures, style_for};
use super::replay_id::{ReplayAsk, ReplayId, Source};
use super::reratings;
use super::showdown;
use super::turns;
use crate::hall::{Table, Wishes};
use crate::render::{self, Labels};
use crate::rules::{Outcome, Seat, View, Viewer};

/// How many demands are named.
const NAMED_DEMANDS: usize = 6;

impl Table {
    /// What the buttons of its present position carry.
    pub(super) fn spot(&self) -> Spot {
        Spot { table: self.id, version: self.version(), revision: None }
    }

    /// The players' names for pictures.
    pub(super) fn labels(&self) -> Labels {
        Labels { names: self.names.clone() }
    }

    /// Where its board can be seen.
    pub(super) fn link(&self) -> String {
        link(self.server, self.place(), self.board)
    }

    fn player(&self, seat: Seat) -> i64 {
        self.players[seat.index()]
    }
}

/// The address of a message, or of the channel where there is none.
pub(super) fn link(server: Option<i64>, place: i64, message: Option<i64>) -> String {
    let server = server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
    match message {
        Some(message) => format!("https://discord.com/channels/{server}/{place}/{message}"),
        None => format!("https://discord.com/channels/{server}/{place}"),
    }
}

/// Whom the message concerns: who is to act, at the end both.
pub(super) fn concerned(table: &Table) -> Vec<i64> {
    if table.game.outcome().is_some() {
        return table.players.to_vec();
    }
    table.game.to_act().into_iter().map(|seat| table.player(seat)).collect()
}

/// The message for everybody, notifying these players.
pub(super) async fn for_all(
    table: &Table,
    notified: &[i64],
    pictures: &Pictures,
) -> Result<Draft, PictureError> {
    let picture = pictures.draw(table.game.view(Viewer::Public), table.labels(), Seat::First).await?;
    let draft = Draft::new(text(table)).rows(rows(table)).file(picture);
    Ok(notified.iter().copied().fold(draft, Draft::ping))
}

/// The latest message for everybody with its present words. The picture stays: while a turn is under way, it is told as it
/// was when the turn began, with what has been done since. Nobody is notified.
pub(super) fn words(table: &Table) -> Draft {
    let text = match table.at_turn_start() {
        Some(before) => text_with(&before, turns::under_way(table)),
        None => text(table),
    };
    Draft::new(text).rows(rows(table))
}

/// The board as one person sees it and wishes it, with the buttons if it is theirs to use them.
pub(super) async fn for_one(
    table: &Table,
    person: i64,
    wishes: &Wishes,
    pictures: &Pictures,
) -> Result<Draft, PictureError> {
    let seat = table.seat_of(person);
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let draft = Draft::new(text(table));
    let draft = with_board(draft, table, viewer, wishes, pictures).await?;
    Ok(if seat.is_some() { draft.rows(rows(table)) } else { draft })
}

/// A message to one person with the board as they may see it and wish it: the picture, and the text if they like.
pub(super) async fn with_board(
    draft: Draft,
    table: &Table,
    viewer: Viewer,
    wishes: &Wishes,
    pictures: &Pictures,
) -> Result<Draft, PictureError> {
    with_view(draft, table, table.game.view(viewer), wishes, pictures).await
}

/// As [`with_board`], with what is to be seen there.
pub(super) async fn with_view(
    draft: Draft,
    table: &Table,
    view: View,
    wishes: &Wishes,
    pictures: &Pictures,
) -> Result<Draft, PictureError> {
    let own = match view.viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::First,
    };
    let style = style_for(wishes, own);
    let draft = if wishes.text_boards {
        draft.board(render::text(&view, &table.labels(), style.orientation))
    } else {
        draft
    };
    Ok(draft.file(pictures.draw_as(view, table.labels(), style).await?))
}

/// The direct message to somebody whom the board concerns and who wishes one.
pub(super) fn note(table: &Table, person: i64) -> Draft {
    let title = table.game.game().title();
    let against = table.seat_of(person).map_or(person, |seat| table.player(seat.other()));
    let state = if table.game.outcome().is_some() {
        "It is over".to_owned()
    } else {
        format!("It is your turn to {}", table.game.view(Viewer::Public).task)
    };
    Draft::new(format!("Game {}, {title} against <@{against}>. {state}: {}", table.id, table.link()))
}

fn buttons(table: &Table) -> Vec<CreateButton> {
    let button = |ask, label: &str, style| {
        CreateButton::new(CustomId::Table(ask, table.spot()).to_string()).label(label).style(style)
    };
    let moves = button(Ask::Moves, "Record", ButtonStyle::Secondary);
    if table.game.outcome().is_some() {
        let ask = ReplayAsk::Open(0);
        let replay = CustomId::Replay(ReplayId { source: Source::Game(table.id), ask }).to_string();
        let replay = CreateButton::new(replay).label("Replay").style(ButtonStyle::Secondary);
        return vec![moves, replay, button(Ask::Rematch, "Rematch", ButtonStyle::Primary)];
    }
    let task = table.game.position().view(Viewer::Public).task;
    let typing = if task == "move" { "Type a move…" } else { "Type it…" };
    let main = if table.game.is_within_turn() {
        "Workshop…".to_owned()
    } else {
        format!("{}…", capitalised(task))
    };
    let mut buttons = vec![
        button(Ask::Move, &main, ButtonStyle::Primary),
        button(Ask::Type, typing, ButtonStyle::Secondary),
        moves,
        button(Ask::Resign, "Resign…", ButtonStyle::Danger),
    ];
    if Seat::ALL.into_iter().any(|seat| table.holds_secrets(seat)) {
        buttons.insert(1, button(Ask::Hand, "My hand", ButtonStyle::Secondary));
    }
    buttons
}

/// Further buttons, where chance may be asked.
fn chances(table: &Table) -> Option<CreateActionRow> {
    let task = table.game.view(Viewer::Public).task;
    if table.game.outcome().is_some() || task != "flip" {
        return None;
    }
    let button = |ask, label: &str| {
        let id = CustomId::Table(ask, table.spot()).to_string();
        CreateButton::new(id).label(label).style(ButtonStyle::Secondary)
    };
    let buttons = vec![button(Ask::Chance, "Flip random"), button(Ask::AllChance, "Flip all")];
    Some(CreateActionRow::Buttons(buttons))
}

fn rows(table: &Table) -> Vec<CreateActionRow> {
    [CreateActionRow::Buttons(buttons(table))].into_iter().chain(chances(table)).collect()
}

/// The words of the message.
fn text(table: &Table) -> String {
    text_with(table, None)
}

/// The words of the message, with a line about what has happened since.
fn text_with(table: &Table, since: Option<String>) -> String {
    let view = table.game.view(Viewer::Public);
    let mut lines = vec![headline(table, &view)];
    lines.extend(done_in_secret(table));
    lines.extend(clock_lines::line(table));
    if let Some(story) = turns::story(table, &view) {
        lines.extend(story);
    } else if let Some(last) = &view.last {
        let check = if view.checks.is_empty() || view.outcome.is_some() { "" } else { " Check!" };
        lines.push(format!("Last move: **{}** by <@{}>.{check}", last.text, table.player(last.seat)));
    }
    lines.extend(meanwhile(table));
    lines.extend(since);
    lines.extend(showdown::line(&view));
    lines.extend(reratings::lines(table));
    if !view.demands.is_empty() {
        let mut named: Vec<String> =
            view.demands.iter().take(NAMED_DEMANDS).map(|demand| demand.text.clone()).collect();
        if view.demands.len() > NAMED_DEMANDS {
            named.push(format!("{} more", view.demands.len() - NAMED_DEMANDS));
        }
        let name = capitalised(view.demand_name);
        lines.push(format!("{name}: {}.", named.join(", or ")));
    }
    if Seat::ALL.into_iter().any(|seat| table.has_hand(seat)) {
        lines.push(
            "-# Your hand comes by direct message; it is always behind *My hand* and `/hand` too.".to_owned(),
        );
    }
    let seed = table.game.seed();
    if view.outcome.is_some() {
        lines.push(format!("-# Seed `{}`", seed.to_hex()));
        lines.push(format!("-# It was committed to at the start by its SHA-256 `{}`.", seed.commitment()));
    } else if table.version() == 0 || table.told < 0 {
        lines.push(format!("-# The seed is committed to by its SHA-256 `{}`.", seed.commitment()));
    }
    let rated = if table.rated { " · rated" } else { "" };
    lines.push(format!("-# {}{rated} · game {} · ply {}", view.title, table.id, table.game.plies().len()));
    lines.join("\n")
}

fn headline(table: &Table, view: &View) -> String {
    let named = |seat: Seat| format!("<@{}> ({})", table.player(seat), view.seats[seat.index()].name.title);
    match &view.outcome {
        Some(Outcome { winner: Some(seat), reason }) => {
            format!("**{} wins**: {reason}.{}", named(*seat), showdown::mate_in_vain(view))
        }
        Some(outcome @ Outcome { winner: None, reason }) => {
            let [first, second] = Seat::ALL.map(named);
            if outcome.is_aborted() {
                return format!("**Aborted**: the game of {first} and {second} does not count.");
            }
            format!("**Draw** between {first} and {second}: {reason}.{}", showdown::mate_in_vain(view))
        }
        None => {
            let acting: Vec<String> = table.game.to_act().into_iter().map(named).collect();
            let opponent = match table.game.to_act()[..] {
                [seat] if table.version() == 0 => format!(" against {}", named(seat.other())),
                _ => String::new(),
            };
            let secretly = if table.game.position().is_simultaneous() { " in secret" } else { "" };
            format!("{} to {}{secretly}{opponent}.", acting.join(" and "), view.task)
        }
    }
}

/// What has been done since the last board but for the latest, where that is told by this board alone.
fn meanwhile(table: &Table) -> Option<String> {
    let told = table.plies_at(table.told).filter(|_| table.game.game().turn_end().is_none())?;
    let texts: Vec<String> =
        table.game.told(Viewer::Public).skip(told).map(|text| format!("**{text}**")).collect();
    let (_, before) = texts.split_last().filter(|(_, before)| !before.is_empty())?;
    Some(format!("Before that: {}.", before.join(", ")))
}

/// Who has made a choice already that is secret until the others have made theirs.
fn done_in_secret(table: &Table) -> Option<String> {
    let position = table.game.position();
    if !position.is_simultaneous() {
        return None;
    }
    let acting = table.game.to_act();
    let has_done = |seat: &Seat| {
        table.game.secret_plies().iter().any(|ply| ply.seat == Some(*seat)) && !acting.contains(seat)
    };
    let done: Vec<String> =
        Seat::ALL.into_iter().filter(has_done).map(|seat| format!("<@{}>", table.player(seat))).collect();
    let has = if done.len() == 1 { "has" } else { "have" };
    let task = position.view(Viewer::Public).task;
    (!done.is_empty()).then(|| format!("{} {has} {}.", done.join(" and "), past(task)))
}

/// What was to be done, once it is done: `declare` gives `declared`.
fn past(task: &str) -> String {
    format!("{task}{}", if task.ends_with('e') { "d" } else { "ed" })
}

pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
