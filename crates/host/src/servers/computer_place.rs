//! The place for a server's games against the computer.

/// The place for games against the computer that are begun on a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComputerPlace {
    /// The channel in which a game is begun, with one message.
    #[default]
    Here,
    /// A thread for each game.
    Thread,
    /// Direct messages.
    Direct,
}

impl ComputerPlace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Here, Self::Thread, Self::Direct];

    /// Returns its stored form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Thread => "thread",
            Self::Direct => "direct",
        }
    }

    /// Returns the place with this name; another name means the usual place.
    #[must_use]
    pub fn of(name: Option<&str>) -> Self {
        Self::ALL.into_iter().find(|place| Some(place.name()) == name).unwrap_or_default()
    }
}
