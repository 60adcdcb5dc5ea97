//! The queue of a lane, served in turn: each waiting person gets one job before anybody gets a second, however many
//! jobs somebody has requested. One person never has all slots of a lane.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::ids::PlayerId;
use crate::workers::lane::Capacity;

/// Owner of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Owner {
    /// A person, by their id.
    Person(PlayerId),
    /// A job without a person: such jobs take turns as if each were another person's.
    Nobody(u64),
}

/// The slots of a lane, and the queue for them.
#[derive(Debug)]
pub(super) struct Turns {
    slots: usize,
    capacity: Capacity,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Number of running jobs.
    running: usize,
    /// Number of running jobs of each owner that has any.
    running_of: HashMap<Owner, usize>,
    /// Waiting jobs of each owner that has any.
    waiting: HashMap<Owner, VecDeque<oneshot::Sender<Slot>>>,
    /// Number of waiting jobs.
    queued: usize,
    /// Owners of waiting jobs, the next to be served first.
    order: VecDeque<Owner>,
    /// Number of jobs without an owner so far.
    unowned: u64,
}

/// The right to run one job of a lane, until it is dropped.
#[derive(Debug)]
pub(super) struct Slot {
    turns: Arc<Turns>,
    owner: Owner,
}

/// A place in the queue.
#[derive(Debug)]
pub(super) enum Place {
    /// There is a free slot.
    Free(Slot),
    /// The slot comes when it is the owner's turn.
    Waits(oneshot::Receiver<Slot>),
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.turns.give_back(self.owner);
    }
}

