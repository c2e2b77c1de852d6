/// The system colors with more contrast.
///
/// The hues are those for increased contrast in the Human Interface Guidelines (Color, Specifications; June 2025), as
/// two copies of that table have them. Grays, labels, fills and backgrounds are those of iOS 13 in Flutter's
/// `CupertinoColors` (packages/flutter/lib/src/cupertino/colors.dart). The separator is as much stronger as it was
/// there (*unverified*).
extension SystemColor {
    /// `nil` if the colors are the same as usual.
    var highContrastPalette: Palette? {
        switch self {
        case .label, .opaqueSeparator: nil
        case .link: .init(light: .init(0x1E6EF4), dark: .init(0x5CB8FF))
        case .secondaryLabel: .init(light: .init(0x3C3C43, 0.68), dark: .init(0xEBEBF5, 0.68))
        case .tertiaryLabel, .placeholderText: .init(light: .init(0x3C3C43, 0.38), dark: .init(0xEBEBF5, 0.38))
        case .quaternaryLabel: .init(light: .init(0x3C3C43, 0.26), dark: .init(0xEBEBF5, 0.24))
        case .separator: .init(light: .init(0x000000, 0.17), dark: .init(0xFFFFFF, 0.2))
        case .systemFill: .init(light: .init(0x787880, 0.28), dark: .init(0x787880, 0.44))
        case .secondarySystemFill: .init(light: .init(0x787880, 0.24), dark: .init(0x787880, 0.4))
        case .tertiarySystemFill: .init(light: .init(0x767680, 0.2), dark: .init(0x767680, 0.32))
        case .quaternarySystemFill: .init(light: .init(0x747480, 0.16), dark: .init(0x767680, 0.26))
        case .systemBackground: .init(light: .init(0xFFFFFF), dark: .init(0x000000), elevated: .init(0x242426))
        case .secondarySystemBackground: .init(light: .init(0xEBEBF0), dark: .init(0x242426), elevated: .init(0x363638))
        case .tertiarySystemBackground: .init(light: .init(0xFFFFFF), dark: .init(0x363638), elevated: .init(0x444446))
        case .systemGroupedBackground: .init(light: .init(0xEBEBF0), dark: .init(0x000000), elevated: .init(0x242426))
        case .secondarySystemGroupedBackground:
            .init(light: .init(0xFFFFFF), dark: .init(0x242426), elevated: .init(0x363638))
        case .tertiarySystemGroupedBackground:
            .init(light: .init(0xEBEBF0), dark: .init(0x363638), elevated: .init(0x444446))
        case .systemRed: .init(light: .init(0xE9152D), dark: .init(0xFF6165))
        case .systemOrange: .init(light: .init(0xC55300), dark: .init(0xFFA056))
        case .systemYellow: .init(light: .init(0xA16A00), dark: .init(0xFEDF43))
        case .systemGreen: .init(light: .init(0x008932), dark: .init(0x4AD968))
        case .systemMint: .init(light: .init(0x008575), dark: .init(0x54DFCB))
        case .systemTeal: .init(light: .init(0x008198), dark: .init(0x3BDDEC))
        case .systemCyan: .init(light: .init(0x007EAE), dark: .init(0x6DD9FF))
        case .systemBlue: .init(light: .init(0x1E6EF4), dark: .init(0x5CB8FF))
        case .systemIndigo: .init(light: .init(0x564ADE), dark: .init(0xA7AAFF))
        case .systemPurple: .init(light: .init(0xB02FC2), dark: .init(0xEA8DFF))
        case .systemPink: .init(light: .init(0xE7124D), dark: .init(0xFF8AC4))
        case .systemBrown: .init(light: .init(0x956D51), dark: .init(0xDBA679))
        case .systemGray: .init(light: .init(0x6C6C70), dark: .init(0xAEAEB2))
        case .systemGray2: .init(light: .init(0x8E8E93), dark: .init(0x7C7C80))
        case .systemGray3: .init(light: .init(0xAEAEB2), dark: .init(0x545456))
        case .systemGray4: .init(light: .init(0xBCBCC0), dark: .init(0x444446))
        case .systemGray5: .init(light: .init(0xD8D8DC), dark: .init(0x363638))
        case .systemGray6: .init(light: .init(0xEBEBF0), dark: .init(0x242426))
        }
    }
}
