import Reader
import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

/// A picture of a document in the viewer, wide and narrow: light, dark, and from right to left.
@MainActor
struct ViewerPicture {
    /// The name of the document, and of the file with another extension.
    let name: String
    let text: String
    /// The rows that are unfolded, one after another. Each is the number of the row at that time.
    var open: [Int] = []
    /// The condition that rows meet.
    var filter = ""
    /// The distance by which the rows are scrolled, in points.
    var scroll: CGFloat = 0

    private struct Look {
        var width: CGFloat
        var isDark = false
        var isRightToLeft = false
        var origin: CGPoint
    }

    private static let height: CGFloat = 420
    private static let gap: CGFloat = 20
    private static let wide: CGFloat = 1300
    private static let narrow: CGFloat = 390

    /// The size of the picture in points.
    static let size = CGSize(width: wide, height: 4 * height + 3 * gap)

    private static let looks: [Look] = {
        let step = height + gap
        let next = narrow + (wide - 3 * narrow) / 2
        return [
            Look(width: wide, origin: .zero),
            Look(width: wide, isDark: true, origin: CGPoint(x: 0, y: step)),
            Look(width: wide, isRightToLeft: true, origin: CGPoint(x: 0, y: 2 * step)),
            Look(width: narrow, origin: CGPoint(x: 0, y: 3 * step)),
            Look(width: narrow, isDark: true, origin: CGPoint(x: next, y: 3 * step)),
            Look(width: narrow, isRightToLeft: true, origin: CGPoint(x: 2 * next, y: 3 * step)),
        ]
    }()

    /// Draws the picture.
    func draw() -> UIImage {
        let parts = Self.looks.map { ($0.origin, screen($0)) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: Self.size, format: format).image { _ in
            UIColor.gray.setFill()
            UIRectFill(CGRect(origin: .zero, size: Self.size))
            for (origin, image) in parts { image.draw(at: origin) }
        }
    }

    private func screen(_ look: Look) -> UIImage {
        let screen = TestScreen(size: CGSize(width: look.width, height: Self.height), scale: 1)
        screen.setAppearance(dark: look.isDark)
        screen.setLayoutDirection(rightToLeft: look.isRightToLeft)
        let controller = DocumentViewController(document(text, named: name))
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        for row in open {
            guard let id = controller.rows.outline.id(at: row) else { continue }
            controller.expander.set(.expanded, for: id, animated: false)
            screen.settle()
        }
        if !filter.isEmpty { controller.filter(filter) }
        controller.tableView.contentOffset.y += scroll
        screen.settle()
        return screen.picture()
    }
}
