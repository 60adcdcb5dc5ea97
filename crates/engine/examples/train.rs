//! Learns the network that judges positions of chess from files that `positions` has written:
//!
//! `cargo run --release -p trickmate-engine --example train -- crates/engine/assets/chess.network 24 1.bin 2.bin`
//!
//! The number is how many times all positions are gone through. An existing network is trained further, at a lower
//! rate; otherwise training begins from random weights. One position in fifty of the first file is kept for validation;
//! before and after each round the mean square error of the expected result over these is printed.
//! `src/games/chess/network.rs` describes the network and its file.

use std::io::{ErrorKind, Write};
use std::thread;

use trickmate_rules::kernel::{Seed, SeedRng};

type Failure = Box<dyn std::error::Error>;

/// The sizes of the network.
const PIECES: usize = 768;
const PLACES: usize = 4;
const INPUTS: usize = PLACES * PIECES;
const HIDDEN: usize = 256;
const BUCKETS: usize = 8;

/// Positions in a batch.
const BATCH: usize = 16_384;
const RATE: f32 = 0.001;
/// The learning rate for a network that is trained further.
const CAREFUL_RATE: f32 = 0.0005;
/// Factors of the whole numbers in the file, before and after the hidden neurons.
const ONE_BEFORE: f32 = 255.0;
const ONE_AFTER: f32 = 64.0;
/// The largest weight after the hidden neurons for which sixteen bits suffice.
const LARGEST: f32 = 127.0 / ONE_AFTER;
/// Hundredths of a Pawn of the teacher in one unit of the network.
const ONE: f32 = 143.0;
/// Factor by which the second curve is flatter.
const FLATTER: f32 = 4.0;
/// One position in this many is kept for validation.
const KEPT_BACK: usize = 50;

const RECORD: usize = 28;
type Record = [u8; RECORD];

/// The number of a King in a record.
const KING: u16 = 5;

/// Offsets of the network's parts in the list of weights.
const BIAS: usize = INPUTS * HIDDEN;
const OUT: usize = BIAS + HIDDEN;
const OUT_BIAS: usize = OUT + BUCKETS * 2 * HIDDEN;
const WEIGHTS: usize = OUT_BIAS + BUCKETS;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [path, rounds, files @ ..] = &args[..] else {
        return Err("NETWORK ROUNDS FILE…".into());
    };
    let rounds: usize = rounds.parse()?;
    let (mut records, mut kept): (Vec<Record>, Vec<Record>) = (Vec::new(), Vec::new());
    for (number, file) in files.iter().enumerate() {
        let bytes = std::fs::read(file)?;
        for (place, record) in bytes.as_chunks::<RECORD>().0.iter().enumerate() {
            let is_kept = number == 0 && place % (2 * KEPT_BACK * 100) < 200;
            if is_kept { kept.push(*record) } else { records.push(*record) }
        }
    }
    let mut chance = Seed::new([7; 32]).chance("network");
    let (mut learner, rate) = match std::fs::read(path) {
        Ok(bytes) => (Learner::from(&bytes)?, CAREFUL_RATE),
        Err(error) if error.kind() == ErrorKind::NotFound => (Learner::new(&mut chance), RATE),
        Err(error) => return Err(error.into()),
    };
    let steps = rounds * records.len().div_ceil(BATCH);
    let mut out = std::io::stdout();
    for round in 0..=rounds {
        if round > 0 {
            chance.shuffle(&mut records);
            for batch in records.chunks(BATCH) {
                let share = learner.steps as f32 / steps as f32;
                learner
                    .step(batch, rate * (0.01 + 0.99 * 0.5 * (1.0 + (share * std::f32::consts::PI).cos())));
            }
            std::fs::write(path, learner.quantised())?;
        }
        let (error, known) = (learner.error(&kept), learner.error(&records[..kept.len().min(records.len())]));
        writeln!(
            out,
            "round {round}: {error:.6} of {} kept back, {known:.6} of those learned from",
            kept.len()
        )?;
        out.flush()?;
    }
    Ok(())
}

/// A position as the network sees it. Each side's view is mirrored so that its King is on the files e to h, and depends
/// on the place of that King.
struct Sample {
    /// The active inputs, for the side to move and the other one.
    inputs: [[u16; 32]; 2],
    count: usize,
    bucket: usize,
    target: f32,
}

