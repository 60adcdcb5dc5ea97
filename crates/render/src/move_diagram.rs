//! Moves as a drawing: marks on the squares around a piece, lines for rides, a ring for ways around others.
//!
//! The shape of a mark, not its colour, says what a piece may do on a square. A disc means moving and capturing, a ring
//! only moving, a cross only capturing, and a frame around the mark that the piece needs a screen.

use super::colour::Rgb;
use std::collections::BTreeMap;
use std::fmt::Write;
use trickmate_rules::kernel::MoveComponent;
use trickmate_rules::view::{Around, Cell, Diagram};

/// Moves on the squares around a piece, up to a distance.
pub(super) struct Figure {
    reach: i8,
    /// Marks by square: files to the right and ranks up in the picture.
    cells: BTreeMap<(i8, i8), Cell>,
    /// The steps that it can repeat without limit.
    rays: Vec<(i8, i8)>,
    around: Option<Around>,
    /// `true` if every square of a ray has its mark, `false` if only those where something changes.
    is_full: bool,
}

/// The marks around the origin; their colours are filled in.
pub(super) const DISC: &str = "<circle r='.33' fill='INK'/>";
pub(super) const RING: &str = "<circle r='.24' fill='GROUND' stroke='INK' stroke-width='.15'/>";
pub(super) const CROSS: &str =
    "<path d='M-.28 -.28 L.28 .28 M-.28 .28 L.28 -.28' stroke='INK' stroke-width='.19'/>";
pub(super) const FRAME: &str =
    "<path d='M-.4 -.4 H.4 V.4 H-.4 Z' fill='none' stroke='INK' stroke-width='.13'/>";
pub(super) const DIAMOND: &str =
    "<path d='M0 -.46 L.46 0 L0 .46 L-.46 0 Z' fill='none' stroke='INK' stroke-width='.13'/>";

/// Scale of the marks in a small drawing.
const SMALL: f32 = 1.2;

/// The colours of a drawing.
#[derive(Clone, Copy)]
pub(super) struct Inks {
    /// Discs, rings, lines.
    pub(super) mark: Rgb,
    /// Crosses.
    pub(super) capture: Rgb,
    /// Frames.
    pub(super) screen: Rgb,
    /// The piece itself.
    pub(super) centre: Rgb,
    /// The inside of rings.
    pub(super) ground: Rgb,
}

/// Kinds of marks in a drawing, which a legend has to explain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shapes {
    pub(super) both: bool,
    pub(super) move_only: bool,
    pub(super) capture_only: bool,
    pub(super) ride: bool,
    pub(super) hop_move: bool,
    pub(super) hop_capture: bool,
}

impl Shapes {
    /// Returns the kinds of marks in at least one of two drawings.
    pub(super) fn and(self, other: Shapes) -> Shapes {
        Shapes {
            both: self.both || other.both,
            move_only: self.move_only || other.move_only,
            capture_only: self.capture_only || other.capture_only,
            ride: self.ride || other.ride,
            hop_move: self.hop_move || other.hop_move,
            hop_capture: self.hop_capture || other.hop_capture,
        }
    }
}

impl Figure {
    /// Returns all squares up to a distance, with forward up or down.
    pub(super) fn of_rides(
        rides: &[MoveComponent],
        around: Option<Around>,
        reach: i8,
        is_turned: bool,
    ) -> Figure {
        let sign = if is_turned { -1 } else { 1 };
        let mut figure = Figure { reach, cells: BTreeMap::new(), rays: Vec::new(), around, is_full: true };
        for ride in rides {
            let (files, ranks) = (sign * ride.files, sign * ride.ranks);
            let hops = ride.needs_screen();
            let stride = files.abs().max(ranks.abs()).max(1);
            for step in (1..=reach / stride).take_while(|step| *step as u8 <= ride.range) {
                // The first square can only be the hurdle of a hopper.
                if step < ride.first_landing() {
                    continue;
                }
                let cell = figure.cells.entry((files * step, ranks * step)).or_default();
                cell.moves |= ride.mode.quiet && !hops;
                cell.captures |= ride.mode.capture && !hops;
                cell.hop_moves |= ride.mode.quiet && hops;
                cell.hop_captures |= ride.mode.capture && hops;
            }
            if ride.range == MoveComponent::UNLIMITED && stride <= reach {
                figure.rays.push((files, ranks));
            }
        }
        figure.tidy_rays();
        figure
    }

