/// The standard configurations.
extension UIListContentConfiguration {
    /// Returns the configuration of a row.
    public static func cell() -> UIListContentConfiguration { .init(.cell) }

    /// Returns the configuration of a row with a secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }

    /// Returns the configuration of a row with a secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

    /// Returns the configuration of a header.
    public static func header() -> UIListContentConfiguration { .init(.header) }

    /// Returns the configuration of a footer.
    public static func footer() -> UIListContentConfiguration { .init(.footer) }

    /// Returns the configuration of a header in a plain table.
    public static func plainHeader() -> UIListContentConfiguration { .init(.header) }

    /// Returns the configuration of a footer in a plain table.
    public static func plainFooter() -> UIListContentConfiguration { .init(.footer) }

    /// Returns the configuration of a header in a grouped table.
    public static func groupedHeader() -> UIListContentConfiguration { .init(.header) }

    /// Returns the configuration of a footer in a grouped table.
    public static func groupedFooter() -> UIListContentConfiguration { .init(.footer) }

    /// Returns the configuration of a row in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }

    /// Returns the configuration of a row in a sidebar with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
}
