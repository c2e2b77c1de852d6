import Terminal

/// The keys with their commands. The list for the user is made of the same table.
struct ViewerKeys {
    /// A line of the list.
    struct Line: Sendable {
        let keys: String
        let title: String
    }

    private typealias Entry = (keys: String, title: String, commands: [(KeyPress, ViewerCommand)])

    private static func key(_ character: Character, _ modifiers: KeyModifiers = []) -> KeyPress {
        KeyPress(.character(character), modifiers)
    }

    private static func all(_ keys: [KeyPress], _ command: ViewerCommand) -> [(KeyPress, ViewerCommand)] {
        keys.map { ($0, command) }
    }

    private static func control(_ character: Character) -> KeyPress { key(character, .control) }

    private static let entries: [Entry] = [
        (
            "j k ↓ ↑", "one row down or up",
            all([key("j"), KeyPress(.down), control("n"), control("e")], .step(1))
                + all([key("k"), KeyPress(.up), control("p"), control("y")], .step(-1))
        ),
        (
            "Space b PgDn PgUp", "one screen down or up",
            all([key(" "), KeyPress(.pageDown), control("v")], .page(1))
                + all([key("b"), KeyPress(.pageUp)], .page(-1))
        ),
        (
            "d u", "half a screen down or up",
            all([key("d"), control("d")], .page(0.5)) + all([key("u"), control("u")], .page(-0.5))
        ),
        (
            "g G Home End", "to the beginning or the end",
            all([key("g"), KeyPress(.home)], .first) + all([key("G"), KeyPress(.end)], .last)
        ),
        (
            "J K H", "to the next or previous row of the group, or to the row around it",
            [(key("J"), .sibling(forward: true)), (key("K"), .sibling(forward: false)), (key("H"), .parent)]
        ),
        (
            ": Ctrl+G", "to a line; “encoding NAME” reads the file in another one",
            all([key(":"), control("g")], .openBar(.line))
        ),
        ("Enter", "unfold or fold", all([KeyPress(.enter)], .toggle)),
        (
            "l → h ←", "unfold or go inside; fold or go outside",
            all([key("l"), KeyPress(.right)], .unfold) + all([key("h"), KeyPress(.left)], .fold)
        ),
        ("1 … 9", "show this many levels", (1...9).map { (key(Character("\($0)")), .level($0)) }),
        ("C", "fold everything", [(key("C"), .level(1))]),
        ("R", "the lines of the file as they are, or its rows again", [(key("R"), .toggleLines)]),
        ("/ Ctrl+F", "find a regular expression", all([key("/"), control("f")], .openBar(.find))),
        (
            "n N F3", "to the next or previous match",
            all([key("n"), KeyPress(.function(3))], .find(forward: true))
                + all([key("N"), KeyPress(.function(3), .shift)], .find(forward: false))
        ),
        ("&", "show only the rows that meet a condition", [(key("&"), .openBar(.filter))]),
        (
            "e E w W", "to the next or previous error, or warning",
            [
                (key("e"), .severity(isError: true, forward: true)),
                (key("E"), .severity(isError: true, forward: false)),
                (key("w"), .severity(isError: false, forward: true)),
                (key("W"), .severity(isError: false, forward: false)),
            ]
        ),
        (
            "< >", "to columns, or to text, on the left or right",
            [(key("<"), .shift(forward: false)), (key(">"), .shift(forward: true))]
        ),
        ("y", "copy: then y the value, k its key, p its path, b the path in brackets", [(key("y"), .beginCopy)]),
        ("F", "follow the end, until a key moves up", [(key("F"), .follow)]),
        ("z", "wrap long rows, or cut them off", [(key("z"), .wrap)]),
        (
            "Tab Shift+Tab", "the next or previous file",
            [(KeyPress(.tab), .nextFile(forward: true)), (KeyPress(.tab, .shift), .nextFile(forward: false))]
        ),
        ("v", "open the file in the editor, at this line", [(key("v"), .edit)]),
        ("Ctrl+L Ctrl+R", "draw the screen again", all([control("l"), control("r")], .repaint)),
        ("? F1", "all keys", all([key("?"), KeyPress(.function(1))], .help)),
        ("Esc", "stop, close, show all rows", all([KeyPress(.escape)], .cancel)),
        ("q Q", "close, or end the program", [(key("q"), .close), (key("Q"), .quit)]),
        ("Ctrl+C Ctrl+Z", "stop or end; suspend", [(control("c"), .interrupt), (control("z"), .suspend)]),
    ]

    private static let commands: [KeyPress: ViewerCommand] = Dictionary(
        entries.flatMap(\.commands),
        uniquingKeysWith: { first, _ in first }
    )

    /// Whether no key is in the table twice.
    static var isUnambiguous: Bool { entries.reduce(0) { $0 + $1.commands.count } == commands.count }

    /// Returns the command of a key; `nil` if it has none.
    static func command(_ press: KeyPress) -> ViewerCommand? { commands[press] }

    /// The list of all keys.
    static let lines: [Line] = entries.map { Line(keys: $0.keys, title: $0.title) }

    /// Returns what the key after `y` copies.
    static func copyKind(_ press: KeyPress) -> ViewerCommand.CopyKind? {
        switch press {
        case key("y"), key("v"): .value
        case key("k"): .key
        case key("p"), key("q"): .path
        case key("b"): .brackets
        default: nil
        }
    }
}
