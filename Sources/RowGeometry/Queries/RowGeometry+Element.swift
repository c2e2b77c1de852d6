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
        guard position >= .zero else { return nil }
        var iterator = placements(intersecting: position..<position + Extent(units: 1)).makeIterator()
        return iterator.next()
    }

    /// What `placement(at:)` finds there.
    public func element(at position: Extent) -> Element? {
        placement(at: position)?.element
    }
}
