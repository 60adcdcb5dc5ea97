//! Playing cards.

use std::fmt;

/// A suit. The order is alphabetical and means nothing in itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suit {
    /// Clubs, a dark suit.
    Clubs,
    /// Diamonds, a red suit.
    Diamonds,
    /// Hearts, a red suit.
    Hearts,
    /// Spades, a dark suit.
    Spades,
}

impl Suit {
    /// The four suits in the order of their letters.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// Returns the letter used in notation: `C`, `D`, `H` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// Returns the suit's name, e.g. "Clubs".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Suit::Clubs => "Clubs",
            Suit::Diamonds => "Diamonds",
            Suit::Hearts => "Hearts",
            Suit::Spades => "Spades",
        }
    }

    /// Returns the suit with this letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter.to_ascii_uppercase())
    }

    /// Returns the suit symbol: ♣, ♦, ♥ or ♠.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Suit::Clubs => '♣',
            Suit::Diamonds => '♦',
            Suit::Hearts => '♥',
            Suit::Spades => '♠',
        }
    }

    /// Checks whether the suit is printed red.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Diamonds | Suit::Hearts)
    }
}

/// A rank, One lowest and Ace highest: Cardmate's fourteen. Other games use the thirteen without the One.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Rank {
    One,
    Deuce,
    Trey,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// The fourteen ranks in ascending order.
    pub const ALL: [Rank; 14] = [
        Rank::One,
        Rank::Deuce,
        Rank::Trey,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// Returns the character used in Cardmate's notation: `1`–`9`, `X`, `J`, `Q`, `K`, `A`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"123456789XJQKA"[self as usize] as char
    }

    /// Returns the rank with this character, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter.to_ascii_uppercase())
    }

    /// Returns the character of the usual notation of card games, where the ten is `T`.
    #[must_use]
    pub const fn usual_letter(self) -> char {
        match self {
            Rank::Ten => 'T',
            other => other.letter(),
        }
    }

    /// Returns the rank as people write it, e.g. `10` or `K`.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Rank::One => "1",
            Rank::Deuce => "2",
            Rank::Trey => "3",
            Rank::Four => "4",
            Rank::Five => "5",
            Rank::Six => "6",
            Rank::Seven => "7",
            Rank::Eight => "8",
            Rank::Nine => "9",
            Rank::Ten => "10",
            Rank::Jack => "J",
            Rank::Queen => "Q",
            Rank::King => "K",
            Rank::Ace => "A",
        }
    }

    /// Returns the rank's name in running text, e.g. "Deuce".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Rank::One => "One",
            Rank::Deuce => "Deuce",
            Rank::Trey => "Trey",
            Rank::Four => "Four",
            Rank::Five => "Five",
            Rank::Six => "Six",
            Rank::Seven => "Seven",
            Rank::Eight => "Eight",
            Rank::Nine => "Nine",
            Rank::Ten => "Ten",
            Rank::Jack => "Jack",
            Rank::Queen => "Queen",
            Rank::King => "King",
            Rank::Ace => "Ace",
        }
    }

    /// Returns the rank as the names of poker hands have it, e.g. "king" or "three".
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Rank::One => "one",
            Rank::Deuce => "deuce",
            Rank::Trey => "three",
            Rank::Four => "four",
            Rank::Five => "five",
            Rank::Six => "six",
            Rank::Seven => "seven",
            Rank::Eight => "eight",
            Rank::Nine => "nine",
            Rank::Ten => "ten",
            Rank::Jack => "jack",
            Rank::Queen => "queen",
            Rank::King => "king",
            Rank::Ace => "ace",
        }
    }
}

/// One playing card. Displayed as rank and suit, e.g. `XD` for the Ten of Diamonds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card {
    /// Its suit.
    pub suit: Suit,
    /// Its rank.
    pub rank: Rank,
}

impl Card {
    /// The number of different cards: fourteen ranks of four suits.
    pub const COUNT: usize = 56;

    /// Returns the card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card { suit, rank }
    }

    /// Returns a dense index: the suits one after another, each in ascending rank, 0–55.
    #[must_use]
    pub const fn index(self) -> usize {
        self.suit as usize * 14 + self.rank as usize
    }

    /// Returns the card with this [index](Card::index); `None` from 56 on.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Card> {
        Some(Card { suit: *Suit::ALL.get(index / 14)?, rank: Rank::ALL[index % 14] })
    }

    /// Returns all fifty-six cards in the order of their index.
    pub fn all() -> impl Iterator<Item = Card> {
        Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card { suit, rank }))
    }

    /// Returns the card in the usual notation of card games, e.g. `Td` for the Ten of Diamonds.
    #[must_use]
    pub fn usual_text(self) -> String {
        format!("{}{}", self.rank.usual_letter(), self.suit.letter().to_ascii_lowercase())
    }

    /// Returns the card as people say it, e.g. `10D`: the ten in figures. The notation of Cardmate writes `XD`.
    #[must_use]
    pub fn plain_text(self) -> String {
        match self.rank {
            Rank::Ten => format!("10{}", self.suit.letter()),
            _ => self.to_string(),
        }
    }

    /// Returns the card as people write it, e.g. `10♦` or `K♠`.
    #[must_use]
    pub fn symbols(self) -> String {
        format!("{}{}", self.rank.symbol(), self.suit.symbol())
    }

    /// Reads the usual notation of card games, in either case: the ten is `T`, `10` or `0`, and there is no One;
    /// `None` for anything else.
    ///
    /// ```
    /// use trickmate_rules::kernel::card::{Card, Rank, Suit};
    /// let ten = Some(Card::new(Rank::Ten, Suit::Diamonds));
    /// assert!(["Td", "10d", "0D"].iter().all(|text| Card::from_usual_text(text) == ten));
    /// assert_eq!(Card::from_usual_text("1d"), None);
    /// ```
    #[must_use]
    pub fn from_usual_text(text: &str) -> Option<Card> {
        let suit = text.chars().next_back()?;
        let rank = match &text[..text.len() - suit.len_utf8()] {
            "T" | "t" | "10" | "0" => Rank::Ten,
            rank => {
                let mut letters = rank.chars();
                let letter = letters.next().filter(|letter| !matches!(letter, '1' | 'x' | 'X'))?;
                Rank::from_letter(letter).filter(|_| letters.next().is_none())?
            }
        };
        Some(Card { suit: Suit::from_letter(suit)?, rank })
    }

    /// Reads two characters, rank and suit, in either case; `None` for anything else.
    ///
    /// ```
    /// use trickmate_rules::kernel::card::{Card, Rank, Suit};
    /// assert_eq!(Card::from_text("XD"), Some(Card::new(Rank::Ten, Suit::Diamonds)));
    /// assert_eq!(Card::from_text("10D"), None);
    /// ```
    #[must_use]
    pub fn from_text(text: &str) -> Option<Card> {
        let mut letters = text.chars();
        let rank = Rank::from_letter(letters.next()?)?;
        let suit = Suit::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Card { suit, rank })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}
