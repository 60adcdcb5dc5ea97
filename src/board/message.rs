//! The message that shows a position: the latest actions, the player to move, and the buttons.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::analysis::buttons::analysis_button;
use crate::analysis::ids::AnalysisAsk;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::board::move_menu::ROWS;
use crate::board::piece_buttons::PIECE_ROWS;
use crate::computer::buttons::{hint_button, level, play_button};
use crate::computer::ids::ComputerSource;
use crate::play::ids::Ask;
use crate::play::ids::PlayId;
use crate::replay::ids::{ReplayAsk, ReplayId, Source};
use crate::rules::ids::{RulesId, marks_button};
use crate::series::ids::{SeriesAsk, SeriesButton};
use crate::teams::buttons::join_buttons;
use crate::ui;
use crate::ui::entry::ROW;
use crate::ui::picture::{PictureError, Pictures, public_style, style_for};
use crate::ui::shown_match::ShownMatch;
use trickmate_host::workers::{Lane, debug_assert_at_work};
use trickmate_host::{AbortedBy, HostedMatch, PlayerId, Preferences, Version};
use trickmate_render::{PictureLayout, Style};
use trickmate_rules::cardmate::kings_in_danger;
use trickmate_rules::view::{Face, Reserve, SquareIndex};
use trickmate_rules::{EndReason, Outcome, Seat, Task, View, Viewer};
use trickmate_text::{rules, text, word};

/// Number of compulsory actions that are named.
const NAMED_DEMANDS: usize = 6;

/// Returns `true` if the message is the first of the match; it stays so for the whole round or turn that it shows.
fn is_first_board(hosted: &HostedMatch) -> bool {
    hosted.version() == Version::default()
        || hosted.announced < Version::default()
        || hosted.version() == Version::new(1) && is_within_round(hosted)
}

/// Returns `true` if the first of two players has placed a card in the current round, so that the board of the round
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

/// Returns the players concerned by the message: the players to act. Both are concerned at the end, and while cards are
/// placed, since a message then covers a round.
pub(crate) fn concerned(hosted: &HostedMatch) -> Vec<PlayerId> {
    if hosted.game.outcome().is_some() || places(hosted) && hosted.game.to_act() == [Seat::First] {
        return hosted.players.to_vec();
    }
    hosted.game.to_act().into_iter().map(|seat| hosted.player(seat)).collect()
}

/// Returns the message for everybody, notifying these players.
pub(crate) async fn for_all(
    hosted: &HostedMatch,
    notified: &[PlayerId],
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let hosted = hosted.clone().shown_on(hosted.server);
    let draw = move || {
        // A board for one person or one team shows that side at the bottom.
        let own = hosted.practice().map(|computer| computer.seat.other()).or_else(|| hosted.team_here());
        let orientation = own.unwrap_or(Seat::First);
        let style = Style { orientation, ..public_style() };
        let picture = ui::picture::board(&hosted.game.view(Viewer::Public), &hosted.labels(), &style)?;
        Ok(with_votes(OutgoingMessage::new(text(&hosted)).rows(rows(&hosted)).file(picture), &hosted))
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
            Some(before) => text_with(&before, board::story::under_way(&hosted)),
            None => text(&hosted),
        };
        Ok(with_votes(OutgoingMessage::new(text).rows(rows(&hosted)), &hosted))
    };
    pictures.run(Lane::Board, write).await
}

/// Adds the open votes of teams, if there are any.
fn with_votes(message: OutgoingMessage, hosted: &HostedMatch) -> OutgoingMessage {
    match board::vote_lines::public(hosted) {
        Some(votes) => message.below(votes),
        None => message,
    }
}

