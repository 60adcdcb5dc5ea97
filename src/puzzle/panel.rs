//! Puzzles: the choice of a game, a position to solve, and the answers to attempts.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::analysis::hint_reason_text::hint_reason_text;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::board;
use crate::board::exercise::{Choices, Chosen, Ids, with_position};
use crate::board::move_menu::label_of;
use crate::help;
use crate::puzzle::ids::{PuzzleId, PuzzleRef};
use crate::ui;
use crate::ui::command_error::{CommandError, reason};
use crate::ui::format::change;
use trickmate_host::{Preferences, PuzzleResult, Solver, visible_reasons};
use trickmate_rules::view::SquareIndex;
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_study::puzzle::{Answer, Collection, Puzzle, Right, Theme, collection};
use trickmate_text::{joined, rules, text, word};

/// Action of a solver in a puzzle.
pub(crate) enum PuzzleAction {
    /// A look at the puzzle.
    Look,
    /// A choice of these entries.
    Choose(Vec<u16>),
    /// A typed answer.
    Type(String),
    /// A request for the piece that moves first.
    Hint,
    /// Giving up.
    Solve,
    /// A look at a step of the solution.
    Step,
}

/// Answer of a puzzle.
pub(crate) struct Reply {
    pub(crate) message: OutgoingMessage,
    /// The result, once it is certain.
    pub(crate) decided: Option<PuzzleResult>,
}

struct PuzzleIds(PuzzleRef);

impl Ids for PuzzleIds {
    type Id = PuzzleId;

    fn entry(&self, path: Vec<u16>) -> PuzzleId {
        PuzzleId::Try(self.0, path)
    }

    fn list(&self, list: u16) -> PuzzleId {
        PuzzleId::List(self.0, list)
    }
}

fn button(id: PuzzleId, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.to_string()).label(label).style(style)
}

/// Returns the list of games with the solver's rating.
pub(crate) fn home(solver: &[Solver]) -> Result<OutgoingMessage, CommandError> {
    let (mut lines, mut buttons) = (Vec::new(), Vec::new());
    for game in trickmate_rules::GAMES {
        let title = word(game.title());
        let known = solver.iter().find(|known| known.game == game.name());
        lines.push(match known {
            Some(known) => text!(
                "puzzle-home-game",
                title,
                rating = known.rating.to_string(),
                solved = known.solved,
                tried = known.tried,
                streak = known.best_streak
            ),
            None => {
                let count = collection(game.name())?.all().len();
                text!("puzzle-home-new", title, count)
            }
        });
        buttons.push(button(PuzzleId::Next(game.name(), None), title.to_owned(), ButtonStyle::Primary));
    }
    buttons.push(help::buttons::back());
    let words = text!("puzzle-home", games = lines.join("\n"));
    Ok(OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(buttons)]))
}

/// Returns the title of a theme.
pub(crate) fn theme_name(theme: Theme) -> String {
    text!(&format!("theme-{theme}"))
}

fn names(themes: &[Theme]) -> String {
    let names: Vec<String> = themes.iter().map(|theme| theme_name(*theme)).collect();
    joined(&names)
}

/// Returns the themes of a game's puzzles, the most frequent first; without a game, the themes of all games.
pub(crate) fn themes(game: Option<&str>) -> Vec<Theme> {
    let of = |game: &str| -> Vec<Theme> {
        let known = collection(game).map(Collection::themes).unwrap_or_default();
        known.into_iter().map(|(theme, _)| theme).collect()
    };
    if let Some(game) = game {
        return of(game);
    }
    let used: Vec<Theme> = trickmate_rules::GAMES.iter().flat_map(|game| of(game.name())).collect();
    Theme::ALL.iter().copied().filter(|theme| used.contains(theme)).collect()
}

/// Returns the refusal of an unknown theme, with the known ones.
pub(crate) fn no_such_puzzle(game: Option<&str>) -> CommandError {
    let themes = names(&themes(game));
    CommandError::words(match game.and_then(trickmate_rules::game) {
        Some(game) => text!("puzzle-none-of-game", title = word(game.title()), themes),
        None => text!("puzzle-none", themes),
    })
}

