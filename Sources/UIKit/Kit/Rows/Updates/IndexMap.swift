/// A mapping of the indexes of a list from which elements are removed and to which others are added. The remaining
/// elements keep their order.
struct IndexMap: Hashable, Sendable {
    /// The indexes in the old list of the elements that leave their place.
    let removed: IndexRanges
    /// The indexes in the new list of the elements that come from elsewhere.
    let added: IndexRanges

    /// Creates a map. Both sequences must be strictly ascending.
    init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
        self.removed = IndexRanges(ascending: removed)
        self.added = IndexRanges(ascending: added)
    }

    /// Returns the new index of an element; `nil` if it was removed. O(log changes).
    func newIndex(forOld index: Int) -> Int? {
        // The elements that remain keep their rank: the n-th of them fills the n-th place that nothing was added to.
        removed.contains(index) ? nil : added.gap(index - removed.count(below: index))
    }

    /// Returns the old index of an element; `nil` if it was added. O(log changes).
    func oldIndex(forNew index: Int) -> Int? {
        added.contains(index) ? nil : removed.gap(index - added.count(below: index))
    }
}
