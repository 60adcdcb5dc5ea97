//! The indexed colours of one theme.

use super::colour::Rgb;
use super::theme::{ColourRole, Theme};

/// Opacity is counted in fifteenths: enough for smooth edges, few enough for one small palette.
pub(super) const OPAQUE: u8 = 15;
const LEVELS: usize = OPAQUE as usize + 1;
/// Results of every opacity over every colour below.
type Mixes = [u8; 256 * LEVELS];

/// The order of the most frequent colours. A PNG's rows are stored as differences from the row above, small differences
/// in few bits: colours that often meet are close together.
const ORDER: &[PaletteStep] = &[
    PaletteStep::Ramp(ColourRole::SecondRed, ColourRole::SecondFace, 5),
    PaletteStep::Ramp(ColourRole::SecondDark, ColourRole::SecondFace, 5),
    PaletteStep::ColourRole(ColourRole::SecondFace),
    PaletteStep::Ramp(ColourRole::SecondFace, ColourRole::SecondEdge, 2),
    PaletteStep::ColourRole(ColourRole::SecondEdge),
    PaletteStep::ColourRole(ColourRole::Frame),
    PaletteStep::ColourRole(ColourRole::DarkSquare),
    PaletteStep::ColourRole(ColourRole::LightSquare),
    PaletteStep::ColourRole(ColourRole::FirstEdge),
    PaletteStep::Ramp(ColourRole::FirstEdge, ColourRole::FirstFace, 2),
    PaletteStep::ColourRole(ColourRole::FirstFace),
    PaletteStep::Ramp(ColourRole::FirstFace, ColourRole::FirstDark, 5),
    PaletteStep::ColourRole(ColourRole::FirstDark),
    PaletteStep::Ramp(ColourRole::FirstFace, ColourRole::FirstRed, 5),
    PaletteStep::ColourRole(ColourRole::FirstRed),
    PaletteStep::Ramp(ColourRole::Ink, ColourRole::Page, 5),
    PaletteStep::ColourRole(ColourRole::Page),
    PaletteStep::ColourRole(ColourRole::Panel),
    PaletteStep::Ramp(ColourRole::Panel, ColourRole::Muted, 4),
    PaletteStep::ColourRole(ColourRole::Muted),
];

/// A difference that nobody sees at the edge of a letter: the ordered colours are good enough.
const NEAR: u32 = 4000;

/// A part of the palette.
enum PaletteStep {
    ColourRole(ColourRole),
    /// Mixes on the way from the first tone, which belongs to the ramp, to the second, which does not.
    Ramp(ColourRole, ColourRole, u16),
}

/// Further tones that meet at an edge: the tones on top, the tones below, and the number of steps between.
const RAMPS: &[(&[ColourRole], &[ColourRole], u16)] = &[
    (&[ColourRole::OnAccent], &[ColourRole::Accent], 5),
    (&[ColourRole::Accent], &[ColourRole::Page, ColourRole::Panel], 3),
    (&[ColourRole::FirstEdge, ColourRole::SecondEdge], &SQUARES, 3),
    (&[ColourRole::FirstEdge, ColourRole::SecondEdge], &[ColourRole::Page, ColourRole::Panel], 3),
    (&[ColourRole::FirstDark, ColourRole::FirstFace], &[ColourRole::LightSquare, ColourRole::DarkSquare], 3),
    (&[ColourRole::SecondFace], &[ColourRole::LightSquare, ColourRole::DarkSquare], 2),
    (&[ColourRole::PalaceLine], &[ColourRole::LightPalace, ColourRole::DarkPalace], 5),
    (&[ColourRole::LastLine], &[ColourRole::LightLast, ColourRole::DarkLast], 5),
    (&[ColourRole::Attacker, ColourRole::Victim], &SQUARES, 2),
    (
        &[ColourRole::Attacker, ColourRole::Victim],
        &[ColourRole::FirstFace, ColourRole::SecondFace, ColourRole::OnBadge],
        3,
    ),
    (&[ColourRole::Panel], &[ColourRole::Page], 2),
    (&[ColourRole::Coordinate], &[ColourRole::Frame], 3),
    (&[ColourRole::FirstDark, ColourRole::PaperRed], &PAPERS, 3),
    (&[ColourRole::FirstHand, ColourRole::SecondHand], &PAPERS, 2),
    (&PAPERS, &[ColourRole::LightSquare, ColourRole::DarkSquare], 1),
    (&[ColourRole::BackLine], &[ColourRole::Back], 3),
    (&[ColourRole::Back, ColourRole::BackLine], &SQUARES, 1),
    (
        &[ColourRole::FirstHand, ColourRole::SecondHand],
        &[ColourRole::Page, ColourRole::Panel, ColourRole::LightSquare, ColourRole::DarkSquare],
        1,
    ),
];

const PAPERS: [ColourRole; 3] = [ColourRole::Paper, ColourRole::PaperShade, ColourRole::PaperLast];

