//! Places and sizes in a picture of a given width. All lengths are in pixels.

use super::error::RenderError;
use trickmate_rules::Seat;
use trickmate_rules::piece_info::AbilityCard;
use trickmate_rules::view::{BoardView, Reserve, SeatView, SquareIndex, SquareView, View};

/// Number of reserve pieces in a row, and of cards of a hand.
pub(super) const WAITING: u32 = 8;
pub(super) const HELD: u32 = 4;
/// Most rows of either; a number shows how many are left out.
pub(super) const MAX_ROWS: u32 = 3;

/// Parts under and above the board besides the players and the last lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Parts {
    /// The rows of pieces in reserve, and of the cards of a hand that the viewer knows: of the seat above the board,
    /// then of the one below.
    pub(super) waiting: [u32; 2],
    pub(super) held: [u32; 2],
    /// Both poker hands and the hands won.
    pub(super) hands: bool,
    /// The rows of piece cards whose kinds the viewer knows: one a seat.
    pub(super) reserves: u32,
}

impl Parts {
    /// Returns the parts of a view with a seat at the bottom.
    pub(super) fn of(view: &View, bottom: Seat) -> Parts {
        let rows = |things: usize, a_row: u32| (things as u32).div_ceil(a_row).min(MAX_ROWS);
        let holdings = [bottom.other(), bottom]
            .map(|seat| view.summoning.as_ref().map(|summoning| &summoning.holdings[seat.index()]));
        let waiting = holdings.map(|store| store.map_or(0, |store| rows(store.reserve.len(), WAITING)));
        let held = holdings.map(|store| {
            store.and_then(|store| store.hand.as_ref()).map_or(0, |hand| rows(kinds(hand).len(), HELD))
        });
        let hands = view.score.is_some() || view.seats.iter().any(|seat| seat.hand.is_some());
        let known = |seat: &&SeatView| matches!(seat.reserve, Some(Reserve::Kinds(_)));
        Parts { waiting, held, hands, reserves: view.seats.iter().filter(known).count() as u32 }
    }

    /// Returns the parts that at least one of two views has.
    pub(super) fn and(self, other: Parts) -> Parts {
        let larger = |one: [u32; 2], two: [u32; 2]| [one[0].max(two[0]), one[1].max(two[1])];
        Parts {
            waiting: larger(self.waiting, other.waiting),
            held: larger(self.held, other.held),
            hands: self.hands || other.hands,
            reserves: self.reserves.max(other.reserves),
        }
    }
}

/// Returns the different cards of a hand with their numbers, in the order of their first occurrence.
pub(super) fn kinds(hand: &[AbilityCard]) -> Vec<(&AbilityCard, usize)> {
    let mut kinds: Vec<(&AbilityCard, usize)> = Vec::new();
    for card in hand {
        match kinds.iter_mut().find(|(known, _)| *known == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card, 1)),
        }
    }
    kinds
}

/// Positions and sizes of everything in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Layout {
    pub(super) width: u32,
    pub(super) height: u32,
    /// Files and ranks of the board.
    pub(super) files: u32,
    pub(super) ranks: u32,
    /// Side of a square.
    pub(super) cell: u32,
    /// Left and top edge of the board.
    pub(super) left: u32,
    pub(super) top: u32,
    /// Empty space at the edges of the picture.
    pub(super) pad: u32,
    /// Height of a player's strip, and where the two strips begin.
    pub(super) strip: u32,
    pub(super) strip_top: [u32; 2],
    /// Places of pieces in reserve and cards of a hand, for the seat above the board and the one below; then a piece's
    /// side, its row's height, the side of a card's moves, a card's row's height.
    pub(super) waiting_top: [u32; 2],
    pub(super) held_top: [u32; 2],
    pub(super) waiting: u32,
    pub(super) waiting_row: u32,
    pub(super) moves: u32,
    pub(super) held_row: u32,
    /// Top of the rows of piece cards, the height of each row, and the width of a card.
    pub(super) reserve: u32,
    pub(super) reserve_row: u32,
    pub(super) reserve_card: u32,
    /// Top of the hands won, top of the poker hands, and the width of a hand's card.
    pub(super) score: u32,
    pub(super) hands: u32,
    pub(super) hand_card: u32,
    /// Tops of the two lines at the bottom, and the height of each.
    pub(super) footer: u32,
    pub(super) line: u32,
    /// Height of the row of file letters.
    pub(super) letters: u32,
    /// Sizes of type: names, captured cards, the rest, coordinates.
    pub(super) name_size: u32,
    pub(super) chip_size: u32,
    pub(super) text_size: u32,
    pub(super) edge_size: u32,
}

