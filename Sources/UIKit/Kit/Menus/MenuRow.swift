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
}
