import Partitioning

/// The ranges of a text that a search has found, in UTF-16 units.
struct FoundRanges {
    /// The ranges in their order.
    private(set) var found: [Range<Int>] = []
    private(set) var highlighted: Range<Int>?

    /// Gives a range a style. Costs O(1) for a range behind the others, and O(log n) for one that has a style.
    mutating func set(_ style: UITextSearchFoundTextStyle, of range: Range<Int>) {
        if highlighted == range { highlighted = nil }
        let place = index(of: range)
        let isKnown = found.indices.contains(place) && found[place] == range
        switch style {
        case .normal:
            if isKnown { found.remove(at: place) }
            return
        case .found: break
        case .highlighted: highlighted = range
        }
        if !isKnown { found.insert(range, at: place) }
    }

    /// Returns the ranges that meet another one.
    func ranges(in part: Range<Int>) -> ArraySlice<Range<Int>> {
        var start = index(of: part.lowerBound..<part.lowerBound)
        // A range from before may reach into the part.
        if start > 0, found[start - 1].upperBound > part.lowerBound { start -= 1 }
        return found[start...].prefix { $0.lowerBound < part.upperBound }
    }

    private func index(of range: Range<Int>) -> Int {
        guard let last = found.last, last.lowerBound >= range.lowerBound else { return found.count }
        return found.partitioningIndex { $0.lowerBound >= range.lowerBound }
    }
}
