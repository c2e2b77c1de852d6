import Documents
import Foundation
import UIKit
import UIKitTesting

@testable import UnfoldApp

/// A picture of one content of the app in windows of several widths, with the pixels of several scales, from left to
/// right and from right to left.
@MainActor
struct AppPicture {
    /// The name of the file in `docs/app`, without extension.
    let name: String
    let content: AppContent
    let recentFiles: RecentFiles

    private struct Window {
        var size: CGSize
        var scale: CGFloat
        var isRightToLeft = false
        var isDark = false
        /// The corner in the picture, in pixels.
        var origin: CGPoint
    }

    /// The size of the picture in pixels.
    private static let size = CGSize(width: 1_600, height: 1_890)

    private static let windows = [
        Window(size: CGSize(width: 1_600, height: 560), scale: 1, origin: .zero),
        Window(
            size: CGSize(width: 1_060, height: 500),
            scale: 1.5,
            isRightToLeft: true,
            origin: CGPoint(x: 0, y: 580)
        ),
        Window(size: CGSize(width: 320, height: 270), scale: 2, origin: CGPoint(x: 0, y: 1_350)),
        Window(
            size: CGSize(width: 320, height: 540),
            scale: 1,
            isRightToLeft: true,
            isDark: true,
            origin: CGPoint(x: 660, y: 1_350)
        ),
        Window(size: CGSize(width: 400, height: 360), scale: 1.5, isDark: true, origin: CGPoint(x: 1_000, y: 1_350)),
    ]

    func draw() -> UIImage {
        let parts = Self.windows.map { ($0.origin, picture($0)) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: Self.size, format: format).image { _ in
            UIColor.gray.setFill()
            UIRectFill(CGRect(origin: .zero, size: Self.size))
            for (origin, image) in parts { image.draw(at: origin) }
        }
    }

    /// Returns the picture of a window, with one point for each pixel.
    private func picture(_ window: Window) -> UIImage {
        let screen = TestScreen(size: window.size, scale: window.scale)
        screen.setAppearance(dark: window.isDark)
        screen.setLayoutDirection(rightToLeft: window.isRightToLeft)
        screen.show(content.makeRootViewController(AppMenu(delegate: nil), recentFiles: recentFiles))
        screen.settle()
        // The ring of the focused row shows at every width.
        screen.press(.keyboardTab)
        screen.press(.keyboardDownArrow)
        screen.settle()
        return screen.picture().cgImage.map { UIImage(cgImage: $0) } ?? UIImage()
    }
}
