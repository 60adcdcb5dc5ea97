//! Sentences about values of the rules: games, goals, options, tasks and ends.
//!
//! ```
//! use trickmate_rules::{EndReason, Options};
//! use trickmate_text::rules;
//!
//! let game = trickmate_rules::game("cardmate").ok_or("it is in the list")?;
//! let options = Options::new(game.options(), [("palace", "off")])?;
//! assert!(rules::goal(game.goal(&options)).starts_with("Take the other side’s last King.\n"));
//! assert_eq!(rules::reason(EndReason::FiftyMoves), "fifty moves");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use trickmate_rules::summoner::READY;
use trickmate_rules::{EndReason, GAMES, Game, Goal, HandGoal, OptionKind, OptionSpec, PalaceGoal, Task};

use crate::{Fill, find, get};

/// The pages about each game, in Markdown.
const GUIDES: [(&str, &str); 4] = [
    ("cardmate", include_str!("../../../assets/text/en-US/guides/cardmate.md")),
    ("poker", include_str!("../../../assets/text/en-US/guides/poker.md")),
    ("mysterious", include_str!("../../../assets/text/en-US/guides/mysterious.md")),
    ("summoner", include_str!("../../../assets/text/en-US/guides/summoner.md")),
];

/// Returns a description of a game, in one sentence.
#[must_use]
pub fn summary(game: &dyn Game) -> String {
    get(&format!("game-{}-summary", game.name()), &[])
}

/// Returns the rules of a game: a page in Markdown of at most 1,800 characters.
#[must_use]
pub fn guide(game: &dyn Game) -> &'static str {
    GUIDES.iter().find(|(name, _)| *name == game.name()).map_or("", |(_, page)| page)
}

/// Returns the goal of a game, in two lines.
#[must_use]
pub fn goal(goal: Goal) -> String {
    let flag = |is_so: bool| if is_so { "yes" } else { "no" };
    match goal {
        Goal::Cardmate { palace, repetition_loses } => {
            let palace = match palace {
                PalaceGoal::Occupy => "occupy",
                PalaceGoal::King => "king",
                PalaceGoal::None => "none",
            };
            let values = [("palace", palace), ("repetition", flag(repetition_loses))];
            get("goal-cardmate", &values.map(|(name, value)| (name, value.fill())))
        }
        Goal::Poker { hand, declared, moved, wild, faces_down, hole, redeal, short_ties, wipeout } => {
            let hand = match hand {
                HandGoal::Five => "five",
                HandGoal::Seven => "seven",
                HandGoal::LastFive => "last-five",
                HandGoal::LastSeven => "last-seven",
            };
            let values = [
                ("hand", hand),
                ("declared", flag(declared)),
                ("moved", flag(moved)),
                ("wild", flag(wild)),
                ("down", flag(faces_down)),
                ("hole", flag(hole)),
                ("ties", flag(short_ties)),
                ("wipeout", flag(wipeout)),
            ];
            let mut values: Vec<_> = values.iter().map(|(name, value)| (*name, value.fill())).collect();
            let redeal = redeal.unwrap_or(0);
            values.push(("redeal", redeal.fill()));
            get("goal-poker", &values)
        }
        Goal::Mysterious { casual } => get("goal-mysterious", &[("casual", flag(casual).fill())]),
        Goal::Summoner { courier } => get("goal-summoner", &[("courier", flag(courier).fill())]),
    }
}

/// Returns the reason why a match ended, in a few words as they follow "wins by".
#[must_use]
pub fn reason(reason: EndReason) -> String {
    get(&reason_key(reason), &[])
}

/// Returns the task of a seat, as it follows "to".
#[must_use]
pub fn task(task: Task) -> String {
    get(&task_key(task), &[])
}

/// Returns the deed of a seat, as it follows "has".
#[must_use]
pub fn done(task: Task) -> String {
    get(&format!("{}.done", task_key(task)), &[])
}

/// Returns the purpose of an option, in one short sentence.
#[must_use]
pub fn option(game: &dyn Game, option: &OptionSpec) -> String {
    get(&option_key(game, option), &[])
}

/// Returns the meaning of a word as the value of an option, in one short sentence.
#[must_use]
pub fn option_value(game: &dyn Game, option: &OptionSpec, word: &str) -> String {
    let key = value_key(game, option, word);
    find(&key, &[]).unwrap_or_else(|| ready_deck(word))
}

/// Returns what can be chosen before a match, in Markdown: a paragraph for each option, with all its values.
#[must_use]
pub fn options(game: &dyn Game) -> Vec<String> {
    game.options().iter().map(|spec| option_paragraph(game, spec)).collect()
}

/// Describes an option and its values, a line each; the usual value is marked.
fn option_paragraph(game: &dyn Game, spec: &OptionSpec) -> String {
    let usual = spec.default().to_string();
    let mut lines =
        vec![get("option-entry", &[("name", spec.name.fill()), ("help", option(game, spec).fill())])];
    lines.extend(spec.words().iter().map(|word| {
        let key = if *word == usual { "option-entry-usual" } else { "option-entry-value" };
        get(key, &[("value", word.fill()), ("help", option_value(game, spec, word).fill())])
    }));
    match spec.kind {
        OptionKind::Choice(_) | OptionKind::Limited { .. } => {}
        OptionKind::Number { min, max, words, .. } => {
            let values = [("min", min.fill()), ("max", max.fill()), ("usual", usual.as_str().fill())];
            let key =
                if words.contains(&&*usual) { "option-entry-number" } else { "option-entry-number-usual" };
            lines.push(get(key, &values));
        }
        OptionKind::Text { takes, .. } => lines.push(get("option-entry-text", &[("takes", takes.fill())])),
    }
    lines.join("\n")
}

