//! Lessons: the games, the lessons of a game, and the steps.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::board;
use crate::board::exercise::{Choices, Chosen, Ids, with_position};
use crate::board::move_menu::label_of;
use crate::help;
use crate::learn::ids::{LearnId, StepRef, Trial};
use crate::ui::command_error::{CommandError, reason};
use crate::ui::entry::LIST;
use trickmate_host::{LessonProgress, Preferences};
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_study::lesson::{Course, Lesson, Step, Task, Verdict, courses, learner};
use trickmate_text::{text, word};

/// Number of wrong answers after which the solution is shown.
const MAX_TRIES: u16 = 3;

/// Action of a learner in a step.
pub(crate) enum StepAction {
    /// A look at the step.
    Look,
    /// A request for a hint.
    Hint,
    /// A choice of these entries.
    Choose(Vec<u16>),
    /// A typed answer.
    Type(String),
}

/// Answer of a step.
pub(crate) struct Answer {
    pub(crate) message: OutgoingMessage,
    /// The step that the learner has reached; past the last one, the lesson is done.
    pub(crate) reached: Option<usize>,
}

fn button(id: &LearnId, key: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.clone().to_string()).label(key).style(style)
}

/// Returns the list of games with the learner's progress.
pub(crate) fn home(progress: &LessonProgress) -> Result<OutgoingMessage, CommandError> {
    let mut lines = Vec::new();
    let mut buttons = Vec::new();
    for course in courses()? {
        let (title, name) = (word(course.game.title()), course.game.name());
        let done = course.lessons.iter().filter(|lesson| progress.is_finished(name, &lesson.id)).count();
        let all = course.lessons.len();
        lines.push(text!("learn-home-game", title, done, all));
        buttons.push(button(&LearnId::Course(name), title.to_owned(), ButtonStyle::Primary));
    }
    let words = text!("learn-home", games = lines.join("\n"));
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    let latest = progress.begun().next().and_then(|(game, _)| trickmate_rules::game(game));
    if let Some(game) = latest {
        let label = format!("{}: {}", text!("learn-continue"), word(game.title()));
        let go_on = button(&LearnId::Continue(game.name()), label, ButtonStyle::Success);
        rows.push(CreateActionRow::Buttons(vec![go_on, help::buttons::back()]));
    } else {
        rows.push(CreateActionRow::Buttons(vec![help::buttons::back()]));
    }
    Ok(OutgoingMessage::new(words).rows(rows))
}

/// Returns the lessons of a game with the learner's progress.
pub(crate) fn course(course: &'static Course, progress: &LessonProgress) -> OutgoingMessage {
    let name = course.game.name();
    let line = |(lesson, number): (&Lesson, usize)| {
        let title = title(course, lesson);
        let steps = lesson.steps.len();
        match progress.next_step(name, &lesson.id) {
            Some(step) => format!("▶ {number}. {title} ({}/{steps})", step.min(steps)),
            None if progress.is_finished(name, &lesson.id) => format!("✅ {number}. {title}"),
            None => format!("▫ {number}. {title}"),
        }
    };
    let lines: Vec<String> = course.lessons.iter().zip(1..).map(line).collect();
    let words = text!("learn-course", title = word(course.game.title()), lessons = lines.join("\n"));
    let option = |(lesson, number): (&Lesson, usize)| {
        let steps = text!("learn-lesson-steps", steps = lesson.steps.len());
        let label = format!("{number}. {}", title(course, lesson));
        CreateSelectMenuOption::new(label, lesson.id.clone()).description(steps)
    };
    let options: Vec<_> = course.lessons.iter().zip(1..).take(LIST).map(option).collect();
    let menu =
        CreateSelectMenu::new(LearnId::Lessons(name).to_string(), CreateSelectMenuKind::String { options });
    let is_begun = progress.begun().any(|(game, _)| game == name);
    let is_new = !is_begun && course.lessons.iter().all(|lesson| !progress.is_finished(name, &lesson.id));
    let is_done = course.lessons.iter().all(|lesson| progress.is_finished(name, &lesson.id));
    let label = match (is_done, is_new) {
        (true, _) => text!("learn-again"),
        (_, true) => text!("learn-start"),
        _ => text!("learn-continue"),
    };
    OutgoingMessage::new(words).rows(vec![
        CreateActionRow::SelectMenu(menu.placeholder(text!("learn-pick"))),
        CreateActionRow::Buttons(vec![
            button(&LearnId::Continue(name), label, ButtonStyle::Success),
            button(&LearnId::Home, text!("learn-all"), ButtonStyle::Secondary),
        ]),
    ])
}

