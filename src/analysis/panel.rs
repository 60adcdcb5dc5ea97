//! The analysis of a game that is over: its curve and turning points, and its choices one at a time.

use std::sync::Arc;

use crate::replay;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateAttachment, CreateButton};

use crate::analysis::buttons::analysis_button;
use crate::analysis::curve::curve_of;
use crate::analysis::hint_reason_text::hint_reason_text;
use crate::analysis::ids::{AnalysisAsk, AnalysisId, STEPS, Step};
use crate::api::outgoing_message::{MAX_LEN, OutgoingMessage};
use crate::board::move_menu::label_of;
use crate::board::story;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::replay::ids::{ReplayAsk, Source};
use crate::replay::panel::{Audience, ReplayView};
use crate::ui;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::grouped;
use crate::ui::picture::{PictureError, Pictures};
use trickmate_engine::Score;
use trickmate_host::workers::Lane;
use trickmate_host::{
    AnalysisState, GameAnalysis, GameService, HostedMatch, MatchId, PlayerId, ServiceError, reasons_over,
};
use trickmate_render::Style;
use trickmate_render::story::{Person, Persons};
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_study::analysis::{Analysis, Judgement, TURNING_POINTS, spans};
use trickmate_text::{joined, text};

/// Numbers of the turning points on the curve, in circles since moves have numbers too.
const NUMBERS: [&str; TURNING_POINTS] = ["①", "②", "③"];
/// Number of reasons for a choice.
const REASONS: usize = 2;
/// The limits for the characters of a choice in words, and for its notation. The first limit with which the message
/// fits is used.
const LENGTHS: [usize; 4] = [300, 150, 75, 30];

/// Returns lines that fit into a message, composed of texts that are shortened as little as possible.
fn fitting(compose: impl Fn(usize) -> Vec<String>) -> String {
    let mut text = String::new();
    for most in LENGTHS {
        text = compose(most).join("\n");
        if text.chars().count() <= MAX_LEN {
            break;
        }
    }
    text
}

fn percent(score: Score) -> String {
    text!("analysis-percent", value = format!("{:.0}", score.expected() * 100.0))
}

/// Returns the effects of a choice and its numbered notation, each of at most `most` characters.
fn told(replay: &ReplayView, one: &Judgement, most: usize) -> String {
    let game = replay.game();
    let numbered = game.numbered();
    let first = numbered.get(one.span.from).cloned().unwrap_or_default();
    let rest = one.span.actions(game).into_iter().skip(1);
    let players = Seat::ALL.map(|seat| Person::Named(replay.player_alone(seat)));
    let persons = Persons { players, seats: game.game().seats() };
    let told = story::in_words(game, one.span.from..one.span.to, game.spectator(), &persons);
    let notation = joined(&[first].into_iter().chain(rest).collect::<Vec<_>>());
    written(&told, &notation, most)
}

/// Returns an action in words with its notation behind it, each of this many characters at most.
fn written(told: &str, notation: &str, most: usize) -> String {
    story::written(&story::shortened_to(most, told), &story::shortened_to(most, notation))
}

/// Returns actions that could have been played after this many plies in the words of buttons, with their notation.
fn line(game: &Match, plies: usize, actions: &[String], most: usize) -> String {
    let mut labels = Vec::new();
    if let Ok(mut past) = game.after(plies) {
        for action in actions {
            labels.extend(past.to_act().first().map(|seat| label_of(&past, *seat, game.spectator(), action)));
            if past.play_all([action.as_str()]).is_err() {
                break;
            }
        }
    }
    written(&labels.join(", "), &actions.join(" "), most)
}

/// Returns the best choice; in a game whose turns have several actions, the whole turn.
fn better(game: &Match, one: &Judgement, most: usize) -> String {
    let actions = match game.game().turn_end() {
        Some(_) => &one.best.moves[..],
        None => one.best.moves.get(..1).unwrap_or_default(),
    };
    line(game, one.span.from, actions, most)
}

