import QuartzCore
import UIKit

/// Shows the visible lines of the long texts in a table, also during a motion.
@MainActor
final class SightFollower {
    private let tableView: UITableView
    private var displayLink: CADisplayLink?

    init(_ tableView: UITableView) { self.tableView = tableView }

    /// Shows the lines that a scroll makes visible.
    func contentDidScroll() {
        let cells = longCells
        guard !cells.isEmpty else { return }
        for cell in cells { cell.showBlocks() }
        // The last frame still shows the lines from before a jump. They are removed when the next one is drawn.
        follow()
    }

    /// Shows the visible lines in each frame from the next one on, until the rows are at rest and the lines are the
    /// same in two frames. In the middle of a motion two frames may be equal, too.
    func follow() {
        guard displayLink == nil else { return }
        var last: [ClosedRange<CGFloat>?] = []
        let link = CADisplayLink { [weak self] link in
            // The clock retains the link.
            guard let self else { return link.invalidate() }
            let cells = longCells
            for cell in cells { cell.showBlocks() }
            let sights = cells.map(\.sight)
            if sights == last, cells.allSatisfy(\.isShownAtRest) {
                link.invalidate()
                displayLink = nil
            }
            last = sights
        }
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    /// The cells on the screen that show a part of their texts.
    private var longCells: [DocumentCell] {
        guard tableView.window != nil else { return [] }
        return tableView.visibleCells.compactMap { $0 as? DocumentCell }.filter(\.isInBlocks)
    }
}
