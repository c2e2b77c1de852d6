import UIKit

extension LevelExpander {
    /// Sets the accessibility properties of a cell: whether its row is unfolded, and the action that changes it.
    func describe(_ cell: UITableViewCell, level: Level, unfolds: Bool) {
        guard unfolds else {
            if #available(iOS 18, *) {
                cell.accessibilityExpandedStatus = .unsupported
            } else {
                cell.accessibilityValue = nil
            }
            cell.accessibilityTraits.remove(.button)
            cell.accessibilityCustomActions = otherActions(of: cell)
            return
        }
        if #available(iOS 18, *) {
            cell.accessibilityExpandedStatus = level.isFolded ? .collapsed : .expanded
        } else {
            cell.accessibilityValue = level.isFolded ? strings.collapsed : strings.expanded
        }
        cell.accessibilityTraits.insert(.button)
        let action = UnfoldAction(name: level.next.isFolded ? strings.collapse : strings.expand) {
            [weak self, weak cell] _ in
            guard let self, let cell, let id = markedID(of: cell) else { return false }
            return toggle(id)
        }
        cell.accessibilityCustomActions = (otherActions(of: cell) ?? []) + [action]
    }

    private func otherActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        cell.accessibilityCustomActions?.filter { !($0 is UnfoldAction) }
    }

    /// Keeps the focus of assistive technologies on a row that changed.
    func keepFocus(on id: ID?) {
        guard let id, let path = visibleIndexPath(for: id), let cell = tableView?.cellForRow(at: path) else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }
}

/// The accessibility action of an expander. Its type distinguishes it from the cell's own actions.
private final class UnfoldAction: UIAccessibilityCustomAction {}
