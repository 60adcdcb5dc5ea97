//! The events on a board since the last one, in sentences that everybody may read.

use std::ops::Range;

use trickmate_host::HostedMatch;
use trickmate_render::story::{self, Person, Persons};
use trickmate_rules::{Happening, Match, Seat, StoryStep, View, Viewer};
use trickmate_text::{joined, rules, text, word};

/// Most turns in a message.
const MAX_TURNS: usize = 6;
/// Number of turns against the computer: the player's and the answer.
const BOTH: usize = 2;
/// The most characters of a turn.
const MAX_LEN: usize = 300;

/// Names the players of a match for everybody. In a match against the computer, the reader is the player.
pub(crate) fn persons(hosted: &HostedMatch) -> Persons {
    let reader = hosted.practice().map(|computer| computer.seat.other());
    persons_for(hosted, reader)
}

/// Names the players of a match for one of them, or for somebody else.
pub(crate) fn persons_for(hosted: &HostedMatch, reader: Option<Seat>) -> Persons {
    let players = Seat::ALL.map(|seat| match reader {
        Some(reader) if reader == seat => Person::You,
        _ => Person::Named(format!("<@{}>", hosted.player(seat))),
    });
    Persons { players, seats: hosted.game.game().seats() }
}

/// Counts the actions on the board, without resignations and similar.
fn actions(game: &Match) -> usize {
    game.plies().len() - usize::from(game.outcome().is_some() && game.position().outcome().is_none())
}

/// Returns the numbers of plies before each turn.
fn turn_starts(game: &Match) -> Vec<usize> {
    let seats: Vec<Option<Seat>> = game.plies().iter().take(actions(game)).map(|ply| ply.seat).collect();
    (0..seats.len()).filter(|at| *at == 0 || seats[*at] != seats[at - 1]).collect()
}

/// Returns the effects of these actions, except for those that the message shows elsewhere, such as hands, and secret
/// choices.
fn told(game: &Match, first: usize) -> Vec<StoryStep> {
    told_to(game, first, Viewer::Public)
}

/// Returns the same as a viewer may know it.
fn told_to(game: &Match, first: usize, viewer: Viewer) -> Vec<StoryStep> {
    let steps = game.story(first..actions(game), viewer).unwrap_or_else(|error| {
        tracing::error!("a match cannot be told: {error}");
        Vec::new()
    });
    let is_told =
        |happening: &Happening| !matches!(happening, Happening::Declared | Happening::Scored { .. });
    let told = |step: StoryStep| {
        let happenings: Vec<Happening> = step.happenings.into_iter().filter(is_told).collect();
        (!happenings.is_empty()).then_some(StoryStep { happenings, ..step })
    };
    steps.into_iter().filter_map(told).collect()
}

/// Returns the turns that have not been told yet, at least the latest one, one per line. Against the computer, returns
/// the latest turn of both.
pub(crate) fn lines(hosted: &HostedMatch, view: &View) -> Vec<String> {
    let game = &hosted.game;
    let starts = turn_starts(game);
    let Some(latest) = starts.len().checked_sub(1) else { return Vec::new() };
    let end = actions(game);
    let announced = hosted.plies_at(hosted.announced).unwrap_or(0);
    let is_announced = |place: usize| starts.get(place + 1).copied().unwrap_or(end) <= announced;
    let first = match hosted.practice() {
        Some(_) => starts.len().saturating_sub(BOTH),
        None => (0..=latest).find(|place| !is_announced(*place)).unwrap_or(latest),
    };
    let earliest = starts.len().saturating_sub(MAX_TURNS);
    let (first, left_out) = (first.max(earliest), earliest.saturating_sub(first));
    let mut steps = told(game, starts[first]);
    // If the latest move is still secret, tells the move before it.
    if steps.is_empty() && first > 0 {
        steps = told(game, starts[first - 1]);
    }
    let mut lines: Vec<String> =
        story::turns(&steps, &persons(hosted)).into_iter().map(|(_, told)| shortened(&told)).collect();
    if left_out > 0 {
        lines.insert(0, text!("board-earlier", count = left_out));
    }
    let is_check = !view.checks.is_empty() && view.outcome.is_none();
    let says_so = steps.last().is_some_and(|step| step.happenings.contains(&Happening::Checked));
    if is_check
        && !says_so
        && let Some(last) = lines.last_mut()
    {
        *last = format!("{last} {}", text!("story-check"));
    }
    lines
}

