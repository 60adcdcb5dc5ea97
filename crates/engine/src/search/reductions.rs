//! The tables of late-move reductions, by depth and by the place of the move.

/// The unit of reductions in chess: one ply.
pub(super) const PLY: i32 = 1024;

/// The first reduction in chess, and the divisor of its growth with depth and place.
const BASE: f64 = 0.82;
const DIVISOR: f64 = 1.88;

/// Returns the reductions for chess; [`PLY`] units are one ply.
pub(super) fn of_chess() -> [[i32; 64]; 64] {
    std::array::from_fn(|depth| {
        std::array::from_fn(|place| {
            if depth == 0 || place == 0 {
                return 0;
            }
            let product = (depth as f64).ln() * (place as f64).ln();
            ((BASE + product / DIVISOR) * f64::from(PLY)) as i32
        })
    })
}

/// Returns the reductions of other games, in plies.
pub(super) fn general() -> [[i32; 64]; 64] {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (index, reduction) in row.iter_mut().enumerate().skip(1) {
            *reduction = (0.6 + (depth as f64).ln() * (index as f64).ln() / 2.1) as i32;
        }
    }
    table
}
