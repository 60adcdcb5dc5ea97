//! Ids of the buttons and menus of the start page: `start/rules`, or `start/friend/poker/3.0.10+5` for a game with its
//! terms.

use std::fmt;
use std::str::FromStr;

use crate::ui::side::{Side, read_side};
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{Level, SeatWish, SeriesTerms, TimeControl};
use trickmate_rules::Odds;

/// A first step that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// The greeting.
    Greeting,
    /// The list of games to read the rules of.
    Rules,
    /// The open challenges of the server.
    Challenges,
    /// Pings when somebody looks for an opponent.
    Follow,
    /// The end of these pings.
    Unfollow,
    /// All commands.
    Commands,
    /// A step towards a game.
    Arrange(Arrange, &'static str, Terms),
}

/// A step towards a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrange {
    /// The page of the game.
    Page,
    /// The same with the menus of its terms.
    Change,
    /// The menu of the computer's levels.
    Level,
    /// The menu of sides.
    Side,
    /// The menu of time controls.
    Time,
    /// The form for rarer terms, and the button that opens it.
    More,
    /// The question for the opponent.
    Friend,
    /// The menu of people.
    Person,
    /// A challenge that anyone may accept.
    Anyone,
    /// A game of two teams that people can join.
    Teams,
}

/// Terms of a game that is being arranged; terms that were not chosen have their defaults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Terms {
    /// The computer's level.
    pub(crate) level: Option<Level>,
    /// The asker's side.
    pub(crate) seat: SeatWish,
    /// The time control, against people.
    pub(crate) time: Option<TimeControl>,
    /// The odds, against people.
    pub(crate) odds: Option<Odds>,
    /// The opponent's time, if it differs from the asker's.
    pub(crate) opponent_time: Option<TimeControl>,
    /// The series against people.
    pub(crate) series: Option<SeriesTerms>,
}

/// The words for the first steps.
pub(crate) const STARTS: [(Start, &str); 6] = [
    (Start::Greeting, "greeting"),
    (Start::Rules, "rules"),
    (Start::Challenges, "challenges"),
    (Start::Follow, "follow"),
    (Start::Unfollow, "unfollow"),
    (Start::Commands, "commands"),
];

/// The words for the steps towards a game.
const ARRANGES: [(Arrange, &str); 10] = [
    (Arrange::Page, "game"),
    (Arrange::Change, "change"),
    (Arrange::Level, "level"),
    (Arrange::Side, "side"),
    (Arrange::Time, "time"),
    (Arrange::More, "more"),
    (Arrange::Friend, "friend"),
    (Arrange::Person, "person"),
    (Arrange::Anyone, "anyone"),
    (Arrange::Teams, "teams"),
];

/// Represents a usual term.
const USUAL: &str = "-";

/// Returns a term as a part of an id.
fn part(term: Option<impl fmt::Display>) -> String {
    term.map_or_else(|| USUAL.to_owned(), |term| term.to_string())
}

/// Reads a term from a part of an id.
fn read_part<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if text == USUAL { Some(None) } else { read(text).map(Some) }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = |time: Option<TimeControl>| part(time).replace(' ', "");
        let level = part(self.level.map(Level::number));
        write!(f, "{level}.{}.{}", Side(self.seat), time(self.time))?;
        if self.odds.is_none() && self.opponent_time.is_none() && self.series.is_none() {
            return Ok(());
        }
        let series = part(self.series.map(SeriesTerms::short));
        write!(f, ".{}.{}.{series}", part(self.odds).replace(' ', ","), time(self.opponent_time))
    }
}

impl Terms {
    fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('.').collect();
        let [level, side, time, ref rare @ ..] = parts[..] else { return None };
        let [odds, opponent_time, series] = match *rare {
            [] => [USUAL; 3],
            [odds, time, series] => [odds, time, series],
            _ => return None,
        };
        Some(Self {
            level: read_part(level, |text| text.parse().ok().and_then(Level::new))?,
            seat: read_side(side)?,
            time: read_part(time, |text| text.parse().ok())?,
            odds: read_part(odds, |text| text.parse().ok())?,
            opponent_time: read_part(opponent_time, |text| text.parse().ok())?,
            series: read_part(series, SeriesTerms::of_short)?,
        })
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arrange(step, game, terms) => write!(f, "start/{}/{game}/{terms}", word(&ARRANGES, step)),
            step => write!(f, "start/{}", word(&STARTS, step)),
        }
    }
}

impl FromStr for Start {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["start", step] => meaning(&STARTS, step),
            ["start", step, game, terms] => {
                let game = trickmate_rules::game(game)?.name();
                Some(Self::Arrange(meaning(&ARRANGES, step)?, game, Terms::read(terms)?))
            }
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trickmate_rules::Seat;

    #[test]
    fn what_is_written_is_read() {
        for (step, _) in STARTS {
            assert_eq!(step.to_string().parse(), Ok(step));
        }
        let seats = [SeatWish::Any, SeatWish::Seat(Seat::First), SeatWish::Seat(Seat::Second)];
        let times = TimeControl::USUAL.map(Some).into_iter().chain([None]);
        for (seat, time) in seats.into_iter().cycle().zip(times) {
            for level in Level::ALL.map(Some).into_iter().chain([None]) {
                for (step, _) in ARRANGES {
                    let usual = Terms { level, seat, time, ..Terms::default() };
                    let odds = Some("a1 a2 b1 b2 c1 c2 d1 d2".parse().unwrap());
                    let series = "best of 15 same deals".parse().ok();
                    for terms in [usual, Terms { odds, opponent_time: time, series, ..usual }] {
                        let id = Start::Arrange(step, "mysterious", terms);
                        let text = id.to_string();
                        assert!(text.len() <= 100, "{text}");
                        assert_eq!(text.parse(), Ok(id));
                    }
                }
            }
        }
        for text in [
            "start",
            "start/",
            "start/end",
            "start/game",
            "start/game/go/-.-.-",
            "start/game/poker/9.-.-",
            "start/game/poker/-.2.-",
            "start/game/poker/-.-.soon",
            "start/game/poker/-.-",
            "start/game/poker/-.-.-.z1z.-.-",
            "start/game/poker/-.-.-.-.-.x3",
            "start/game/poker/-.-.-.-",
        ] {
            assert_eq!(text.parse::<Start>(), Err(UnknownId), "{text}");
        }
    }
}
