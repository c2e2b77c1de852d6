/// The entries, in the order of the help.
extension CommandTable {
    private static func entry(
        _ group: Group,
        _ keys: String,
        _ title: String,
        _ scope: Scope = .all,
        in face: Face? = nil,
        _ commands: [ReaderKey: ReaderCommand]
    ) -> Entry {
        Entry(group: group, keys: keys, title: title, scope: scope, face: face, commands: commands)
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

    static let moving: [Entry] = [
        entry(
            .moving,
            "j k ↓ ↑",
            "one row down or up",
            .all,
            pair([ReaderKey("j"), ReaderKey(.down)], .step(1), [ReaderKey("k"), ReaderKey(.up)], .step(-1))
        ),
        entry(
            .moving,
            "Ctrl+N Ctrl+P",
            "one row down or up",
            .all,
            in: .terminal,
            pair(
                [.control("n"), .control("e"), .control("j")],
                .step(1),
                [.control("p"), .control("y")],
                .step(-1)
            )
        ),
        entry(
            .moving,
            "Shift+↓ Shift+↑",
            "select one more row, to copy several",
            .all,
            in: .window,
            pair([ReaderKey(.down, .shift)], .extend(1), [ReaderKey(.up, .shift)], .extend(-1))
        ),
        entry(
            .moving,
            "Space b PgDn PgUp",
            "one screen down or up",
            .all,
            pair(
                [ReaderKey(" "), ReaderKey(.pageDown)],
                .page(1),
                [ReaderKey("b"), ReaderKey(.pageUp), ReaderKey(" ", .shift)],
                .page(-1)
            )
        ),
        entry(.moving, "Ctrl+V", "one screen down", .all, in: .terminal, [.control("v"): .page(1)]),
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
            pair(
                [ReaderKey("g"), ReaderKey(.home), ReaderKey(.home, .control), ReaderKey(.up, .control)],
                .first,
                [ReaderKey("G"), ReaderKey(.end), ReaderKey(.end, .control), ReaderKey(.down, .control)],
                .last
            )
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
            "to a line or a path; “encoding NAME” reads the file in another one",
            .all,
            keys([ReaderKey(":"), .control("g")], .openBar(.line))
        ),
        entry(.moving, "Ctrl+L", "to a line", .all, in: .window, [.control("l"): .openBar(.line)]),
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

    static let unfolding: [Entry] = [
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
        entry(
            .unfolding,
            "O",
            "unfold everything, as all hunks of a diff",
            .all,
            [ReaderKey("O"): .unfoldAll]
        ),
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
        entry(.unfolding, "z", "wrap long rows, or cut them off", .all, in: .terminal, [ReaderKey("z"): .wrap]),
    ]

    static let finding: [Entry] = [
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
            "= !",
            "show only the records with this value, or without it",
            .all,
            [ReaderKey("="): .filterByValue(excludes: false), ReaderKey("!"): .filterByValue(excludes: true)]
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
            "|",
            "show some columns, as in id,user.name; nothing for all",
            .all,
            in: .window,
            [ReaderKey("|"): .openBar(.columns)]
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

    static let passing: [Entry] = [
        entry(
            .passing,
            "y",
            "copy: then y the value, s its text, k its key, p its path, b the path in brackets, t records as a table",
            .all,
            [ReaderKey("y"): .beginCopy]
        ),
        entry(
            .passing,
            "P Y",
            "end, and write the value, or its path",
            .all,
            in: .terminal,
            [ReaderKey("P"): .leave(.value), ReaderKey("Y"): .leave(.path)]
        ),
        entry(.passing, "Ctrl+S", "save the rows that are shown", .all, [.control("s"): .openBar(.save)]),
        entry(.passing, "v", "open the file in the editor, at this line", .all, [ReaderKey("v"): .edit]),
    ]

    static let program: [Entry] = [
        entry(
            .program,
            "Tab Shift+Tab",
            "the next or previous file",
            .all,
            in: .terminal,
            [ReaderKey(.tab): .nextFile(forward: true), ReaderKey(.tab, .shift): .nextFile(forward: false)]
        ),
        entry(
            .program,
            "M",
            "let the mouse move and unfold; text is selected with Shift then",
            .all,
            in: .terminal,
            [ReaderKey("M"): .toggleMouse]
        ),
        entry(
            .program,
            "Ctrl+L Ctrl+R",
            "draw the screen again",
            .all,
            in: .terminal,
            keys([.control("l"), .control("r")], .repaint)
        ),
        entry(.program, "? F1", "all keys", .all, keys([ReaderKey("?"), ReaderKey(.function(1))], .help)),
        entry(.program, "Esc", "stop, close, show all rows", .all, [ReaderKey(.escape): .cancel]),
        entry(
            .program,
            "q Q",
            "close, or end the program or its window",
            .all,
            [ReaderKey("q"): .close, ReaderKey("Q"): .quit]
        ),
        entry(
            .program,
            "Ctrl+C Ctrl+Z",
            "stop or end; suspend",
            .all,
            in: .terminal,
            [.control("c"): .interrupt, .control("z"): .suspend]
        ),
    ]
}
