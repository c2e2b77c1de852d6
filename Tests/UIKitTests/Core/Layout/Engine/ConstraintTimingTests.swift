import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests when constraints take effect, and how that is animated.
    @Suite @MainActor struct ConstraintTimingTests {
        @Test func aConstantInABlockIsAnimated() {
            let stage = LayoutStage(scale: 1)
            let (box, follower) = (stage.add(UIView()), stage.add(UIView()))
            let left = box.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
            for view in [box, follower] {
                view.widthAnchor.constraint(equalToConstant: 20).isActive = true
                view.heightAnchor.constraint(equalToConstant: 20).isActive = true
                view.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
            }
            stage.layOut(left, follower.leftAnchor.constraint(equalTo: box.rightAnchor))
            stage.screen.settle()
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.layoutIfNeeded() }
            #expect(box.frame.minX == 100 && follower.frame.minX == 120)
            for step in 1...9 {
                stage.screen.advance(by: 0.1)
                let x = stage.screen.presentedFrame(of: box).minX
                #expect(abs(x - CGFloat(step) * 10) < 2, "\(step)")
                #expect(abs(stage.screen.presentedFrame(of: follower).minX - x - 20) < 1e-6)
            }
            stage.screen.settle()
            left.constant = 0
            stage.screen.advance(by: 0.1)
            #expect(stage.screen.presentedFrame(of: box).minX == 0)
        }

        @Test func constraintsAreUpdatedInsideFirst() {
            final class Updating: UIView {
                var log: (String) -> Void = { _ in }
                var name = ""
                override class var requiresConstraintBasedLayout: Bool { true }
                override func updateConstraints() {
                    log(name)
                    super.updateConstraints()
                }
            }
            final class Controller: UIViewController {
                var log: (String) -> Void = { _ in }
                override func updateViewConstraints() {
                    log("controller")
                    super.updateViewConstraints()
                }
            }
            let stage = LayoutStage()
            var calls: [String] = []
            let (outer, inner, controller) = (Updating(), Updating(), Controller())
            (outer.name, inner.name) = ("outer", "inner")
            (outer.log, inner.log, controller.log) = ({ calls.append($0) }, { calls.append($0) }, { calls.append($0) })
            controller.view.addSubview(outer)
            outer.addSubview(inner)
            stage.screen.show(controller)
            stage.screen.settle()
            #expect(calls == ["inner", "outer", "controller"] && !inner.needsUpdateConstraints())
            inner.setNeedsUpdateConstraints()
            #expect(inner.needsUpdateConstraints())
            stage.screen.settle()
            outer.setNeedsUpdateConstraints()
            outer.updateConstraintsIfNeeded()
            stage.screen.settle()
            #expect(calls == ["inner", "outer", "controller", "inner", "outer"])
        }

        @Test func framesAreThereAfterSupersLayout() {
            final class Watching: UIView {
                let box = UIView()
                var seen: [CGRect] = []
                override func layoutSubviews() {
                    super.layoutSubviews()
                    seen.append(box.frame)
                }
            }
            let stage = LayoutStage()
            let view = stage.add(Watching())
            stage.add(view.box, to: view)
            NSLayoutConstraint.activate(view.pins(to: stage.view) + view.box.pins(to: view, inset: 1))
            stage.screen.settle()
            #expect(view.seen.first == CGRect(x: 1, y: 1, width: 298, height: 398))
        }

        /// A layout at rest requests no frames.
        @Test func layoutComesToRest() {
            let stage = LayoutStage()
            let label = stage.add(UILabel())
            label.numberOfLines = 0
            label.text = "Some words that do not fit on one line of that width, so that there are several of them"
            stage.layOut(
                label.leadingAnchor.constraint(equalTo: stage.view.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: stage.view.layoutMarginsGuide.trailingAnchor),
                label.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor)
            )
            stage.screen.settle()
            stage.screen.advance(by: 0.1)
            #expect(!stage.screen.window.layer.needsLayout() && label.frame.height > 40)
        }

        /// Views without constraints have neither a layout record nor an engine.
        @Test func framesAloneCostNothing() {
            let stage = LayoutStage()
            let table = UITableView(frame: stage.view.bounds)
            stage.view.addSubview(table)
            stage.screen.settle()
            func isFree(_ view: UIView) -> Bool { view.layoutRecord == nil && view.subviews.allSatisfy(isFree) }
            #expect(isFree(stage.screen.window))
        }
    }
}
