import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of work on the views of one screen while another one is the main screen, as after an `await` in an app with
/// several windows.
@MainActor struct OtherScreenTests {
    private let one = TestScreen(size: CGSize(width: 320, height: 480), scale: 3)
    private let two = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        one.window.addSubview(view)
    }

    @Test func anAnimationAfterAnAwaitRunsOnTheScreenOfItsView() async {
        var ends: [Bool] = []
        let work = Task {
            await Task.yield()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = 100
            } completion: {
                ends.append($0)
            }
        }
        two.advance(by: 5)
        await work.value
        one.advance(by: 0.5)
        #expect(one.presentedFrame(of: view).minX == 50)
        one.settle()
        #expect(ends == [true])
    }

    @Test func anAnimationThatIsRemovedCompletesOnTheScreenOfItsView() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 100
        } completion: {
            ends.append($0)
        }
        two.advance(by: 0.1)
        view.layer.removeAllAnimations()
        #expect(!two.isMoving && ends.isEmpty)
        one.settle()
        #expect(ends == [false])
    }

    @Test func anUpdateThatMovesNothingCompletesOnTheScreenOfItsTable() {
        let table = UITableView(frame: one.window.bounds)
        one.window.addSubview(table)
        one.settle()
        two.advance(by: 0.1)
        var ends: [Bool] = []
        table.performBatchUpdates({}, completion: { ends.append($0) })
        two.settle()
        #expect(ends.isEmpty)
        one.settle()
        #expect(ends == [true])
    }

    @Test func anotherScreenWithoutAnimationsDisablesNone() {
        two.advance(by: 0.1)
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        UIView.performWithoutAnimation { view.frame.origin.y = 100 }
        #expect(!UIView.areAnimationsEnabled)
        one.advance(by: 0.5)
        #expect(one.presentedFrame(of: view).origin == CGPoint(x: 50, y: 100) && UIView.areAnimationsEnabled)
    }

    @Test func enablingAnimationsInsideAClosureWithoutThemEndsWithTheClosure() {
        one.advance(by: 0.1)
        UIView.setAnimationsEnabled(false)
        UIView.performWithoutAnimation {
            UIView.setAnimationsEnabled(true)
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(!UIView.areAnimationsEnabled)
    }

    @Test func aViewTakesTheScaleOfTheScreenItComesInto() {
        // Made and measured while the screen of scale 1 is the main one.
        two.advance(by: 0.1)
        let (first, second) = (UILabel(), UILabel())
        first.text = "text"
        second.text = "text"
        #expect(first.sizeThatFits(.zero).height == first.sizeThatFits(.zero).height.rounded())
        let outer = UIView(frame: one.window.bounds)
        outer.addSubview(first)
        one.window.addSubview(outer)
        one.window.addSubview(second)
        #expect([outer, first, second].map(\.contentScaleFactor) == [3, 3, 3])
        #expect(first.sizeThatFits(.zero) == second.sizeThatFits(.zero))
        #expect(first.intrinsicContentSize == second.intrinsicContentSize)
        first.contentScaleFactor = 2
        two.window.addSubview(outer)
        #expect([outer, first].map(\.contentScaleFactor) == [1, 2])
        outer.removeFromSuperview()
        #expect(outer.contentScaleFactor == 1)
    }

    @Test func viewsFollowTheScaleOfTheirScreen() {
        let screen = one.window.screen
        let guide = UIView()
        guide.translatesAutoresizingMaskIntoConstraints = false
        one.window.addSubview(guide)
        guide.widthAnchor.constraint(equalToConstant: 10.4).isActive = true
        one.settle()
        two.advance(by: 0.1)
        one.window.setNeedsLayout()
        one.window.layoutIfNeeded()
        #expect(abs(guide.frame.width - 31 / 3) < 1e-9)
        screen.resize(to: screen.bounds.size, scale: 2)
        #expect(view.contentScaleFactor == 2)
    }
}
