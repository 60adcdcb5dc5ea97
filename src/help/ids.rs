//! What a button of the first message leads to.

/// First steps that are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// The greeting.
    Greeting,
    /// How to play somebody.
    Play,
    /// The list of games to read the rules of.
    Rules,
    /// The open challenges of the server.
    Challenges,
    /// Pings when somebody looks for an opponent.
    Follow,
    /// Not to be pinged any more.
    Unfollow,
    /// All commands.
    Commands,
}

/// The words for them.
pub(crate) const STARTS: [(Start, &str); 7] = [
    (Start::Greeting, "greeting"),
    (Start::Play, "play"),
    (Start::Rules, "rules"),
    (Start::Challenges, "challenges"),
    (Start::Follow, "follow"),
    (Start::Unfollow, "unfollow"),
    (Start::Commands, "commands"),
];
