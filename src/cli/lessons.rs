//! `trickmate lessons`: checks the lessons.

use std::io::{self, Write};

use trickmate_study::lesson::{Lesson, check, courses};

use super::failure::Failure;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Proves every task: by the rules, it accepts exactly the intended answers
    Check,
}

/// Checks all lessons and prints a line for each; returns whether all are right.
pub(super) fn run(args: &Args) -> Result<bool, Failure> {
    let Command::Check = args.command;
    let mut all_right = true;
    for course in courses()? {
        for lesson in &course.lessons {
            let name = format!("{} {}", course.game.name(), lesson.id);
            let missing =
                lesson.texts(course.game).into_iter().find(|key| trickmate_text::find(key, &[]).is_none());
            let found = match (check(course, lesson), missing) {
                (Err(error), _) => Some(error.to_string()),
                (Ok(()), Some(key)) => Some(format!("there is no text {key}")),
                (Ok(()), None) => None,
            };
            all_right &= found.is_none();
            writeln!(io::stdout(), "{name}: {}", found.unwrap_or_else(|| told(lesson)))?;
        }
    }
    Ok(all_right)
}

fn told(lesson: &Lesson) -> String {
    format!("{} steps, right", lesson.steps.len())
}
