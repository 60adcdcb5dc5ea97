//! ChaCha20 as in RFC 8439, written from the text of the RFC, and the shuffle of `docs/fairness.md`.

const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

fn quarter_round(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (sum, addend, rotated, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[sum] = state[sum].wrapping_add(state[addend]);
        state[rotated] = (state[rotated] ^ state[sum]).rotate_left(by);
    }
}

/// Computes the block function: sixteen words, to be written little-endian.
pub fn block(key: &[u8; 32], counter: u32, nonce: &[u8; 12]) -> [u32; 16] {
    let words = |bytes: &[u8]| -> Vec<u32> {
        bytes.chunks(4).map(|four| u32::from_le_bytes(four.try_into().unwrap())).collect()
    };
    let start: Vec<u32> = [&CONSTANTS[..], &words(key), &[counter], &words(nonce)].concat();
    let start: [u32; 16] = start.try_into().unwrap();
    let mut state = start;
    for _ in 0..10 {
        for column in 0..4 {
            quarter_round(&mut state, [column, column + 4, column + 8, column + 12]);
        }
        for diagonal in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
            quarter_round(&mut state, diagonal);
        }
    }
    std::array::from_fn(|at| state[at].wrapping_add(start[at]))
}

/// The words of one purpose of a seed, in turn.
pub struct Words {
    key: [u8; 32],
    nonce: [u8; 12],
    taken: u32,
}

impl Words {
    pub fn new(key: [u8; 32], label: &str) -> Self {
        let mut nonce = [0; 12];
        nonce[..label.len()].copy_from_slice(label.as_bytes());
        Self { key, nonce, taken: 0 }
    }

    pub fn word(&mut self) -> u32 {
        let word = block(&self.key, self.taken / 16, &self.nonce)[self.taken as usize % 16];
        self.taken += 1;
        word
    }

    /// Returns a number below `bound`. Words from the greatest multiple of it that fits in 32 bits on are passed over.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let usable = (1_u64 << 32) - (1_u64 << 32) % bound;
        loop {
            let word = u64::from(self.word());
            if word < usable {
                return (word % bound) as usize;
            }
        }
    }

    /// Shuffles: every place from the last down to the second changes with one at or below it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut top = items.len();
        while top > 1 {
            let other = self.below(top);
            top -= 1;
            items.swap(top, other);
        }
    }
}

#[test]
fn the_block_of_the_rfc() {
    let key = std::array::from_fn(|at| at as u8);
    let nonce = [0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0];
    let expected = [
        0xe4e7_f110,
        0x1559_3bd1,
        0x1fdd_0f50,
        0xc471_20a3,
        0xc7f4_d1c7,
        0x0368_c033,
        0x9aaa_2204,
        0x4e6c_d4c3,
        0x4664_82d2,
        0x09aa_9f07,
        0x05d7_c214,
        0xa202_8bd9,
        0xd19c_12b5,
        0xb94e_16de,
        0xe883_d0cb,
        0x4e3c_50a2,
    ];
    assert_eq!(block(&key, 1, &nonce), expected);
}
