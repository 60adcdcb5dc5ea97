//! A tree of moves.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Most moves of a plan.
pub const MAX_MOVES: usize = 64;

/// Number of a move in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Node(pub u16);

/// A move, and the one before it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct PlannedMove(Option<Node>, String);

/// Moves from a position on, each with those that may follow it. In the list, a move comes after its predecessor.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MoveTree(Vec<PlannedMove>);

// Planned moves are secret.
impl fmt::Debug for MoveTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MoveTree of {}", self.0.len())
    }
}

impl MoveTree {
    /// Returns `true` if the tree has no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `true` if every move comes after its predecessor and there are not too many moves: a stored tree may be
    /// damaged.
    pub(crate) fn is_sound(&self) -> bool {
        let is_after = |(number, planned): (usize, &PlannedMove)| {
            planned.0.is_none_or(|before| usize::from(before.0) < number)
        };
        self.0.len() <= MAX_MOVES && self.0.iter().enumerate().all(is_after)
    }

    /// Returns `true` if two moves of the plan's owner follow the same move. The first moves are the owner's if
    /// `is_own_first`.
    pub(crate) fn has_two_answers(&self, is_own_first: bool) -> bool {
        let nodes = (0..).map(Node).zip(&self.0).map(|(node, _)| Some(node));
        let is_own = |node: Option<Node>| self.line(node).len().is_multiple_of(2) == is_own_first;
        std::iter::once(None).chain(nodes).any(|node| is_own(node) && self.after(node).nth(1).is_some())
    }

    /// Returns `true` if the tree is full.
    pub(crate) fn is_full(&self) -> bool {
        self.0.len() >= MAX_MOVES
    }

    /// Returns the text of a move.
    #[must_use]
    pub fn text(&self, node: Node) -> Option<&str> {
        self.0.get(usize::from(node.0)).map(|planned| planned.1.as_str())
    }

    /// Returns the move before a move; `None` for a first move.
    #[must_use]
    pub fn before(&self, node: Node) -> Option<Node> {
        self.0.get(usize::from(node.0))?.0
    }

    /// Returns the moves that follow a move, or the first ones.
    pub fn after(&self, node: Option<Node>) -> impl Iterator<Item = Node> {
        let numbered = (0..).map(Node).zip(&self.0);
        numbered.filter(move |(_, planned)| planned.0 == node).map(|(number, _)| number)
    }

    /// Returns the move with this text that follows a move.
    pub(crate) fn find(&self, node: Option<Node>, text: &str) -> Option<Node> {
        self.after(node).find(|next| self.text(*next) == Some(text))
    }

    /// Returns the line that leads to a move, from its first move.
    #[must_use]
    pub fn line(&self, node: Option<Node>) -> Vec<Node> {
        let mut line: Vec<Node> = std::iter::successors(node, |node| self.before(*node)).collect();
        line.reverse();
        line
    }

    /// Returns all lines, each up to its last move.
    #[must_use]
    pub fn lines(&self) -> Vec<Vec<Node>> {
        let mut lines = Vec::new();
        let mut open: Vec<Node> = self.after(None).collect();
        open.reverse();
        while let Some(node) = open.pop() {
            let next: Vec<Node> = self.after(Some(node)).collect();
            if next.is_empty() {
                lines.push(self.line(Some(node)));
            }
            open.extend(next.into_iter().rev());
        }
        lines
    }

    /// Adds a move after another. Returns its number, or the number of the same move if it exists; `None` if the tree
    /// is full.
    pub(crate) fn add(&mut self, node: Option<Node>, text: &str) -> Option<Node> {
        if let Some(known) = self.find(node, text) {
            return Some(known);
        }
        if self.is_full() {
            return None;
        }
        let number = u16::try_from(self.0.len()).ok()?;
        self.0.push(PlannedMove(node, text.to_owned()));
        Some(Node(number))
    }

