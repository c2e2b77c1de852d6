import Reader
import UIKit

/// The keys of commands.
extension DocumentViewController {
    /// Performs the command of a key.
    ///
    /// - Returns: Whether it has one.
    func perform(_ key: UIKey?) -> Bool {
        guard let key, let command = command(key) else { return false }
        switch command {
        case .cancel where columns.stopSorting(): break
        case .cancel where bar == nil:
            // The key leads back unless several rows are selected.
            guard current.cursor.selection.count > 1, let index = current.index else {
                // A selection whose beginning is not shown would come back with it.
                current.cursor.endSelection()
                return false
            }
            current.set(index)
        case .openBar(.find): finding.openBar(returnsFocus: key.characters == "/")
        case .find where !(bar is FindBar) && !finding.hasPattern:
            if key.keyCode == .keyboardF3 {
                finding.openBar()
            } else {
                surroundings.show(notice: "There is no pattern yet. Press / to enter one.")
            }
        case .close where bar == nil && closeWindow == nil && navigationController?.viewControllers.first === self:
            return false
        default: perform(command)
        }
        return true
    }

    /// Performs the command of a key that is held down, if it is repeated.
    func repeats(_ key: UIKey?) -> Bool {
        guard let key, let command = command(key) else { return false }
        let isNextMatch = if case .find = command { key.keyCode == .keyboardF3 && finding.hasPattern } else { false }
        guard command.repeats || isNextMatch else { return false }
        perform(command)
        return true
    }

    private func command(_ key: UIKey) -> ReaderCommand? {
        guard let command = key.readerKey.flatMap({ CommandTable.command($0, isTree: isTree, in: .window) }) else {
            return nil
        }
        // Arrows point to where rows lead.
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard isMirrored, [.keyboardLeftArrow, .keyboardRightArrow].contains(key.keyCode) else { return command }
        switch command {
        case .fold: return .unfold
        case .unfold: return .fold
        default: return command
        }
    }

    /// Receives the keys that the row with the focus received, if it is gone with all others.
    func receiveKeysOfRows() {
        guard rows.count == 0, !isFirstResponder, bar?.field.isFirstResponder != true, presentedViewController == nil,
            view.window != nil, UIFocusSystem.focusSystem(for: view)?.focusedItem == nil
        else { return }
        becomeFirstResponder()
    }

    /// The rows of a condition are shown, among which the current one may be another one.
    func filterDidEnd() {
        if current.cursor.releaseAnchor(), current.isChosen { current.reveal() }
        current.stayOnScreen()
    }

    /// The rows are in another order. The first ones in that of a column are what is asked for.
    func orderDidChange(isSorted: Bool) {
        if isSorted { return current.moveToEnd(false) }
        current.reveal()
        current.update()
    }

    /// The part of the table that no bar covers.
    var room: CGSize { tableView.bounds.room(inside: tableView.adjustedContentInset).size }
}
