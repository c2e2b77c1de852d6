import UIKit

/// The shortcuts and their effects. The commands of keys and the list of all keys come from the same table.
@MainActor
struct DocumentShortcut {
    /// A group of shortcuts in the list.
    enum Group: String, CaseIterable {
        case moving = "Moving", unfolding = "Unfolding", finding = "Finding", copying = "Copying and help"
    }

    /// The documents in which the keys have the meaning.
    enum Scope {
        case all, trees, others
    }

    let group: Group
    /// The keys for people, as in "Ctrl+F".
    let keys: String
    let title: String
    var scope = Scope.all
    let matches: (UIKey) -> Bool
    /// Returns the command of a key that matches.
    let command: (UIKey) -> DocumentCommand?

    func isFor(isTree: Bool) -> Bool { scope == .all || (scope == .trees) == isTree }

    private init(
        _ group: Group,
        _ keys: String,
        _ title: String,
        _ scope: Scope = .all,
        _ matches: @escaping (UIKey) -> Bool,
        _ command: @escaping (UIKey) -> DocumentCommand?
    ) {
        (self.group, self.keys, self.title, self.scope) = (group, keys, title, scope)
        (self.matches, self.command) = (matches, command)
    }

    // MARK: The table

    /// All shortcuts, in the order in which they are listed. The first one that matches a key counts.
    static let all: [DocumentShortcut] = moving + unfolding + finding + copying

    private static let moving: [DocumentShortcut] = [
        scrolls("j  k  ↓  ↑", "one row down or up"),
        scrolls("Space  b  PgDn  PgUp", "one screen down or up"),
        scrolls("d  u", "half a screen down or up"),
        scrolls("g  G  Home  End", "to the beginning or the end"),
        text(.moving, "J", "to the next row of the same group") { .showSibling(forward: true) },
        text(.moving, "K", "to the previous row of the same group") { .showSibling(forward: false) },
        text(.moving, "H", "to the row around this one") { .showParent },
        .init(.moving, "Ctrl+L  Ctrl+G", "to a line", .all, { isControl($0, "l") || isControl($0, "g") }) { _ in
            .openLineBar
        },
        text(.moving, ">", "to the next column that isn't shown") { .stepColumns(forward: true) },
        text(.moving, "<", "back to the columns before it") { .stepColumns(forward: false) },
        text(.moving, ".", "to a path, such as .items[850].name") { .openPathBar },
    ]

    private static let unfolding: [DocumentShortcut] = [
        .init(.unfolding, "1 … 9", "show this many levels", .all, { isDigit($0) }) { key in
            Int(key.characters).map { .unfold(.level($0)) }
        },
        text(.unfolding, "*", "unfold all inside this row") { .unfold(.everythingInside) },
        text(.unfolding, "o", "unfold the rows of this group") { .unfold(.siblings) },
        text(.unfolding, "e", "unfold the rows of this group", .trees) { .unfold(.siblings) },
        text(.unfolding, "c", "fold the rows of this group") { .unfold(.foldSiblings) },
        text(.unfolding, "C", "fold everything") { .unfold(.level(1)) },
        text(.unfolding, "r", "show only what is inside this row; Back returns") { .showOnlyInside },
        text(.unfolding, "R", "show the lines of the file as they are, and back") { .toggleLines },
        .init(.unfolding, "Tab  ←  →  Enter", "focus a row, fold, unfold, toggle", .all, { _ in false }) { _ in nil },
    ]

    private static let finding: [DocumentShortcut] = [
        .init(.finding, "/  Ctrl+F", "find a regular expression", .all, { isControl($0, "f") || isPlain($0, "/") }) {
            _ in .openFindBar
        },
        .init(.finding, "n  F3", "to the next match", .all, { isPlain($0, "n") || isF3($0) && !isShifted($0) }) { _ in
            .findStep(forward: true)
        },
        .init(.finding, "N  Shift+F3", "to the previous match", .all, { isPlain($0, "N") || isF3($0) }) { _ in
            .findStep(forward: false)
        },
        text(.finding, "&", "show only the rows that meet a condition") { .openFilterBar },
        text(.finding, "+", "show one more row around each of these") { .widenFilter(by: 1) },
        text(.finding, "-", "show one less") { .widenFilter(by: -1) },
        text(.finding, "s", "sort by a column; -name for the reverse") { .openSortBar },
        .init(.finding, "Ctrl+S", "save the rows that are shown", .all, { isControl($0, "s") }) { _ in .openSaveBar },
        .init(.finding, "Esc", "stop and close the bar", .all, { $0.keyCode == .keyboardEscape }) { _ in .closeBar },
        text(.finding, "e", "to the next error", .others) { .severityStep(.error, forward: true) },
        text(.finding, "E", "to the previous error", .others) { .severityStep(.error, forward: false) },
        text(.finding, "w", "to the next warning", .others) { .severityStep(.warning, forward: true) },
        text(.finding, "W", "to the previous warning", .others) { .severityStep(.warning, forward: false) },
    ]

    private static let copying: [DocumentShortcut] = [
        text(.copying, "y", "copy: y the value, k its key, p its path, b the path in brackets") { .beginCopy },
        text(.copying, "v", "open the file in the editor, at this line") { .openEditor },
        .init(.copying, "?  F1", "all keys", .all, { isPlain($0, "?") || $0.keyCode == .keyboardF1 }) { _ in .showHelp
        },
    ]

    // MARK: Keys

    /// A shortcut for keys that scroll.
    private static func scrolls(_ keys: String, _ title: String) -> DocumentShortcut {
        .init(.moving, keys, title, .all, { ScrollKey($0) != nil }) { ScrollKey($0).map { .scroll($0) } }
    }

    /// A shortcut for a character without Control, Alt and Command.
    private static func text(
        _ group: Group,
        _ text: String,
        _ title: String,
        _ scope: Scope = .all,
        _ command: @escaping () -> DocumentCommand
    ) -> DocumentShortcut {
        .init(group, text, title, scope, { isPlain($0, text) }) { _ in command() }
    }

    private static func isPlain(_ key: UIKey, _ text: String) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return false }
        // Some hosts give a letter without what Shift makes of it.
        return (isShifted(key) ? key.characters.uppercased() : key.characters) == text
    }

    private static func isControl(_ key: UIKey, _ text: String) -> Bool {
        !key.modifierFlags.isDisjoint(with: [.control, .command])
            && key.charactersIgnoringModifiers.lowercased() == text
    }

    private static func isDigit(_ key: UIKey) -> Bool {
        let isPlain = key.modifierFlags.isDisjoint(with: [.control, .command, .alternate])
        return isPlain && key.characters.count == 1 && ("1"..."9").contains(key.characters)
    }

    private static func isF3(_ key: UIKey) -> Bool { key.keyCode == .keyboardF3 }

    private static func isShifted(_ key: UIKey) -> Bool { key.modifierFlags.contains(.shift) }
}
