//! The message that shows a position: what has happened, whose turn it is, and the buttons to go on.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::ids::custom_id::{Ask, ComputerSource, CustomId, Spot};
use crate::discord::ids::replay_id::{ReplayAsk, ReplayId, Source};
use crate::discord::panel::board_choice;
use crate::discord::view::picture::{self, PictureError, Pictures, public_style, style_for};
use crate::discord::view::{clock_line, computer, poker_hands, rating_changes, seat_lines, turn_summary};
use crate::service::{HostedMatch, Preferences};
use crate::workers::{Lane, debug_assert_at_work};
use trickmate_render::{Labels, PictureLayout, Style};
use trickmate_rules::cardmate::kings_in_danger;
use trickmate_rules::view::{Face, Place, Reserve};
use trickmate_rules::{Outcome, Seat, View, Viewer};

/// How many obligations are named.
const NAMED_DEMANDS: usize = 6;

impl HostedMatch {
    /// What the buttons of its present position carry.
    pub(crate) fn spot(&self) -> Spot {
        Spot { table: self.id, version: self.version(), revision: None }
    }

    /// The players' names for pictures that are shown to one person, or that the table is shown with.
    pub(crate) fn labels(&self) -> Labels {
        Labels { names: self.names.clone() }
    }

    /// Where its board can be seen.
    pub(crate) fn link(&self) -> String {
        link(self.server, self.place(), self.board)
    }

    fn player(&self, seat: Seat) -> i64 {
        self.players[seat.index()]
    }
}

/// The address of a message, or of the channel where there is none.
pub(crate) fn link(server: Option<i64>, place: i64, message: Option<i64>) -> String {
    let server = server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
    match message {
        Some(message) => format!("https://discord.com/channels/{server}/{place}/{message}"),
        None => format!("https://discord.com/channels/{server}/{place}"),
    }
}

/// Whether the message is the first of the match: that stays the first while the round or the turn it shows goes on.
fn is_first_board(table: &HostedMatch) -> bool {
    table.version() == 0 || table.told < 0 || table.version() == 1 && is_within_round(table)
}

/// Whether the first player has placed a card of a round in which both do, so that the board of the round shows it.
pub(crate) fn is_within_round(table: &HostedMatch) -> bool {
    let has_acted = table.game.plies().last().is_some_and(|ply| ply.seat == Some(Seat::First));
    table.game.outcome().is_none() && has_acted && places(table)
}

/// Whether the players place cards by turns, one after the other.
fn places(table: &HostedMatch) -> bool {
    let position = table.game.position();
    position.is_seed_secret()
        && position
            .observe(Viewer::Public)
            .view()
            .seats
            .iter()
            .any(|seat| matches!(seat.reserve, Some(Reserve::Count(1..))))
}

/// Whom the message concerns: who is to act, at the end both; while cards are placed both too, as one message is for a
/// round.
pub(crate) fn concerned(table: &HostedMatch) -> Vec<i64> {
    if table.game.outcome().is_some() || places(table) && table.game.to_act() == [Seat::First] {
        return table.players.to_vec();
    }
    table.game.to_act().into_iter().map(|seat| table.player(seat)).collect()
}

/// The message for everybody, notifying these players.
pub(crate) async fn for_all(
    table: &HostedMatch,
    notified: &[i64],
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let table = table.clone().shown_on(table.server);
    let draw = move || {
        let picture = picture::board(&table.game.view(Viewer::Public), &table.labels(), &public_style())?;
        Ok(OutgoingMessage::new(text(&table)).rows(rows(&table)).file(picture))
    };
    let draft = pictures.run(Lane::Board, draw).await?;
    Ok(notified.iter().copied().fold(draft, OutgoingMessage::ping))
}

/// The latest message for everybody with its present words. The picture stays: while a turn is under way, it is told as it
/// was when the turn began, with what has been done since. Nobody is notified.
pub(crate) async fn words(table: &HostedMatch, pictures: &Pictures) -> Result<OutgoingMessage, PictureError> {
    let table = table.clone();
    let write = move || {
        let text = match table.at_turn_start() {
            Some(before) => text_with(&before, turn_summary::under_way(&table)),
            None => text(&table),
        };
        Ok(OutgoingMessage::new(text).rows(rows(&table)))
    };
    pictures.run(Lane::Board, write).await
}

