//! The indexed colours of one theme.

use super::colour::Rgb;
use super::theme::{Theme, Tone};

/// Opacity is counted in fifteenths: enough for smooth edges, few enough for one small palette.
pub(super) const OPAQUE: u8 = 15;
const LEVELS: usize = OPAQUE as usize + 1;
/// For every colour below, the results of every opacity.
type Mixes = [u8; 256 * LEVELS];

/// The order of the colours of which there is most. A PNG's rows are stored as differences from the row above, small differences
/// in few bits: what often meets stands close together.
const ORDER: &[Step] = &[
    Step::Ramp(Tone::SecondRed, Tone::SecondFace, 5),
    Step::Ramp(Tone::SecondDark, Tone::SecondFace, 5),
    Step::Tone(Tone::SecondFace),
    Step::Ramp(Tone::SecondFace, Tone::SecondEdge, 2),
    Step::Tone(Tone::SecondEdge),
    Step::Tone(Tone::Frame),
    Step::Tone(Tone::DarkSquare),
    Step::Tone(Tone::LightSquare),
    Step::Tone(Tone::FirstEdge),
    Step::Ramp(Tone::FirstEdge, Tone::FirstFace, 2),
    Step::Tone(Tone::FirstFace),
    Step::Ramp(Tone::FirstFace, Tone::FirstDark, 5),
    Step::Tone(Tone::FirstDark),
    Step::Ramp(Tone::FirstFace, Tone::FirstRed, 5),
    Step::Tone(Tone::FirstRed),
    Step::Ramp(Tone::Ink, Tone::Page, 5),
    Step::Tone(Tone::Page),
    Step::Tone(Tone::Panel),
    Step::Ramp(Tone::Panel, Tone::Muted, 4),
    Step::Tone(Tone::Muted),
];

/// Not a difference one sees at the edge of a letter: the ordered colours are good enough.
const NEAR: u32 = 4000;

/// A part of the palette.
enum Step {
    Tone(Tone),
    /// The first tone and so many mixes on the way to the second, which does not belong to it.
    Ramp(Tone, Tone, u16),
}

/// What else meets at an edge, and how many steps lie between: the tones on top, the tones below, the steps.
const RAMPS: &[(&[Tone], &[Tone], u16)] = &[
    (&[Tone::OnAccent], &[Tone::Accent], 5),
    (&[Tone::Accent], &[Tone::Page, Tone::Panel], 3),
    (&[Tone::FirstEdge, Tone::SecondEdge], &SQUARES, 3),
    (&[Tone::FirstEdge, Tone::SecondEdge], &[Tone::Page, Tone::Panel], 3),
    (&[Tone::PalaceLine], &[Tone::LightPalace, Tone::DarkPalace], 5),
    (&[Tone::LastLine], &[Tone::LightLast, Tone::DarkLast], 5),
    (&[Tone::Attacker, Tone::Victim], &SQUARES, 2),
    (&[Tone::Attacker, Tone::Victim], &[Tone::FirstFace, Tone::SecondFace, Tone::OnBadge], 3),
    (&[Tone::Panel], &[Tone::Page], 2),
    (&[Tone::FirstDark, Tone::PaperRed], &PAPERS, 3),
    (&[Tone::FirstHand, Tone::SecondHand], &PAPERS, 2),
    (&PAPERS, &[Tone::LightSquare, Tone::DarkSquare], 1),
    (&[Tone::BackLine], &[Tone::Back], 3),
    (&[Tone::Back, Tone::BackLine], &SQUARES, 1),
    (
        &[Tone::FirstHand, Tone::SecondHand],
        &[Tone::Page, Tone::Panel, Tone::LightSquare, Tone::DarkSquare],
        1,
    ),
];

const PAPERS: [Tone; 3] = [Tone::Paper, Tone::PaperShade, Tone::PaperLast];

const SQUARES: [Tone; 6] = [
    Tone::LightSquare,
    Tone::DarkSquare,
    Tone::LightPalace,
    Tone::DarkPalace,
    Tone::LightLast,
    Tone::DarkLast,
];

/// At most 255 colours, so that an animation has an index left for "unchanged".
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// How many of them stand in the order above.
    ordered: usize,
    /// The index of every tone.
    tones: [u8; Tone::ALL.len()],
    /// For every tone on top: what it makes of the colours below.
    mixes: Vec<Mixes>,
}

impl Palette {
    pub(super) fn new(theme: Theme) -> Palette {
        let mut colours = Vec::with_capacity(256);
        for step in ORDER {
            match *step {
                Step::Tone(tone) => add(&mut colours, theme.colour(tone), 0),
                Step::Ramp(from, to, steps) => {
                    add(&mut colours, theme.colour(from), 0);
                    ramp(&mut colours, theme.colour(to), theme.colour(from), steps);
                }
            }
        }
        let ordered = colours.len();
        for tone in Tone::ALL {
            add(&mut colours, theme.colour(tone), 0);
        }
        for &(tops, grounds, steps) in RAMPS {
            for (&top, &ground) in tops.iter().flat_map(|top| grounds.iter().map(move |ground| (top, ground)))
            {
                ramp(&mut colours, theme.colour(top), theme.colour(ground), steps);
            }
        }
        let tones = Tone::ALL.map(|tone| nearest(&colours, theme.colour(tone)));
        let mixes = Tone::ALL.iter().map(|&tone| mixes(&colours, ordered, theme.colour(tone))).collect();
        Palette { colours, ordered, tones, mixes }
    }

    /// The index no colour has: "unchanged" in an animation.
    pub(super) fn unused(&self) -> u8 {
        self.colours.len() as u8
    }

    /// The index of a tone.
    pub(super) fn index(&self, tone: Tone) -> u8 {
        self.tones[tone as usize]
    }

    /// The colours as red, green and blue bytes, as file formats want them.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|colour| [colour.r, colour.g, colour.b]).collect()
    }

    /// The index of the colour that looks most like this one, for an opaque pixel of a drawing.
    pub(super) fn nearest(&self, colour: Rgb) -> u8 {
        preferred(&self.colours, self.ordered, colour)
    }

    /// The tone that looks most like this colour.
    pub(super) fn nearest_tone(&self, colour: Rgb) -> Tone {
        let distance = |tone: &Tone| self.colours[usize::from(self.index(*tone))].distance(colour);
        Tone::ALL.into_iter().min_by_key(distance).unwrap_or(Tone::Ink)
    }

    /// What is seen of pixels when a tone lies over them with various opacities.
    pub(super) fn mix(&self, top: Tone, pixels: &mut [u8], levels: &[u8]) {
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

/// Adds a colour if there is room and none as near as `apart` is there.
fn add(colours: &mut Vec<Rgb>, colour: Rgb, apart: u32) {
    if colours.len() < 255 && colours.iter().all(|known| known.distance(colour) > apart) {
        colours.push(colour);
    }
}

/// What `top` looks like over every colour with every opacity.
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

/// The nearest of the first `ordered` colours if it is near enough, else the nearest of all.
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
