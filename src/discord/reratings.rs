//! What a rated result has changed, for the message that tells the end of a match.

use super::points::change;
use crate::hall::{Rerating, Scope, Table};

/// The lines that tell what became of the players' ratings; none before the end of a rated match.
pub(super) fn lines(table: &Table) -> Vec<String> {
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
    table.reratings.iter().map(line).collect()
}
