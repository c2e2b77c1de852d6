extension RowGeometry {
    /// A part of the table at a position.
    public enum Element: Hashable, Sendable {
        /// The space above a section's header.
        case spacing(section: Int)
        case header(section: Int)
        case row(Int, section: Int)
        case footer(section: Int)

        /// The section of the element.
        public var section: Int {
            switch self {
            case .spacing(let section), .header(let section), .row(_, let section), .footer(let section): section
            }
        }

        /// - Parameter number: The element's number in its section, counted from the spacing.
        init(_ kind: Entry.Kind, number: Int, section: Int) {
            self =
                switch kind {
                case .exactRows, .estimatedRows, .unmeasuredRows: .row(number - 2, section: section)
                case .spacing: .spacing(section: section)
                case .exactHeader, .estimatedHeader: .header(section: section)
                case .exactFooter, .estimatedFooter: .footer(section: section)
                }
        }
    }

    /// An element and its range.
    public struct Placement: Hashable, Sendable {
        /// The element.
        public var element: Element
        /// The range that the element covers.
        public var range: Range<Extent>
        /// Whether the extent is exact, not an estimate.
        public var isExact: Bool
    }

    /// Returns the row, header, footer or spacing at a position, or nil above the first element and below the last.
    ///
    /// An element contains its lower bound and not its upper bound, so an element with no extent is never returned.
    public func placement(at position: Extent) -> Placement? {
        let estimate = estimate.units
        guard position >= .zero, let location = tree.location(ofPosition: position.units, estimate: estimate)
        else { return nil }
        let start = location.before.extent(estimate: estimate)
        let skipped = (position.units - start) / location.entry.extent(estimate: estimate)
        let element = location.before.elements + skipped
        let section = location.section
        let number = element - tree.summary(beforeSection: section).elements
        return Placement(
            element: Element(location.entry.kind, number: number, section: section),
            range: range(ofElement: element, at: location),
            isExact: location.entry.isExact
        )
    }

    /// Returns the element that `placement(at:)` finds at a position.
    public func element(at position: Extent) -> Element? {
        placement(at: position)?.element
    }
}
