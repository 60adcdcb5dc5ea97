//! Positions read from JSON.

use std::sync::Arc;

use serde::Deserialize;

use super::board::Board;
use super::card::{Card, CardId};
use super::catalogue::Catalogue;
use super::exchange_rule::ExchangeRule;
use super::movement::Square8;
use super::names::{self, key};
use super::notation::seat_of;
use super::reserve::{HIGHEST_HANDLE, Reserve, ReservePiece, read_handle};
use super::state::{Phase, State, Variant};
use super::validity;
use crate::json;
use crate::position_error::PositionError;
use crate::seat::Seat;
use crate::summoner::composition::{Composition, Part, rider_trouble};
use crate::summoner::create::MAX_CARDS;
use crate::summoner::custom_card::{self, OwnCards};
use crate::summoner::hand_and_deck::HandAndDeck;
use crate::summoner::piece::Piece;
use crate::summoner::sanitise::shown;

/// The most pieces in a reserve: no deck has more cards.
const MAX_WAITING: usize = 100;
/// The most cards of all pieces together, including copied ones.
const MAX_PARTS: usize = 4096;

/// The JSON form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    variant: Option<String>,
    turn: String,
    #[serde(default = "first_phase")]
    phase: String,
    limit: Option<u32>,
    #[serde(default)]
    spent: u32,
    #[serde(default)]
    quiet: u32,
    board: Vec<OnBoard>,
    #[serde(default)]
    reserve: BySeat<Vec<InReserve>>,
    last_handle: Option<BySeat<u32>>,
    #[serde(default)]
    hand: BySeat<Vec<String>>,
    #[serde(default)]
    deck: BySeat<Vec<String>>,
    cards: Option<OwnCards>,
    ep: Option<String>,
}