/// Returns the next step of a learner in a game: in the lesson of their last step, otherwise in the first unfinished
/// lesson.
pub(crate) fn next(course: &'static Course, progress: &LessonProgress) -> Option<StepRef> {
    let game = course.game.name();
    let at = |lesson: &'static Lesson, step: usize| {
        let step = u16::try_from(step.min(lesson.steps.len().saturating_sub(1))).ok()?;
        Some(StepRef { game, lesson: &lesson.id, step })
    };
    let begun = progress.begun().filter(|(known, _)| *known == game);
    let latest = begun.filter_map(|(_, lesson)| course.lessons.get(course.place(lesson)?)).next();
    if let Some(lesson) = latest {
        return at(lesson, progress.next_step(game, &lesson.id)?);
    }
    let new = course.lessons.iter().find(|lesson| !progress.is_finished(game, &lesson.id));
    at(new.or(course.lessons.first())?, 0)
}

fn title(course: &Course, lesson: &Lesson) -> String {
    text!(&format!("{}-{}", course.game.name(), lesson.id))
}

/// A step of a lesson while its answer is being built.
struct Page<'a> {
    course: &'static Course,
    lesson: &'static Lesson,
    step: &'static Step,
    at: StepRef,
    preferences: &'a Preferences,
}

struct TaskIds(Trial);

impl Ids for TaskIds {
    type Id = LearnId;

    fn entry(&self, path: Vec<u16>) -> LearnId {
        LearnId::Try(self.0, path)
    }

    fn list(&self, list: u16) -> LearnId {
        LearnId::List(self.0, list)
    }
}

/// Returns the answer of a step to an action of the learner. Draws a picture.
pub(crate) fn answer(
    trial: Trial,
    action: StepAction,
    preferences: &Preferences,
) -> Result<Answer, CommandError> {
    let gone = || CommandError::words(text!("learn-gone"));
    let at = trial.at;
    let course = trickmate_study::lesson::course(at.game)?;
    let lesson = course.place(at.lesson).and_then(|place| course.lessons.get(place)).ok_or_else(gone)?;
    let step = lesson.steps.get(usize::from(at.step)).ok_or_else(gone)?;
    let page = Page { course, lesson, step, at, preferences };
    let game = lesson.begin(course.game, usize::from(at.step))?;
    let seat = learner(&game);
    let Some(task) = &step.task else {
        let message = page.pictured(page.heading(&[]), &game, seat)?;
        let reached = usize::from(at.step) + 1;
        return Ok(Answer { message: message.rows(page.onward()), reached: Some(reached) });
    };
    let typed = match action {
        StepAction::Look => return page.ask(&game, seat, trial, &[], None),
        StepAction::Hint => {
            let hint = page.words("hint");
            let line = text!("learn-hint-line", hint);
            return page.ask(&game, seat, trial, &[], Some(line));
        }
        StepAction::Choose(path) => match board::exercise::follow(&game, seat, &path, &TaskIds(trial)) {
            Some(Chosen::Action(text)) => text,
            Some(Chosen::Rows(..)) => return page.ask(&game, seat, trial, &path, None),
            None => return page.ask(&game, seat, trial, &[], None),
        },
        StepAction::Type(text) => text,
    };
    match task.judge(&game, seat, &typed) {
        Verdict::Right(action) => page.done("learn-right", game, seat, &action),
        Verdict::Wrong(action, known) => {
            let action = escape(&label_of(&game, seat, Viewer::Seat(seat), &action));
            let line = match known {
                Some(place) => {
                    let words = page.words(&format!("wrong-{}", place + 1));
                    text!("learn-wrong-words", action, words)
                }
                None => text!("learn-wrong", action),
            };
            page.wrong(task, game, seat, trial, line)
        }
        Verdict::Refused(error) => {
            let typed: String = typed.chars().filter(|letter| *letter != '`').take(60).collect();
            let line = text!("learn-refused", typed = format!("`{typed}`"), why = escape(&reason(&error)));
            page.wrong(task, game, seat, trial, line)
        }
    }
}

