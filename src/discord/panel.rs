//! The move menu: selects, one a step, made from the steps that the game gives for its legal actions.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::custom_id::{CustomId, Spot};
use super::draft::Draft;
use crate::rules::{Step, Way};

/// Discord's limit for the entries of a select.
const PAGE: usize = 25;
/// Rows for selects: the fifth is for the buttons that turn the page.
const MENUS: usize = 4;

/// What the choices so far lead to.
pub(super) enum Panel {
    /// More to choose.
    Menu(Draft),
    /// An action, in notation.
    Action(String),
}

/// One menu: its entries, each with the ways that go on from there.
struct Menu<'a> {
    ask: &'static str,
    entries: Vec<(&'a Step, Vec<&'a Way>)>,
}

impl<'a> Menu<'a> {
    /// The menu of the ways' steps at this depth; `None` when they have no more steps.
    fn of(ways: &[&'a Way], depth: usize) -> Option<Self> {
        let mut entries: Vec<(&Step, Vec<&Way>)> = Vec::new();
        for way in ways {
            let step = way.steps.get(depth)?;
            match entries.iter_mut().find(|(known, _)| known.label == step.label) {
                Some((_, ways)) => ways.push(way),
                None => entries.push((step, vec![way])),
            }
        }
        let ask = entries.first()?.0.ask;
        Some(Self { ask, entries })
    }
}

/// The panel after these choices, its last menu at this page; `None` if the choices lead nowhere.
pub(super) fn compose(ways: &[Way], spot: Spot, path: &[u16], page: u16) -> Option<Panel> {
    let mut rows = Vec::new();
    let mut left: Vec<&Way> = ways.iter().collect();
    let mut taken: Vec<u16> = Vec::new();
    loop {
        let Some(menu) = Menu::of(&left, taken.len()) else {
            return left.first().map(|way| Panel::Action(way.text.clone()));
        };
        let forced = menu.entries.len() == 1 && left.iter().all(|way| way.steps.len() > taken.len() + 1);
        let chosen = match path.get(taken.len()) {
            Some(place) => Some(usize::from(*place)),
            None if forced => Some(0),
            None => None,
        };
        let Some(chosen) = chosen else {
            let page = usize::from(page);
            rows.push(select(&menu, spot, &taken, page, None)?);
            if let Some(buttons) = page_buttons(menu.entries.len(), spot, &taken, page) {
                rows.push(buttons);
            }
            let most = rows.len().saturating_sub(MENUS + 1);
            let heading = format!("Your choice in game {}:", spot.table);
            return Some(Panel::Menu(Draft::new(heading).rows(rows.split_off(most))));
        };
        rows.push(select(&menu, spot, &taken, chosen / PAGE, Some(chosen))?);
        let Menu { mut entries, .. } = menu;
        if chosen >= entries.len() {
            return None;
        }
        left = entries.swap_remove(chosen).1;
        taken.push(u16::try_from(chosen).ok()?);
    }
}

/// One page of a menu as a select; `None` if there is no such page.
fn select(
    menu: &Menu<'_>,
    spot: Spot,
    taken: &[u16],
    page: usize,
    chosen: Option<usize>,
) -> Option<CreateActionRow> {
    let entries = menu.entries.iter().enumerate().skip(page * PAGE).take(PAGE);
    let options: Vec<CreateSelectMenuOption> = entries
        .map(|(place, (step, _))| {
            let option = CreateSelectMenuOption::new(clip(&step.label), place.to_string())
                .default_selection(chosen == Some(place));
            if step.help.is_empty() { option } else { option.description(clip(&step.help)) }
        })
        .collect();
    if options.is_empty() {
        return None;
    }
    let id = CustomId::Menu(spot, taken.to_vec()).to_string();
    let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options }).placeholder(menu.ask);
    Some(CreateActionRow::SelectMenu(select))
}

/// Buttons to the pages before and after; `None` for a menu of one page.
fn page_buttons(entries: usize, spot: Spot, taken: &[u16], page: usize) -> Option<CreateActionRow> {
    let pages = entries.div_ceil(PAGE);
    if pages < 2 {
        return None;
    }
    let button = |to: usize, label: String| {
        let to = u16::try_from(to).unwrap_or(u16::MAX);
        CreateButton::new(CustomId::Page(spot, taken.to_vec(), to).to_string())
            .label(label)
            .style(ButtonStyle::Secondary)
    };
    let before = page.checked_sub(1).map(|to| button(to, format!("◀ Page {page}")));
    let after = (page + 1 < pages).then(|| button(page + 1, format!("Page {} ▶", page + 2)));
    Some(CreateActionRow::Buttons(before.into_iter().chain(after).collect()))
}

/// At most a hundred characters, as Discord wants it.
fn clip(text: &str) -> String {
    text.chars().take(100).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(steps: &[&str]) -> Way {
        let step = |label: &&str| Step { ask: "?", label: (*label).to_owned(), help: String::new() };
        Way { text: steps.join("-"), steps: steps.iter().map(step).collect() }
    }

    const SPOT: Spot = Spot { table: 1, version: 2 };

    fn action(ways: &[Way], path: &[u16]) -> Option<String> {
        match compose(ways, SPOT, path, 0)? {
            Panel::Action(text) => Some(text),
            Panel::Menu(_) => None,
        }
    }

    #[test]
    fn every_way_is_reached_by_its_choices() {
        let ways = [way(&["a", "x"]), way(&["b", "x"]), way(&["b", "y", "one"]), way(&["b", "y", "ace"])];
        assert_eq!(action(&ways, &[0, 0]).as_deref(), Some("a-x"));
        assert_eq!(action(&ways, &[1, 0]).as_deref(), Some("b-x"));
        assert_eq!(action(&ways, &[1, 1]), None);
        assert_eq!(action(&ways, &[1, 1, 1]).as_deref(), Some("b-y-ace"));
    }

    #[test]
    fn choices_that_lead_nowhere_are_noticed() {
        let ways = [way(&["a", "x"]), way(&["b", "x"])];
        assert!(compose(&ways, SPOT, &[2], 0).is_none());
        assert!(compose(&ways, SPOT, &[0, 9], 0).is_none());
        assert!(compose(&ways, SPOT, &[], 1).is_none());
        assert!(compose(&[], SPOT, &[], 0).is_none());
    }

    #[test]
    fn long_menus_have_pages() {
        let labels: Vec<String> = (0..60).map(|number| number.to_string()).collect();
        let ways: Vec<Way> = labels.iter().map(|label| way(&[label])).collect();
        for page in 0..3 {
            assert!(matches!(compose(&ways, SPOT, &[], page), Some(Panel::Menu(_))));
        }
        assert!(compose(&ways, SPOT, &[], 3).is_none());
        assert_eq!(action(&ways, &[59]).as_deref(), Some("59"));
    }
}
