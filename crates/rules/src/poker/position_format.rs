//! Positions as JSON and as a line of text, both ways.

use std::fmt;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::{Value, json};

use super::deal::{self, Deal};
use super::declaration::{self, Declaration, Due, VEILED};
use super::hole;
use super::names::SEATS;
use super::position::PokerPosition;
use crate::chess::{Army, Bitboard8, Board, Chess, Square8, Termination};
use crate::excerpt::excerpt;
use crate::json::{self, BySquare};
use crate::kernel::Seed;
use crate::kernel::card::Card;
use crate::poker::config::Config;
use crate::poker::custom_deal;
use crate::poker::hand_selection::in_alphabet;
use crate::poker::moved_pieces::Moved;
use crate::position_error::PositionError;
use crate::seat::Seat;

/// The sign for a card that a viewer does not know.
const UNKNOWN: &str = "??";
/// The beginnings of the parts of a text that tables with special options have.
const HOLE: &str = "hole=";
const UP: &str = "up=";
const SINCE: &str = "since=";
const FOREIGN: &str = "foreign=";
/// The sign for a declaration that is still due.
const PENDING: &str = "?";

/// A position in its written form: `{"fen": "…", "deal": "corner-aces", "score": {"white": 0, "black": 1}, "moved":
/// ["g1", "e4"]}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    fen: String,
    deal: Option<DealForm>,
    #[serde(default)]
    score: BySeat<u32>,
    #[serde(default)]
    moved: Vec<String>,
    /// The declarations so far, while hands are declared.
    declared: Option<BySeat<Option<String>>>,
    /// The hole cards.
    hole: Option<BySeat<Option<String>>>,
    /// The number of hands scored since the cards were dealt.
    since_deal: Option<u32>,
    /// The squares whose cards lie face up.
    up: Option<Vec<String>>,
    /// The names of the armies.
    armies: Option<BySeat<Option<String>>>,
    /// The squares of the pieces that are of the other side's army.
    #[serde(default)]
    foreign: Vec<String>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct BySeat<T> {
    #[serde(default)]
    white: T,
    #[serde(default)]
    black: T,
}

/// A deal by its name, or by the cards of all squares.
enum DealForm {
    Name(String),
    /// Squares and cards as a list, so that a square given twice is not lost.
    Squares(Vec<(String, String)>),
}

impl<'de> Deserialize<'de> for DealForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;

        impl<'de> Visitor<'de> for Form {
            type Value = DealForm;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a deal or an object from squares to cards")
            }

            fn visit_str<E>(self, name: &str) -> Result<Self::Value, E> {
                Ok(DealForm::Name(name.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                BySquare::deserialize(MapAccessDeserializer::new(map)).map(|cards| DealForm::Squares(cards.0))
            }
        }

        deserializer.deserialize_any(Form)
    }
}

fn wrong(why: impl Into<String>) -> PositionError {
    PositionError::new(why)
}

impl Setup {
    /// Writes the position of a table as far as its declarations are known. The score leaves out a bonus for checkmate,
    /// which is credited again when the position is judged.
    pub(super) fn of(table: &PokerPosition<Option<Declaration>>) -> Self {
        let card = |square| table.deal.card_on(square).map_or_else(|| UNKNOWN.to_owned(), Card::usual_text);
        let deal = match table.deal.name() {
            Some(name) => DealForm::Name(name.to_owned()),
            None => {
                DealForm::Squares(deal::squares().map(|square| (square.to_string(), card(square))).collect())
            }
        };
        let score = |seat: Seat| {
            let bonus = if table.mated == Some(seat) { table.terms.bonus } else { 0 };
            table.score[seat.index()] - bonus
        };
        let declared = |due| match due {
            Due::Declared(Some(declaration)) => Some(Declaration::to_string(&declaration)),
            Due::Declared(None) => Some(VEILED.to_owned()),
            Due::Nothing | Due::Pending => None,
        };
        let hole = |seat: Seat| table.hole[seat.index()].map(Card::usual_text);
        Self {
            fen: table.chess.fen(),
            armies: (table.terms.armies != Army::ORTHODOX).then(|| {
                let [white, black] = table.terms.armies.map(|army| Some(army.name().to_owned()));
                BySeat { white, black }
            }),
            foreign: in_alphabet(table.chess.board().foreign()).iter().map(ToString::to_string).collect(),
            deal: Some(deal),
            hole: table.terms.hole.then(|| BySeat { white: hole(Seat::First), black: hole(Seat::Second) }),
            since_deal: table.terms.redeal.map(|_| table.since_deal),
            up: table
                .terms
                .faces_down
                .then(|| in_alphabet(table.up).iter().map(ToString::to_string).collect()),
            score: BySeat { white: score(Seat::First), black: score(Seat::Second) },
            moved: table.moved.squares().iter().map(ToString::to_string).collect(),
            declared: table
                .declaring
                .map(|[white, black]| BySeat { white: declared(white), black: declared(black) }),
        }
    }