impl Sample {
    /// Reads a record.
    fn of(record: &Record) -> Self {
        let (occupied, rest) = record.split_at(8);
        let mut occupied = occupied.iter().rev().fold(0_u64, |all, byte| all << 8 | u64::from(*byte));
        let black = u16::from(rest[18]);
        let score = f32::from(i16::from_le_bytes([rest[16], rest[17]]));
        let mut pieces = [(0, 0); 32];
        let mut kings = [0; 2];
        let mut count = 0;
        while occupied != 0 && count < 32 {
            let square = occupied.trailing_zeros() as u16;
            occupied &= occupied - 1;
            let piece = u16::from(rest[count / 2] >> (4 * (count % 2)) & 15);
            if piece & 7 == KING {
                kings[usize::from(piece >> 3 ^ black)] = square;
            }
            pieces[count] = (piece, square);
            count += 1;
        }
        let mut inputs = [[0; 32]; 2];
        for (side, inputs) in inputs.iter_mut().enumerate() {
            let us = black ^ side as u16;
            let turn = if us == 1 { 56 } else { 0 } ^ if kings[side] & 7 < 4 { 7 } else { 0 };
            let place = match kings[side] ^ turn {
                6 | 7 => 0,
                0..8 => 1,
                8..16 => 2,
                _ => 3,
            };
            for (input, (piece, square)) in inputs.iter_mut().zip(&pieces[..count]) {
                let piece = (piece >> 3 ^ us) * 6 + (piece & 7);
                *input = place * PIECES as u16 + piece * 64 + (square ^ turn);
            }
        }
        Self { inputs, count, bucket: count.saturating_sub(1) / 4, target: expected(score / ONE).0 }
    }
}

/// Returns the expected result and its slope, as the average of two curves. A steep one distinguishes equal positions
/// from slightly better ones. A flat one still rises in won positions, so that the network learns to make progress.
fn expected(value: f32) -> (f32, f32) {
    let curve = |value: f32| 1.0 / (1.0 + (-value).exp());
    let (steep, flat) = (curve(value), curve(value / FLATTER));
    let slope = steep * (1.0 - steep) + flat * (1.0 - flat) / FLATTER;
    ((steep + flat) / 2.0, slope / 2.0)
}

/// Returns the factor by which the weight at this offset is multiplied in the file.
fn one(place: usize) -> f32 {
    match place {
        ..OUT => ONE_BEFORE,
        OUT..OUT_BIAS => ONE_AFTER,
        _ => ONE_AFTER * ONE_BEFORE,
    }
}

/// A network that learns by Adam.
struct Learner {
    weights: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: usize,
}

impl Learner {
    /// Reads a network as [`Self::quantised`] writes it.
    fn from(bytes: &[u8]) -> Result<Self, Failure> {
        let numbers = bytes.as_chunks().0.iter().map(|bytes| f32::from(i16::from_le_bytes(*bytes)));
        let weights: Vec<f32> = numbers.enumerate().map(|(place, number)| number / one(place)).collect();
        match weights.len() {
            WEIGHTS => Ok(Self { weights, means: vec![0.0; WEIGHTS], squares: vec![0.0; WEIGHTS], steps: 0 }),
            other => Err(format!("{other} weights instead of {WEIGHTS}").into()),
        }
    }

