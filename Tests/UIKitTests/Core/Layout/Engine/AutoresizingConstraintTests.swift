import CoreGraphics
import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests frames and autoresizing masks in combination with constraints.
    @Suite @MainActor struct AutoresizingConstraintTests {
        @Test func framesCountAsConstraints() {
            let stage = LayoutStage()
            let held = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            stage.view.addSubview(held)
            let box = stage.add(WishView(5, 5))
            stage.layOut(
                box.leftAnchor.constraint(equalTo: held.rightAnchor),
                box.topAnchor.constraint(equalTo: held.bottomAnchor)
            )
            #expect(box.frame == CGRect(x: 40, y: 60, width: 5, height: 5))
            held.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
            stage.screen.settle()
            #expect(box.frame == CGRect(x: 7, y: 8, width: 5, height: 5))
            held.center.x += 100
            stage.screen.settle()
            #expect(box.frame.origin == CGPoint(x: 107, y: 8) && held.frame.origin == CGPoint(x: 100, y: 0))
        }

        /// For a random mask and random sizes before and after, the solver gives the same frame as
        /// autoresizing without constraints.
        @Test(arguments: 0..<40)
        func masksMeanTheSameAsWithoutConstraints(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let stage = LayoutStage(scale: 1)
            let mask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
            let number = { (range: ClosedRange<Int>) in CGFloat(Int.random(in: range, using: &random)) }
            let frame = CGRect(x: number(0...50), y: number(0...50), width: number(0...99), height: number(0...99))
            let (outer, plain, tied) = (UIView(frame: stage.view.bounds), UIView(frame: frame), UIView(frame: frame))
            stage.view.addSubview(outer)
            let before = CGSize(width: number(150...200), height: number(150...200))
            outer.frame.size = before
            let outerWidth = outer.widthAnchor.constraint(equalToConstant: before.width)
            let outerHeight = outer.heightAnchor.constraint(equalToConstant: before.height)
            for view in [plain, tied] {
                outer.addSubview(view)
                view.autoresizingMask = mask
            }
            let probe = stage.add(UIView(), to: outer)
            NSLayoutConstraint.activate(probe.pins(to: tied))
            stage.view.layoutIfNeeded()
            #expect(probe.frame == frame, "mask \(mask.rawValue)")
            // Constraints change the size of the superview, so its subviews' frames are solved before they are set.
            outer.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                outer.topAnchor.constraint(equalTo: stage.view.topAnchor), outerWidth, outerHeight,
            ])
            stage.view.layoutIfNeeded()
            outerWidth.constant = number(220...300)
            outerHeight.constant = number(220...300)
            stage.view.layoutIfNeeded()
            #expect(tied.frame == plain.frame, "mask \(mask.rawValue)")
            let difference = [
                probe.frame.minX - tied.frame.minX, probe.frame.minY - tied.frame.minY,
                probe.frame.width - tied.frame.width, probe.frame.height - tied.frame.height,
            ]
            #expect(difference.allSatisfy { abs($0) <= 1 }, "mask \(mask.rawValue)")
        }

        /// The superview's size follows from the required size of a flexible part before any frame is set.
        @Test(arguments: 0..<60)
        func masksTellTheSizeAround(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let stage = LayoutStage(scale: 1000)
            let mask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
            let isStart = Bool.random(using: &random)
            guard !mask.isDisjoint(with: isStart ? .flexibleLeftMargin : .flexibleWidth) else { return }
            let frame = CGRect(
                x: CGFloat(Int.random(in: 1...50, using: &random)),
                y: 0,
                width: CGFloat(Int.random(in: 1...50, using: &random)),
                height: 20
            )
            func makeCard() -> (card: UIView, held: UIView) {
                let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
                let held = UIView(frame: frame)
                card.addSubview(held)
                held.autoresizingMask = mask
                return (card, held)
            }
            let (card, held) = makeCard()
            let goal = (isStart ? frame.minX : frame.width) + CGFloat(Int.random(in: 1...60, using: &random))
            let guide = UILayoutGuide()
            card.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leftAnchor.constraint(equalTo: isStart ? card.leftAnchor : held.leftAnchor),
                guide.rightAnchor.constraint(equalTo: isStart ? held.leftAnchor : held.rightAnchor),
                guide.widthAnchor.constraint(equalToConstant: goal),
            ])
            let width = card.systemLayoutSizeFitting(.zero).width
            let (plainCard, plain) = makeCard()
            plainCard.frame.size.width = width
            #expect(abs((isStart ? plain.frame.minX : plain.frame.width) - goal) < 0.01, "mask \(mask.rawValue)")
            _ = stage
        }

        @Test func aViewMayCeaseToFollowItsFrame() {
            let stage = LayoutStage()
            let box = WishView(20, 20)
            box.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
            stage.view.addSubview(box)
            let follower = stage.add(UIView())
            NSLayoutConstraint.activate(follower.pins(to: box))
            stage.view.layoutIfNeeded()
            #expect(follower.frame == box.frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            stage.layOut(
                box.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 1),
                box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 2)
            )
            #expect(box.frame == CGRect(x: 1, y: 2, width: 20, height: 20) && follower.frame == box.frame)
        }
    }
}
