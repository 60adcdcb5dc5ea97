//! Sentences about actions, for messages, notes and the descriptions of pictures.
//!
//! They are made from [`Happening`]s, which hold only what their viewer may know. An action is a sentence; the actions of
//! a turn share one.

use trickmate_rules::chess::CastlingSide;
use trickmate_rules::poker::hand::HandValue;
use trickmate_rules::view::View;
use trickmate_rules::{Happening, PieceName, Seat, SeatName, StoryStep};
use trickmate_text::{joined, rules, text, word};

/// A player as the subject of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Person {
    /// The one who reads.
    You,
    /// Somebody of this name.
    Named(String),
}

/// The players of a match and its sides, as sentences name them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Persons {
    /// The players, the first seat's first.
    pub players: [Person; 2],
    /// The names of the seats.
    pub seats: [SeatName; 2],
}

impl Persons {
    /// The players of a view by these names.
    #[must_use]
    pub fn of(view: &View, players: [Person; 2]) -> Persons {
        Persons { players, seats: [view.seats[0].name, view.seats[1].name] }
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Person::You
    }

    /// The player as the subject of a sentence.
    fn subject(&self, seat: Seat) -> String {
        match &self.players[seat.index()] {
            Person::You => text!("story-you"),
            Person::Named(name) => name.clone(),
        }
    }

    /// The player before something that is theirs, at the beginning of a sentence.
    fn owner(&self, seat: Seat) -> String {
        match &self.players[seat.index()] {
            Person::You => text!("story-your"),
            Person::Named(name) => text!("story-owner", name),
        }
    }

    /// The player before something that is theirs, inside a sentence; with what other languages need for it: who that
    /// is, and "yes" if it is the reader.
    fn victims_owner(&self, seat: Seat) -> (String, String, &'static str) {
        let whose = match &self.players[seat.index()] {
            Person::You => text!("story-your-inside"),
            Person::Named(name) => text!("story-owner", name),
        };
        (whose, self.name(seat), self.you(seat))
    }

    /// The same, by the seat instead of the player.
    fn seats_owner(&self, owner: Seat) -> (String, String, &'static str) {
        let title = self.seats[owner.index()].title;
        let whose = match self.is_you(owner) {
            true => text!("story-your-inside"),
            false => text!("story-owner", name = word(title)),
        };
        (whose, title.to_owned(), self.you(owner))
    }

    /// Returns "yes" if the player is the reader.
    fn you(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "yes" } else { "no" }
    }

    /// The name of the player, for any place in a sentence; for the reader, the title of their seat.
    fn name(&self, seat: Seat) -> String {
        match &self.players[seat.index()] {
            Person::You => self.seats[seat.index()].title.to_owned(),
            Person::Named(name) => name.clone(),
        }
    }
}

/// Returns what one action did, in sentences; empty if there is nothing to tell.
#[must_use]
pub fn action(step: &StoryStep, persons: &Persons) -> String {
    turn(step.seat, &step.happenings, persons)
}

/// Returns the turns that these actions make, each with its seat, in sentences.
#[must_use]
pub fn turns(steps: &[StoryStep], persons: &Persons) -> Vec<(Seat, String)> {
    let turns = steps.chunk_by(|one, next| one.seat == next.seat);
    let told = turns.map(|steps| {
        let all: Vec<Happening> = steps.iter().flat_map(|step| step.happenings.iter().cloned()).collect();
        let seat = steps[0].seat;
        (seat, turn(seat, &all, persons))
    });
    told.filter(|(_, told)| !told.is_empty()).collect()
}

/// Returns a seat's plan in a few words that follow "I would", without a full stop, e.g. "take the Rook on a5 with the
/// Knight".
#[must_use]
pub fn plan(happenings: &[Happening]) -> String {
    let plans = clauses(happenings).into_iter().map(|clause| clause.plan());
    list(plans.collect())
}

/// Returns the actions of a seat in a turn, and their results.
fn turn(seat: Seat, happenings: &[Happening], persons: &Persons) -> String {
    let clauses = clauses(happenings);
    let mut sentences = Vec::new();
    match &clauses[..] {
        [] => {}
        [only] => sentences.push(only.sentence(seat, persons)),
        all => {
            let done = all.iter().map(|clause| clause.done(seat, persons)).collect();
            sentences.push(text!(
                "story-turn",
                you = persons.you(seat),
                player = persons.subject(seat),
                actions = list(done)
            ));
        }
    }
    if happenings.contains(&Happening::Checked) {
        sentences.push(text!("story-check"));
    }
    for happening in happenings {
        if let Happening::Scored { winner, hands, won } = happening {
            sentences.push(scored(*winner, hands, *won, persons));
        }
    }
    sentences.join(" ")
}

