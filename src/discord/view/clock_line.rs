//! The clocks of a match as a line of its board message.

use crate::service::{HostedMatch, SeatClock, TimeControl};
use trickmate_rules::Seat;

/// Who has how much time; `None` where there are no clocks, and when the match is over.
pub(crate) fn line(table: &HostedMatch) -> Option<String> {
    let clocks = table.clocks.filter(|_| table.game.outcome().is_none())?;
    if table.is_paused {
        return Some("⏸ Paused: this server has removed me. No time passes.".to_owned());
    }
    let names = table.game.game().seats();
    let shown = Seat::ALL.into_iter().filter_map(|seat| {
        let name = match table.time {
            TimeControl::Live { .. } => names[seat.index()].title.to_owned(),
            _ => format!("<@{}>", table.players[seat.index()]),
        };
        let time = shown(clocks.seat(seat), table.time)?;
        Some(format!("{name} {time}"))
    });
    let shown: Vec<String> = shown.collect();
    (!shown.is_empty()).then(|| format!("⏳ {}.", shown.join(" · ")))
}

/// The time of one seat; in correspondence only of those who are to act.
fn shown(clock: SeatClock, control: TimeControl) -> Option<String> {
    match (clock.deadline, control) {
        (Some(deadline), _) => Some(format!("runs out of time <t:{}:R>", deadline / 1000)),
        (None, TimeControl::Live { .. }) => {
            let seconds = clock.remaining / 1000;
            Some(format!("has {}:{:02} left", seconds / 60, seconds % 60))
        }
        (None, _) => clock.paused.then(|| "is on vacation, so that no time passes".to_owned()),
    }
}