impl Layout {
    pub(super) fn new(width: u32, board: &BoardView, parts: Parts) -> Result<Layout, RenderError> {
        let (files, ranks) = (u32::from(board.files), u32::from(board.ranks));
        let squares = board.squares.len();
        if !(1..=26).contains(&files) || !(1..=26).contains(&ranks) || squares as u32 != files * ranks {
            return Err(RenderError::Board { files: board.files, ranks: board.ranks, squares });
        }
        let scaled = |at_720: u32, min: u32| ((width * at_720 + 360) / 720).max(min);
        let cell = (width - 2 * scaled(23, 15)) / files;
        let left = (width - cell * files) / 2;
        let pad = scaled(8, 5);
        let (name_size, chip_size) = (scaled(22, 15), scaled(18, 13));
        let (text_size, edge_size) = (scaled(17, 13), scaled(15, 11));
        let strip = scaled(72, 52);
        let line = text_size * 3 / 2;
        let letters = edge_size * 3 / 2;
        let waiting = cell * files / WAITING - scaled(10, 6);
        let waiting_row = waiting + edge_size * 10 / 7;
        let (moves, held_row) = (scaled(54, 32), scaled(72, 42));
        let above = pad + strip + pad;
        let block = |rows: u32, high: u32| if rows == 0 { 0 } else { rows * high + pad };
        let waited = parts.waiting.map(|rows| block(rows, waiting_row));
        let held = parts.held.map(|rows| block(rows, held_row));
        let top = above + waited[0] + held[0];
        let below = top + cell * ranks + letters + pad;
        let waiting_top = [above, below + strip + pad];
        let held_top = [above + waited[0], below + strip + pad + waited[1]];
        let reserve = held_top[1] + held[1];
        let reserve_card = cell * files / 10;
        let reserve_row = reserve_card * 10 / 9 + 2 * pad;
        let score = reserve + parts.reserves * reserve_row;
        let hands = score + line * 2 + pad;
        let hand_card = ((cell * files - 2 * pad) / 2 - 2 * pad) / 5 - scaled(6, 3);
        let hands_height = pad + 3 * line + hand_card * 4 / 3 + edge_size * 2 + pad;
        let footer = if parts.hands { hands + hands_height + pad } else { score };
        let height = footer + 2 * line + pad;
        Ok(Layout {
            width,
            height,
            files,
            ranks,
            cell,
            left,
            top,
            pad,
            strip,
            strip_top: [pad, below],
            waiting_top,
            held_top,
            waiting,
            waiting_row,
            moves,
            held_row,
            reserve,
            reserve_row,
            reserve_card,
            score,
            hands,
            hand_card,
            footer,
            line,
            letters,
            name_size,
            chip_size,
            text_size,
            edge_size,
        })
    }

    /// Returns a layout of the board in a border with its coordinates, as wide as the picture.
    ///
    /// The border is broad at the left and below: the letters have 10 pixels when Discord shows the picture in 550 × 350.
    /// It is narrow elsewhere: the board keeps 330 pixels there, and 305 of a phone's 320.
    pub(super) fn of_board(width: u32, board: &BoardView) -> Result<Layout, RenderError> {
        let sheet = Layout::new(width, board, Parts::default())?;
        let scaled = |at_720: u32| (width * at_720 + 360) / 720;
        let cell = (width - scaled(30)) / sheet.files;
        let (top, right, below) = (scaled(4), scaled(5), scaled(29));
        let left = width - cell * sheet.files - right;
        let height = top + cell * sheet.ranks + below;
        Ok(Layout { height, cell, left, top, letters: below, edge_size: scaled(30), ..sheet })
    }

    /// Returns a layout of the board alone, without a border, within a square of this side.
    pub(super) fn of_tile(side: u32, board: &BoardView) -> Result<Layout, RenderError> {
        let sheet = Layout::new(side, board, Parts::default())?;
        let cell = side / sheet.files.max(sheet.ranks);
        let (width, height) = (cell * sheet.files, cell * sheet.ranks);
        Ok(Layout { width, height, cell, left: 0, top: 0, ..sheet })
    }

    /// Returns a layout of pieces alone, of this size.
    pub(super) fn of_pieces(width: u32, cell: u32) -> Result<Layout, RenderError> {
        Ok(Layout { cell, ..Layout::of_cards(width)? })
    }

    /// Returns a layout of cards alone.
    pub(super) fn of_cards(width: u32) -> Result<Layout, RenderError> {
        Layout::new(width, &BoardView::chess(vec![SquareView::default(); 64]), Parts::default())
    }

    /// Returns a layout of a few cards, with larger moves and letters, which can be read on a phone.
    pub(super) fn of_large_cards(width: u32) -> Result<Layout, RenderError> {
        let cards = Layout::of_cards(width)?;
        let larger = |length: u32| length * 3 / 2;
        Ok(Layout {
            moves: cards.moves * 2,
            held_row: cards.held_row * 7 / 4,
            name_size: larger(cards.name_size),
            text_size: larger(cards.text_size),
            edge_size: larger(cards.edge_size),
            line: larger(cards.line),
            ..cards
        })
    }

    /// Returns the part of the layout that decides the sizes of sprites, without places and heights.
    pub(super) fn sizes(self) -> Layout {
        Layout {
            height: 0,
            top: 0,
            strip_top: [0; 2],
            waiting_top: [0; 2],
            held_top: [0; 2],
            reserve: 0,
            score: 0,
            hands: 0,
            footer: 0,
            ..self
        }
    }

    /// Returns the top left corner of a square, seen with `bottom` sitting at the bottom.
    pub(super) fn corner(&self, place: SquareIndex, bottom: Seat) -> (u32, u32) {
        let (file, rank) = (u32::from(place) % self.files, u32::from(place) / self.files);
        let (column, row) = match bottom {
            Seat::First => (file, self.ranks - 1 - rank),
            Seat::Second => (self.files - 1 - file, rank),
        };
        (self.left + column * self.cell, self.top + row * self.cell)
    }

    /// Thickness of the lines on the board: around a palace, between the halves, around the board.
    pub(super) fn rule(&self) -> u32 {
        (self.cell / 22).max(2)
    }

    /// Side of the badge at the corner of a piece that must move or can be taken.
    pub(super) fn badge(&self) -> u32 {
        self.cell * 36 / 100
    }
}
