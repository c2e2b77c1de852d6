import CoreGraphics
import Foundation
import Offscreen
import UIKit

/// The contents of the visible cells of a table or a collection view, frame by frame.
@MainActor
final class ContentRecorder {
    private let view: UIView
    private let screen: OffscreenScreen
    private var times: [TimeInterval] = []
    private var cells: [ObjectIdentifier: CellHistory] = [:]
    private var looks: [ObjectIdentifier: CellLook] = [:]
    /// The cells, which are retained so that their object identifiers stay unique.
    private var seen: [UIView] = []
    /// The number of the frame in which the table appeared, or `nil` if it was there before.
    private var appearance: Int?
    private var wasAbsent = false

    init(_ view: UIView, on screen: OffscreenScreen) {
        (self.view, self.screen) = (view, screen)
    }

    /// Reads the cells of a table that is laid out.
    ///
    /// - Parameters:
    ///   - shown: The visible cells with their rows.
    ///   - area: The frame of the table in the window.
    func recordFrame(_ shown: [(cell: UIView, row: IndexPath)], in area: CGRect) {
        let frame = times.count
        times.append(screen.clock.now)
        guard view.window != nil else { return wasAbsent = true }
        let isFirst = cells.isEmpty
        for (cell, row) in shown {
            let key = ObjectIdentifier(cell)
            guard let sample = CellReader.sample(of: cell, at: row, in: area, last: &looks[key]) else { continue }
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
