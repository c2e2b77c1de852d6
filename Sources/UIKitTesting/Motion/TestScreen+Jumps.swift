import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension TestScreen {
    /// Runs a script in which rows change their heights, and reports the distances by which rows jumped.
    ///
    /// A row whose top has the same position on the screen before and after the script should be at rest in each
    /// frame in between. Any other row should move from one position to the other without turning back and without
    /// overshooting. The script must end with all rows at rest. A row that is visible only for a part of the script
    /// is examined between its first and its last visible position.
    ///
    /// ```swift
    /// let report = screen.jumps(in: tableView) {
    ///     screen.tap(cell)
    ///     screen.settle()
    /// }
    /// #expect(report.largest < 0.01, "\(report)")
    /// ```
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - overshoot: The accepted overshoot of a row, as a fraction of its distance. Use a value
    ///     greater than 0 for a spring with a bounce.
    ///   - script: A closure that triggers the motion and advances time until it ends.
    /// - Returns: The deviations of the rows.
    public func jumps(
        in tableView: UITableView,
        overshoot: CGFloat = 0,
        during script: () throws -> Void
    ) rethrows -> JumpReport {
        var tracks: [ObjectIdentifier: JumpTrack] = [:]
        let observe = {
            for cell in tableView.visibleCells {
                let key = ObjectIdentifier(cell)
                if tracks[key] == nil { tracks[key] = JumpTrack(cell, row: tableView.indexPath(for: cell)) }
                let frame = self.presentedFrame(of: cell)
                guard !frame.isNull else { continue }
                tracks[key]?.places.append((self.screen.clock.now, frame.minY))
            }
        }
        var frames = 0
        try observingFrames(
            {
                frames += 1
                observe()
            },
            during: script
        )
        let jumps = tracks.values.compactMap { $0.jump(overshoot: overshoot) }
        return JumpReport(
            jumps: jumps.sorted { ($0.distance, $1.row) > ($1.distance, $0.row) },
            rows: tracks.count,
            frames: frames
        )
    }
}

/// The positions of the top of a cell on the screen.
@MainActor
private struct JumpTrack {
    /// The cell, which is retained so that its object identifier stays unique.
    private let cell: UITableViewCell
    private let row: IndexPath
    var places: [(time: TimeInterval, top: CGFloat)] = []

    init?(_ cell: UITableViewCell, row: IndexPath?) {
        guard let row else { return nil }
        (self.cell, self.row) = (cell, row)
    }

    func jump(overshoot: CGFloat) -> JumpReport.Jump? {
        guard let first = places.first?.top, let last = places.last?.top else { return nil }
        let slack = abs(last - first) * overshoot
        var worst: (distance: CGFloat, time: TimeInterval) = (0, 0)
        var furthest = first
        for place in places {
            let outside = max(min(first, last) - slack - place.top, place.top - max(first, last) - slack, 0)
            // A spring that overshoots turns back, so only the distance beyond the accepted overshoot counts.
            let back = overshoot > 0 ? 0 : last > first ? furthest - place.top : place.top - furthest
            furthest = last > first ? max(furthest, place.top) : min(furthest, place.top)
            let distance = max(outside, back)
            if distance > worst.distance { worst = (distance, place.time) }
        }
        guard worst.distance > 0.001 else { return nil }
        return JumpReport.Jump(
            row: row,
            distance: worst.distance,
            time: worst.time,
            endsWhereItStarted: abs(first - last) < 0.001
        )
    }
}
