//! DEFLATE (RFC 1951) in a zlib stream (RFC 1950), fast for drawings of boards.
//!
//! A general coder looks for repetitions everywhere. In these pictures nearly all are to be had at three distances: one pixel
//! (plain areas), one row, and one square (the same piece beside itself). Files are a third smaller than the `png` crate's
//! fastest, in a fraction of the time of its next setting.

use super::huffman::{self, Code};
use std::cell::RefCell;

/// Symbols for literals, the end and lengths.
const SYMBOLS: usize = 286;
const DISTANCE_SYMBOLS: usize = 30;
/// The symbol that ends a block, after which those of lengths begin.
const END: usize = 256;
/// The shortest repetition that is worth a code, and the longest there is.
const MIN_LEN: usize = 4;
const MAX_LEN: usize = 258;
/// The longest codes that DEFLATE allows: of symbols, and of the lengths of their codes.
const MAX_BITS: u32 = 15;
const MAX_META_BITS: u32 = 7;
/// The order in which the lengths of the lengths' codes are written.
const META_ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const LENGTHS: [u16; 29] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
];
const DISTANCES: [u16; DISTANCE_SYMBOLS] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
];

thread_local! {
    /// What is needed for one picture, kept for the next one: fresh memory would cost as much as all the rest.
    static SCRATCH: RefCell<Scratch> = const { RefCell::new(Scratch { rows: Vec::new(), tokens: Vec::new() }) };
}

struct Scratch {
    rows: Vec<u8>,
    tokens: Vec<Token>,
}

/// Compresses a picture of one byte a pixel as PNG has it: each row behind the number of its filter, which is none. `square`
/// is the distance from one square of the board to the next, in pixels. It and the width are below 32,768.
pub(super) fn rows(pixels: &[u8], width: usize, square: usize) -> Vec<u8> {
    SCRATCH.with_borrow_mut(|Scratch { rows, tokens }| {
        rows.clear();
        rows.reserve(pixels.len() + pixels.len().div_ceil(width.max(1)));
        for row in pixels.chunks(width.max(1)) {
            rows.push(0);
            rows.extend_from_slice(row);
        }
        zlib(rows, width + 1, square, tokens)
    })
}

/// Compresses bytes that repeat in rows of `row` bytes and, within them, every `square`. Both are at most 32,768.
fn zlib(bytes: &[u8], row: usize, square: usize, list: &mut Vec<Token>) -> Vec<u8> {
    let tokens = Tokens::of(bytes, [1, row, square], list);
    let symbols = huffman::codes(&tokens.symbols, MAX_BITS);
    let distances = huffman::codes(&tokens.distances, MAX_BITS);
    let meta = Meta::of(symbols.iter().chain(&distances));
    let mut writer = BitWriter::new(tokens.bits(&symbols, &distances));
    // A window of 32 KiB, fast; then the only and last block, of codes of its own.
    writer.put(Code { bits: 0x0178, len: 16 });
    writer.put(Code { bits: 0b101, len: 3 });
    meta.write(&mut writer);
    tokens.write(&mut writer, &symbols, &distances);
    writer.put(symbols[END]);
    let mut file = writer.finish();
    let mut check = simd_adler32::Adler32::new();
    check.write(bytes);
    file.extend(check.finish().to_be_bytes());
    file
}

/// A repetition, or a byte.
#[derive(Clone, Copy)]
enum Token {
    Byte(u8),
    /// So many bytes from the distance at this place of the list.
    Repeat {
        len: u16,
        distance: u8,
    },
}

struct Tokens<'a> {
    list: &'a [Token],
    at: [usize; 3],
    /// How often each symbol occurs.
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCE_SYMBOLS],
}

impl<'a> Tokens<'a> {
    fn of(bytes: &[u8], at: [usize; 3], list: &'a mut Vec<Token>) -> Self {
        list.clear();
        let mut tokens = Self { list: &[], at, symbols: [0; SYMBOLS], distances: [0; DISTANCE_SYMBOLS] };
        // Never fewer than two codes, so that every decoder takes them.
        tokens.symbols[0] = 1;
        tokens.symbols[END] = 1;
        tokens.distances[..2].fill(1);
        let symbols = at.map(|distance| bucket(&DISTANCES, distance));
        let mut here = 0;
        while here < bytes.len() {
            let Some((len, distance)) = repetition(bytes, here, at) else {
                tokens.symbols[usize::from(bytes[here])] += 1;
                list.push(Token::Byte(bytes[here]));
                here += 1;
                continue;
            };
            tokens.symbols[END + 1 + usize::from(LENGTH_SYMBOLS[len])] += 1;
            tokens.distances[symbols[usize::from(distance)]] += 1;
            list.push(Token::Repeat { len: len as u16, distance });
            here += len;
        }
        tokens.list = list;
        tokens
    }

