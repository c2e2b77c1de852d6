extension RowGeometry {
    /// What lies at a position.
    public enum Element: Hashable, Sendable {
        /// The space above a section's header.
        case spacing(section: Int)
        case header(section: Int)
        case row(Int, section: Int)
        case footer(section: Int)

        public var section: Int {
            switch self {
            case .spacing(let section), .header(let section), .row(_, let section), .footer(let section): section
            }
        }

        /// - Parameter number: the element's number in its section, counted from the spacing.
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

    /// An element and where it lies.
    public struct Placement: Hashable, Sendable {
        public var element: Element
        public var range: Range<Extent>
        /// Whether the extent is no guess.
        public var isExact: Bool
    }

    /// The row, header, footer or spacing that holds a position, nil above the first and below the last. An element
    /// holds where it begins, and not where it ends; so one with no extent is never found.
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

    /// What `placement(at:)` finds there.
    public func element(at position: Extent) -> Element? {
        placement(at: position)?.element
    }
}
