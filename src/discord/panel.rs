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
/// Discord's limit for the rows of a message.
const ROWS: usize = 5;

/// What the menus belong to.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// The position, as the menus carry it.
    pub(super) spot: Spot,
    /// How many rows they may take, the one with the buttons that turn the page among them.
    pub(super) rows: usize,
    /// How they end the turn.
    pub(super) closing: Closing,
}

/// Whether menus end the turn with the action that they lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Closing {
    /// They do not.
    Never,
    /// The last choice is offered twice: once without and once with the end of the turn.
    Offered,
    /// They do.
    Chosen,
}

impl Frame {
    /// Menus on their own that end no turn.
    pub(super) const fn new(spot: Spot) -> Self {
        Self { spot, rows: ROWS, closing: Closing::Never }
    }
}

/// What the choices so far lead to.
pub(super) enum Panel {
    /// More to choose.
    Menu(Draft),
    /// An action, in notation.
    Action(String),
}

/// One menu: its entries, each with the ways that go on from there.
pub(super) struct Menu<'a> {
    pub(super) ask: &'static str,
    pub(super) entries: Vec<(&'a Step, Vec<&'a Way>)>,
}

impl<'a> Menu<'a> {
    /// The menu of the ways' steps at this depth; `None` when they have no more steps.
    pub(super) fn of(ways: &[&'a Way], depth: usize) -> Option<Self> {
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

    /// Whether all its entries fit into one select.
    pub(super) const fn fits(&self) -> bool {
        self.entries.len() <= PAGE
    }
}

/// The panel after these choices, its last menu at this page; `None` if the choices lead nowhere.
pub(super) fn compose(ways: &[Way], frame: Frame, path: &[u16], page: u16) -> Option<Panel> {
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
            rows.push(select(&menu, frame, &taken, page, None, menu.ask)?);
            let completes = |way: &&Way| way.steps.len() == taken.len() + 1;
            if frame.closing == Closing::Offered && !taken.is_empty() && left.iter().any(completes) {
                let closing = Frame { closing: Closing::Chosen, ..frame };
                let ask = format!("{} And end the turn", menu.ask);
                rows.push(select(&menu, closing, &taken, page, None, &ask)?);
            }
            if let Some(buttons) = page_buttons(menu.entries.len(), frame.spot, &taken, page) {
                rows.push(buttons);
            }
            let most = rows.len().saturating_sub(frame.rows);
            let heading = format!("Your choice in game {}:", frame.spot.table);
            return Some(Panel::Menu(Draft::new(heading).rows(rows.split_off(most))));
        };
        rows.push(select(&menu, frame, &taken, chosen / PAGE, Some(chosen), menu.ask)?);
        let Menu { mut entries, .. } = menu;
        if chosen >= entries.len() {
            return None;
        }
        left = entries.swap_remove(chosen).1;
        taken.push(u16::try_from(chosen).ok()?);
    }
}

/// One page of a menu as a select that asks so; `None` if there is no such page.
pub(super) fn select(
    menu: &Menu<'_>,
    frame: Frame,
    taken: &[u16],
    page: usize,
    chosen: Option<usize>,
    ask: &str,
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
    let id = match frame.closing {
        Closing::Chosen => CustomId::Closing(frame.spot, taken.to_vec()),
        _ => CustomId::Menu(frame.spot, taken.to_vec()),
    };
    let select = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options });
    Some(CreateActionRow::SelectMenu(select.placeholder(clip(ask))))
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

    const FRAME: Frame = Frame::new(Spot { table: 1, version: 2, revision: None });

    fn action(ways: &[Way], path: &[u16]) -> Option<String> {
        match compose(ways, FRAME, path, 0)? {
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
        assert!(compose(&ways, FRAME, &[2], 0).is_none());
        assert!(compose(&ways, FRAME, &[0, 9], 0).is_none());
        assert!(compose(&ways, FRAME, &[], 1).is_none());
        assert!(compose(&[], FRAME, &[], 0).is_none());
    }

    #[test]
    fn long_menus_have_pages() {
        let labels: Vec<String> = (0..60).map(|number| number.to_string()).collect();
        let ways: Vec<Way> = labels.iter().map(|label| way(&[label])).collect();
        for page in 0..3 {
            assert!(matches!(compose(&ways, FRAME, &[], page), Some(Panel::Menu(_))));
        }
        assert!(compose(&ways, FRAME, &[], 3).is_none());
        assert_eq!(action(&ways, &[59]).as_deref(), Some("59"));
    }
}
