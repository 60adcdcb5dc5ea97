//! Starts a sandbox to be used from the browser and by bots.

use clap::{CommandFactory, Parser};
use clap_complete::Shell;
use discord_sandbox::gateway::{HubConfig, IdentifyLimit};
use discord_sandbox::{Config, Sandbox, seed};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Gives memory that is free back to the system, which the usual one of Linux does not: after a reset the program is small again.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A Discord-compatible server on this machine, with a web page.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// The port to listen on; 0 takes a free one.
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The address to listen on. Anyone who reaches it can act as anybody.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// The address others reach the sandbox at, if it is another one, such as http://192.168.0.2:8080.
    #[arg(long)]
    public_url: Option<String>,
    /// Do not enforce rate limits.
    #[arg(long)]
    no_rate_limits: bool,
    /// Fail what would otherwise pass and only be recorded: fields that are ignored, requests that depart from Discord's
    /// API description or have no User-Agent. New applications have no privileged intents.
    #[arg(long)]
    strict: bool,
    /// Another name the sandbox may be reached by; may be given more than once.
    #[arg(long, value_name = "HOST")]
    allow_host: Vec<String>,
    /// Number of shards that bots are told to start.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    shards: u32,
    /// Number of shards that a bot may start at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    max_concurrency: u32,
    /// Makes tokens that stay the same from run to run. Without it they are random.
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// A file with the people, applications, servers and messages to begin with, instead of the usual ones.
    #[arg(long, value_name = "FILE")]
    fixtures: Option<PathBuf>,
    /// Print where the sandbox is and the bot tokens as one line of JSON.
    #[arg(long)]
    json: bool,
    /// Discord's OpenAPI file, to check every request and answer against. Without it the built-in one is used.
    #[arg(long, env = "DISCORD_OPENAPI")]
    openapi: Option<PathBuf>,
    /// Write the page of the manual and completions for bash, zsh and fish into a folder, as packages install them, and end.
    #[arg(long, value_name = "FOLDER")]
    manual: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(error.as_ref());
            ExitCode::FAILURE
        }
    }
}

fn print_error(error: &dyn std::error::Error) {
    let mut text = format!("discord-sandbox: {error}");
    let mut cause = error.source();
    while let Some(inner) = cause {
        text.push_str(&format!(": {inner}"));
        cause = inner.source();
    }
    // If even standard error is gone there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Writes the page of the manual and completions into a folder, which is made if it does not exist.
fn write_manual(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut program = Arguments::command();
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut program, "discord-sandbox", folder)?;
    }
    clap_mangen::generate_to(program, folder)
}

/// Waits for SIGINT or SIGTERM.
async fn stop_signal() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            result = tokio::signal::ctrl_c() => result,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

/// Prints what bots asked for that the sandbox does not have, and where they departed from Discord's API.
fn print_departures(sandbox: &Sandbox) -> std::io::Result<()> {
    let mut out = std::io::stderr();
    sandbox.departures().iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// The names of applications with their tokens.
type Tokens = Vec<(String, String)>;

/// Fills the sandbox from a file, or with what a newcomer finds.
fn populate(sandbox: &Sandbox, fixtures: Option<&Path>) -> Result<Tokens, Box<dyn std::error::Error>> {
    let Some(path) = fixtures else {
        let name = "Sandbox Bot";
        return Ok(vec![(name.to_owned(), seed(sandbox, name, "")?.token)]);
    };
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let made = sandbox.load_fixture_text(&text).map_err(|wrong| format!("{}, {wrong}", path.display()))?;
    sandbox.keep_as_start();
    let applications = made["applications"].as_object().into_iter().flatten();
    Ok(applications.map(|(name, made)| (name.clone(), text_of(&made["token"]))).collect())
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Prints where the sandbox is.
fn announce(sandbox: &Sandbox, tokens: &Tokens, as_json: bool) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    if as_json {
        let tokens = tokens.iter().map(|(name, token)| (name.clone(), json!(token))).collect::<Map<_, _>>();
        let line = json!({
            "url": sandbox.url(), "api_base": sandbox.api_url(), "gateway_url": sandbox.gateway_url(),
            "tokens": tokens,
        });
        writeln!(out, "{line}")?;
        return out.flush();
    }
    writeln!(out, "Page:      {}/", sandbox.url())?;
    writeln!(out, "API base:  {}", sandbox.api_url())?;
    writeln!(out, "Gateway:   {}", sandbox.gateway_url())?;
    match tokens.as_slice() {
        [(_, token)] => writeln!(out, "Bot token: {token}")?,
        tokens => {
            for (name, token) in tokens {
                writeln!(out, "Bot token of {name}: {token}")?;
            }
        }
    }
    out.flush()
}

/// Returns the settings of a gateway with this many shards, of which this many start at once.
fn gateway(shards: u32, max_concurrency: u32) -> HubConfig {
    let usual = HubConfig::default();
    let identify_limit = usual.identify_limit.map(|limit| IdentifyLimit { max_concurrency, ..limit });
    HubConfig { shards, identify_limit, ..usual }
}

fn run(arguments: Arguments) -> Result<(), Box<dyn std::error::Error>> {
    if let Some(folder) = &arguments.manual {
        return Ok(write_manual(folder)?);
    }
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let config = Config {
            bind: SocketAddr::new(arguments.bind, arguments.port),
            public_url: arguments.public_url,
            realistic_limits: !arguments.no_rate_limits,
            openapi: arguments.openapi,
            seed: arguments.seed,
            strict: arguments.strict,
            allowed_hosts: arguments.allow_host,
            gateway: gateway(arguments.shards, arguments.max_concurrency),
            ..Config::lenient()
        };
        let sandbox = Sandbox::start(config).await?;
        let tokens = populate(&sandbox, arguments.fixtures.as_deref())?;
        if !arguments.bind.is_loopback() {
            let warning = "Warning: the sandbox is reachable from other machines. It has no passwords: whoever \
                           reaches it can read everything and act as anybody.";
            writeln!(std::io::stderr(), "{warning}")?;
        }
        announce(&sandbox, &tokens, arguments.json)?;
        stop_signal().await?;
        print_departures(&sandbox)?;
        sandbox.shutdown().await;
        Ok(())
    })
}
