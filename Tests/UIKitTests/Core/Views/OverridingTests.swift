import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that subclasses override what they override on iOS, from another module.
    @Suite @MainActor struct OverridingTests {
        private class Panel: UIView {
            var added: [UIGestureRecognizer] = []

            override class var layerClass: AnyClass { PanelLayer.self }
            override var layer: PanelLayer { super.layer as? PanelLayer ?? PanelLayer() }
            override var alpha: CGFloat { didSet { layer.changes += 1 } }
            override var window: UIWindow? { nil }
            override var superview: UIView? { super.superview }
            override var subviews: [UIView] { super.subviews.reversed() }
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
            override var tag: Int {
                get { super.tag + 1 }
                set { super.tag = newValue }
            }
            override var topAnchor: NSLayoutYAxisAnchor { safeAreaLayoutGuide.topAnchor }
            override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
                added.append(gestureRecognizer)
                super.addGestureRecognizer(gestureRecognizer)
            }
            override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
            override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
                animations()
            }
        }

        private class PanelLayer: CALayer {
            var changes = 0
            override func addSublayer(_ layer: CALayer) {
                changes += 10
                super.addSublayer(layer)
            }
            override func hitTest(_ p: CGPoint) -> CALayer? { nil }
        }

        private final class Palette: UIColor, @unchecked Sendable {
            override class var label: UIColor { .red }
        }

        @Test func overridesAreCalled() {
            let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (one, two) = (UIView(), UIView())
            panel.addSubview(one)
            panel.addSubview(two)
            panel.alpha = 0.5
            #expect(panel.layer.changes > 0 && panel.layer === (panel as UIView).layer)
            #expect((panel as UIView).subviews == [two, one])
            panel.tag = 4
            #expect((panel as UIView).tag == 5 && (panel as UIView).window == nil)
            panel.gestureRecognizers = [UITapGestureRecognizer()]
            #expect(panel.added.count == 1)
            #expect(panel.topAnchor == panel.safeAreaLayoutGuide.topAnchor)
            #expect(Palette.label == UIColor.red)
        }

        /// The inset that a view reports is that of its guide.
        @Test func layoutAsksOverrides() {
            let stage = LayoutStage()
            let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.view.addSubview(panel)
            let inner = stage.add(UIView(), to: panel)
            stage.layOut(inner.topAnchor.constraint(equalTo: panel.topAnchor))
            #expect(inner.frame.minY == 7)
        }
    }
}
