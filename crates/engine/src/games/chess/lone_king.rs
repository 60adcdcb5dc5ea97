//! Endings of a lone King against enough to mate it. Rules evaluate how far the King has been driven, since the network
//! regards all such positions as equally won.

use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Role, Square8};
use trickmate_rules::kernel::Square;

use super::evaluation::worth;
use super::side::{as_seen_by, rank};
use crate::score::Value;

/// More than any advantage that is not a certain win.
const WIN: Value = 1000;

/// Returns the value of the position for the side to move, if one side has only its King and the other side can mate.
pub(super) fn evaluate(board: &Board) -> Option<Value> {
    let lone = Seat::ALL.into_iter().find(|seat| board.side(*seat).is_single())?;
    let us = lone.other();
    let (own, king) = (board.king(us)?, board.king(lone)?);
    let count = |role| board.of(role, us).len();
    let bishops = board.of(Role::Bishop, us);
    let are_unlike = bishops.into_iter().any(|square| square.is_light())
        && bishops.into_iter().any(|square| !square.is_light());
    let strong = count(Role::Queen) + count(Role::Rook) > 0;
    let driven = match (strong || are_unlike, bishops.first(), count(Role::Knight)) {
        (true, ..) => 20 * from_centre(king),
        // Only the corners of the Bishop's colour count.
        (false, Some(bishop), 1..) => 20 * (7 - to_corner(king, bishop.is_light())) + 5 * from_centre(king),
        _ => return None,
    };
    let material: Value = Role::ALL[..5].iter().map(|role| worth(*role) * count(*role) as Value).sum();
    let pawns = board.of(Role::Pawn, us).into_iter();
    let advanced: Value = pawns.map(|square| Value::from(rank(us, square))).sum();
    let near: Value = 14 - apart(own, king).iter().sum::<Value>();
    let points = WIN + material + 4 * advanced + driven + 6 * near;
    Some(as_seen_by(us, as_seen_by(board.turn(), points)))
}

/// Returns the distance of two squares in files and in ranks.
fn apart(one: Square8, other: Square8) -> [Value; 2] {
    [one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank())].map(Value::from)
}

/// Returns the distance of a square from the four central ones, in files and ranks.
fn from_centre(square: Square8) -> Value {
    let away = |line: u8| if line < 4 { 3 - Value::from(line) } else { Value::from(line) - 4 };
    away(square.file()) + away(square.rank())
}

/// Returns the distance of a square from the next corner of a colour, in steps of a King.
fn to_corner(square: Square8, is_light: bool) -> Value {
    let files = if is_light { [0, 7] } else { [7, 0] };
    let corners = files.into_iter().zip([7, 0]);
    let corners = corners.filter_map(|(file, rank)| Square::at(file, rank));
    let steps = |corner| apart(square, corner).into_iter().max();
    corners.filter_map(steps).min().unwrap_or(0)
}
