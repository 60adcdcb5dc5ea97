//! Canonical Huffman codes, as DEFLATE wants them (RFC 1951, section 3.2.2).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A code: its bits, the first one lowest, and how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Code {
    pub(super) bits: u64,
    pub(super) len: u32,
}

/// The codes of symbols that occur so often; none is longer than `max` bits, and what never occurs has none.
pub(super) fn codes(frequencies: &[u32], max: u32) -> Vec<Code> {
    let mut scaled = frequencies.to_vec();
    let mut lens = lengths(&scaled);
    // Codes get shorter as frequencies become alike. It happens to few pictures and costs next to nothing.
    while lens.iter().any(|len| *len > max) {
        for frequency in scaled.iter_mut().filter(|frequency| **frequency > 0) {
            *frequency = *frequency / 2 + 1;
        }
        lens = lengths(&scaled);
    }
    canonical(&lens)
}

/// How many bits each symbol gets.
fn lengths(frequencies: &[u32]) -> Vec<u32> {
    let symbols = frequencies.len();
    let occurring = frequencies.iter().enumerate().filter(|(_, frequency)| **frequency > 0);
    let mut heap: BinaryHeap<Reverse<(u32, usize)>> =
        occurring.map(|(symbol, frequency)| Reverse((*frequency, symbol))).collect();
    let mut lens = vec![0; symbols];
    // Pairs that were joined; pair `n` is called `symbols + n`.
    let mut pairs = Vec::new();
    while let Some(Reverse((first, one))) = heap.pop() {
        let Some(Reverse((second, other))) = heap.pop() else {
            if pairs.is_empty() {
                lens[one] = 1;
            }
            break;
        };
        heap.push(Reverse((first + second, symbols + pairs.len())));
        pairs.push([one, other]);
    }
    let mut depths = vec![0; pairs.len()];
    for (place, pair) in pairs.iter().enumerate().rev() {
        for part in pair {
            let depth = depths[place] + 1;
            match part.checked_sub(symbols) {
                Some(inner) => depths[inner] = depth,
                None => lens[*part] = depth,
            }
        }
    }
    lens
}

/// The codes of these lengths.
fn canonical(lens: &[u32]) -> Vec<Code> {
    let longest = lens.iter().copied().max().unwrap_or(0);
    let mut codes = vec![Code::default(); lens.len()];
    let mut next = 0_u64;
    for len in 1..=longest {
        for (code, _) in codes.iter_mut().zip(lens).filter(|(_, own)| **own == len) {
            *code = Code { bits: next.reverse_bits() >> (u64::BITS - len), len };
            next += 1;
        }
        next <<= 1;
    }
    codes
}

#[cfg(test)]
mod tests {
    use super::{Code, codes};
    use proptest::prelude::*;

    #[test]
    fn the_example_of_the_rfc() {
        // Lengths 3, 3, 3, 3, 3, 2, 4, 4 of section 3.2.2.
        let codes = super::canonical(&[3, 3, 3, 3, 3, 2, 4, 4]);
        let read = |code: &Code| code.bits.reverse_bits() >> (64 - code.len);
        assert_eq!(codes.iter().map(read).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 0, 14, 15]);
    }

    proptest! {
        #[test]
        fn no_code_begins_another_and_none_is_too_long(
            frequencies in prop::collection::vec(prop_oneof![Just(0), 1..9_u32, 1..9_000_000_u32], 2..286)
        ) {
            let codes = codes(&frequencies, 15);
            let used: Vec<&Code> = codes.iter().filter(|code| code.len > 0).collect();
            prop_assert_eq!(used.len(), frequencies.iter().filter(|frequency| **frequency > 0).count());
            let room: u64 = used.iter().map(|code| 1 << (15 - code.len)).sum();
            prop_assert!(room == 1 << 15 || used.len() < 2);
            for (place, code) in used.iter().enumerate() {
                for other in used.iter().skip(place + 1) {
                    let len = code.len.min(other.len);
                    prop_assert_ne!(code.bits % (1 << len), other.bits % (1 << len));
                }
            }
        }
    }
}
