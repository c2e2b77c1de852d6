import CoreGraphics
import Foundation
import Offscreen
import QuartzCore
import UIKit

/// The positions of the visible rows, headers and footers of a table or a collection view on the screen, and what is in
/// the rows, frame by frame.
@MainActor
final class JumpRecorder {
    private let view: UIView
    /// The rows, headers and footers that the view shows.
    private let shown: () -> ShownParts
    private let screen: OffscreenScreen
    private var tracks: [ObjectIdentifier: JumpTrack] = [:]
    private var frames = 0
    private let contents: ContentRecorder

    convenience init(_ tableView: UITableView, on screen: OffscreenScreen) {
        self.init(tableView, on: screen) { ShownParts(of: tableView) }
    }

    convenience init(_ collectionView: UICollectionView, on screen: OffscreenScreen) {
        self.init(collectionView, on: screen) { ShownParts(of: collectionView) }
    }

    private init(_ view: UIView, on screen: OffscreenScreen, shown: @escaping () -> ShownParts) {
        (self.view, self.screen, self.shown) = (view, screen, shown)
        contents = ContentRecorder(view, on: screen)
    }

    func recordFrame() {
        frames += 1
        // A table that isn't shown yet would make its cells if it were asked for them, and not on its first screen.
        guard view.window != nil else { return contents.recordFrame([], in: .null) }
        // Lays out all views once. The loops below read positions and need no further layout.
        let area = screen.presentedFrame(of: view)
        let shown = shown()
        contents.recordFrame(shown.rows.compactMap { cell, row in row.map { (cell, $0) } }, in: area)
        for (cell, row) in shown.rows { record(cell, row.map { .row($0) }) }
        for (view, part) in shown.others { record(view, part) }
    }

    private func record(_ view: UIView?, _ part: JumpReport.Part?) {
        guard let view else { return }
        let key = ObjectIdentifier(view)
        if tracks[key] == nil, let part { tracks[key] = JumpTrack(view, part) }
        guard let window = view.window?.layer else { return }
        let frame = PresentedLayer(view.layer).bounds.applying(view.layer.presentedTransform(to: window))
        tracks[key]?.places.append((screen.clock.now, frame.minY))
    }

    /// Returns the deviations of the rows, the largest first.
    ///
    /// - Parameter overshoot: The accepted overshoot of a row, as a fraction of its distance.
    func report(overshoot: CGFloat) -> JumpReport {
        let jumps = tracks.values.compactMap { $0.jump(overshoot: overshoot) }
        return JumpReport(
            jumps: jumps.sorted { ($0.distance, $1.part) > ($1.distance, $0.part) },
            rows: tracks.values.count { if case .row = $0.part { true } else { false } },
            headersAndFooters: tracks.values.count { if case .row = $0.part { false } else { true } },
            frames: frames,
            flaws: contents.flaws,
            contents: contents.count
        )
    }
}

/// The positions of the top of a view on the screen.
@MainActor
private struct JumpTrack {
    let part: JumpReport.Part
    /// The view, which is retained so that its object identifier stays unique.
    private let view: UIView
    var places: [(time: TimeInterval, top: CGFloat)] = []

    init(_ view: UIView, _ part: JumpReport.Part) {
        (self.view, self.part) = (view, part)
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
            part: part,
            distance: worst.distance,
            time: worst.time,
            endsWhereItStarted: abs(first - last) < 0.001
        )
    }
}
