//! What a rated result has changed, for the message that tells the end of a match.

use crate::discord::view::format::change;
use crate::service::{HostedMatch, Rerating, Scope, WorldExclusion};

/// The lines that tell what became of the players' ratings; none before the end of a rated match.
pub(crate) fn lines(table: &HostedMatch) -> Vec<String> {
    if !table.rated || table.game.outcome().is_none() {
        return Vec::new();
    }
    if !table.counted {
        return vec!["The result of this rated game does not count.".to_owned()];
    }
    let line = |rerating: &Rerating| {
        let players = [0, 1].map(|seat| {
            let (before, after) = (rerating.before[seat], rerating.after[seat]);
            format!("<@{}> **{after}** ({})", table.players[seat], change(before, after.value))
        });
        match rerating.scope {
            Scope::Server(_) => format!("Ratings: {}.", players.join(", ")),
            Scope::World => format!("-# Worldwide: {}.", players.join(", ")),
        }
    };
    let excluded = table.world_exclusion.map(|reason| format!("-# Not counted worldwide: {}.", why(reason)));
    table.reratings.iter().map(line).chain(excluded).collect()
}

const fn why(reason: WorldExclusion) -> &'static str {
    match reason {
        WorldExclusion::NewAccount => "a player’s account is too new",
        WorldExclusion::NewMember => "a player joined this server recently",
        WorldExclusion::Short => "the game is too short",
        WorldExclusion::Pair => "you have played enough rated games against each other this week",
    }
}