impl Page<'_> {
    /// Returns one of the texts of the step.
    fn words(&self, attribute: &str) -> String {
        let key = format!("{}-{}-{}", self.course.game.name(), self.lesson.id, self.step.id);
        let key = if attribute.is_empty() { key } else { format!("{key}.{attribute}") };
        text!(&key)
    }

    /// Returns the title, the step’s words, and lines below them.
    fn heading(&self, below: &[String]) -> String {
        let title = title(self.course, self.lesson);
        let (step, steps) = (usize::from(self.at.step) + 1, self.lesson.steps.len());
        let mut lines = vec![text!("learn-heading", title, step, steps), self.words("")];
        lines.extend_from_slice(below);
        lines.join("\n")
    }

    fn pictured(&self, words: String, game: &Match, seat: Seat) -> Result<OutgoingMessage, CommandError> {
        let pointed = self.step.marked(game);
        Ok(with_position(OutgoingMessage::new(words), game, seat, pointed, self.preferences)?)
    }

    /// Returns the task with its choices, after those made so far.
    fn ask(
        &self,
        game: &Match,
        seat: Seat,
        trial: Trial,
        path: &[u16],
        line: Option<String>,
    ) -> Result<Answer, CommandError> {
        let choices = match board::exercise::follow(game, seat, path, &TaskIds(trial)) {
            Some(Chosen::Rows(choices)) => choices,
            _ => Choices::default(),
        };
        let Choices { mut rows, chosen, targets } = choices;
        let id = |id: LearnId, key: String| button(&id, key, ButtonStyle::Secondary);
        let mut buttons = Vec::new();
        if !path.is_empty() {
            buttons.push(id(LearnId::Try(trial, Vec::new()), text!("learn-back")));
        }
        buttons.extend([
            id(LearnId::Hint(trial), text!("learn-hint")),
            id(LearnId::Type(trial), text!("learn-type")),
            id(LearnId::Course(self.at.game), text!("learn-lessons")),
        ]);
        rows.push(CreateActionRow::Buttons(buttons));
        let chosen = chosen.map(|(piece, ask)| text!("learn-chosen", piece, ask));
        let below: Vec<String> = line.into_iter().chain(chosen).collect();
        let pointed = if targets.is_empty() { self.step.marked(game) } else { targets };
        let draft = OutgoingMessage::new(self.heading(&below)).rows(rows);
        let message = with_position(draft, game, seat, pointed, self.preferences)?;
        let reached = (trial.tries == 0 && path.is_empty()).then_some(usize::from(self.at.step));
        Ok(Answer { message, reached })
    }

    /// Returns the task again after a wrong answer, or the solution after too many.
    fn wrong(
        &self,
        task: &Task,
        game: Match,
        seat: Seat,
        trial: Trial,
        line: String,
    ) -> Result<Answer, CommandError> {
        let trial = Trial { tries: trial.tries.saturating_add(1), ..trial };
        match task.accept.first().filter(|_| trial.tries >= MAX_TRIES) {
            Some(solution) => self.done("learn-solved", game, seat, solution),
            None => self.ask(&game, seat, trial, &[], Some(line)),
        }
    }

    /// Returns the message after a right answer, with the button to the next step.
    fn done(&self, key: &str, mut game: Match, seat: Seat, action: &str) -> Result<Answer, CommandError> {
        game.act(seat, action).map_err(|error| CommandError::words(error.to_string()))?;
        let end = game.plies().len();
        let told = board::story::of_exercise(&game, end.saturating_sub(1)..end, seat, true);
        let told = board::story::written(&told, &escape(action));
        let mut below = vec![text!(key, told, words = self.words("done"))];
        let is_last = usize::from(self.at.step) + 1 >= self.lesson.steps.len();
        if is_last {
            let is_end = self.course.lessons.last().is_some_and(|last| last.id == self.lesson.id);
            below.push(if is_end {
                text!("learn-course-done", title = word(self.course.game.title()))
            } else {
                text!("learn-lesson-done")
            });
        }
        let draft = OutgoingMessage::new(self.heading(&below));
        let message = with_position(draft, &game, seat, Vec::new(), self.preferences)?.rows(self.onward());
        Ok(Answer { message, reached: Some(usize::from(self.at.step) + 1) })
    }

    /// Returns the buttons after a finished step.
    fn onward(&self) -> Vec<CreateActionRow> {
        let step = self.at.step.saturating_add(1);
        let following =
            self.course.place(&self.lesson.id).and_then(|place| self.course.lessons.get(place + 1));
        let mut buttons = Vec::new();
        if usize::from(step) < self.lesson.steps.len() {
            let id = LearnId::Step(StepRef { step, ..self.at });
            buttons.push(button(&id, text!("learn-next"), ButtonStyle::Success));
        } else if let Some(lesson) = following {
            let id = LearnId::Step(StepRef { lesson: &lesson.id, step: 0, ..self.at });
            buttons.push(button(&id, text!("learn-next-lesson"), ButtonStyle::Success));
        }
        let lessons = LearnId::Course(self.at.game);
        buttons.push(button(&lessons, text!("learn-lessons"), ButtonStyle::Secondary));
        vec![CreateActionRow::Buttons(buttons)]
    }
}
