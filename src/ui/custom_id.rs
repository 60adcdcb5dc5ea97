//! What buttons, menus and forms carry: everything needed to answer them, also after a restart.
//!
//! As text: the kind, then numbers, separated by `/`, e.g. `move/12/34` for the button that opens the move menu of
//! match 12 as long as it is at version 34, or `undo/12/34.5` for one in a turn of which the draft is at revision 5.

use std::fmt;
use std::str::FromStr;

use crate::absence::ids::{ABSENCE_ASKS, AbsenceAsk};
use crate::analysis::ids::AnalysisId;
use crate::computer::ids::ComputerSource;
use crate::help::ids::{STARTS, Start};
use crate::learn::ids::LearnId;
use crate::play::ask::{ASKS, Ask};
use crate::play::placing_choice::PlacingChoice;
use crate::puzzle::ids::PuzzleId;
use crate::rank::ids::{LeaderboardSpot, PERIODS};
use crate::replay::ids::ReplayId;
use crate::servers::ids::ServerChange;
use crate::settings::ids::PreferenceChange;
use crate::ui::path::{read_path, write_path};
use crate::ui::spot::Spot;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{Answer, Scope};

/// The id of a component or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CustomId {
    /// A button of a challenge.
    Challenge(Answer, i64),
    /// The menu of the decks that one can bring to a challenge's match.
    MyDeck(i64),
    /// A choice of that menu.
    PickDeck(i64),
    /// The form with the text of a deck.
    DeckForm,
    /// A button of an offer.
    Offer(Answer, i64),
    /// A challenge of this person to this game.
    Invite(&'static str, i64),
    /// The button that leads to a game against the computer.
    Computer(ComputerSource),
    /// The menu of its levels.
    ComputerLevel(ComputerSource),
    /// Something about a position.
    Match(Ask, Spot),
    /// A choice of the move menu: the entries chosen so far, by their places in their menus.
    Menu(Spot, Vec<u16>),
    /// One of the lists of these choices, by its number; the entry chosen is added.
    List(Spot, Vec<u16>, u16),
    /// A choice on the board for everybody: the entry, by its place in what all may know of.
    Board(Spot, Vec<u16>),
    /// One of the lists on that board, by its number; the entry chosen is added.
    BoardList(Spot, u16),
    /// Choice about the cards that a player still has to place in a match.
    Placing(i64, PlacingChoice),
    /// Agreement to leave the rest to chance, as the player with this id has proposed.
    Agree(Spot, i64),
    /// Refusal of that.
    Disagree(Spot, i64),
    /// A page of the rules of a game.
    Rules(&'static str, u16),
    /// Page of the help, or a list of what there is to do.
    Start(Start),
    /// Something about lessons.
    Learn(LearnId),
    /// Something about puzzles.
    Puzzle(PuzzleId),
    /// Another page of the move menu's last choice.
    Page(Spot, Vec<u16>, u16),
    /// Something about a replay.
    Replay(ReplayId),
    /// Something about an analysis.
    Analysis(AnalysisId),
    /// What is to become of a match whose server has removed the bot.
    Absence(AbsenceAsk, i64),
    /// End of watching a match.
    Unwatch(i64),
    /// A change of a preference; in a menu, the entry chosen says what.
    PreferenceChange(PreferenceChange),
    /// A page of a leaderboard.
    Leaderboard(LeaderboardSpot, i64),
    /// A page of the cards that a server plays with.
    Cards(i64),
    /// A page of one's own games.
    Games(i64),
    /// The form for quiet hours, and the button that opens it.
    Quiet,
    /// Something that is to change about a server.
    Server(ServerChange),
    /// Answer to whether everything about the person should be deleted.
    Forget(bool),
}

impl CustomId {
    /// The number of the match that it is about, where it is about one that is played here.
    pub(crate) const fn game(&self) -> Option<i64> {
        match self {
            Self::Match(_, spot)
            | Self::Menu(spot, _)
            | Self::List(spot, _, _)
            | Self::Board(spot, _)
            | Self::BoardList(spot, _)
            | Self::Disagree(spot, _)
            | Self::Agree(spot, _)
            | Self::Page(spot, ..) => Some(spot.match_id),
            Self::Unwatch(match_id) | Self::Placing(match_id, _) | Self::Absence(_, match_id) => {
                Some(*match_id)
            }
            _ => None,
        }
    }
}

const ANSWERS: [(Answer, &str); 3] =
    [(Answer::Accept, "accept"), (Answer::Decline, "decline"), (Answer::Withdraw, "withdraw")];

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Challenge(answer, challenge) => write!(f, "{}/{challenge}", word(&ANSWERS, answer)),
            Self::MyDeck(challenge) => write!(f, "deck/{challenge}"),
            Self::PickDeck(challenge) => write!(f, "pick/{challenge}"),
            Self::DeckForm => f.write_str("import-deck"),
            Self::Offer(answer, offer) => write!(f, "offer/{}/{offer}", word(&ANSWERS, answer)),
            Self::Invite(game, player) => write!(f, "invite/{game}/{player}"),
            Self::Computer(source) => write!(f, "computer/{source}"),
            Self::ComputerLevel(source) => write!(f, "level/{source}"),
            Self::Match(ask, spot) => write!(f, "{}/{spot}", word(&ASKS, ask)),
            Self::Menu(spot, path) => {
                write!(f, "menu/{spot}/")?;
                write_path(f, path)
            }
            Self::List(spot, path, list) => {
                write!(f, "list/{spot}/")?;
                write_path(f, path)?;
                write!(f, "/{list}")
            }
            Self::Board(spot, path) => {
                write!(f, "board/{spot}/")?;
                write_path(f, path)
            }
            Self::BoardList(spot, list) => write!(f, "boards/{spot}/{list}"),
            Self::Rules(game, page) => write!(f, "rules/{game}/{page}"),
            Self::Start(start) => write!(f, "start/{}", word(&STARTS, start)),
            Self::Learn(id) => write!(f, "learn/{id}"),
            Self::Puzzle(id) => write!(f, "puzzle/{id}"),
            Self::Disagree(spot, player) => write!(f, "disagree/{spot}/{player}"),
            Self::Placing(match_id, choice) => write!(f, "place/{match_id}/{choice}"),
            Self::Replay(id) => write!(f, "replay/{id}"),
            Self::Analysis(id) => write!(f, "analysis/{id}"),
            Self::Absence(ask, match_id) => write!(f, "absence/{}/{match_id}", word(&ABSENCE_ASKS, ask)),
            Self::Unwatch(match_id) => write!(f, "unwatch/{match_id}"),
            Self::Agree(spot, player) => write!(f, "agree/{spot}/{player}"),
            Self::Page(spot, path, page) => {
                write!(f, "page/{spot}/")?;
                write_path(f, path)?;
                write!(f, "/{page}")
            }
            Self::Leaderboard(LeaderboardSpot { game, scope, period }, page) => {
                write!(f, "ladder/{game}/{}/{}/{page}", scope.number(), word(&PERIODS, period))
            }
            Self::Games(page) => write!(f, "games/{page}"),
            Self::Cards(page) => write!(f, "cards/{page}"),
            Self::PreferenceChange(preference) => write!(f, "wish/{preference}"),
            Self::Quiet => f.write_str("quiet"),
            Self::Server(change) => write!(f, "server/{change}"),
            Self::Forget(really) => write!(f, "forget/{really}"),
        }
    }
}

