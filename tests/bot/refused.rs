//! Boards that Discord refuses: it bans bots for ten minutes after 10,000 refused requests within ten minutes.

use std::time::Duration;

use discord_sandbox::permissions::{Overwrite, OverwriteKind, SEND_MESSAGES};
use discord_sandbox::world::ChannelSpec;
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::json;

use super::stage::{Stage, in_time};

const MINUTE: Duration = Duration::from_secs(60);

/// Begins matches in the channel, and makes a move in each that the bot may not show. Returns the line of the
/// transcript from which on it only retries.
async fn refuse(stage: &Stage, matches: i64, refusing: impl FnOnce()) -> u64 {
    for game in 1..=matches {
        stage.accept_one().await;
        stage.await_board(stage.channel, game, 0).await;
    }
    refusing();
    for game in 1..=matches {
        let options = [("move", json!("4Ci3")), ("game", json!(game))];
        in_time(&stage.alice.run(stage.channel, "move", &options).await.unwrap());
        let warned = stage.await_message(&stage.alice, stage.channel, |message| {
            let text = message["content"].as_str().unwrap();
            text.contains("The board can’t be posted")
        });
        warned.await;
    }
    stage.next_line()
}

/// Counts the refused requests to a channel.
fn refused(stage: &Stage, line: u64) -> usize {
    let own = format!("/channels/{}/", stage.channel);
    let requests = stage.requests_since(line).into_iter();
    requests.filter(|(_, path, status)| path.contains(&own) && *status == 403).count()
}

/// Makes a round trip, after which the bot has handled everything sent before.
async fn sync(stage: &Stage) {
    in_time(&stage.carol.run(stage.channel, "ping", &[]).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_board_waits_for_a_change_where_it_was_refused() {
    let stage = Stage::without_threads().await;
    let other = stage.sandbox.create_guild("Elsewhere", stage.carol.id, &[], &[stage.bot.id]).unwrap();
    let elsewhere = stage.sandbox.channel_named(other, "general").unwrap();
    let beside = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("beside", 0)).unwrap();
    let line = refuse(&stage, 4, || stage.deny(SEND_MESSAGES)).await;
    for number in 0..20 {
        for channel in [elsewhere, beside] {
            let overwrite =
                Overwrite { id: stage.bot.id, kind: OverwriteKind::Member, allow: number % 2, deny: 0 };
            stage.sandbox.set_overwrite(channel, overwrite).unwrap();
        }
        sync(&stage).await;
    }
    assert_eq!(refused(&stage, line), 0, "other servers and channels are no reason to try again");
    stage.deny(0);
    for game in 1..=4 {
        stage.await_board(stage.channel, game, 1).await;
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_board_is_tried_ever_more_seldom() {
    let stage = Stage::without_threads().await;
    let path = format!("/channels/{}/messages", stage.channel);
    let body = json!({"message": "Missing Permissions", "code": 50013});
    let refusing = || {
        let action = FaultAction::Status { status: 403, body: Some(body) };
        stage.sandbox.add_fault(FaultSpec::new("POST", &path, action).times(100_000));
    };
    let line = refuse(&stage, 6, refusing).await;
    for _ in 0..(12 * 60 / 5) {
        stage.sandbox.advance(5 * MINUTE);
        sync(&stage).await;
    }
    // It retries after 1, 2, 4 … minutes: at most ten times in twelve hours, for any number of matches.
    let count = refused(&stage, line);
    assert!(count <= 10, "{count} requests in vain in twelve hours");
    // No event announces that it is possible again.
    stage.sandbox.clear_faults();
    stage.sandbox.advance(24 * 60 * MINUTE);
    for game in 1..=6 {
        stage.await_board(stage.channel, game, 1).await;
    }
    stage.end().await;
}
