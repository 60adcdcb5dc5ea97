//! Team games: one side or both are teams whose members vote on each action.
//!
//! In its match a team is a player with a negative id (`team_player.rs`), like the computer, which plays under the
//! bot's id. Members see what their team's seat sees. They never act themselves: they cast ballots. A vote is about one
//! version of the match and one revision of the turn's draft. Who may vote is stored when the vote opens. The statement
//! that stores the decision also closes the vote. It runs when a ballot gives a choice the absolute majority, or when
//! somebody finds that time is up. Then the team acts like any player, by a request whose id follows from the vote, and
//! the vote is deleted. `run_teams` does what is due, and repeating it changes nothing.
//!
//! One of two teams may play in another channel or on another server: an away team (`away_team.rs`), whose invitation
//! somebody there has accepted. It has a message and a board of its own, each with what it shows, and the match as it
//! is shown there is a [`HostedMatch`](crate::HostedMatch) with that place (`places.rs`).
//!
//! A vote is not closed while nobody can vote: during a stall, an outage, or the bot's absence (`deadlines.rs`),
//! on either server.

pub(crate) mod away;
pub(crate) mod away_place;
pub(crate) mod away_rows;
pub(crate) mod away_team;
pub(crate) mod deadlines;
pub(crate) mod error;
pub(crate) mod handle;
pub(crate) mod members;
pub(crate) mod places;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod running;
pub(crate) mod seats;
pub(crate) mod team_game;
pub(crate) mod team_player;
pub(crate) mod team_vote;
pub(crate) mod vote_rows;
pub(crate) mod voting;

pub use away::AwayAnswer;
pub use away_place::AwayPlace;
pub use away_team::{AwayState, AwayTeam};
pub use error::TeamRequestError;
pub use rows::{TEAM_GAMES_OF_ORGANIZER, TEAM_GAMES_OF_SERVER};
pub use team_game::{NewTeamGame, TeamGame, TeamGameState, TeamMember, TeamOpponent, Teams};
pub use team_player::team_of;
pub use team_vote::{RESIGNATION, TeamVote, VoteChoice};
pub use voting::{Ballot, Counted};
