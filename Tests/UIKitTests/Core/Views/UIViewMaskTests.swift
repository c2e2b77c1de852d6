import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ViewMaskTests {
        private let screen = TestScreen(size: CGSize(width: 100, height: 100))
        private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))

        init() {
            screen.window.backgroundColor = .black
            view.backgroundColor = .white
            mask.backgroundColor = .black
            screen.window.addSubview(view)
        }

        /// Returns the number of columns that are white.
        private func width() -> Int {
            let image = screen.picture().cgImage
            let scale = (image?.width ?? 0) / 100
            return (0..<100).filter { image?.pixel($0 * scale, 50 * scale) == .white }.count
        }

        @Test func aMaskAnimatesAndIsNoSubview() {
            #expect(width() == 100)
            view.mask = mask
            #expect(view.mask === mask && view.layer.mask === mask.layer)
            #expect(view.subviews.isEmpty && mask.superview == nil)
            #expect(width() == 40)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                mask.frame.size.width = 80
            }
            screen.advance(by: 0.5)
            #expect(abs(width() - 60) <= 1)
            screen.settle()
            #expect(width() == 80)
            view.mask = nil
            #expect(width() == 100)
            #expect(view.mask == nil && mask.layer.superlayer == nil)
        }

        @Test func touchesIgnoreMasks() {
            view.mask = mask
            #expect(screen.window.hitTest(CGPoint(x: 70, y: 50), with: nil) === view)
        }

        @Test func aMaskIsRetainedAndTakenFromItsSuperview() {
            let outer = UIView()
            outer.addSubview(mask)
            view.mask = mask
            #expect(outer.subviews.isEmpty)
            weak var gone: UIView?
            do {
                let other = UIView()
                view.mask = other
                gone = other
            }
            #expect(gone != nil && view.mask === gone)
            view.mask = nil
            #expect(gone == nil)
            // The mask of another view moves here.
            outer.mask = mask
            view.mask = mask
            #expect(outer.mask == nil && view.mask === mask)
            outer.addSubview(mask)
            #expect(view.mask == nil)
        }
    }
}