/// The board and all that belongs to it as one person sees it and wishes it, with the buttons if it is theirs to use them.
pub(crate) async fn for_one(
    table: &HostedMatch,
    person: i64,
    wishes: &Preferences,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let (table, wishes) = (table.clone(), wishes.clone());
    let draw = move || {
        let seat = table.seat_of(person);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let own = seat.unwrap_or(Seat::First);
        let style = Style { layout: PictureLayout::Sheet, ..style_for(&wishes, own) };
        let draft = OutgoingMessage::new(text(&table));
        let draft = drawn(draft, &table.game.view(viewer), &table, &wishes, &style)?;
        Ok(if seat.is_some() { draft.rows(rows(&table)) } else { draft })
    };
    pictures.run(Lane::Picture, draw).await
}

/// A message to one person with the board as they may see it and wish it: the picture, what they hold below it, and the
/// text if they like.
pub(crate) fn with_board(
    draft: OutgoingMessage,
    table: &HostedMatch,
    viewer: Viewer,
    wishes: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::First,
    };
    with_view(draft, &table.game.view(viewer), table, wishes, own)
}

/// As [`with_board`], with this view of the table from the side of a seat.
pub(crate) fn with_view(
    draft: OutgoingMessage,
    view: &View,
    table: &HostedMatch,
    wishes: &Preferences,
    own: Seat,
) -> Result<OutgoingMessage, PictureError> {
    let style = style_for(wishes, own);
    let draft = drawn(draft, view, table, wishes, &style)?;
    Ok(picture::hand(view, &style)?.into_iter().fold(draft, OutgoingMessage::banner))
}

/// A message with the picture of a view in this style, and the text of it where that is wished.
fn drawn(
    draft: OutgoingMessage,
    view: &View,
    table: &HostedMatch,
    wishes: &Preferences,
    style: &Style,
) -> Result<OutgoingMessage, PictureError> {
    let draft = if wishes.text_boards {
        draft.board(trickmate_render::text(view, &table.labels(), style.orientation))
    } else {
        draft
    };
    Ok(draft.file(picture::board(view, &table.labels(), style)?))
}

/// The direct message to somebody whom the board concerns and who wishes one.
pub(crate) async fn note(
    table: &HostedMatch,
    person: i64,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let table = table.clone();
    let write = move || {
        let title = table.game.game().title();
        let against = table.seat_of(person).map_or(person, |seat| table.player(seat.other()));
        let state = if table.game.outcome().is_some() {
            "It is over".to_owned()
        } else {
            format!("Your turn to {}", table.game.view(Viewer::Public).task)
        };
        let (id, link) = (table.id, table.link());
        Ok(OutgoingMessage::new(format!("Game {id}, {title} against <@{against}>. {state}: {link}")))
    };
    pictures.run(Lane::Board, write).await
}