    pub(super) fn from_json(text: &str) -> Result<Self, PositionError> {
        json::read(text)
    }

    pub(super) fn to_json(&self) -> Value {
        let deal = self.deal.as_ref().map(|deal| match deal {
            DealForm::Name(name) => Value::from(name.as_str()),
            DealForm::Squares(cards) => Value::Object(
                cards
                    .iter()
                    .map(|(square, card)| {
                        let card = if card == UNKNOWN { Value::Null } else { card.as_str().into() };
                        (square.clone(), card)
                    })
                    .collect(),
            ),
        });
        let mut json = json!({
            "fen": self.fen,
            "deal": deal,
            "score": {"white": self.score.white, "black": self.score.black},
            "moved": self.moved,
        });
        if let Value::Object(fields) = &mut json {
            for (name, pair) in [("declared", &self.declared), ("hole", &self.hole), ("armies", &self.armies)]
            {
                if let Some(BySeat { white, black }) = pair {
                    fields.insert(name.to_owned(), json!({"white": white, "black": black}));
                }
            }
            if self.armies.is_some() {
                fields.insert("foreign".to_owned(), json!(self.foreign));
            }
            if let Some(up) = &self.up {
                fields.insert("up".to_owned(), json!(up));
            }
            if let Some(since) = self.since_deal {
                fields.insert("since_deal".to_owned(), since.into());
            }
        }
        json
    }

    /// One line: the FEN, the score, the deal (its name, or the cards of White's squares in order and of Black's
    /// squares opposite), the squares of the pieces that have moved, the declarations, the squares of pieces of the
    /// other side's army, the hole cards, and the number of hands since the deal.
    pub(super) fn to_text(&self) -> String {
        let deal = match &self.deal {
            Some(DealForm::Name(name)) => name.clone(),
            Some(DealForm::Squares(cards)) => cards.iter().map(|(_, card)| card.as_str()).collect(),
            None => "-".to_owned(),
        };
        let moved = if self.moved.is_empty() { "-".to_owned() } else { self.moved.join(",") };
        let mut text = format!("{} {}-{} {deal} {moved}", self.fen, self.score.white, self.score.black);
        if let Some(BySeat { white, black }) = &self.declared {
            for declared in [white, black] {
                text.push(' ');
                text.push_str(declared.as_deref().unwrap_or(PENDING));
            }
        }
        if !self.foreign.is_empty() {
            text.push_str(&format!(" {FOREIGN}{}", self.foreign.join(",")));
        }
        if let Some(BySeat { white, black }) = &self.hole {
            let card = |card: &Option<String>| card.clone().unwrap_or_else(|| UNKNOWN.to_owned());
            text.push_str(&format!(" {HOLE}{}/{}", card(white), card(black)));
        }
        if let Some(up) = &self.up {
            text.push_str(&format!(" {UP}{}", up.join(",")));
        }
        if let Some(since @ 1..) = self.since_deal {
            text.push_str(&format!(" {SINCE}{since}"));
        }
        text
    }

