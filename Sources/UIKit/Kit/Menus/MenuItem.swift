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

    init(_ row: MenuRow) {
        (self.row, shape, lines) = (row, .line, 0)
    }

    /// - Parameter menu: The menu or the section whose element the row is.
    init(_ row: MenuRow, in menu: UIMenu) {
        self.row = row
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