/// Returns the solver's goal after some plies of the solution, such as "checkmate in 2".
pub(crate) fn goal(puzzle: &Puzzle, plies: usize) -> String {
    let moves = puzzle.moves.len().saturating_sub(plies).div_ceil(2);
    let is_turn = puzzle.game.turn_end().is_some();
    let has = |theme: Theme| puzzle.themes.contains(&theme);
    match () {
        () if has(Theme::Mate) && is_turn => text!("puzzle-goal-mate-turn"),
        () if has(Theme::Mate) => text!("puzzle-goal-mate", moves),
        () if has(Theme::Win) && is_turn => text!("puzzle-goal-win-turn"),
        () if has(Theme::Win) => text!("puzzle-goal-win", moves),
        () if has(Theme::HandSwing) => text!("puzzle-goal-hand"),
        () => text!("puzzle-goal-advantage"),
    }
}

/// Returns the difficulty of a puzzle, in stars and a word.
pub(crate) fn difficulty(puzzle: &Puzzle) -> String {
    match puzzle.rating {
        ..1050 => text!("puzzle-easy"),
        1050..1300 => text!("puzzle-medium"),
        1300..1550 => text!("puzzle-hard"),
        1550.. => text!("puzzle-very-hard"),
    }
}

/// Returns the solution of a puzzle, as a line for everybody.
pub(crate) fn solution_line(puzzle: &Puzzle) -> Result<String, CommandError> {
    let (moves, solved) = (puzzle.moves.len(), puzzle.after(puzzle.moves.len())?);
    let end = solved.plies().len();
    let told = board::story::of_exercise(&solved, end.saturating_sub(moves)..end, puzzle.solver()?, false);
    let told = board::story::written(&told, &escape(&puzzle.moves.join(" ")));
    Ok(text!("puzzle-solution", told, themes = names(&puzzle.themes)))
}

/// Returns the line about an attempt's effect on the ratings.
pub(crate) fn rating_line(noted: Option<&(Solver, Solver)>, result: PuzzleResult) -> String {
    let Some((before, after)) = noted else { return text!("puzzle-unrated") };
    let (rating, change) = (after.rating.to_string(), change(before.rating.value, after.rating.value));
    match result {
        PuzzleResult::Solved => text!("puzzle-rating-won", rating, change, streak = after.streak),
        PuzzleResult::Missed => text!("puzzle-rating-lost", rating, change),
        PuzzleResult::Hinted => text!("puzzle-rating-hinted", rating),
    }
}

/// A puzzle while its answer is being built.
struct Page<'a> {
    puzzle: &'static Puzzle,
    at: PuzzleRef,
    solver: Seat,
    preferences: &'a Preferences,
    /// `true` if the result is still open and will count.
    counts: bool,
}

/// Finds a puzzle.
pub(crate) fn find(at: PuzzleRef) -> Result<&'static Puzzle, CommandError> {
    let found = collection(at.game)?.get(&format!("{:08x}", at.puzzle));
    found.ok_or_else(|| CommandError::words(text!("puzzle-gone")))
}

/// Returns the answer of a puzzle to a solver's action; only the first attempt may count. Draws a picture.
pub(crate) fn answer(
    at: PuzzleRef,
    action: PuzzleAction,
    preferences: &Preferences,
    counts: bool,
) -> Result<Reply, CommandError> {
    let puzzle = find(at)?;
    let plies = usize::from(at.ply).min(puzzle.moves.len().saturating_sub(1));
    let page = Page { puzzle, at, solver: puzzle.solver()?, preferences, counts };
    let game = puzzle.after(plies)?;
    let typed = match action {
        PuzzleAction::Look => return page.ask(&game, &[], None),
        PuzzleAction::Hint => return page.hint(&game),
        PuzzleAction::Solve => {
            let decided = page.is_open().then_some(PuzzleResult::Missed);
            return Ok(Reply { decided, ..page.step(usize::from(at.ply) + 1)? });
        }
        PuzzleAction::Step => return page.step(usize::from(at.ply)),
        PuzzleAction::Choose(path) => {
            match board::exercise::follow(&game, page.solver, &path, &PuzzleIds(at)) {
                Some(Chosen::Action(text)) => text,
                Some(Chosen::Rows(..)) => return page.ask(&game, &path, None),
                None => return page.ask(&game, &[], None),
            }
        }
        PuzzleAction::Type(text) => text,
    };
    match puzzle.answer(plies, &typed)? {
        Answer::Right(right) => page.right(&right),
        Answer::Wrong(action) => {
            let action = label_of(&game, page.solver, Viewer::Seat(page.solver), &action);
            let line = text!("puzzle-wrong", action = escape(&action));
            let missed = Page { at: PuzzleRef { missed: true, ..at }, ..page };
            let reply = missed.ask(&game, &[], Some(line))?;
            Ok(Reply { decided: page.is_open().then_some(PuzzleResult::Missed), ..reply })
        }
        // An illegal action does not count as an answer.
        Answer::Refused(error) => {
            let typed: String = typed.chars().filter(|letter| *letter != '`').take(60).collect();
            let line = text!("puzzle-refused", typed = format!("`{typed}`"), why = escape(&reason(&error)));
            page.ask(&game, &[], Some(line))
        }
    }
}

