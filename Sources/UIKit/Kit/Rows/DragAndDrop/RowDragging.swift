import CoreGraphics
import Foundation

/// The drags of rows, as a source.
final class RowDragging: NSObject, UIDragInteractionDelegate {
    private let source: any RowDragSource
    /// The rows of the items in the drag.
    private var rows: [ObjectIdentifier: IndexPath] = [:]
    /// Whether a drag has begun and isn't over.
    private(set) var isActive = false

    init(of source: any RowDragSource) {
        self.source = source
    }

    /// Returns the row of an item; `nil` if it is from elsewhere, or if the row is gone.
    func row(of item: UIDragItem) -> IndexPath? {
        // A reload may have left fewer rows.
        rows[ObjectIdentifier(item)].flatMap { source.placement(of: $0) == nil ? nil : $0 }
    }

    /// Returns whether a drag with a row is in progress.
    func isDragged(_ row: IndexPath) -> Bool { isActive && rows.values.contains(row) }

    /// Carries the rows to their new places after an update.
    func carry(_ newRow: (IndexPath) -> IndexPath?) {
        rows = rows.compactMapValues(newRow)
    }

    // MARK: UIDragInteractionDelegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let point = session.location(in: source.view)
        guard source.hasDragDelegate, !isActive, !source.view.isInterrupted, source.areRowsFree,
            let row = source.row(at: point)
        else { return [] }
        rows = [:]
        var items = record(source.items(beginning: session, at: row), at: row)
        guard !items.isEmpty, source.selectedRows.contains(row) else { return items }
        for other in source.selectedRows.sorted() where other != row {
            items += record(source.items(joining: session, at: other, point), at: other)
        }
        return items
    }

    private func record(_ items: [UIDragItem], at row: IndexPath) -> [UIDragItem] {
        for item in items { rows[ObjectIdentifier(item)] = row }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let row = row(of: item), let cell = source.cell(at: row), cell.window != nil else { return nil }
        return UITargetedDragPreview(
            view: cell,
            parameters: source.dragParameters(of: row) ?? UIDragPreviewParameters()
        )
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setState(.lifting)
        animator.addCompletion { [weak self] _ in if self?.isActive == false { self?.setState(.none) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
        setState(.dragging)
        source.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { source.allowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { source.isRestrictedToApp(session) }

    /// Cells keep their size, as they are the size of the gap.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The row may have moved, or left the screen.
        guard let row = row(of: item), source.cell(at: row) != nil, let placement = source.placement(of: row) else {
            return nil
        }
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(container: source.view, center: placement.center)
        )
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        setState(.none)
        isActive = false
        rows = [:]
        source.dragDidEnd(session)
    }

    private func setState(_ state: UICellConfigurationState.DragState) {
        for row in Set(rows.values).sorted() { source.setDragState(state, of: row) }
    }
}
