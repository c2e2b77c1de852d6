extension RowGeometry {
    public struct PlacementIterator: IteratorProtocol {
        /// An iterator over the elements that overlap a range, from top to bottom.
        private let estimate: Int
        private let upper: Int
        /// The position in the tree, or nil after the last element.
        private var cursor: EntryCursor?
        /// The number of elements of the cursor's entry that the iterator has passed.
        private var done = 0
        private var section = 0
        private var sectionStart = 0

        init(_ geometry: RowGeometry, _ range: Range<Extent>) {
            let estimate = geometry.estimate.units
            let lower = range.lowerBound.units
            self.estimate = estimate
            upper = range.upperBound.units
            let tree = geometry.tree
            guard !range.isEmpty, let first = tree.location(ofPosition: max(0, lower), estimate: estimate)
            else { return }
            cursor = EntryCursor(tree, at: first)
            let start = first.before.extent(estimate: estimate)
            done = max(0, lower - start) / first.entry.extent(estimate: estimate)
            section = first.section
            sectionStart = tree.summary(beforeSection: section).elements
        }

        public mutating func next() -> RowGeometry.Placement? {
            guard var entry = cursor?.entry, var before = cursor?.before else { return nil }
            var extent = entry.extent(estimate: estimate)
            // An entry without an extent is skipped as a whole, regardless of its number of rows.
            while extent == 0 || done == entry.count {
                guard cursor?.advance() == true, let nextEntry = cursor?.entry, let nextBefore = cursor?.before else {
                    cursor = nil
                    return nil
                }
                (entry, before) = (nextEntry, nextBefore)
                extent = entry.extent(estimate: estimate)
                done = 0
                if entry.kind == .spacing {
                    section = before.sections
                    sectionStart = before.elements
                }
            }
            let start = before.extent(estimate: estimate) + done * extent
            guard start < upper else {
                cursor = nil
                return nil
            }
            let number = before.elements + done - sectionStart
            done += 1
            return RowGeometry.Placement(
                element: RowGeometry.Element(entry.kind, number: number, section: section),
                range: Extent(units: start)..<Extent(units: start + extent),
                isExact: entry.isExact
            )
        }
    }
}
