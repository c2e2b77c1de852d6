/// The name of a GTK theme, which tells how its colors are.
struct ThemeName: Equatable {
    /// Whether the theme has light text on a dark ground.
    let isDark: Bool
    /// Whether the colors have more contrast than usual.
    let hasHighContrast: Bool

    /// GTK's own themes are `Adwaita` or `Default`, with `-hc` for high contrast and `-dark` (GTK 4.8 to 4.18), and
    /// `HighContrast` and `HighContrastInverse` (GTK 3). `GTK_THEME` appends `:dark`.
    init(_ name: String) {
        let parts = name.lowercased().split(whereSeparator: { $0 == "-" || $0 == ":" })
        let variants = parts.dropFirst()
        let family = parts.first ?? ""
        isDark = variants.contains("dark") || family == "highcontrastinverse"
        hasHighContrast = variants.contains("hc") || family.hasPrefix("highcontrast")
    }
}
