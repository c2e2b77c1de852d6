import UIKit

extension LevelExpander {
    /// Sets the accessibility properties of a cell: whether its row is unfolded, and the action that changes it. The
    /// app's own traits, value and actions stay.
    func describe(_ cell: UITableViewCell, _ mark: RowMark, level: Level, unfolds: Bool) {
        if #available(iOS 18, *) {
            cell.accessibilityExpandedStatus = !unfolds ? .unsupported : level.isFolded ? .collapsed : .expanded
        } else {
            let state = level.isFolded ? strings.collapsed : strings.expanded
            cell.accessibilityValue = mark.value.adjusting(cell.accessibilityValue) { own in
                unfolds ? [own, state].compactMap { $0 }.joined(separator: ", ") : own
            }
        }
        cell.accessibilityTraits = mark.traits.adjusting(cell.accessibilityTraits) { unfolds ? $0.union(.button) : $0 }
        let others = otherActions(of: cell)
        guard unfolds else {
            cell.accessibilityCustomActions = others
            return
        }
        let action = UnfoldAction(name: level.next.isFolded ? strings.collapse : strings.expand) {
            [weak self, weak cell] _ in
            guard let self, let cell, let id = places.markedID(of: cell) else { return false }
            return userChange(id, to: nil)
        }
        cell.accessibilityCustomActions = (others ?? []) + [action]
    }

    private func otherActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        cell.accessibilityCustomActions?.filter { !($0 is UnfoldAction) }
    }

    /// Keeps the focus of assistive technologies on a row that changed.
    func keepFocus(on id: ID?) {
        guard let id, let path = places.visibleIndexPath(for: id), let cell = tableView?.cellForRow(at: path) else {
            return
        }
        UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }
}

/// The accessibility action of an expander. Its type distinguishes it from the cell's own actions.
private final class UnfoldAction: UIAccessibilityCustomAction {}
