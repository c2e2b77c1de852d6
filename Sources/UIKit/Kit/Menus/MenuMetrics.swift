import CoreGraphics

/// The measures of menus, in points. They are those of the desktop's menus (GTK's default theme), not of a phone's.
enum MenuMetrics {
    static let cornerRadius: CGFloat = 9
    /// The space between the edge of the menu and its rows.
    static let padding: CGFloat = 6
    /// The space between the edge of a row and its text.
    static let rowPadding: CGFloat = 10
    /// The space above and below the text of a row.
    static let rowInset: CGFloat = 7
    static let rowCornerRadius: CGFloat = 6
    /// The width of the column of check marks, if there is one.
    static let markWidth: CGFloat = 22
    /// The space between the title and the keys of a row.
    static let keysGap: CGFloat = 24
    static let imageSize: CGFloat = 18
    static let separatorHeight: CGFloat = 13
    static let leastWidth: CGFloat = 140
    /// The least width of a row beside others.
    static let leastColumnWidth: CGFloat = 44
    /// The space between the edge of a row beside others and its text.
    static let columnPadding: CGFloat = 6
    /// The space between the image and the title below it.
    static let columnGap: CGFloat = 3
    /// The distance of menus from the edges of the window.
    static let margin: CGFloat = 6
    /// The distance by which a submenu overlaps its menu.
    static let overlap: CGFloat = 4
    /// The duration in seconds of the motion of a menu to another place.
    static let moveDuration = 0.2
    /// The distance of an edit menu from the content that it is for.
    static let targetGap: CGFloat = 4
    /// The distance of a menu that a key opens from the leading edge of the focused view.
    static let keyInset: CGFloat = 32
    /// The text in the place of elements that are being provided.
    static let loading = "Loading…"
}
