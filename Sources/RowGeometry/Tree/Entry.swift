/// A run of equal rows, or one mark of a section.
///
/// A section consists of a spacing mark, a header mark, its rows and a footer mark, in the order of the table. Marks
/// with no extent are present too, so a table is one sequence of elements.
struct Entry: Equatable {
    enum Kind: UInt32 {
        case exactRows, estimatedRows, unmeasuredRows
        case spacing, exactHeader, estimatedHeader, exactFooter, estimatedFooter

        var isRows: Bool { rawValue <= Self.unmeasuredRows.rawValue }
    }

    var kind: Kind
    /// The number of elements. A mark counts as one.
    var count: Int
    /// The extent of one element, in units. Zero for unmeasured rows.
    var extent: Int

    init(kind: Kind, count: Int = 1, extent: Int) {
        self.kind = kind
        self.count = count
        self.extent = extent
    }

    init(_ size: RowSize, count: Int = 1) {
        switch size {
        case .exact(let extent): self.init(kind: .exactRows, count: count, extent: max(0, extent.units))
        case .estimated(let extent): self.init(kind: .estimatedRows, count: count, extent: max(0, extent.units))
        case .unmeasured: self.init(kind: .unmeasuredRows, count: count, extent: 0)
        }
    }

    init(spacing: Extent) {
        self.init(kind: .spacing, extent: max(0, spacing.units))
    }

    init(header: EdgeSize) {
        self.init(kind: header.isExact ? .exactHeader : .estimatedHeader, extent: max(0, header.extent.units))
    }

    init(footer: EdgeSize) {
        self.init(kind: footer.isExact ? .exactFooter : .estimatedFooter, extent: max(0, footer.extent.units))
    }

    @inline(__always)
    var summary: Summary {
        Summary(
            elements: count,
            sections: kind == .spacing ? 1 : 0,
            extent: extent * count,
            unmeasured: kind == .unmeasuredRows ? count : 0,
            estimated: kind == .estimatedRows ? count : 0
        )
    }

    /// Returns the extent of one element, in units.
    @inline(__always)
    func extent(estimate: Int) -> Int {
        kind == .unmeasuredRows ? estimate : extent
    }

    /// Whether the extent is exact, not an estimate.
    var isExact: Bool {
        switch kind {
        case .exactRows, .spacing, .exactHeader, .exactFooter: true
        case .estimatedRows, .unmeasuredRows, .estimatedHeader, .estimatedFooter: false
        }
    }

    var rowSize: RowSize {
        switch kind {
        case .unmeasuredRows: .unmeasured
        case .estimatedRows: .estimated(Extent(units: extent))
        default: .exact(Extent(units: extent))
        }
    }

    var edgeSize: EdgeSize {
        isExact ? .exact(Extent(units: extent)) : .estimated(Extent(units: extent))
    }

    /// Returns an entry of the same kind and extent with another number of elements.
    @inline(__always)
    func repeated(_ count: Int) -> Entry {
        Entry(kind: kind, count: count, extent: extent)
    }

    /// Returns whether two neighbors can become one entry. Marks never merge, so a section boundary is
    /// always between entries.
    @inline(__always)
    func merges(with other: Entry) -> Bool {
        kind == other.kind && extent == other.extent && kind.isRows
    }
}
