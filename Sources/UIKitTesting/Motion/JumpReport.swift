import CoreGraphics
import Foundation

/// The distances by which rows, headers and footers moved on the screen when they should have been at rest, or left
/// their path, and the flaws of what is in the rows.
///
/// ```swift
/// let report = screen.jumps(in: tableView) {
///     screen.tap(cell)
///     screen.settle()
/// }
/// #expect(report.isSmooth, "\(report)")
/// #expect(report.rows > 3 && report.contents > 3 && report.frames > 10)  // there was something to look at
/// #expect(report.headersAndFooters == 1 && report.largest == 0)
/// ```
///
/// The texts, images and controls of the rows are examined as they are seen, with the views that cover them: none
/// should vanish from one frame to the next, be scaled, leap in its row, or be over a text that it isn't over at rest.
/// If the script shows the table, its rows should be at rest from the first frame on:
///
/// ```swift
/// let firstScreen = screen.jumps(in: controller.tableView) {
///     screen.show(controller)
///     screen.settle()
/// }
/// #expect(firstScreen.isSmooth, "\(firstScreen)")
/// ```
public struct JumpReport: Equatable, Sendable {
    /// A part of a table that can jump, with its place when it was first visible.
    ///
    /// ```swift
    /// for jump in report.jumps {
    ///     switch jump.part {
    ///     case .row(let indexPath): print("row \(indexPath.row)")
    ///     case .sectionHeader(let section), .sectionFooter(let section): print("section \(section)")
    ///     case .tableHeader, .tableFooter: print("table")
    ///     }
    /// }
    /// ```
    public enum Part: Comparable, Hashable, Sendable {
        /// The header view of the table.
        case tableHeader
        /// The header of a section, which may stick to the upper edge.
        case sectionHeader(Int)
        /// A row.
        case row(IndexPath)
        /// The footer of a section, which may stick to the lower edge.
        case sectionFooter(Int)
        /// The footer view of the table.
        case tableFooter
    }

    /// The largest deviation of one row, header or footer.
    ///
    /// ```swift
    /// for jump in report.jumps {
    ///     let what = jump.endsWhereItStarted ? "moved" : "strayed"
    ///     print("\(jump.part) \(what) by \(jump.distance) points at \(jump.time) s")
    /// }
    /// ```
    public struct Jump: Equatable, Sendable {
        /// The part of the table that deviated.
        public let part: Part
        /// The distance from the path on which the top of the part should have moved, in points.
        public let distance: CGFloat
        /// The virtual time of the deviation, in seconds.
        public let time: TimeInterval
        /// A Boolean value that indicates whether the part began and ended at the same position.
        public let endsWhereItStarted: Bool
    }

    /// The largest deviation of each part that deviated at all, in descending order.
    ///
    /// ```swift
    /// let culprits = report.jumps.map(\.part)
    /// ```
    public let jumps: [Jump]
    /// The number of rows that were examined.
    public let rows: Int
    /// The number of headers and footers that were examined.
    public let headersAndFooters: Int
    /// The number of frames in which the table was examined.
    public let frames: Int
    /// The flaws in the contents of rows, the earliest one first.
    ///
    /// ```swift
    /// #expect(report.flaws.isEmpty, "\(report)")
    /// ```
    public let flaws: [Flaw]
    /// The number of texts, images and controls in rows that were examined.
    public let contents: Int

    /// The largest deviation of any part, in points.
    public var largest: CGFloat { jumps.first?.distance ?? 0 }
}

extension JumpReport: CustomStringConvertible {
    public var description: String {
        if largest < 0.01, let flaw = flaws.first {
            return flaws.count == 1 ? "\(flaw)" : "\(flaw), and \(flaws.count - 1) more"
        }
        guard let worst = jumps.first else { return "No jump of \(rows) rows in \(frames) frames" }
        let what = worst.endsWhereItStarted ? "should stand still, and moved" : "strayed"
        return "At \(CGFloat(worst.time).short) s \(worst.part) \(what) by \(worst.distance.short) points"
    }
}

extension JumpReport.Part: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tableHeader: "the header of the table"
        case .sectionHeader(let section): "the header of section \(section)"
        case .row(let row): "row \(row.row) of section \(row.section)"
        case .sectionFooter(let section): "the footer of section \(section)"
        case .tableFooter: "the footer of the table"
        }
    }
}
