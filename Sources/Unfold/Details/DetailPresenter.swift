import UIKit

/// The details of an expander's rows, in the cells that show them.
@MainActor
final class DetailPresenter<ID: Hashable, Level: ExpansionLevel> {
    /// A closure that is called when the detail of a row finishes loading.
    var onArrival: @MainActor (ID) -> Void = { _ in }
    /// The object that lets rows follow details that change their heights.
    let follower = DetailFollower<ID>()
    private var store: DetailStore<ID>?
    private let levels: LevelStore<ID, Level>
    private let places: RowPlaces<ID>

    init(_ levels: LevelStore<ID, Level>, _ places: RowPlaces<ID>) {
        self.levels = levels
        self.places = places
    }

    /// The details that rows show while they are unfolded. Setting this property releases all existing details.
    var details: RowDetails<ID>? {
        get { store?.details }
        set {
            store?.releaseAll()
            store = newValue.map { DetailStore($0) }
            store?.onArrival = { [weak self] in self?.onArrival($0) }
        }
    }

    /// Adds the detail of a row to its cell before the row unfolds, while the detail isn't visible.
    func cover(in cell: any RowCell, of id: ID) {
        guard (cell as? any DetailedCell)?.detailHost != nil, let detail = detail(of: id) else { return }
        frame(in: cell)?.cover(detail, in: cell)
    }

    /// Adds the detail of a row to its cell, or removes it. An animation that folds the row keeps
    /// the detail until it ends.
    func place(in cell: any RowCell, of id: ID?, isUnfolded: Bool, reason: ExpansionReason) {
        guard let frame = frame(in: cell) else { return }
        if let id, isUnfolded, store != nil {
            // The client creates the detail and may fold the row meanwhile.
            guard let detail = detail(of: id), !levels[id].isFolded else { return }
            frame.onMismatch = { [weak follower] in follower?.note($0, of: id) }
            frame.show(detail)
        } else if reason == .motion {
            frame.show(nil)
        } else {
            frame.empty()
        }
    }

    /// Releases the detail of a row, so that it is made again.
    func forget(_ id: ID) { store?.forget(id) }

    /// Returns whether a cell of an unfolded row doesn't show the row's detail, although the detail exists.
    func isMissing(in cell: any RowCell, of id: ID) -> Bool {
        guard !levels[id].isFolded, let detail = store?.existingView(for: id) else { return false }
        return frame(in: cell).map { !$0.contains(detail) } ?? false
    }

    /// Returns the detail of an unfolded row to a cell that has come back to the screen as it was.
    ///
    /// Another cell may have taken the detail, such as one in which the table measured the row.
    func restore(in mark: RowMark) {
        guard let cell = mark.cell, let id = places.markedID(of: cell), places.isInUse(cell),
            isMissing(in: cell, of: id)
        else { return }
        let detail = store?.existingView(for: id)
        UIView.performWithoutAnimation { frame(in: cell)?.show(detail) }
    }

    private func frame(in cell: any RowCell) -> DetailFrame? {
        guard let host = (cell as? any DetailedCell)?.detailHost else { return nil }
        let frame = DetailFrame.of(host)
        frame.isSoft = places.remedies.contains(.softensDetails)
        return frame
    }

    /// Returns the view for an unfolded row, or `nil` if there is none.
    ///
    /// The client may replace the details while it creates one. The new details are asked once: a client that replaces
    /// them each time has none to show.
    private func detail(of id: ID) -> UIView? {
        let asked = store
        let view = asked?.view(for: id)
        return store === asked ? view : store?.view(for: id)
    }

    /// Releases the details of folded rows whose animations have ended.
    ///
    /// - Parameter unseen: The cells off the screen that the table may show again as they are. A row may leave the
    ///   screen while it folds.
    func release(of rows: Set<ID>, unseen: [(ID, any RowCell)]) {
        guard let store else { return }
        let folded = rows.filter { levels[$0].isFolded }
        for id in folded { store.release(id) }
        places.forEach(places.shownRows.filter { folded.contains($0.0) }) { id, cell in
            place(in: cell, of: id, isUnfolded: false, reason: .configuration)
        }
        for (id, cell) in unseen where folded.contains(id) { frame(in: cell)?.empty() }
    }

    /// Releases the details of rows that were folded without an animation.
    func releaseFolded(_ isMoving: @MainActor (ID) -> Bool) {
        guard let store else { return }
        for id in store.known.keys where levels[id].isFolded && !isMoving(id) { store.release(id) }
    }
}