fn first_phase() -> String {
    Phase::Move.name().to_owned()
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct BySeat<T: Default> {
    #[serde(default)]
    white: T,
    #[serde(default)]
    black: T,
}

impl<T: Default> BySeat<T> {
    const fn of(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.white,
            Seat::Second => &self.black,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OnBoard {
    at: String,
    owner: String,
    #[serde(default)]
    king: bool,
    #[serde(default)]
    pawn: bool,
    made_of: Option<Vec<PartForm>>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct InReserve {
    handle: String,
    #[serde(default)]
    pawn: bool,
    made_of: Option<Vec<PartForm>>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct PartForm {
    card: String,
    #[serde(default)]
    rider: bool,
    of: Option<Vec<PartForm>>,
}

/// Reads a position from its JSON form. The form may name its version and own cards; otherwise these are used.
pub(super) fn from_json(
    json: &str,
    (variant, exchange): (Variant, ExchangeRule),
    cards: impl FnOnce() -> Catalogue,
) -> Result<State, PositionError> {
    let setup: Setup = json::read(json)?;
    let variant = match setup.variant.as_deref() {
        None => variant,
        Some(names::STANDARD) => Variant::Standard,
        Some(names::COURIER) => Variant::Courier,
        Some(other) => {
            return wrong(format!("there is no variant “{}”; there are standard and courier", shown(other)));
        }
    };
    let cards = match &setup.cards {
        Some(own) => custom_card::catalogue(own).map_err(|why| PositionError::new(why.to_string()))?,
        None => cards(),
    };
    let pieces = setup.board.iter().map(|piece| &piece.made_of);
    let waiting = setup.reserve.white.iter().chain(&setup.reserve.black).map(|piece| &piece.made_of);
    let size: usize = pieces.chain(waiting).flatten().map(|parts| size_of(parts)).sum();
    if size > MAX_PARTS {
        return wrong(format!("all pieces together are made of at most {MAX_PARTS} cards"));
    }
    let reader = Reader { cards: Arc::new(cards), variant };
    let turn = seat(&setup.turn)?;
    let phase = Phase::ALL.into_iter().find(|phase| phase.name() == setup.phase).ok_or_else(|| {
        PositionError::new(format!(
            "there is no phase “{}”; the phases are move, summon, create and discard",
            shown(&setup.phase)
        ))
    })?;
    let board = reader.board(&setup.board)?;
    let [white, black] = Seat::ALL.map(|seat| {
        let last = setup.last_handle.as_ref().map(|last| *last.of(seat));
        reader.reserve(seat, setup.reserve.of(seat), last)
    });
    let [white_stock, black_stock] = Seat::ALL.map(|seat| {
        Ok(HandAndDeck::new(reader.list(setup.hand.of(seat))?, reader.list(setup.deck.of(seat))?))
    });
    let state = State {
        limit: setup.limit.unwrap_or_else(|| board.side(turn).len()),
        cards: reader.cards,
        variant,
        exchange,
        turn,
        phase,
        spent: setup.spent,
        quiet: setup.quiet,
        board,
        passed: setup.ep.as_deref().map(square).transpose()?,
        reserves: [white?, black?],
        stocks: [white_stock?, black_stock?],
    };
    validity::check(&state)?;
    Ok(state)
}

/// Counts the written cards, including copied ones.
fn size_of(parts: &[PartForm]) -> usize {
    parts.iter().map(|part| 1 + part.of.as_deref().map_or(0, size_of)).sum()
}

fn wrong<T>(why: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(why))
}

fn seat(key: &str) -> Result<Seat, PositionError> {
    seat_of(key).ok_or_else(|| {
        PositionError::new(format!("there is no seat “{}”; the seats are white and black", shown(key)))
    })
}

fn square(name: &str) -> Result<Square8, PositionError> {
    name.parse()
        .map_err(|_| PositionError::new(format!("there is no square “{}” on this board", shown(name))))
}

/// Reads pieces and cards of one version.
struct Reader {
    cards: Arc<Catalogue>,
    variant: Variant,
}

impl Reader {
    fn board(&self, pieces: &[OnBoard]) -> Result<Board, PositionError> {
        let mut board = Board::empty();
        for form in pieces {
            let (square, owner) = (square(&form.at)?, seat(&form.owner)?);
            let piece = match (form.king, form.pawn, &form.made_of) {
                (true, false, None) => Piece::king(owner),
                (false, true, None) => self.pawn(owner)?,
                (false, false, Some(parts)) => {
                    let piece = self.made(parts, owner)?;
                    if piece.is_extra_king(&self.cards) {
                        return wrong(format!("the King on {square} is written with “king”: true"));
                    }
                    piece
                }
                _ => {
                    let why = format!("what stands on {square} is one of: king, pawn, made_of");
                    return wrong(why);
                }
            };
            if board.put(square, piece).is_some() {
                return wrong(format!("two pieces stand on {square}"));
            }
        }
        Ok(board)
    }

    fn pawn(&self, owner: Seat) -> Result<Piece, PositionError> {
        match self.variant {
            Variant::Courier => Ok(Piece::pawn(owner)),
            Variant::Standard => wrong("there are Pawns only in the courier version"),
        }
    }

    fn reserve(&self, seat: Seat, forms: &[InReserve], last: Option<u32>) -> Result<Reserve, PositionError> {
        if forms.len() > MAX_WAITING {
            return wrong(format!("{} has more than {MAX_WAITING} pieces in reserve", key(seat)));
        }
        let mut reserve = Reserve::default();
        for form in forms {
            let Some((owner, number)) =
                read_handle(&form.handle).filter(|(_, number)| (1..=HIGHEST_HANDLE).contains(number))
            else {
                return wrong(format!("“{}” is no handle; they are like W3 and B1", shown(&form.handle)));
            };
            if owner != seat || reserve.get(number).is_some() {
                return wrong(format!("the handle {} does not fit there", shown(&form.handle)));
            }
            let piece = match (form.pawn, &form.made_of) {
                (true, None) => self.pawn(seat)?,
                (false, Some(parts)) => self.made(parts, seat)?,
                _ => return wrong(format!("what {} is, is one of: pawn, made_of", shown(&form.handle))),
            };
            reserve.last = reserve.last.max(number);
            reserve.pieces.push(ReservePiece { number, piece });
        }
        match last {
            Some(last) if last > HIGHEST_HANDLE => {
                wrong(format!("the last handle of {} is at most {HIGHEST_HANDLE}", key(seat)))
            }
            Some(last) if last < reserve.last => {
                wrong(format!("the last handle of {} is at least {}", key(seat), reserve.last))
            }
            _ => {
                reserve.last = last.unwrap_or(reserve.last);
                Ok(reserve)
            }
        }
    }

    fn made(&self, parts: &[PartForm], owner: Seat) -> Result<Piece, PositionError> {
        let composition = self.composition(parts, 0)?;
        if composition.size() > MAX_CARDS {
            return wrong(format!("a piece is made of at most {MAX_CARDS} cards"));
        }
        if self.variant == Variant::Courier && composition.0.len() > 1 {
            return wrong("in the courier version a piece is made of one card");
        }
        Ok(Piece::made(&self.cards, composition, owner))
    }

    /// Reads a composition; `depth` is the number of copies around it.
    fn composition(&self, parts: &[PartForm], depth: u32) -> Result<Composition, PositionError> {
        if parts.is_empty() {
            return wrong("a piece is made of at least one card");
        }
        parts.iter().map(|part| self.part(part, depth)).collect::<Result<_, _>>().map(Composition)
    }

    fn part(&self, form: &PartForm, depth: u32) -> Result<Part, PositionError> {
        let passes = |card: &Card| depth > 0 || self.is_of_version(card);
        let id = self.card(&form.card, passes)?;
        let card = self.cards.card(id);
        let name = &card.name;
        let is_king = card.copies > 0 && name == "King";
        if !(card.is_ability() || card.is_copier() || is_king && depth == 0) {
            return wrong(format!("a piece is not made of {name}"));
        }
        if form.rider {
            if let Some(why) = rider_trouble(&self.cards, id) {
                return wrong(why.to_string());
            }
            if self.variant == Variant::Courier {
                return wrong("in the courier version there is no Rider");
            }
        }
        let of = match &form.of {
            Some(parts) if card.is_copier() => self.composition(parts, depth + 1)?,
            None if !card.is_copier() => Composition::default(),
            Some(_) => return wrong(format!("{name} copies nothing, so it has no “of”")),
            None => return wrong(format!("“of” is missing: the cards of the piece that {name} copies")),
        };
        Ok(Part { card: id, rider: form.rider, of })
    }

    fn is_of_version(&self, card: &Card) -> bool {
        match self.variant {
            Variant::Standard => card.is_standard,
            Variant::Courier => card.copies > 0,
        }
    }

    fn list(&self, names: &[String]) -> Result<Vec<CardId>, PositionError> {
        names.iter().map(|name| self.card(name, |card| self.is_of_version(card))).collect()
    }

    fn card(&self, name: &str, passes: impl Fn(&Card) -> bool) -> Result<CardId, PositionError> {
        self.cards.look_up(name, passes).map_err(|like| {
            let hint = like.map(|like| format!("; did you mean {like}?")).unwrap_or_default();
            PositionError::new(format!("there is no card “{}” in this version{hint}", shown(name)))
        })
    }
}
