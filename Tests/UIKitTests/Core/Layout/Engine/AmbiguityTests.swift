import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct AmbiguityTests {
        @Test func undeterminedFramesAreAmbiguous() {
            let stage = LayoutStage()
            let (box, guide) = (stage.add(UIView()), UILayoutGuide())
            stage.view.addLayoutGuide(guide)
            stage.layOut(
                box.topAnchor.constraint(equalTo: stage.view.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 10),
                box.widthAnchor.constraint(equalToConstant: 20),
                box.leftAnchor.constraint(greaterThanOrEqualTo: stage.view.leftAnchor, constant: 30),
                guide.leftAnchor.constraint(equalTo: box.rightAnchor)
            )
            #expect(box.frame == CGRect(x: 30, y: 0, width: 20, height: 10))
            #expect(box.hasAmbiguousLayout && guide.hasAmbiguousLayout)
            box.exerciseAmbiguityInLayout()
            stage.screen.settle()
            #expect(box.frame.minX > 30 && box.frame.size == CGSize(width: 20, height: 10))
            let left = box.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 40).at(1)
            left.isActive = true
            stage.screen.settle()
            #expect(box.frame.minX == 40 && !box.hasAmbiguousLayout && guide.hasAmbiguousLayout)
            stage.screen.settle()
            #expect(box.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
            #expect(!UIView().hasAmbiguousLayout)
        }

        @Test func constraintsAffectWhatTheyHangTogetherWith() {
            let stage = LayoutStage()
            let (one, two, three) = (stage.add(UIView()), stage.add(UIView()), stage.add(UIView()))
            let (a, b) = (
                one.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                two.leftAnchor.constraint(equalTo: one.rightAnchor)
            )
            let (c, d) = (
                three.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                one.topAnchor.constraint(equalTo: stage.view.topAnchor)
            )
            stage.layOut(a, b, c, d)
            #expect(two.constraintsAffectingLayout(for: .horizontal) == [a, b])
            #expect(two.constraintsAffectingLayout(for: .vertical) == [])
            #expect(one.constraintsAffectingLayout(for: .vertical) == [d])
            #expect(three.constraintsAffectingLayout(for: .horizontal) == [c])
        }
    }
}
