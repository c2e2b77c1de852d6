import UIKit

/// A gesture recognizer that unfolds and folds the focused row with the keyboard.
///
/// The arrow key that points to the trailing edge unfolds the row by one level, the opposite arrow key folds it by
/// one level, and the space bar toggles it as a tap does.
///
/// ```swift
/// tableView.addGestureRecognizer(ExpansionKeys(expander))
/// ```
///
/// In an outline, the arrow keys go on where there is nothing to unfold or fold: from an open group to its first row,
/// and from a folded row to the group that contains it.
///
/// The table view moves the focus up and down. A key press that changes no row, such as the space bar on a row that
/// already shows everything, continues along the responder chain.
public final class ExpansionKeys<ID: Hashable, Level: ExpansionLevel>: UIGestureRecognizer {
    private let expander: LevelExpander<ID, Level>

    /// Creates a gesture recognizer for the rows of an expander.
    ///
    /// Add it to the table view of the expander.
    ///
    /// - Parameter expander: The expander, which is retained.
    public init(_ expander: LevelExpander<ID, Level>) {
        self.expander = expander
        super.init(target: nil, action: nil)
    }

    /// Returns whether an event is a key press. Touches aren't handled.
    public override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .presses && super.shouldReceive(event)
    }

    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = presses.contains(where: answer) ? .ended : .failed
    }

    /// Changes the focused row for a key press.
    ///
    /// - Returns: Whether the key press changed a row.
    private func answer(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            let id = focusedRow
        else { return false }
        guard let goal = goal(of: key.keyCode, from: expander[id]),
            expander.userChange(id, to: key.keyCode == .keyboardSpacebar ? nil : goal)
        else { return neighbor(of: id, for: key.keyCode).map(focus) ?? false }
        return true
    }

    /// Returns the row of an outline to which an arrow key leads, if the key changes no level.
    private func neighbor(of id: ID, for key: UIKeyboardHIDUsage) -> ID? {
        guard let outline = expander.outline else { return nil }
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch key {
        case isMirrored ? .keyboardLeftArrow : .keyboardRightArrow:
            expander[id].isFolded ? nil : outline.tree.children(of: id)?.first
        case isMirrored ? .keyboardRightArrow : .keyboardLeftArrow:
            expander[id].isFolded ? outline.tree.parent(of: id) : nil
        default: nil
        }
    }

    /// Moves the focus to a row, which is scrolled to if it isn't on the screen.
    private func focus(_ id: ID) -> Bool {
        guard let container = expander.container, let indexPath = expander.places.indexPath(for: id) else {
            return false
        }
        if container.rowCell(at: indexPath) == nil {
            container.scrollToRow(at: indexPath, at: .none, animated: false)
            container.layoutIfNeeded()
        }
        guard let cell = container.rowCell(at: indexPath) else { return false }
        UIFocusSystem.focusSystem(for: container)?.requestFocusUpdate(to: cell)
        return true
    }

    /// Returns the level that a key sets, or `nil` if the key has no effect.
    private func goal(of key: UIKeyboardHIDUsage, from level: Level) -> Level? {
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch key {
        case .keyboardSpacebar: level.next
        case .keyboardRightArrow: isMirrored ? level.nextFolding : level.nextUnfolding
        case .keyboardLeftArrow: isMirrored ? level.nextUnfolding : level.nextFolding
        default: nil
        }
    }

    private var focusedRow: ID? {
        guard let container = expander.container,
            let cell = UIFocusSystem.focusSystem(for: container)?.focusedItem as? any RowCell,
            let indexPath = container.indexPath(of: cell)
        else { return nil }
        return expander.places.identify(indexPath)
    }
}

extension ExpansionLevel {
    /// The level that follows this one, or `nil` for the last level.
    fileprivate var nextUnfolding: Self? { next.isFolded ? nil : next }

    /// The level that precedes this one, or `nil` for the first level.
    fileprivate var nextFolding: Self? { isFolded ? nil : Self.allCases.first { $0.next == self } }
}
