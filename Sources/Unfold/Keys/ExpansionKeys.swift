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
/// The table view moves the focus up and down. A key press that changes no row, such as the space bar on a row that
/// already shows everything, continues along the responder chain.
public final class ExpansionKeys<ID: Hashable & Sendable, Level: ExpansionLevel>: UIGestureRecognizer {
    private let expander: LevelExpander<ID, Level>

    /// Creates a gesture recognizer for the rows of an expander.
    ///
    /// Add it to the table view of the expander.
    ///
    /// - Parameter expander: The expander, which is retained.
    public init(_ expander: LevelExpander<ID, Level>) {
        self.expander = expander
        #if !os(Linux)
            super.init(target: nil, action: nil)
        #else
            super.init()
        #endif
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
            let id = focusedRow, let goal = goal(of: key.keyCode, from: expander[id])
        else { return false }
        return expander.userChange(id, to: key.keyCode == .keyboardSpacebar ? nil : goal)
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
        guard let tableView = expander.tableView,
            let cell = UIFocusSystem.focusSystem(for: tableView)?.focusedItem as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
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
