import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct GlassCornersTests {
        private let screen = TestScreen(size: CGSize(width: 200, height: 120), scale: 1)
        private let view = UIVisualEffectView(effect: UIGlassEffect())

        init() {
            view.frame = CGRect(x: 20, y: 20, width: 160, height: 80)
            screen.window.addSubview(view)
            screen.settle()
        }

        private func glass() throws -> GlassView {
            try #require(view.subviews.lazy.compactMap { $0 as? GlassView }.first)
        }

        @Test func glassHasTheCornersOfItsView() throws {
            #expect(try glass().layer.cornerRadii == nil && glass().layer.cornerRadius == 40)
            view.cornerConfiguration = .uniformTopRadius(12, bottomLeftRadius: 4)
            let expected = CornerRadii(topLeft: 12, topRight: 12, bottomLeft: 4, bottomRight: 0)
            #expect(try glass().layer.cornerRadii == expected && glass().layer.cornerCurve == .continuous)
            view.cornerConfiguration = .capsule()
            view.frame.size.height = 60
            #expect(try glass().layer.cornerRadii == CornerRadii(30))
            screen.settle()
            #expect(try glass().layer.cornerRadii == CornerRadii(30))
        }

        @Test func aViewThatGetsGlassGivesItsCornersToIt() throws {
            view.effect = nil
            view.cornerConfiguration = .corners(radius: 9)
            view.effect = UIGlassEffect(style: .clear)
            screen.settle()
            #expect(try glass().layer.cornerRadii == CornerRadii(9))
        }

        /// Views on glass are concentric with it.
        @Test func contentIsConcentricWithTheGlass() {
            view.cornerConfiguration = .corners(radius: 24)
            let button = UIView(frame: CGRect(x: 6, y: 6, width: 100, height: 40))
            button.cornerConfiguration = .corners(radius: .containerConcentric())
            view.contentView.addSubview(button)
            #expect(button.effectiveRadius(corner: .topLeft) == 18)
            #expect(button.effectiveRadius(corner: .bottomRight) == 0)
        }

        @Test func cornersOfGlassAnimate() throws {
            view.cornerConfiguration = .corners(radius: 10)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.cornerConfiguration = .corners(radius: 30)
            }
            screen.advance(by: 0.5)
            let shown = try #require(try glass().layer.presentation()?.cornerRadii)
            #expect(abs(shown.topLeft - 20) < 1)
        }
    }
}