/// Returns the reason why another action was better, as a line.
fn why(game: &Match, one: &Judgement, most: usize) -> String {
    let mut reasons = Vec::new();
    match one.best.score {
        Score::Mate(moves) if moves > 0 => reasons.push(text!("analysis-wins-by-force", moves)),
        _ => {}
    }
    let played = one.span.actions(game);
    if let (Ok(before), Some(action), Some(instead)) =
        (game.after(one.span.from), one.best.moves.first(), played.first())
    {
        reasons.extend(reasons_over(&before, one.span.seat, action, instead).iter().map(hint_reason_text));
    }
    let played = one.played.as_ref();
    match played.map(|line| line.score) {
        Some(Score::Mate(moves)) if moves < 0 => {
            reasons.push(text!("analysis-loses-by-force", moves = -moves))
        }
        _ => {}
    }
    let answer = played.and_then(|line| line.moves.get(one.span.to - one.span.from));
    let after_best = game.after(one.span.from).ok().and_then(|mut after| {
        let texts = one.best.moves.iter().take(one.span.to - one.span.from).map(String::as_str);
        after.play_all(texts).ok().map(|_| after)
    });
    // A reply that also answers the better choice is not a reason.
    let is_new = |action: &&String| {
        after_best.as_ref().is_none_or(|after| {
            let other = one.span.seat.other();
            !after.position().observe(Viewer::Omniscient).legal(other).contains(action)
        })
    };
    reasons.extend(answer.filter(is_new).map(|action| {
        let action = line(game, one.span.to, std::slice::from_ref(action), most);
        text!("analysis-allows", action)
    }));
    reasons.truncate(REASONS);
    reasons.join(" ")
}

/// Returns the accuracy of both players.
fn accuracies(replay: &ReplayView, analysis: &Analysis) -> String {
    let named = Seat::ALL.map(|seat| match analysis.accuracy(seat) {
        Some(value) => {
            text!("analysis-accuracy", player = replay.player(seat), value = format!("{value:.1}"))
        }
        None => text!("analysis-no-accuracy", player = replay.player(seat)),
    });
    named.join(" · ")
}

/// Returns the result of the analysis of a game in words.
fn overview_words(replay: &ReplayView, number: MatchId, analysis: &Analysis) -> String {
    fitting(|most| overview_lines(replay, number, analysis, most))
}

fn overview_lines(replay: &ReplayView, number: MatchId, analysis: &Analysis, most: usize) -> Vec<String> {
    let game = replay.game();
    let mut lines = vec![text!("analysis-heading", game = number), replay.heading()];
    lines.push(accuracies(replay, analysis));
    let turning = analysis.turning_points();
    if turning.is_empty() {
        lines.push(text!("analysis-no-turning"));
    }
    for (number, one) in NUMBERS.iter().zip(turning) {
        let (before, after) = (percent(one.best.score), one.played.as_ref().map(|line| percent(line.score)));
        let (played, best) = (told(replay, one, most), better(game, one, most));
        let after = after.unwrap_or_default();
        let turned = text!(
            "analysis-turning",
            number = *number,
            played,
            before,
            after,
            best,
            why = why(game, one, most)
        );
        lines.push(turned.trim_end().to_owned());
    }
    if analysis.has_secrets() {
        lines.push(text!("analysis-honest"));
    }
    lines.push(text!("analysis-budget", nodes = grouped(analysis.nodes)));
    lines
}

fn curve_picture(
    replay: &ReplayView,
    found: &GameAnalysis,
    style: &Style,
) -> Result<CreateAttachment, PictureError> {
    let curve = curve_of(replay.game(), &found.analysis);
    let png = trickmate_render::curve(&curve, style)?;
    Ok(CreateAttachment::bytes(png, "analysis.png").description(trickmate_render::curve_alt(&curve)))
}

/// Returns the result for everybody.
fn for_all(replay: &ReplayView, found: &GameAnalysis) -> Result<OutgoingMessage, PictureError> {
    let open = analysis_button(found.game, AnalysisAsk::Open(0), text!("button-step-through"));
    let file = curve_picture(replay, found, &Audience::All.style())?;
    let rows = vec![CreateActionRow::Buttons(vec![open])];
    Ok(OutgoingMessage::new(overview_words(replay, found.game, &found.analysis)).rows(rows).file(file))
}

/// Returns the result for one person, as a view that leads to the choices.
fn overview(
    replay: &ReplayView,
    found: &GameAnalysis,
    to: Audience,
) -> Result<OutgoingMessage, PictureError> {
    let file = curve_picture(replay, found, &to.style())?;
    let mut buttons = steps(found, None);
    buttons.push(analysis_button(found.game, AnalysisAsk::Share, text!("button-show-all")));
    let rows = vec![CreateActionRow::Buttons(buttons)];
    Ok(OutgoingMessage::new(overview_words(replay, found.game, &found.analysis)).rows(rows).file(file))
}