impl FromStr for CustomId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || {
            let read = |part: &str| part.parse::<i64>().ok().filter(|number| *number >= 0);
            let number = |at: usize| read(parts.get(at)?);
            let spot = || {
                let (version, revision) = match parts.get(2)?.split_once('.') {
                    Some((version, revision)) => (version, Some(read(revision)?)),
                    None => (*parts.get(2)?, None),
                };
                Some(Spot { match_id: number(1)?, version: read(version)?, revision })
            };
            let path = || read_path(parts.get(3)?);
            match (parts[0], parts.len()) {
                ("absence", 3) => Some(Self::Absence(meaning(&ABSENCE_ASKS, parts[1])?, number(2)?)),
                ("offer", 3) => Some(Self::Offer(meaning(&ANSWERS, parts[1])?, number(2)?)),
                ("invite", 3) => Some(Self::Invite(trickmate_rules::game(parts[1])?.name(), number(2)?)),
                ("computer", 3) => Some(Self::Computer(ComputerSource::read(parts[1], parts[2])?)),
                ("level", 3) => Some(Self::ComputerLevel(ComputerSource::read(parts[1], parts[2])?)),
                ("menu", 4) => Some(Self::Menu(spot()?, path()?)),
                ("list", 5) => Some(Self::List(spot()?, path()?, parts[4].parse().ok()?)),
                ("board", 4) => Some(Self::Board(spot()?, path()?)),
                ("boards", 4) => Some(Self::BoardList(spot()?, parts[3].parse().ok()?)),
                ("rules", 3) => {
                    Some(Self::Rules(trickmate_rules::game(parts[1])?.name(), parts[2].parse().ok()?))
                }
                ("start", 2) => Some(Self::Start(meaning(&STARTS, parts[1])?)),
                ("puzzle", _) => Some(Self::Puzzle(PuzzleId::read(&parts[1..])?)),
                ("learn", _) => Some(Self::Learn(LearnId::read(&parts[1..])?)),
                ("place", 3) => Some(Self::Placing(number(1)?, parts[2].parse().ok()?)),
                ("agree", 4) => Some(Self::Agree(spot()?, number(3)?)),
                ("disagree", 4) => Some(Self::Disagree(spot()?, number(3)?)),
                ("page", 5) => Some(Self::Page(spot()?, path()?, parts[4].parse().ok()?)),
                ("import-deck", 1) => Some(Self::DeckForm),
                ("deck", 2) => Some(Self::MyDeck(number(1)?)),
                ("pick", 2) => Some(Self::PickDeck(number(1)?)),
                ("ladder", 5) => {
                    let game = trickmate_rules::game(parts[1])?.name();
                    let (scope, period) = (Scope::of(number(2)?), meaning(&PERIODS, parts[3])?);
                    Some(Self::Leaderboard(LeaderboardSpot { game, scope, period }, number(4)?))
                }
                ("replay", _) => Some(Self::Replay(ReplayId::read(&parts[1..])?)),
                ("analysis", _) => Some(Self::Analysis(AnalysisId::read(&parts[1..])?)),
                ("unwatch", 2) => Some(Self::Unwatch(number(1)?)),
                ("games", 2) => Some(Self::Games(number(1)?)),
                ("cards", 2) => Some(Self::Cards(number(1)?)),
                ("wish", 2) => Some(Self::PreferenceChange(parts[1].parse().ok()?)),
                ("server", 2) => Some(Self::Server(parts[1].parse().ok()?)),
                ("forget", 2) => Some(Self::Forget(parts[1].parse().ok()?)),
                ("quiet", 1) => Some(Self::Quiet),
                (kind, 2) => Some(Self::Challenge(meaning(&ANSWERS, kind)?, number(1)?)),
                (kind, 3) => Some(Self::Match(meaning(&ASKS, kind)?, spot()?)),
                _ => None,
            }
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use trickmate_testkit::proptests::cases;
    use trickmate_testkit::untrusted::pieced_together;

