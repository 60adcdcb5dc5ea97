//! LZW as GIF files use it, fast for drawings.
//!
//! A general encoder looks its codes up pixel by pixel. Here, runs of one index, which are most of a board and nearly
//! all of a frame that did not change much, are coded run by run: an animation takes a fifth of the time.

/// Bits of an index.
const INDEX_BITS: u8 = 8;
const CLEAR: u16 = 256;
const END: u16 = 257;
/// Codes have at most this many bits.
const CODE_BITS: u8 = 12;
/// More than twice the possible number of codes.
const SLOTS: usize = 1 << 13;

/// Encodes palette indices: the first byte is the number of bits of an index, as GIF wants it, then the codes follow.
pub(super) fn encode(indices: &[u8]) -> Vec<u8> {
    let mut encoder = Encoder {
        bytes: vec![INDEX_BITS],
        bits: 0,
        pending: 0,
        width: INDEX_BITS + 1,
        next: END + 1,
        runs: vec![Vec::new(); 256],
        slots: vec![0; SLOTS],
    };
    encoder.clear();
    let mut rest = indices;
    while !rest.is_empty() {
        rest = encoder.phrase(rest);
    }
    encoder.finish()
}

struct Encoder {
    bytes: Vec<u8>,
    /// Bits not yet written, and their number.
    bits: u32,
    pending: u8,
    /// Bits of a code now, and the next code to be given.
    width: u8,
    next: u16,
    /// Codes of runs: for every index, the codes of two, three, four … in a row.
    runs: Vec<Vec<u16>>,
    /// A hash table of all other codes: their meaning (a code and the index after it) and the code. 0 is empty.
    slots: Vec<u32>,
}

impl Encoder {
    /// Forgets all codes and writes the clear code.
    fn clear(&mut self) {
        self.emit(CLEAR);
        self.width = INDEX_BITS + 1;
        self.next = END + 1;
        self.runs.iter_mut().for_each(Vec::clear);
        self.slots.fill(0);
    }

    /// Emits the longest known beginning of `rest`, which is not empty, and learns it with one index more. Returns the
    /// remainder.
    fn phrase<'a>(&mut self, rest: &'a [u8]) -> &'a [u8] {
        let first = rest[0];
        let runs = &self.runs[usize::from(first)];
        let mut taken = run(rest, runs.len() + 1);
        let mut code = if taken == 1 { u16::from(first) } else { runs[taken - 2] };
        if taken > runs.len() && rest.get(taken) == Some(&first) {
            self.emit(code);
            if let Some(code) = self.learn() {
                self.runs[usize::from(first)].push(code);
            }
            return &rest[taken..];
        }
        while let Some(&index) = rest.get(taken) {
            let (slot, known) = self.look_up(code, index);
            let Some(longer) = known else {
                self.emit(code);
                if let Some(new) = self.learn() {
                    self.slots[slot] = key(code, index) << CODE_BITS | u32::from(new);
                }
                return &rest[taken..];
            };
            code = longer;
            taken += 1;
        }
        self.emit(code);
        // Nothing follows, but the decoder counts on: it may now expect one bit more.
        self.learn();
        &[]
    }

    /// Returns the next free code; clears the table when all are used.
    fn learn(&mut self) -> Option<u16> {
        let code = self.next;
        if code == 1 << CODE_BITS {
            self.clear();
            return None;
        }
        if code == 1 << self.width {
            self.width += 1;
        }
        self.next += 1;
        Some(code)
    }

    /// Returns the code for `code` followed by `index`, and its slot.
    fn look_up(&self, code: u16, index: u8) -> (usize, Option<u16>) {
        let key = key(code, index);
        let mut slot = (key.wrapping_mul(0x9E37_79B1) >> 19) as usize;
        loop {
            match self.slots[slot] {
                0 => return (slot, None),
                entry if entry >> CODE_BITS == key => return (slot, Some((entry & 0xFFF) as u16)),
                _ => slot = (slot + 1) % SLOTS,
            }
        }
    }

    fn emit(&mut self, code: u16) {
        self.bits |= u32::from(code) << self.pending;
        self.pending += self.width;
        while self.pending >= 8 {
            self.bytes.push(self.bits as u8);
            self.bits >>= 8;
            self.pending -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        self.emit(END);
        if self.pending > 0 {
            self.bytes.push(self.bits as u8);
        }
        self.bytes
    }
}

/// Counts how often the first index is repeated at the beginning of `indices`, up to `max`.
fn run(indices: &[u8], max: usize) -> usize {
    let first = indices[0];
    let longest = &indices[..indices.len().min(max)];
    let same = |chunk: &&[u8]| chunk.iter().fold(true, |same, &index| same & (index == first));
    let start = 16 * longest.chunks_exact(16).take_while(same).count();
    start + longest[start..].iter().take_while(|&&index| index == first).count()
}

fn key(code: u16, index: u8) -> u32 {
    u32::from(code) << INDEX_BITS | u32::from(index)
}

#[cfg(test)]
mod tests {
    use super::encode;
    use gif::{ColorOutput, DecodeOptions, Encoder, Frame};

    /// Decodes a stream, for comparison.
    fn decoded(indices: &[u8], width: u16) -> Vec<u8> {
        let height = (indices.len() / usize::from(width)) as u16;
        let mut encoder = Encoder::new(Vec::new(), width, height, &[0; 768]).unwrap();
        let frame = Frame { width, height, buffer: encode(indices).into(), ..Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).unwrap();
        let file = encoder.into_inner().unwrap();
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(file.as_slice()).unwrap();
        decoder.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    #[test]
    fn every_length_of_a_run_and_of_noise_comes_back() {
        // Every number of codes up to the first time they run out: each may be the one before the end.
        for length in (1..300).chain(3_700..4_000).chain([65_535]) {
            let noise: Vec<u8> =
                (0..length as u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
            assert!(decoded(&noise, length) == noise, "noise of {length}");
            assert!(decoded(&vec![7; length.into()], length) == vec![7; length.into()], "run of {length}");
        }
    }

    #[test]
    fn runs_between_noise_come_back() {
        let mixed: Vec<u8> = (0..1_000_000u32)
            .map(|at| {
                if (at / 97) % 5 < 4 {
                    (at / 4_850) as u8
                } else {
                    (at.wrapping_mul(2_654_435_761) >> 9) as u8
                }
            })
            .collect();
        assert!(decoded(&mixed, 1000) == mixed);
    }
}
