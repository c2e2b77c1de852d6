import ObjectRuntime

/// The menus that the main menu has before an app changes them, in Apple's order.
///
/// The commands are those whose methods responders may have: the standard edit actions and those for documents, texts
/// and sidebars. A command without a responder for it isn't performed, and its key is free for others. Menus whose
/// commands need another system are empty. The keys are Apple's for the menu bar.
@MainActor
enum StandardMenus {
    static var root: UIMenu {
        UIMenu(identifier: .root, children: [application, file, edit, format, view, window, help])
    }

    private static var application: UIMenu {
        menu(
            .application,
            children: [
                section(.about), section(.preferences), menu(.services, "Services"), section(.hide), section(.quit),
            ]
        )
    }

    private static var file: UIMenu {
        menu(
            .file,
            "File",
            children: [
                section(.newScene),
                section(.open, [key("Open…", "open:", "o"), menu(.openRecent, "Open Recent")]),
                section(.close, [key("Close", "performClose:", "w")]),
                section(
                    .document,
                    [
                        key("Duplicate", "duplicate:", "s", [.command, .shift]), command("Move…", "move:"),
                        command("Rename…", "rename:"), command("Export…", "export:"),
                    ]
                ),
                section(.print, [key("Print…", "printContent:", "p")]),
            ]
        )
    }

    private static var edit: UIMenu {
        menu(
            .edit,
            "Edit",
            children: [
                section(.undoRedo, [key("Undo", "undo:", "z"), key("Redo", "redo:", "z", [.command, .shift])]),
                section(
                    .standardEdit,
                    [
                        key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
                        key("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
                        command("Delete", "delete:"), key("Select All", "selectAll:", "a"),
                    ]
                ),
                menu(
                    .find,
                    "Find",
                    children: [
                        key("Find…", "find:", "f"),
                        key("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
                        key("Find Next", "findNext:", "g"),
                        key("Find Previous", "findPrevious:", "g", [.command, .shift]),
                        key("Use Selection for Find", "useSelectionForFind:", "e"),
                    ]
                ),
                menu(
                    .spelling,
                    "Spelling and Grammar",
                    children: [section(.spellingPanel), section(.spellingOptions)]
                ),
                menu(
                    .substitutions,
                    "Substitutions",
                    children: [section(.substitutionsPanel), section(.substitutionOptions)]
                ),
                menu(.transformations, "Transformations"),
                menu(.speech, "Speech"),
            ]
        )
    }

    private static var format: UIMenu {
        let font = menu(
            .font,
            "Font",
            children: [
                section(
                    .textStyle,
                    [
                        key("Bold", "toggleBoldface:", "b"), key("Italic", "toggleItalics:", "i"),
                        key("Underline", "toggleUnderline:", "u"),
                    ]
                ),
                section(
                    .textSize,
                    [key("Bigger", "increaseSize:", "+"), key("Smaller", "decreaseSize:", "-")]
                ),
                section(.textColor), section(.textStylePasteboard),
            ]
        )
        let direction = menu(
            .writingDirection,
            "Writing Direction",
            children: [
                command("Right to Left", "makeTextWritingDirectionRightToLeft:"),
                command("Left to Right", "makeTextWritingDirectionLeftToRight:"),
            ]
        )
        let alignment = section(
            .alignment,
            [
                key("Align Left", "alignLeft:", "{"), key("Center", "alignCenter:", "|"),
                command("Justify", "alignJustified:"), key("Align Right", "alignRight:", "}"),
            ]
        )
        return menu(.format, "Format", children: [font, menu(.text, "Text", children: [alignment, direction])])
    }

    private static var view: UIMenu {
        let sidebar = key("Show Sidebar", "toggleSidebar:", "s", [.command, .control])
        return menu(
            .view,
            "View",
            children: [section(.toolbar), section(.sidebar, [sidebar]), section(.fullscreen)]
        )
    }

    private static var window: UIMenu {
        menu(.window, "Window", children: [section(.minimizeAndZoom), section(.bringAllToFront)])
    }

    private static var help: UIMenu {
        menu(.help, "Help", children: [key("Help", "showHelp:", "?")])
    }

    // MARK: Elements

    private static func menu(
        _ identifier: UIMenu.Identifier,
        _ title: String = "",
        children: [UIMenuElement] = []
    ) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    private static func section(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func command(_ title: String, _ action: String) -> UICommand {
        UICommand(title: title, action: Selector(action))
    }

    private static func key(
        _ title: String,
        _ action: String,
        _ input: String,
        _ flags: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: flags)
    }
}
