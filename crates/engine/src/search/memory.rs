//! Memory for a large table.

use memmap2::MmapMut;

/// From how many bytes on it pays to ask for large pages.
const LARGE: usize = 4 << 20;

/// Bytes that are 0 at first.
#[derive(Debug)]
pub(super) enum Memory {
    Usual(Vec<u8>),
    /// Memory of its own, which the system may give in large pages: then it need not look up so often where a page is.
    Mapped(MmapMut),
}

impl Memory {
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
