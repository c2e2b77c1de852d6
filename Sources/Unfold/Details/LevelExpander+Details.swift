import UIKit

extension LevelExpander {
    /// The details that rows show only while they are unfolded. The default is `nil`.
    ///
    /// Cells that conform to ``DetailedCell`` show the details.
    ///
    /// ```swift
    /// expander.details = RowDetails { id in ChartView(values[id]) }
    /// ```
    ///
    /// Setting this property releases all existing details and creates those of the unfolded rows
    /// on the screen again.
    public var details: RowDetails<ID>? {
        get { detailStore?.details }
        set {
            detailStore?.releaseAll()
            detailStore = newValue.map { DetailStore($0) }
            detailStore?.onArrival = { [weak self] in self?.showDetail(of: $0) }
            refresh()
        }
    }

    /// Adds the detail of a row to its cell before the row unfolds, while the detail isn't visible.
    func coverDetail(in cell: UITableViewCell, of id: ID) {
        guard let host = (cell as? any DetailedCell)?.detailHost, let detail = detail(of: id) else { return }
        let frame = DetailFrame.of(host)
        frame.isSoft = remedies.contains(.softensDetails)
        frame.cover(detail, in: cell)
    }

    /// Adds the detail of a row to its cell, or removes it. An animation that folds the row keeps
    /// the detail until it ends.
    func placeDetail(in cell: UITableViewCell, of id: ID?, isUnfolded: Bool, reason: ExpansionReason) {
        guard let host = (cell as? any DetailedCell)?.detailHost else { return }
        let frame = DetailFrame.of(host)
        frame.isSoft = remedies.contains(.softensDetails)
        if let id, isUnfolded, detailStore != nil {
            // The client creates the detail and may fold the row meanwhile.
            guard let detail = detail(of: id), !current[id].isFolded else { return }
            frame.show(detail)
        } else if reason == .motion {
            frame.show(nil)
        } else {
            frame.empty()
        }
    }

    /// Returns the view for an unfolded row, or `nil` if there is none.
    ///
    /// The client may replace the details while it creates one. The new details are asked once: a client that replaces
    /// them each time has none to show.
    private func detail(of id: ID) -> UIView? {
        let store = detailStore
        let view = store?.view(for: id)
        return detailStore === store ? view : detailStore?.view(for: id)
    }

    /// Replaces the placeholder of a row by the loaded detail in one animation.
    private func showDetail(of id: ID) {
        perform {
            let change = Change(id: id, from: current[id], to: current[id])
            queue.append(.init(kind: .resize, changes: [change], requestedID: id, motion: motion))
        }
    }

    /// Returns whether a cell of an unfolded row doesn't show the row's detail, although the detail exists.
    func showsPlaceholder(_ cell: UITableViewCell, of id: ID) -> Bool {
        guard !current[id].isFolded, let host = (cell as? any DetailedCell)?.detailHost,
            case .ready(let detail) = detailStore?.known[id]
        else { return false }
        return DetailFrame.of(host).content !== detail
    }

    /// Releases the details of folded rows whose animations have ended.
    func releaseDetails(of rows: Set<ID>) {
        guard let detailStore else { return }
        let folded = rows.filter { current[$0].isFolded }
        for id in folded { detailStore.release(id) }
        places.forEach(places.shownRows.filter { folded.contains($0.0) }) { id, cell in
            placeDetail(in: cell, of: id, isUnfolded: false, reason: .configuration)
        }
    }

    /// Releases the details of rows that were folded without an animation.
    func releaseFoldedDetails() {
        guard let detailStore else { return }
        for id in detailStore.known.keys where current[id].isFolded && !motions.contains(id) {
            detailStore.release(id)
        }
    }
}
