import Documents
import Testing
import UIKit

@testable import Viewer

@Suite @MainActor struct RolePaletteTests {
    private struct RGB {
        var red, green, blue, alpha: Double

        @MainActor init(_ color: UIColor, _ style: UIUserInterfaceStyle) {
            let traits = UITraitCollection(userInterfaceStyle: style)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            (self.red, self.green, self.blue, self.alpha) = (Double(red), Double(green), Double(blue), Double(alpha))
        }

        /// The color with another one over it.
        func under(_ color: RGB) -> RGB {
            var mixed = self
            mixed.red += (color.red - red) * color.alpha
            mixed.green += (color.green - green) * color.alpha
            mixed.blue += (color.blue - blue) * color.alpha
            return mixed
        }

        /// The relative luminance as WCAG 2.2 defines it.
        private var luminance: Double {
            let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }

        func contrast(to other: RGB) -> Double {
            let (first, second) = (luminance, other.luminance)
            return (max(first, second) + 0.05) / (min(first, second) + 0.05)
        }
    }

    /// The backgrounds on which texts are shown: rows, rows beside others, both with marks, and the header of columns.
    private func backgrounds(_ style: UIUserInterfaceStyle) -> [(String, RGB)] {
        let (row, neighbor) = (RGB(RolePalette.background, style), RGB(RolePalette.neighbor, style))
        let (current, selected) = (RGB(RolePalette.current, style), RGB(RolePalette.selected, style))
        let (match, found) = (RGB(RolePalette.match, style), RGB(RolePalette.foundRow, style))
        return [
            ("row", row), ("found row", row.under(found)), ("match", row.under(match)), ("neighbor", neighbor),
            ("found neighbor", neighbor.under(found)), ("match in a neighbor", neighbor.under(match)),
            ("current row", current), ("match in the current row", current.under(match)),
            ("found current row", current.under(found)), ("selected row", selected),
            ("match in a selected row", selected.under(match)), ("bar", RGB(RolePalette.bar, style)),
        ]
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func everyPairIsLegible(style: UIUserInterfaceStyle) {
        for role in TextRole.allCases.map(Optional.some) + [nil] {
            for (name, background) in backgrounds(style) {
                let contrast = RGB(RolePalette.color(role), style).contrast(to: background)
                #expect(contrast >= 4.5, "\(String(describing: role)) on \(name): \(contrast)")
            }
        }
        #expect(RGB(.black, style).contrast(to: RGB(.systemYellow, style)) >= 4.5)
    }

    /// The current row is told from others by its edge, and no background is black.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func theCurrentRowStandsOut(style: UIUserInterfaceStyle) {
        for (name, background) in backgrounds(style) {
            let contrast = RGB(RolePalette.currentEdge, style).contrast(to: background)
            #expect(contrast >= 3 || name.contains("match") || name.contains("found"), "\(name): \(contrast)")
            #expect(background.red + background.green + background.blue > 0.2, "\(name)")
        }
    }
}
