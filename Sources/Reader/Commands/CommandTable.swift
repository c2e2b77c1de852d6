/// The commands with their keys, of which each face makes its keys, its menus and its help.
package struct CommandTable {
    /// A group of commands in the help.
    package enum Group: String, CaseIterable, Sendable {
        case moving = "Moving", unfolding = "Unfolding", finding = "Finding and filtering"
        case passing = "Copying and leaving", program = "The program"
    }

    /// The documents in which keys have the meaning.
    package enum Scope: Sendable {
        case all
        /// Values inside others.
        case trees
        case others
    }

    /// A line of the table.
    package struct Entry: Sendable {
        package let group: Group
        /// The keys for people.
        package let keys: String
        package let title: String
        package let scope: Scope
        package let commands: [ReaderKey: ReaderCommand]
    }

    /// All entries, in the order of the help.
    package static let entries: [Entry] = moving + unfolding + finding + passing + program

    private static let byScope: [Bool: [ReaderKey: ReaderCommand]] = [
        true: commands(isTree: true), false: commands(isTree: false),
    ]

    private static func commands(isTree: Bool) -> [ReaderKey: ReaderCommand] {
        let entries = entries.filter { $0.scope == .all || ($0.scope == .trees) == isTree }
        return Dictionary(
            entries.flatMap { $0.commands.map { ($0.key, $0.value) } },
            uniquingKeysWith: { old, _ in old }
        )
    }

    /// Returns the command of a key; `nil` if it has none.
    package static func command(_ key: ReaderKey, isTree: Bool) -> ReaderCommand? { byScope[isTree]?[key] }

    /// Whether no key has two meanings in the same document.
    package static var isUnambiguous: Bool {
        [true, false].allSatisfy { isTree in
            let shown = entries.filter { $0.scope == .all || ($0.scope == .trees) == isTree }
            return shown.reduce(0) { $0 + $1.commands.count } == byScope[isTree]?.count
        }
    }

    /// Returns what the key after `y` copies.
    package static func copyKind(_ key: ReaderKey) -> ReaderCommand.CopyKind? { copyKinds[key] }

    private static let copyKinds: [ReaderKey: ReaderCommand.CopyKind] = [
        ReaderKey("y"): .value, ReaderKey("v"): .value, ReaderKey("s"): .text, ReaderKey("k"): .key,
        ReaderKey("p"): .path, ReaderKey("q"): .path, ReaderKey("b"): .brackets,
    ]

    // MARK: Entries

    private static func entry(
        _ group: Group,
        _ keys: String,
        _ title: String,
        _ scope: Scope = .all,
        _ commands: [ReaderKey: ReaderCommand]
    ) -> Entry {
        Entry(group: group, keys: keys, title: title, scope: scope, commands: commands)
    }

    private static func keys(_ keys: [ReaderKey], _ command: ReaderCommand) -> [ReaderKey: ReaderCommand] {
        Dictionary(keys.map { ($0, command) }, uniquingKeysWith: { old, _ in old })
    }

    private static func pair(
        _ first: [ReaderKey],
        _ command: ReaderCommand,
        _ second: [ReaderKey],
        _ other: ReaderCommand
    ) -> [ReaderKey: ReaderCommand] {
        keys(first, command).merging(keys(second, other)) { old, _ in old }
    }

    private static let moving: [Entry] = [
        entry(
            .moving,
            "j k ↓ ↑ Ctrl+N Ctrl+P",
            "one row down or up",
            .all,
            pair(
                [ReaderKey("j"), ReaderKey(.down), .control("n"), .control("e"), .control("j")],
                .step(1),
                [ReaderKey("k"), ReaderKey(.up), .control("p"), .control("y")],
                .step(-1)
            )
        ),
        entry(
            .moving,
            "Space b PgDn PgUp",
            "one screen down or up",
            .all,
            pair(
                [ReaderKey(" "), ReaderKey(.pageDown), .control("v")],
                .page(1),
                [ReaderKey("b"), ReaderKey(.pageUp)],
                .page(-1)
            )
        ),
        entry(
            .moving,
            "d u Ctrl+D Ctrl+U",
            "half a screen down or up",
            .all,
            pair([ReaderKey("d"), .control("d")], .page(0.5), [ReaderKey("u"), .control("u")], .page(-0.5))
        ),
        entry(
            .moving,
            "g G Home End",
            "to the beginning or the end",
            .all,
            pair([ReaderKey("g"), ReaderKey(.home)], .first, [ReaderKey("G"), ReaderKey(.end)], .last)
        ),
        entry(
            .moving,
            "J K H",
            "to the next or previous row of the group, or to the row around it",
            .all,
            [
                ReaderKey("J"): .sibling(forward: true), ReaderKey("K"): .sibling(forward: false),
                ReaderKey("H"): .parent,
            ]
        ),
        entry(
            .moving,
            "[ ]",
            "back to the place before a jump, and forward again",
            .all,
            [ReaderKey("["): .history(forward: false), ReaderKey("]"): .history(forward: true)]
        ),
        entry(
            .moving,
            ": Ctrl+G",
            "to a line; “encoding NAME” reads the file in another one",
            .all,
            keys([ReaderKey(":"), .control("g")], .openBar(.line))
        ),
        entry(.moving, ".", "to a path, such as .items[850].name", .all, [ReaderKey("."): .openBar(.path)]),
        entry(
            .moving,
            "< >",
            "to columns, or to text, on the left or right",
            .all,
            [ReaderKey("<"): .shift(forward: false), ReaderKey(">"): .shift(forward: true)]
        ),
        entry(.moving, "F", "follow the end, until a key moves up", .all, [ReaderKey("F"): .follow]),
    ]

    private static let unfolding: [Entry] = [
        entry(.unfolding, "Enter", "unfold or fold", .all, [ReaderKey(.enter): .toggle]),
        entry(
            .unfolding,
            "l → h ←",
            "unfold or go inside; fold or go outside",
            .all,
            pair([ReaderKey("l"), ReaderKey(.right)], .unfold, [ReaderKey("h"), ReaderKey(.left)], .fold)
        ),
        entry(
            .unfolding,
            "1 … 9",
            "show this many levels",
            .all,
            Dictionary(
                (1...9).map { (ReaderKey(Character("\($0)")), ReaderCommand.level($0)) },
                uniquingKeysWith: { old, _ in old }
            )
        ),
        entry(.unfolding, "*", "unfold all inside this row", .all, [ReaderKey("*"): .unfoldInside]),
        entry(
            .unfolding,
            "o c",
            "unfold or fold the rows of this group",
            .all,
            [ReaderKey("o"): .unfoldSiblings, ReaderKey("c"): .foldSiblings]
        ),
        entry(.unfolding, "e", "unfold the rows of this group", .trees, [ReaderKey("e"): .unfoldSiblings]),
        entry(.unfolding, "C", "fold everything", .all, [ReaderKey("C"): .level(1)]),
        entry(
            .unfolding,
            "r Backspace",
            "show only what is inside this row; show all again",
            .all,
            [ReaderKey("r"): .showOnly, ReaderKey(.backspace): .showAround]
        ),
        entry(
            .unfolding,
            "R",
            "the lines of the file as they are, or its rows again",
            .all,
            [ReaderKey("R"): .toggleLines]
        ),
        entry(.unfolding, "z", "wrap long rows, or cut them off", .all, [ReaderKey("z"): .wrap]),
    ]

    private static let finding: [Entry] = [
        entry(
            .finding,
            "/ Ctrl+F",
            "find a regular expression",
            .all,
            keys([ReaderKey("/"), .control("f")], .openBar(.find))
        ),
        entry(
            .finding,
            "n N F3",
            "to the next or previous match",
            .all,
            pair(
                [ReaderKey("n"), ReaderKey(.function(3))],
                .find(forward: true),
                [ReaderKey("N"), ReaderKey(.function(3), .shift)],
                .find(forward: false)
            )
        ),
        entry(.finding, "&", "show only the rows that meet a condition", .all, [ReaderKey("&"): .openBar(.filter)]),
        entry(
            .finding,
            "+ -",
            "show one more or one less row around each of these",
            .all,
            [ReaderKey("+"): .context(1), ReaderKey("-"): .context(-1)]
        ),
        entry(
            .finding,
            "s",
            "sort by a column; -name for the reverse, nothing for the order of the file",
            .all,
            [ReaderKey("s"): .openBar(.sort)]
        ),
        entry(
            .finding,
            "e E",
            "to the next or previous error",
            .others,
            [
                ReaderKey("e"): .severity(isError: true, forward: true),
                ReaderKey("E"): .severity(isError: true, forward: false),
            ]
        ),
        entry(
            .finding,
            "w W",
            "to the next or previous warning",
            .others,
            [
                ReaderKey("w"): .severity(isError: false, forward: true),
                ReaderKey("W"): .severity(isError: false, forward: false),
            ]
        ),
    ]

    private static let passing: [Entry] = [
        entry(
            .passing,
            "y",
            "copy: then y the value, s its text, k its key, p its path, b the path in brackets",
            .all,
            [ReaderKey("y"): .beginCopy]
        ),
        entry(
            .passing,
            "P Y",
            "end, and write the value, or its path",
            .all,
            [ReaderKey("P"): .leave(.value), ReaderKey("Y"): .leave(.path)]
        ),
        entry(.passing, "Ctrl+S", "save the rows that are shown", .all, [.control("s"): .openBar(.save)]),
        entry(.passing, "v", "open the file in the editor, at this line", .all, [ReaderKey("v"): .edit]),
    ]

    private static let program: [Entry] = [
        entry(
            .program,
            "Tab Shift+Tab",
            "the next or previous file",
            .all,
            [ReaderKey(.tab): .nextFile(forward: true), ReaderKey(.tab, .shift): .nextFile(forward: false)]
        ),
        entry(
            .program,
            "M",
            "let the mouse move and unfold; text is selected with Shift then",
            .all,
            [ReaderKey("M"): .toggleMouse]
        ),
        entry(
            .program,
            "Ctrl+L Ctrl+R",
            "draw the screen again",
            .all,
            keys([.control("l"), .control("r")], .repaint)
        ),
        entry(.program, "? F1", "all keys", .all, keys([ReaderKey("?"), ReaderKey(.function(1))], .help)),
        entry(.program, "Esc", "stop, close, show all rows", .all, [ReaderKey(.escape): .cancel]),
        entry(.program, "q Q", "close, or end the program", .all, [ReaderKey("q"): .close, ReaderKey("Q"): .quit]),
        entry(
            .program,
            "Ctrl+C Ctrl+Z",
            "stop or end; suspend",
            .all,
            [.control("c"): .interrupt, .control("z"): .suspend]
        ),
    ]
}
