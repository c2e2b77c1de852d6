/// Merges equal neighbors in a stream of entries, and drops empty ones.
struct EntryMerger {
    /// The last entry, which can still merge with the next one.
    private(set) var pending: Entry?

    /// Takes an entry, and returns the previous one if that is complete.
    @inline(__always)
    mutating func append(_ entry: Entry) -> Entry? {
        guard entry.count > 0 else { return nil }
        guard let last = pending else {
            pending = entry
            return nil
        }
        if last.merges(with: entry) {
            pending = last.repeated(last.count + entry.count)
            return nil
        }
        pending = entry
        return last
    }
}
