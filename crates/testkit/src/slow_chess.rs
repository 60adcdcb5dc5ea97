//! A plain chess: squares in a list, every move made and tested. It shares nothing with the library, and plays from
//! any array.

use std::fmt;

/// A piece: its letter in lower case, and `true` if it is White's.
type Man = (char, bool);

#[derive(Clone, PartialEq, Eq)]
pub struct SlowChess {
    pub squares: [Option<Man>; 64],
    pub white: bool,
    /// The letters of the rights left, in the order `KQkq`.
    castling: String,
    /// The square that a Pawn has just stepped over.
    passed: Option<usize>,
    pub quiet: u32,
    pub number: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlowMove {
    pub from: usize,
    pub to: usize,
    pub becomes: Option<char>,
}

pub fn name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + (square % 8) as u8), square / 8 + 1)
}

pub fn square(name: &str) -> usize {
    let bytes = name.as_bytes();
    usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1')
}

impl fmt::Display for SlowMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", name(self.from), name(self.to))?;
        self.becomes.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

/// Returns the square this many files and ranks away.
fn step(from: usize, (files, ranks): (i32, i32)) -> Option<usize> {
    let (file, rank) = (from as i32 % 8 + files, from as i32 / 8 + ranks);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
}

const ROOK: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

fn directions(role: char) -> Vec<(i32, i32)> {
    match role {
        'n' => KNIGHT.to_vec(),
        'r' => ROOK.to_vec(),
        'b' => BISHOP.to_vec(),
        _ => ROOK.into_iter().chain(BISHOP).collect(),
    }
}