    /// Reads the line of text.
    pub(super) fn from_text(text: &str) -> Result<Self, PositionError> {
        let mut fields: Vec<&str> = text.split_whitespace().collect();
        let mut named = |name: &str| {
            let place = fields.iter().position(|field| field.starts_with(name))?;
            Some(&fields.remove(place)[name.len()..])
        };
        let hole = named(HOLE).map(|cards| {
            let (white, black) = cards.split_once('/').unwrap_or((cards, ""));
            BySeat { white: Some(white.to_owned()), black: Some(black.to_owned()) }
        });
        let foreign = named(FOREIGN).map(|squares| squares.split(',').map(str::to_owned).collect());
        let up = named(UP).map(|squares| squares.split(',').map(str::to_owned).collect());
        let since_deal = named(SINCE).map(|number| {
            number.parse().map_err(|_| wrong(format!("“{}” is not a number of hands", excerpt(number))))
        });
        let (fen, rest) =
            fields.split_at_checked(6).ok_or_else(|| wrong("it begins with the six parts of a FEN"))?;
        let (score, deal, moved, declared) = match *rest {
            [score, deal, moved] => (score, deal, moved, None),
            [score, deal, moved, white, black] => (score, deal, moved, Some((white, black))),
            _ => {
                return Err(wrong(
                    "after the FEN it needs the score, the deal and the pieces that have moved",
                ));
            }
        };
        let (white, black) = score
            .split_once('-')
            .and_then(|(white, black)| Some((white.parse().ok()?, black.parse().ok()?)))
            .ok_or_else(|| wrong(format!("“{score}” is no score, such as 2-1")))?;
        let due = |text: &str| (text != PENDING).then(|| text.to_owned());
        Ok(Self {
            fen: fen.join(" "),
            deal: Some(match Deal::predefined(deal) {
                Some(_) => DealForm::Name(deal.to_owned()),
                None => DealForm::Squares(laid(deal)),
            }),
            score: BySeat { white, black },
            moved: if moved == "-" { Vec::new() } else { moved.split(',').map(str::to_owned).collect() },
            declared: declared.map(|(white, black)| BySeat { white: due(white), black: due(black) }),
            hole,
            since_deal: since_deal.transpose()?,
            up,
            armies: None,
            foreign: foreign.unwrap_or_default(),
        })
    }

    /// Reads the chess of the position, which must be possible in a usual game.
    pub(super) fn chess(&self, terms: Config) -> Result<Chess, PositionError> {
        self.check_armies(terms)?;
        let mut foreign: Vec<Square8> = Vec::new();
        for name in &self.foreign {
            let square: Square8 = name.parse().map_err(|error| wrong(format!("{error}")))?;
            if foreign.contains(&square) {
                return Err(wrong(format!("{square} is twice among the squares of the other army")));
            }
            foreign.push(square);
        }
        let chess = Chess::from_fen_between(&self.fen, terms.armies, &foreign)
            .map_err(|error| wrong(error.to_string()))?;
        chess.orthodox().map_err(|error| wrong(error.to_string()))?;
        Ok(chess)
    }

    /// Checks that the armies of the position, if it names them, are those of the table.
    fn check_armies(&self, terms: Config) -> Result<(), PositionError> {
        let Some(BySeat { white, black }) = &self.armies else { return Ok(()) };
        for ((seat, name), army) in Seat::ALL.into_iter().zip([white, black]).zip(terms.armies) {
            let Some(name) = name else { continue };
            let title = SEATS[seat.index()].title;
            if Army::from_name(name).is_none() {
                let known = Army::ALL.map(Army::name).join(", ");
                return Err(wrong(format!("“{}” is no army; the armies are {known}", excerpt(name))));
            }
            if name != army.name() {
                let option = format!("{}-army={name}", SEATS[seat.index()].key);
                return Err(wrong(format!(
                    "{title} has the army {name}, and at this table {}: choose {option}",
                    army.name()
                )));
            }
        }
        Ok(())
    }

