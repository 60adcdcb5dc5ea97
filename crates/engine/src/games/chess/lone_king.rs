//! A side that has nothing left but its King, against enough to mate it. How far it has been driven is told by rules: to
//! the network such positions are all as good as won.

use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Role, Square8};
use trickmate_rules::kernel::Square;

use super::{as_seen_by, rank, worth};
use crate::score::Points;

/// More than any advantage of which it is not certain that it wins.
const WON: Points = 1000;

/// What the position is worth to the seat to move, if one side has only its King and the other side can mate.
pub(super) fn judge(board: &Board) -> Option<Points> {
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
        // Only the corners of the Bishop's colour will do.
        (false, Some(bishop), 1..) => 20 * (7 - to_corner(king, bishop.is_light())) + 5 * from_centre(king),
        _ => return None,
    };
    let material: Points = Role::ALL[..5].iter().map(|role| worth(*role) * count(*role) as Points).sum();
    let pawns = board.of(Role::Pawn, us).into_iter();
    let advanced: Points = pawns.map(|square| Points::from(rank(us, square))).sum();
    let near: Points = 14 - apart(own, king).iter().sum::<Points>();
    let points = WON + material + 4 * advanced + driven + 6 * near;
    Some(as_seen_by(us, as_seen_by(board.turn(), points)))
}

/// By how many files and ranks two squares are apart.
fn apart(one: Square8, other: Square8) -> [Points; 2] {
    [one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank())].map(Points::from)
}

/// How far a square is from the four in the middle, along files and ranks.
fn from_centre(square: Square8) -> Points {
    let away = |line: u8| if line < 4 { 3 - Points::from(line) } else { Points::from(line) - 4 };
    away(square.file()) + away(square.rank())
}

/// How many steps of a King a square is from the next corner of a colour.
fn to_corner(square: Square8, is_light: bool) -> Points {
    let files = if is_light { [0, 7] } else { [7, 0] };
    let corners = files.into_iter().zip([7, 0]);
    let corners = corners.filter_map(|(file, rank)| Square::at(file, rank));
    let steps = |corner| apart(square, corner).into_iter().max();
    corners.filter_map(steps).min().unwrap_or(0)
}
