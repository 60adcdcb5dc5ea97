//! Sentences about values of the rules: games, goals, options, tasks and ends.
//!
//! ```
//! use trickmate_rules::{EndReason, Options};
//! use trickmate_text::rules;
//!
//! let game = trickmate_rules::game("cardmate").ok_or("it is in the list")?;
//! let options = Options::new(game.options(), [("palace", "off")])?;
//! assert!(rules::goal(game.goal(&options)).starts_with("Capture every enemy King.\n"));
//! assert_eq!(rules::reason(EndReason::FiftyMoves), "fifty moves");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use trickmate_rules::chess::Army;
use trickmate_rules::summoner::READY;
use trickmate_rules::{EndReason, GAMES, Game, Goal, HandGoal, OptionKind, OptionSpec, PalaceGoal, Task};

use crate::files::LANGUAGES;
pub use crate::hand::{hand, hand_parts, rank};
pub use crate::letters::{in_english, notation, with_english_sign, without_english_sign};
pub use crate::phrase::{has_words, phrase, phrase_key};
use crate::{Fill, bundles, find, get, spoken, word};

/// Returns a description of a game, in one sentence.
#[must_use]
pub fn summary(game: &dyn Game) -> String {
    get(&format!("game-{}-summary", game.name()), &[])
}

/// Returns the title of a board, which is that of its game with the options that are not the usual ones: these stay as one
/// types them.
///
/// ```
/// assert_eq!(trickmate_text::rules::board_title("Mysterious Chess · variant: casual"), "Mysterious Chess · variant: casual");
/// ```
#[must_use]
pub fn board_title(title: &str) -> String {
    match title.split_once(" · ") {
        Some((game, options)) => format!("{} · {options}", word(game)),
        None => word(title),
    }
}

/// A paragraph of the rules, in Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The lesson and its step whose position illustrates it, e.g. `suits/choose`.
    pub anchor: Option<&'static str>,
    /// The text of the paragraph.
    pub text: String,
}

/// Returns the rules of a game in the spoken language, at most 2,400 characters. In the file a paragraph may begin with its anchor:
/// `{#suits/choose} …`.
pub fn guide(game: &dyn Game) -> impl Iterator<Item = Paragraph> + use<> {
    let pages = LANGUAGES[spoken().index()].guides;
    let page = pages.iter().find(|(name, _)| *name == game.name()).map_or("", |(_, page)| page);
    page.split("\n\n").map(str::trim).filter(|text| !text.is_empty()).map(|text| {
        let anchored = text.strip_prefix("{#").and_then(|rest| rest.split_once("} "));
        let (anchor, text) = anchored.map_or((None, text), |(anchor, text)| (Some(anchor), text));
        Paragraph { anchor, text: bundles::marked(text) }
    })
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
        Goal::Poker {
            hand,
            declared,
            moved,
            wild,
            faces_down,
            hole,
            redeal,
            short_ties,
            wipeout,
            armies,
        } => {
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
                ("armies", flag(armies != Army::ORTHODOX)),
                ("white", armies[0].title()),
                ("black", armies[1].title()),
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
            let length: usize = guide(*game).map(|paragraph| paragraph.text.chars().count()).sum();
            assert!((200..=2200).contains(&length), "{}: {length}", game.name());
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
            "Capture every enemy King, or occupy both purple squares of the enemy palace.\n\
             Must-take rule: if a card can take a lower card of its suit, it has to."
        );
        assert!(
            lines("cardmate", &[("palace", "king")])
                .contains("or bring one of yours into the enemy palace (purple).\n")
        );
        assert!(lines("cardmate", &[("palace", "off")]).starts_with("Capture every enemy King.\n"));
        assert!(
            lines("cardmate", &[("repetition", "loses")]).contains(
                "palace. Whoever brings a position about for the third time loses.\nMust-take rule"
            )
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

    /// Options that do not change the goal of the game.
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
