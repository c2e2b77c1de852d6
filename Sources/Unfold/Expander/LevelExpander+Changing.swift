import UIKit

/// Changing levels and notifying the client. The README of the module describes the rules.
extension LevelExpander {
    typealias Change = ExpansionChange<ID, Level>

    /// Computes and applies a change of levels, notifies the client, and animates the change.
    ///
    /// `compute` works on a copy of the levels, because it asks the client for identifiers and groups. The client's
    /// answer may lay the table out, which reads the levels.
    ///
    /// - Returns: Whether any level changed. The result is `false` if the change waits for the answer to a question.
    @discardableResult
    func change(
        requestedID: ID? = nil,
        motion: ExpansionMotion,
        _ compute: @escaping (inout ExpansionState<ID, Level>) -> [Change]
    ) -> Bool {
        guard !queue.isAsking else {
            queue.wait { [weak self] in self?.change(requestedID: requestedID, motion: motion, compute) }
            return false
        }
        if queue.isEmpty { levels.forgetReads() }
        let changes = levels.assign(compute)
        let revision = levels.revision
        perform {
            guard !changes.isEmpty else { return }
            queue.append(.init(changes: changes, requestedID: requestedID, motion: motion, revision: revision))
            listeners.tell(changes)
        }
        return !changes.isEmpty
    }

    /// Runs a closure that changes levels, and then shows all changes. In a nested call, the
    /// outermost call shows them.
    func perform(_ work: () -> Void) {
        guard !queue.isPerforming else { return work() }
        queue.isPerforming = true
        defer { queue.isPerforming = false }
        work()
        queue.runRequests()
        // Showing a batch runs client code, which may change levels again. Each such change animates after this one.
        while canShow, let batch = queue.take() {
            show(batch)
            queue.runRequests()
        }
        if !queue.isEmpty { queue.requestFrame { [weak self] in self?.perform {} } }
    }

    /// Inserts and deletes the rows of an outline whose tree has changed, and folds those that the policy doesn't allow
    /// beside their new neighbors, in one motion.
    func showRows(by motion: ExpansionMotion) {
        guard !queue.isAsking else { return queue.wait { [weak self] in self?.showRows(by: motion) } }
        if queue.isEmpty { levels.forgetReads() }
        let changes = levels.regroup()
        perform {
            queue.append(.init(kind: .rows, changes: changes, motion: motion))
            if !changes.isEmpty { listeners.tell(changes) }
        }
    }

    /// Whether the table can be changed immediately.
    ///
    /// While a cell is configured, the table is probably in a layout pass. Rows can't be inserted
    /// or deleted inside an update of the client. A table that is laying out rows shows others right afterwards.
    private var canShow: Bool {
        !queue.isConfiguring && (!runner.changesRows || container?.hasUncommittedUpdates != true)
            && outline?.content.isLate != true
    }

    private func show(_ batch: ChangeQueue<ID, Level>.Batch) {
        // A data source that is being deallocated may release a scrub, which ends here. There are
        // no rows to show then.
        guard container?.rowSource != nil else {
            _ = outline?.updateRows()
            return
        }
        switch batch.kind {
        case .change:
            let changes = levels.net(batch.changes, at: batch.revision)
            if !changes.isEmpty {
                show(changes, requestedID: batch.requestedID, motion: batch.motion)
            } else if levels.hasStaleReads || places.shownRows.contains(where: { presenter.isOutdated($0.1, $0.0) }) {
                // Between changes that cancel each other out, heights were asked for or cells configured.
                refresh()
            }
        case .resize:
            let changes = batch.changes
            if !changes.isEmpty { show(changes, requestedID: batch.requestedID, motion: batch.motion) }
        case .rows:
            show(levels.net(batch.changes), requestedID: nil, motion: batch.motion)
            // A row that stays may have become a group, or be at another depth.
            UIView.performWithoutAnimation { places.forEach(places.shownRows) { _, cell in refresh(cell) } }
        case .revert:
            // The animation has already moved the rows back, so the table doesn't scroll.
            UIView.performWithoutAnimation { _ = runner.updateTable(for: levels.net(batch.changes)) }
            refresh()
        }
        // A table that is laying out rows keeps a cell that it asked for before the change and didn't have yet.
        if let outline, outline.content.isLate || container?.hasUncommittedUpdates == true {
            queue.append(.init(kind: .rows, changes: []))
        }
    }
}