    /// How many bits the tokens take with these codes.
    fn bits(&self, symbols: &[Code], distances: &[Code]) -> usize {
        let of_symbols = self.symbols.iter().zip(symbols).enumerate().map(|(symbol, (often, code))| {
            let more = symbol.checked_sub(END + 1).map_or(0, length_bits);
            *often as usize * (code.len + more) as usize
        });
        let of_distances = self.distances.iter().zip(distances).enumerate();
        let of_distances = of_distances
            .map(|(far, (often, code))| *often as usize * (code.len + distance_bits(far)) as usize);
        of_symbols.sum::<usize>() + of_distances.sum::<usize>()
    }

    fn write(&self, writer: &mut BitWriter, symbols: &[Code], distances: &[Code]) {
        // A repetition as a whole, by distance and length.
        let repeats = self.at.map(|distance| {
            let mut codes = [Code::default(); MAX_LEN + 1];
            for (len, code) in codes.iter_mut().enumerate().skip(MIN_LEN) {
                let symbol = usize::from(LENGTH_SYMBOLS[len]);
                let (far, near) = (bucket(&DISTANCES, distance), usize::from(LENGTHS[symbol]));
                *code = symbols[END + 1 + symbol]
                    .then(len - near, length_bits(symbol))
                    .then(distances[far].bits as usize, distances[far].len)
                    .then(distance - usize::from(DISTANCES[far]), distance_bits(far));
            }
            codes
        });
        for token in self.list {
            writer.put(match *token {
                Token::Byte(byte) => symbols[usize::from(byte)],
                Token::Repeat { len, distance } => repeats[usize::from(distance)][usize::from(len)],
            });
        }
    }
}

impl Code {
    /// This code and then so many bits.
    const fn then(self, bits: usize, len: u32) -> Self {
        Self { bits: self.bits | (bits as u64) << self.len, len: self.len + len }
    }
}

/// How much of what begins here is repeated, and the place of its distance, if that is worth a code.
#[inline]
fn repetition(bytes: &[u8], here: usize, at: [usize; 3]) -> Option<(usize, u8)> {
    let word = |place: usize| bytes.get(place..)?.first_chunk::<MIN_LEN>().copied().map(u32::from_le_bytes);
    let next = word(here)?;
    let is_like = |distance: usize| distance <= here && word(here - distance) == Some(next);
    let [run, row, square] = at;
    let longest = if is_like(row) {
        Some((same(bytes, here - row, here), 1))
    } else if is_like(square) {
        Some((same(bytes, here - square, here), 2))
    } else {
        None
    };
    // What is long enough is not worth another look.
    if longest.is_some_and(|(len, _)| len >= 32) || !is_like(run) {
        return longest;
    }
    let len = same(bytes, here - run, here);
    longest.filter(|(other, _)| *other > len).or(Some((len, 0)))
}

/// How many bytes are alike at an earlier and a later place, as far as one symbol can say.
fn same(bytes: &[u8], before: usize, here: usize) -> usize {
    let max = (bytes.len() - here).min(MAX_LEN);
    let (ones, ones_rest) = bytes[before..before + max].as_chunks::<8>();
    let (others, others_rest) = bytes[here..here + max].as_chunks::<8>();
    for (chunk, (one, other)) in ones.iter().zip(others).enumerate() {
        let differ = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        if differ != 0 {
            return chunk * 8 + (differ.trailing_zeros() / 8) as usize;
        }
    }
    let alike = ones_rest.iter().zip(others_rest).take_while(|(one, other)| one == other).count();
    ones.len() * 8 + alike
}

/// The last place whose entry is not greater.
const fn bucket(table: &[u16], value: usize) -> usize {
    let mut place = table.len() - 1;
    while table[place] as usize > value && place > 0 {
        place -= 1;
    }
    place
}

/// The symbol of each length, counted from the first of a length.
static LENGTH_SYMBOLS: [u8; MAX_LEN + 1] = {
    let mut symbols = [0; MAX_LEN + 1];
    let mut len = 0;
    while len <= MAX_LEN {
        symbols[len] = bucket(&LENGTHS, len) as u8;
        len += 1;
    }
    symbols
};

/// How many bits more say which length of a symbol is meant.
const fn length_bits(symbol: usize) -> u32 {
    if symbol < 8 || symbol == 28 { 0 } else { (symbol / 4 - 1) as u32 }
}

