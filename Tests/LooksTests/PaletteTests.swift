import CoreGraphics
import Testing

@testable import UIKit

/// The colors of the system of iOS 26, as the Human Interface Guidelines of June 2025 list them: in the light and the
/// dark appearance, and the same with more contrast. iamcgn/swiftui-web has the first two (`UIColor.swift`).
@MainActor
struct PaletteTests {
    @Test(
        arguments: [
            ("systemRed", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
            ("systemOrange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
            ("systemYellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
            ("systemGreen", 0x34C759, 0x30D158, 0x008932, 0x4AD968),
            ("systemMint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
            ("systemTeal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
            ("systemCyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
            ("systemBlue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
            ("systemIndigo", 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
            ("systemPurple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
            ("systemPink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
            ("systemBrown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
        ] as [(String, Int, Int, Int, Int)]
    )
    func theHuesAreThoseOfTheGuidelines(name: String, light: Int, dark: Int, highLight: Int, highDark: Int) throws {
        let role = try #require(SystemColor(rawValue: name))
        let cases: [(Int, UIUserInterfaceStyle, UIAccessibilityContrast)] = [
            (light, .light, .normal), (dark, .dark, .normal), (highLight, .light, .high), (highDark, .dark, .high),
        ]
        for (rgb, style, contrast) in cases {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
            let pixel = LookPixel.of(role.color.resolvedColor(with: traits))
            let wanted = LookPixel(
                red: Double(rgb >> 16 & 0xFF),
                green: Double(rgb >> 8 & 0xFF),
                blue: Double(rgb & 0xFF)
            )
            #expect(pixel.distance(to: wanted) < 0.01, "\(name), \(style), \(contrast)")
        }
    }

    @Test func theTintIsTheBlue() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let (tint, blue) = (
                UIColor.tintColor.resolvedColor(with: traits), UIColor.systemBlue.resolvedColor(with: traits)
            )
            #expect(tint == blue)
        }
    }
}
