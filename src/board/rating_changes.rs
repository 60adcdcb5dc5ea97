//! The rating changes of a result, for the message at the end of a match.

use crate::ui::format::change;
use trickmate_host::{HostedMatch, Rerating, Scope, WorldExclusion};
use trickmate_text::{joined, text};

/// Returns the lines about the players' ratings; none before the end of a rated match.
pub(crate) fn lines(hosted: &HostedMatch) -> Vec<String> {
    if !hosted.rated || hosted.game.outcome().is_none() {
        return Vec::new();
    }
    if !hosted.counted {
        return vec![text!("ratings-not-counted")];
    }
    let line = |rerating: &Rerating| {
        let players = [0, 1].map(|seat| {
            let (before, after) = (rerating.before[seat], rerating.after[seat]);
            text!(
                "ratings-player",
                player = format!("<@{}>", hosted.players[seat]),
                rating = after.to_string(),
                change = change(before, after.value)
            )
        });
        match rerating.scope {
            Scope::Server(_) => text!("ratings-changed", players = joined(&players)),
            Scope::World => text!("ratings-changed-world", players = joined(&players)),
        }
    };
    let excluded = hosted.world_exclusion.map(|reason| text!("ratings-not-worldwide", why = why(reason)));
    hosted.reratings.iter().map(line).chain(excluded).collect()
}

fn why(reason: WorldExclusion) -> String {
    text!(match reason {
        WorldExclusion::NewAccount => "world-new-account",
        WorldExclusion::NewMember => "world-new-member",
        WorldExclusion::Short => "world-short",
        WorldExclusion::Pair => "world-pair",
    })
}
