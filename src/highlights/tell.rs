//! The message with the highlights of a server's week.

use std::collections::BTreeSet;

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::audience;
use crate::ui::shown_match::link;
use trickmate_host::{ChannelId, Highlights, HighlightsId, Remarkable, Timestamp};
use trickmate_text::{speak, speaking, text, word};

/// Posts the highlights of a week, or finds the post of an earlier attempt.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: HighlightsId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    if let Some(found) = publisher.service.highlights().post(id).await? {
        let boards = [found.longest.as_ref().map(|(of, _)| of), found.upset.as_ref().map(|(of, _)| of)];
        let places: BTreeSet<ChannelId> = boards.into_iter().flatten().map(|of| of.board.0).collect();
        let public = match publisher.delivery.public_channels(found.server, places).await {
            Err(error) if error.is_transient() => return Err(error.into()),
            public => public.unwrap_or_default(),
        };
        let language = audience::on_server(&publisher.service, Some(found.server)).await;
        let draft = speak(language, || compose(&found, &public));
        let posted = post_highlights(publisher, id, &found, &draft, delivery_state);
        match speaking(language, posted).await {
            Ok(()) => {}
            Err(error) if error.is_transient() => return Err(error.into()),
            // The next week has its own.
            Err(error) => {
                tracing::warn!("the highlights of server {} are not posted: {error}", found.server);
            }
        }
    }
    Ok(publisher.service.highlights().mark_highlights_posted(id).await?)
}

async fn post_highlights(
    publisher: &Publisher,
    id: HighlightsId,
    found: &Highlights,
    draft: &OutgoingMessage,
    delivery_state: DeliveryState,
) -> Result<(), ApiError> {
    if delivery_state == DeliveryState::Doubtful {
        match publisher.delivery.own_messages(found.channel).await {
            Ok(messages) => {
                let heading = heading(found);
                if messages.iter().any(|message| message.content.starts_with(&heading)) {
                    return Ok(());
                }
            }
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Err(error),
        }
    }
    publisher.delivery.post(found.channel, draft, &format!("highlights-{id}")).await.map(drop)
}

fn heading(found: &Highlights) -> String {
    let date = |at: Timestamp| format!("<t:{}:D>", at.seconds());
    text!("highlights-heading", since = date(found.week.start), until = date(found.week.end))
}

/// Returns the words, with links to games in channels that everybody may see. Pings nobody.
fn compose(found: &Highlights, public: &BTreeSet<ChannelId>) -> OutgoingMessage {
    let mut lines = vec![heading(found)];
    lines.push(text!("highlights-games", games = found.games, people = found.people));
    if let Some((player, wins)) = found.streak {
        lines.push(text!("highlights-streak", player = format!("<@{player}>"), wins));
    }
    let told = |of: &Remarkable| {
        let [one, other] = of.players.map(|player| format!("<@{player}>"));
        let link = match public.contains(&of.board.0) {
            true => format!(" · {}", link(Some(found.server), of.board.0, of.board.1)),
            false => String::new(),
        };
        (one, other, word(of.game.title()), link)
    };
    if let Some((of, moves)) = &found.longest {
        let (one, other, title, link) = told(of);
        lines.push(text!("highlights-longest", one, other, title, moves = *moves, link));
    }
    if let Some((of, ahead)) = &found.upset {
        let (one, other, title, link) = told(of);
        let points = format!("{ahead:.0}");
        lines.push(text!("highlights-upset", one, other, title, points, link));
    }
    OutgoingMessage::new(lines.join("\n"))
}
