use super::{GAME_1, printed};

fn count(arguments: &[&str]) -> u64 {
    printed(&[&["perft", "cardmate"], arguments].concat()).lines().next().unwrap().parse().unwrap()
}

#[test]
fn the_published_counts_come_out() {
    assert_eq!(["0", "1", "2", "3"].map(|depth| count(&[depth])), [1, 38, 1444, 57158]);
}

#[test]
fn nodes_per_second_stand_below() {
    let text = printed(&["perft", "cardmate", "2"]);
    let speed = text.lines().nth(1).unwrap().strip_suffix(" nodes/s").unwrap();
    assert!(speed.parse::<f64>().unwrap() > 0.0);
}

#[test]
fn counting_goes_on_from_moves_and_stops_at_the_end() {
    let divided = printed(&["perft", "cardmate", "3", "--divide"]);
    let part = format!("4Ci3 {}", count(&["2", "--moves", "4Ci3"]));
    assert!(divided.lines().any(|line| line == part), "{part}");
    assert_eq!(count(&["1", "--moves", GAME_1.split("QS:h2").next().unwrap()]), 1);
    assert_eq!(count(&["1", "--moves", &format!("{GAME_1} QS:e0")]), 0);
    assert_eq!(count(&["1", "--moves", "draw"]), 0);
}

#[test]
fn the_parts_add_up() {
    let text = printed(&["perft", "cardmate", "2", "--divide"]);
    let lines: Vec<&str> = text.lines().collect();
    let parts: Vec<u64> = lines[..lines.len() - 2]
        .iter()
        .map(|line| line.split(' ').nth(1).unwrap().parse().unwrap())
        .collect();
    assert_eq!(parts.len(), 38);
    assert_eq!(parts.iter().sum::<u64>(), 1444);
}