    fn new(chance: &mut SeedRng) -> Self {
        let mut by_lot = |spread: f32| (chance.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * spread;
        let mut weights = vec![0.0; WEIGHTS];
        weights[..BIAS].fill_with(|| by_lot(0.06));
        weights[OUT..OUT_BIAS].fill_with(|| by_lot(0.06));
        Self { weights, means: vec![0.0; WEIGHTS], squares: vec![0.0; WEIGHTS], steps: 0 }
    }

    /// Returns the sums of both sides' hidden neurons.
    fn hidden(&self, sample: &Sample) -> [[f32; HIDDEN]; 2] {
        let mut sums = [[0.0; HIDDEN]; 2];
        for (sums, inputs) in sums.iter_mut().zip(&sample.inputs) {
            sums.copy_from_slice(&self.weights[BIAS..OUT]);
            for input in &inputs[..sample.count] {
                let from = usize::from(*input) * HIDDEN;
                let row = &self.weights[from..from + HIDDEN];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
        sums
    }

    fn output(&self, sample: &Sample, hidden: &[[f32; HIDDEN]; 2]) -> f32 {
        let from = OUT + sample.bucket * 2 * HIDDEN;
        let weights = self.weights[from..from + 2 * HIDDEN].as_chunks::<HIDDEN>().0;
        let mut sums = [0.0; HIDDEN];
        for (hidden, weights) in hidden.iter().zip(weights) {
            for ((sum, value), weight) in sums.iter_mut().zip(hidden).zip(weights) {
                let value = value.clamp(0.0, 1.0);
                *sum += value * value * weight;
            }
        }
        sums.iter().sum::<f32>() + self.weights[OUT_BIAS + sample.bucket]
    }

    /// Adds the gradient of the error over some positions to `slopes`.
    fn slopes(&self, batch: &[Record], slopes: &mut [f32]) {
        for record in batch {
            let sample = Sample::of(record);
            let hidden = self.hidden(&sample);
            let (expected, slope) = expected(self.output(&sample, &hidden));
            let slope = 2.0 * (expected - sample.target) * slope;
            slopes[OUT_BIAS + sample.bucket] += slope;
            for (side, hidden) in hidden.iter().enumerate() {
                let from = OUT + (sample.bucket * 2 + side) * HIDDEN;
                let mut back = [0.0; HIDDEN];
                let weights = &self.weights[from..from + HIDDEN];
                let outs = &mut slopes[from..from + HIDDEN];
                for (((back, value), weight), out) in back.iter_mut().zip(hidden).zip(weights).zip(outs) {
                    let inside = if *value > 0.0 && *value < 1.0 { 1.0 } else { 0.0 };
                    let value = value.clamp(0.0, 1.0);
                    *out += slope * value * value;
                    *back = slope * weight * 2.0 * value * inside;
                }
                for (bias, back) in slopes[BIAS..OUT].iter_mut().zip(&back) {
                    *bias += back;
                }
                for input in &sample.inputs[side][..sample.count] {
                    let from = usize::from(*input) * HIDDEN;
                    let row = &mut slopes[from..from + HIDDEN];
                    row.iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
                }
            }
        }
    }

    fn step(&mut self, batch: &[Record], rate: f32) {
        let share = batch.len().div_ceil(thread::available_parallelism().map_or(1, usize::from)).max(1);
        let parts: Vec<Vec<f32>> = thread::scope(|scope| {
            let learner = &*self;
            let work = |part| {
                move || {
                    let mut slopes = vec![0.0; WEIGHTS];
                    learner.slopes(part, &mut slopes);
                    slopes
                }
            };
            let threads: Vec<_> = batch.chunks(share).map(|part| scope.spawn(work(part))).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        self.steps += 1;
        let (keep_mean, keep_square) = (0.9_f32, 0.999_f32);
        let unbiased = |keep: f32| 1.0 - keep.powi(self.steps.min(10_000) as i32);
        let (mean_share, square_share) = (unbiased(keep_mean), unbiased(keep_square));
        for place in 0..WEIGHTS {
            let slope = parts.iter().map(|part| part[place]).sum::<f32>() / batch.len() as f32;
            self.means[place] = keep_mean * self.means[place] + (1.0 - keep_mean) * slope;
            self.squares[place] = keep_square * self.squares[place] + (1.0 - keep_square) * slope * slope;
            let size = (self.squares[place] / square_share).sqrt() + 1e-8;
            let weight = self.weights[place] - rate * self.means[place] / mean_share / size;
            self.weights[place] = weight.clamp(-LARGEST, LARGEST);
        }
    }

    /// The mean square error of the expected result.
    fn error(&self, records: &[Record]) -> f32 {
        let errors = records.iter().map(|record| {
            let sample = Sample::of(record);
            (expected(self.output(&sample, &self.hidden(&sample))).0 - sample.target).powi(2)
        });
        errors.sum::<f32>() / records.len().max(1) as f32
    }

    /// Returns the network in whole numbers of sixteen bits, little-endian. Pawns on their own first rank, which no
    /// teacher knows, get the weights of those on the second.
    fn quantised(&self) -> Vec<u8> {
        let mut weights = self.weights.clone();
        for place in 0..PLACES {
            let (own, theirs) = (place * PIECES, place * PIECES + PIECES / 2 + 56);
            weights.copy_within((own + 8) * HIDDEN..(own + 16) * HIDDEN, own * HIDDEN);
            weights.copy_within((theirs - 8) * HIDDEN..theirs * HIDDEN, theirs * HIDDEN);
        }
        let numbers = weights.iter().enumerate().map(|(place, weight)| weight * one(place));
        let whole =
            numbers.map(|number| number.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16);
        whole.flat_map(i16::to_le_bytes).collect()
    }
}
