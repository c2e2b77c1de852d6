/// The system colors with more contrast.
///
/// The hues are the accessible variants in the Human Interface Guidelines (Color, Specifications; iOS 15 to 18). Those
/// of mint, teal, yellow, cyan and brown are *unverified*: they are from copies of that table. Grays, labels, fills,
/// backgrounds and separators are those of iOS 13 in Flutter's `CupertinoColors`
/// (packages/flutter/lib/src/cupertino/colors.dart).
extension SystemColor {
    /// `nil` if the colors are the same as usual.
    var highContrastPalette: Palette? {
        switch self {
        case .label, .link, .opaqueSeparator: nil
        case .secondaryLabel: .init(light: .init(0x3C3C43, 0.68), dark: .init(0xEBEBF5, 0.68))
        case .tertiaryLabel, .placeholderText: .init(light: .init(0x3C3C43, 0.38), dark: .init(0xEBEBF5, 0.38))
        case .quaternaryLabel: .init(light: .init(0x3C3C43, 0.26), dark: .init(0xEBEBF5, 0.24))
        case .separator: .init(light: .init(0x3C3C43, 0.37), dark: .init(0x545458, 0.68))
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
        case .systemRed: .init(light: .init(0xD70015), dark: .init(0xFF6961))
        case .systemOrange: .init(light: .init(0xC93400), dark: .init(0xFFB340))
        case .systemYellow: .init(light: .init(0xB25000), dark: .init(0xFFD426))
        case .systemGreen: .init(light: .init(0x248A3D), dark: .init(0x30DB5B))
        case .systemMint: .init(light: .init(0x0C817B), dark: .init(0x63E6E2))
        case .systemTeal: .init(light: .init(0x008299), dark: .init(0x5DE6FF))
        case .systemCyan: .init(light: .init(0x0071A4), dark: .init(0x70D7FF))
        case .systemBlue: .init(light: .init(0x0040DD), dark: .init(0x409CFF))
        case .systemIndigo: .init(light: .init(0x3634A3), dark: .init(0x7D7AFF))
        case .systemPurple: .init(light: .init(0x8944AB), dark: .init(0xDA8FFF))
        case .systemPink: .init(light: .init(0xD30F45), dark: .init(0xFF6482))
        case .systemBrown: .init(light: .init(0x7F6545), dark: .init(0xB59469))
        case .systemGray: .init(light: .init(0x6C6C70), dark: .init(0xAEAEB2))
        case .systemGray2: .init(light: .init(0x8E8E93), dark: .init(0x7C7C80))
        case .systemGray3: .init(light: .init(0xAEAEB2), dark: .init(0x545456))
        case .systemGray4: .init(light: .init(0xBCBCC0), dark: .init(0x444446))
        case .systemGray5: .init(light: .init(0xD8D8DC), dark: .init(0x363638))
        case .systemGray6: .init(light: .init(0xEBEBF0), dark: .init(0x242426))
        }
    }
}
