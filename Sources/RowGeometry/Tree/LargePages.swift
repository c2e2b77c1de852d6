#if canImport(Glibc)
    import Glibc
#endif

/// The large pages that back the leaves of a large tree.
///
/// With pages of 4 KB nearly each search of a tree of many megabytes misses the processor's cache of page addresses
/// (TLB). Large pages of 2 MB have all of these addresses in the cache.
enum LargePages {
    /// The length of a large page in bytes.
    static let length = 1 << 21
    /// The least number of bytes of leaves for which large pages are worth their making.
    static let threshold = 2 * length

    /// Returns the places of the large pages at least half of which some blocks of memory cover, in order. The blocks
    /// must not overlap.
    static func pages(covering blocks: some Sequence<Range<UInt>>) -> [UInt] {
        let length = UInt(length)
        var covered: [UInt: UInt] = [:]
        for block in blocks {
            var start = block.lowerBound
            while start < block.upperBound {
                let page = start / length * length
                let end = min(block.upperBound, page + length)
                covered[page, default: 0] += end - start
                start = end
            }
        }
        return covered.filter { $0.value >= length / 2 }.keys.sorted()
    }

    /// Asks the system to back some blocks of memory with large pages. It copies what they contain, and takes about a
    /// millisecond for each page. A system that has no large pages, or none that are free, changes nothing.
    static func back(_ blocks: some Sequence<Range<UInt>>) {
        #if canImport(Glibc)
            for page in pages(covering: blocks) {
                // The rest of the page may belong to others, to whom it makes no difference.
                guard madvise(UnsafeMutableRawPointer(bitPattern: page), length, collapse) != 0 else { continue }
                // Linux before 6.1 doesn't know the advice.
                if errno == EINVAL { return }
            }
        #endif
    }

    /// `MADV_COLLAPSE`, which the headers of older systems lack.
    private static let collapse: Int32 = 25
}
