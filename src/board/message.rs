//! The message that shows a position: the latest actions, the player to move, and the buttons.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::analysis::buttons::analysis_button;
use crate::analysis::ids::AnalysisAsk;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::computer::buttons::{hint_button, level, play_button};
use crate::computer::ids::ComputerSource;
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::replay::ids::{ReplayAsk, ReplayId, Source};
use crate::rules::ids::RulesId;
use crate::ui;
use crate::ui::picture::{PictureError, Pictures, public_style, style_for};
use crate::ui::shown_match::ShownMatch;
use trickmate_host::workers::{Lane, debug_assert_at_work};
use trickmate_host::{HostedMatch, Preferences};
use trickmate_render::{PictureLayout, Style};
use trickmate_rules::cardmate::kings_in_danger;
use trickmate_rules::view::{Face, Reserve, SquareIndex};
use trickmate_rules::{EndReason, Outcome, Seat, Task, View, Viewer};
use trickmate_text::{rules, text};

/// Number of compulsory actions that are named.
const NAMED_DEMANDS: usize = 6;
/// Number of actions since the last board that are named, without the latest.
const NAMED_BEFORE: usize = 6;

/// Returns `true` if the message is the first of the match; it stays so for the whole round or turn that it shows.
fn is_first_board(hosted: &HostedMatch) -> bool {
    hosted.version() == 0 || hosted.announced < 0 || hosted.version() == 1 && is_within_round(hosted)
}

/// Returns `true` if the first player has placed a card of a round in which both do, so that the board of the round
/// shows it.
pub(crate) fn is_within_round(hosted: &HostedMatch) -> bool {
    let has_acted = hosted.game.plies().last().is_some_and(|ply| ply.seat == Some(Seat::First));
    hosted.game.outcome().is_none() && has_acted && places(hosted)
}

/// Returns `true` if the players place cards in turn.
pub(crate) fn places(hosted: &HostedMatch) -> bool {
    let position = hosted.game.position();
    position.is_seed_secret()
        && position
            .observe(Viewer::Public)
            .view()
            .seats
            .iter()
            .any(|seat| matches!(seat.reserve, Some(Reserve::Count(1..))))
}

/// Returns the players concerned by the message: those who are to act. At the end that is both, and while cards are
/// placed too, since a message is for a round.
pub(crate) fn concerned(hosted: &HostedMatch) -> Vec<i64> {
    if hosted.game.outcome().is_some() || places(hosted) && hosted.game.to_act() == [Seat::First] {
        return hosted.players.to_vec();
    }
    hosted.game.to_act().into_iter().map(|seat| hosted.player(seat)).collect()
}

/// Returns the message for everybody, notifying these players.
pub(crate) async fn for_all(
    hosted: &HostedMatch,
    notified: &[i64],
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let hosted = hosted.clone().shown_on(hosted.server);
    let draw = move || {
        // A board for one person shows that person's side at the bottom.
        let orientation = hosted.computer.map_or(Seat::First, |computer| computer.seat.other());
        let style = Style { orientation, ..public_style() };
        let picture = ui::picture::board(&hosted.game.view(Viewer::Public), &hosted.labels(), &style)?;
        Ok(OutgoingMessage::new(text(&hosted)).rows(rows(&hosted)).file(picture))
    };
    let draft = pictures.run(Lane::Board, draw).await?;
    Ok(notified.iter().copied().fold(draft, OutgoingMessage::ping))
}

/// Returns the latest public message with its current words. The picture stays: during a turn it shows the beginning of
/// the turn, and the words tell the actions since. Pings nobody.
pub(crate) async fn words(
    hosted: &HostedMatch,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let hosted = hosted.clone();
    let write = move || {
        let text = match hosted.at_turn_start() {
            Some(before) => text_with(&before, board::turn_summary::under_way(&hosted)),
            None => text(&hosted),
        };
        Ok(OutgoingMessage::new(text).rows(rows(&hosted)))
    };
    pictures.run(Lane::Board, write).await
}

