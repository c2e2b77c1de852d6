import CoreGraphics
import Testing
import UIKitTesting

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct FocusSystemTests {
        final class Box: UIView {
            override var canBecomeFocused: Bool { true }
            var heard: [String] = []
            override func didUpdateFocus(
                in context: UIFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {
                heard.append(context.nextFocusedView === self ? "gets" : "loses")
            }
        }

        private func boxes(_ count: Int, in screen: TestScreen) -> [Box] {
            (0..<count).map { index in
                let box = Box(frame: CGRect(x: 10, y: 60 * index, width: 100, height: 50))
                screen.window.addSubview(box)
                return box
            }
        }

        @Test func tabLeadsThroughTheGroupsAndAround() {
            let screen = TestScreen()
            #expect(!screen.press(.keyboardTab))
            let boxes = boxes(3, in: screen)
            for expected in [0, 1, 2, 0, 1] {
                #expect(screen.press(.keyboardTab))
                #expect(boxes.map(\.isFocused) == (0..<3).map { $0 == expected })
            }
            #expect(screen.press(.keyboardTab, modifiers: .shift) && boxes[0].isFocused)
            #expect(boxes[0].heard == ["gets", "loses", "gets", "loses", "gets"])
            boxes[1].isHidden = true
            #expect(screen.press(.keyboardTab) && boxes[2].isFocused)
            boxes[2].removeFromSuperview()
            #expect(UIFocusSystem.focusSystem(for: screen.window)?.focusedItem == nil)
        }

        /// The first responder resigned for it, and no key reached anything.
        @Test func aViewThatIsNotOnTheScreenGetsNoFocus() {
            let screen = TestScreen()
            let boxes = boxes(2, in: screen)
            let system = UIFocusSystem.focusSystem(for: screen.window)
            system?.requestFocusUpdate(to: boxes[0])
            boxes[1].removeFromSuperview()
            system?.requestFocusUpdate(to: boxes[1])
            #expect(boxes[0].isFocused && system?.focusedItem === boxes[0])
            #expect(system?.move(to: boxes[1], heading: .next) == false && boxes[0].isFocused)
        }

        /// Buttons that were replaced took the focus with them, and a controller heard no key any more.
        @Test func keysGoOnToTheControllerOfAViewThatIsRemoved() {
            final class Controller: UIViewController {
                var keys: [UIKeyboardHIDUsage] = []
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    keys += presses.compactMap { $0.key?.keyCode }
                }
            }
            let screen = TestScreen()
            let (outer, inner) = (Controller(), Controller())
            screen.show(outer)
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            let (group, box) = (UIView(), Box(frame: CGRect(x: 10, y: 10, width: 100, height: 50)))
            inner.view.addSubview(group)
            group.addSubview(box)
            let system = UIFocusSystem.focusSystem(for: screen.window)
            system?.requestFocusUpdate(to: box)
            screen.press(.keyboardA)
            group.removeFromSuperview()
            #expect(system?.focusedItem == nil && screen.press(.keyboardB))
            #expect(inner.keys == [.keyboardA, .keyboardB] && outer.keys.isEmpty)
            inner.view.removeFromSuperview()
            #expect(screen.press(.keyboardC) && outer.keys == [.keyboardC])
            // A first responder elsewhere receives the keys, and nothing of this is left when it resigns.
            let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
            screen.window.addSubview(field)
            field.becomeFirstResponder()
            field.resignFirstResponder()
            screen.press(.keyboardD)
            #expect(outer.keys == [.keyboardC])
        }

        @Test func keysComeToTheViewWithTheFocusAndItsRecognizers() {
            final class Keys: UIGestureRecognizer {
                var taken: Set<UIKeyboardHIDUsage> = []
                var seen: [UIKeyboardHIDUsage] = []
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                    let keys = presses.compactMap { $0.key?.keyCode }
                    seen += keys
                    state = keys.contains(where: taken.contains) ? .ended : .failed
                }
            }
            let fixture = FocusFixture(rows: 5)
            let screen = fixture.show()
            let keys = Keys()
            var handled = 0
            keys.addAction { _ in handled += 1 }
            keys.taken = [.keyboardRightArrow, .keyboardReturnOrEnter]
            fixture.tableView.addGestureRecognizer(keys)
            screen.press(.keyboardRightArrow)
            #expect(keys.seen.isEmpty)
            screen.press(.keyboardTab)
            _ = fixture.takeLog()
            for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardLeftArrow, .keyboardReturnOrEnter] {
                #expect(screen.press(key))
            }
            #expect(keys.seen == [.keyboardRightArrow, .keyboardLeftArrow, .keyboardReturnOrEnter])
            #expect(handled == 2 && fixture.takeLog() == ["left"])
            keys.isEnabled = false
            #expect(screen.press(.keyboardRightArrow) && fixture.takeLog() == ["right"])
        }

        @Test func textTakesTheKeysAndTabGivesThemBack() {
            let screen = TestScreen()
            let boxes = boxes(1, in: screen)
            let field = UITextField(frame: CGRect(x: 10, y: 300, width: 200, height: 40))
            screen.window.addSubview(field)
            screen.press(.keyboardTab)
            #expect(boxes[0].isFocused)
            field.becomeFirstResponder()
            #expect(!boxes[0].isFocused)
            screen.type("a")
            #expect(field.text == "a")
            #expect(screen.press(.keyboardTab) && boxes[0].isFocused && !field.isFirstResponder)
        }

        @Test func codeLeadsToWhatIsPreferred() {
            final class Controller: UIViewController {
                var preferred: [any UIFocusEnvironment] = []
                override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
            }
            let screen = TestScreen()
            let controller = Controller()
            let boxes = (0..<3).map { Box(frame: CGRect(x: 10, y: 60 * $0, width: 100, height: 50)) }
            boxes.forEach(controller.view.addSubview)
            screen.show(controller)
            let system = UIFocusSystem.focusSystem(for: controller)
            system?.requestFocusUpdate(to: controller)
            #expect(boxes[0].isFocused)
            controller.preferred = [boxes[2]]
            controller.setNeedsFocusUpdate()
            #expect(boxes[0].isFocused)
            controller.updateFocusIfNeeded()
            #expect(boxes[2].isFocused)
            controller.preferred = [boxes[1]]
            controller.setNeedsFocusUpdate()
            screen.settle()
            #expect(boxes[1].isFocused)
        }

        @Test func theRingIsTheViewsChoice() {
            let screen = TestScreen()
            let box = boxes(1, in: screen)[0]
            let ring = { box.subviews.compactMap { $0 as? FocusRing }.first?.frame }
            screen.press(.keyboardTab)
            #expect(ring().map { box.bounds.contains($0) && $0.width > 90 } == true)
            box.bounds.size.height = 100
            #expect(ring().map { $0.height > 90 } == true)
            UIScreen.main.focusSystem.move(to: nil, heading: [])
            #expect(ring() == nil)
            box.focusEffect = nil
            screen.press(.keyboardTab)
            #expect(box.isFocused && ring() == nil)
            UIScreen.main.focusSystem.move(to: nil, heading: [])
            let effect = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
            effect.position = .outside
            box.focusEffect = effect
            screen.press(.keyboardTab)
            #expect(ring() == CGRect(x: 6, y: 6, width: 28, height: 28))
        }
    }
}
