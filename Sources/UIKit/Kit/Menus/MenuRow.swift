/// A line of a menu as it is shown.
@MainActor
enum MenuRow {
    /// The title of a menu or of a section.
    case title(String)
    case separator
    case leaf(UIMenuElement & UIMenuLeaf)
    case submenu(UIMenu)

    /// The element that the row performs or opens; `nil` for titles and separators.
    var element: UIMenuElement? {
        switch self {
        case .title, .separator: nil
        case .leaf(let leaf): leaf
        case .submenu(let menu): menu
        }
    }

    /// Whether the row can be chosen.
    var isEnabled: Bool {
        switch self {
        case .title, .separator: false
        case .leaf(let leaf): !leaf.attributes.contains(.disabled)
        case .submenu: true
        }
    }

    /// Returns the rows of a menu: separators are between sections, and never at the ends or beside each other.
    ///
    /// - Parameter screen: The screen that shows the menu. Its responders perform the commands.
    static func rows(of menu: UIMenu, on screen: UIScreen) -> [MenuRow] {
        items(of: menu, on: screen).map(\.row)
    }

    /// Returns the rows of a menu with their shapes.
    static func items(of menu: UIMenu, on screen: UIScreen) -> [MenuItem] {
        let sections = sections(of: menu, on: screen)
        guard !sections.isEmpty else { return [] }
        let title = menu.title.isEmpty ? [] : [MenuItem(.title(menu.title))]
        return title + sections.map { Array($0) }.joined(separator: [MenuItem(.separator)])
    }

    /// Returns the responder that performs a command, after it has set the command's state; `nil` if none does.
    private static func performer(of command: UICommand, on screen: UIScreen) -> UIResponder? {
        let start: UIResponder =
            screen.focusSystem.focusedView ?? screen.firstResponder.current
            ?? screen.windows.last(where: \.isKeyWindow) ?? UIApplication.shared
        return command.validate(from: start, performing: command.action)
    }

    private static func sections(of menu: UIMenu, on screen: UIScreen) -> [[MenuItem]] {
        var sections: [[MenuItem]] = []
        var open: [MenuItem] = []
        func close() {
            if !open.isEmpty { sections.append(open) }
            open = []
        }
        func add(_ row: MenuRow) {
            open.append(MenuItem(row, in: menu))
        }
        for element in menu.shownChildren {
            switch element {
            case let inner as UIMenu where inner.isInline:
                close()
                var inside = self.sections(of: inner, on: screen)
                if !inner.title.isEmpty, !inside.isEmpty { inside[0].insert(MenuItem(.title(inner.title)), at: 0) }
                sections += inside
            case let inner as UIMenu:
                if !rows(of: inner, on: screen).isEmpty { add(.submenu(inner)) }
            case let command as UICommand where performer(of: command, on: screen) == nil:
                break
            case is UIDeferredMenuElement: open.append(MenuItem(.title(MenuMetrics.loading)))
            case let leaf as UIMenuElement & UIMenuLeaf:
                if !leaf.attributes.contains(.hidden) { add(.leaf(leaf)) }
            default:
                break
            }
        }
        close()
        return sections
    }
}
