//! Draws a deck, or cards that are not one: the cards, the meanings of the marks in their moves, and the curve of the
//! values of a deck.

use super::alt::Description;
use super::art::on_white;
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::layout::Layout;
use super::legend;
use super::move_diagram::{Figure, Shapes};
use super::move_sheet::paste_svg;
use super::picture::Picture;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{self, fit, measure, wrap};
use crate::hand_cards;
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::piece_info::{CardEffect, DeckEntry, DeckInfo};
use trickmate_text::{plain_name, text, word};

/// Number of cards in a row.
const COLUMNS: u32 = 3;

/// Number of cards up to which they are drawn larger, two in a row.
const FEW: usize = 4;

/// The most bars of the curve: higher values are in the last of them.
const BARS: usize = 16;

/// The most bars of cards without a value: further ones are in the last.
const BARS_WITHOUT: usize = 3;

/// The most kinds of cards to draw: a playable deck has no more cards than this.
const MAX_KINDS: usize = 100;

/// Draws a deck: its cards and the curve of their values.
pub(super) fn png(deck: &DeckInfo, style: &Style) -> Result<Vec<u8>, RenderError> {
    sheet(deck, &deck_size(deck), true, style)
}

/// Draws cards that are not a deck, with a line after their heading.
pub(super) fn cards_png(cards: &DeckInfo, words: &str, style: &Style) -> Result<Vec<u8>, RenderError> {
    sheet(cards, words, false, style)
}

fn sheet(deck: &DeckInfo, words: &str, with_curve: bool, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    typeface::check_fonts()?;
    let is_large = !with_curve && deck.entries.len() <= FEW;
    let columns = if is_large { 2 } else { COLUMNS };
    let layout = if is_large { Layout::of_large_cards } else { Layout::of_cards };
    let page = SpriteAtlas::of(style.theme, layout(style.width)?);
    let layout = page.layout;
    let (left, room) = (layout.left, layout.width - 2 * layout.left);
    let rest = deck.entries.len().saturating_sub(MAX_KINDS);
    let shown = deck.entries.len() - rest;
    let rows = (shown as u32).div_ceil(columns);
    let cards = layout.pad + layout.name_size * 2;
    let more = if rest > 0 { layout.line } else { 0 };
    let marks = cards + rows * layout.held_row + more + layout.pad;
    let legend = Legend::of(&deck.entries[..shown], &page);
    let curve = marks + legend.height(layout) + layout.pad;
    let height = if with_curve { curve + layout.line * 8 + layout.pad } else { curve - layout.pad };
    let mut canvas = Canvas::new(style.width, height, &page.palette);

    let (name_size, weight) = (layout.name_size, Weight::SemiBold);
    let baseline = layout.pad + name_size * 5 / 4;
    let behind = measure(words, Weight::Regular, layout.text_size) + layout.pad as f32;
    let name = fit(&plain_name(&deck.name), weight, name_size, room as f32 - behind);
    let line = Line { text: &name, weight, size: name_size, tone: ColourRole::Ink };
    let end = canvas.write(left as f32, baseline, line);
    let line = Line { text: words, weight: Weight::Regular, size: layout.text_size, tone: ColourRole::Muted };
    canvas.write(end + layout.pad as f32, baseline, line);

    let step = room / columns;
    for (entry, place) in deck.entries.iter().take(shown).zip(0..) {
        let at = (left + place % columns * step, cards + place / columns * layout.held_row);
        hand_cards::card(&mut canvas, &page, &entry.card, entry.count, at, step)?;
    }
    if rest > 0 {
        let text = text!("picture-more", count = rest);
        let line = Line { text: &text, weight, size: layout.text_size, tone: ColourRole::Ink };
        canvas.write(left as f32, cards + rows * layout.held_row + layout.line, line);
    }
    legend.draw(&mut canvas, &page, marks)?;
    if with_curve {
        bars(&mut canvas, &page, deck, curve, height - layout.pad);
    }
    Picture::of(canvas, &page.palette).png()
}