impl SlowChess {
    pub fn from_fen(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut squares = [None; 64];
        for (text, rank) in fields[0].split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in text.chars() {
                match letter.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        squares[rank * 8 + file] =
                            Some((letter.to_ascii_lowercase(), letter.is_ascii_uppercase()));
                        file += 1;
                    }
                }
            }
        }
        Self {
            squares,
            white: fields[1] == "w",
            castling: fields[2].replace('-', ""),
            passed: (fields[3] != "-").then(|| square(fields[3])),
            quiet: fields[4].parse().unwrap(),
            number: fields[5].parse().unwrap(),
        }
    }

    /// Writes the FEN, with an en passant square only where a capture is legal.
    pub fn fen(&self) -> String {
        let mut ranks = Vec::new();
        for rank in (0..8).rev() {
            let mut text = String::new();
            for file in 0..8 {
                text.push(match self.squares[rank * 8 + file] {
                    None => '1',
                    Some((role, true)) => role.to_ascii_uppercase(),
                    Some((role, false)) => role,
                });
            }
            for run in (2..=8).rev() {
                text = text.replace(&"1".repeat(run), &run.to_string());
            }
            ranks.push(text);
        }
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        let passed = self.passed.filter(|passed| {
            self.moves()
                .iter()
                .any(|m| m.to == *passed && self.squares[m.from].is_some_and(|man| man.0 == 'p'))
        });
        let turn = if self.white { "w" } else { "b" };
        let passed = passed.map_or("-".to_owned(), name);
        format!("{} {turn} {castling} {passed} {} {}", ranks.join("/"), self.quiet, self.number)
    }

    /// Returns `true` if a piece of the side could capture on the square.
    fn attacks(&self, by_white: bool, target: usize) -> bool {
        (0..64).any(|from| {
            let Some((role, white)) = self.squares[from] else { return false };
            white == by_white && self.covers(from, role, white).contains(&target)
        })
    }

    /// Returns the squares that a piece attacks.
    fn covers(&self, from: usize, role: char, white: bool) -> Vec<usize> {
        let mut covered = Vec::new();
        if role == 'p' {
            let forward = if white { 1 } else { -1 };
            covered.extend([-1, 1].iter().filter_map(|side| step(from, (*side, forward))));
            return covered;
        }
        for direction in directions(role) {
            let mut at = from;
            while let Some(next) = step(at, direction) {
                covered.push(next);
                if self.squares[next].is_some() || matches!(role, 'n' | 'k') {
                    break;
                }
                at = next;
            }
        }
        covered
    }

    pub fn king(&self, white: bool) -> usize {
        (0..64).find(|square| self.squares[*square] == Some(('k', white))).unwrap()
    }

    pub fn in_check(&self, white: bool) -> bool {
        self.attacks(!white, self.king(white))
    }

    /// Returns the legal moves.
    pub fn moves(&self) -> Vec<SlowMove> {
        let mut moves = self.pseudo_moves();
        moves.retain(|action| {
            let mut next = self.clone();
            next.play(*action);
            !next.in_check(self.white)
        });
        moves.extend(self.castlings());
        moves
    }

    fn pseudo_moves(&self) -> Vec<SlowMove> {
        let mut moves = Vec::new();
        for from in 0..64 {
            let Some((role, white)) = self.squares[from] else { continue };
            if white != self.white {
                continue;
            }
            let free = |to: usize| self.squares[to].is_none();
            let prey =
                |to: usize| self.squares[to].is_some_and(|(role, owner)| owner != white && role != 'k');
            let mut targets: Vec<usize> = self.covers(from, role, white);
            if role == 'p' {
                targets.retain(|to| prey(*to) || self.passed == Some(*to));
                let (forward, home) = if white { (1, 1) } else { (-1, 6) };
                if let Some(one) = step(from, (0, forward)).filter(|to| free(*to)) {
                    targets.push(one);
                    let two = step(one, (0, forward)).filter(|to| from / 8 == home && free(*to));
                    targets.extend(two);
                }
            } else {
                targets.retain(|to| free(*to) || prey(*to));
            }
            for to in targets {
                if role == 'p' && matches!(to / 8, 0 | 7) {
                    moves.extend(['q', 'r', 'b', 'n'].map(|role| SlowMove { from, to, becomes: Some(role) }));
                } else {
                    moves.push(SlowMove { from, to, becomes: None });
                }
            }
        }
        moves
    }

    fn castlings(&self) -> Vec<SlowMove> {
        let home = if self.white { 4 } else { 60 };
        let safe = |square: &usize| !self.attacks(!self.white, *square);
        let empty = |square: &usize| self.squares[*square].is_none();
        let mut found = Vec::new();
        for letter in self.castling.chars().filter(|letter| letter.is_ascii_uppercase() == self.white) {
            let (between, way): (Vec<usize>, Vec<usize>) = match letter.to_ascii_lowercase() {
                'k' => (vec![home + 1, home + 2], vec![home, home + 1, home + 2]),
                _ => (vec![home - 1, home - 2, home - 3], vec![home, home - 1, home - 2]),
            };
            if between.iter().all(empty) && way.iter().all(safe) {
                found.push(SlowMove { from: home, to: way[2], becomes: None });
            }
        }
        found
    }

    /// Makes a move; returns the square of the captured piece.
    pub fn play(&mut self, SlowMove { from, to, becomes }: SlowMove) -> Option<usize> {
        let (role, white) = self.squares[from].take().unwrap();
        let mut taken = self.squares[to].map(|_| to);
        if role == 'p' && self.passed == Some(to) {
            taken = Some(if white { to - 8 } else { to + 8 });
            self.squares[taken.unwrap()] = None;
        }
        self.squares[to] = Some((becomes.unwrap_or(role), white));
        if role == 'k' && from % 8 == 4 && matches!(to % 8, 2 | 6) && from.abs_diff(to) == 2 {
            let (rook, target) = if to > from { (from + 3, from + 1) } else { (from - 4, from - 1) };
            self.squares[target] = self.squares[rook].take();
        }
        for (corner, letter) in [(7, 'K'), (0, 'Q'), (63, 'k'), (56, 'q')] {
            if [from, to].contains(&corner) {
                self.castling.retain(|known| known != letter);
            }
        }
        for (home, letters) in [(4, "KQ"), (60, "kq")] {
            if [from, to].contains(&home) {
                self.castling.retain(|known| !letters.contains(known));
            }
        }
        self.passed = (role == 'p' && from.abs_diff(to) == 16).then_some((from + to) / 2);
        self.quiet = if role == 'p' || taken.is_some() { 0 } else { self.quiet + 1 };
        self.number += u32::from(!white);
        self.white = !white;
        taken
    }

    pub fn find(&self, coordinates: &str) -> SlowMove {
        self.moves().into_iter().find(|action| action.to_string() == coordinates).unwrap()
    }

    /// Returns `true` for bare Kings, one minor piece in all, or only Bishops all on one colour.
    pub fn is_dead(&self) -> bool {
        let others: Vec<(usize, char)> = (0..64)
            .filter_map(|square| Some((square, self.squares[square]?.0)))
            .filter(|(_, role)| *role != 'k')
            .collect();
        let colour = |square: usize| (square % 8 + square / 8) % 2;
        match others[..] {
            [] | [(_, 'b' | 'n')] => true,
            [(first, _), ..] => {
                others.iter().all(|(square, role)| *role == 'b' && colour(*square) == colour(first))
            }
        }
    }

    /// Returns the position as the rule of repetition compares it.
    pub fn identity(&self) -> String {
        self.fen().split(' ').take(4).collect::<Vec<_>>().join(" ")
    }

    /// Returns the move in standard algebraic notation.
    pub fn san(&self, action: SlowMove) -> String {
        let moves = self.moves();
        let (role, _) = self.squares[action.from].unwrap();
        let captures = self.squares[action.to].is_some() || (role == 'p' && action.from % 8 != action.to % 8);
        let sign = if captures { "x" } else { "" };
        let origin = name(action.from);
        let mut next = self.clone();
        next.play(action);
        let mark = match (next.in_check(next.white), next.moves().is_empty()) {
            (true, true) => "#",
            (true, false) => "+",
            _ => "",
        };
        let body = if role == 'k' && action.from.abs_diff(action.to) == 2 {
            if action.to > action.from { "O-O".to_owned() } else { "O-O-O".to_owned() }
        } else if role == 'p' {
            let file = if captures { &origin[..1] } else { "" };
            let becomes =
                action.becomes.map_or(String::new(), |role| format!("={}", role.to_ascii_uppercase()));
            format!("{file}{sign}{}{becomes}", name(action.to))
        } else {
            let rivals: Vec<usize> = moves
                .iter()
                .filter(|other| {
                    other.to == action.to
                        && other.from != action.from
                        && self.squares[other.from].is_some_and(|man| man.0 == role)
                })
                .map(|other| other.from)
                .collect();
            let unique = |text: &str| rivals.iter().all(|rival| !name(*rival).contains(text));
            let from = match (rivals.is_empty(), unique(&origin[..1]), unique(&origin[1..])) {
                (true, ..) => "",
                (_, true, _) => &origin[..1],
                (_, _, true) => &origin[1..],
                _ => &origin,
            };
            format!("{}{from}{sign}{}", role.to_ascii_uppercase(), name(action.to))
        };
        body + mark
    }
}