    /// Returns the tree without these moves and all moves after them. The others get new numbers.
    pub(crate) fn without(&self, gone: &[Node]) -> Self {
        let is_kept = |line: &[Node]| !line.iter().any(|node| gone.contains(node));
        self.rebuilt(|line| is_kept(line).then_some(line))
    }

    /// Returns the moves that follow a move, as a separate tree.
    pub(crate) fn beyond(&self, node: Option<Node>) -> Self {
        let start = self.line(node);
        self.rebuilt(|line| line.strip_prefix(&start[..]).filter(|rest| !rest.is_empty()))
    }

    /// Returns the tree of what `kept` leaves of each line.
    fn rebuilt<'l>(&self, kept: impl for<'a> Fn(&'a [Node]) -> Option<&'a [Node]> + 'l) -> Self {
        let mut tree = Self::default();
        for number in (0..self.0.len()).filter_map(|number| u16::try_from(number).ok()) {
            let line = self.line(Some(Node(number)));
            let mut at = None;
            for text in kept(&line).unwrap_or_default().iter().filter_map(|node| self.text(*node)) {
                at = tree.add(at, text);
            }
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(lines: &[&str]) -> MoveTree {
        let mut tree = MoveTree::default();
        for line in lines {
            line.split(' ').fold(None, |at, text| tree.add(at, text));
        }
        tree
    }

    fn written(tree: &MoveTree) -> Vec<String> {
        let text =
            |line: &Vec<Node>| line.iter().filter_map(|node| tree.text(*node)).collect::<Vec<_>>().join(" ");
        tree.lines().iter().map(text).collect()
    }

    #[test]
    fn lines_share_their_first_moves() {
        let both = tree(&["a b c d", "a b e f", "g h"]);
        assert_eq!(written(&both), ["a b c d", "a b e f", "g h"]);
        assert_eq!(both.0.len(), 8);
        let json = serde_json::to_string(&both).unwrap();
        assert_eq!(serde_json::from_str::<MoveTree>(&json).unwrap(), both);
    }

    #[test]
    fn what_is_cut_off_takes_along_what_follows() {
        let both = tree(&["a b c d", "a b e f", "g h"]);
        let b = both.line(both.lines()[0].last().copied())[1];
        assert_eq!(written(&both.without(&[b])), ["a", "g h"]);
        assert_eq!(written(&both.beyond(Some(b))), ["c d", "e f"]);
        assert_eq!(both.beyond(None), both);
        let last = both.lines()[2][1];
        assert!(both.beyond(Some(last)).is_empty());
    }

    #[test]
    fn a_damaged_tree_is_not_sound() {
        let read = |json: &str| serde_json::from_str::<MoveTree>(json).unwrap();
        assert!(tree(&["a b c d", "a b e f", "g h"]).is_sound());
        for json in [r#"[[0,"a"]]"#, r#"[[null,"a"],[2,"b"],[1,"c"]]"#, r#"[[7,"a"]]"#] {
            assert!(!read(json).is_sound(), "{json}");
        }
        let long = vec![r#"[null,"a"]"#; MAX_MOVES + 1].join(",");
        assert!(!read(&format!("[{long}]")).is_sound());
    }

    #[test]
    fn only_one_own_move_fits_a_position() {
        let both = tree(&["a b c d", "a b e f", "g h"]);
        assert!(!both.has_two_answers(false), "several moves of the other side");
        assert!(both.has_two_answers(true));
        assert!(tree(&["a b", "a c"]).has_two_answers(false));
        assert!(!tree(&["a b", "a c"]).has_two_answers(true));
        assert!(tree(&["a b", "c d"]).has_two_answers(true));
    }

    #[test]
    fn a_tree_has_an_end() {
        let mut full = MoveTree::default();
        for number in 0..MAX_MOVES {
            assert!(full.add(None, &number.to_string()).is_some());
        }
        assert_eq!(full.add(None, "more"), None);
        assert_eq!(full.add(None, "7"), Some(Node(7)), "it is there");
        assert!(!format!("{full:?}").contains('7'));
    }
}