/// The buttons below a board.
fn buttons(table: &HostedMatch, is_chosen_on_board: bool) -> Vec<CreateButton> {
    let button = |ask, label: &str, style| {
        CreateButton::new(CustomId::Match(ask, table.spot()).to_string()).label(label).style(style)
    };
    let moves = button(Ask::Moves, "Record", ButtonStyle::Secondary);
    if table.game.outcome().is_some() {
        let ask = ReplayAsk::Open(0);
        let replay = CustomId::Replay(ReplayId { source: Source::Game(table.id), ask }).to_string();
        let replay = CreateButton::new(replay).label("Replay").style(ButtonStyle::Secondary);
        let again = computer::play_button(ComputerSource::Match(table.id));
        return vec![replay, button(Ask::Rematch, "Rematch", ButtonStyle::Primary), moves, again];
    }
    let view = table.game.position().observe(Viewer::Public).view();
    let typing = if view.task == "move" { "Type a move…" } else { "Type it…" };
    let mut buttons = Vec::new();
    if table.game.is_within_turn() {
        buttons.push(button(Ask::Move, "Workshop…", ButtonStyle::Primary));
    } else if !is_chosen_on_board {
        buttons.push(button(Ask::Move, &format!("{}…", capitalised(view.task)), ButtonStyle::Primary));
    }
    if Seat::ALL.into_iter().any(|seat| table.holds_secrets(seat)) {
        buttons.push(button(Ask::Hand, "My hand", ButtonStyle::Secondary));
    } else {
        buttons.push(button(Ask::View, "My view", ButtonStyle::Secondary));
    }
    buttons.push(button(Ask::Type, typing, ButtonStyle::Secondary));
    if places(table) {
        buttons.push(button(Ask::Rest, &crate::text::get("placing-rest", &[]), ButtonStyle::Secondary));
    }
    if view.score.is_some() && view.task == "move" {
        buttons.push(button(Ask::Hands, "Hands", ButtonStyle::Secondary));
    }
    if view.task == "flip" {
        buttons.push(button(Ask::Chance, "Flip random", ButtonStyle::Secondary));
        buttons.push(button(Ask::AllChance, "Flip all", ButtonStyle::Secondary));
    }
    if is_first_board(table) {
        let rules = CustomId::Rules(table.game.game().name(), 0).to_string();
        buttons.push(CreateButton::new(rules).label("Rules").style(ButtonStyle::Secondary));
    }
    buttons.extend(computer::hint_button(table));
    buttons.push(moves);
    buttons.push(button(Ask::Resign, "Resign…", ButtonStyle::Danger));
    buttons
}

/// What can be done below a board: the first choices, and buttons.
fn rows(table: &HostedMatch) -> Vec<CreateActionRow> {
    let choices = if table.game.outcome().is_none() { board_choice::rows(table) } else { None };
    let buttons = buttons(table, choices.is_some());
    let buttons = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec()));
    choices.into_iter().flatten().chain(buttons).collect()
}

/// The words of the message.
fn text(table: &HostedMatch) -> String {
    text_with(table, None)
}

/// The words of the message, with a line about what has happened since.
fn text_with(table: &HostedMatch, since: Option<String>) -> String {
    debug_assert_at_work();
    let view = table.game.view(Viewer::Public);
    let is_first = is_first_board(table);
    let mut lines = vec![headline(table, &view)];
    if is_first {
        lines.extend(table.game.game().goal().lines().map(|line| format!("> {line}")));
    }
    lines.extend(done_in_secret(table));
    lines.extend(clock_line::line(table));
    if let Some(story) = turn_summary::story(table, &view) {
        lines.extend(story);
    } else if let Some(last) = &view.last {
        let check = if view.checks.is_empty() || view.outcome.is_some() { "" } else { " Check!" };
        lines.push(format!("Last move: **{}** by <@{}>.{check}", last.text, table.player(last.seat)));
        lines.extend(turned_up(&view));
    }
    lines.extend(meanwhile(table));
    lines.extend(since);
    lines.extend(poker_hands::line(&view));
    lines.extend(seat_lines::lines(table, &view));
    lines.extend(rating_changes::lines(table));
    if !view.obligations.is_empty() {
        let mut named: Vec<String> =
            view.obligations.iter().take(NAMED_DEMANDS).map(|demand| demand.text.clone()).collect();
        if view.obligations.len() > NAMED_DEMANDS {
            named.push(format!("{} more", view.obligations.len() - NAMED_DEMANDS));
        }
        let name = capitalised(view.obligation_name);
        lines.push(format!("{name}: {}.", named.join(", or ")));
    }
    lines.extend(warnings(table, &view));
    if is_first && Seat::ALL.into_iter().any(|seat| table.has_hand(seat)) {
        lines.push(
            "-# Your hand comes by direct message; it is always behind *My hand* and `/hand` too.".to_owned(),
        );
    }
    lines.extend(seed_line(table));
    let rated = if table.rated { " · rated" } else { "" };
    let level = computer::level(table);
    lines.push(format!(
        "-# {}{rated}{level} · game {} · ply {}",
        view.title,
        table.id,
        table.game.plies().len()
    ));
    lines.join("\n")
}

