//! The menus that lead to an action, made from the steps of the game's legal actions: first the piece or the card, then
//! all that can be done with it. A choice is encoded as indices into these two lists.

use std::cmp::Reverse;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::play::ids::PlayId;
use crate::ui::entry::{Entry, LIST, ROW, button_rows, select_rows};
use crate::ui::spot::Spot;
use trickmate_render::card_mark;
use trickmate_rules::{Match, MenuPath, MenuStep, Phrase, PhraseValue, Seat, Viewer};
use trickmate_text::joined;
use trickmate_text::rules::{notation, phrase};
use trickmate_text::text;

/// Discord's limit for the rows of a message.
pub(crate) const ROWS: usize = 5;
/// Most actions of one part of a group: as buttons they leave the fifth row to other buttons.
pub(crate) const PART: usize = (ROWS - 1) * ROW;
/// Most first choices that are buttons; entries of a list have more text.
const MAX_FIRST_BUTTONS: usize = 15;
/// Steps of the first choice within a turn: a kind of action with its piece or card.
pub(crate) const TURN_DEPTH: usize = 2;

/// The actions that begin with the same steps, the likely ones first.
pub(crate) struct Group<'a> {
    /// The question that it answers.
    pub(crate) ask: String,
    pub(crate) label: String,
    /// Its label in few letters, for a row of buttons; empty if the label is short.
    pub(crate) short: String,
    help: String,
    /// The labels of its steps, which are the same in every language.
    labels: Vec<&'a Phrase>,
    /// The character that represents the picture of its card, if it is one with moves.
    mark: Option<char>,
    pub(crate) ways: Vec<&'a MenuPath>,
    /// Number of steps they have in common.
    depth: usize,
}

impl Group<'_> {
    /// Returns the steps that one of its actions adds to the common ones; for a lone action, all steps.
    fn item(&self, way: &MenuPath, path: Vec<u16>) -> Entry {
        let rest = way.steps.get(self.depth..).unwrap_or_default();
        let labels: Vec<String> = rest.iter().map(|step| phrase(&step.label)).collect();
        let effect = phrase(&way.effect);
        match labels.is_empty() {
            true => Entry { label: self.label.clone(), help: self.help.clone(), effect, path },
            false => Entry { label: labels.join(" · "), help: helps(rest), effect, path },
        }
    }

    /// Returns the actions as entries; `place` is the index of the group.
    pub(crate) fn items(&self, place: u16) -> Vec<Entry> {
        let numbered = self.ways.iter().zip(0_u16..);
        numbered.map(|(way, index)| self.item(way, vec![place, index])).collect()
    }

    /// Returns the question of the step after the common ones.
    pub(crate) fn next_ask(&self) -> String {
        let next = self.ways.first().and_then(|way| way.steps.get(self.depth));
        next.map_or_else(|| self.ask.clone(), |step| phrase(&step.ask))
    }

    /// Returns the steps that each of its actions adds, if more remains to be chosen.
    fn goals(&self, place: u16) -> Vec<String> {
        let labels = self.items(place).into_iter().map(|entry| entry.label);
        labels.filter(|label| *label != self.label).collect()
    }

    /// Returns the only action of the group, if choosing the group leaves nothing open.
    pub(crate) fn complete(&self) -> Option<&MenuPath> {
        match self.ways[..] {
            [only] if only.steps.len() <= self.depth => Some(only),
            _ => None,
        }
    }

    /// Returns the group as an entry that describes its actions.
    pub(crate) fn entry(&self, place: u16) -> Entry {
        let goals = self.goals(place);
        let goes = if goals.is_empty() { String::new() } else { format!("→ {}", joined(&goals)) };
        let parts = [self.help.as_str(), goes.as_str()];
        let help: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let (label, help) = (self.label.clone(), help.join(" "));
        Entry { label, help, effect: String::new(), path: vec![place] }
    }

    /// Returns the entry like [`Group::entry`], except that a lone action is named in full: choosing such an entry
    /// performs it, and nobody should do that by accident.
    pub(crate) fn entry_in_full(&self, place: u16) -> Entry {
        match (&self.ways[..], &self.goals(place)[..]) {
            ([only], [goal]) => {
                let rest = only.steps.get(self.depth - 1..).unwrap_or_default();
                Entry {
                    label: format!("{} → {goal}", self.label),
                    help: helps(rest),
                    effect: phrase(&only.effect),
                    path: vec![place],
                }
            }
            _ => self.entry(place),
        }
    }

    /// Returns the entry like [`Group::entry_in_full`], with the picture of its card before it.
    fn pictured_entry(&self, place: u16) -> Entry {
        let entry = self.entry_in_full(place);
        match self.mark {
            Some(mark) => Entry { label: format!("{mark} {}", entry.label), ..entry },
            None => entry,
        }
    }
}

