//! Accuracy of a player's choices, in per cent.

/// Returns the accuracy of one choice, 0 to 100, from the expected result that it gave away (0 to 1). Lichess.org
/// publishes this curve and uses it for chess.
#[must_use]
pub fn accuracy(loss: f64) -> f64 {
    let curve = 103.1668 * (-0.04354 * 100.0 * loss).exp() - 3.1669;
    curve.clamp(0.0, 100.0)
}

/// Returns the accuracy of several choices: the middle between their mean and their harmonic mean, in which bad choices
/// weigh more. Without choices it is `None`.
#[must_use]
pub fn mean_accuracy(losses: impl IntoIterator<Item = f64>) -> Option<f64> {
    let all: Vec<f64> = losses.into_iter().map(accuracy).collect();
    let count = all.len() as f64;
    let mean = all.iter().sum::<f64>() / count;
    let harmonic = count / all.iter().map(|one| 1.0 / one.max(1.0)).sum::<f64>();
    (!all.is_empty()).then(|| f64::midpoint(mean, harmonic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_falls_from_100_as_the_loss_grows() {
        assert!((accuracy(0.0) - 100.0).abs() < 0.001);
        // 103.1668 · e^(−0.4354) − 3.1669 and 103.1668 · e^(−2.177) − 3.1669.
        assert!((accuracy(0.1) - 63.582).abs() < 0.01, "{}", accuracy(0.1));
        assert!((accuracy(0.5) - 8.530).abs() < 0.01, "{}", accuracy(0.5));
        assert!(accuracy(1.0) < 0.001 && accuracy(1.0) >= 0.0);
        for step in 1..=100 {
            assert!(accuracy(f64::from(step) / 100.0) <= accuracy(f64::from(step - 1) / 100.0));
        }
    }

    #[test]
    fn bad_choices_weigh_more_than_good_ones() {
        assert_eq!(mean_accuracy([]), None);
        assert!((mean_accuracy([0.1]).unwrap() - accuracy(0.1)).abs() < 1e-9);
        let mixed = mean_accuracy([0.0, 0.5]).unwrap();
        assert!(mixed < f64::midpoint(accuracy(0.0), accuracy(0.5)));
        assert!((mixed - f64::midpoint(54.265, 15.719)).abs() < 0.05, "{mixed}");
    }
}
