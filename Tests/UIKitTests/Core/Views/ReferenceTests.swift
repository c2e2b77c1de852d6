import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that unretained references to views become nil when the view is deallocated, in whatever
    /// order that happens.
    @Suite @MainActor struct ReferenceTests {
        private final class Delegate: NSObject, CALayerDelegate {}

        @Test func aViewForgetsTheOneThatItWasIn() {
            _ = TestScreen()
            let inner = UIView()
            do {
                let outer = UIView()
                outer.addSubview(inner)
                #expect(inner.superview === outer && inner.layer.superlayer === outer.layer)
            }
            #expect(inner.superview == nil && inner.layer.superlayer == nil && inner.window == nil && inner.next == nil)
            UIView().addSubview(inner)
            #expect(inner.superview == nil)
        }

        @Test func aLayerForgetsItsViewAndTheLayerThatItWasIn() {
            _ = TestScreen()
            var view: UIView? = UIView()
            let (layer, inner) = (view?.layer, CALayer())
            layer?.addSublayer(inner)
            #expect(layer?.delegate === view)
            view = nil
            #expect(layer?.delegate == nil)
            layer?.setNeedsDisplay()
            layer?.layoutIfNeeded()
            #expect(inner.superlayer === layer)
        }

        @Test func aLayerMayHaveAnotherDelegateThanItsView() {
            _ = TestScreen()
            var view: UIView? = UIView()
            let layer = view?.layer
            var delegate: Delegate? = Delegate()
            layer?.delegate = delegate
            #expect(layer?.delegate === delegate)
            view = nil
            #expect(layer?.delegate === delegate)
            delegate = nil
            #expect(layer?.delegate == nil)
        }

        @Test func aViewForgetsItsController() {
            _ = TestScreen()
            let view: UIView
            do {
                let controller = UIViewController()
                controller.view = UIView()
                view = controller.view
                #expect(view.next === controller)
            }
            #expect(view.next == nil)
            view.layoutIfNeeded()
        }

        @Test(arguments: [false, true])
        func aConstraintForgetsItsItems(isActive: Bool) {
            _ = TestScreen()
            let outer = UIView()
            let guide = UILayoutGuide()
            let constraint: NSLayoutConstraint
            let other: NSLayoutConstraint
            do {
                let inner = UIView()
                if isActive { outer.addSubview(inner) }
                constraint = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
                constraint.isActive = isActive
                inner.addLayoutGuide(guide)
                other = guide.widthAnchor.constraint(equalToConstant: 5)
                other.isActive = true
                outer.layoutIfNeeded()
                inner.removeFromSuperview()
            }
            #expect(constraint.firstItem == nil && constraint.secondItem === outer)
            #expect(!constraint.isActive && !other.isActive)
            #expect(guide.owningView == nil && other.firstItem === guide)
            _ = (constraint.description, constraint.firstAnchor.description, constraint.firstAnchor.hash)
            outer.layoutIfNeeded()
        }

        @Test func aViewOutlivesTheOneThatHoldsItsConstraints() {
            _ = TestScreen()
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            weak var constraint: NSLayoutConstraint?
            for width in [30.0, 40] {
                let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                outer.addSubview(inner)
                let made = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: width - 100)
                NSLayoutConstraint.activate([
                    made, inner.topAnchor.constraint(equalTo: outer.topAnchor),
                    inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
                    inner.heightAnchor.constraint(equalToConstant: 10),
                ])
                outer.layoutIfNeeded()
                #expect(inner.frame == CGRect(x: 0, y: 0, width: width, height: 10))
                constraint = made
            }
            #expect(constraint?.isActive != true && inner.superview == nil)
            let last = inner.heightAnchor.constraint(equalToConstant: 7)
            last.isActive = true
            inner.layoutIfNeeded()
            #expect(inner.constraintsAffectingLayout(for: .vertical).contains { $0 === last })
        }
    }
}