const SQUARES: [ColourRole; 6] = [
    ColourRole::LightSquare,
    ColourRole::DarkSquare,
    ColourRole::LightPalace,
    ColourRole::DarkPalace,
    ColourRole::LightLast,
    ColourRole::DarkLast,
];

/// At most 255 colours, so that an animation has an index left for "unchanged".
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// Number of colours that keep the order above.
    ordered: usize,
    /// The index of every tone.
    tones: [u8; ColourRole::ALL.len()],
    /// Mixes of every tone on top over the colours below.
    mixes: Vec<Mixes>,
}

impl Palette {
    pub(super) fn new(theme: Theme) -> Palette {
        let mut colours = Vec::with_capacity(256);
        for step in ORDER {
            match *step {
                PaletteStep::ColourRole(tone) => add(&mut colours, theme.colour(tone), 0),
                PaletteStep::Ramp(from, to, steps) => {
                    add(&mut colours, theme.colour(from), 0);
                    ramp(&mut colours, theme.colour(to), theme.colour(from), steps);
                }
            }
        }
        let ordered = colours.len();
        for tone in ColourRole::ALL {
            add(&mut colours, theme.colour(tone), 0);
        }
        for &(tops, grounds, steps) in RAMPS {
            for (&top, &ground) in tops.iter().flat_map(|top| grounds.iter().map(move |ground| (top, ground)))
            {
                ramp(&mut colours, theme.colour(top), theme.colour(ground), steps);
            }
        }
        let tones = ColourRole::ALL.map(|tone| nearest(&colours, theme.colour(tone)));
        let mixes =
            ColourRole::ALL.iter().map(|&tone| mixes(&colours, ordered, theme.colour(tone))).collect();
        Palette { colours, ordered, tones, mixes }
    }

    /// Returns the index no colour has: "unchanged" in an animation.
    pub(super) fn unused(&self) -> u8 {
        self.colours.len() as u8
    }

    /// Returns the index of a tone.
    pub(super) fn index(&self, tone: ColourRole) -> u8 {
        self.tones[tone as usize]
    }

    /// Returns the colours in the order of their indices.
    pub(super) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// Returns the colours as red, green and blue bytes, as file formats want them.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|colour| [colour.r, colour.g, colour.b]).collect()
    }

    /// Returns the index of the colour that looks most like this one, for an opaque pixel of a drawing.
    pub(super) fn nearest(&self, colour: Rgb) -> u8 {
        preferred(&self.colours, self.ordered, colour)
    }

    /// Returns the tone that looks most like this colour.
    pub(super) fn nearest_tone(&self, colour: Rgb) -> ColourRole {
        let distance = |tone: &ColourRole| self.colours[usize::from(self.index(*tone))].distance(colour);
        ColourRole::ALL.into_iter().min_by_key(distance).unwrap_or(ColourRole::Ink)
    }

    /// Lays a tone over pixels, with an opacity for each.
    pub(super) fn mix(&self, top: ColourRole, pixels: &mut [u8], levels: &[u8]) {
        let mixes = &self.mixes[top as usize];
        for (pixel, &level) in pixels.iter_mut().zip(levels) {
            *pixel = mixes[usize::from(*pixel) * LEVELS + usize::from(level.min(OPAQUE))];
        }
    }
}

/// Adds mixes of `top` over `ground`, the faintest first.
fn ramp(colours: &mut Vec<Rgb>, top: Rgb, ground: Rgb, steps: u16) {
    for step in 1..=steps {
        add(colours, top.over(ground, step, steps + 1), 40);
    }
}

/// Adds a colour if there is room and no colour within `apart` of it.
fn add(colours: &mut Vec<Rgb>, colour: Rgb, apart: u32) {
    if colours.len() < 255 && colours.iter().all(|known| known.distance(colour) > apart) {
        colours.push(colour);
    }
}

/// Returns the results of `top` over every colour with every opacity.
fn mixes(colours: &[Rgb], ordered: usize, top: Rgb) -> Mixes {
    let mut mixes = [0; 256 * LEVELS];
    for (index, (&ground, levels)) in colours.iter().zip(mixes.chunks_exact_mut(LEVELS)).enumerate() {
        levels[0] = index as u8;
        for (level, mix) in (1..=OPAQUE).zip(&mut levels[1..]) {
            *mix = preferred(colours, ordered, top.over(ground, u16::from(level), u16::from(OPAQUE)));
        }
    }
    mixes
}

/// Returns the nearest of the first `ordered` colours if it is near enough, otherwise the nearest of all.
fn preferred(colours: &[Rgb], ordered: usize, wanted: Rgb) -> u8 {
    let (best, first) = (nearest(colours, wanted), nearest(&colours[..ordered], wanted));
    let distance = |index: u8| colours[usize::from(index)].distance(wanted);
    if distance(best) > 0 && distance(first) < NEAR { first } else { best }
}

fn nearest(colours: &[Rgb], wanted: Rgb) -> u8 {
    let mut best = (u32::MAX, 0);
    for (index, colour) in colours.iter().enumerate() {
        let distance = colour.distance(wanted);
        if distance < best.0 {
            best = (distance, index as u8);
        }
    }
    best.1
}
