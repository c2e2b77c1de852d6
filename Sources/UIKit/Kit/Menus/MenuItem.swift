/// A row of a menu, and how it is shown.
@MainActor
struct MenuItem {
    /// The shapes of rows.
    enum Shape {
        /// A line of its own.
        case line
        /// Beside others of its menu, with the title below the image.
        case column
        /// Beside others of its menu, with the image, or else the title.
        case image
    }

    let row: MenuRow
    let shape: Shape
    /// The number of lines of a text; 0 for no limit.
    let lines: Int
    /// Whether the row is the title of the menu, and not of a section.
    let isHeader: Bool

    init(_ row: MenuRow, isHeader: Bool = false) {
        (self.row, shape, lines, self.isHeader) = (row, .line, 0, isHeader)
    }

    /// - Parameter menu: The menu or the section whose element the row is.
    init(_ row: MenuRow, in menu: UIMenu) {
        (self.row, isHeader) = (row, false)
        let most = menu.displayPreferences?.maximumNumberOfTitleLines ?? .max
        lines = most == .max ? 0 : max(most, 0)
        shape =
            switch menu.preferredElementSize {
            case .large: .line
            case .medium: .column
            case .small: .image
            case .automatic: menu.options.contains(.displayAsPalette) ? .image : .line
            }
    }
}

extension MenuItem {
    /// Returns the rows of a menu with their shapes. Separators are between sections, and never at the ends or beside
    /// each other.
    ///
    /// - Parameter screen: The screen that shows the menu. Its responders perform the commands.
    static func items(of menu: UIMenu, on screen: UIScreen) -> [MenuItem] {
        let sections = sections(of: menu, on: screen)
        guard !sections.isEmpty else { return [] }
        let title = menu.title.isEmpty ? [] : [MenuItem(.title(menu.title), isHeader: true)]
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
                if !items(of: inner, on: screen).isEmpty { add(.submenu(inner)) }
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

extension MenuRow {
    /// Returns the rows of a menu, as `MenuItem.items(of:on:)` has them.
    static func rows(of menu: UIMenu, on screen: UIScreen) -> [MenuRow] {
        MenuItem.items(of: menu, on: screen).map(\.row)
    }
}
