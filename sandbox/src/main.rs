//! Starts a sandbox to be used from the browser and by bots.

use clap::Parser;
use discord_sandbox::{Config, Sandbox, seed};
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

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
    /// What tokens derive from: with the same seed they stay the same from run to run.
    #[arg(long, default_value = "sandbox")]
    seed: String,
    /// Discord's OpenAPI file, to check every request and answer against.
    #[arg(long, env = "DISCORD_OPENAPI")]
    openapi: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(error.as_ref());
            ExitCode::FAILURE
        }
    }
}

fn complain(error: &dyn std::error::Error) {
    let mut text = format!("discord-sandbox: {error}");
    let mut cause = error.source();
    while let Some(inner) = cause {
        text.push_str(&format!(": {inner}"));
        cause = inner.source();
    }
    // If even standard error is gone there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Waits for SIGINT or SIGTERM.
async fn told_to_stop() -> std::io::Result<()> {
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

fn run(arguments: Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let config = Config {
            bind: SocketAddr::new(arguments.bind, arguments.port),
            public_url: arguments.public_url,
            realistic_limits: !arguments.no_rate_limits,
            openapi: arguments.openapi,
            seed: Some(arguments.seed),
            ..Config::default()
        };
        let sandbox = Sandbox::start(config).await?;
        let bot = seed(&sandbox, "Sandbox Bot")?;
        if !arguments.bind.is_loopback() {
            let warning = "Warning: the sandbox is reachable from other machines. It has no passwords: whoever \
                           reaches it can read everything and act as anybody.";
            writeln!(std::io::stderr(), "{warning}")?;
        }
        let mut out = std::io::stdout();
        writeln!(out, "Page:      {}/", sandbox.url())?;
        writeln!(out, "API base:  {}", sandbox.api_url())?;
        writeln!(out, "Gateway:   {}", sandbox.gateway_url())?;
        writeln!(out, "Bot token: {}", bot.token)?;
        out.flush()?;
        told_to_stop().await?;
        sandbox.shutdown().await;
        Ok(())
    })
}
