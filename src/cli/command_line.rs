//! The command line: the commands and their arguments.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

#[cfg(feature = "sandbox")]
use super::sandbox;
use super::{
    analyse, backup, engine, failure, gauntlet, invite, lessons, manual, migrate, parked, perft, puzzles,
    ratings, referee, render, restore, run, uci,
};

/// The exit code for bad input: the same that clap uses.
const BAD_INPUT: u8 = 2;

/// Games where chess and cards meet: Cardmate, Poker Chess, Mysterious Chess and Summoner’s Chess, on Discord.
#[derive(Parser)]
#[command(name = "trickmate", version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot on Discord.
    Run(run::Args),
    /// Runs the bot in a sandbox on this machine: open the printed address in a browser and play.
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::Args),
    /// Prints the address at which somebody who manages a server adds the bot.
    Invite(invite::Args),
    /// Recomputes, checks and corrects ratings.
    Ratings(ratings::Args),
    /// Lists what is not tried any more because the bot has died over it, and lets it be tried again.
    Parked(parked::Args),
    /// Copies the database to a file, also while the bot runs.
    Backup(backup::Args),
    /// Puts a backup in the place of the database, while the bot is stopped.
    Restore(restore::Args),
    /// Copies the database from a file to PostgreSQL.
    Migrate(migrate::Args),
    /// Replays moves or a record and prints the position and its legal moves as one JSON object.
    Referee(referee::Args),
    /// Counts the action sequences of a length.
    Perft(perft::Args),
    /// Draws a position as a picture or text, or a whole match as an animation.
    Render(render::Args),
    /// Asks a computer player what it would do, and prints that as one JSON object.
    Engine(engine::Args),
    /// Analyses a recorded match and prints what every choice was worth, as one JSON object.
    Analyse(analyse::Args),
    /// Lets two computer players play each other, and prints the results as one JSON object.
    Gauntlet(gauntlet::Args),
    /// Checks the lessons and prints one line for each. Ends with exit code 1 if one is wrong.
    Lessons(lessons::Args),
    /// Looks for puzzles, or proves those that are part of the program.
    Puzzles(puzzles::Args),
    /// Plays orthodox chess through UCI, on standard input and output.
    Uci,
    /// Writes the pages of the manual and completions for shells into a folder, for packages.
    Manual(manual::Args),
}

/// Runs the command given. Bad input ends with exit code 2 and one line on stderr.
pub(crate) fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        // The program’s name alone asks for help.
        Err(help) if help.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand && is_alone() => {
            return if help_text(&help) { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        Err(error) if error.use_stderr() => return fail(first_line(&error.to_string())),
        Err(help) => return if help.print().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE },
    };
    let result = match cli.command {
        Command::Run(args) => run::run(&args),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(args) => sandbox::run(&args),
        Command::Invite(args) => invite::run(&args),
        Command::Ratings(args) => ratings::run(&args),
        Command::Parked(args) => parked::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Referee(args) => referee::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Gauntlet(args) => gauntlet::run(&args),
        Command::Lessons(args) => return checked(lessons::run(&args)),
        Command::Puzzles(args) => return checked(puzzles::run(&args)),
        Command::Uci => uci::run(),
        Command::Manual(args) => manual::run(&args, Cli::command()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => fail(&failure.to_string()),
    }
}

/// Returns the exit code of a command that checks something.
fn checked(result: Result<bool, failure::Failure>) -> ExitCode {
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => fail(&failure.to_string()),
    }
}

/// Returns `true` if the program was run without any argument.
fn is_alone() -> bool {
    std::env::args_os().len() < 2
}

/// Prints clap's help; returns whether that worked.
fn help_text(help: &clap::Error) -> bool {
    writeln!(io::stdout(), "{}", help.to_string().trim_end()).is_ok()
}

/// Returns the first line of clap's message without its heading: `--help` prints the rest better.
fn first_line(message: &str) -> &str {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    message.split("\n\n").next().unwrap_or(message)
}

fn fail(line: &str) -> ExitCode {
    let line: Vec<&str> = line.split_whitespace().collect();
    // Nobody can be told when stderr is closed.
    let _ = writeln!(io::stderr(), "trickmate: {}", line.join(" "));
    ExitCode::from(BAD_INPUT)
}
