import CoreGraphics
import Foundation

/// By how much rows moved on the screen that should have stood still, or went astray on their way.
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
    /// The worst of one row.
    ///
    /// ```swift
    /// for jump in report.jumps {
    ///     let what = jump.shouldStandStill ? "moved" : "strayed"
    ///     print("row \(jump.row.row) \(what) by \(jump.distance) points at \(jump.time) s")
    /// }
    /// ```
    public struct Jump: Equatable, Sendable {
        /// Where the row was before the motion.
        public let row: IndexPath
        /// Points off the way from where its top was on the screen to where it ended.
        public let distance: CGFloat
        /// When, in seconds of virtual time.
        public let time: TimeInterval
        /// Whether the row began and ended at the same place.
        public let shouldStandStill: Bool
    }

    /// The worst of each row that was off its way at all, the worst row first.
    ///
    /// ```swift
    /// let culprits = report.jumps.map(\.row)
    /// ```
    public let jumps: [Jump]
    /// How many rows were looked at.
    public let rows: Int
    /// In how many frames they were looked at.
    public let frames: Int

    /// Points that any row was off its way.
    public var largest: CGFloat { jumps.first?.distance ?? 0 }
}

extension JumpReport: CustomStringConvertible {
    public var description: String {
        guard let worst = jumps.first else { return "No jump of \(rows) rows in \(frames) frames" }
        let what = worst.shouldStandStill ? "should stand still, and moved" : "strayed"
        let place = "row \(worst.row.row) of section \(worst.row.section)"
        return "At \(CGFloat(worst.time).short) s \(place) \(what) by \(worst.distance.short) points"
    }
}
