//! Checks that a game was dealt by its seed, and that this is the seed committed to.

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::link;
use trickmate_host::workers::Lane;
use trickmate_host::{ChannelId, HostedMatch, MessageId};
use trickmate_rules::{Record, SeedOrigin, Viewer};
use trickmate_text::text;

/// Checks the seed of a match, and reports the results in plain words.
pub(crate) async fn verify(bot: &Bot, hosted: HostedMatch) -> Result<OutgoingMessage, CommandError> {
    let (id, commitment) = (hosted.id, hosted.game.seed().commitment());
    if hosted.game.outcome().is_none() {
        let origin = hosted.origin.as_ref().map(|origin| {
            text!(
                "verify-running-origin",
                secret = origin.secret.commitment(),
                challenge = origin.challenge.to_string(),
                accept = origin.accept.to_string()
            )
        });
        let again = text!("verify-running-again");
        let running = OutgoingMessage::new(text!("verify-running", game = id, commitment));
        return Ok(running.followed_by(&origin.unwrap_or_default()).followed_by(&again));
    }
    let announced = match &hosted.origin {
        // The challenge committed to the secret, from which the seed follows.
        Some(_) if hosted.computer.is_none() => None,
        Some(_) => Some(text!("verify-told-computer")),
        None => {
            let key = match first_board_tells(bot, &hosted, &commitment).await {
                Some(true) => "verify-told",
                Some(false) => "verify-told-other",
                None => "verify-told-unknown",
            };
            Some(format!("{}{}", text!(key), first_board(&hosted)))
        }
    };
    let dealt = if bot.look(Lane::Replay, &hosted, is_reproduced).await? {
        text!("verify-dealt")
    } else {
        text!("verify-dealt-otherwise")
    };
    let seed = hosted.game.seed().to_hex();
    let origin = match &hosted.origin {
        Some(origin) => verify_origin(bot, &hosted, origin).await?,
        None => Vec::new(),
    };
    let mut lines = vec![
        text!("verify-heading", game = id),
        text!("verify-seed", seed),
        text!("verify-hash", commitment),
    ];
    lines.extend(announced);
    lines.push(dealt);
    lines.extend(origin);
    lines.push(text!("verify-yourself", seed, game = hosted.game.game().name()));
    Ok(OutgoingMessage::new(lines.join("\n")))
}

/// Checks the origin of the seed, and returns a line for each check.
async fn verify_origin(
    bot: &Bot,
    hosted: &HostedMatch,
    origin: &SeedOrigin,
) -> Result<Vec<String>, CommandError> {
    let commitment = origin.secret.commitment();
    let challenged = match bot.service.matches().secret_message(hosted).await? {
        Some((channel, message)) => {
            let announced = tells(bot, hosted, (channel, message), &[&commitment]).await;
            let link = link(hosted.server, channel, Some(message));
            Some(match announced {
                Some(true) => text!("verify-challenge-told", link),
                Some(false) => text!("verify-challenge-other", link),
                None => text!("verify-challenge-unread", link),
            })
        }
        // A challenge to the computer has no message.
        None if hosted.computer.is_some() => None,
        None => Some(text!("verify-challenge-unknown")),
    };
    let [challenge, accept] = [origin.challenge, origin.accept].map(|id| id.to_string());
    let follows = match origin.check(&hosted.game) {
        Ok(()) => text!("verify-follows"),
        Err(error) => text!("verify-does-not-follow", why = error.to_string()),
    };
    let secret = text!("verify-origin-secret", secret = origin.secret.to_hex(), commitment);
    let mut lines = vec![text!("verify-origin"), secret];
    lines.extend(challenged);
    let key = if hosted.computer.is_some() { "verify-computer-ids" } else { "verify-acceptance" };
    lines.extend([text!(key, challenge, accept), follows]);
    Ok(lines)
}

/// Returns `true` if the first board of a game from before there were secrets shows this commitment; `None` if the
/// board cannot be read.
async fn first_board_tells(bot: &Bot, hosted: &HostedMatch, commitment: &str) -> Option<bool> {
    tells(bot, hosted, (hosted.place(), hosted.first_board?), &[commitment]).await
}

/// Returns `true` if a message contains all of this; `None` if it cannot be read.
async fn tells(
    bot: &Bot,
    hosted: &HostedMatch,
    (channel, message): (ChannelId, MessageId),
    words: &[&str],
) -> Option<bool> {
    match bot.delivery.read(channel, message).await {
        Ok(text) => Some(words.iter().all(|word| text.contains(word))),
        Err(error) => {
            tracing::info!("a message about the seed of game {} cannot be read: {error}", hosted.id);
            None
        }
    }
}

/// Returns a link to the board that showed the commitment.
fn first_board(hosted: &HostedMatch) -> String {
    let board = hosted.first_board;
    board.map_or_else(String::new, |board| format!(" {}", link(hosted.server, hosted.place(), Some(board))))
}

/// Returns `true` if the record, written and read again, leads from the seed to the same end.
fn is_reproduced(hosted: &HostedMatch) -> bool {
    let text = Record::of(&hosted.game, []).to_string();
    let Ok(Ok(again)) = text.parse::<Record>().map(|record| record.replay()) else { return false };
    let position = |game: &trickmate_rules::Match| game.position().observe(Viewer::Omniscient).text();
    position(&again) == position(&hosted.game) && again.outcome() == hosted.game.outcome()
}
