import Foundation
import UIKit

extension LevelExpander {
    /// Sets the accessibility properties of a cell: whether its row is unfolded, and the action that changes it. The
    /// app's own traits, value and actions stay.
    func describe(_ cell: UITableViewCell, _ mark: RowMark, level: Level, unfolds: Bool) {
        var state: String?
        if #available(iOS 18, *) {
            cell.accessibilityExpandedStatus = !unfolds ? .unsupported : level.isFolded ? .collapsed : .expanded
        } else if unfolds {
            state = level.isFolded ? strings.collapsed : strings.expanded
        }
        let depth = depthText(of: cell)
        let words = [state, depth].compactMap { $0 }
        // A value that the expander has nothing to add to may be computed by the cell, so it isn't set.
        if !words.isEmpty || mark.hasWords {
            cell.accessibilityValue = mark.value.adjusting(cell.accessibilityValue) { own in
                words.isEmpty ? own : ([own].compactMap { $0 } + words).joined(separator: ", ")
            }
            mark.hasWords = !words.isEmpty
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

    /// Returns the words for the level of a row in an outline, or `nil` for a root and for rows of other tables.
    private func depthText(of cell: UITableViewCell) -> String? {
        guard let outline, let id = places.markedID(of: cell) else { return nil }
        let depth = outline.depth(of: id)
        return depth == 0 ? nil : strings.level.replacingOccurrences(of: "%d", with: String(depth + 1))
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
