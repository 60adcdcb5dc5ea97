//! A vote of a team: who may vote, and what has been chosen.

use crate::ids::{PlayerId, Revision, Timestamp, Version, VoteId};
use crate::matches::seat_number::seat_of;
use crate::teams::vote_rows::{BallotRow, VoteRow};
use trickmate_rules::Seat;

/// The choice to resign.
pub const RESIGNATION: &str = "resign";

/// A vote of a team.
#[derive(Clone, Debug)]
pub struct TeamVote {
    pub(crate) id: VoteId,
    /// The seat of the team.
    pub seat: Seat,
    /// The version of the match.
    pub version: Version,
    /// The revision of the draft; 0 outside of a turn under way.
    pub revision: Revision,
    /// The latest time at which it closes.
    pub closes_at: Timestamp,
    /// The decision, once the vote is closed; empty if nobody has voted.
    pub(crate) decided: Option<String>,
    ballots: Vec<BallotRow>,
}

/// A choice for which somebody has voted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteChoice {
    /// The action in the game's notation, or [`RESIGNATION`].
    pub text: String,
    /// Number of ballots.
    pub votes: usize,
    /// Position of its last ballot among all ballots. Of two choices with equal votes, the one that got there first
    /// wins.
    reached: i64,
}

impl TeamVote {
    pub(crate) fn of(row: VoteRow, ballots: Vec<BallotRow>) -> Self {
        Self {
            id: row.id,
            seat: seat_of(row.seat),
            version: row.version,
            revision: row.revision,
            closes_at: row.closes_at,
            decided: row.choice,
            ballots,
        }
    }

    /// Returns the number of members who may vote.
    #[must_use]
    pub fn electors(&self) -> usize {
        self.ballots.len()
    }

    /// Returns the number of members who have voted.
    #[must_use]
    pub fn voters(&self) -> usize {
        self.ballots.iter().filter(|ballot| ballot.choice.is_some()).count()
    }

    /// Returns `true` if a person may vote.
    #[must_use]
    pub fn admits(&self, person: PlayerId) -> bool {
        self.ballots.iter().any(|ballot| ballot.player == person)
    }

    /// Returns the choice of a member.
    #[must_use]
    pub fn choice_of(&self, person: PlayerId) -> Option<&str> {
        self.ballots.iter().find(|ballot| ballot.player == person)?.choice.as_deref()
    }

    /// Returns the choices, the one that would win now first.
    #[must_use]
    pub fn tally(&self) -> Vec<VoteChoice> {
        let mut tally: Vec<VoteChoice> = Vec::new();
        for ballot in &self.ballots {
            let (Some(text), Some(number)) = (&ballot.choice, ballot.number) else { continue };
            match tally.iter_mut().find(|choice| choice.text == *text) {
                Some(choice) => {
                    choice.votes += 1;
                    choice.reached = choice.reached.max(number);
                }
                None => tally.push(VoteChoice { text: text.clone(), votes: 1, reached: number }),
            }
        }
        tally.sort_by_key(|choice| (std::cmp::Reverse(choice.votes), choice.reached));
        tally
    }
}