impl Page<'_> {
    /// Returns `true` until a wrong answer or a hint decides how the attempt is rated.
    fn is_open(&self) -> bool {
        !self.at.missed && !self.at.hinted
    }

    /// Returns the task, with the remaining goal after the plies played.
    fn task(&self) -> String {
        let seat = self.puzzle.game.seats()[self.solver.index()].title;
        text!("puzzle-task", seat, goal = goal(self.puzzle, usize::from(self.at.ply)))
    }

    /// Shows the position with a hint: the piece that moves next in the solution.
    fn hint(&self, game: &Match) -> Result<Reply, CommandError> {
        let next = self.puzzle.moves.get(usize::from(self.at.ply)).map_or("", String::as_str);
        let piece = board::exercise::first_step(game, self.solver, next);
        let line =
            piece.map_or_else(|| self.task(), |piece| text!("puzzle-hint-line", piece = escape(&piece)));
        let hinted = Page { at: PuzzleRef { hinted: true, ..self.at }, ..*self };
        let reply = hinted.ask(game, &[], Some(line))?;
        Ok(Reply { decided: self.is_open().then_some(PuzzleResult::Hinted), ..reply })
    }

    fn heading(&self, below: &[String]) -> String {
        let (title, id) = (word(self.puzzle.game.title()), format!("`{}`", self.puzzle.id));
        let mut lines = vec![text!("puzzle-heading", title, id, difficulty = difficulty(self.puzzle))];
        lines.extend_from_slice(below);
        if let Some(theme) = self.at.theme {
            lines.push(text!("puzzle-theme", theme = theme_name(theme)));
        }
        lines.join("\n")
    }

    fn pictured(
        &self,
        below: &[String],
        game: &Match,
        pointed: Vec<SquareIndex>,
    ) -> Result<OutgoingMessage, CommandError> {
        let hands = ui::poker_hands::position(&game.view(Viewer::Seat(self.solver)));
        let below: Vec<String> = below.iter().cloned().chain(hands).collect();
        let draft = OutgoingMessage::new(self.heading(&below));
        Ok(with_position(draft, game, self.solver, pointed, self.preferences)?)
    }

    /// Returns the position with its choices, after those made so far.
    fn ask(&self, game: &Match, path: &[u16], line: Option<String>) -> Result<Reply, CommandError> {
        let choices = match board::exercise::follow(game, self.solver, path, &PuzzleIds(self.at)) {
            Some(Chosen::Rows(choices)) => choices,
            _ => Choices::default(),
        };
        let Choices { mut rows, chosen, targets } = choices;
        let plain = |id: PuzzleId, key: String| button(id, key, ButtonStyle::Secondary);
        let mut buttons = Vec::new();
        if !path.is_empty() {
            buttons.push(plain(PuzzleId::Try(self.at, Vec::new()), text!("puzzle-back")));
        }
        buttons.push(plain(PuzzleId::Type(self.at), text!("puzzle-type")));
        // Players see the cost of help before they get it.
        let costs = self.counts && self.is_open();
        if !self.at.hinted {
            let hint = if costs { "puzzle-hint-counts" } else { "puzzle-hint" };
            buttons.push(plain(PuzzleId::Hint(self.at), text!(hint)));
        }
        let show = if costs { "puzzle-show-counts" } else { "puzzle-show" };
        buttons.push(plain(PuzzleId::Solve(self.at), text!(show)));
        rows.push(CreateActionRow::Buttons(buttons));
        let task = line.unwrap_or_else(|| self.task());
        let chosen = chosen.map(|(piece, ask)| text!("puzzle-chosen", piece, ask));
        let below: Vec<String> = [task].into_iter().chain(chosen).collect();
        Ok(Reply { message: self.pictured(&below, game, targets)?.rows(rows), decided: None })
    }

    /// Tells a right answer with its notation, and the replies to it.
    fn answered(&self, right: &Right) -> String {
        let end = right.game.plies().len();
        let reply = end.saturating_sub(right.replies.len());
        let told = |plies| board::story::of_exercise(&right.game, plies, self.solver, true);
        let own = board::story::written(&told(reply.saturating_sub(1)..reply), &escape(&right.action));
        let replies = told(reply..end);
        if replies.is_empty() { own } else { format!("{own} {replies}") }
    }

    /// Returns the message after a right answer: the next choice, or the end.
    fn right(&self, right: &Right) -> Result<Reply, CommandError> {
        let told = self.answered(right);
        if right.is_solved {
            let solved = text!("puzzle-solved", told, themes = names(&self.puzzle.themes));
            let message = self.pictured(&[solved], &right.game, Vec::new())?;
            let decided = self.is_open().then_some(PuzzleResult::Solved);
            return Ok(Reply { message: message.rows(self.onward()), decided });
        }
        let line = text!("puzzle-right", told);
        let at = PuzzleRef { ply: u16::try_from(right.plies).unwrap_or(u16::MAX), ..self.at };
        Page { at, ..*self }.ask(&right.game, &[], Some(line))
    }

    /// Returns a step of the solution: the position after this many of its actions, the effect of the latest one, and
    /// its reason.
    fn step(&self, plies: usize) -> Result<Reply, CommandError> {
        let steps = self.puzzle.moves.len();
        let plies = plies.clamp(1, steps.max(1));
        let game = self.puzzle.after(plies)?;
        let end = game.plies().len();
        let told = board::story::of_exercise(&game, end.saturating_sub(1)..end, self.solver, true);
        let reason = self.reason(&game, plies)?;
        let lines = [solution_line(self.puzzle)?, text!("puzzle-step", step = plies, steps, told, reason)];
        let to = |plies: usize| PuzzleRef { ply: u16::try_from(plies).unwrap_or(u16::MAX), ..self.at };
        let back = button(PuzzleId::Step(to(plies - 1)), text!("button-back"), ButtonStyle::Secondary);
        let next = button(PuzzleId::Step(to(plies + 1)), text!("button-next"), ButtonStyle::Primary);
        let row = vec![back.disabled(plies <= 1), next.disabled(plies >= steps)];
        let mut rows = vec![CreateActionRow::Buttons(row)];
        rows.extend(self.onward());
        Ok(Reply { message: self.pictured(&lines, &game, Vec::new())?.rows(rows), decided: None })
    }

    /// Returns the reason for the latest action of the solution.
    fn reason(&self, game: &Match, plies: usize) -> Result<String, CommandError> {
        let before = self.puzzle.after(plies - 1)?;
        let Some(ply) = game.plies().last().filter(|ply| ply.seat == Some(self.solver)) else {
            return Ok(text!("puzzle-step-reply"));
        };
        if let Some(outcome) = game.outcome() {
            return Ok(text!("puzzle-step-wins", reason = rules::reason(outcome.reason)));
        }
        let reasons = visible_reasons(&before, self.solver, ply.action());
        let reasons: Vec<String> = reasons.iter().map(hint_reason_text).collect();
        Ok(match plies >= self.puzzle.moves.len() {
            true if reasons.is_empty() => text!("puzzle-step-last", themes = names(&self.puzzle.themes)),
            false if reasons.is_empty() => text!("puzzle-step-quiet"),
            _ => reasons.join(" "),
        })
    }

    fn onward(&self) -> Vec<CreateActionRow> {
        let next = PuzzleId::Next(self.at.game, self.at.theme);
        vec![CreateActionRow::Buttons(vec![
            button(next, text!("puzzle-next"), ButtonStyle::Success),
            button(PuzzleId::Home, text!("puzzle-games"), ButtonStyle::Secondary),
        ])]
    }
}
