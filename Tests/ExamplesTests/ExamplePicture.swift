import UIKit
import UIKitTesting

/// A picture of an example: two of its screens in light appearance, and the first one in dark appearance.
@MainActor
struct ExamplePicture {
    /// The name of the file in `docs/examples`, without extension.
    let name: String
    /// Functions that show the screens of the app.
    let screens: [(TestScreen) throws -> Void]

    private static let size = CGSize(width: 390, height: 700)
    private static let gap: CGFloat = 20

    func draw() throws -> UIImage {
        let shots = screens.map { (show: $0, isDark: false) } + [(show: screens[0], isDark: true)]
        let images = try shots.map { try picture(isDark: $0.isDark, $0.show) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let width = CGFloat(images.count) * (Self.size.width + Self.gap) + Self.gap
        let size = CGSize(width: width, height: Self.size.height + 2 * Self.gap)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.gray.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            for (index, image) in images.enumerated() {
                image.draw(at: CGPoint(x: Self.gap + CGFloat(index) * (Self.size.width + Self.gap), y: Self.gap))
            }
        }
    }

    private func picture(isDark: Bool, _ show: (TestScreen) throws -> Void) rethrows -> UIImage {
        let screen = TestScreen(size: Self.size, scale: 1)
        screen.setAppearance(dark: isDark)
        try show(screen)
        screen.settle()
        return screen.picture()
    }
}