/// Returns a phrase in English.
fn english(phrase: &Phrase) -> String {
    phrase.filled(|value| match value {
        PhraseValue::Word(text) | PhraseValue::Text(text) => text.clone(),
        _ => String::new(),
    })
}

/// Returns the explanations of steps.
fn helps(steps: &[MenuStep]) -> String {
    let helps = steps.iter().map(|step| phrase(&step.help)).filter(|help| !help.is_empty());
    joined(&helps.collect::<Vec<_>>())
}

/// Groups actions by this many first steps: the likely ones first, otherwise in the order of the game.
pub(crate) fn groups(ways: &[MenuPath], depth: usize) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for way in ways {
        let depth = depth.clamp(1, way.steps.len().max(1));
        let Some(last) = way.steps.get(depth - 1) else { continue };
        let steps = &way.steps[..depth];
        let labels: Vec<&Phrase> = steps.iter().map(|step| &step.label).collect();
        match groups.iter_mut().find(|known| known.labels == labels) {
            Some(group) => group.ways.push(way),
            None => {
                let label = labels.iter().map(|label| phrase(label)).collect::<Vec<_>>().join(" ");
                let short = if let [only] = steps { phrase(&only.short) } else { String::new() };
                let (ask, help) = (phrase(&last.ask), phrase(&last.help));
                let mark = labels.last().filter(|_| depth > 1).and_then(|card| card_mark(&english(card)));
                groups.push(Group { ask, label, short, help, labels, mark, ways: vec![way], depth });
            }
        }
    }
    for group in &mut groups {
        group.ways.sort_by_key(|way| Reverse(way.gain));
    }
    groups.sort_by_key(|group| Reverse(group.ways.first().map_or(0, |way| way.gain)));
    groups
}

/// Returns an action in words, from the choices that lead to it, e.g. `♖ Rook d1 → e1`; the first choice takes this many
/// steps.
pub(crate) fn in_words(steps: &[MenuStep], depth: usize) -> String {
    let labels: Vec<String> = steps.iter().map(|step| phrase(&step.label)).collect();
    let (first, rest) = labels.split_at(depth.min(labels.len()));
    let parts: Vec<String> = [first.join(" ")].into_iter().chain(rest.iter().cloned()).collect();
    parts.join(" → ")
}

/// Returns an action of a seat in the words of buttons, as far as a viewer of the position before it may know it.
pub(crate) fn label_of(before: &Match, seat: Seat, viewer: Viewer, action: &str) -> String {
    let depth = if before.is_within_turn() { TURN_DEPTH } else { 1 };
    let mut known = before.position().observe(viewer).menu_steps(seat).into_iter();
    let steps = known.find(|(text, _)| text == action).map(|(_, steps)| in_words(&steps, depth));
    steps.unwrap_or_else(|| notation(action))
}