/// Builds the board message for one person with their preferences; it has the buttons that they may use.
pub(crate) async fn for_one(
    hosted: &HostedMatch,
    person: i64,
    preferences: &Preferences,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let (hosted, preferences) = (hosted.clone(), preferences.clone());
    let draw = move || {
        let seat = hosted.seat_of(person);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let own = seat.unwrap_or(Seat::First);
        let style = Style { layout: PictureLayout::Sheet, ..style_for(&preferences, own) };
        let draft = OutgoingMessage::new(text(&hosted));
        let draft = drawn(draft, &hosted.game.view(viewer), &hosted, &preferences, &style)?;
        Ok(if seat.is_some() { draft.rows(rows(&hosted)) } else { draft })
    };
    pictures.run(Lane::Picture, draw).await
}

/// Builds a message to one person with the board as they may see it: the picture, their hand below it, and the text if
/// they want it.
pub(crate) fn with_board(
    draft: OutgoingMessage,
    hosted: &HostedMatch,
    viewer: Viewer,
    preferences: &Preferences,
) -> Result<OutgoingMessage, PictureError> {
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::First,
    };
    with_view(draft, &hosted.game.view(viewer), hosted, preferences, own)
}

/// Builds a message like [`with_board`], with this view of the match from the side of a seat.
pub(crate) fn with_view(
    draft: OutgoingMessage,
    view: &View,
    hosted: &HostedMatch,
    preferences: &Preferences,
    own: Seat,
) -> Result<OutgoingMessage, PictureError> {
    let style = style_for(preferences, own);
    let draft = drawn(draft, view, hosted, preferences, &style)?;
    Ok(ui::picture::hand(view, &style)?.into_iter().fold(draft, OutgoingMessage::banner))
}

/// Builds a message with the picture of a view in this style, and its text if wanted.
pub(crate) fn drawn(
    draft: OutgoingMessage,
    view: &View,
    hosted: &HostedMatch,
    preferences: &Preferences,
    style: &Style,
) -> Result<OutgoingMessage, PictureError> {
    let draft = if preferences.text_boards {
        draft.board(trickmate_render::text(view, &hosted.labels(), style.orientation))
    } else {
        draft
    };
    Ok(draft.file(ui::picture::board(view, &hosted.labels(), style)?))
}

/// Builds the direct message to a player who is concerned by the board and wants one.
pub(crate) async fn note(
    hosted: &HostedMatch,
    person: i64,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let hosted = hosted.clone();
    let write = move || {
        let title = hosted.game.game().title();
        let against = hosted.seat_of(person).map_or(person, |seat| hosted.player(seat.other()));
        let (game, opponent, link) = (hosted.id, format!("<@{against}>"), hosted.link());
        Ok(OutgoingMessage::new(if hosted.game.outcome().is_some() {
            text!("note-over", game, title, opponent, link)
        } else {
            text!(
                "note-turn",
                game,
                title,
                opponent,
                link,
                task = rules::task(hosted.game.view(Viewer::Public).task)
            )
        }))
    };
    pictures.run(Lane::Board, write).await
}