    /// Returns the nearest squares only, and on a ray only those where something changes.
    pub(super) fn of_diagram(diagram: &Diagram, is_turned: bool) -> Figure {
        let sign = if is_turned { -1 } else { 1 };
        let squares = || {
            let line = || -Diagram::REACH..=Diagram::REACH;
            line().flat_map(move |files| line().map(move |ranks| (files, ranks)))
        };
        let known = squares().filter_map(|(files, ranks)| {
            let cell = diagram.cell(files, ranks)?;
            (cell != Cell::default()).then_some(((sign * files, sign * ranks), cell))
        });
        let cells: BTreeMap<_, _> = known.collect();
        let rays: Vec<(i8, i8)> =
            cells.iter().filter(|(_, cell)| cell.slides).map(|(place, _)| *place).collect();
        let mut figure =
            Figure { reach: Diagram::REACH, cells, rays, around: diagram.around, is_full: false };
        figure.tidy_rays();
        figure.narrow();
        figure
    }

    /// Leaves out the outermost squares if only lines that continue reach them; the arrow of a repeated leap needs that
    /// space.
    fn narrow(&mut self) {
        let outer = |(files, ranks): (i8, i8)| files.abs().max(ranks.abs()) == Diagram::REACH;
        let goes_on = |place: (i8, i8)| self.rays.iter().any(|ray| *ray != place && is_multiple(place, *ray));
        let leaps = |(files, ranks): &(i8, i8)| files.abs().max(ranks.abs()) > 1;
        if !self.rays.iter().any(leaps) && self.cells.keys().all(|place| !outer(*place) || goes_on(*place)) {
            self.reach -= 1;
            let reach = self.reach;
            self.cells.retain(|(files, ranks), _| files.abs().max(ranks.abs()) <= reach);
        }
    }

    /// Removes rays that only repeat steps of another.
    fn tidy_rays(&mut self) {
        self.rays.sort_unstable_by_key(|(files, ranks)| (files.abs().max(ranks.abs()), *files, *ranks));
        self.rays.dedup();
        let all = self.rays.clone();
        self.rays.retain(|ray| !all.iter().any(|other| other != ray && is_multiple(*ray, *other)));
    }

    /// Returns the kinds of marks in this drawing.
    pub(super) fn shapes(&self) -> Shapes {
        let any = |test: fn(&Cell) -> bool| self.cells.values().any(test);
        Shapes {
            both: any(|cell| cell.moves && cell.captures) || self.around.is_some(),
            move_only: any(|cell| cell.moves && !cell.captures),
            capture_only: any(|cell| cell.captures && !cell.moves),
            ride: !self.rays.is_empty(),
            hop_move: any(|cell| cell.hop_moves),
            hop_capture: any(|cell| cell.hop_captures),
        }
    }

    /// Returns the drawing as an SVG file whose sides are as long as all squares.
    pub(super) fn svg(&self, inks: Inks) -> String {
        let half = f32::from(self.reach) + 0.5;
        let mut body = String::new();
        for ray in &self.rays {
            self.ray(&mut body, *ray, inks);
        }
        if let Some(around) = self.around {
            ring(&mut body, around, inks);
        }
        for (place, cell) in &self.cells {
            let is_last = self.rays.iter().any(|ray| self.last_of(*ray) == *place);
            let is_said = self.is_said_before(*place, *cell) && (is_last || !self.is_full);
            if !is_said {
                mark(&mut body, *place, *cell, inks, if self.is_full { 1.0 } else { SMALL });
            }
        }
        let centre = inks.centre.css();
        let _ = write!(body, "<rect x='-.3' y='-.3' width='.6' height='.6' rx='.1' fill='{centre}'/>");
        let side = 2.0 * half;
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='{0} {0} {side} {side}'>{body}</svg>", -half)
    }