/// How many bits more say which distance of a symbol is meant.
const fn distance_bits(symbol: usize) -> u32 {
    if symbol < 4 { 0 } else { (symbol / 2 - 1) as u32 }
}

/// The lengths of all codes, as a block begins with them.
struct Meta {
    /// Symbols: a length, or that zeros or the last length come so often; and what says how often.
    list: Vec<(usize, Code)>,
    codes: Vec<Code>,
}

impl Meta {
    fn of<'a>(codes: impl Iterator<Item = &'a Code>) -> Self {
        let lens: Vec<usize> = codes.map(|code| code.len as usize).collect();
        let often = |symbol: usize, least: usize, count: usize, len: u32| {
            (symbol, Code { bits: (count - least) as u64, len })
        };
        let mut list = Vec::new();
        for alike in lens.chunk_by(|one, other| one == other) {
            let len = alike[0];
            let mut rest = alike.len();
            while rest > 0 {
                let (entry, taken) = match rest {
                    11.. if len == 0 => (often(18, 11, rest.min(138), 7), rest.min(138)),
                    3.. if len == 0 => (often(17, 3, rest, 3), rest),
                    3.. if rest < alike.len() => (often(16, 3, rest.min(6), 2), rest.min(6)),
                    _ => (often(len, 0, 0, 0), 1),
                };
                list.push(entry);
                rest -= taken;
            }
        }
        let mut frequencies = [0; META_ORDER.len()];
        for (symbol, _) in &list {
            frequencies[*symbol] += 1;
        }
        Self { list, codes: huffman::codes(&frequencies, MAX_META_BITS) }
    }

    fn write(&self, writer: &mut BitWriter) {
        writer.put(Code { bits: (SYMBOLS - END - 1) as u64, len: 5 });
        writer.put(Code { bits: (DISTANCE_SYMBOLS - 1) as u64, len: 5 });
        writer.put(Code { bits: (META_ORDER.len() - 4) as u64, len: 4 });
        for symbol in META_ORDER {
            writer.put(Code { bits: self.codes[symbol].len.into(), len: 3 });
        }
        for (symbol, often) in &self.list {
            writer.put(self.codes[*symbol]);
            writer.put(*often);
        }
    }
}

/// Writes bits, the first one lowest.
struct BitWriter {
    bytes: Vec<u8>,
    /// How many bytes are written, and the bits that are not yet.
    written: usize,
    pending: u64,
    count: u32,
}

impl BitWriter {
    /// More than what is before the tokens takes, and what is written over at the end.
    const REST: usize = 512;

    fn new(bits: usize) -> Self {
        Self { bytes: vec![0; Self::REST + bits / 8], written: 0, pending: 0, count: 0 }
    }

    /// Writes at most 56 bits.
    #[inline]
    fn put(&mut self, code: Code) {
        self.pending |= code.bits << self.count;
        self.count += code.len;
        // Eight bytes at a time, of which the last ones are written over.
        self.bytes[self.written..self.written + 8].copy_from_slice(&self.pending.to_le_bytes());
        let whole = self.count / 8;
        self.written += whole as usize;
        self.pending >>= whole * 8;
        self.count %= 8;
    }

    fn finish(mut self) -> Vec<u8> {
        let len = self.written + usize::from(self.count > 0);
        self.bytes.truncate(len);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    fn zlib(bytes: &[u8], row: usize, square: usize) -> Vec<u8> {
        super::zlib(bytes, row, square, &mut Vec::new())
    }

    fn read(file: &[u8]) -> Vec<u8> {
        fdeflate::decompress_to_vec(file).unwrap()
    }

    #[test]
    fn every_length_comes_back() {
        for length in 0..1_200_usize {
            let plain = vec![7; length];
            assert!(read(&zlib(&plain, 30, 5)) == plain, "{length}");
            let noise: Vec<u8> =
                (0..length as u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
            assert!(read(&zlib(&noise, 30, 5)) == noise, "{length}");
        }
    }

    proptest! {
        #[test]
        fn what_repeats_and_what_does_not_come_back(
            parts in prop::collection::vec((any::<u8>(), 1..400_usize, any::<bool>()), 0..40),
            row in 1..900_usize,
            square in 1..90_usize,
        ) {
            let mut bytes = Vec::new();
            for (byte, len, above) in parts {
                for _ in 0..len {
                    let before = bytes.len().checked_sub(row).filter(|_| above);
                    bytes.push(before.map_or(byte, |before| bytes[before]));
                }
            }
            prop_assert_eq!(read(&zlib(&bytes, row, square)), bytes);
        }
    }
}