/// Returns the buttons below a board.
fn buttons(hosted: &HostedMatch, is_chosen_on_board: bool) -> Vec<CreateButton> {
    let button = |ask, label: &str, style| {
        CreateButton::new(PlayId::Match(ask, hosted.spot()).to_string()).label(text!(label)).style(style)
    };
    let moves = button(Ask::Moves, "board-button-record", ButtonStyle::Secondary);
    if hosted.game.outcome().is_some() {
        let ask = ReplayAsk::Open(0);
        let replay = ReplayId { source: Source::Game(hosted.id), ask }.to_string();
        let replay =
            CreateButton::new(replay).label(text!("board-button-replay")).style(ButtonStyle::Secondary);
        let again = play_button(ComputerSource::Match(hosted.id));
        let mut buttons = vec![
            replay,
            button(Ask::Rematch, "board-button-rematch", ButtonStyle::Primary),
            moves,
            again,
            analysis_button(hosted.id, AnalysisAsk::Whole, text!("analysis-button")),
        ];
        if hosted.game.same_deal().is_some() {
            buttons.push(button(Ask::SameDeal, "board-button-same-deal", ButtonStyle::Secondary));
        }
        return buttons;
    }
    let view = hosted.game.position().observe(Viewer::Public).view();
    let typing = if view.task == Task::Move { "board-button-type-move" } else { "board-button-type" };
    let mut buttons = Vec::new();
    if hosted.game.is_within_turn() {
        buttons.push(button(Ask::Move, "board-button-continue", ButtonStyle::Primary));
    } else if !is_chosen_on_board {
        let label =
            text!("board-button-task", task = crate::ui::format::capitalised(&rules::task(view.task)));
        let id = PlayId::Match(Ask::Move, hosted.spot()).to_string();
        buttons.push(CreateButton::new(id).label(label).style(ButtonStyle::Primary));
    }
    if Seat::ALL.into_iter().any(|seat| hosted.holds_secrets(seat)) {
        buttons.push(button(Ask::Hand, "board-button-hand", ButtonStyle::Secondary));
    } else {
        buttons.push(button(Ask::View, "board-button-view", ButtonStyle::Secondary));
    }
    buttons.push(button(Ask::Type, typing, ButtonStyle::Secondary));
    if places(hosted) {
        buttons.push(button(Ask::Rest, "placing-rest", ButtonStyle::Secondary));
    }
    if view.score.is_some() && view.task == Task::Move {
        buttons.push(button(Ask::Hands, "board-button-hands", ButtonStyle::Secondary));
    }
    if view.task == Task::Flip {
        buttons.push(button(Ask::Chance, "board-button-flip", ButtonStyle::Secondary));
        buttons.push(button(Ask::AllChance, "board-button-flip-all", ButtonStyle::Secondary));
    }
    if is_first_board(hosted) {
        let rules = RulesId(hosted.game.game().name(), 0).to_string();
        buttons.push(CreateButton::new(rules).label(text!("button-rules")).style(ButtonStyle::Secondary));
    }
    buttons.extend(hint_button(hosted));
    if hosted.may_take_back() {
        buttons.push(button(Ask::FreeTakeback, "board-button-take-back", ButtonStyle::Secondary));
    }
    buttons.push(moves);
    buttons.push(button(Ask::Resign, "board-button-resign", ButtonStyle::Danger));
    buttons
}

/// Returns the rows below a board: the first choices, and buttons.
fn rows(hosted: &HostedMatch) -> Vec<CreateActionRow> {
    let choices = if hosted.game.outcome().is_none() { board::choice::rows(hosted) } else { None };
    let buttons = buttons(hosted, choices.is_some());
    let buttons = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec()));
    choices.into_iter().flatten().chain(buttons).collect()
}

/// Returns the words of the message.
pub(crate) fn text(hosted: &HostedMatch) -> String {
    text_with(hosted, None)
}

