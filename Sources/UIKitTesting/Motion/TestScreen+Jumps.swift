import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension TestScreen {
    /// Runs a script in which rows change their heights, and says by how much the table jumped.
    ///
    /// A row whose top is at the same place of the screen before and after should stand still in each frame between; any
    /// other one should go from one place to the other without turning back and without going past it. The script must end
    /// with everything at rest; rows that go out of sight or come into it are looked at as far as both places are known.
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
    ///   - tableView: the table.
    ///   - overshoot: the part of its way by which a row may go too far: that of a spring that bounces.
    ///   - script: what happens, and time for it to end.
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
                tracks[key]?.places.append((FrameClock.shared.now, frame.minY))
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

/// Where the top of a cell was on the screen.
@MainActor
private struct JumpTrack {
    /// Keeps the cell, so that no other one is taken for it.
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
            // With an overshoot a row may turn back.
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
            shouldStandStill: abs(first - last) < 0.001
        )
    }
}
