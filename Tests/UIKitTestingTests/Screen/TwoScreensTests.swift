import CoreGraphics
import QuartzCore
import SeededRandom
import Testing
import UIKit
import UIKitTesting

/// Tests that screens can be used side by side.
@MainActor struct TwoScreensTests {
    @Test func theClockOfOneScreenMovesNothingInTheOther() {
        let (one, two) = (Stage(), Stage())
        one.slide(by: 100)
        two.slide(by: 100)
        one.screen.advance(by: 0.5)
        #expect(one.shownX == 50 && two.shownX == 0)
        two.screen.advance(by: 0.25)
        #expect(one.shownX == 50 && two.shownX == 25)
        one.screen.settle()
        #expect(one.shownX == 100 && two.shownX == 25 && two.screen.isMoving && !one.screen.isMoving)
        #expect(one.screen.now >= 1 && one.screen.now < 1.1 && two.screen.now == 0.25)
    }

    /// The views say which screen they are on, whichever was used last.
    @Test func anAnimationFollowsTheClockOfItsView() {
        let (one, two) = (Stage(), Stage())
        two.screen.advance(by: 3)
        one.slide(by: 100)
        two.screen.advance(by: 1)
        #expect(one.shownX == 0)
        one.screen.advance(by: 0.5)
        #expect(one.shownX == 50)
    }

    @Test func eachScreenHasAFirstResponderAndSettings() {
        let (one, two) = (TestScreen(), TestScreen())
        let fields = [one, two].map { screen in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            screen.window.addSubview(field)
            return field
        }
        #expect(fields[0].becomeFirstResponder() && fields[1].becomeFirstResponder())
        one.type("a")
        two.type("b")
        #expect(fields.map(\.text) == ["a", "b"] && fields.allSatisfy(\.isFirstResponder))
        one.setAppearance(dark: true)
        #expect(fields[0].traitCollection.userInterfaceStyle == .dark)
        #expect(fields[1].traitCollection.userInterfaceStyle == .light)
        #expect(one.window.screen !== two.window.screen)
    }

    @Test func theScreenThatWasUsedLastIsTheMainOne() {
        let one = TestScreen(size: CGSize(width: 100, height: 100))
        let two = TestScreen(size: CGSize(width: 200, height: 200))
        #expect(UIScreen.main === two.window.screen)
        one.advance(by: 0.1)
        #expect(UIScreen.main === one.window.screen && UIScreen.main.bounds.width == 100)
    }

    /// The same script, alone and with the steps of another screen between its own.
    @Test(arguments: 0..<20)
    func interleavedScreensShowWhatTheyShowAlone(seed: UInt64) {
        let alone = [0, 1].map { script in
            let stage = Stage()
            for step in 0..<30 { stage.perform(step, of: seed &+ UInt64(script) * 1_000) }
            return stage.history
        }
        let stages = [Stage(), Stage()]
        var random = SeededGenerator(seed: seed)
        var next = [0, 0]
        while next != [30, 30] {
            let turn = next[0] == 30 ? 1 : next[1] == 30 ? 0 : Int.random(in: 0...1, using: &random)
            stages[turn].perform(next[turn], of: seed &+ UInt64(turn) * 1_000)
            next[turn] += 1
        }
        #expect(stages[0].history == alone[0], "seed \(seed)")
        #expect(stages[1].history == alone[1], "seed \(seed)")
    }
}

/// A view that slides, and a record of where it is shown.
@MainActor private final class Stage {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) var history: [String] = []

    init() {
        screen.window.addSubview(view)
    }

    var shownX: CGFloat { screen.presentedFrame(of: view).minX }

    func slide(by distance: CGFloat) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.frame.origin.x += distance }
    }

    func perform(_ step: Int, of seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 31 &+ UInt64(step))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: slide(by: CGFloat(Int.random(in: -50...50, using: &random)))
        case 1: screen.tap(at: CGPoint(x: Int.random(in: 0...300, using: &random), y: 5))
        case 2:
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { self.view.alpha -= 0.1 }
            animator.startAnimation()
        case 3: screen.settle()
        default: screen.advance(by: Double(Int.random(in: 1...300, using: &random)) / 1000)
        }
        history.append("\(screen.now) \(shownX) \(view.layer.presentation()?.opacity ?? 0) \(screen.isMoving)")
    }
}
