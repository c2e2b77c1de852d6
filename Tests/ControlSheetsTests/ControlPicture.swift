import UIKit
import UIKitTesting

/// A picture of a sheet in several looks, beside each other.
struct ControlPicture: Sendable {
    /// The name of the file in `docs/controls`, without extension.
    let name: String
    let sheet: ControlSheet
    let looks: [ControlLook]

    private static let gap: CGFloat = 20

    /// The pictures of a sheet: in the light and in the dark appearance, and at other scales and text sizes and from
    /// right to left. Each value of each trait is in one of them.
    static func all(of sheet: ControlSheet) -> [ControlPicture] {
        [
            ControlPicture(
                name: sheet.name,
                sheet: sheet,
                looks: [ControlLook(), ControlLook(isDark: true)]
            ),
            ControlPicture(
                name: "\(sheet.name)-looks",
                sheet: sheet,
                looks: [
                    ControlLook(scale: 1, category: .extraSmall),
                    ControlLook(
                        isDark: true,
                        scale: 1,
                        isRightToLeft: true,
                        category: .accessibilityExtraExtraExtraLarge
                    ),
                    ControlLook(scale: 3, isRightToLeft: true),
                ]
            ),
        ]
    }

    /// Returns the picture, with a point for each pixel.
    @MainActor
    func draw() throws -> UIImage {
        let shots = try looks.compactMap { try $0.picture(of: sheet).cgImage.map { UIImage(cgImage: $0) } }
        let size = CGSize(
            width: shots.reduce(Self.gap) { $0 + $1.size.width + Self.gap },
            height: (shots.map(\.size.height).max() ?? 0) + 2 * Self.gap
        )
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.gray.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            var x = Self.gap
            for shot in shots {
                shot.draw(at: CGPoint(x: x, y: Self.gap))
                x += shot.size.width + Self.gap
            }
        }
    }
}
