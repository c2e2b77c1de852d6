import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what is visible while the views of a stack are hidden and shown.
    @Suite @MainActor struct UIStackViewHidingTests {
        /// A column of views of 40 points with a spacing of 10, and with the height of its contents.
        @MainActor
        private final class Column {
            let stage = LayoutStage()
            let stack = UIStackView()
            let views = (0..<4).map { _ in WishView(100, 40) }

            init() {
                stage.add(stack)
                (stack.axis, stack.spacing) = (.vertical, 10)
                for view in views { stack.addArrangedSubview(view) }
                stage.layOut(
                    stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                    stack.topAnchor.constraint(equalTo: stage.view.topAnchor)
                )
                stage.screen.settle()
            }

            func animate(_ changes: @escaping () -> Void) {
                UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: changes)
            }

            func shown(_ index: Int) -> CGRect { stage.screen.presentedFrame(of: views[index]) }
        }

        @Test func aHiddenViewShrinksToNothingWhileItsNeighboursSlide() {
            let column = Column()
            column.animate { column.views[1].isHidden = true }
            #expect(column.views[1].isHidden)
            #expect(!column.views[1].layer.isHidden)
            #expect(column.stack.frame.height == 140)
            #expect(column.shown(1) == CGRect(x: 0, y: 50, width: 100, height: 40))
            var last = column.shown(2).minY
            for step in 1..<18 {
                column.stage.screen.advance(by: 1 / 60)
                let rest = 1 - CGFloat(step) / 18
                #expect(abs(column.shown(1).height - 40 * rest) < 0.01)
                #expect(abs(column.shown(2).minY - (50 + 50 * rest)) < 0.01)
                #expect(column.shown(0) == CGRect(x: 0, y: 0, width: 100, height: 40))
                // It ends in the middle of the gap.
                #expect(abs(column.shown(1).minY - (45 + 5 * rest)) < 0.01)
                #expect(column.shown(2).minY >= column.shown(1).maxY - 0.01)
                #expect(abs(column.shown(3).minY - column.shown(2).maxY - 10) < 0.01)
                #expect(column.shown(2).minY < last)
                last = column.shown(2).minY
                #expect(!column.views[1].layer.isHidden)
            }
            column.stage.screen.settle()
            #expect(column.views[1].layer.isHidden)
            #expect(column.shown(2).minY == 50)
        }

        @Test func aShownViewGrowsFromNothing() {
            let column = Column()
            column.views[1].isHidden = true
            column.stage.screen.settle()
            #expect(column.views[1].layer.isHidden)
            column.animate { column.views[1].isHidden = false }
            #expect(!column.views[1].layer.isHidden)
            // It comes from the middle of the gap.
            #expect(column.shown(1) == CGRect(x: 0, y: 45, width: 100, height: 0))
            column.stage.screen.advance(by: 0.15)
            #expect(abs(column.shown(1).height - 20) < 0.01)
            #expect(abs(column.shown(2).minY - 75) < 0.01)
            column.stage.screen.settle()
            #expect(column.shown(1) == CGRect(x: 0, y: 50, width: 100, height: 40))
        }

        @Test func everyFrameIsInOrderHoweverOftenItTurnsRound() {
            let column = Column()
            var generator = SeededGenerator(seed: 81)
            var before = (0..<4).map { column.shown($0) }
            for _ in 0..<120 {
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    let view = column.views[Int.random(in: 0..<4, using: &generator)]
                    let later = column.views[Int.random(in: 0..<4, using: &generator)]
                    column.animate {
                        view.isHidden.toggle()
                        later.isHidden.toggle()
                    }
                    // Nothing jumps when the animation is reversed.
                    for index in 0..<4 where !column.views[index].layer.isHidden && before[index].height > 0 {
                        #expect(abs(column.shown(index).minY - before[index].minY) < 0.01)
                        #expect(abs(column.shown(index).height - before[index].height) < 0.01)
                    }
                }
                column.stage.screen.advance(by: 1 / 60)
                before = (0..<4).map { column.shown($0) }
                let seen = before.indices.filter { !column.views[$0].layer.isHidden }.map { before[$0] }
                for (upper, lower) in zip(seen, seen.dropFirst()) {
                    #expect(lower.minY > upper.maxY - 0.01, "\(seen)")
                }
            }
            column.stage.screen.settle()
            for view in column.views { #expect(view.layer.isHidden == view.isHidden) }
        }

        @Test func aViewThatIsShownAgainMidwayStays() {
            let column = Column()
            column.animate { column.views[1].isHidden = true }
            column.stage.screen.advance(by: 0.1)
            column.animate { column.views[1].isHidden = false }
            column.stage.screen.settle()
            #expect(!column.views[1].isHidden && !column.views[1].layer.isHidden)
            #expect(column.shown(1) == CGRect(x: 0, y: 50, width: 100, height: 40))
        }

        /// Text is clipped from below as its space shrinks, and doesn't disappear in the first frame.
        @Test func textIsSeenUntilItsRoomIsGone() {
            let column = Column()
            column.stage.screen.window.backgroundColor = .white
            let label = UILabel()
            (label.text, label.font) = ("Text", .systemFont(ofSize: 40))
            column.stack.insertArrangedSubview(label, at: 1)
            column.stage.screen.settle()
            func ink() -> Int {
                let pixels = column.stage.screen.picture().cgImage?.allPixels.joined() ?? [].joined()
                return pixels.reduce(0) { $0 + 255 - Int($1.red) }
            }
            var last = ink()
            let whole = last
            column.animate { label.isHidden = true }
            #expect(ink() == whole)
            for step in 1...16 {
                column.stage.screen.advance(by: 1 / 60)
                let now = ink()
                // Cairo 1.18 draws glyphs at fractions of pixels, where they have a little more or less ink.
                #expect(now <= last + whole / 100, "\(step)")
                if step == 5 { #expect(now > whole / 2) }
                last = now
            }
            #expect(last < whole / 4)
        }

        @Test func withoutAnAnimationItIsGoneAtOnce() {
            let column = Column()
            column.views[1].isHidden = true
            #expect(column.views[1].layer.isHidden)
            column.stage.screen.advance(by: 1 / 60)
            #expect(column.shown(2).minY == 50)
            column.animate { UIView.performWithoutAnimation { column.views[2].isHidden = true } }
            #expect(column.views[2].layer.isHidden)
        }

        @Test func outsideAStackAnAnimationHidesAtOnce() {
            let column = Column()
            let view = column.stage.add(UIView())
            column.animate { view.isHidden = true }
            #expect(view.isHidden && view.layer.isHidden)
            column.stack.addSubview(view)
            view.isHidden = false
            column.animate { view.isHidden = true }
            #expect(view.layer.isHidden)
        }

        @Test func anAnimatorThatGoesBackShowsTheViewAgain() {
            let column = Column()
            let view = column.views[1]
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.isHidden = true }
            animator.startAnimation()
            column.stage.screen.advance(by: 0.15)
            #expect(abs(column.shown(1).height - 20) < 0.01)
            animator.isReversed = true
            column.stage.screen.settle()
            #expect(!view.isHidden && !view.layer.isHidden)
            #expect(column.shown(1) == CGRect(x: 0, y: 50, width: 100, height: 40))
            #expect(column.stack.frame.height == 190)
        }

        @Test func everyPropertyMayBeAnimated() {
            let column = Column()
            column.animate {
                column.stack.spacing = 20
                column.stack.layoutIfNeeded()
            }
            column.stage.screen.advance(by: 0.15)
            #expect(abs(column.shown(1).minY - 55) < 0.01)
            #expect(abs(column.shown(3).minY - 165) < 0.01)
            column.stage.screen.settle()
            #expect(column.shown(3).minY == 180)
        }
    }
}
