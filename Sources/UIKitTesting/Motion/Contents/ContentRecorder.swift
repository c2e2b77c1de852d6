import CoreGraphics
import Foundation
import Offscreen
import UIKit

/// The contents of a table's visible cells, frame by frame.
@MainActor
final class ContentRecorder {
    private let tableView: UITableView
    private let screen: OffscreenScreen
    private var times: [TimeInterval] = []
    private var cells: [ObjectIdentifier: CellHistory] = [:]
    /// The cells, which are retained so that their object identifiers stay unique.
    private var seen: [UITableViewCell] = []
    /// The number of the frame in which the table appeared, or `nil` if it was there before.
    private var appearance: Int?
    private var wasAbsent = false

    init(_ tableView: UITableView, on screen: OffscreenScreen) {
        (self.tableView, self.screen) = (tableView, screen)
    }

    func recordFrame() {
        let frame = times.count
        times.append(screen.clock.now)
        guard tableView.window != nil else { return wasAbsent = true }
        // Labels draw their texts for a frame when the frame is made, and place them by what they showed before.
        _ = screen.display.makeFrame()
        let isFirst = cells.isEmpty
        let area = screen.presentedFrame(of: tableView)
        for cell in tableView.visibleCells {
            guard let row = tableView.indexPath(for: cell), let sample = CellReader.sample(of: cell, at: row, in: area)
            else { continue }
            let key = ObjectIdentifier(cell)
            if cells[key] == nil { seen.append(cell) }
            cells[key, default: CellHistory()].append(sample, at: frame)
        }
        if isFirst, !cells.isEmpty, wasAbsent { appearance = frame }
    }

    /// The number of contents that were examined.
    var count: Int { cells.values.reduce(0) { $0 + Set($1.tracks.map(\.last.key)).count } }

    var flaws: [JumpReport.Flaw] {
        ContentFlaws(times: times, cells: Array(cells.values), appearance: appearance).all
    }
}