/// Splits groups so that each fits into buttons.
pub(crate) fn in_parts(groups: Vec<Group<'_>>) -> Vec<Group<'_>> {
    let mut parts = Vec::new();
    for group in groups {
        let count = group.ways.len().div_ceil(PART);
        if count < 2 {
            parts.push(group);
            continue;
        }
        let even = group.ways.len().div_ceil(count);
        for (number, ways) in group.ways.chunks(even).enumerate() {
            let label = text!("panel-part", choice = group.label, part = number + 1, parts = count);
            let (ask, help, labels) = (group.ask.clone(), group.help.clone(), group.labels.clone());
            let (short, depth, mark) = (String::new(), group.depth, group.mark);
            parts.push(Group { ask, label, short, help, labels, mark, ways: ways.to_vec(), depth });
        }
    }
    parts
}

/// Result of the choices until now.
pub(crate) enum Panel {
    /// More to choose.
    Menu(Menu),
    /// An action, in notation.
    Action(String),
}

/// Menu of the next choice.
pub(crate) struct Menu {
    /// Question for a menu below other text, with the choice so far; `None` before the first choice.
    pub(crate) question: Option<String>,
    pub(crate) rows: Vec<CreateActionRow>,
    /// The actions between which it chooses, after a choice.
    pub(crate) ways: Vec<MenuPath>,
}

impl Menu {
    /// Returns the choices after this one.
    pub(crate) fn of_group(group: &Group<'_>, rows: Vec<CreateActionRow>) -> Self {
        let (choice, ask) = (&*group.label, group.next_ask());
        let question = match group.help.is_empty() {
            true => text!("panel-question", choice, ask),
            false => text!("panel-question-about", choice, help = group.help.as_str(), ask),
        };
        let ways = group.ways.iter().map(|way| (*way).clone()).collect();
        Self { question: Some(question), rows, ways }
    }
}

/// Layout of the first choices.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// The position, as the choices carry it.
    pub(crate) spot: Spot,
    /// Most rows that they may take.
    pub(crate) rows: usize,
    /// Number of steps that the first choice takes.
    pub(crate) depth: usize,
    /// Most first choices that may be buttons.
    pub(crate) buttons: usize,
}

impl Frame {
    /// Makes the layout for a menu without other controls.
    pub(crate) const fn new(spot: Spot) -> Self {
        Self { spot, rows: ROWS, depth: 1, buttons: MAX_FIRST_BUTTONS }
    }
}

/// Returns the action that these choices lead to, if any.
pub(crate) fn action(ways: &[MenuPath], frame: Frame, path: &[u16]) -> Option<String> {
    let groups = groups(ways, frame.depth);
    let group = groups.get(usize::from(*path.first()?))?;
    let way = match path.get(1) {
        Some(item) => group.ways.get(usize::from(*item))?,
        None if group.ways.len() == 1 => group.ways.first()?,
        None => return None,
    };
    Some(way.text.clone())
}

/// Builds the panel after these choices, with this page of a list that is too long; `None` if the choices lead nowhere.
pub(crate) fn compose(ways: &[MenuPath], frame: Frame, path: &[u16], page: u16) -> Option<Panel> {
    if let Some(text) = action(ways, frame, path) {
        return Some(Panel::Action(text));
    }
    let groups = groups(ways, frame.depth);
    match (path, &groups[..]) {
        ([], [only]) if frame.depth == 1 => {
            let rows = rows(&only.items(0), frame, (&[], &only.next_ask()), page)?;
            Some(Panel::Menu(Menu { question: None, ..Menu::of_group(only, rows) }))
        }
        ([], [_, ..]) => {
            let each_is_one = groups.iter().all(|group| group.ways.len() == 1);
            let entries: Vec<Entry> =
                groups.iter().zip(0..).map(|(group, place)| group.pictured_entry(place)).collect();
            let is_short = entries.iter().all(|entry| entry.help.is_empty());
            let max = if each_is_one && is_short { frame.rows * ROW } else { frame.buttons };
            let rows = match entries.len() <= max {
                true => buttons(&explained(entries, frame), frame.spot),
                false => lists(&entries, frame, (&[], &groups[0].ask), page)?,
            };
            Some(Panel::Menu(Menu { question: None, rows, ways: Vec::new() }))
        }
        ([place], _) => {
            let group = groups.get(usize::from(*place))?;
            let rows = rows(&group.items(*place), frame, (path, &group.next_ask()), page)?;
            Some(Panel::Menu(Menu::of_group(group, rows)))
        }
        _ => None,
    }
}

