//! Memory for a large table.

use memmap2::MmapMut;

/// The least size for which large pages pay, in bytes.
const LARGE: usize = 4 << 20;

/// Bytes that are 0 at first.
#[derive(Debug)]
pub(super) enum TableMemory {
    Usual(Vec<u8>),
    /// Memory from the system, which may come in large pages, so that addresses are translated faster.
    Mapped(MmapMut),
}

impl TableMemory {
    pub(super) fn new(bytes: usize) -> Self {
        if bytes >= LARGE
            && let Ok(map) = MmapMut::map_anon(bytes)
        {
            // Without large pages it works as well.
            #[cfg(target_os = "linux")]
            let _ = map.advise(memmap2::Advice::HugePage);
            return Self::Mapped(map);
        }
        Self::Usual(vec![0; bytes])
    }

    #[inline]
    pub(super) fn chunks<const SIZE: usize>(&self) -> &[[u8; SIZE]] {
        match self {
            Self::Usual(bytes) => bytes.as_chunks().0,
            Self::Mapped(map) => map.as_chunks().0,
        }
    }

    #[inline]
    pub(super) fn chunks_mut<const SIZE: usize>(&mut self) -> &mut [[u8; SIZE]] {
        match self {
            Self::Usual(bytes) => bytes.as_chunks_mut().0,
            Self::Mapped(map) => map.as_chunks_mut().0,
        }
    }
}
