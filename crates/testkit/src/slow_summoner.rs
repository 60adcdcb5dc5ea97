//! The moves of Summoner's Chess once more, plainly: from the published meaning of the cards, on a mailbox. It tries
//! every move and looks whether the King can be captured.

use std::collections::BTreeMap;

use serde_json::Value;

type Spot = (i32, i32);

#[derive(Clone, Debug, PartialEq)]
enum Man {
    King,
    Pawn,
    Made(Vec<(String, bool)>),
}

/// A board with everything that a Move depends on.
#[derive(Clone, Debug)]
pub struct SlowSummoner {
    men: BTreeMap<Spot, (bool, Man)>,
    white_moves: bool,
    passed: Option<Spot>,
    /// The handles that a piece can be exchanged for.
    reserve: Vec<String>,
}

/// One direction of a card: the step as White sees it, whether it is repeated, whether it moves and captures, whether
/// it needs a screen and ends next behind that.
struct MenuPath {
    step: Spot,
    repeated: bool,
    moves: bool,
    captures: bool,
    screen: bool,
    next_behind: bool,
}

const STRAIGHT: [Spot; 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const DIAGONAL: [Spot; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [Spot; 8] = [(1, 2), (-1, 2), (2, 1), (-2, 1), (1, -2), (-1, -2), (2, -1), (-2, -1)];
/// The ring around a piece, clockwise.
const RING: [Spot; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Cards that a server may add, with their movements and values.
pub const OWN_CARDS: [(&str, &str, u32); 8] = [
    ("Grasshopper", "gQ", 3),
    ("Night-Grasshopper", "gNN", 3),
    ("Retiring-Grasshopper", "mbgRcfgB", 2),
    ("Giraffe", "(1,4)", 4),
    ("Giraffe-Rider", "(1,4)(4,1)", 6),
    ("Javelin", "ff(1,4)s(0,3)", 2),
    ("Universalist", "mU", 20),
    ("Crab", "ffNbsN", 4),
];

const GIRAFFE: [Spot; 8] = [(1, 4), (-1, 4), (4, 1), (-4, 1), (1, -4), (-1, -4), (4, -1), (-4, -1)];

/// Returns the ways of a card that a server may add.
fn own_ways(card: &str, rider: bool) -> Option<Vec<MenuPath>> {
    let way = |step: Spot| MenuPath {
        step,
        repeated: rider,
        moves: true,
        captures: true,
        screen: false,
        next_behind: false,
    };
    let hopper = |step: Spot| MenuPath { repeated: true, screen: true, next_behind: true, ..way(step) };
    let everywhere = || (-7..=7).flat_map(|x| (-7..=7).map(move |y| (x, y))).filter(|step| *step != (0, 0));
    Some(match card {
        "Grasshopper" => STRAIGHT.into_iter().chain(DIAGONAL).map(hopper).collect(),
        "Night-Grasshopper" => LEAPS.into_iter().map(hopper).collect(),
        "Retiring-Grasshopper" => {
            let back = MenuPath { captures: false, ..hopper((0, -1)) };
            let ahead = [(1, 1), (-1, 1)].map(|step| MenuPath { moves: false, ..hopper(step) });
            [back].into_iter().chain(ahead).collect()
        }
        "Giraffe" => GIRAFFE.map(way).into(),
        "Giraffe-Rider" => GIRAFFE.map(|step| MenuPath { repeated: true, ..way(step) }).into(),
        "Javelin" => [(1, 4), (-1, 4), (3, 0), (-3, 0)].map(way).into(),
        "Universalist" => everywhere().map(|step| MenuPath { captures: false, ..way(step) }).collect(),
        "Crab" => [(1, 2), (-1, 2), (2, -1), (-2, -1)].map(way).into(),
        _ => return None,
    })
}

fn ways(card: &str, rider: bool) -> Vec<MenuPath> {
    if let Some(own) = own_ways(card, rider) {
        return own;
    }
    let twice = |steps: [Spot; 4]| steps.map(|(x, y)| (2 * x, 2 * y));
    let (steps, repeated): (Vec<Spot>, bool) = match card {
        "Peasant" | "Sword" | "Soldier" => (vec![(0, 1)], false),
        "Novice" | "Spear" | "Acolyte" => (vec![(1, 1), (-1, 1)], false),
        "Scout" | "Pike" => (LEAPS[..4].into(), false),
        "Horse" => (LEAPS[..2].into(), false),
        "Courtier" => (vec![(1, 0), (-1, 0)], false),
        "Go-Between" => (vec![(0, 1), (0, -1)], false),
        "Retreater" => (vec![(0, -1)], true),
        "Lance" => (vec![(0, 1)], true),
        "Rank-Mover" => (vec![(1, 0), (-1, 0)], true),
        "File-Mover" => (vec![(0, 1), (0, -1)], true),
        "Wazir" => (STRAIGHT.into(), false),
        "Ferz" => (DIAGONAL.into(), false),
        "Dabbabah" => (twice(STRAIGHT).into(), false),
        "Alfil" => (twice(DIAGONAL).into(), false),
        "Guard" => ([STRAIGHT, DIAGONAL].concat(), false),
        "Knight" => (LEAPS.into(), false),
        "KnightRider" => (LEAPS.into(), true),
        "Rook" | "Cannon" => (STRAIGHT.into(), true),
        "Bishop" | "Vao" => (DIAGONAL.into(), true),
        "Queen" => ([STRAIGHT, DIAGONAL].concat(), true),
        "Escort" | "Windmill" => (Vec::new(), false),
        "Archbishop" => {
            return [ways("Bishop", false), ways("Knight", false)].into_iter().flatten().collect();
        }
        "Marshall" => return [ways("Rook", false), ways("Knight", false)].into_iter().flatten().collect(),
        "Amazon" => return [ways("Queen", false), ways("Knight", false)].into_iter().flatten().collect(),
        other => panic!("no card {other}"),
    };
    let only_moves = ["Peasant", "Novice", "Scout"].contains(&card);
    let only_captures = ["Sword", "Spear", "Pike"].contains(&card);
    let is_hopper = ["Cannon", "Vao"].contains(&card);
    let plain = steps.iter().map(|step| MenuPath {
        step: *step,
        repeated: repeated || rider,
        moves: !only_captures,
        captures: !only_moves && !is_hopper,
        screen: false,
        next_behind: false,
    });
    let hops = steps.iter().filter(|_| is_hopper).map(|step| MenuPath {
        step: *step,
        repeated: true,
        moves: false,
        captures: true,
        screen: true,
        next_behind: false,
    });
    plain.chain(hops).collect()
}

fn spot(name: &str) -> Spot {
    let letters = name.as_bytes();
    (i32::from(letters[0] - b'a'), i32::from(letters[1] - b'1'))
}

fn name((file, rank): Spot) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn is_on_board((file, rank): Spot) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// Returns the cards of a make-up, with the copied ones.
fn cards(made_of: &Value) -> Vec<(String, bool)> {
    let mut all = Vec::new();
    for part in made_of.as_array().unwrap() {
        match part.get("of") {
            Some(of) => all.extend(cards(of)),
            None => all.push((part["card"].as_str().unwrap().to_owned(), part["rider"] == true)),
        }
    }
    all
}

impl SlowSummoner {
    pub fn new(json: &Value) -> Self {
        let men = json["board"].as_array().unwrap().iter().map(|man| {
            let kind = if man["king"] == true {
                Man::King
            } else if man["pawn"] == true {
                Man::Pawn
            } else {
                Man::Made(cards(&man["made_of"]))
            };
            (spot(man["at"].as_str().unwrap()), (man["owner"] == "white", kind))
        });
        let turn = json["turn"].as_str().unwrap();
        let is_king = |piece: &Value| piece["made_of"][0]["card"] == "King";
        let reserve = json["reserve"][turn].as_array().unwrap().iter().filter(|piece| !is_king(piece));
        Self {
            men: men.collect(),
            white_moves: turn == "white",
            passed: json["ep"].as_str().map(spot),
            reserve: reserve.map(|piece| piece["handle"].as_str().unwrap().to_owned()).collect(),
        }
    }

    /// Returns the squares that a piece reaches by moving, and those by capturing.
    fn reach(&self, from: Spot) -> (Vec<Spot>, Vec<Spot>) {
        let (white, man) = &self.men[&from];
        let (mut quiet, mut captures) = (Vec::new(), Vec::new());
        let all: Vec<(String, bool)> = match man {
            Man::King => vec![("Guard".to_owned(), false)],
            Man::Pawn => vec![("Peasant".to_owned(), false), ("Spear".to_owned(), false)],
            Man::Made(cards) => cards.clone(),
        };
        for (card, rider) in &all {
            for way in ways(card, *rider) {
                let ahead = if *white { 1 } else { -1 };
                let step = (way.step.0 * ahead, way.step.1 * ahead);
                let (mut at, mut screens) = (from, 0);
                loop {
                    at = (at.0 + step.0, at.1 + step.1);
                    if !is_on_board(at) {
                        break;
                    }
                    let is_behind = screens == 1;
                    match self.men.get(&at) {
                        None if way.moves && (is_behind || !way.screen) => quiet.push(at),
                        None => {}
                        Some(_) if way.screen && !is_behind => screens = 1,
                        Some((other, _)) => {
                            if other != white && way.captures {
                                captures.push(at);
                            }
                            break;
                        }
                    }
                    if !way.repeated || way.next_behind && is_behind {
                        break;
                    }
                }
            }
            if card == "Escort" || card == "Windmill" {
                let far = card == "Windmill" || *rider;
                for (start, step) in RING.iter().enumerate() {
                    let pivot = (from.0 - step.0, from.1 - step.1);
                    if self.men.get(&pivot).is_none_or(|(other, _)| other != white) {
                        continue;
                    }
                    for direction in [1, 7] {
                        let mut place = start;
                        loop {
                            place = (place + direction) % 8;
                            let at = (pivot.0 + RING[place].0, pivot.1 + RING[place].1);
                            if at == from || !is_on_board(at) {
                                break;
                            }
                            match self.men.get(&at) {
                                None => quiet.push(at),
                                Some((other, _)) => {
                                    if other != white {
                                        captures.push(at);
                                    }
                                    break;
                                }
                            }
                            if !far {
                                break;
                            }
                        }
                    }
                }
            }
        }
        (quiet, captures)
    }

    pub fn is_in_check(&self, white: bool) -> bool {
        !self.checkers(white).is_empty()
    }

    /// Returns the squares of the pieces that give check to a side.
    fn checkers(&self, white: bool) -> Vec<Spot> {
        let king = self.men.iter().find(|(_, man)| **man == (white, Man::King)).map(|(spot, _)| *spot);
        let Some(king) = king else { return Vec::new() };
        let enemies = self.men.iter().filter(|(_, (owner, _))| *owner != white).map(|(from, _)| *from);
        enemies.filter(|from| self.reach(*from).1.contains(&king)).collect()
    }

    /// Returns `true` if the piece that checks the side to move only moves around its friends.
    pub fn is_in_check_from_around(&self) -> bool {
        let goes_around = |(_, man): &(bool, Man)| match man {
            Man::Made(cards) => cards.iter().all(|(card, _)| card == "Escort" || card == "Windmill"),
            _ => false,
        };
        self.checkers(self.white_moves).iter().any(|from| goes_around(&self.men[from]))
    }

    /// Returns `true` if the King of the side to move is not in check, but would be without one of its pieces that can
    /// move.
    pub fn has_pin(&self) -> bool {
        let is_pinned = |from: Spot, man: &(bool, Man)| {
            let mut without = self.clone();
            without.men.remove(&from);
            man.0 == self.white_moves && man.1 != Man::King && without.is_in_check(self.white_moves) && {
                let (quiet, captures) = self.reach(from);
                quiet.len() + captures.len() > 0
            }
        };
        !self.is_in_check(self.white_moves) && self.men.iter().any(|(from, man)| is_pinned(*from, man))
    }

    /// Returns `true` if every way of the man on `from` would leave the board from `to`.
    fn is_stuck(&self, from: Spot, to: Spot) -> bool {
        let (white, man) = &self.men[&from];
        if matches!(man, Man::Made(cards) if cards.iter().any(|(card, _)| card == "Escort" || card == "Windmill"))
        {
            return false;
        }
        let all = match man {
            Man::King => vec![("Guard".to_owned(), false)],
            Man::Pawn => vec![("Peasant".to_owned(), false), ("Spear".to_owned(), false)],
            Man::Made(cards) => cards.clone(),
        };
        let ahead = if *white { 1 } else { -1 };
        all.iter().flat_map(|(card, rider)| ways(card, *rider)).all(|way| {
            // One that needs a screen needs a square for it.
            let far = if way.screen { 2 } else { 1 };
            !is_on_board((to.0 + far * ahead * way.step.0, to.1 + far * ahead * way.step.1))
        })
    }

    /// Counts the sequences of Moves where there is nothing to exchange and no Pawn.
    pub fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        if depth <= 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|text| self.after(text).perft(depth - 1)).sum()
    }

    /// Returns the position after a Move without an exchange.
    fn after(&self, text: &str) -> Self {
        let mut next = self.clone();
        if let Some(man) = next.men.remove(&spot(&text[..2])) {
            next.men.insert(spot(&text[3..5]), man);
        }
        next.white_moves = !next.white_moves;
        next
    }

    /// Returns the legal moves in notation, sorted; none in mate and stalemate.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        let ahead = if self.white_moves { 1 } else { -1 };
        for (from, (white, man)) in &self.men {
            if *white != self.white_moves {
                continue;
            }
            let (mut quiet, captures) = self.reach(*from);
            let mut taken_from: BTreeMap<Spot, Spot> = captures.iter().map(|at| (*at, *at)).collect();
            if *man == Man::Pawn {
                let (one, two) = ((from.0, from.1 + ahead), (from.0, from.1 + 2 * ahead));
                let second = if *white { 1 } else { 6 };
                if from.1 == second && !self.men.contains_key(&one) && !self.men.contains_key(&two) {
                    quiet.push(two);
                }
                if let Some(passed) = self.passed
                    && (passed.0 - from.0).abs() == 1
                    && passed.1 == from.1 + ahead
                    && !self.men.contains_key(&passed)
                {
                    taken_from.insert(passed, (passed.0, from.1));
                }
            }
            let steps = quiet.into_iter().map(|to| (to, None));
            for (to, taken) in steps.chain(taken_from.into_iter().map(|(to, taken)| (to, Some(taken)))) {
                let mut next = self.clone();
                if let Some(taken) = taken {
                    next.men.remove(&taken);
                }
                let man = next.men.remove(from).unwrap();
                next.men.insert(to, man);
                if next.is_in_check(self.white_moves) {
                    continue;
                }
                let sign = if taken.is_some() { ':' } else { '-' };
                let text = format!("{}{sign}{}", name(*from), name(to));
                if self.is_stuck(*from, to) {
                    moves.extend(self.reserve.iter().map(|handle| format!("{text}={handle}")));
                }
                moves.push(text);
            }
        }
        moves.sort();
        moves.dedup();
        moves
    }
}
