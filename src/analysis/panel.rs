//! The analysis of a game that is over: its curve and turning points, and its choices one at a time.

use crate::replay;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateAttachment, CreateButton};

use crate::analysis::buttons::analysis_button;
use crate::analysis::curve::curve_of;
use crate::analysis::ids::{AnalysisAsk, AnalysisId, STEPS, Step};
use crate::analysis::merit_text::merit_text;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::replay::ids::{ReplayAsk, Source};
use crate::replay::panel::{Audience, ReplayView};
use crate::ui;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::grouped;
use crate::ui::picture::PictureError;
use crate::ui::shown_match::link;
use trickmate_engine::Score;
use trickmate_host::workers::Lane;
use trickmate_host::{AnalysisState, GameAnalysis, merits_over};
use trickmate_render::Style;
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_study::analysis::{Analysis, Judgement, TURNING_POINTS, spans};
use trickmate_text::text;

/// Numbers of the turning points on the curve, in circles since moves have numbers too.
const NUMBERS: [&str; TURNING_POINTS] = ["①", "②", "③"];
/// Number of reasons for a choice.
const REASONS: usize = 2;

fn percent(score: Score) -> String {
    text!("analysis-percent", value = format!("{:.0}", score.expected() * 100.0))
}

/// Returns the actions of a choice, with its move number.
fn told(game: &Match, one: &Judgement) -> String {
    let numbered = game.numbered();
    let first = numbered.get(one.span.from).cloned().unwrap_or_default();
    let rest = one.span.actions(game).into_iter().skip(1);
    [first].into_iter().chain(rest).collect::<Vec<_>>().join(", ")
}

/// Returns the moves of a line, the first of which are one choice.
fn line(moves: &[String]) -> String {
    moves.join(" ")
}

/// Returns the actions of the best choice; in a game whose turns have several actions, the whole turn.
fn better(game: &Match, one: &Judgement) -> String {
    match game.game().turn_end() {
        Some(_) => one.best.moves.join(", "),
        None => one.best.moves.first().cloned().unwrap_or_default(),
    }
}

