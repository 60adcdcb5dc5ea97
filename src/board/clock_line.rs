//! The clocks of a match as a line of its board message.

use trickmate_host::{HostedMatch, SeatClock, TimeControl};
use trickmate_rules::Seat;
use trickmate_text::{text, word};

/// Returns the time that each player has; `None` without clocks, and when the match is over.
pub(crate) fn line(hosted: &HostedMatch) -> Option<String> {
    let clocks = hosted.clocks.filter(|_| hosted.game.outcome().is_none())?;
    if hosted.is_paused {
        return Some(text!("clock-paused"));
    }
    let names = hosted.game.game().seats();
    let shown = Seat::ALL.into_iter().filter_map(|seat| {
        let name = match hosted.time {
            TimeControl::Live { .. } => word(names[seat.index()].title),
            _ => format!("<@{}>", hosted.players[seat.index()]),
        };
        shown(&name, clocks.seat(seat), hosted.time)
    });
    let shown: Vec<String> = shown.collect();
    (!shown.is_empty()).then(|| text!("clock-line", clocks = shown.join(" · ")))
}

/// Returns the time of one seat; in correspondence only for seats to act.
fn shown(player: &str, clock: SeatClock, control: TimeControl) -> Option<String> {
    match (clock.deadline, control) {
        (Some(deadline), _) => {
            Some(text!("clock-runs-out", player, when = format!("<t:{}:R>", deadline.seconds())))
        }
        (None, TimeControl::Live { .. }) => {
            let seconds = clock.remaining / 1000;
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            Some(text!("clock-left", player, time))
        }
        (None, _) => clock.paused.then(|| text!("clock-vacation", player)),
    }
}
