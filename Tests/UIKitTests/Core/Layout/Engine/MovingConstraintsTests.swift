import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what happens to constraints when views move, and that nothing remains.
    @Suite @MainActor struct MovingConstraintsTests {
        @Test func constraintsInsideGoAlongAndThoseToTheOutsideEnd() {
            let stage = LayoutStage()
            let (outer, inner) = (stage.add(UIView()), UIView())
            stage.add(inner, to: outer)
            let (out, within) = (outer.pins(to: stage.view), inner.pins(to: outer, inset: 2))
            let across = inner.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5).at(100)
            NSLayoutConstraint.activate(out + within + [across])
            stage.view.layoutIfNeeded()
            outer.removeFromSuperview()
            #expect(out.allSatisfy { !$0.isActive } && !across.isActive && within.allSatisfy(\.isActive))
            #expect(stage.view.constraints.isEmpty && outer.constraints.count == 4)
            outer.frame.size = CGSize(width: 50, height: 60)
            outer.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 2, y: 2, width: 46, height: 56))
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
            stage.screen.window.addSubview(other)
            other.addSubview(outer)
            NSLayoutConstraint.activate(outer.pins(to: other, inset: 1))
            stage.screen.settle()
            #expect(inner.frame == CGRect(x: 2, y: 2, width: 94, height: 84))
        }

        @Test func nothingStaysBehind() throws {
            let stage = LayoutStage()
            let boxes = (0..<5).map { _ in stage.add(WishView(10, 10)) }
            let guide = UILayoutGuide()
            stage.view.addLayoutGuide(guide)
            for (box, next) in zip(boxes, boxes.dropFirst()) {
                next.leadingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
                next.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
                box.firstBaselineAnchor.constraint(equalTo: next.firstBaselineAnchor).at(500).isActive = true
                box.topAnchor.constraint(equalTo: stage.view.layoutMarginsGuide.topAnchor).at(300).isActive = true
            }
            stage.view.layoutIfNeeded()
            let engine = try #require(stage.screen.window.layoutRecord?.engine)
            #expect(engine.solver.variableCount > 20)
            _ = stage.view.systemLayoutSizeFitting(.zero)
            for box in boxes.dropLast() { box.removeFromSuperview() }
            NSLayoutConstraint.deactivate(stage.view.constraints)
            stage.screen.settle()
            #expect(engine.solver.constraintCount == 0 && engine.influenced == (0, 0, 0))
            #expect(engine.boxes.allSatisfy { $0.item == nil || $0.item === stage.screen.window })
            #expect(stage.screen.window.layoutRecord?.engine == nil)
            #expect(boxes.allSatisfy { $0.layoutRecord?.box == nil && $0.layoutRecord?.mentions.isEmpty == true })
        }

        @Test func everythingIsLetGo() {
            let stage = LayoutStage()
            weak var view: UIView?
            weak var constraint: NSLayoutConstraint?
            weak var guide: UILayoutGuide?
            weak var engine: LayoutEngine?
            var survivor: UIView?
            do {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let (box, space) = (stage.add(UIView(), to: root), UILayoutGuide())
                root.addLayoutGuide(space)
                let pins = box.pins(to: root) + [space.widthAnchor.constraint(equalTo: box.widthAnchor)]
                let inner = stage.add(WishView(4, 4), to: box)
                NSLayoutConstraint.activate(pins + inner.pins(to: box, inset: 3))
                stage.view.addSubview(root)
                stage.screen.settle()
                root.removeFromSuperview()
                root.layoutIfNeeded()
                (view, constraint, guide, engine) = (root, pins[0], space, root.layoutRecord?.engine)
                #expect(engine != nil)
                survivor = box
            }
            stage.screen.settle()
            #expect(view == nil && constraint == nil && guide == nil && engine == nil)
            // A view that outlives its root is laid out again.
            let box = survivor ?? UIView()
            stage.view.addSubview(box)
            NSLayoutConstraint.activate(box.pins(to: stage.view))
            stage.screen.settle()
            #expect(box.subviews[0].frame == CGRect(x: 3, y: 3, width: 294, height: 394))
        }

        @Test func constraintsMayBeMadeBeforeTheWindowIsThere() {
            let stage = LayoutStage()
            let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
            stage.add(box, to: root)
            NSLayoutConstraint.activate(box.pins(to: root, inset: 5))
            root.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
            stage.view.addSubview(root)
            root.frame.size.width = 70
            stage.screen.settle()
            #expect(box.frame == CGRect(x: 5, y: 5, width: 60, height: 40))
            #expect(root.layoutRecord?.engine == nil && stage.screen.window.layoutRecord?.engine != nil)
        }

        @Test func reusedConstraintsAreSolvedAnew() {
            let stage = LayoutStage()
            let box = stage.add(UIView())
            let wide = box.widthAnchor.constraint(equalToConstant: 200)
            let narrow = box.widthAnchor.constraint(equalToConstant: 100)
            stage.layOut(
                box.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                box.topAnchor.constraint(equalTo: stage.view.topAnchor),
                box.heightAnchor.constraint(equalTo: box.widthAnchor),
                wide
            )
            for round in 0..<6 {
                (round.isMultiple(of: 2) ? wide : narrow).isActive = false
                (round.isMultiple(of: 2) ? narrow : wide).isActive = true
                stage.screen.settle()
                let side: CGFloat = round.isMultiple(of: 2) ? 100 : 200
                #expect(box.frame == CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
    }
}