/// The meanings of the marks in the moves of some cards, each after the one before it or in a new line.
struct Legend {
    /// Each with the lines of its text, and its place: pixels from the left, and lines from the top.
    entries: Vec<(legend::Entry, Vec<String>, (u32, u32))>,
    lines: u32,
}

impl Legend {
    fn of(cards: &[DeckEntry], page: &SpriteAtlas) -> Legend {
        let (mut shapes, mut ways) = (Shapes::default(), Vec::new());
        for entry in cards {
            if let CardEffect::Moves(diagram) = &entry.card.effect {
                shapes = shapes.and(Figure::of_diagram(diagram, false).shapes());
                ways.extend(diagram.around.filter(|around| !ways.contains(around)));
            }
        }
        let inks = on_white(page.theme);
        let marks = legend::entries(shapes, None, inks);
        let ways = ways.into_iter().flat_map(|around| legend::entries(Shapes::default(), Some(around), inks));
        let layout = page.layout;
        let (size, room) = (layout.text_size, layout.width - 2 * layout.left);
        let (mut entries, mut x, mut line, mut lines) = (Vec::new(), 0, 0, 0_u32);
        for entry in marks.into_iter().chain(ways) {
            let wide = size * 2 + measure(&entry.text, Weight::Regular, size).ceil() as u32;
            if x > 0 && x + wide > room {
                (x, line) = (0, lines);
            }
            let words = wrap(&entry.text, Weight::Regular, size, (room - size * 2) as f32, 2);
            lines = lines.max(line + words.len() as u32);
            entries.push((entry, words, (x, line)));
            x += wide + size;
        }
        Legend { entries, lines }
    }

    fn height(&self, layout: Layout) -> u32 {
        self.lines * layout.line
    }

    fn draw(&self, canvas: &mut Canvas<'_>, page: &SpriteAtlas, top: u32) -> Result<(), RenderError> {
        let layout = page.layout;
        let size = layout.text_size;
        for (entry, words, (column, line)) in &self.entries {
            let (x, y) = (layout.left + column, top + line * layout.line);
            let side = size * 5 / 4;
            canvas.fill(x, y, side, side, ColourRole::Paper);
            paste_svg(canvas, page, &entry.svg, (x, y), (side, side))?;
            for (text, down) in words.iter().zip(0..) {
                let text = Line { text, weight: Weight::Regular, size, tone: ColourRole::Ink };
                canvas.write((x + size * 7 / 4) as f32, y + size + down * layout.line, text);
            }
        }
        Ok(())
    }
}

/// Bar of the curve: a label, and a number of cards.
struct Bar {
    name: String,
    count: usize,
    has_value: bool,
}

/// Returns the bars from the lowest value up, then those of the cards without a value.
fn curve(deck: &DeckInfo) -> Vec<Bar> {
    let counts = deck.curve();
    let count_of =
        |value: u32| counts.iter().find(|(known, _)| *known == value).map_or(0, |(_, count)| *count);
    let highest = counts.last().map_or(0, |(value, _)| *value);
    let bar = |name: String, count, has_value| Bar { name, count, has_value };
    let mut bars: Vec<Bar> = if (highest as usize) < BARS {
        (0..=highest).map(|value| bar(value.to_string(), count_of(value), true)).collect()
    } else {
        // The values are far apart, so only those that occur have bars.
        counts.iter().take(BARS - 1).map(|(value, count)| bar(value.to_string(), *count, true)).collect()
    };
    let rest = counts.iter().skip(BARS - 1).map(|(_, count)| *count).fold(0, usize::saturating_add);
    if highest as usize >= BARS && rest > 0 {
        bars.push(bar(text!("picture-deck-more"), rest, true));
    }
    let without: Vec<&DeckEntry> = deck.without_value().collect();
    let named = if without.len() > BARS_WITHOUT { BARS_WITHOUT - 1 } else { without.len() };
    let (named, others) = without.split_at(named);
    bars.extend(named.iter().map(|entry| bar(word(&entry.card.name), entry.count, false)));
    if !others.is_empty() {
        let count = others.iter().map(|entry| entry.count).fold(0, usize::saturating_add);
        bars.push(bar(text!("picture-deck-others"), count, false));
    }
    bars
}