/// Returns the description of a ready deck, in one short sentence.
#[must_use]
pub fn ready_deck(name: &str) -> String {
    get(&format!("deck-ready-{name}"), &[])
}

fn reason_key(reason: EndReason) -> String {
    format!("reason-{}", reason.key())
}

fn task_key(task: Task) -> String {
    format!("task-{}", task.key())
}

fn option_key(game: &dyn Game, option: &OptionSpec) -> String {
    format!("option-{}-{}", game.name(), option.name)
}

fn value_key(game: &dyn Game, option: &OptionSpec, word: &str) -> String {
    format!("{}.value-{word}", option_key(game, option))
}

/// Returns the keys of all texts that this module asks for.
#[must_use]
pub fn keys() -> Vec<String> {
    let mut keys: Vec<String> = EndReason::ALL.into_iter().map(reason_key).collect();
    keys.extend(Task::ALL.into_iter().map(task_key).flat_map(|key| [format!("{key}.done"), key]));
    keys.extend(READY.iter().map(|deck| format!("deck-ready-{}", deck.name)));
    let entries = ["entry", "entry-value", "entry-usual", "entry-number", "entry-number-usual", "entry-text"];
    keys.extend(entries.map(|entry| format!("option-{entry}")));
    for game in GAMES {
        keys.extend([format!("game-{}-summary", game.name()), format!("goal-{}", game.name())]);
        for option in game.options() {
            keys.push(option_key(*game, option));
            // The words of decks are the names of ready ones.
            let own = option.words().iter().filter(|word| READY.iter().all(|deck| deck.name != **word));
            keys.extend(own.map(|word| value_key(*game, option, word)));
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use trickmate_rules::Options;

    use super::*;

    #[test]
    fn every_value_has_a_text() {
        for key in keys() {
            assert!(find(&key, &[]).is_some(), "{key}");
        }
        for reason in EndReason::ALL {
            assert_eq!(super::reason(reason), reason.name());
            assert_eq!(EndReason::from_name(reason.name()), Some(reason));
        }
    }

    #[test]
    fn every_game_has_a_short_guide() {
        for game in GAMES {
            let length = guide(*game).chars().count();
            assert!((200..=1800).contains(&length), "{}: {length}", game.name());
        }
    }

    fn lines(game: &str, given: &[(&str, &str)]) -> String {
        let game = trickmate_rules::game(game).unwrap();
        goal(game.goal(&Options::new(game.options(), given.iter().copied()).unwrap()))
    }

    #[test]
    fn goals_follow_the_options() {
        assert_eq!(
            lines("cardmate", &[]),
            "Take the other side’s last King, or hold both squares of its palace.\n\
             Suits bind: a card must take a lower card of its own suit when it can."
        );
        assert!(
            lines("cardmate", &[("palace", "king")]).contains("or bring one of yours into its palace.\n")
        );
        assert!(lines("cardmate", &[("palace", "off")]).starts_with("Take the other side’s last King.\n"));
        assert!(
            lines("cardmate", &[("repetition", "loses")])
                .contains("its palace. Whoever brings a position about for the third time loses.\nSuits")
        );
        assert!(
            lines("poker", &[("short", "tie")]).contains(
                "the better hand scores. Hands that are equal as far as the shorter one goes tie.\n"
            )
        );
        assert_eq!(
            lines("poker", &[]),
            "The cards under your King, Queen, Rooks and best Pawn are your poker hand. After each of Black’s moves \
             the better hand scores.\nLead by enough hands, or be ahead in hands when the chess ends."
        );
        let all =
            [("hands", "declare"), ("unmoved", "no"), ("size", "7"), ("wild", "deuces"), ("wipeout", "off")];
        assert_eq!(
            lines("poker", &all),
            "The cards under your King, Queen, Rooks, Knights and best Pawn make your poker hand: the best five count. \
             Pieces that have never moved don’t count. Deuces are wild. After each of Black’s moves both declare a hand in \
             secret, and the better one scores.\nBe ahead in hands when the chess ends."
        );
        assert!(lines("poker", &[("pull", "recent"), ("hands", "declare")]).contains(
            "five pieces that you moved last are your poker hand. After each of Black’s moves the better"
        ));
        assert!(lines("mysterious", &[("variant", "casual")]).contains("from a shared pack"));
        assert!(lines("mysterious", &[]).ends_with("only you know what yours are."));
        assert!(lines("summoner", &[("variant", "courier")]).contains("where a location card says"));
        assert!(lines("summoner", &[]).ends_with("cards in your hand.\nCheckmate the other King."));
    }

    /// Options that leave the goal of the game as it is.
    const OTHERS: [(&str, &str); 6] = [
        ("cardmate", "deal"),
        ("poker", "deal"),
        ("poker", "bonus"),
        ("summoner", "cards"),
        ("summoner", "deck-white"),
        ("summoner", "deck-black"),
    ];

    #[test]
    fn every_value_of_an_option_changes_the_goal_or_cannot() {
        for game in GAMES {
            for option in game.options() {
                let usual = option.default().to_string();
                for word in option.words().iter().filter(|word| **word != usual) {
                    // Cards lie face down only in a random deal.
                    let deal = (option.name == "faces").then_some(("deal", "random"));
                    let given: Vec<_> = deal.into_iter().chain([(option.name, *word)]).collect();
                    let changes = lines(game.name(), &given) != lines(game.name(), &[]);
                    let may_change = !OTHERS.contains(&(game.name(), option.name));
                    assert_eq!(changes, may_change, "{} {}={word}", game.name(), option.name);
                }
            }
        }
    }
}