/// Returns the actions of the seat to act in the turn under way, in words.
pub(crate) fn under_way(hosted: &HostedMatch) -> Option<String> {
    let start = *turn_starts(&hosted.game).last()?;
    let steps = told(&hosted.game, start);
    let seat = steps.last().map(|step| step.seat).filter(|seat| hosted.is_turn_of(*seat))?;
    let (_, told) = story::turns(&steps, &persons(hosted)).pop()?;
    let player = format!("<@{}>", hosted.player(seat));
    Some(text!("board-turn-under-way", told = shortened(&told), player))
}

/// Returns the effects of the latest turn, for one player; `None` at the beginning.
pub(crate) fn latest_for(hosted: &HostedMatch, reader: Option<Seat>) -> Option<String> {
    let start = *turn_starts(&hosted.game).last()?;
    let steps = told(&hosted.game, start);
    let (_, told) = story::turns(&steps, &persons_for(hosted, reader)).pop()?;
    Some(shortened(&told))
}

/// Returns the actions of a seat after this many plies, for one of the players. Their own actions include what only
/// they know.
pub(crate) fn done_since(hosted: &HostedMatch, plies: usize, seat: Seat, reader: Seat) -> String {
    let viewer = if reader == seat { Viewer::Seat(seat) } else { Viewer::Public };
    let steps = told_to(&hosted.game, plies, viewer).into_iter().filter(|step| step.seat == seat);
    let steps: Vec<StoryStep> = steps.collect();
    let turns = story::turns(&steps, &persons_for(hosted, Some(reader)));
    shortened(&turns.into_iter().map(|(_, told)| told).collect::<Vec<_>>().join(" "))
}

/// Returns the effects of the latest actions in a seat's draft, for the seat itself.
pub(crate) fn drafted(hosted: &HostedMatch, seat: Seat, actions: usize) -> String {
    let game = hosted.game_for(seat);
    let first = game.plies().len().saturating_sub(actions);
    let turns = story::turns(&told(game, first), &persons_for(hosted, Some(seat)));
    shortened(&turns.into_iter().map(|(_, told)| told).collect::<Vec<_>>().join(" "))
}

/// Tells the actions of a seat after this many plies, with their notation.
pub(crate) fn with_actions(hosted: &HostedMatch, plies: usize, seat: Seat, told: &str) -> String {
    let own = hosted.game.plies().iter().skip(plies).filter(|ply| ply.seat == Some(seat));
    let texts: Vec<String> = own.map(|ply| rules::notation(&ply.text)).collect();
    written(told, &text!("story-where", moves = joined(&texts), game = hosted.id))
}

/// Returns the effects of the actions of an exercise in this range, for the solver's seat or for everybody.
pub(crate) fn of_exercise(game: &Match, plies: Range<usize>, solver: Seat, is_private: bool) -> String {
    let seats = game.game().seats();
    let players = Seat::ALL.map(|seat| match is_private && seat == solver {
        true => Person::You,
        false => Person::Named(word(seats[seat.index()].title)),
    });
    in_words(game, plies, Viewer::Seat(solver), &Persons { players, seats })
}

/// Returns the effects of these actions of a match, for a viewer.
pub(crate) fn in_words(game: &Match, plies: Range<usize>, viewer: Viewer, persons: &Persons) -> String {
    let story = game.story(plies, viewer).unwrap_or_else(|error| {
        tracing::error!("a match cannot be told: {error}");
        Vec::new()
    });
    let turns = story::turns(&story, persons);
    shortened(&turns.into_iter().map(|(_, told)| told).collect::<Vec<_>>().join(" "))
}

/// Returns the effects of an action, followed by its English notation in the letters of the spoken language. An action
/// without words is described as done.
pub(crate) fn written(told: &str, english: &str) -> String {
    let notation = rules::notation(english);
    match told {
        "" => text!("story-written", told = text!("story-done"), notation),
        told => text!("story-written", told, notation),
    }
}

/// Shortens the story of a turn.
pub(crate) fn shortened(text: &str) -> String {
    shortened_to(MAX_LEN, text)
}

/// Shortens a text to this number of characters.
pub(crate) fn shortened_to(most: usize, text: &str) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
