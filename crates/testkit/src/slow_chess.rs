//! A plain chess: squares in a list, every move made and tested. It shares nothing with the library, and plays from
//! any array, also with different armies.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

/// A piece: its letter in lower case, and `true` if it is White's.
type Man = (char, bool);

#[derive(Clone, PartialEq, Eq)]
pub struct SlowChess {
    pub squares: [Option<Man>; 64],
    pub white: bool,
    /// The armies of White and Black, by their names.
    pub armies: [&'static str; 2],
    /// Squares of pieces that belong to the army of the other side.
    pub foreign: [bool; 64],
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
    /// `true` if it becomes a piece of the other side's army.
    pub foreign: bool,
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
        let prime = if self.foreign { "'" } else { "" };
        self.becomes.map_or(Ok(()), |letter| write!(f, "{letter}{prime}"))
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

/// The ways of the pieces, by army and letter.
static WAYS: LazyLock<BTreeMap<(&str, char), Vec<Way>>> = LazyLock::new(|| {
    let armies = ["fide", "clobberers", "nutters", "rookies"].into_iter();
    armies.flat_map(|army| "nbrqk".chars().map(move |role| ((army, role), ways(army, role)))).collect()
});

/// Files, ranks and the greatest number of steps.
type Way = (i32, i32, usize);

/// Returns the ways of a piece as files, ranks and the greatest number of steps; forward is up the board.
fn ways(army: &str, role: char) -> Vec<Way> {
    let (wazir, ferz) = (ROOK.to_vec(), BISHOP.to_vec());
    let twice = |ways: &[(i32, i32)]| ways.iter().map(|(files, ranks)| (2 * files, 2 * ranks)).collect();
    let (dabbabah, alfil): (Vec<_>, Vec<_>) = (twice(&wazir), twice(&ferz));
    let threes: Vec<(i32, i32)> = wazir.iter().map(|(files, ranks)| (3 * files, 3 * ranks)).collect();
    let forward: Vec<(i32, i32)> = KNIGHT.into_iter().filter(|way| way.1 > 0).collect();
    let narrow: Vec<(i32, i32)> = KNIGHT.into_iter().filter(|way| way.1.abs() == 2).collect();
    let behind = [(-1, -1), (0, -1), (1, -1)];
    let onward = [(0, 1), (1, 0), (-1, 0)];
    let king: Vec<(i32, i32)> = ROOK.into_iter().chain(BISHOP).collect();
    let far = |ways: &[(i32, i32)], steps| ways.iter().map(|way| (way.0, way.1, steps)).collect::<Vec<_>>();
    let leaps = |lists: &[&[(i32, i32)]]| far(&lists.concat(), 1);
    match (army, role) {
        (_, 'k') => leaps(&[&king]),
        ("clobberers", 'n') => leaps(&[&wazir, &alfil]),
        ("clobberers", 'b') => leaps(&[&ferz, &alfil, &dabbabah]),
        ("clobberers", 'r') => [far(&ferz, 7), leaps(&[&dabbabah])].concat(),
        ("clobberers", _) => [far(&ferz, 7), leaps(&[&KNIGHT])].concat(),
        ("nutters", 'n') => leaps(&[&narrow, &ferz]),
        ("nutters", 'b') => leaps(&[&forward, &[(1, 0), (-1, 0)], &behind]),
        ("nutters", 'r') => [far(&onward, 7), leaps(&[&behind])].concat(),
        ("nutters", _) => [far(&onward, 7), leaps(&[&forward, &ferz, &[(0, -1)]])].concat(),
        ("rookies", 'n') => leaps(&[&wazir, &dabbabah]),
        ("rookies", 'b') => leaps(&[&ferz, &dabbabah, &threes]),
        ("rookies", 'r') => far(&wazir, 4),
        ("rookies", _) => [far(&wazir, 7), leaps(&[&KNIGHT])].concat(),
        (_, 'n') => leaps(&[&KNIGHT]),
        (_, 'r') => far(&wazir, 7),
        (_, 'b') => far(&ferz, 7),
        _ => far(&king, 7),
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
            armies: ["fide"; 2],
            foreign: [false; 64],
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
        let army = self.armies[usize::from(white == self.foreign[from])];
        let forward = if white { 1 } else { -1 };
        for &(files, ranks, steps) in &WAYS[&(army, role)] {
            let mut at = from;
            for _ in 0..steps {
                let Some(next) = step(at, (files, forward * ranks)) else { break };
                covered.push(next);
                if self.squares[next].is_some() {
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
                    let kinds = ['q', 'r', 'b', 'n'].map(|role| SlowMove {
                        from,
                        to,
                        becomes: Some(role),
                        foreign: false,
                    });
                    moves.extend(kinds);
                    if self.armies[0] != self.armies[1] {
                        moves.extend(kinds.map(|action| SlowMove { foreign: true, ..action }));
                    }
                } else {
                    moves.push(SlowMove { from, to, becomes: None, foreign: false });
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
                _ if self.armies[usize::from(!self.white)] == "clobberers" => {
                    (vec![home - 1, home - 2, home - 3], vec![home, home - 1, home - 2, home - 3])
                }
                _ => (vec![home - 1, home - 2, home - 3], vec![home, home - 1, home - 2]),
            };
            if between.iter().all(empty) && way.iter().all(safe) {
                let to = *way.last().unwrap();
                found.push(SlowMove { from: home, to, becomes: None, foreign: false });
            }
        }
        found
    }

    /// Makes a move; returns the square of the captured piece.
    pub fn play(&mut self, action: SlowMove) -> Option<usize> {
        let SlowMove { from, to, becomes, foreign } = action;
        let rook = self.castled_rook(action);
        self.foreign[to] = std::mem::take(&mut self.foreign[from]) || foreign;
        let (role, white) = self.squares[from].take().unwrap();
        let mut taken = self.squares[to].map(|_| to);
        if role == 'p' && self.passed == Some(to) {
            taken = Some(if white { to - 8 } else { to + 8 });
            self.squares[taken.unwrap()] = None;
        }
        self.squares[to] = Some((becomes.unwrap_or(role), white));
        if let Some((rook, target)) = rook {
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

    /// Returns the squares from and to which the Rook goes, if the move is a castling.
    pub fn castled_rook(&self, SlowMove { from, to, .. }: SlowMove) -> Option<(usize, usize)> {
        let castles = matches!(self.squares[from], Some(('k', _))) && (from % 8).abs_diff(to % 8) > 1;
        let corner = if to > from { from + 3 } else { from.wrapping_sub(4) };
        castles.then_some((corner, if to > from { to - 1 } else { to + 1 }))
    }

    /// Counts the sequences of moves of this length.
    pub fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        if depth <= 1 {
            return moves.len() as u64;
        }
        let after = |action: SlowMove| {
            let mut next = self.clone();
            next.play(action);
            next.perft(depth - 1)
        };
        moves.into_iter().map(after).sum()
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
        if self.armies != ["fide"; 2] {
            return others.is_empty();
        }
        match others[..] {
            [] | [(_, 'b' | 'n')] => true,
            [(first, _), ..] => {
                others.iter().all(|(square, role)| *role == 'b' && colour(*square) == colour(first))
            }
        }
    }

    /// Returns the position as the rule of repetition compares it.
    pub fn identity(&self) -> String {
        let foreign: Vec<usize> = (0..64).filter(|square| self.foreign[*square]).collect();
        format!("{} {foreign:?}", self.fen().split(' ').take(4).collect::<Vec<_>>().join(" "))
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
        let prime = |is_foreign| if is_foreign { "'" } else { "" };
        let body = if self.castled_rook(action).is_some() {
            if action.to > action.from { "O-O".to_owned() } else { "O-O-O".to_owned() }
        } else if role == 'p' {
            let file = if captures { &origin[..1] } else { "" };
            let becomes = action.becomes.map_or(String::new(), |role| {
                format!("={}{}", role.to_ascii_uppercase(), prime(action.foreign))
            });
            format!("{file}{sign}{}{becomes}", name(action.to))
        } else {
            let rivals: Vec<usize> = moves
                .iter()
                .filter(|other| {
                    other.to == action.to
                        && other.from != action.from
                        && self.squares[other.from].is_some_and(|man| man.0 == role)
                        && self.foreign[other.from] == self.foreign[action.from]
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
            let prime = prime(self.foreign[action.from]);
            format!("{}{prime}{from}{sign}{}", role.to_ascii_uppercase(), name(action.to))
        };
        body + mark
    }
}
