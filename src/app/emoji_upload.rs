//! Uploads the bot's own emojis: pictures of pieces, cards and suits. Their names contain a digest, so that only
//! missing ones are uploaded. Until they exist, or if Discord refuses them, messages have Unicode symbols.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::EmojiId;
use sha2::{Digest, Sha256};

use crate::api::emojis::{Emojis, KnownEmoji};
use crate::api::error::ApiError;
use crate::context::bot::Bot;
use crate::ui::picture::PictureError;
use trickmate_host::workers::Lane;
use trickmate_render::Emoji;

/// Discord's limit for the emojis of an application.
const MAX_EMOJIS: usize = 2000;
/// Digits of the digest in a name: a changed picture gets another name.
const DIGITS: usize = 8;
/// Pause between two uploads, which nobody waits for.
const BETWEEN: Duration = Duration::from_millis(100);
/// Pause after a refusal.
const RETRY: Duration = Duration::from_secs(300);

/// An emoji with its name at Discord and its file.
struct Drawn {
    emoji: Emoji,
    name: String,
    png: Vec<u8>,
}

/// Uploads missing emojis. From then on, messages use all that exist.
pub(crate) async fn upload_emojis(bot: Arc<Bot>) {
    let drawn = match bot.pictures.run(Lane::Picture, draw).await {
        Ok(drawn) => drawn,
        Err(error) => {
            tracing::error!("the emojis cannot be drawn: {error}");
            return std::future::pending().await;
        }
    };
    while let Err(error) = upload(&bot, &drawn).await {
        tracing::warn!("not all emojis are uploaded: {error}");
        tokio::time::sleep(RETRY).await;
    }
    std::future::pending().await
}

fn draw() -> Result<Vec<Drawn>, PictureError> {
    let drawn = |emoji: Emoji| {
        let png = emoji.png()?;
        let digest = hex::encode(Sha256::digest(&png));
        let name = format!("{}_{}", emoji.name(), &digest[..DIGITS]);
        Ok(Drawn { emoji, name, png })
    };
    Emoji::all().into_iter().map(drawn).collect()
}

/// Uploads until the first failure. Emojis that exist by then are used.
async fn upload(bot: &Bot, drawn: &[Drawn]) -> Result<(), ApiError> {
    let mut known = bot.delivery.own_emojis().await?;
    let mut outcome = Ok(());
    let missing = drawn.iter().filter(|drawn| !known.contains_key(&drawn.name));
    let missing: Vec<&Drawn> = missing.take(MAX_EMOJIS.saturating_sub(known.len())).collect();
    for Drawn { name, png, .. } in &missing {
        outcome = bot.delivery.create_emoji(name, png.clone()).await;
        if outcome.is_err() {
            break;
        }
        tokio::time::sleep(BETWEEN).await;
    }
    if !missing.is_empty() {
        // Another process may have uploaded some of them meanwhile.
        known = bot.delivery.own_emojis().await?;
    }
    bot.delivery.show_emojis(Emojis(drawn.iter().filter_map(|drawn| found(drawn, &known)).collect()));
    outcome
}

fn found(drawn: &Drawn, known: &HashMap<String, EmojiId>) -> Option<KnownEmoji> {
    let id = *known.get(&drawn.name)?;
    Some(KnownEmoji { symbol: drawn.emoji.symbol(), name: drawn.name.clone(), id })
}
