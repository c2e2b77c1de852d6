import CoreGraphics
import Foundation

extension UITableView: UISpringLoadedInteractionSupporting, SpringLoadedView {
    func allowsSpringLoading(with context: any UISpringLoadedInteractionContext) -> Bool {
        guard !isInterrupted, selectsByTouch, let row = indexPathForRow(at: context.location(in: self)),
            let cell = shownCell(at: row), !dragAndDrop.dragging.isDragged(row)
        else { return false }
        context.targetView = cell
        context.targetItem = row
        return delegate?.tableView(self, shouldSpringLoadRowAt: row, with: context) ?? true
    }

    func springLoad(with context: any UISpringLoadedInteractionContext) {
        if let row = context.targetItem as? IndexPath { activate(row) }
    }
}
