//! Caches that are limited by memory, in addition to the number of entries.

use std::hash::Hash;

use lru::LruCache;

/// Drops the least recently used entries until all together take at most this many bytes. The most recent entry stays,
/// even if it is larger, since it will be used again.
pub(crate) fn keep_within<K: Hash + Eq, V>(
    cache: &mut LruCache<K, V>,
    max_bytes: usize,
    bytes_of: impl Fn(&V) -> usize,
) {
    // The size of an entry may have changed since it was put in.
    let mut bytes: usize = cache.iter().map(|(_, value)| bytes_of(value)).sum();
    while bytes > max_bytes && cache.len() > 1 {
        let Some((_, dropped)) = cache.pop_lru() else { return };
        bytes = bytes.saturating_sub(bytes_of(&dropped));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_entries_used_longest_ago_are_dropped() {
        let mut cache = LruCache::unbounded();
        for (key, bytes) in [(1, 40), (2, 30), (3, 30)] {
            cache.put(key, bytes);
        }
        cache.get(&1);
        keep_within(&mut cache, 70, |bytes| *bytes);
        assert_eq!(cache.iter().map(|(key, _)| *key).collect::<Vec<_>>(), [1, 3]);
        cache.put(4, 500);
        keep_within(&mut cache, 70, |bytes| *bytes);
        assert_eq!(cache.iter().map(|(key, _)| *key).collect::<Vec<_>>(), [4]);
    }
}