impl Turns {
    pub(super) fn new(slots: usize, capacity: Capacity) -> Self {
        Self { slots, capacity, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of taken slots.
    pub(super) fn running(&self) -> usize {
        self.state().running
    }

    /// Takes a slot, or a place in the queue; `None` if too many jobs wait already, of everybody or of this person.
    pub(super) fn enter(self: &Arc<Self>, person: Option<PlayerId>) -> Option<Place> {
        let mut guard = self.state();
        let state = &mut *guard;
        let owner = match person {
            Some(person) => Owner::Person(person),
            None => {
                state.unowned += 1;
                Owner::Nobody(state.unowned)
            }
        };
        if self.may_run(state, owner) {
            state.take(owner);
            return Some(Place::Free(Slot { turns: Arc::clone(self), owner }));
        }
        let own = state.waiting.get(&owner).map_or(0, VecDeque::len);
        if state.queued >= self.capacity.all || own >= self.capacity.person {
            state.forget_cancelled();
        }
        let own = state.waiting.get(&owner).map_or(0, VecDeque::len);
        if state.queued >= self.capacity.all || own >= self.capacity.person {
            return None;
        }
        let (turn, wait) = oneshot::channel();
        if own == 0 {
            state.order.push_back(owner);
        }
        state.waiting.entry(owner).or_default().push_back(turn);
        state.queued += 1;
        Some(Place::Waits(wait))
    }

    /// Returns `true` if a job of this owner may begin now: there is a slot, and one is left for somebody else.
    fn may_run(&self, state: &State, owner: Owner) -> bool {
        let own = state.running_of.get(&owner).copied().unwrap_or(0);
        state.running < self.slots && own < self.slots.saturating_sub(1).max(1)
    }

    fn give_back(self: &Arc<Self>, owner: Owner) {
        let mut granted = Vec::new();
        {
            let mut state = self.state();
            state.running -= 1;
            if let Some(own) = state.running_of.get_mut(&owner) {
                *own -= 1;
                if *own == 0 {
                    state.running_of.remove(&owner);
                }
            }
            while let Some((owner, turn)) = self.next(&mut state) {
                state.take(owner);
                granted.push((turn, Slot { turns: Arc::clone(self), owner }));
            }
        }
        // If the waiter has given up, the slot is given back at once, which needs the state again.
        for (turn, slot) in granted {
            let _ = turn.send(slot);
        }
    }

    /// Takes the next runnable job out of the queue, and puts its owner at the end.
    fn next(&self, state: &mut State) -> Option<(Owner, oneshot::Sender<Slot>)> {
        loop {
            let place = state.order.iter().position(|owner| self.may_run(state, *owner))?;
            let owner = state.order.remove(place)?;
            let own = state.waiting.entry(owner).or_default();
            let turn = own.pop_front();
            let is_last = own.is_empty();
            state.queued -= usize::from(turn.is_some());
            if is_last {
                state.waiting.remove(&owner);
            } else {
                state.order.push_back(owner);
            }
            // A waiter that has given up needs no slot.
            if let Some(turn) = turn.filter(|turn| !turn.is_closed()) {
                return Some((owner, turn));
            }
        }
    }
}

impl State {
    fn take(&mut self, owner: Owner) {
        self.running += 1;
        *self.running_of.entry(owner).or_default() += 1;
    }

    /// Removes jobs from the queue whose waiters have given up.
    fn forget_cancelled(&mut self) {
        self.waiting.retain(|_, own| {
            own.retain(|waiting| !waiting.is_closed());
            !own.is_empty()
        });
        let Self { waiting, order, queued, .. } = self;
        order.retain(|owner| waiting.contains_key(owner));
        *queued = waiting.values().map(VecDeque::len).sum();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAPACITY: Capacity = Capacity { all: 5, person: 3 };

    fn turns(slots: usize) -> Arc<Turns> {
        Arc::new(Turns::new(slots, CAPACITY))
    }

    fn slot(place: Option<Place>) -> Slot {
        match place {
            Some(Place::Free(slot)) => slot,
            other => panic!("{other:?}"),
        }
    }

    fn wait(place: Option<Place>) -> oneshot::Receiver<Slot> {
        match place {
            Some(Place::Waits(wait)) => wait,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn people_are_served_in_turn_however_many_jobs_one_has() {
        let turns = turns(1);
        let first = slot(turns.enter(Some(PlayerId::new(1))));
        let mut own: Vec<_> = (0..3).map(|_| wait(turns.enter(Some(PlayerId::new(1))))).collect();
        let mut other = wait(turns.enter(Some(PlayerId::new(2))));
        let mut nobody = wait(turns.enter(None));
        drop(first);
        let second = own[0].try_recv().unwrap();
        assert!(other.try_recv().is_err(), "there is one slot");
        drop(second);
        drop(other.try_recv().unwrap());
        drop(nobody.try_recv().unwrap());
        drop(own[1].try_recv().unwrap());
        drop(own[2].try_recv().unwrap());
        assert_eq!(turns.running(), 0);
    }

    #[test]
    fn one_person_never_has_all_slots() {
        let turns = turns(2);
        let first = slot(turns.enter(Some(PlayerId::new(1))));
        let mut second = wait(turns.enter(Some(PlayerId::new(1))));
        let other = slot(turns.enter(Some(PlayerId::new(2))));
        assert_eq!(turns.running(), 2);
        drop(other);
        assert!(second.try_recv().is_err(), "the slot is for others");
        drop(first);
        drop(second.try_recv().unwrap());
        assert_eq!(turns.running(), 0);
    }

    #[test]
    fn too_many_jobs_of_one_person_or_of_all_are_turned_away() {
        let turns = turns(1);
        let running = slot(turns.enter(Some(PlayerId::new(1))));
        let mut waiting: Vec<_> = (0..3).map(|_| wait(turns.enter(Some(PlayerId::new(1))))).collect();
        assert!(turns.enter(Some(PlayerId::new(1))).is_none(), "three of this person wait");
        waiting.push(wait(turns.enter(Some(PlayerId::new(2)))));
        waiting.push(wait(turns.enter(None)));
        assert!(turns.enter(Some(PlayerId::new(3))).is_none(), "five wait");
        // Waiters that have given up make room.
        waiting.truncate(2);
        waiting.push(wait(turns.enter(Some(PlayerId::new(1)))));
        waiting.push(wait(turns.enter(Some(PlayerId::new(3)))));
        drop(running);
        // Owners are served in turn, not in the order of their requests.
        while !waiting.is_empty() {
            let left = waiting.len();
            waiting.retain_mut(|waiting| waiting.try_recv().is_err());
            assert!(waiting.len() < left, "{left} wait in vain");
        }
        assert_eq!(turns.running(), 0);
    }
}
