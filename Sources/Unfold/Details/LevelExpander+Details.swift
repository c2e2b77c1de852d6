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
            detailStore?.releaseAll()
            detailStore = newValue.map { DetailStore($0) }
            detailStore?.onArrival = { [weak self] in self?.showDetail(of: $0) }
            refresh()
        }
    }

    /// Puts the detail of a row that is about to unfold into its cell, where nothing shows it yet.
    func coverDetail(in cell: UITableViewCell, of id: ID) {
        guard let host = (cell as? any DetailedCell)?.detailHost, let detailStore else { return }
        guard let detail = detailStore.view(for: id) else { return }
        DetailFrame.of(host).cover(detail, in: cell)
    }

    /// Puts the detail of a row into its cell, or takes it out. In a motion that closes the row it stays until the end.
    func placeDetail(in cell: UITableViewCell, of id: ID?, isUnfolded: Bool, reason: ApplyReason) {
        guard let host = (cell as? any DetailedCell)?.detailHost else { return }
        let frame = DetailFrame.of(host)
        if let id, isUnfolded, let detailStore {
            // Making a detail is the client's, which may fold the row meanwhile.
            guard let detail = detailStore.view(for: id), !current[id].isFolded else { return }
            frame.show(detail)
        } else if reason == .motion {
            frame.show(nil)
        } else {
            frame.empty()
        }
    }

    /// A detail that took its time replaces what stood for it, in one motion.
    private func showDetail(of id: ID) {
        perform {
            let change = Change(id: id, from: current[id], to: current[id])
            queue.append(.init(kind: .resize, changes: [change], asked: id, motion: motion))
        }
    }

    /// The rows are at rest: what nobody sees any longer goes.
    func releaseDetails(of rows: Set<ID>) {
        guard let detailStore else { return }
        let folded = rows.filter { current[$0].isFolded }
        for id in folded { detailStore.release(id) }
        for (id, cell) in shownRows where folded.contains(id) {
            placeDetail(in: cell, of: id, isUnfolded: false, reason: .configuration)
        }
    }

    /// Lets go of the details of rows that were folded without a motion.
    func releaseFoldedDetails() {
        guard let detailStore else { return }
        for id in detailStore.known.keys where current[id].isFolded && !latestMotions.contains(id) {
            detailStore.release(id)
        }
    }
}
