use crate::Color;

/// Urgency with which a player is due a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// No game played yet.
    None,
    /// Colours are balanced: the opposite of the last colour is due.
    Mild,
    /// The player has had one colour once more than the other.
    Strong,
    /// The other colour would break the absolute criteria.
    Absolute,
}

/// The colour that a player is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Preference {
    pub(super) color: Color,
    pub(super) strength: Strength,
    /// Difference between the numbers of games with each colour.
    pub(super) imbalance: i32,
}

impl Preference {
    /// Returns the preference after games with these colours.
    pub(super) fn after(colors: &[Color]) -> Self {
        let balance: i32 = colors.iter().map(|color| if *color == Color::White { 1 } else { -1 }).sum();
        let imbalance = balance.abs();
        let rarer = if balance > 0 { Color::Black } else { Color::White };
        let (color, strength) = match colors {
            [] => (Color::White, Strength::None),
            _ if imbalance > 1 => (rarer, Strength::Absolute),
            [.., before, last] if before == last => (last.other(), Strength::Absolute),
            _ if imbalance == 1 => (rarer, Strength::Strong),
            [.., last] => (last.other(), Strength::Mild),
        };
        Self { color, strength, imbalance }
    }

    /// Returns the colour that is due, if any.
    pub(super) fn due(self) -> Option<Color> {
        (self.strength != Strength::None).then_some(self.color)
    }
}
