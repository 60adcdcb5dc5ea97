//! `/ping`: the health of the bot.

use crate::answer;
use std::time::Duration;

use crate::answer::command::{Context, asker, reply};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::health::{Report, VERSION};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_text::text;

/// Shows the bot's connection, its database and its version
#[poise::command(slash_command)]
pub(crate) async fn ping(ctx: Context<'_>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let report = reply.after(bot.health.report()).await;
    answer::answers::finish(bot, reply, Ok(OutgoingMessage::new(words(&report))), None, asker(ctx)).await;
    Ok(())
}

fn words(report: &Report) -> String {
    let gateway = match (report.connected, report.gateway) {
        (false, _) => text!("ping-reconnecting"),
        (true, Some(latency)) => text!("ping-connected", latency = milliseconds(latency)),
        (true, None) => text!("ping-not-measured"),
    };
    let database = match report.database {
        Some(_) if !report.writes => text!("ping-read-only"),
        Some((latency, _)) => text!("ping-answers", latency = milliseconds(latency)),
        None => text!("ping-no-answer"),
    };
    let gateway = match report.connections {
        Some((up, count)) => text!("ping-connections", gateway, up, count = i64::from(count)),
        None => gateway,
    };
    text!("ping", gateway, database, version = VERSION, time = span(report.uptime))
}

fn milliseconds(time: Duration) -> String {
    text!("ping-milliseconds", time = format!("{:.1}", time.as_secs_f64() * 1000.0))
}

/// Returns a span of time in its two greatest units, e.g. `3 d 4 h`.
fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) => text!("span-seconds", seconds),
        (0, 0, _) => text!("span-minutes", minutes, seconds = seconds % 60),
        (0, ..) => text!("span-hours", hours, minutes),
        _ => text!("span-days", days, hours),
    }
}

#[cfg(test)]
mod tests {
    use super::span;
    use std::time::Duration;

    #[test]
    fn a_span_is_told_in_its_greatest_units() {
        let announced = [0, 59, 60, 3_599, 3_600, 86_399, 86_400, 1_000_000]
            .map(|seconds| span(Duration::from_secs(seconds)));
        let expected =
            ["0 s", "59 s", "1 min 0 s", "59 min 59 s", "1 h 0 min", "23 h 59 min", "1 d 0 h", "11 d 13 h"];
        assert_eq!(announced, expected);
    }
}