/// Draws the curve between two heights.
fn bars(canvas: &mut Canvas<'_>, page: &SpriteAtlas, deck: &DeckInfo, top: u32, bottom: u32) {
    let layout = page.layout;
    let (left, room) = (layout.left, layout.width - 2 * layout.left);
    let (size, small) = (layout.text_size, layout.edge_size);
    let heading = text!("picture-deck-values");
    let heading = Line { text: &heading, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    canvas.write(left as f32, top + size, heading);
    let bars = curve(deck);
    let max = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    // The cards without a value have separate bars, with room for their names.
    let (apart, gap) = (layout.name_size * 4, layout.name_size);
    let without = bars.iter().filter(|bar| !bar.has_value).count() as u32;
    let with = (bars.len() as u32 - without).max(1);
    let behind = if without > 0 { gap + without * apart } else { 0 };
    let step = ((room - behind) / with).min(apart);
    let base = bottom - small * 3 / 2;
    let ceiling = top + size * 2 + small;
    let mut x = left;
    let mut is_apart = false;
    for bar in &bars {
        if !bar.has_value && !is_apart {
            is_apart = true;
            x += gap;
            canvas.fill(x - gap / 2, ceiling, 1, base - ceiling, ColourRole::Muted);
        }
        let width = if bar.has_value { step } else { apart };
        let thick = (width * 2 / 3).min(layout.name_size * 2);
        let start = x + (width - thick) / 2;
        let high = (f64::from(base - ceiling) * bar.count as f64 / max as f64) as u32;
        let tone = if bar.has_value { ColourRole::Accent } else { ColourRole::Muted };
        canvas.fill(start, base - high, thick, high, tone);
        let centre = x as f32 + width as f32 / 2.0;
        if bar.count > 0 {
            let count = hand_cards::number(bar.count);
            centred(canvas, &count, Weight::SemiBold, small, (centre, base - high - small / 3));
        }
        let name = fit(&bar.name, Weight::Regular, small, width as f32);
        centred(canvas, &name, Weight::Regular, small, (centre, base + small * 5 / 4));
        x += width;
    }
    canvas.fill(left, base, x - left, (layout.rule() / 2).max(1), ColourRole::Ink);
}

fn centred(canvas: &mut Canvas<'_>, text: &str, weight: Weight, size: u32, (centre, baseline): (f32, u32)) {
    let line = Line { text, weight, size, tone: ColourRole::Ink };
    canvas.write(centre - measure(text, weight, size) / 2.0, baseline, line);
}

fn deck_size(deck: &DeckInfo) -> String {
    text!("picture-deck-size", count = deck.size())
}

/// Returns the deck in sentences.
pub(super) fn alt(deck: &DeckInfo) -> String {
    let mut text = Description::default();
    text.sentence(&text!("alt-deck", name = plain_name(&deck.name), count = deck.size()));
    let bars = curve(deck);
    let values = bars.iter().filter(|bar| bar.count > 0 && bar.has_value);
    let values = values.map(|bar| text!("alt-deck-value", count = bar.count, value = bar.name)).collect();
    text.list(&text!("picture-deck-values"), values);
    let cards = deck.entries.iter().map(|entry| match entry.card.value {
        Some(value) => {
            text!("alt-deck-card-value", count = entry.count, card = word(&entry.card.name), value)
        }
        None => text!("alt-deck-card", count = entry.count, card = word(&entry.card.name)),
    });
    text.list(&text!("alt-deck-cards"), cards.collect());
    text.0
}

/// Returns cards that are not a deck in sentences.
pub(super) fn cards_alt(cards: &DeckInfo, words: &str) -> String {
    let mut text = Description::default();
    let named = cards.entries.iter().map(|entry| match entry.card.value {
        Some(value) => text!("alt-card-value", card = word(&entry.card.name), value),
        None => word(&entry.card.name),
    });
    text.list(&format!("{} ({words})", plain_name(&cards.name)), named.collect());
    text.0.trim_start().to_owned()
}