/// An action with its second part: the promotion of the piece, or its exchange.
struct Clause<'a> {
    action: &'a Happening,
    with: Option<&'a Happening>,
}

/// Returns the actions among happenings. The end of a turn counts only if nothing else was done.
fn clauses(happenings: &[Happening]) -> Vec<Clause<'_>> {
    let mut clauses: Vec<Clause<'_>> = Vec::new();
    for happening in happenings {
        match happening {
            Happening::Checked | Happening::Scored { .. } => {}
            Happening::Became(_) | Happening::Exchanged(_) => {
                if let Some(last) = clauses.last_mut() {
                    last.with = Some(happening);
                }
            }
            Happening::EndedTurn if !clauses.is_empty() => {}
            action => clauses.push(Clause { action, with: None }),
        }
    }
    clauses
}

impl Clause<'_> {
    /// Returns a whole sentence.
    fn sentence(&self, seat: Seat, persons: &Persons) -> String {
        let (owner, you, player) = (persons.owner(seat), persons.you(seat), persons.name(seat));
        let told = match self.action {
            Happening::Moved { piece, from, to } => {
                text!("story-moved", owner, you, name = player, piece = name(piece), from, to)
            }
            Happening::Took { piece, victim, on, .. } => {
                let (whose, theirs, theirs_you) = persons.victims_owner(seat.other());
                text!(
                    "story-took",
                    owner,
                    you,
                    name = player,
                    piece = name(piece),
                    whose,
                    theirs,
                    theirs_you,
                    victim = name(victim),
                    on
                )
            }
            Happening::Promoted { role, on } => {
                text!("story-promoted", owner, you, name = player, on, piece = role.name())
            }
            _ => {
                let actions = self.done(seat, persons);
                return text!("story-turn", you, player = persons.subject(seat), actions);
            }
        };
        text!("story-sentence", told = self.completed(told, you))
    }

    /// Words that follow the player, e.g. "moved the Knight from b1 to c3".
    fn done(&self, seat: Seat, persons: &Persons) -> String {
        let you = persons.you(seat);
        let told = match self.action {
            Happening::Moved { piece, from, to } => {
                text!("story-did-move", you, piece = name(piece), from, to)
            }
            Happening::Took { piece, victim, on, .. } => {
                let (whose, theirs, theirs_you) = persons.victims_owner(seat.other());
                text!(
                    "story-did-take",
                    you,
                    whose,
                    theirs,
                    theirs_you,
                    victim = name(victim),
                    on,
                    piece = name(piece)
                )
            }
            Happening::Castled { side, .. } => text!("story-did-castle", you, side = wing(*side)),
            Happening::Placed { role: Some(role), on } => {
                text!("story-did-place", you, piece = role.name(), on)
            }
            Happening::Placed { role: None, on } => text!("story-did-place-card", you, on),
            Happening::Flipped { on, card: None } => text!("story-did-flip", you, on),
            Happening::Flipped { on, card: Some((role, owner)) } => {
                let (whose, theirs, theirs_you) = persons.seats_owner(*owner);
                text!("story-did-flip-piece", you, on, whose, theirs, theirs_you, piece = role.name())
            }
            Happening::Promoted { role, on } => text!("story-did-promote", you, on, piece = role.name()),
            Happening::TookOff => text!("story-did-take-off", you),
            Happening::Summoned { piece, on, with } if with.is_empty() => {
                text!("story-did-summon", you, piece = name(piece), on)
            }
            Happening::Summoned { piece, on, with } => {
                text!(
                    "story-did-summon-with",
                    you,
                    piece = name(piece),
                    on,
                    cards = list(with.iter().map(|card| word(card)).collect())
                )
            }
            Happening::Created(piece) => text!("story-did-create", you, piece = name(piece)),
            Happening::Extended { piece, into } => {
                text!("story-did-extend", you, piece = name(piece), into = name(into))
            }
            Happening::Discarded(card) => text!("story-did-discard", you, card = word(card)),
            Happening::EndedTurn => {
                text!("story-did-end", you)
            }
            Happening::Declared => text!("story-did-declare", you),
            Happening::Became(_)
            | Happening::Exchanged(_)
            | Happening::Checked
            | Happening::Scored { .. } => String::new(),
        };
        self.completed(told, you)
    }

    /// Words that follow "I would", e.g. "move the Knight from b1 to c3".
    fn plan(&self) -> String {
        let told = match self.action {
            Happening::Moved { piece, from, to } => {
                text!("story-do-move", piece = name(piece), from, to)
            }
            Happening::Took { piece, victim, on, .. } => {
                text!("story-do-take", victim = name(victim), on, piece = name(piece))
            }
            Happening::Castled { side, .. } => text!("story-do-castle", side = wing(*side)),
            Happening::Placed { role: Some(role), on } => text!("story-do-place", piece = role.name(), on),
            Happening::Placed { role: None, on } => text!("story-do-place-card", on),
            Happening::Flipped { on, .. } => text!("story-do-flip", on),
            Happening::Promoted { role, on } => text!("story-do-promote", on, piece = role.name()),
            Happening::TookOff => text!("story-do-take-off"),
            Happening::Summoned { piece, on, with } if with.is_empty() => {
                text!("story-do-summon", piece = name(piece), on)
            }
            Happening::Summoned { piece, on, with } => {
                text!(
                    "story-do-summon-with",
                    piece = name(piece),
                    on,
                    cards = list(with.iter().map(|card| word(card)).collect())
                )
            }
            Happening::Created(piece) => text!("story-do-create", piece = name(piece)),
            Happening::Extended { piece, into } => {
                text!("story-do-extend", piece = name(piece), into = name(into))
            }
            Happening::Discarded(card) => text!("story-do-discard", card = word(card)),
            Happening::EndedTurn => text!("story-do-end"),
            Happening::Declared => text!("story-do-declare"),
            Happening::Became(_)
            | Happening::Exchanged(_)
            | Happening::Checked
            | Happening::Scored { .. } => String::new(),
        };
        match self.with {
            Some(Happening::Became(piece)) => {
                text!("story-do-become", told, piece = name(piece), kind = kind(piece))
            }
            _ => self.completed(told, "yes"),
        }
    }

    /// Adds the promotion or the exchange of the piece.
    fn completed(&self, told: String, you: &str) -> String {
        match self.with {
            Some(Happening::Became(piece)) => {
                text!("story-became", told, you, piece = name(piece), kind = kind(piece))
            }
            Some(Happening::Exchanged(piece)) => text!("story-exchanged", told, piece = name(piece)),
            _ => told,
        }
    }
}