/// Returns the words of the message, with a line about the actions since.
fn text_with(hosted: &HostedMatch, since: Option<String>) -> String {
    debug_assert_at_work();
    let view = hosted.game.view(Viewer::Public);
    let is_first = is_first_board(hosted);
    let mut lines = vec![headline(hosted, &view)];
    if is_first {
        lines.extend(
            rules::goal(hosted.game.game().goal(hosted.game.options()))
                .lines()
                .map(|line| format!("> {line}")),
        );
    }
    lines.extend(done_in_secret(hosted));
    lines.extend(board::clock_line::line(hosted));
    let mut told_turns = 1;
    if let Some(story) = board::turn_summary::story(hosted, &view) {
        told_turns = story.len();
        lines.extend(story);
    } else if let Some(last) = &view.last {
        let is_check = !view.checks.is_empty() && view.outcome.is_none();
        let key = if is_check { "board-last-move-check" } else { "board-last-move" };
        let player = format!("<@{}>", hosted.player(last.seat));
        lines.push(text!(key, action = last.text, player));
        lines.extend(turned_up(&view));
    }
    let meanwhile = meanwhile(hosted, &view);
    let tells_moves_before = told_turns > 1 || meanwhile.is_some();
    lines.extend(meanwhile);
    lines.extend(since);
    lines.extend(ui::poker_hands::line(&view, tells_moves_before));
    lines.extend(board::seat_lines::lines(hosted, &view));
    lines.extend(board::rating_changes::lines(hosted));
    if !view.obligations.is_empty() {
        let mut named: Vec<String> =
            view.obligations.iter().take(NAMED_DEMANDS).map(|demand| demand.text.clone()).collect();
        if view.obligations.len() > NAMED_DEMANDS {
            named.push(text!("board-more", count = view.obligations.len() - NAMED_DEMANDS));
        }
        let name = crate::ui::format::capitalised(view.obligation_name);
        let obligations = named.join(&format!("{} ", text!("board-obligations-or")));
        lines.push(text!("board-obligations", name, obligations));
    }
    lines.extend(warnings(hosted, &view));
    if is_first && Seat::ALL.into_iter().any(|seat| hosted.has_hand(seat)) {
        lines.push(text!("board-hand-note"));
    }
    let mut facts = vec![view.title.clone()];
    facts.extend(hosted.rated.then(|| text!("board-rated")));
    facts.extend(level(hosted));
    facts.push(text!("board-number", game = hosted.id));
    facts.push(text!("board-ply", ply = hosted.game.plies().len()));
    lines.push(format!("-# {}", facts.join(" · ")));
    lines.join("\n")
}

/// Warns the player to act of Kings that can be taken, if the player wants that.
fn warnings(hosted: &HostedMatch, view: &View) -> Vec<String> {
    if !hosted.warns || view.outcome.is_some() {
        return Vec::new();
    }
    let name = |place: SquareIndex| match view
        .board
        .squares
        .get(usize::from(place))
        .and_then(|square| square.face)
    {
        Some(Face::Card { card, .. }) => card.symbols(),
        _ => text!("board-king-on", square = view.board.name(place)),
    };
    let warning = |seat: Seat| {
        let kings: Vec<String> = kings_in_danger(&*hosted.game.position().observe(Viewer::Public), seat)
            .into_iter()
            .map(name)
            .collect();
        (!kings.is_empty()).then(|| {
            let kings = kings.join(&format!(" {} ", text!("board-warning-and")));
            text!("board-warning", player = format!("<@{}>", hosted.player(seat)), kings)
        })
    };
    hosted.game.to_act().into_iter().filter_map(warning).collect()
}

/// Returns what the latest action turned up, e.g. "h8 turns up: ♜ Black Rook!".
fn turned_up(view: &View) -> Option<String> {
    let last = view.last.as_ref().filter(|last| last.from.is_none())?;
    let Some(Face::Piece { role, owner }) = view.board.squares.get(usize::from(last.to))?.face else {
        return None;
    };
    let side = view.seats[owner.index()].name.title;
    let (square, symbol) = (view.board.name(last.to), role.symbol(owner).to_string());
    Some(text!("board-turned-up", square, symbol, seat = side, piece = role.name()))
}

/// Returns the result of a match, or the players to act, for everybody.
pub(crate) fn result(hosted: &HostedMatch) -> String {
    headline(hosted, &hosted.game.view(Viewer::Public))
}

