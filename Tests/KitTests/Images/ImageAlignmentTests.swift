import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ImageAlignmentTests {
        private let screen = TestScreen(size: CGSize(width: 100, height: 100))

        /// An image whose left half is red and whose right half is blue.
        private func image() -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
            }
        }

        @Test func constraintsAlignTheRectangleInside() {
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let aligned = image().withAlignmentRectInsets(insets)
            #expect(image().alignmentRectInsets == .zero && aligned.alignmentRectInsets == insets)
            let view = UIImageView(image: aligned)
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.window.addSubview(view)
            view.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 30).isActive = true
            view.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 30).isActive = true
            screen.window.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 28, y: 29, width: 20, height: 20))
            view.image = image()
            screen.window.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 30, y: 30, width: 20, height: 20))
        }

        @Test func viewsMirrorImagesFromRightToLeft() throws {
            let flipping = image().imageFlippedForRightToLeftLayoutDirection()
            #expect(flipping.flipsForRightToLeftLayoutDirection && !image().flipsForRightToLeftLayoutDirection)
            let view = UIImageView(image: flipping)
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            screen.window.addSubview(view)
            func left() -> Pixel? {
                let picture = screen.picture().cgImage
                return picture?.pixel(2, (picture?.height ?? 0) / 20)
            }
            #expect(left() == .red)
            view.semanticContentAttribute = .forceRightToLeft
            view.setNeedsDisplay()
            #expect(left() == .blue)
            view.semanticContentAttribute = .unspecified
            screen.setLayoutDirection(rightToLeft: true)
            #expect(left() == .blue)
            screen.setLayoutDirection(rightToLeft: false)
            #expect(left() == .red)
        }

        @Test func theRendererFormatIsThatOfTheImage() {
            let format = image().imageRendererFormat
            #expect(format.scale == image().scale && !format.opaque)
        }
    }
}
