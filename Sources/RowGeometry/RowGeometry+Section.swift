import Failures

extension RowGeometry {
    /// A section to insert, whose rows have one size. To give its rows different sizes, use `setSizes` afterwards.
    public struct Section: Hashable, Sendable {
        /// The number of marks: spacing, header and footer, which are elements of the sequence even if
        /// they have no extent.
        static let numberOfMarks = 3

        /// The space above the header. A negative space counts as zero.
        public var spacing: Extent
        /// The size of the header.
        public var header: EdgeSize
        /// The number of rows.
        public var numberOfRows: Int
        /// The size of every row.
        public var rowSize: RowSize
        /// The size of the footer.
        public var footer: EdgeSize

        /// Creates a section, by default without spacing, header and footer.
        public init(
            numberOfRows: Int,
            rowSize: RowSize = .unmeasured,
            spacing: Extent = .zero,
            header: EdgeSize = .zero,
            footer: EdgeSize = .zero
        ) {
            self.spacing = spacing
            self.header = header
            self.numberOfRows = numberOfRows
            self.rowSize = rowSize
            self.footer = footer
        }

        /// The section as entries of the sequence.
        var entries: [Entry] {
            programmerError(
                unless: numberOfRows >= 0,
                "a section cannot have \(numberOfRows) rows",
                in: "RowGeometry.Section.numberOfRows",
                .invalidArgument
            )
            return [
                Entry(spacing: spacing), Entry(header: header), Entry(rowSize, count: numberOfRows),
                Entry(footer: footer),
            ]
        }
    }
}
