import UIKit

/// The frames of rows on the screen, as presentation layers have them.
@MainActor
final class RowFrames {
    private let table: UITableView
    private(set) var history: [[IndexPath: CGRect]] = []

    init(of table: UITableView) {
        self.table = table
    }

    /// The presented frame of each visible row, relative to the top of the table's visible part.
    var current: [IndexPath: CGRect] {
        let shown = table.layer.presentation() ?? table.layer
        var frames: [IndexPath: CGRect] = [:]
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) else { continue }
            let layer = cell.layer.presentation() ?? cell.layer
            frames[path] = layer.frame.offsetBy(dx: 0, dy: -shown.bounds.minY)
        }
        return frames
    }

    /// Forgets the frames that were observed.
    func forget() {
        history = []
    }

    func observe() {
        history.append(current)
    }

    /// The values of a row over time.
    func values(_ value: KeyPath<CGRect, CGFloat>, of row: IndexPath) -> [CGFloat] {
        history.compactMap { $0[row]?[keyPath: value] }
    }

    /// The largest distance between a row and the one before it, in any frame.
    var largestGap: CGFloat {
        history.map { frames in
            let rows = frames.sorted { $0.key < $1.key }
            return zip(rows, rows.dropFirst()).map { one, next in
                one.key.section == next.key.section ? abs(next.value.minY - one.value.maxY) : 0
            }.max() ?? 0
        }.max() ?? 0
    }
}
