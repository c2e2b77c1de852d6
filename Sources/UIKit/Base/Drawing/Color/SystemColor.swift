import CoreGraphics

/// The roles for which the system defines colors, and the table of those colors in sRGB.
///
/// The hues are those of iOS 26, from Apple's Human Interface Guidelines (Color, Specifications; June 2025) and from
/// `UIColor.swift` of iamcgn/swiftui-web, and the grays are those of the same guidelines. A link has the blue
/// (*unverified*). The separator is the line of tables in the pictures of home-assistant/iOS. Labels, fills and
/// backgrounds are the values that `resolvedColor(with:)` returns on iOS 13 to 18, as published for instance at
/// zenn.dev/kyome/articles/7a9ea6881cd3b0 and gist.github.com/CreatureSurvive/1788cd3d2587886ff70344e716c5af53.
enum SystemColor: String, CaseIterable, Sendable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link
    case separator
    case opaqueSeparator
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6

    /// The role's colors. In dark appearance, an elevated background is lighter than one at the base level.
    var palette: Palette {
        switch self {
        case .label: .init(light: .init(0x000000), dark: .init(0xFFFFFF))
        case .secondaryLabel: .init(light: .init(0x3C3C43, 0.6), dark: .init(0xEBEBF5, 0.6))
        case .tertiaryLabel: .init(light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3))
        case .quaternaryLabel: .init(light: .init(0x3C3C43, 0.18), dark: .init(0xEBEBF5, 0.16))
        case .placeholderText: .init(light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3))
        case .link: .init(light: .init(0x0088FF), dark: .init(0x0091FF))
        case .separator: .init(light: .init(0x000000, 0.09), dark: .init(0xFFFFFF, 0.12))
        case .opaqueSeparator: .init(light: .init(0xC6C6C8), dark: .init(0x38383A))
        case .systemFill: .init(light: .init(0x787880, 0.2), dark: .init(0x787880, 0.36))
        case .secondarySystemFill: .init(light: .init(0x787880, 0.16), dark: .init(0x787880, 0.32))
        case .tertiarySystemFill: .init(light: .init(0x767680, 0.12), dark: .init(0x767680, 0.24))
        case .quaternarySystemFill: .init(light: .init(0x747480, 0.08), dark: .init(0x767680, 0.18))
        case .systemBackground: .init(light: .init(0xFFFFFF), dark: .init(0x000000), elevated: .init(0x1C1C1E))
        case .secondarySystemBackground: .init(light: .init(0xF2F2F7), dark: .init(0x1C1C1E), elevated: .init(0x2C2C2E))
        case .tertiarySystemBackground: .init(light: .init(0xFFFFFF), dark: .init(0x2C2C2E), elevated: .init(0x3A3A3C))
        case .systemGroupedBackground: .init(light: .init(0xF2F2F7), dark: .init(0x000000), elevated: .init(0x1C1C1E))
        case .secondarySystemGroupedBackground:
            .init(light: .init(0xFFFFFF), dark: .init(0x1C1C1E), elevated: .init(0x2C2C2E))
        case .tertiarySystemGroupedBackground:
            .init(light: .init(0xF2F2F7), dark: .init(0x2C2C2E), elevated: .init(0x3A3A3C))
        case .systemRed: .init(light: .init(0xFF383C), dark: .init(0xFF4245))
        case .systemOrange: .init(light: .init(0xFF8D28), dark: .init(0xFF9230))
        case .systemYellow: .init(light: .init(0xFFCC00), dark: .init(0xFFD600))
        case .systemGreen: .init(light: .init(0x34C759), dark: .init(0x30D158))
        case .systemMint: .init(light: .init(0x00C8B3), dark: .init(0x00DAC3))
        case .systemTeal: .init(light: .init(0x00C3D0), dark: .init(0x00D2E0))
        case .systemCyan: .init(light: .init(0x00C0E8), dark: .init(0x3CD3FE))
        case .systemBlue: .init(light: .init(0x0088FF), dark: .init(0x0091FF))
        case .systemIndigo: .init(light: .init(0x6155F5), dark: .init(0x6D7CFF))
        case .systemPurple: .init(light: .init(0xCB30E0), dark: .init(0xDB34F2))
        case .systemPink: .init(light: .init(0xFF2D55), dark: .init(0xFF375F))
        case .systemBrown: .init(light: .init(0xAC7F5E), dark: .init(0xB78A66))
        case .systemGray: .init(light: .init(0x8E8E93), dark: .init(0x8E8E93))
        case .systemGray2: .init(light: .init(0xAEAEB2), dark: .init(0x636366))
        case .systemGray3: .init(light: .init(0xC7C7CC), dark: .init(0x48484A))
        case .systemGray4: .init(light: .init(0xD1D1D6), dark: .init(0x3A3A3C))
        case .systemGray5: .init(light: .init(0xE5E5EA), dark: .init(0x2C2C2E))
        case .systemGray6: .init(light: .init(0xF2F2F7), dark: .init(0x1C1C1E))
        }
    }
}

extension SystemColor {
    struct Shade: Sendable {
        let color: CGColor

        init(_ rgb: UInt32, _ alpha: CGFloat = 1) {
            func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
            color = CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
        }
    }

    struct Palette: Sendable {
        let light: CGColor
        let dark: CGColor
        let elevatedDark: CGColor

        init(light: Shade, dark: Shade, elevated: Shade? = nil) {
            self.light = light.color
            self.dark = dark.color
            elevatedDark = (elevated ?? dark).color
        }
    }

    private static let palettes = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.palette) })
    private static let highContrastPalettes = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.highContrastPalette ?? $0.palette) }
    )
    private static let colors = Dictionary(uniqueKeysWithValues: allCases.map { ($0, UIColor(.system($0))) })

    /// The role's dynamic color. Always the same object.
    var color: UIColor {
        Self.colors[self] ?? UIColor(.system(self))
    }

    func shade(in traits: UITraitCollection) -> CGColor {
        let isHigh = traits.accessibilityContrast == .high
        let palette = (isHigh ? Self.highContrastPalettes : Self.palettes)[self] ?? palette
        guard traits.userInterfaceStyle == .dark else { return palette.light }
        return traits.userInterfaceLevel == .elevated ? palette.elevatedDark : palette.dark
    }
}
