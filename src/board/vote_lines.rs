//! The open votes of teams: the lines for everybody below the board, and those for a team in its panels.

use crate::board::move_menu::label_of;
use crate::board::seat_lines::mark;
use crate::board::secret_choice::chooses_in_secret;
use trickmate_host::{AT_RANDOM, HostedMatch, PlayerId, RESIGNATION, TeamVote};
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_text::{text, word};

/// Choices that are listed.
const LISTED: usize = 8;
/// Length of a bar.
const BAR: usize = 10;

/// Returns the open votes of a match as everybody may see them where it is shown; `None` without any. A team that plays
/// elsewhere does not show its votes here.
pub(crate) fn public(hosted: &HostedMatch) -> Option<String> {
    if hosted.is_paused {
        return Some(text!("vote-paused"));
    }
    let votes = Seat::ALL.into_iter().filter_map(|seat| hosted.vote_of(seat));
    let lines: Vec<String> = votes
        .flat_map(|vote| match chooses_in_secret(hosted, vote.seat) {
            _ if !hosted.plays_here(vote.seat) => {
                let (mark, side) = (mark(vote.seat), side(hosted, vote.seat));
                vec![text!("vote-line-elsewhere", mark, side, when = when(vote))]
            }
            true => {
                let (mark, side) = (mark(vote.seat), side(hosted, vote.seat));
                vec![text!("vote-line-secret", mark, side, when = when(vote))]
            }
            false => lines(hosted, vote, |action| public_label(hosted, vote.seat, action)),
        })
        .collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// Returns the open vote of a team as its members may see it, with the choice of one of them; `None` without a vote.
pub(crate) fn own(hosted: &HostedMatch, seat: Seat, person: PlayerId) -> Option<String> {
    let vote = hosted.vote_of(seat)?;
    let label = |action: &str| own_label(hosted, seat, action).unwrap_or_default();
    let mut lines = lines(hosted, vote, label);
    lines.push(match (vote.admits(person), vote.choice_of(person)) {
        (false, _) => text!("vote-not-yet"),
        (true, None) => text!("vote-none"),
        (true, Some(choice)) => text!("vote-own", choice = label(choice)),
    });
    Some(lines.join("\n"))
}

/// Returns the lines of a vote: when it closes, and a bar for each choice.
fn lines(hosted: &HostedMatch, vote: &TeamVote, label: impl Fn(&str) -> String) -> Vec<String> {
    let (mark, side) = (mark(vote.seat), side(hosted, vote.seat));
    let (voters, electors) = (vote.voters(), vote.electors());
    let mut lines = vec![text!("vote-line", mark, side, when = when(vote), voters, electors)];
    let tally = vote.tally();
    lines.extend(tally.iter().take(LISTED).map(|choice| {
        let bar = bar(choice.votes, electors);
        text!("vote-choice", bar, votes = choice.votes, choice = label(&choice.text))
    }));
    if tally.len() > LISTED {
        lines.push(text!("vote-more", count = tally.len() - LISTED));
    }
    lines
}

fn side(hosted: &HostedMatch, seat: Seat) -> String {
    word(hosted.game.game().seats()[seat.index()].title)
}

fn when(vote: &TeamVote) -> String {
    format!("<t:{}:R>", vote.closes_at.seconds())
}

/// Returns a bar for this many of the possible votes.
fn bar(votes: usize, electors: usize) -> String {
    let full = (votes * BAR).div_ceil(electors.max(1)).min(BAR);
    format!("{}{}", "▰".repeat(full), "▱".repeat(BAR - full))
}

/// Returns a choice as everybody may know it.
fn public_label(hosted: &HostedMatch, seat: Seat, action: &str) -> String {
    label(&hosted.game, seat, Viewer::Public, action).unwrap_or_default()
}

/// Returns a choice as the team may know it; `None` if it is not possible.
pub(crate) fn own_label(hosted: &HostedMatch, seat: Seat, action: &str) -> Option<String> {
    label(hosted.game_for(seat), seat, Viewer::Seat(seat), action)
}

/// Returns a choice as a viewer may know it: its stored notation says more.
fn label(game: &Match, seat: Seat, viewer: Viewer, action: &str) -> Option<String> {
    special(action).or_else(|| {
        let known = game.position().notation(seat, action, viewer).ok()?;
        Some(label_of(game, seat, viewer, &known))
    })
}

/// Returns the words for a choice that is not an action in notation.
fn special(action: &str) -> Option<String> {
    match action {
        RESIGNATION => Some(text!("vote-resign")),
        AT_RANDOM => Some(text!("vote-random")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::bar;

    #[test]
    fn bars_are_as_long_as_their_share() {
        assert_eq!(bar(0, 3), "▱▱▱▱▱▱▱▱▱▱");
        assert_eq!(bar(1, 2), "▰▰▰▰▰▱▱▱▱▱");
        assert_eq!(bar(7, 7), "▰▰▰▰▰▰▰▰▰▰");
        assert_eq!(bar(1, 200), "▰▱▱▱▱▱▱▱▱▱");
    }
}