/// Returns which hand was better, and the score.
fn scored(winner: Option<Seat>, hands: &[Option<HandValue>; 2], won: [u32; 2], persons: &Persons) -> String {
    let [first, second] = won;
    let leader = match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    };
    let stand = match leader {
        Some(leader) => {
            let you = persons.you(leader);
            let (high, low) = (won[leader.index()], won[leader.other().index()]);
            text!("story-leads", player = persons.subject(leader), you, high, low)
        }
        None => text!("story-level", won = first),
    };
    let hand = match winner {
        Some(winner) => {
            let (owner, you, name) = (persons.owner(winner), persons.you(winner), persons.name(winner));
            let known = [winner, winner.other()].map(|seat| hands[seat.index()].map(rules::hand));
            match known {
                [Some(high), Some(low)] => text!("story-hand-won", owner, you, name, high, low),
                [Some(high), None] => text!("story-hand-won-with", owner, you, name, high),
                [None, Some(low)] => text!("story-hand-won-against", owner, you, name, low),
                [None, None] => text!("story-hand-won-hidden", owner, you, name),
            }
        }
        None => text!("story-hand-drawn"),
    };
    format!("{hand} {stand}")
}

fn name(piece: &PieceName) -> String {
    match piece {
        PieceName::Card(card) => card.symbols(),
        PieceName::Chessman(role, army) => army.piece_name(*role).to_owned(),
        PieceName::Composite(cards) => cards.replace(", ", " & "),
    }
}

/// Returns the key by which texts choose the article before the name of a piece.
fn kind(piece: &PieceName) -> &'static str {
    match piece {
        PieceName::Card(_) => "card",
        _ if name(piece).starts_with(['A', 'E', 'I', 'O', 'U']) => "vowel",
        _ => "consonant",
    }
}

const fn wing(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::King => "king",
        CastlingSide::Queen => "queen",
    }
}

/// Joins parts with commas, and the last with "and".
fn list(mut parts: Vec<String>) -> String {
    match parts.pop() {
        None => String::new(),
        Some(last) if parts.is_empty() => last,
        Some(last) => text!("story-and", first = joined(&parts), last),
    }
}
