//! The clocks of a match, and the effects of actions on them.

use crate::clocks::clock_row::ClockRow;
use crate::clocks::time_control::TimeControl;
use crate::ids::Timestamp;
use trickmate_rules::Seat;

/// The clock of one seat. Times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatClock {
    /// Time left when it starts running again.
    pub remaining: i64,
    /// When it runs out; `None` while it is stopped.
    pub deadline: Option<Timestamp>,
    /// `true` if only its player's vacation stops the clock.
    pub paused: bool,
}

/// The clocks of a match, the first mover's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    controls: [TimeControl; 2],
    seats: [SeatClock; 2],
}

/// An action, as the clocks see it.
pub(crate) struct Done<'a> {
    /// Seat that acted.
    pub(crate) seat: Option<Seat>,
    /// `true` if both seats chose at the same time, so that it is a separate decision.
    pub(crate) simultaneous: bool,
    /// The seats that are to act after it; none if the match is over.
    pub(crate) to_act: &'a [Seat],
    /// Now.
    pub(crate) at: Timestamp,
}

impl Clocks {
    /// Returns the clocks at the beginning, when these seats are to act; `None` without a time control.
    pub(crate) fn at_first(controls: [TimeControl; 2], to_act: &[Seat], at: Timestamp) -> Option<Self> {
        let mut clocks = Self::full(controls)?;
        for seat in to_act {
            clocks.seats[seat.index()].start(at);
        }
        Some(clocks)
    }

    /// Returns clocks that have not run.
    fn full(controls: [TimeControl; 2]) -> Option<Self> {
        let [first, second] = controls;
        let clock = |remaining| SeatClock { remaining, deadline: None, paused: false };
        Some(Self { controls, seats: [clock(first.at_first()?), clock(second.at_first()?)] })
    }

    /// Returns the time control of a seat.
    pub(crate) const fn control(&self, seat: Seat) -> TimeControl {
        self.controls[seat.index()]
    }

    /// Reads the stored clocks; `None` without time control.
    pub(crate) fn of(controls: [TimeControl; 2], rows: &[ClockRow]) -> Option<Self> {
        let mut clocks = Self::full(controls)?;
        for row in rows {
            clocks.seats[row.seat.index()] =
                SeatClock { remaining: row.remaining, deadline: row.deadline, paused: row.paused != 0 };
        }
        (!rows.is_empty()).then_some(clocks)
    }

    /// Returns the clock of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> SeatClock {
        self.seats[seat.index()]
    }

    /// Returns the seats whose time is over.
    pub(crate) fn expired(&self, at: Timestamp) -> Vec<Seat> {
        let is_over = |seat: &Seat| self.seat(*seat).deadline.is_some_and(|deadline| deadline <= at);
        Seat::ALL.into_iter().filter(is_over).collect()
    }

    /// Returns the clocks after an action.
    pub(crate) fn after(&self, done: &Done<'_>) -> Self {
        let mut clocks = *self;
        for seat in Seat::ALL {
            let control = self.control(seat);
            let clock = &mut clocks.seats[seat.index()];
            let acts = done.to_act.contains(&seat);
            // A turn is one decision: within it the same seat acts again.
            let goes_on = done.to_act == [seat] && !done.simultaneous;
            let has_decided = done.seat == Some(seat) && !goes_on;
            if has_decided || !acts {
                clock.stop(done.at);
            }
            if has_decided {
                match control {
                    TimeControl::Correspondence(per_turn) => clock.remaining = per_turn,
                    TimeControl::Live { increment, .. } => clock.remaining += increment,
                    TimeControl::None => {}
                }
            }
            if acts && clock.deadline.is_none() && !clock.paused {
                clock.start(done.at);
            }
        }
        clocks
    }

    /// Returns the clocks after a takeback, running for the seats to act: in correspondence with the full time for the
    /// turn, in a live match with the remaining time.
    pub(crate) fn after_takeback(&self, to_act: &[Seat], at: Timestamp) -> Self {
        let mut clocks = *self;
        for seat in Seat::ALL {
            let clock = &mut clocks.seats[seat.index()];
            clock.stop(at);
            if let TimeControl::Correspondence(per_turn) = self.control(seat) {
                clock.remaining = per_turn;
            }
            if to_act.contains(&seat) {
                clock.start(at);
            }
        }
        clocks
    }

    /// Returns the clocks to store: those that differ from `before`. `remind` says how long before its deadline a
    /// seat's player gets a reminder.
    pub(crate) fn rows(&self, before: Option<&Self>, remind: [Option<i64>; 2]) -> Vec<ClockRow> {
        let changed = |seat: &Seat| before.is_none_or(|before| before.seat(*seat) != self.seat(*seat));
        let row = |seat: Seat| {
            let clock = self.seat(seat);
            let before = remind[seat.index()];
            ClockRow {
                seat,
                per_turn: self.per_turn(seat),
                remaining: clock.remaining,
                deadline: clock.deadline,
                paused: clock.paused.into(),
                remind_at: clock.deadline.zip(before).map(|(deadline, before)| deadline - before),
            }
        };
        Seat::ALL.into_iter().filter(changed).map(row).collect()
    }

    const fn per_turn(&self, seat: Seat) -> Option<i64> {
        match self.control(seat) {
            TimeControl::Correspondence(per_turn) => Some(per_turn),
            TimeControl::Live { .. } | TimeControl::None => None,
        }
    }
}

