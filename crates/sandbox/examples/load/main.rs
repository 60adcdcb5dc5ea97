//! Load test: many users run commands of the example bot at a steady rate, whether or not earlier ones are answered.
//!
//! `cargo run --release -p discord-sandbox --example load` prints how long the bot took from the dispatch of an
//! interaction to its callback, as the sandbox saw it, and the memory of the sandbox, which runs in a separate process.
//! It fails if a single interaction was lost.

mod control;
mod measure;
#[path = "../poise_bot/bot/mod.rs"]
mod poise_bot;
mod server;

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, Subcommand};
use poise::serenity_prelude as serenity;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use control::{Control, Scene};
use measure::Report;

/// Any failure, which is printed and ends the run.
type Error = Box<dyn std::error::Error + Send + Sync>;

#[derive(Parser)]
#[command(about = "Runs commands of the example bot against the sandbox at a steady rate")]
struct Arguments {
    /// Number of users who take turns.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    users: u32,
    /// Interactions a second, over all users.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    rate: u32,
    /// Duration in seconds.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    #[command(subcommand)]
    role: Option<Role>,
}

#[derive(Subcommand)]
enum Role {
    /// The process under load, started by the other one.
    #[command(hide = true)]
    Server,
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let arguments = Arguments::parse();
    match arguments.role {
        Some(Role::Server) => server::serve().await,
        None => drive(&arguments).await,
    }
}

/// Starts the server and the bot, lets the users act, and reports.
async fn drive(arguments: &Arguments) -> Result<(), Error> {
    let server = server::Process::start().await?;
    let control = Arc::new(Control::new(&server.address));
    let scene = Arc::new(Scene::build(&control, arguments.users).await?);
    let http =
        serenity::HttpBuilder::new(&scene.token).proxy(&server.address).ratelimiter_disabled(true).build();
    let (stop, stopped) = oneshot::channel::<()>();
    let bot = tokio::spawn(poise_bot::run(http, async move {
        // An error means that the sender is gone, which is also a reason to stop.
        let _ = stopped.await;
    }));
    scene.wait_for_bot(&control).await?;

    let mut out = std::io::stdout();
    let (users, rate, seconds) = (arguments.users, arguments.rate, arguments.seconds);
    writeln!(out, "{users} users, {rate} interactions a second for {seconds} s")?;
    let idle = server.memory()?;
    let mut report = Report::default();
    let mut acting = JoinSet::new();
    let begin = Instant::now();
    for number in 0..rate * seconds {
        sleep_until(begin + Duration::from_secs(number.into()) / rate).await;
        let (control, scene) = (Arc::clone(&control), Arc::clone(&scene));
        acting.spawn(async move { scene.act(&control, number).await });
        while let Some(record) = acting.try_join_next() {
            report.add(record?);
        }
    }
    while let Some(record) = acting.join_next().await {
        report.add(record?);
    }
    let took = begin.elapsed();
    let loaded = server.memory()?;
    report.check_evidence(&control).await?;
    writeln!(out, "took {:.1} s", took.as_secs_f64())?;
    write!(out, "{report}")?;
    writeln!(out, "memory of the sandbox (RSS): {idle} before, {loaded} after, {} at most", server.peak()?)?;

    if stop.send(()).is_err() {
        return Err("the bot ended by itself".into());
    }
    bot.await??;
    report.verdict()
}
