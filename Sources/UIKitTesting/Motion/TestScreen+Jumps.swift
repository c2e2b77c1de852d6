import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension TestScreen {
    /// Runs a script in which rows change their heights, and reports what jumped and what else was not smooth.
    ///
    /// A row whose top has the same position on the screen before and after the script should be at rest in each
    /// frame in between. Any other row should move from one position to the other without turning back or overshooting.
    /// So should headers and footers of the table and of sections, also those that stick to an edge. The script must
    /// end with all at rest. What is visible only for a part of it is examined between its first and last position.
    ///
    /// ```swift
    /// let report = screen.jumps(in: tableView) {
    ///     screen.tap(cell)
    ///     screen.settle()
    /// }
    /// #expect(report.isSmooth, "\(report)")
    /// ```
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - overshoot: The accepted overshoot of a row, as a fraction of its distance. Use a value
    ///     greater than 0 for a spring with a bounce.
    ///   - script: A closure that triggers the motion and advances time until it ends.
    /// - Returns: The deviations of the rows, headers and footers, and the flaws of contents.
    public func jumps(
        in tableView: UITableView,
        overshoot: CGFloat = 0,
        during script: () throws -> Void
    ) rethrows -> JumpReport {
        let recorder = JumpRecorder(tableView, on: screen)
        try observingFrames(recorder.recordFrame, during: script)
        return recorder.report(overshoot: overshoot)
    }

    /// Runs a script in which items of a collection view change their sizes, and reports what jumped and what else was
    /// not smooth.
    ///
    /// Items are rows of the report, and only their vertical positions are examined.
    ///
    /// ```swift
    /// let report = screen.jumps(in: collectionView) {
    ///     screen.tap(item)
    ///     screen.settle()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - overshoot: The accepted overshoot of an item, as a fraction of its distance. Use a value
    ///     greater than 0 for a spring with a bounce.
    ///   - script: A closure that triggers the motion and advances time until it ends.
    /// - Returns: The deviations of the items, headers and footers, and the flaws of contents.
    public func jumps(
        in collectionView: UICollectionView,
        overshoot: CGFloat = 0,
        during script: () throws -> Void
    ) rethrows -> JumpReport {
        let recorder = JumpRecorder(collectionView, on: screen)
        try observingFrames(recorder.recordFrame, during: script)
        return recorder.report(overshoot: overshoot)
    }
}
