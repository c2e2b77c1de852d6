import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ContextMenuTests {
        /// A box with a menu, which notes what happens.
        final class Box: UIView, UIContextMenuInteractionDelegate {
            var log: [String] = []
            var menu: UIMenu?
            var place: CGPoint?
            override var canBecomeFocused: Bool { true }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                place = location
                return UIContextMenuConfiguration(actionProvider: { _ in self.menu })
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("will display")
                animator?.addCompletion { self.log.append("displayed") }
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("will end")
            }

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touch") }

            func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
                UIAction(title: title, attributes: attributes) { _ in self.log.append(title) }
            }
        }

        private func makeBox() -> (TestScreen, Box) {
            let screen = TestScreen()
            let box = Box(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
            box.menu = UIMenu(children: [
                box.action("Copy"), box.action("Not now", .disabled), box.action("Never", .hidden),
                UIMenu(title: "More", children: [box.action("Deep"), box.action("Deeper")]),
                UIMenu(options: .displayInline, children: [box.action("Delete", .destructive)]),
            ])
            box.addInteraction(UIContextMenuInteraction(delegate: box))
            screen.window.addSubview(box)
            return (screen, box)
        }

        private func titles(_ screen: TestScreen) -> [String] {
            screen.accessibilityTree.compactMap(\.label)
        }

        @Test func theSecondaryButtonOpensTheMenuAndAClickChooses() throws {
            let (screen, box) = makeBox()
            screen.rightClick(at: CGPoint(x: 70, y: 60))
            #expect(box.place == CGPoint(x: 50, y: 20) && box.log == ["will display", "displayed"])
            #expect(titles(screen) == ["Copy", "Not now", "More", "Delete"])
            let row = try #require(screen.accessibilityTree.first { $0.label == "Delete" })
            screen.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
            #expect(box.log.suffix(2) == ["will end", "Delete"] && titles(screen) == [])
        }

        @Test func aHeldFingerOpensTheMenuAndIsNoTouchOfTheView() {
            let (screen, box) = makeBox()
            screen.longPress(at: CGPoint(x: 70, y: 60))
            #expect(box.log == ["will display", "displayed"])
            screen.tap(at: CGPoint(x: 300, y: 700))
            #expect(box.log.last == "will end" && !box.log.contains("touch"))
        }

        @Test func withoutAMenuATouchStaysATouch() {
            let (screen, box) = makeBox()
            box.menu = nil
            screen.longPress(at: CGPoint(x: 70, y: 60))
            #expect(box.log == ["touch"])
            #expect(!screen.press(.keyboardF10, modifiers: .shift))
        }

        @Test(arguments: [UIKeyboardHIDUsage.keyboardApplication, .keyboardF10])
        func aKeyOpensTheMenuOfTheFocusAndKeysChoose(key: UIKeyboardHIDUsage) {
            let (screen, box) = makeBox()
            screen.press(.keyboardTab)
            #expect(box.isFocused)
            #expect(screen.press(key, modifiers: key == .keyboardF10 ? .shift : []))
            #expect(box.log == ["will display", "displayed"] && box.isFocused)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardRightArrow)
            #expect(titles(screen).suffix(2) == ["Deep", "Deeper"])
            screen.press(.keyboardEscape)
            #expect(titles(screen) == ["Copy", "Not now", "More", "Delete"])
            screen.type("mo")
            screen.press(.keyboardReturnOrEnter)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardReturnOrEnter)
            #expect(box.log.suffix(2) == ["will end", "Deeper"] && titles(screen) == [] && box.isFocused)
        }

        @Test func escapeClosesAndTheArrowsGoAround() {
            let (screen, box) = makeBox()
            screen.press(.keyboardTab)
            screen.press(.keyboardApplication)
            screen.press(.keyboardUpArrow)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardEnd)
            screen.press(.keyboardHome)
            screen.press(.keyboardReturnOrEnter)
            #expect(box.log.last == "Copy")
            screen.press(.keyboardApplication)
            #expect(screen.press(.keyboardEscape))
            #expect(box.log.last == "will end")
        }

        @Test func assistiveTechnologyChooses() throws {
            let (screen, box) = makeBox()
            screen.rightClick(at: CGPoint(x: 70, y: 60))
            let disabled = try #require(screen.accessibilityTree.first { $0.label == "Not now" })
            #expect(disabled.traits.contains(.notEnabled))
            screen.activate(try #require(screen.element(labelled: "Copy")))
            #expect(box.log.last == "Copy")
        }

        @Test func theRowOfATableHasAMenu() {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            var asked: [Int] = []
            fixture.menu = { row in
                asked.append(row)
                return row == 2 ? nil : UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
            screen.rightClick(at: CGPoint(x: 40, y: 60))
            #expect(asked == [1] && titles(screen) == ["Copy"])
            screen.press(.keyboardEscape)
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            screen.settle()
            screen.press(.keyboardF10, modifiers: .shift)
            #expect(asked == [1, 1] && titles(screen) == ["Copy"] && fixture.table.indexPathForSelectedRow == nil)
            screen.press(.keyboardEscape)
            screen.rightClick(at: CGPoint(x: 40, y: 100))
            #expect(titles(screen).count > 1)
        }

        @Test func aFingerThatScrollsAndThenRestsOpensNoMenu() {
            let screen = TestScreen()
            let scrollView = UIScrollView(frame: screen.window.bounds)
            scrollView.contentSize = CGSize(width: 300, height: 5_000)
            let box = Box(frame: CGRect(x: 20, y: 40, width: 200, height: 2_000))
            box.menu = UIMenu(children: [box.action("Copy")])
            box.addInteraction(UIContextMenuInteraction(delegate: box))
            scrollView.addSubview(box)
            screen.window.addSubview(scrollView)
            screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.3, resting: 1)
            #expect(scrollView.contentOffset.y > 50 && box.log.isEmpty)
        }

        @Test func sectionsHaveSeparatorsBetweenThem() {
            let action = UIAction(title: "a") { _ in }
            let inline = { (children: [UIMenuElement]) in UIMenu(options: .displayInline, children: children) }
            let menu = UIMenu(children: [inline([]), inline([action]), inline([inline([action])]), action, inline([])])
            #expect(MenuRow.rows(of: menu, on: .main).map(\.isSeparator) == [false, true, false, true, false])
            #expect(MenuRow.rows(of: UIMenu(title: "t", children: [inline([])]), on: .main).isEmpty)
        }

        @Test func aMenuIsWithinTheWindow() {
            let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
            let room = bounds.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
            for x in stride(from: -20.0, through: 320, by: 20) {
                for y in stride(from: -20.0, through: 420, by: 20) {
                    for size in [CGSize(width: 120, height: 90), CGSize(width: 700, height: 900)] {
                        for isRightToLeft in [false, true] {
                            let point = CGPoint(x: x, y: y)
                            let frame = MenuPlacement.frame(size, at: point, in: bounds, isRightToLeft: isRightToLeft)
                            #expect(room.contains(frame))
                        }
                    }
                }
            }
            let size = CGSize(width: 100, height: 100)
            let place = CGPoint(x: 250, y: 350)
            #expect(
                MenuPlacement.frame(size, at: place, in: bounds, isRightToLeft: false).origin == CGPoint(x: 150, y: 250)
            )
        }
    }
}