/// Returns the buttons that lead to other choices.
fn steps(found: &GameAnalysis, at: Option<usize>) -> Vec<CreateButton> {
    let all = &found.analysis.judgements;
    let last = all.len().saturating_sub(1);
    let turning: Vec<usize> = found
        .analysis
        .turning_points()
        .iter()
        .filter_map(|one| all.iter().position(|other| other.span == one.span))
        .collect();
    let next_turning = turning.iter().find(|place| at.is_none_or(|at| **place > at)).or(turning.first());
    let to = |step: Step| match (step, at) {
        (Step::Back, None) | (Step::Next, None) => Some(0).filter(|_| step == Step::Next),
        (Step::Back, Some(at)) => at.checked_sub(1),
        (Step::Next, Some(at)) => Some(at + 1).filter(|next| *next <= last),
        (Step::Turning, _) => next_turning.copied().filter(|place| Some(*place) != at),
    };
    STEPS
        .into_iter()
        .map(|(step, _, label)| {
            let target = to(step);
            analysis_button(found.game, AnalysisAsk::Step(step, target.unwrap_or(0)), text!(label))
                .disabled(target.is_none())
        })
        .collect()
}

/// Shows one choice: the position before it, the action played, and a better one.
fn choice(
    replay: &ReplayView,
    found: &GameAnalysis,
    at: usize,
    to: Audience,
) -> Result<OutgoingMessage, PictureError> {
    let at = at.min(found.analysis.judgements.len().saturating_sub(1));
    let Some(one) = found.analysis.judgements.get(at) else { return overview(replay, found, to) };
    let game = replay.game();
    let words = fitting(|most| choice_lines(replay, (one, at, found.analysis.judgements.len()), most));
    let board = game.after(one.span.from)?.view(game.spectator());
    let file = ui::picture::board(&board, replay.labels(), &to.style())?;
    let share = replay.button(ReplayAsk::Share(one.span.from), text!("button-share"));
    let curve = analysis_button(found.game, AnalysisAsk::Curve, text!("analysis-button-curve"));
    let rows =
        vec![CreateActionRow::Buttons(steps(found, Some(at))), CreateActionRow::Buttons(vec![curve, share])];
    Ok(to.with_text(OutgoingMessage::new(words).rows(rows).file(file), &board, replay.labels()))
}

/// Returns the lines about a choice, given its index and the number of choices.
fn choice_lines(
    replay: &ReplayView,
    (one, at, count): (&Judgement, usize, usize),
    most: usize,
) -> Vec<String> {
    let game = replay.game();
    let played = told(replay, one, most);
    let mut lines = vec![replay.heading(), text!("analysis-choice", number = at + 1, count, played)];
    let best = percent(one.best.score);
    match &one.played {
        _ if one.is_forced => lines.push(text!("analysis-forced", value = best)),
        None => lines.push(text!("analysis-not-judged", value = best)),
        Some(played) if one.loss() < 0.005 => {
            lines.push(text!("analysis-as-good", value = percent(played.score)));
        }
        Some(played) => lines.push(text!("analysis-lost", before = best, after = percent(played.score))),
    }
    lines.push(text!("analysis-line", line = line(game, one.span.from, &one.best.moves, most)));
    if let Some(played) = one.played.as_ref().filter(|line| **line != one.best && line.moves.len() > 1) {
        let line = line(game, one.span.from, &played.moves, most);
        lines.push(text!("analysis-line-played", line));
    }
    if one.is_partial {
        lines.push(text!("analysis-partial"));
    }
    if one.is_blind {
        let seat = game.game().seats()[one.span.seat.index()].title;
        lines.push(text!("analysis-honest-choice", seat));
    }
    lines
}

/// The result of a button of an analysis.
pub(crate) enum Opened {
    /// The result, or a part of it.
    Shown(OutgoingMessage),
    /// The analysis is being made.
    UnderWay(OutgoingMessage),
}