/// That Kings of the player to act can be taken, where the player wants to be told.
fn warnings(table: &HostedMatch, view: &View) -> Vec<String> {
    if !table.warns || view.outcome.is_some() {
        return Vec::new();
    }
    let name = |place: Place| match view.board.squares.get(usize::from(place)).and_then(|square| square.face)
    {
        Some(Face::Card { card, .. }) => card.symbols(),
        _ => format!("King on {}", view.board.name(place)),
    };
    let warning = |seat: Seat| {
        let kings: Vec<String> = kings_in_danger(&*table.game.position().observe(Viewer::Public), seat)
            .into_iter()
            .map(name)
            .collect();
        (!kings.is_empty())
            .then(|| format!("⚠ <@{}>: your {} can be taken.", table.player(seat), kings.join(" and your ")))
    };
    table.game.to_act().into_iter().filter_map(warning).collect()
}

/// What the latest action turned up, e.g. "h8 turns up: ♜ Black Rook!".
fn turned_up(view: &View) -> Option<String> {
    let last = view.last.as_ref().filter(|last| last.from.is_none())?;
    let Some(Face::Piece { role, owner }) = view.board.squares.get(usize::from(last.to))?.face else {
        return None;
    };
    let side = view.seats[owner.index()].name.title;
    Some(format!("**{}** turns up: {} {side} {}!", view.board.name(last.to), role.symbol(owner), role.name()))
}

/// What the first board tells of the seed. The rest is behind `/verify` and in the record; this binds whoever operates the
/// bot before the first move, also towards those who ask for nothing.
fn seed_line(table: &HostedMatch) -> Option<String> {
    // Against the computer all boards are the same message.
    (is_first_board(table) || table.computer.is_some()).then(|| {
        format!("-# Fair deal: the seed is fixed, SHA-256 `{}` · `/verify`", table.game.seed().commitment())
    })
}

fn headline(table: &HostedMatch, view: &View) -> String {
    let named = |seat: Seat| format!("<@{}> ({})", table.player(seat), view.seats[seat.index()].name.title);
    match &view.outcome {
        Some(outcome) if outcome.is_aborted() => {
            let [first, second] = Seat::ALL.map(named);
            format!("**Aborted**: the game of {first} and {second} does not count.")
        }
        Some(Outcome { winner, reason }) => {
            let score = view.score.map_or_else(String::new, |score| {
                let [first, second] = score.won;
                match winner {
                    Some(Seat::Second) => format!(", {second}–{first}"),
                    _ => format!(", {first}–{second}"),
                }
            });
            let after = match view.last.as_ref().and_then(|last| last.number) {
                Some(1) => ", after 1 move".to_owned(),
                Some(number) => format!(", after {number} moves"),
                None => String::new(),
            };
            let in_vain = poker_hands::mate_in_vain(view);
            match winner {
                Some(seat) => format!("🏆 {} wins {}{score}{after}.{in_vain}", named(*seat), how(reason)),
                None => {
                    let [first, second] = Seat::ALL.map(named);
                    format!("🤝 {first} and {second} draw {}{score}{after}.{in_vain}", how(reason))
                }
            }
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

/// A reason as it follows "wins" or "draw".
fn how(reason: &str) -> String {
    match reason {
        "time" => "on time".to_owned(),
        "last king captured" => "by taking the last King".to_owned(),
        reason => format!("by {reason}"),
    }
}

/// What has been done since the last board but for the latest, where that is told by this board alone.
fn meanwhile(table: &HostedMatch) -> Option<String> {
    // Against the computer the latest turns of both are told.
    let is_told_otherwise = table.game.game().turn_end().is_some() || table.computer.is_some();
    let told = table.plies_at(table.told).filter(|_| !is_told_otherwise)?;
    let texts: Vec<String> =
        table.game.told(Viewer::Public).skip(told).map(|text| format!("**{text}**")).collect();
    let (_, before) = texts.split_last().filter(|(_, before)| !before.is_empty())?;
    Some(format!("Before that: {}.", before.join(", ")))
}

/// Who has made a choice already that is secret until the others have made theirs.
fn done_in_secret(table: &HostedMatch) -> Option<String> {
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
    let task = position.observe(Viewer::Public).view().task;
    (!done.is_empty()).then(|| format!("{} {has} {}.", done.join(" and "), past(task)))
}

/// What was to be done, once it is done: `declare` gives `declared`.
fn past(task: &str) -> String {
    format!("{task}{}", if task.ends_with('e') { "d" } else { "ed" })
}

pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
