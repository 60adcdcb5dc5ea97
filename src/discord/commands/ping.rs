//! `/ping`: how the bot is doing.

use std::time::Duration;

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::app::health::{Report, VERSION};
use crate::discord::commands::context::{Context, asker, reply};
use crate::discord::input::command_error::CommandError;
use crate::discord::input::responder::Visibility;

/// How the bot is doing: its connection, its database, its version
#[poise::command(slash_command)]
pub(crate) async fn ping(ctx: Context<'_>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let report = reply.after(bot.vitals.report()).await;
    bot.finish(reply, Ok(OutgoingMessage::new(words(&report))), None, asker(ctx)).await;
    Ok(())
}

fn words(report: &Report) -> String {
    let gateway = match (report.connected, report.gateway) {
        (false, _) => "reconnecting".to_owned(),
        (true, Some(latency)) => format!("connected, {}", milliseconds(latency)),
        (true, None) => "connected, not measured yet".to_owned(),
    };
    let database = match report.database {
        Some((latency, _)) => format!("answers, {}", milliseconds(latency)),
        None => "does not answer".to_owned(),
    };
    format!(
        "Gateway: {gateway}\nDatabase: {database}\nVersion: {VERSION}\nRunning for: {}",
        span(report.uptime)
    )
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// A span of time in its two greatest units, e.g. `3 d 4 h`.
fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) => format!("{seconds} s"),
        (0, 0, _) => format!("{minutes} min {} s", seconds % 60),
        (0, ..) => format!("{hours} h {minutes} min"),
        _ => format!("{days} d {hours} h"),
    }
}

#[cfg(test)]
mod tests {
    use super::span;
    use std::time::Duration;

    #[test]
    fn a_span_is_told_in_its_greatest_units() {
        let told = [0, 59, 60, 3_599, 3_600, 86_399, 86_400, 1_000_000]
            .map(|seconds| span(Duration::from_secs(seconds)));
        let expected =
            ["0 s", "59 s", "1 min 0 s", "59 min 59 s", "1 h 0 min", "23 h 59 min", "1 d 0 h", "11 d 13 h"];
        assert_eq!(told, expected);
    }
}