    /// Returns the deal, if the position names one.
    pub(super) fn deal(&self) -> Result<Option<Deal>, PositionError> {
        let cards = match &self.deal {
            None => return Ok(None),
            Some(DealForm::Name(name)) => {
                let deal = Deal::predefined(name).map(Ok).unwrap_or_else(|| {
                    custom_deal::cards(name).map(Deal::mirrored).map_err(|why| {
                        wrong(format!("“{name}” is no deal: name a predefined one or give the card of every square; {why}"))
                    })
                });
                return deal.map(Some);
            }
            Some(DealForm::Squares(cards)) => cards,
        };
        let mut known: Vec<(Square8, Card)> = Vec::new();
        for (square, card) in cards {
            let square: Square8 = square.parse().map_err(|error| wrong(format!("{error}")))?;
            if !deal::squares().any(|known| known == square) {
                return Err(wrong(format!("no card lies on {square}")));
            }
            let card =
                Card::from_usual_text(card).ok_or_else(|| wrong(format!("there is no card “{card}”")))?;
            let name = card.usual_text();
            if known.iter().any(|(other, _)| *other == square) {
                return Err(wrong(format!("{square} is given twice")));
            }
            if known.iter().any(|(_, other)| *other == card) {
                return Err(wrong(format!("{name} is dealt twice")));
            }
            known.push((square, card));
        }
        let bare = deal::squares().find(|square| !known.iter().any(|(other, _)| other == square));
        match bare {
            Some(square) => Err(wrong(format!("the card on {square} is missing"))),
            None => Ok(Some(Deal::laid(known))),
        }
    }

    /// Returns the pieces that have moved.
    pub(super) fn moved(&self, board: &Board) -> Result<Moved, PositionError> {
        let mut squares = Vec::new();
        for name in &self.moved {
            let square: Square8 = name.parse().map_err(|error| wrong(format!("{error}")))?;
            if !board.occupied().contains(square) {
                return Err(wrong(format!("{square} is empty, so no piece on it has moved")));
            }
            if squares.contains(&square) {
                return Err(wrong(format!("{square} is twice among the squares of those that moved")));
            }
            squares.push(square);
        }
        Ok(Moved::new(squares))
    }

    /// Returns the score, which must not have ended the game already.
    pub(super) fn score(&self, limit: Option<u32>) -> Result<[u32; 2], PositionError> {
        let BySeat { white, black } = self.score;
        if white.max(black) > MAX_HANDS {
            return Err(wrong(format!("nobody wins more than {MAX_HANDS} hands")));
        }
        if limit.is_some_and(|limit| white.abs_diff(black) >= limit) {
            return Err(wrong(format!("with the score {white}–{black} the game would be over")));
        }
        Ok([white, black])
    }

    /// Returns the hole cards, if the position names them.
    pub(super) fn hole(&self, terms: Config) -> Result<Option<[Option<Card>; 2]>, PositionError> {
        let Some(BySeat { white, black }) = &self.hole else { return Ok(None) };
        if !terms.hole {
            return Err(wrong("hole cards need a table where they are chosen (hole=1)"));
        }
        let mut cards = [None; 2];
        for (seat, text) in Seat::ALL.into_iter().zip([white, black]) {
            let title = SEATS[seat.index()].title;
            let text = text.as_ref().ok_or_else(|| wrong(format!("{title}’s hole card is missing")))?;
            let card = Card::from_usual_text(text)
                .ok_or_else(|| wrong(format!("there is no card “{}”", excerpt(text))))?;
            if !hole::pack(seat).any(|own| own == card) {
                let name = card.usual_text();
                return Err(wrong(format!("{name} cannot be {title}’s hole card, which has its colour")));
            }
            cards[seat.index()] = Some(card);
        }
        Ok(Some(cards))
    }

    /// Returns the squares whose cards lie face up on this board, if the position names them.
    pub(super) fn up(&self, board: &Board, terms: Config) -> Result<Option<Bitboard8>, PositionError> {
        let Some(names) = &self.up else {
            return Ok(terms.faces_down.then(|| deal::squares().collect()));
        };
        if !terms.faces_down {
            return Err(wrong("cards lie face down only where that is chosen (faces=down)"));
        }
        let mut up = Bitboard8::empty();
        for name in names {
            let square: Square8 = name.parse().map_err(|error| wrong(format!("{error}")))?;
            if !deal::squares().any(|known| known == square) {
                return Err(wrong(format!("no card lies on {square}")));
            }
            if up.contains(square) {
                return Err(wrong(format!("{square} is twice among the squares that are up")));
            }
            up.insert(square);
        }
        let missing = Deal::turned_up(board.occupied() | up) & !up;
        match missing.first() {
            Some(square) => Err(wrong(format!(
                "the card on {square} is up as well: something stands there or opposite, or the card opposite is up"
            ))),
            None => Ok(Some(up)),
        }
    }

