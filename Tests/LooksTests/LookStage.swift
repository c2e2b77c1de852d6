import CoreGraphics
import UIKitTesting

@testable import UIKit

/// A screen in one of the appearances, with what is read from it.
@MainActor
struct LookStage {
    let screen: TestScreen
    let controller = UIViewController()

    init(_ isDark: Bool, size: CGSize = CGSize(width: 393, height: 600)) {
        screen = TestScreen(size: size, scale: 3)
        screen.setAppearance(dark: isDark)
        controller.view.backgroundColor = .systemBackground
    }

    /// Shows a view, and returns the picture.
    func show(_ view: UIView) throws -> LookPicture {
        controller.view.addSubview(view)
        screen.show(controller)
        screen.settle()
        return try LookPicture(screen)
    }

    var ground: LookPixel { LookPixel.of(color(.systemBackground)) }

    func color(_ color: UIColor) -> UIColor { color.resolvedColor(with: screen.window.traitCollection) }

    func views<View: UIView>(_ type: View.Type = View.self, in root: UIView? = nil) -> [View] {
        let root = root ?? screen.window
        return ((root as? View).map { [$0] } ?? []) + root.subviews.flatMap { views(type, in: $0) }
    }

    func label(_ text: String) throws -> UILabel {
        guard let label = views(UILabel.self).last(where: { $0.text == text }) else { throw Missing(text: text) }
        return label
    }

    func frame(_ view: UIView) -> CGRect { screen.presentedFrame(of: view) }

    struct Missing: Error { let text: String }
}

/// A value that was read.
enum LookReading {
    /// A pixel, and the color below it.
    case pixel(LookPixel, over: LookPixel, within: Double = 1.5)
    case points(CGFloat, within: CGFloat = 0.34)
    case size(CGSize, within: CGFloat = 0.34)
    case font(UIFont)
    case shadow(CALayer)
}

extension UILabel {
    /// The font of the first character.
    var shownFont: UIFont { attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font }
}
