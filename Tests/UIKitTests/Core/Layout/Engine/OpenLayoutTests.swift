import CoreGraphics
import SeededRandom
import Testing
import UIKit

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what layout does where constraints do not determine it. The figures are those of iOS.
    @Suite @MainActor struct OpenLayoutTests {
        private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

        private func add() -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            return view
        }

        private func layOut(_ constraints: NSLayoutConstraint...) {
            NSLayoutConstraint.activate(constraints)
            outer.layoutIfNeeded()
        }

        @Test func aHeightThatNothingDeterminesIsZero() {
            let view = add()
            layOut(view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -23))
            #expect(view.frame == CGRect(x: 0, y: 777, width: 0, height: 0))
        }

        @Test func aWidthThatNothingDeterminesIsZero() {
            let view = add()
            layOut(view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -14))
            #expect(view.frame == CGRect(x: 386, y: 0, width: 0, height: 0))
        }

        @Test func aHeightThatIsOnlyLimitedIsZero() {
            let view = add()
            layOut(
                view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
                view.heightAnchor.constraint(lessThanOrEqualToConstant: 94)
            )
            #expect(view.frame == CGRect(x: 0, y: 400, width: 0, height: 0))
        }

        @Test func aPlaceThatIsOnlyLimitedIsAtItsLimit() {
            let (view, other) = (add(), add())
            layOut(
                view.widthAnchor.constraint(equalToConstant: 100),
                view.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor, constant: -74),
                other.topAnchor.constraint(lessThanOrEqualTo: outer.topAnchor, constant: 10),
                other.leftAnchor.constraint(greaterThanOrEqualTo: outer.leftAnchor, constant: -10).at(250)
            )
            #expect(view.frame == CGRect(x: 226, y: 0, width: 100, height: 0))
            #expect(other.frame == CGRect(x: -10, y: 10, width: 0, height: 0))
        }

        /// On iOS, the order of activation decides which of the bounds holds.
        @Test func ofTwoLimitsTheLowerOneHolds() {
            for isReversed in [false, true] {
                let view = add()
                let limits = [
                    view.leftAnchor.constraint(greaterThanOrEqualTo: outer.leftAnchor, constant: 10),
                    view.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor, constant: -10),
                ]
                let width = view.widthAnchor.constraint(equalToConstant: 100)
                NSLayoutConstraint.activate(isReversed ? [width] + limits.reversed() : limits + [width])
                outer.layoutIfNeeded()
                #expect(view.frame.minX == 10)
            }
        }

        /// Layouts that lack most of what would determine them end in the same frames, whatever the order of activating
        /// their constraints, and whatever was active in between.
        @Test(arguments: 0..<60 as Range<UInt64>)
        func theOrderOfActivationDoesNotMatter(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let layout = OpenLayout(using: &random)
            let expected = layout.frames(inOrder: Array(0..<layout.count), decoys: [], using: &random)
            for _ in 0..<6 {
                let order = (0..<layout.count).shuffled(using: &random)
                let decoys = (0..<layout.count).filter { _ in random.below(3) == 0 }
                let frames = layout.frames(inOrder: order, decoys: decoys, using: &random)
                #expect(frames == expected, "seed \(seed), order \(order), decoys \(decoys)")
            }
        }
    }
}
