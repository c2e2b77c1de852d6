import QuartzCore
import UIKit

/// Long texts, of which the lines in sight are shown.
extension DocumentViewController {
    /// Shows what is in sight.
    func showBlocks() {
        guard isViewLoaded else { return }
        for cell in longCells { cell.showBlocks() }
    }

    /// Has long texts follow what is in sight from the next frame on, until it is the same in two frames.
    func followSight() {
        guard sightLink == nil else { return }
        var last: [ClosedRange<CGFloat>?] = []
        let link = CADisplayLink { [weak self] link in
            // The clock keeps the link when the controller has gone.
            guard let self else { return link.invalidate() }
            showBlocks()
            let sights = longCells.map(\.sight)
            if sights == last {
                link.invalidate()
                sightLink = nil
            }
            last = sights
        }
        link.add(to: .main, forMode: .common)
        sightLink = link
    }

    /// The rows on the screen that show the part of their texts that is in sight.
    private var longCells: [DocumentCell] {
        guard isViewLoaded, tableView.window != nil else { return [] }
        return tableView.visibleCells.compactMap { $0 as? DocumentCell }.filter(\.isInBlocks)
    }
}
