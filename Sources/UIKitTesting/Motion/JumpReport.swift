import CoreGraphics
import Foundation

/// The distances by which rows moved on the screen when they should have been at rest, or left their path.
///
/// ```swift
/// let report = screen.jumps(in: tableView) {
///     screen.tap(cell)
///     screen.settle()
/// }
/// #expect(report.largest < 0.01, "\(report)")
/// #expect(report.rows > 3 && report.frames > 10)  // there was something to look at
/// ```
public struct JumpReport: Equatable, Sendable {
    /// The largest deviation of one row.
    ///
    /// ```swift
    /// for jump in report.jumps {
    ///     let what = jump.endsWhereItStarted ? "moved" : "strayed"
    ///     print("row \(jump.row.row) \(what) by \(jump.distance) points at \(jump.time) s")
    /// }
    /// ```
    public struct Jump: Equatable, Sendable {
        /// The index path of the row when it was first visible.
        public let row: IndexPath
        /// The distance from the path on which the top of the row should have moved, in points.
        public let distance: CGFloat
        /// The virtual time of the deviation, in seconds.
        public let time: TimeInterval
        /// A Boolean value that indicates whether the row began and ended at the same position.
        public let endsWhereItStarted: Bool
    }

    /// The largest deviation of each row that deviated at all, in descending order.
    ///
    /// ```swift
    /// let culprits = report.jumps.map(\.row)
    /// ```
    public let jumps: [Jump]
    /// The number of rows that were examined.
    public let rows: Int
    /// The number of frames in which the rows were examined.
    public let frames: Int

    /// The largest deviation of any row, in points.
    public var largest: CGFloat { jumps.first?.distance ?? 0 }
}

extension JumpReport: CustomStringConvertible {
    public var description: String {
        guard let worst = jumps.first else { return "No jump of \(rows) rows in \(frames) frames" }
        let what = worst.endsWhereItStarted ? "should stand still, and moved" : "strayed"
        let place = "row \(worst.row.row) of section \(worst.row.section)"
        return "At \(CGFloat(worst.time).short) s \(place) \(what) by \(worst.distance.short) points"
    }
}