/// Builds the board message for one person with their preferences; it has the buttons that they may use.
pub(crate) async fn for_one(
    hosted: &HostedMatch,
    person: PlayerId,
    preferences: &Preferences,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let (hosted, preferences) = (hosted.clone(), preferences.clone());
    let draw = move || {
        let seat = hosted.seat_for(person);
        let hosted = hosted.where_plays(seat);
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
    person: PlayerId,
    pictures: &Pictures,
) -> Result<OutgoingMessage, PictureError> {
    let hosted = hosted.clone();
    let write = move || {
        let title = word(hosted.game.game().title());
        let seat = hosted.seat_for(person);
        let hosted = hosted.where_plays(seat);
        let told = board::story::latest_for(&hosted, seat).map(|told| format!("{told} ")).unwrap_or_default();
        let against = seat.map_or(person, |seat| hosted.player(seat.other()));
        let (game, opponent, link) = (hosted.id, format!("<@{against}>"), hosted.link());
        Ok(OutgoingMessage::new(if hosted.game.outcome().is_some() {
            text!("note-over", game, title, opponent, told, link)
        } else {
            text!(
                "note-turn",
                game,
                title,
                opponent,
                told,
                link,
                task = rules::task(hosted.game.view(Viewer::Public).task)
            )
        }))
    };
    pictures.run(Lane::Board, write).await
}

/// Returns the buttons of a match between people that is over.
pub(crate) fn last_buttons(hosted: &HostedMatch) -> Vec<CreateButton> {
    let replay = ReplayId { source: Source::Game(hosted.id), ask: ReplayAsk::Open(0) }.to_string();
    let replay = CreateButton::new(replay).label(text!("board-button-replay")).style(ButtonStyle::Secondary);
    let series = hosted.series.filter(|series| series.is_running);
    let again = match series {
        Some(series) => {
            let id = SeriesButton { ask: SeriesAsk::Show, series: series.id }.to_string();
            CreateButton::new(id).label(text!("series-button")).style(ButtonStyle::Primary)
        }
        None => button(hosted, Ask::Rematch, "board-button-rematch", ButtonStyle::Primary),
    };
    let mut buttons = vec![
        replay,
        button(hosted, Ask::Moves, "board-button-record", ButtonStyle::Secondary),
        play_button(ComputerSource::Match(hosted.id)),
        analysis_button(hosted.id, AnalysisAsk::Whole, text!("analysis-button")),
    ];
    if hosted.teams.is_some() {
        return buttons;
    }
    buttons.insert(1, again);
    if series.is_none() && hosted.game.same_deal().is_some() {
        buttons.push(button(hosted, Ask::SameDeal, "board-button-same-deal", ButtonStyle::Secondary));
    }
    buttons
}

fn button(hosted: &HostedMatch, ask: Ask, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(PlayId::Match(ask, hosted.spot()).to_string()).label(text!(label)).style(style)
}

/// Returns the buttons below a board: what can be done next, and the way to all others.
fn buttons(hosted: &HostedMatch, is_chosen_on_board: bool) -> Vec<CreateButton> {
    if hosted.game.outcome().is_some() {
        return last_buttons(hosted);
    }
    let plain = |ask, label: &str| button(hosted, ask, label, ButtonStyle::Secondary);
    let view = hosted.game.position().observe(Viewer::Public).view();
    let typing = if view.task == Task::Move { "board-button-type-move" } else { "board-button-type" };
    let mut buttons = Vec::new();
    if hosted.game.is_within_turn() {
        buttons.push(button(hosted, Ask::Move, "board-button-continue", ButtonStyle::Primary));
    } else if !is_chosen_on_board {
        let label =
            text!("board-button-task", task = crate::ui::format::capitalised(&rules::task(view.task)));
        let id = PlayId::Match(Ask::Move, hosted.spot()).to_string();
        buttons.push(CreateButton::new(id).label(label).style(ButtonStyle::Primary));
    }
    if Seat::ALL.into_iter().any(|seat| hosted.holds_secrets(seat)) {
        buttons.push(plain(Ask::Hand, "board-button-hand"));
    } else {
        buttons.push(plain(Ask::View, "board-button-view"));
    }
    buttons.push(plain(Ask::Type, typing));
    // A team votes on each card.
    if places(hosted) && hosted.teams.is_none() {
        buttons.push(plain(Ask::Rest, "placing-rest"));
    }
    if view.task == Task::Flip {
        buttons.push(plain(Ask::Chance, "board-button-flip"));
    }
    if view.task == Task::Flip && hosted.teams.is_none() {
        buttons.push(plain(Ask::AllChance, "board-button-flip-all"));
    }
    if hosted.practice().is_some() {
        buttons.extend(hint_button(hosted));
    }
    if hosted.may_take_back() {
        buttons.push(plain(Ask::FreeTakeback, "board-button-take-back"));
    }
    if is_first_board(hosted) {
        let rules = RulesId(hosted.game.game().name(), 0).to_string();
        buttons.push(CreateButton::new(rules).label(text!("button-rules")).style(ButtonStyle::Secondary));
    } else {
        // The rules lead there too.
        buttons.push(marks_button(hosted.game.game()));
    }
    buttons.push(plain(Ask::More, "board-button-more"));
    buttons.extend(join_buttons(hosted));
    buttons
}

/// Returns the rows below a board: the first choices, and buttons.
fn rows(hosted: &HostedMatch) -> Vec<CreateActionRow> {
    let room = ROWS.saturating_sub(buttons(hosted, true).len().div_ceil(ROW)).min(PIECE_ROWS);
    let acts_here = hosted.game.to_act().into_iter().any(|seat| hosted.plays_here(seat));
    let choices = if acts_here { board::choice::rows(hosted, room) } else { None };
    let buttons = buttons(hosted, choices.is_some() || !acts_here && hosted.game.outcome().is_none());
    let buttons = buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec()));
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
    let story = board::story::lines(hosted, &view);
    let tells_moves_before = story.len() > 1;
    lines.extend(story);
    lines.extend(since);
    lines.extend(ui::poker_hands::line(&view, tells_moves_before));
    lines.extend(board::seat_lines::lines(hosted, &view));
    lines.extend(board::rating_changes::lines(hosted));
    if !view.obligations.is_empty() {
        let mut named: Vec<String> =
            view.obligations.iter().take(NAMED_DEMANDS).map(|demand| rules::phrase(&demand.text)).collect();
        if view.obligations.len() > NAMED_DEMANDS {
            named.push(text!("board-more", count = view.obligations.len() - NAMED_DEMANDS));
        }
        let name = crate::ui::format::capitalised(&word(view.obligation_name));
        let obligations = named.join(&format!("{} ", text!("board-obligations-or")));
        lines.push(text!("board-obligations", name, obligations));
    }
    lines.extend(warnings(hosted, &view));
    if is_first && Seat::ALL.into_iter().any(|seat| hosted.has_hand(seat)) {
        lines.push(text!("board-hand-note"));
    }
    let mut facts = vec![rules::board_title(&view.title)];
    facts.extend(hosted.rated.then(|| text!("board-rated")));
    facts.extend(ui::special_terms::facts(hosted));
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

