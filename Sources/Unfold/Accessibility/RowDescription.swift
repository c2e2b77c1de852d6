import Foundation
import UIKit

/// The accessibility properties of the rows that an expander adds to those of the app: whether a row is unfolded, and
/// the action that changes it.
@MainActor
struct RowDescription {
    var strings: ExpansionStrings
    /// The number of steps by which the row is indented in an outline, or `nil` for rows of other tables.
    var depth: Int?

    /// Sets the properties of a cell. The app's own traits, value and actions stay.
    ///
    /// - Parameters:
    ///   - isOpen: Whether the row is unfolded, or `nil` for a row with nothing to unfold.
    ///   - folds: Whether the action folds the row.
    ///   - action: A closure that changes the level of the cell's row for the user.
    func describe(
        _ cell: any RowCell,
        _ mark: RowMark,
        isOpen: Bool?,
        folds: Bool,
        action: @escaping @MainActor () -> Bool
    ) {
        var state: String?
        if #available(iOS 18, *) {
            cell.accessibilityExpandedStatus = isOpen.map { $0 ? .expanded : .collapsed } ?? .unsupported
        } else if let isOpen {
            state = isOpen ? strings.expanded : strings.collapsed
        }
        let words = [state, depthText].compactMap { $0 }
        // A value that the expander has nothing to add to may be computed by the cell, so it isn't set.
        if !words.isEmpty || mark.hasWords {
            cell.accessibilityValue = mark.value.adjusting(cell.accessibilityValue) { own in
                words.isEmpty ? own : ([own].compactMap { $0 } + words).joined(separator: ", ")
            }
            mark.hasWords = !words.isEmpty
        }
        cell.accessibilityTraits = mark.traits.adjusting(cell.accessibilityTraits) { own in
            isOpen == nil ? own : own.union(.button)
        }
        let others = cell.accessibilityCustomActions?.filter { !($0 is UnfoldAction) }
        guard isOpen != nil else {
            cell.accessibilityCustomActions = others
            return
        }
        let unfold = UnfoldAction(name: folds ? strings.collapse : strings.expand) { _ in action() }
        cell.accessibilityCustomActions = (others ?? []) + [unfold]
    }

    /// The words for the level of a row in an outline, or `nil` for a root and for rows of other tables.
    private var depthText: String? {
        guard let depth, depth > 0 else { return nil }
        return strings.level.replacingOccurrences(of: "%d", with: String(depth + 1))
    }
}

/// The accessibility action of an expander. Its type distinguishes it from the cell's own actions.
private final class UnfoldAction: UIAccessibilityCustomAction {}
