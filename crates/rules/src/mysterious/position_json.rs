//! Positions as JSON, both ways, and the conditions of a valid one.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::card::{PieceCard, SIDE};
use super::names::SEATS;
use super::phase::{Flipping, Phase, Placing, SeenPhase};
use crate::chess::{Chess, Role, Square8};
use crate::json::{self, BySquare};
use crate::mysterious::placed_cards::{self, PlacedCard, PlacedCards, SeenCards};
use crate::mysterious::unplaced::{Hand, Unplaced};
use crate::position_error::PositionError;
use crate::seat::Seat;
use crate::seen::Seen;

/// The JSON form; its parts depend on the phase.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    phase: String,
    turn: Option<String>,
    hands: Option<Hands>,
    pack: Option<Vec<Kind>>,
    squares: Option<BySquare<OnBoard>>,
    promoting: Option<String>,
    fen: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hands {
    white: String,
    black: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kind {
    kind: String,
    owner: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OnBoard {
    kind: String,
    owner: String,
    face: String,
}

/// Writes the JSON form of a position as somebody knows it: secrets are left out, or only counted.
pub(super) fn to_json(phase: &SeenPhase) -> Value {
    match phase {
        Phase::Placing(Placing { turn, stock, spread }) => {
            let mut json = json!({"phase": "placing", "turn": key(*turn), "squares": squares(spread)});
            match stock {
                Unplaced::Hands(hands) => {
                    let [white, black] = hands.each_ref().map(|hand| match hand {
                        Seen::Known(hand) => Value::from(hand.to_string()),
                        Seen::Counted(count) => (*count).into(),
                    });
                    json["hands"] = json!({"white": white, "black": black});
                }
                Unplaced::Pack(Seen::Known(pack)) => {
                    json["pack"] = pack.iter().map(|card| json_of(*card)).collect();
                }
                Unplaced::Pack(Seen::Counted(count)) => json["pack"] = (*count).into(),
            }
            json
        }
        Phase::Flipping(Flipping { turn, spread }) => {
            let mut json = json!({"phase": "flipping", "turn": key(*turn), "squares": squares(spread)});
            if let Some((square, _)) = spread.promoting() {
                json["promoting"] = square.to_string().into();
            }
            json
        }
        Phase::Chess(chess) => json!({"phase": "chess", "fen": chess.fen()}),
    }
}

fn squares(spread: &SeenCards) -> Value {
    let entry = |(square, lying): (Square8, PlacedCard<Option<PieceCard>>)| {
        let mut json = lying.card.map_or_else(|| json!({}), json_of);
        json["face"] = if lying.is_up { "up" } else { "down" }.into();
        (square.to_string(), json)
    };
    Value::Object(spread.cards().map(entry).collect::<Map<_, _>>())
}

fn json_of(card: PieceCard) -> Value {
    json!({"kind": card.role.letter().to_string(), "owner": key(card.owner)})
}

fn key(seat: Seat) -> &'static str {
    SEATS[seat.index()].key
}

/// Returns a position from its JSON form.
pub(super) fn from_json(json: &str, is_casual: bool) -> Result<Phase, PositionError> {
    let mut setup: Setup = json::read(json)?;
    let phase = match &*setup.phase {
        "placing" if is_casual => Phase::Placing(Placing {
            turn: setup.turn()?,
            stock: Unplaced::Pack(
                setup.part(|setup| &mut setup.pack, "pack")?.iter().map(card).collect::<Result<_, _>>()?,
            ),
            spread: setup.spread()?,
        }),
        "placing" => {
            let Hands { white, black } = setup.part(|setup| &mut setup.hands, "hands")?;
            Phase::Placing(Placing {
                turn: setup.turn()?,
                stock: Unplaced::Hands([hand(&white)?, hand(&black)?]),
                spread: setup.spread()?,
            })
        }
        "flipping" => {
            let flipping = Flipping { turn: setup.turn()?, spread: setup.spread()? };
            let named = setup.promoting.take().map(|name| square(&name)).transpose()?;
            check_promoting(&flipping, named)?;
            Phase::Flipping(flipping)
        }
        "chess" => {
            let fen = setup.part(|setup| &mut setup.fen, "fen")?;
            Phase::Chess(Chess::from_fen(&fen).map_err(|error| PositionError::new(error.to_string()))?)
        }
        other => {
            return Err(PositionError::new(format!(
                "there is no phase “{other}”; the phases are placing, flipping and chess"
            )));
        }
    };
    setup.nothing_left()?;
    validate(&phase)?;
    Ok(phase)
}

impl Setup {
    /// Takes a part that this phase must have.
    fn part<T>(&mut self, part: fn(&mut Self) -> &mut Option<T>, name: &str) -> Result<T, PositionError> {
        let phase = self.phase.clone();
        part(self).take().ok_or_else(|| PositionError::new(format!("the phase {phase} needs “{name}”")))
    }

    fn turn(&mut self) -> Result<Seat, PositionError> {
        seat(&self.part(|setup| &mut setup.turn, "turn")?)
    }

    fn spread(&mut self) -> Result<PlacedCards, PositionError> {
        let mut spread = PlacedCards::EMPTY;
        for (name, on_board) in self.part(|setup| &mut setup.squares, "squares")?.0 {
            let square = square(&name)?;
            if spread.on(square).is_some() {
                return Err(PositionError::new(format!("{square} is there twice")));
            }
            let is_up = match &*on_board.face {
                "up" => true,
                "down" => false,
                other => return Err(PositionError::new(format!("a face is up or down, not “{other}”"))),
            };
            let OnBoard { kind, owner, .. } = on_board;
            spread.put(square, PlacedCard { card: card(&Kind { kind, owner })?, is_up });
        }
        Ok(spread)
    }

    /// Refuses a part that does not belong to the phase.
    fn nothing_left(&self) -> Result<(), PositionError> {
        let parts = [
            ("turn", self.turn.is_some()),
            ("hands", self.hands.is_some()),
            ("pack", self.pack.is_some()),
            ("squares", self.squares.is_some()),
            ("promoting", self.promoting.is_some()),
            ("fen", self.fen.is_some()),
        ];
        match parts.into_iter().find(|(_, is_there)| *is_there) {
            None => Ok(()),
            Some((name, _)) => {
                let why = format!("“{name}” does not belong to the phase {} of this variant", self.phase);
                Err(PositionError::new(why))
            }
        }
    }
}

fn square(name: &str) -> Result<Square8, PositionError> {
    name.parse().map_err(|error| PositionError::new(format!("{error}")))
}

fn seat(key: &str) -> Result<Seat, PositionError> {
    Seat::ALL
        .into_iter()
        .find(|seat| SEATS[seat.index()].key == key)
        .ok_or_else(|| PositionError::new(format!("there is no seat “{key}”; the seats are white and black")))
}

fn card(Kind { kind, owner }: &Kind) -> Result<PieceCard, PositionError> {
    let mut letters = kind.chars();
    let role = letters.next().filter(char::is_ascii_uppercase).and_then(Role::from_letter);
    let role = role.filter(|_| letters.next().is_none()).ok_or_else(|| {
        PositionError::new(format!("there is no kind “{kind}”; the kinds are P, N, B, R, Q and K"))
    })?;
    Ok(PieceCard { role, owner: seat(owner)? })
}

pub(super) fn hand(letters: &str) -> Result<Hand, PositionError> {
    Hand::from_letters(letters).ok_or_else(|| {
        PositionError::new(format!("“{letters}” is no hand: at most 16 letters of P, N, B, R, Q and K"))
    })
}

/// Checks that the Pawn to be promoted is the named one, and the only one.
pub(super) fn check_promoting(flipping: &Flipping, named: Option<Square8>) -> Result<(), PositionError> {
    let mut due = flipping
        .spread
        .cards()
        .filter(|(square, lying)| lying.is_up && placed_cards::is_on_last_rank(*square, lying.card))
        .map(|(square, _)| square);
    match (named, due.next(), due.next()) {
        (_, Some(one), Some(other)) => Err(PositionError::new(format!(
            "the Pawns on {one} and {other} cannot both be waiting for promotion"
        ))),
        (None, Some(square), _) => Err(PositionError::new(format!(
            "the Pawn on {square} is to be promoted: “promoting” must name it"
        ))),
        (Some(named), due, _) if due != Some(named) => {
            Err(PositionError::new(format!("on {named} there is no Pawn face up that is to be promoted")))
        }
        _ => Ok(()),
    }
}

/// Checks for one King a side; while cards are placed for sixteen cards a side, all on the board face down; and for
/// something left to do in the phase.
pub(super) fn validate(phase: &Phase) -> Result<(), PositionError> {
    let (spread, stock) = match phase {
        Phase::Placing(placing) => (&placing.spread, Some(&placing.stock)),
        Phase::Flipping(flipping) => (&flipping.spread, None),
        Phase::Chess(_) => return Ok(()),
    };
    for seat in Seat::ALL {
        let title = SEATS[seat.index()].title;
        let own = || spread.cards().filter(|(_, lying)| lying.card.owner == seat);
        let kings = own().filter(|(_, lying)| lying.card.role == Role::King).count()
            + stock.map_or(0, |stock| stock.kings(seat));
        if kings != 1 {
            return Err(PositionError::new(format!("{title} has {kings} Kings instead of one")));
        }
        if let Some(stock) = stock {
            let cards = own().count() + stock.of_side(seat);
            if cards != SIDE {
                return Err(PositionError::new(format!("{title} has {cards} cards instead of {SIDE}")));
            }
        }
    }
    match phase {
        Phase::Placing(placing) => validate_placing(placing),
        Phase::Flipping(flipping)
            if flipping.spread.covered().is_empty() && flipping.spread.promoting().is_none() =>
        {
            Err(PositionError::new("no card lies face down: the chess has begun"))
        }
        _ => Ok(()),
    }
}

fn validate_placing(Placing { turn, stock, spread }: &Placing) -> Result<(), PositionError> {
    if let Some((square, _)) = spread.cards().find(|(_, lying)| lying.is_up) {
        return Err(PositionError::new(format!("the card on {square} lies face up while cards are placed")));
    }
    if stock.len() == 0 {
        return Err(PositionError::new("all cards are placed: the flipping has begun"));
    }
    if stock.left(*turn, *turn) == 0 {
        return Err(PositionError::new(format!(
            "{} is to place a card and has none",
            SEATS[turn.index()].title
        )));
    }
    Ok(())
}
