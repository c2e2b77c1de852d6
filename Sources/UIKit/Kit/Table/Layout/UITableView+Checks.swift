import CoreGraphics
import Failures

/// The checks of arguments and of what the client returns.
extension UITableView {
    /// A function of the table that takes a section, by the name that a client uses.
    enum SectionFunction: String {
        case numberOfRows = "numberOfRows(inSection:)"
        case rect = "rect(forSection:)"
        case headerRect = "rectForHeader(inSection:)"
        case footerRect = "rectForFooter(inSection:)"
        case appending = "appendRows(_:inSection:)"

        /// Returns UIKit's message about a section that is not in the table.
        func complaint(about section: Int) -> String {
            switch self {
            case .numberOfRows: "Requested the number of rows for section (\(section)) which is out of bounds."
            case .rect: "request for rect of invalid section (\(section))"
            case .headerRect: "request for rect of header in invalid section (\(section))"
            case .footerRect: "request for rect of footer in invalid section (\(section))"
            case .appending: "request to append rows to invalid section (\(section))"
            }
        }
    }

    /// Stops the process if a section is not in the table.
    func requireSection(_ section: Int, for function: SectionFunction) {
        programmerError(
            unless: section >= 0 && section < content.geometry.numberOfSections,
            function.complaint(about: section),
            in: "UITableView.\(function.rawValue)"
        )
    }

    /// Returns a number of sections, and stops the process if it is out of range.
    func checked(numberOfSections count: Int) -> Int {
        programmerError(
            unless: count >= 0 && count <= TableMetrics.highestCount,
            "the data source returned \(count) sections",
            in: "UITableViewDataSource.numberOfSections(in:)"
        )
        return count
    }

    /// Returns a number of rows, and stops the process if it is out of range.
    func checked(numberOfRows count: Int, in section: Int) -> Int {
        programmerError(
            unless: count >= 0 && count <= TableMetrics.highestCount,
            "the data source returned \(count) rows for section \(section)",
            in: "UITableViewDataSource.tableView(_:numberOfRowsInSection:)"
        )
        return count
    }

    /// Returns the height of a row, and stops the process if it is invalid. `automaticDimension` leaves the height to
    /// the cell.
    func checked(_ height: CGFloat, of row: IndexPath) -> CGFloat {
        programmerError(
            unless: height >= 0 && height <= TableMetrics.greatestHeight || height == Self.automaticDimension,
            """
            table view row height must not be \(Self.flaw(of: height)) - provided height for index path (\(row)) \
            is \(height)
            """,
            in: "UITableViewDelegate.tableView(_:heightForRowAt:)"
        )
        return height
    }

    /// Returns the height of a header or footer, and stops the process if it is invalid. `automaticDimension` leaves
    /// the height to the view.
    func checked(_ height: CGFloat, of part: SectionPart) -> CGFloat {
        programmerError(
            unless: height >= 0 && height <= TableMetrics.greatestHeight || height == Self.automaticDimension
                || height == UnimplementedDelegateMethod.height,
            """
            section \(part.edge) height must not be \(Self.flaw(of: height)) - provided height for section \
            \(part.section) is \(height)
            """,
            in: "UITableViewDelegate.tableView(_:heightFor\(part.edge == .header ? "Header" : "Footer")InSection:)"
        )
        return height
    }

    /// Stops the process if one of the table's own height properties is not a finite number.
    func requireFiniteHeights() {
        for (name, height) in [
            ("rowHeight", rowHeight), ("sectionHeaderHeight", sectionHeaderHeight),
            ("sectionFooterHeight", sectionFooterHeight), ("estimatedRowHeight", estimatedRowHeight),
            ("estimatedSectionHeaderHeight", estimatedSectionHeaderHeight),
            ("estimatedSectionFooterHeight", estimatedSectionFooterHeight),
            ("sectionHeaderTopPadding", sectionHeaderTopPadding),
        ] {
            programmerError(
                unless: height <= TableMetrics.greatestHeight,
                "\(name) must not be \(Self.flaw(of: height))",
                in: "UITableView.\(name)"
            )
        }
    }

    /// Stops the process if the data source returned a cell for a row that another row is using.
    func requireUnused(_ cell: UITableViewCell, for row: IndexPath) {
        let other = cell.table === self ? cells.indexPath(of: cell) : nil
        programmerError(
            unless: other == nil || other == row,
            """
            the data source returned for index path \(row) the cell that is in use at index path \(other ?? row): \
            \(cell)
            """,
            in: "UITableViewDataSource.tableView(_:cellForRowAt:)"
        )
    }

    private static func flaw(of height: CGFloat) -> String {
        height.isNaN
            ? "NaN" : height < 0 ? "negative" : height.isInfinite ? "infinite" : "above \(TableMetrics.greatestHeight)"
    }
}