fn headline(hosted: &HostedMatch, view: &View) -> String {
    let named = |seat: Seat| {
        let player = format!("<@{}>", hosted.player(seat));
        text!("board-player", player, seat = view.seats[seat.index()].name.title)
    };
    match &view.outcome {
        Some(outcome) if outcome.is_aborted() => {
            let [first, second] = Seat::ALL.map(named);
            text!("board-aborted", first, second)
        }
        Some(Outcome { winner, reason }) => {
            let mut how = how(*reason);
            if let Some(score) = view.score {
                let [first, second] = score.won;
                how = match winner {
                    Some(Seat::Second) => text!("board-how-score", how, first = second, second = first),
                    _ => text!("board-how-score", how, first, second),
                };
            }
            // Cards that are placed or flipped are not moves, though a record numbers them.
            if let Some(moves) =
                view.last.as_ref().filter(|last| last.from.is_some()).and_then(|last| last.number)
            {
                how = text!("board-how-after", how, moves);
            }
            let end = match winner {
                Some(seat) => text!("board-won", player = named(*seat), how),
                None => {
                    let [first, second] = Seat::ALL.map(named);
                    text!("board-drawn", first, second, how)
                }
            };
            [end].into_iter().chain(ui::poker_hands::mate_in_vain(view)).collect::<Vec<_>>().join(" ")
        }
        None => {
            let acting: Vec<String> = hosted.game.to_act().into_iter().map(named).collect();
            let players = both(&acting);
            match hosted.game.to_act()[..] {
                _ if hosted.game.position().is_simultaneous() => {
                    text!("board-to-act-secretly", players, task = rules::task(view.task))
                }
                [seat] if hosted.version() == 0 => {
                    text!(
                        "board-to-act-first",
                        players,
                        task = rules::task(view.task),
                        opponent = named(seat.other())
                    )
                }
                _ => text!("board-to-act", players, task = rules::task(view.task)),
            }
        }
    }
}

/// Returns a reason as it follows "wins" or "draw".
fn how(reason: EndReason) -> String {
    match reason {
        EndReason::Time => text!("board-how-time"),
        EndReason::LastKingCaptured => text!("board-how-last-king"),
        reason => text!("board-how", reason = rules::reason(reason)),
    }
}

/// Names one player, or both.
fn both(players: &[String]) -> String {
    match players {
        [first, second] => text!("board-and", first, second),
        _ => players.concat(),
    }
}

/// Returns the actions since the last board, without the latest, where only this board tells them.
fn meanwhile(hosted: &HostedMatch, view: &View) -> Option<String> {
    // Against the computer the latest turns of both sides are named.
    let is_told_otherwise = hosted.game.game().turn_end().is_some() || hosted.computer.is_some();
    let announced = hosted.plies_at(hosted.announced).filter(|_| !is_told_otherwise)?;
    let texts: Vec<&str> = hosted.game.notation_for(Viewer::Public).skip(announced).collect();
    // The action after the last move, such as a resignation, has other words.
    let last = view.last.as_ref().and_then(|last| texts.iter().rposition(|text| *text == last.text));
    let before: Vec<String> = texts
        .iter()
        .take(last.unwrap_or(texts.len().saturating_sub(1)))
        .map(|text| format!("**{text}**"))
        .collect();
    if before.is_empty() {
        return None;
    }
    let unannounced = before.len().saturating_sub(NAMED_BEFORE);
    let actions = before[unannounced..].join(", ");
    Some(if unannounced > 0 {
        text!("board-before-some", count = unannounced, actions)
    } else {
        text!("board-before", actions)
    })
}

/// Returns the players who have already made a choice that is secret until the others have made theirs.
fn done_in_secret(hosted: &HostedMatch) -> Option<String> {
    let position = hosted.game.position();
    if !position.is_simultaneous() {
        return None;
    }
    let acting = hosted.game.to_act();
    let has_done = |seat: &Seat| {
        hosted.game.secret_plies().iter().any(|ply| ply.seat == Some(*seat)) && !acting.contains(seat)
    };
    let done: Vec<String> =
        Seat::ALL.into_iter().filter(has_done).map(|seat| format!("<@{}>", hosted.player(seat))).collect();
    let task = rules::done(position.observe(Viewer::Public).view().task);
    (!done.is_empty())
        .then(|| text!("board-done-secretly", count = done.len(), players = both(&done), done = task))
}
