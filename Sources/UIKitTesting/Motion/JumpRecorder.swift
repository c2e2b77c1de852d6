import CoreGraphics
import Foundation
import Offscreen
import UIKit

/// The positions of a table's visible rows on the screen, frame by frame.
@MainActor
final class JumpRecorder {
    private let tableView: UITableView
    private let screen: OffscreenScreen
    private var tracks: [ObjectIdentifier: JumpTrack] = [:]
    private var frames = 0

    init(_ tableView: UITableView, on screen: OffscreenScreen) {
        (self.tableView, self.screen) = (tableView, screen)
    }

    func recordFrame() {
        frames += 1
        for cell in tableView.visibleCells {
            let key = ObjectIdentifier(cell)
            if tracks[key] == nil { tracks[key] = JumpTrack(cell, row: tableView.indexPath(for: cell)) }
            let frame = screen.presentedFrame(of: cell)
            guard !frame.isNull else { continue }
            tracks[key]?.places.append((screen.clock.now, frame.minY))
        }
    }

    /// Returns the deviations of the rows, the largest first.
    ///
    /// - Parameter overshoot: The accepted overshoot of a row, as a fraction of its distance.
    func report(overshoot: CGFloat) -> JumpReport {
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
