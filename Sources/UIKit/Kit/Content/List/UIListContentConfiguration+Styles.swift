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

    /// Returns the configuration of a row beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebarCell) }

    /// Returns the configuration of a row beside a sidebar with a secondary text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        .init(.accompaniedSidebarSubtitleCell)
    }

    /// Returns the configuration of a prominent header in an inset grouped table.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }

    /// Returns the configuration of a header in an inset grouped table that is more prominent than
    /// `prominentInsetGroupedHeader()`.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init(.extraProminentHeader) }
}
