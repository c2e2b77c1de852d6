import UIKit

extension LevelExpander {
    /// What rows show only while they are unfolded; cells that conform to ``DetailedCell`` have a place for it. `nil` at
    /// first.
    ///
    /// ```swift
    /// expander.details = RowDetails { id in ChartView(values[id]) }
    /// ```
    ///
    /// Setting it lets all details go that there are, and makes those of the unfolded rows on the screen anew.
    public var details: RowDetails<ID>? {
        get { detailStore?.details }
        set {
            detailStore = newValue.map { DetailStore($0) }
            detailStore?.onArrival = { [weak self] in self?.showDetail(of: $0) }
            refresh()
        }
    }

    /// Puts the detail of a row that is about to unfold into its cell, where nothing shows it yet.
    func coverDetail(in cell: UITableViewCell, of id: ID) {
        guard let host = (cell as? any DetailedCell)?.detailHost, let detailStore else { return }
        DetailFrame.of(host).cover(detailStore.view(for: id), in: cell)
    }

    /// Puts the detail of a row into its cell, or takes it out. In a motion that closes the row it stays until the end.
    func placeDetail(in cell: UITableViewCell, of id: ID?, isUnfolded: Bool, reason: ApplyReason) {
        guard let host = (cell as? any DetailedCell)?.detailHost else { return }
        let frame = DetailFrame.of(host)
        if let id, isUnfolded, let detailStore {
            frame.show(detailStore.view(for: id))
        } else if reason == .motion {
            frame.show(nil)
        } else {
            frame.empty()
        }
    }

    /// A detail that took its time replaces what stood for it, in one motion.
    private func showDetail(of id: ID) {
        guard !current[id].isFolded else { return }
        show([ExpansionChange(id: id, from: current[id], to: current[id])], asked: id, motion: motion)
    }

    /// The motion is over: what nobody sees any longer goes.
    func releaseDetails(of changes: [ExpansionChange<ID, Level>]) {
        guard let detailStore else { return }
        for change in changes where current[change.id].isFolded {
            detailStore.release(change.id)
            guard let path = visibleIndexPath(for: change.id), let cell = tableView?.cellForRow(at: path) else {
                continue
            }
            placeDetail(in: cell, of: change.id, isUnfolded: false, reason: .configuration)
        }
    }
}
