//! The objects of a guild that Discord keeps in separate lists.

/// A list of objects of a guild, kept as Discord shows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Collection {
    /// Its own emojis.
    Emojis,
    /// Its own stickers.
    Stickers,
    /// Its own soundboard.
    Sounds,
    /// Events that are planned.
    ScheduledEvents,
    /// Rules of the automatic moderation.
    ModerationRules,
    /// Stages that are live, by their channel's id.
    StageInstances,
}