/// Returns entries that begin with several steps, with their effects in the labels: a button shows nothing else.
fn explained(entries: Vec<Entry>, frame: Frame) -> Vec<Entry> {
    let explain = |mut entry: Entry| {
        let help = entry.help.split("→").next().unwrap_or_default().trim();
        if frame.depth > 1 && !help.is_empty() {
            entry.label = format!("{} · {help}", entry.label);
        }
        entry
    };
    entries.into_iter().map(explain).collect()
}

/// Entries as buttons, or as lists where there are too many.
fn rows(entries: &[Entry], frame: Frame, within: (&[u16], &str), page: u16) -> Option<Vec<CreateActionRow>> {
    match entries.len() <= frame.rows * ROW {
        true => Some(buttons(&explained(entries.to_vec(), frame), frame.spot)),
        false => lists(entries, frame, within, page),
    }
}

/// Entries as buttons of a private panel.
pub(crate) fn buttons(entries: &[Entry], spot: Spot) -> Vec<CreateActionRow> {
    button_rows(entries, |entry| PlayId::Menu(spot, entry.path.clone()))
}

/// Returns entries as lists of a private panel, with buttons to the previous and next page if the lists are too many.
fn lists(
    entries: &[Entry],
    frame: Frame,
    (path, ask): (&[u16], &str),
    page: u16,
) -> Option<Vec<CreateActionRow>> {
    let spot = frame.spot;
    let max =
        if entries.len() <= frame.rows * LIST { frame.rows } else { frame.rows.saturating_sub(1).max(1) };
    let size = max * LIST;
    let shown = entries.chunks(size).nth(usize::from(page))?;
    let mut rows = select_rows(shown, ask, max, |list| PlayId::List(spot, path.to_vec(), list));
    let pages = entries.len().div_ceil(size);
    if pages > 1 {
        let page = usize::from(page);
        let button = |to: usize, label: String| {
            let to = u16::try_from(to).unwrap_or(u16::MAX);
            CreateButton::new(PlayId::Page(spot, path.to_vec(), to).to_string())
                .label(label)
                .style(ButtonStyle::Secondary)
        };
        let before = page.checked_sub(1).map(|to| button(to, text!("button-page-back", page)));
        let after = (page + 1 < pages).then(|| button(page + 1, text!("button-page-next", page = page + 2)));
        rows.push(CreateActionRow::Buttons(before.into_iter().chain(after).collect()));
    }
    Some(rows)
}

#[cfg(test)]
mod tests {
    use trickmate_rules::kernel::Seed;
    use trickmate_rules::{Options, game};
    use trickmate_text::{Language, speak};

    use super::*;
    use trickmate_host::{MatchId, Version};

    fn way(steps: &[&str]) -> MenuPath {
        let step = |label: &&str| MenuStep { label: Phrase::verbatim(*label), ..MenuStep::default() };
        let text = steps.join("-");
        MenuPath {
            symbols: text.clone(),
            gain: 0,
            effect: Phrase::default(),
            steps: steps.iter().map(step).collect(),
            text,
        }
    }

    const FRAME: Frame =
        Frame::new(Spot { match_id: MatchId::new(1), version: Version::new(2), revision: None });

    fn chosen(ways: &[MenuPath], path: &[u16]) -> Option<String> {
        match compose(ways, FRAME, path, 0)? {
            Panel::Action(text) => Some(text),
            Panel::Menu(_) => None,
        }
    }

    #[test]
    fn every_way_is_reached_by_two_choices_at_most() {
        let ways = [way(&["a", "x"]), way(&["b", "x"]), way(&["b", "y", "one"]), way(&["b", "y", "ace"])];
        assert_eq!(chosen(&ways, &[0]).as_deref(), Some("a-x"), "nothing is asked that has one answer");
        assert_eq!(chosen(&ways, &[1]), None);
        assert_eq!(chosen(&ways, &[1, 0]).as_deref(), Some("b-x"));
        assert_eq!(chosen(&ways, &[1, 2]).as_deref(), Some("b-y-ace"));
    }