    /// Returns the number of hands scored since the cards were dealt.
    pub(super) fn since_deal(&self, terms: Config) -> Result<u32, PositionError> {
        match (self.since_deal, terms.redeal) {
            (None, _) => Ok(0),
            (Some(_), None) => {
                Err(wrong("hands since the deal are counted where cards are dealt again (redeal)"))
            }
            (Some(since), Some(hands)) if since < hands => Ok(since),
            (Some(since), Some(hands)) => Err(wrong(format!(
                "after {since} hands the cards would be dealt again: that is every {hands}"
            ))),
        }
    }

    /// Reads the declarations, if hands are being declared.
    pub(super) fn declaring(&self, table: &PokerPosition) -> Result<Option<[Due; 2]>, PositionError> {
        let Some(BySeat { white, black }) = &self.declared else { return Ok(None) };
        if !table.terms.declare || table.chess.turn() == Seat::Second {
            return Err(wrong("hands are declared after Black’s move, at a table where that is chosen"));
        }
        let mated = table.chess.ending() == Some(Termination::Checkmate);
        let mut dues =
            table.choices().filter(|_| !mated).ok_or_else(|| wrong("no seat has a hand to declare"))?;
        for ((due, text), seat) in dues.iter_mut().zip([white, black]).zip(Seat::ALL) {
            let Some(text) = text else { continue };
            if *due == Due::Nothing {
                return Err(wrong(format!("{} has no hand to declare", SEATS[seat.index()].title)));
            }
            *due = Due::Declared(read_declaration(table, seat, text)?);
        }
        if !dues.contains(&Due::Pending) {
            return Err(wrong("when all have declared, the hands are in the score"));
        }
        Ok(Some(dues))
    }
}

/// More hands than any game can have.
const MAX_HANDS: u32 = 9999;

fn read_declaration(table: &PokerPosition, seat: Seat, text: &str) -> Result<Declaration, PositionError> {
    let read = declaration::read(text).map_err(|refusal| wrong(refusal.to_string()))?;
    let Some(squares) = read else { return Ok(Declaration::Speak) };
    let selection: Option<Bitboard8> = table.scene().selection(seat, squares);
    selection
        .map(Declaration::Hand)
        .ok_or_else(|| wrong(format!("{text} is no hand of {}", SEATS[seat.index()].title)))
}

/// Returns the squares with a card and the cards of a text, as far as both go.
fn laid(text: &str) -> Vec<(String, String)> {
    let letters: Vec<char> = text.chars().collect();
    let cards = letters.chunks(2).map(|card| card.iter().collect::<String>());
    deal::squares().map(|square| square.to_string()).zip(cards).collect()
}

impl PokerPosition {
    /// Begins a game from a position, judged as if it had just been reached; `deal` is the deal if it names none.
    pub(super) fn from_setup(
        setup: &Setup,
        deal: Deal,
        terms: Config,
        seed: &Seed,
    ) -> Result<Self, PositionError> {
        let chess = setup.chess(terms)?;
        let deal = setup.deal()?.unwrap_or(deal);
        let moved = setup.moved(chess.board())?;
        let score = setup.score(terms.limit)?;
        let mut table = Self::begin(chess, deal, terms, moved, score, seed);
        if let Some(hole) = setup.hole(terms)? {
            table.hole = hole;
        }
        if let Some(up) = setup.up(table.chess.board(), terms)? {
            table.up = up;
        }
        table.since_deal = setup.since_deal(terms)?;
        table.declaring = setup.declaring(&table)?;
        if table.declaring.is_none()
            && let Some(ending) = table.chess.ending()
        {
            table.finish(ending);
        }
        Ok(table)
    }
}