    /// Draws the line of a ray, from its first square to the edge.
    fn ray(&self, body: &mut String, (files, ranks): (i8, i8), inks: Inks) {
        let (x, y) = (f32::from(files), -f32::from(ranks));
        let long = x.hypot(y).max(1.0);
        let stride = files.abs().max(ranks.abs()).max(1);
        let last = f32::from(self.reach / stride);
        let full = if self.is_full { 0.75 } else { 1.0 };
        // As far as the edge allows, so that the head of the arrow stays inside.
        let to_edge = (f32::from(self.reach) + 0.46) / x.abs().max(y.abs());
        let end = to_edge.min(last + 0.75 / long.min(1.5));
        let start = if stride == 1 { 0.5 } else { 1.0 };
        let (dx, dy) = (x / long, y / long);
        let (ex, ey) = (x * end, y * end);
        let (bx, by) = (ex - 0.42 * dx, ey - 0.42 * dy);
        let ink = inks.mark.css();
        let _ = write!(
            body,
            "<path d='M{} {} L{bx} {by}' stroke='{ink}' stroke-width='{}'/>\
             <path d='M{ex} {ey} L{} {} L{} {} Z' fill='{ink}'/>",
            x * start,
            y * start,
            0.16 * full,
            bx - 0.3 * dy,
            by + 0.3 * dx,
            bx + 0.3 * dy,
            by - 0.3 * dx,
        );
    }

    /// Returns the last square of a ray in the drawing.
    fn last_of(&self, (files, ranks): (i8, i8)) -> (i8, i8) {
        let times = self.reach / files.abs().max(ranks.abs()).max(1);
        (files * times, ranks * times)
    }

    /// Returns `true` if a square on a ray adds nothing to the one before it.
    fn is_said_before(&self, place: (i8, i8), cell: Cell) -> bool {
        let same = |other: &Cell| Cell { slides: cell.slides, ..*other } == cell;
        self.rays.iter().any(|ray| {
            let before = (place.0 - ray.0, place.1 - ray.1);
            place != *ray && is_multiple(place, *ray) && self.cells.get(&before).is_some_and(same)
        })
    }
}

/// Returns `true` if a square lies on the way of a repeated step.
fn is_multiple(place: (i8, i8), step: (i8, i8)) -> bool {
    (1..=Diagram::REACH.max(9)).any(|times| (step.0 * times, step.1 * times) == place)
}

/// Draws the mark of one square at this scale.
fn mark(body: &mut String, (files, ranks): (i8, i8), cell: Cell, inks: Inks, scale: f32) {
    let (ink, red, screen) = (inks.mark.css(), inks.capture.css(), inks.screen.css());
    let shape = match (cell.moves, cell.captures) {
        (true, true) => DISC.replace("INK", &ink),
        (true, false) => RING.replace("INK", &ink).replace("GROUND", &inks.ground.css()),
        (false, true) => CROSS.replace("INK", &red),
        (false, false) => String::new(),
    };
    // Inside a frame there is less room.
    let scale = if cell.hop_captures || cell.hop_moves { 0.8 } else { scale };
    let framed = |shown: bool, frame: &str| if shown { frame.replace("INK", &screen) } else { String::new() };
    let _ = write!(
        body,
        "<g transform='translate({files} {})'><g transform='scale({scale})'>{shape}</g>{}{}</g>",
        -ranks,
        framed(cell.hop_captures, FRAME),
        framed(cell.hop_moves, DIAMOND),
    );
}

/// Draws the sign for going around a friend: a circle with two heads for any number of steps, its upper half for one.
fn ring(body: &mut String, around: Around, inks: Inks) {
    let (radius, ink) = (1.5_f32, inks.mark.css());
    let _ = match around {
        Around::Slide => {
            write!(body, "<circle cx='0' cy='0' r='{radius}' fill='none' stroke='{ink}' stroke-width='.16'/>")
        }
        Around::Step => write!(
            body,
            "<path d='M-{radius} 0 A{radius} {radius} 0 0 1 {radius} 0' fill='none' stroke='{ink}' \
             stroke-width='.16'/>"
        ),
    };
    for x in [-radius, radius] {
        let _ =
            write!(body, "<path transform='translate({x} 0)' d='M-.36 -.1 L.36 -.1 L0 .5 Z' fill='{ink}'/>");
    }
}
