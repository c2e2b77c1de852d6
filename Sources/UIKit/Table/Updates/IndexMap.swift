/// Where the indexes of a list go when some are taken out and others put in: what stays keeps its order.
struct IndexMap: Hashable, Sendable {
    /// Indexes of the old list that leave their place.
    let removed: IndexRanges
    /// Indexes of the new list that something else came to.
    let added: IndexRanges

    /// Both sequences must be strictly ascending.
    init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
        self.removed = IndexRanges(ascending: removed)
        self.added = IndexRanges(ascending: added)
    }

    /// Nil for what was taken out. O(log changes).
    func newIndex(forOld index: Int) -> Int? {
        removed.contains(index) ? nil : added.gap(index - removed.count(below: index))
    }

    /// Nil for what was put in. O(log changes).
    func oldIndex(forNew index: Int) -> Int? {
        added.contains(index) ? nil : removed.gap(index - added.count(below: index))
    }
}