    use super::*;
    use crate::replay::ids::{ReplayAsk, Source};
    use crate::replay::study_ref::StudyRef;
    use trickmate_host::Period;

    #[test]
    fn what_is_written_is_read() {
        let spot = Spot { match_id: i64::MAX, version: i64::MAX, revision: None };
        let drafted = Spot { revision: Some(i64::MAX), ..spot };
        let mut ids = vec![
            CustomId::Menu(drafted, vec![u16::MAX; 5]),
            CustomId::Match(Ask::Undo, drafted),
            CustomId::Page(drafted, vec![u16::MAX; 4], u16::MAX),
            CustomId::MyDeck(i64::MAX),
            CustomId::PickDeck(i64::MAX),
            CustomId::DeckForm,
            CustomId::Menu(spot, vec![]),
            CustomId::Menu(spot, vec![3, 12, 1]),
            CustomId::List(drafted, vec![u16::MAX; 2], u16::MAX),
            CustomId::Board(spot, vec![u16::MAX; 2]),
            CustomId::BoardList(spot, u16::MAX),
            CustomId::Rules("mysterious", u16::MAX),
            CustomId::Disagree(spot, i64::MAX),
            CustomId::Invite("summoner", i64::MAX),
            CustomId::Placing(i64::MAX, PlacingChoice::Stop),
            CustomId::Placing(i64::MAX, PlacingChoice::AtRandom),
            CustomId::Placing(1, "fortress".parse().unwrap()),
            CustomId::Agree(spot, i64::MAX),
            CustomId::Page(spot, vec![], 1),
            CustomId::Page(spot, vec![u16::MAX; 3], u16::MAX),
            CustomId::PreferenceChange(PreferenceChange::Reminder(12)),
            CustomId::Cards(i64::MAX),
            CustomId::Leaderboard(
                LeaderboardSpot {
                    game: "mysterious",
                    scope: Scope::Server(i64::MAX),
                    period: Period::Active,
                },
                i64::MAX,
            ),
            CustomId::Leaderboard(
                LeaderboardSpot { game: "poker", scope: Scope::World, period: Period::Month },
                0,
            ),
            CustomId::Games(i64::MAX),
            CustomId::Quiet,
            CustomId::Server(ServerChange::Rated(false)),
            CustomId::Forget(true),
        ];
        ids.push(CustomId::Unwatch(i64::MAX));
        ids.extend(ABSENCE_ASKS.map(|(ask, _)| CustomId::Absence(ask, i64::MAX)));
        for source in [
            ComputerSource::Challenge(i64::MAX),
            ComputerSource::Match(i64::MAX),
            ComputerSource::Game("mysterious"),
            ComputerSource::Study(StudyRef { source: Source::Game(i64::MAX), ply: usize::MAX }),
            ComputerSource::Study(StudyRef { source: Source::Import(0), ply: 0 }),
        ] {
            ids.extend([CustomId::Computer(source), CustomId::ComputerLevel(source)]);
        }
        let (source, ask) = (Source::Import(i64::MAX), ReplayAsk::ShowFilm(usize::MAX, usize::MAX));
        ids.push(CustomId::Replay(ReplayId { source, ask }));
        ids.extend(STARTS.map(|(start, _)| CustomId::Start(start)));
        ids.extend(ANSWERS.map(|(answer, _)| CustomId::Challenge(answer, i64::MAX)));
        ids.extend(ANSWERS.map(|(answer, _)| CustomId::Offer(answer, i64::MAX)));
        ids.extend(ASKS.map(|(ask, _)| CustomId::Match(ask, spot)));
        for id in ids {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
    }

    /// Parts that ids are made of.
    const PIECES: &[&str] = &[
        "/",
        ".",
        "-",
        "0",
        "1",
        "7",
        "65535",
        "65536",
        "9223372036854775807",
        "9223372036854775808",
        "move",
        "menu",
        "list",
        "board",
        "boards",
        "disagree",
        "rules",
        "start",
        "commands",
        "agree",
        "page",
        "offer",
        "accept",
        "deck",
        "pick",
        "ladder/poker",
        "cardmate",
        "month",
        "replay",
        "game",
        "import",
        "film",
        "show-film",
        "next",
        "jump",
        "unwatch",
        "absence",
        "direct",
        "wish",
        "theme.dark",
        "reminder.12",
        "server",
        "rated.true",
        "time",
        "forget",
        "true",
        "quiet",
        "import-deck",
        "menu/1/2/",
        "replay/game/1/",
        "end/1/2",
        "computer/challenge/",
        "level/match/",
        "level/game/poker",
    ];

    fn spots() -> impl Strategy<Value = Spot> {
        let number = || 0..=i64::MAX;
        (number(), number(), prop::option::of(number())).prop_map(|(match_id, version, revision)| Spot {
            match_id,
            version,
            revision,
        })
    }

    fn ids() -> impl Strategy<Value = CustomId> {
        let path = || prop::collection::vec(any::<u16>(), 0..6);
        let number = || 0..=i64::MAX;
        let replay = (number(), any::<bool>(), any::<usize>(), any::<usize>(), 0..4_usize).prop_map(
            |(id, imported, from, to, kind)| {
                let asks = [
                    ReplayAsk::Jump,
                    ReplayAsk::Open(from),
                    ReplayAsk::Film(from, to),
                    ReplayAsk::ShowFilm(from, to),
                ];
                let source = if imported { Source::Import(id) } else { Source::Game(id) };
                CustomId::Replay(ReplayId { source, ask: asks[kind] })
            },
        );
        prop_oneof![
            (prop::sample::select(&ASKS[..]), spots())
                .prop_map(|((ask, _), spot)| CustomId::Match(ask, spot)),
            (prop::sample::select(&ANSWERS[..]), number())
                .prop_map(|((answer, _), id)| CustomId::Offer(answer, id)),
            (spots(), path()).prop_map(|(spot, path)| CustomId::Menu(spot, path)),
            (spots(), path()).prop_map(|(spot, path)| CustomId::Board(spot, path)),
            (spots(), path(), any::<u16>()).prop_map(|(spot, path, list)| CustomId::List(spot, path, list)),
            (spots(), any::<u16>()).prop_map(|(spot, list)| CustomId::BoardList(spot, list)),
            (spots(), path(), any::<u16>()).prop_map(|(spot, path, page)| CustomId::Page(spot, path, page)),
            (spots(), number()).prop_map(|(spot, player)| CustomId::Agree(spot, player)),
            (number(), number()).prop_map(|(server, page)| {
                let spot =
                    LeaderboardSpot { game: "summoner", scope: Scope::of(server), period: Period::Month };
                CustomId::Leaderboard(spot, page)
            }),
            replay,
        ]
    }

    proptest! {
        #![proptest_config(cases(1000))]

        #[test]
        fn every_id_is_read_as_it_is_written(id in ids()) {
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }

        #[test]
        fn what_is_read_of_any_text_is_written_so_that_it_is_read_again(text in pieced_together(PIECES, 200), prefix in ids()) {
            for text in [format!("{prefix}{text}"), text] {
                if let Ok(id) = text.parse::<CustomId>() {
                    prop_assert_eq!(id.to_string().parse(), Ok(id), "{}", text);
                }
            }
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "/",
            "move",
            "move/1",
            "move/1/x",
            "move/-1/2",
            "menu/1/2/a",
            "end/1/2.",
            "end/1/2.3.4",
            "end/1/.2",
            "accept/1/2",
            "page/1/2/3",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(UnknownId), "{text}");
        }
    }
}
