use crate::PairingNumber;

/// Returns the seeds from the top of a bracket to its bottom: the first two can only meet in the final, the first four not
/// before the semi-finals.
pub(super) fn seeds(players: usize) -> Vec<Option<PairingNumber>> {
    let mut order = vec![1];
    while order.len() < players {
        let sum = order.len() * 2 + 1;
        order = order.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    order.into_iter().map(|seed| (seed <= players).then(|| PairingNumber::at(seed - 1))).collect()
}