impl SeatClock {
    fn start(&mut self, at: Timestamp) {
        self.deadline = Some(at.saturating_add(self.remaining));
    }

    fn stop(&mut self, at: Timestamp) {
        if let Some(deadline) = self.deadline.take() {
            self.remaining = deadline.since(at).max(0);
        }
        self.paused = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: TimeControl = TimeControl::Live { base: 600, increment: 5 };
    const LETTERS: TimeControl = TimeControl::Correspondence(1000);

    fn done(seat: Seat, to_act: &[Seat], at: i64) -> Done<'_> {
        Done { seat: Some(seat), simultaneous: false, to_act, at: Timestamp::new(at) }
    }

    fn shows(clocks: &Clocks) -> [(i64, Option<i64>); 2] {
        Seat::ALL.map(|seat| (clocks.seat(seat).remaining, clocks.seat(seat).deadline.map(Timestamp::get)))
    }

    #[test]
    fn live_clocks_run_down_and_gain_the_increment() {
        let clocks = Clocks::at_first([LIVE; 2], &[Seat::First], Timestamp::new(0)).unwrap();
        assert_eq!(shows(&clocks), [(600, Some(600)), (600, None)]);
        let clocks = clocks.after(&done(Seat::First, &[Seat::Second], 100));
        assert_eq!(shows(&clocks), [(505, None), (600, Some(700))]);
        // A turn of several actions gains the increment once, at its end.
        let clocks = clocks.after(&done(Seat::Second, &[Seat::Second], 150));
        assert_eq!(shows(&clocks), [(505, None), (600, Some(700))]);
        let clocks = clocks.after(&done(Seat::Second, &[Seat::First], 200));
        assert_eq!(shows(&clocks), [(505, Some(705)), (505, None)]);
        assert_eq!(clocks.expired(Timestamp::new(704)), []);
        assert_eq!(clocks.expired(Timestamp::new(705)), [Seat::First]);
        let clocks = clocks.after_takeback(&[Seat::Second], Timestamp::new(300));
        assert_eq!(shows(&clocks), [(405, None), (505, Some(805))]);
    }

    #[test]
    fn each_seat_may_have_its_own_time() {
        let fast = TimeControl::Live { base: 60, increment: 1 };
        let clocks = Clocks::at_first([LIVE, fast], &[Seat::First], Timestamp::new(0)).unwrap();
        assert_eq!(shows(&clocks), [(600, Some(600)), (60, None)]);
        let clocks = clocks.after(&done(Seat::First, &[Seat::Second], 100));
        assert_eq!(shows(&clocks), [(505, None), (60, Some(160))]);
        let clocks = clocks.after(&done(Seat::Second, &[Seat::First], 110));
        assert_eq!(shows(&clocks), [(505, Some(615)), (51, None)]);
        assert_eq!(Clocks::of([LIVE, fast], &clocks.rows(None, [None; 2])), Some(clocks));
    }

    #[test]
    fn in_correspondence_every_turn_has_the_whole_time() {
        let clocks = Clocks::at_first([LETTERS; 2], &[Seat::First], Timestamp::new(0)).unwrap();
        let clocks = clocks.after(&done(Seat::First, &[Seat::Second], 900));
        assert_eq!(shows(&clocks), [(1000, None), (1000, Some(1900))]);
        let clocks = clocks.after(&done(Seat::Second, &[], 1000));
        assert_eq!(clocks.expired(Timestamp::MAX), []);
        assert_eq!(Clocks::at_first([TimeControl::None; 2], &[Seat::First], Timestamp::new(0)), None);
    }

    #[test]
    fn choices_at_the_same_time_have_clocks_of_their_own() {
        let both = Seat::ALL;
        let clocks = Clocks::at_first([LETTERS; 2], &[Seat::Second], Timestamp::new(-50)).unwrap();
        let clocks = clocks.after(&done(Seat::Second, &both, 0));
        assert_eq!(shows(&clocks), [(1000, Some(1000)); 2]);
        assert_eq!(clocks.expired(Timestamp::new(1000)), both);
        let first = Done {
            seat: Some(Seat::First),
            simultaneous: true,
            to_act: &[Seat::Second],
            at: Timestamp::new(100),
        };
        let clocks = clocks.after(&first);
        assert_eq!(shows(&clocks), [(1000, None), (1000, Some(1000))]);
        // The second seat is to move after its choice: that is another decision.
        let second = Done {
            seat: Some(Seat::Second),
            simultaneous: true,
            to_act: &[Seat::Second],
            at: Timestamp::new(200),
        };
        assert_eq!(shows(&clocks.after(&second)), [(1000, None), (1000, Some(1200))]);
    }

    #[test]
    fn only_what_changes_is_stored() {
        let clocks = Clocks::at_first([LETTERS; 2], &[Seat::First], Timestamp::new(0)).unwrap();
        assert_eq!(clocks.rows(None, [Some(250), None]).len(), 2);
        assert_eq!(clocks.rows(None, [Some(250), None])[0].remind_at, Some(Timestamp::new(750)));
        let same = clocks.after(&done(Seat::First, &[Seat::First], 10));
        assert_eq!(same.rows(Some(&clocks), [None; 2]).len(), 0);
        let rows = clocks.rows(None, [None; 2]);
        assert_eq!(Clocks::of([LETTERS; 2], &rows), Some(clocks));
        assert_eq!(Clocks::of([TimeControl::None; 2], &rows), None);
        assert_eq!(Clocks::of([LETTERS; 2], &[]), None);
    }
}