/// Returns the reason why another action was better, as a line.
fn why(game: &Match, one: &Judgement) -> String {
    let mut reasons = Vec::new();
    match one.best.score {
        Score::Mate(moves) if moves > 0 => reasons.push(text!("analysis-wins-by-force", moves)),
        _ => {}
    }
    let played = one.span.actions(game);
    if let (Ok(before), Some(action), Some(instead)) =
        (game.after(one.span.from), one.best.moves.first(), played.first())
    {
        reasons.extend(merits_over(&before, one.span.seat, action, instead).iter().map(merit_text));
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
    // A reply that also answers the better choice is no reason.
    let is_new = |action: &&String| {
        after_best.as_ref().is_none_or(|after| {
            let other = one.span.seat.other();
            !after.position().observe(Viewer::Omniscient).legal(other).contains(action)
        })
    };
    reasons.extend(answer.filter(is_new).map(|action| text!("analysis-allows", action)));
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

/// Returns the result of the analysis in words.
fn overview_words(replay: &ReplayView, found: &GameAnalysis) -> String {
    let (game, analysis) = (replay.game(), &found.analysis);
    let mut lines = vec![text!("analysis-heading", game = found.game), replay.heading()];
    lines.push(accuracies(replay, analysis));
    let turning = analysis.turning_points();
    if turning.is_empty() {
        lines.push(text!("analysis-no-turning"));
    }
    for (number, one) in NUMBERS.iter().zip(turning) {
        let (before, after) = (percent(one.best.score), one.played.as_ref().map(|line| percent(line.score)));
        let (played, best) = (told(game, one), better(game, one));
        let after = after.unwrap_or_default();
        let turned =
            text!("analysis-turning", number = *number, played, before, after, best, why = why(game, one));
        lines.push(turned.trim_end().to_owned());
    }
    if analysis.has_secrets() {
        lines.push(text!("analysis-honest"));
    }
    lines.push(text!("analysis-budget", nodes = grouped(analysis.nodes)));
    lines.join("\n")
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

/// Returns the message for everybody: the analysis is under way, or its result.
pub(crate) fn for_all(replay: &ReplayView, found: &GameAnalysis) -> Result<OutgoingMessage, PictureError> {
    let open = analysis_button(found.game, AnalysisAsk::Open(0), text!("button-step-through"));
    match found.state {
        AnalysisState::UnderWay => {
            let choices = spans(replay.game()).len();
            let words = text!("analysis-under-way", game = found.game, choices);
            Ok(OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(vec![open.disabled(true)])]))
        }
        AnalysisState::Failed => Ok(OutgoingMessage::new(text!("analysis-failed", game = found.game))),
        AnalysisState::Done => {
            let file = curve_picture(replay, found, &Audience::All.style())?;
            let rows = vec![CreateActionRow::Buttons(vec![open])];
            Ok(OutgoingMessage::new(overview_words(replay, found)).rows(rows).file(file))
        }
    }
}

/// Returns the same for one person, as a view that leads to the choices.
fn overview(
    replay: &ReplayView,
    found: &GameAnalysis,
    to: Audience,
) -> Result<OutgoingMessage, PictureError> {
    let file = curve_picture(replay, found, &to.style())?;
    let rows = vec![CreateActionRow::Buttons(steps(found, None))];
    Ok(OutgoingMessage::new(overview_words(replay, found)).rows(rows).file(file))
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
    let mut lines = vec![
        replay.heading(),
        text!(
            "analysis-choice",
            number = at + 1,
            count = found.analysis.judgements.len(),
            player = replay.player(one.span.seat),
            played = told(game, one)
        ),
    ];
    let best = percent(one.best.score);
    match &one.played {
        _ if one.is_forced => lines.push(text!("analysis-forced", value = best)),
        None => lines.push(text!("analysis-not-judged", value = best)),
        Some(played) if one.loss() < 0.005 => {
            lines.push(text!("analysis-as-good", value = percent(played.score)));
        }
        Some(played) => lines.push(text!("analysis-lost", before = best, after = percent(played.score))),
    }
    lines.push(text!("analysis-line", line = line(&one.best.moves)));
    if let Some(played) = one.played.as_ref().filter(|line| **line != one.best && line.moves.len() > 1) {
        lines.push(text!("analysis-line-played", line = line(&played.moves)));
    }
    if one.is_partial {
        lines.push(text!("analysis-partial"));
    }
    if one.is_blind {
        let seat = game.game().seats()[one.span.seat.index()].title;
        lines.push(text!("analysis-honest-choice", seat));
    }
    let board = game.after(one.span.from)?.view(game.spectator());
    let file = ui::picture::board(&board, replay.labels(), &to.style())?;
    let share = replay.button(ReplayAsk::Share(one.span.from), text!("button-share"));
    let curve = analysis_button(found.game, AnalysisAsk::Curve, text!("analysis-button-curve"));
    let rows =
        vec![CreateActionRow::Buttons(steps(found, Some(at))), CreateActionRow::Buttons(vec![curve, share])];
    Ok(to.with_text(OutgoingMessage::new(lines.join("\n")).rows(rows).file(file), &board, replay.labels()))
}

/// Answers a button of an analysis. An unfinished analysis says that it is under way.
pub(crate) async fn open(bot: &Bot, asker: Asker, id: AnalysisId) -> Result<OutgoingMessage, CommandError> {
    let cost = if id.ask == AnalysisAsk::Whole { Request::Analysis } else { Request::Picture };
    bot.pacing.spend(asker.person, cost)?;
    let hosted = bot.service.matches().hosted_match(id.game).await?;
    let (server, place) = (hosted.server, hosted.place());
    let found = bot.service.analysis().analyse(&hosted).await?;
    match found.state {
        AnalysisState::UnderWay => {
            let told = found.message.map(|(channel, message)| (channel, Some(message)));
            let (channel, message) = told.unwrap_or((place, None));
            let link = link(server, channel, message);
            return Ok(OutgoingMessage::new(text!("analysis-asked", game = id.game, link)));
        }
        AnalysisState::Failed => {
            return Ok(OutgoingMessage::new(text!("analysis-failed", game = id.game)));
        }
        AnalysisState::Done => {}
    }
    let replay = replay::panel::find(bot, Source::Game(id.game), asker.server).await?;
    let audience = replay::panel::audience(bot, &replay, asker.person).await?;
    let drawn = replay.clone();
    let draw = move || match id.ask {
        AnalysisAsk::Whole | AnalysisAsk::Curve => overview(&drawn, &found, audience),
        AnalysisAsk::Open(at) | AnalysisAsk::Step(_, at) => choice(&drawn, &found, at, audience),
    };
    bot.pictures.run(Lane::Replay, draw).await.map_err(|error| replay.failure(error))
}