/// Answers a button of an analysis.
pub(crate) async fn open(bot: &Bot, asker: Asker, id: AnalysisId) -> Result<Opened, CommandError> {
    let cost = if id.ask == AnalysisAsk::Whole { Request::Analysis } else { Request::Picture };
    bot.pacing.spend(asker.person, cost)?;
    let hosted = bot.service.matches().hosted_match(id.game).await?;
    let found = bot.service.analysis().analyse(&hosted).await?;
    match found.state {
        AnalysisState::UnderWay => {
            let game = Arc::clone(&hosted.game);
            let count = move || spans(&game).len();
            let choices = bot.service.workers().run(Lane::Game, count).await.map_err(ServiceError::from)?;
            let words = text!("analysis-under-way", game = id.game, choices);
            return match id.ask {
                AnalysisAsk::Share => Err(CommandError::words(words)),
                _ => Ok(Opened::UnderWay(OutgoingMessage::new(words))),
            };
        }
        AnalysisState::Failed => {
            return Err(CommandError::words(text!("analysis-failed", game = id.game)));
        }
        AnalysisState::Done => {}
    }
    let replay = replay::panel::find(bot, Source::Game(id.game), asker.server).await?;
    let audience = replay::panel::audience(&bot.service, &replay, asker.person).await?;
    let drawn = replay.clone();
    let draw = move || match id.ask {
        AnalysisAsk::Share => for_all(&drawn, &found),
        AnalysisAsk::Whole | AnalysisAsk::Curve => overview(&drawn, &found, audience),
        AnalysisAsk::Open(at) | AnalysisAsk::Step(_, at) => choice(&drawn, &found, at, audience),
    };
    let drawn = bot.pictures.run(Lane::Replay, draw).await;
    drawn.map(Opened::Shown).map_err(|error| replay.failure(error))
}

/// Returns the answer to somebody who has waited for an analysis: the result, or the reason for its absence.
pub(crate) async fn made(
    service: &GameService,
    pictures: &Pictures,
    hosted: &HostedMatch,
    found: GameAnalysis,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    if found.state == AnalysisState::Failed {
        return Ok(OutgoingMessage::new(text!("analysis-failed", game = found.game)));
    }
    let replay = ReplayView::of(hosted.clone().shown_on(hosted.server));
    let audience = replay::panel::audience(service, &replay, person).await?;
    let drawn = replay.clone();
    let drawn = pictures.run(Lane::Replay, move || overview(&drawn, &found, audience)).await;
    drawn.map_err(|error| replay.failure(error))
}

#[cfg(test)]
mod tests {
    use trickmate_engine::Line;
    use trickmate_study::analysis::Span;
    use trickmate_testkit::heaviest::HEAVIEST;
    use trickmate_text::{Language, speak};

    use super::*;

    /// The number of actions of each choice.
    const TURN: usize = 60;

    /// Returns a match that begins with a turn of many cards.
    fn long_turn() -> Match {
        let set_up = HEAVIEST.into_iter().find(|(name, _)| *name == "a hand of 200").unwrap().1;
        let mut game = set_up();
        for _ in 0..TURNING_POINTS * TURN {
            let legal = game.legal(Viewer::Omniscient);
            let action = legal.iter().rfind(|action| *action != "end").unwrap().clone();
            game.play(&action).unwrap();
        }
        game
    }

    fn line(moves: &[String], score: f64) -> Line {
        Line { moves: moves.to_vec(), score: Score::Win(score) }
    }

    fn judged(game: &Match, span: Span) -> Judgement {
        let moves = span.actions(game);
        let (best, played) = (line(&moves, 0.9), Some(line(&moves, 0.1)));
        Judgement { span, best, played, is_forced: false, is_blind: true, is_partial: true }
    }

    #[test]
    fn three_long_turning_points_fit_into_a_message_in_every_language() {
        let game = long_turn();
        // A turn is one choice; three parts of it are as long as three turns.
        let span = |part: usize| Span { from: part * TURN, to: (part + 1) * TURN, seat: Seat::First };
        let judgements: Vec<Judgement> = (0..TURNING_POINTS).map(|part| judged(&game, span(part))).collect();
        let analysis = Analysis::with(30_000, judgements);
        let players = [i64::MAX, i64::MAX - 1].map(PlayerId::new);
        let replay = ReplayView::of_players(game, players);
        let mut longest = 0;
        for language in Language::all() {
            speak(language, || {
                let whole = overview_lines(&replay, MatchId::new(1), &analysis, LENGTHS[0]).join("\n");
                longest = longest.max(whole.chars().count());
                let text = overview_words(&replay, MatchId::new(1), &analysis);
                assert!(text.chars().count() <= MAX_LEN, "{}: {text}", language.name());
                let budget = text!("analysis-budget", nodes = grouped(30_000));
                assert!(text.ends_with(&budget) && NUMBERS.iter().all(|number| text.contains(number)));
                let choice = choice_lines(&replay, (&analysis.judgements[0], 0, 4), LENGTHS[2]).join("\n");
                assert!(choice.chars().count() <= MAX_LEN, "{choice}");
            });
        }
        assert!(longest > MAX_LEN, "nothing had to be shortened: {longest}");
    }
}