/// Returns the result of a match, or the players to act, for everybody.
pub(crate) fn result(hosted: &HostedMatch) -> String {
    headline(hosted, &hosted.game.view(Viewer::Public))
}

fn headline(hosted: &HostedMatch, view: &View) -> String {
    let named = |seat: Seat| {
        let player = format!("<@{}>", hosted.player(seat));
        text!("board-player", player, seat = word(view.seats[seat.index()].name.title))
    };
    match &view.outcome {
        Some(outcome) if outcome.is_aborted() => {
            let [first, second] = Seat::ALL.map(named);
            let aborted = text!("board-aborted", first, second);
            [aborted].into_iter().chain(who_aborted(hosted)).collect::<Vec<_>>().join(" ")
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
            // Placing or flipping a card is not a move, though a record numbers it.
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
                [seat] if hosted.version() == Version::default() => {
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

/// Returns a line about who called a match off, or why it has no result.
fn who_aborted(hosted: &HostedMatch) -> Option<String> {
    Some(match hosted.aborted_by? {
        AbortedBy::Player(seat) => {
            text!("board-aborted-player", player = format!("<@{}>", hosted.player(seat)))
        }
        AbortedBy::Both => text!("board-aborted-both"),
        AbortedBy::Time => text!("board-aborted-time"),
        AbortedBy::Manager => text!("board-aborted-manager"),
        AbortedBy::Absence => text!("board-aborted-absence"),
    })
}

/// Returns a reason in words that follow "wins" or "draw".
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
