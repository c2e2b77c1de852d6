import Documents
import UIKit

/// A command that a key gives to the viewer while no field takes the key.
enum DocumentCommand: Equatable {
    case openFindBar
    case openLineBar
    case openFilterBar
    /// Show more rows around those that meet the condition, or fewer.
    case widenFilter(by: Int)
    case openPathBar
    /// Open the file in the user's editor, at the line of the current row.
    case openEditor
    /// Ask for a file, and save the rows that are shown.
    case openSaveBar
    /// Ask for the column by which rows are sorted.
    case openSortBar
    /// Go to the next row that was found, or to the previous one.
    case findStep(forward: Bool)
    case closeBar
    case scroll(ScrollKey)
    /// Go to the next entry of a severity, or to the previous one.
    case severityStep(Severity, forward: Bool)
    /// Unfold and fold rows with others inside them.
    case unfold(OutlineUnfolder.Change)
    /// Show only what is inside the current row.
    case showOnlyInside
    /// Show the lines of the file, or return from them.
    case toggleLines
    /// Go to the row around the current one.
    case showParent
    /// Go to the next row of the same group, or to the previous one.
    case showSibling(forward: Bool)
    /// Show the next column to the right, or to the left.
    case stepColumns(forward: Bool)
    /// Copy the part of the row that the next key determines.
    case beginCopy
    case showHelp

    /// - Parameters:
    ///   - bar: The bar at the bottom, if there is one.
    ///   - isTree: Whether the document is one tree of values, and no log.
    /// - Returns: `nil` for a key without a meaning.
    @MainActor
    init?(_ key: UIKey, bar: BottomBar?, isTree: Bool = false) {
        for shortcut in DocumentShortcut.all where shortcut.isFor(isTree: isTree) && shortcut.matches(key) {
            guard let command = shortcut.command(key) else { continue }
            switch command {
            case .findStep where !(bar is FindBar):
                // F3 also begins.
                guard key.keyCode == .keyboardF3 else { continue }
                self = .openFindBar
            case .closeBar where bar == nil: continue
            default: self = command
            }
            return
        }
        return nil
    }

    /// The command of a key that is held down: it scrolls on, or steps from row to row.
    @MainActor
    init?(repeating key: UIKey, bar: BottomBar?, isTree: Bool = false) {
        guard let command = DocumentCommand(key, bar: bar, isTree: isTree) else { return nil }
        if key.keyCode != .keyboardF3 {
            switch command {
            case .scroll, .showSibling, .stepColumns: break
            default: return nil
            }
        }
        self = command
    }
}
