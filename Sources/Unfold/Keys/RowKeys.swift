import UIKit

/// Keys that unfold and fold the row with the focus: the arrow to where lines end unfolds it by a level, the other one folds
/// it by a level, and space does what a tap does.
///
/// ```swift
/// tableView.addGestureRecognizer(RowKeys(expander))
/// ```
///
/// The table itself leads the focus up and down. A key that changes nothing, such as space on a row that already shows
/// everything, goes on to the table and those around it.
public final class RowKeys<ID: Hashable & Sendable, Level: ExpansionLevel>: UIGestureRecognizer {
    private let expander: LevelExpander<ID, Level>

    /// Keys for the rows of an expander, to be added to its table.
    public init(_ expander: LevelExpander<ID, Level>) {
        self.expander = expander
        #if canImport(ObjectiveC)
            super.init(target: nil, action: nil)
        #else
            super.init()
        #endif
    }

    /// Fingers are none of its business.
    public override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .presses && super.shouldReceive(event)
    }

    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        state = presses.contains(where: answer) ? .ended : .failed
    }

    /// - Returns: whether the key changed a row.
    private func answer(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            let id = focusedRow, let goal = goal(of: key.keyCode, from: expander[id])
        else { return false }
        return expander.set(goal, for: id)
    }

    /// What a key makes of a level; `nil` for nothing.
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
        return expander.identify(indexPath)
    }
}

extension ExpansionLevel {
    /// The level after this one; `nil` after the last.
    fileprivate var nextUnfolding: Self? { next.isFolded ? nil : next }

    /// The level before this one; `nil` before the first.
    fileprivate var nextFolding: Self? { isFolded ? nil : Self.allCases.first { $0.next == self } }
}
