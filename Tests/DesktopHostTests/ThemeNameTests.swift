import Testing

@testable import DesktopHost

struct ThemeNameTests {
    @Test(arguments: [
        ("Adwaita", false, false), ("Adwaita-dark", true, false), ("Adwaita:dark", true, false),
        ("Default-hc", false, true), ("Default-hc-dark", true, true), ("HighContrast", false, true),
        ("HighContrastInverse", true, true), ("Darkness", false, false), ("Arc-Dark-solid", true, false),
        ("", false, false), ("-", false, false), ("-dark", false, false),
    ]) func colors(name: String, isDark: Bool, hasHighContrast: Bool) {
        let theme = ThemeName(name)
        #expect(theme.isDark == isDark && theme.hasHighContrast == hasHighContrast, "\(name)")
    }
}