    #[test]
    fn the_likely_comes_first() {
        let mut ways = [way(&["a", "x"]), way(&["a", "y"]), way(&["b", "x"]), way(&["c", "x"])];
        ways[1].gain = 3;
        ways[3].gain = 9;
        let groups = groups(&ways, 1);
        let order: Vec<&str> =
            groups.iter().flat_map(|group| &group.ways).map(|way| way.text.as_str()).collect();
        assert_eq!(order, ["c-x", "a-y", "a-x", "b-x"]);
        assert_eq!(groups[1].entry(1).help, "→ y, x");
    }

    #[test]
    fn choices_are_the_same_in_every_language() {
        let poker = game("poker").unwrap();
        let start = Match::new(poker, Options::new(poker.options(), []).unwrap(), Seed::new([1; 32]));
        let ways = start.position().observe(Viewer::Public).menu_paths(Seat::First);
        let shown = || -> Vec<(usize, String)> {
            groups(&ways, 1).iter().map(|group| (group.ways.len(), group.short.clone())).collect()
        };
        let english = shown();
        assert!(english.iter().any(|(count, short)| *count == 2 && short == "♘ g1"), "{english:?}");
        for language in Language::all() {
            assert_eq!(speak(language, shown), english, "{language}");
        }
        let german = Language::of_locale("de").unwrap();
        let labels: Vec<String> =
            speak(german, || groups(&ways, 1).into_iter().map(|group| group.label).collect());
        assert!(labels.contains(&"♘ Springer g1".to_owned()), "{labels:?}");
    }

    #[test]
    fn choices_that_lead_nowhere_are_noticed() {
        let ways = [way(&["a", "x"]), way(&["b", "x"]), way(&["b", "y"])];
        for path in [&[2][..], &[0, 9], &[1, 0, 0]] {
            assert!(path.len() > 2 || compose(&ways, FRAME, path, 0).is_none(), "{path:?}");
        }
        assert!(compose(&[], FRAME, &[], 0).is_none());
    }

    #[test]
    fn an_action_that_is_alone_is_named_in_full() {
        let ways = [way(&["e1 King", "e2"]), way(&["a1 Rook", "a2"]), way(&["a1 Rook", "a3"]), way(&["end"])];
        let groups = groups(&ways, 1);
        let labels: Vec<String> = groups.iter().map(|group| group.entry_in_full(0).label).collect();
        assert_eq!(labels, ["e1 King → e2", "a1 Rook", "end"]);
        let is_complete: Vec<bool> = groups.iter().map(|group| group.complete().is_some()).collect();
        assert_eq!(is_complete, [false, false, true]);
    }

    #[test]
    fn long_lists_have_pages_and_large_groups_parts() {
        let labels: Vec<String> = (0..260).map(|number| number.to_string()).collect();
        let ways: Vec<MenuPath> = labels.iter().map(|label| way(&[label])).collect();
        for page in 0..3 {
            let Some(Panel::Menu(menu)) = compose(&ways, FRAME, &[], page) else { panic!("no page {page}") };
            assert!(menu.rows.len() <= ROWS);
        }
        assert!(compose(&ways, FRAME, &[], 3).is_none());
        assert_eq!(chosen(&ways, &[259]).as_deref(), Some("259"));
        let ways: Vec<MenuPath> = labels[..27].iter().map(|label| way(&["Queen", label])).collect();
        let parts = in_parts(groups(&ways, 1));
        let parts: Vec<(&str, usize)> =
            parts.iter().map(|part| (part.label.as_str(), part.ways.len())).collect();
        assert_eq!(parts, [("Queen (1 of 2)", 14), ("Queen (2 of 2)", 13)]);
    }
}
