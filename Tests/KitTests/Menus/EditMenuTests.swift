import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct EditMenuTests {
        /// A box with an edit menu, which records the calls of the delegate.
        final class Box: UIView, UIEditMenuInteractionDelegate {
            var log: [String] = []
            var titles = ["Copy"]
            var menu: UIMenu? { UIMenu(children: titles.map(action)) }
            var suggested: [UIMenuElement] = []
            var target = CGRect.null
            override var canBecomeFocused: Bool { true }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                suggested = suggestedActions
                return menu
            }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                targetRectFor configuration: UIEditMenuConfiguration
            ) -> CGRect { target }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                log.append("will present")
                animator.addCompletion { self.log.append("presented") }
            }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                log.append("will dismiss")
                animator.addAnimations { self.log.append("dismissed") }
            }

            func action(_ title: String) -> UIAction {
                UIAction(title: title) { _ in self.log.append(title) }
            }
        }

        private let screen = TestScreen()
        private let box = Box(frame: CGRect(x: 20, y: 140, width: 200, height: 100))
        private let menu: UIEditMenuInteraction

        init() {
            menu = UIEditMenuInteraction(delegate: box)
            box.addInteraction(menu)
            screen.window.addSubview(box)
        }

        private var titles: [String] { screen.accessibilityTree.compactMap(\.label) }
        /// The frame of the open menu in the window.
        private var frame: CGRect? {
            let overlay = screen.window.subviews.compactMap { $0 as? MenuOverlay }.first
            return overlay?.panels.first?.frame
        }

        private func present(
            at place: CGPoint = CGPoint(x: 50, y: 20),
            _ direction: UIEditMenuArrowDirection = .automatic
        ) {
            let configuration = UIEditMenuConfiguration(identifier: "box", sourcePoint: place)
            configuration.preferredArrowDirection = direction
            menu.presentEditMenu(with: configuration)
        }

        @Test func anAppPresentsTheMenuAndAChoiceDismissesIt() throws {
            present()
            #expect(box.log == ["will present", "presented"] && titles == ["Copy"])
            #expect(frame?.origin == CGPoint(x: 70, y: 160))
            #expect(menu.location(in: box) == CGPoint(x: 50, y: 20) && menu.location(in: nil) == CGPoint(x: 70, y: 160))
            screen.activate(try #require(screen.element(labelled: "Copy")))
            #expect(box.log.suffix(3) == ["will dismiss", "dismissed", "Copy"] && titles == [])
        }

        @Test func theSecondaryButtonAndKeysOpenTheMenu() {
            screen.rightClick(at: CGPoint(x: 70, y: 160))
            #expect(menu.location(in: box) == CGPoint(x: 50, y: 20) && titles == ["Copy"])
            screen.press(.keyboardEscape)
            #expect(box.log.suffix(2) == ["will dismiss", "dismissed"])
            screen.press(.keyboardTab)
            screen.press(.keyboardF10, modifiers: .shift)
            screen.press(.keyboardReturnOrEnter)
            #expect(box.log.last == "Copy" && box.isFocused)
        }

        /// An app decides which gesture of a finger opens the menu.
        @Test func aHeldFingerOpensNothing() {
            screen.longPress(at: CGPoint(x: 70, y: 160))
            #expect(box.log == [] && titles == [])
        }

        @Test func anEmptyMenuDoesNotOpen() {
            box.titles = []
            present()
            screen.rightClick(at: CGPoint(x: 70, y: 160))
            #expect(box.log == [] && frame == nil)
            box.removeFromSuperview()
            box.titles = ["Copy"]
            present()
            #expect(box.log == [])
        }

        @Test func theMenuOpensBesideTheTarget() throws {
            box.target = CGRect(x: 10, y: 10, width: 100, height: 30)
            let target = box.convert(box.target, to: nil)
            let sides: [(UIEditMenuArrowDirection, (CGRect) -> Bool)] = [
                (.automatic, { $0.minY > target.maxY && $0.minX == target.minX }),
                (.up, { $0.minY > target.maxY && $0.minX == target.minX }),
                (.down, { $0.maxY < target.minY && $0.minX == target.minX }),
                (.left, { $0.minX > target.maxX && $0.midY == target.midY }),
                // There is no room before the target.
                (.right, { $0.minX > target.maxX && $0.midY == target.midY }),
            ]
            for (direction, isBeside) in sides {
                present(at: .zero, direction)
                let frame = try #require(frame)
                #expect(isBeside(frame), "\(direction): \(frame) beside \(target)")
            }
        }

        @Test func theVisibleMenuIsUpdated() throws {
            menu.reloadVisibleMenu()
            menu.updateVisibleMenuPosition(animated: false)
            #expect(box.log == [])
            present()
            box.titles = ["Copy", "Look Up"]
            menu.reloadVisibleMenu()
            #expect(titles == ["Copy", "Look Up"])
            box.target = CGRect(x: 0, y: 0, width: 200, height: 100)
            menu.updateVisibleMenuPosition(animated: true)
            let moved = try #require(frame)
            #expect(moved.minY > box.frame.maxY && screen.isMoving)
            screen.settle()
            box.titles = []
            menu.reloadVisibleMenu()
            #expect(frame == nil && box.log.suffix(2) == ["will dismiss", "dismissed"])
        }

        @Test func removingTheInteractionDismissesTheMenu() {
            present()
            box.removeInteraction(menu)
            #expect(titles == [] && menu.view == nil)
            screen.rightClick(at: CGPoint(x: 70, y: 160))
            #expect(titles == [])
        }

        /// The commands of a text inside the view are suggested while it is the first responder.
        @Test func textsSuggestTheirCommands() {
            present()
            #expect(box.suggested.isEmpty)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.text = "some text"
            box.addSubview(field)
            field.becomeFirstResponder()
            present()
            let titles = box.suggested.compactMap { $0 as? UIMenu }.flatMap(\.children).map(\.title)
            #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
        }

        // MARK: Texts

        final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var log: [String] = []
            var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

            func textField(
                _ textField: UITextField,
                editMenuForCharactersIn range: NSRange,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                log.append("menu \(range)")
                return menu(suggestedActions)
            }

            func textField(
                _ textField: UITextField,
                willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("present") }

            func textField(
                _ textField: UITextField,
                willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("dismiss") }

            func textView(
                _ textView: UITextView,
                editMenuForTextIn range: NSRange,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                log.append("menu \(range)")
                return menu(suggestedActions)
            }

            func textView(
                _ textView: UITextView,
                willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("present") }

            func textView(
                _ textView: UITextView,
                willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("dismiss") }
        }

        @Test func theDelegateOfAFieldProvidesTheMenu() {
            let listener = Listener()
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            field.text = "some text"
            field.delegate = listener
            screen.window.addSubview(field)
            screen.longPress(at: CGPoint(x: 60, y: 320))
            #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
            screen.press(.keyboardEscape)
            #expect(listener.log == ["menu {9, 0}", "present", "dismiss"])
            listener.menu = { UIMenu(children: [UIAction(title: "Shout") { _ in }] + $0) }
            field.selectAll(nil)
            screen.rightClick(at: CGPoint(x: 60, y: 320))
            #expect(titles == ["Shout", "Cut", "Copy", "Paste", "Select All"])
            #expect(listener.log.suffix(2) == ["menu {0, 9}", "present"])
            screen.press(.keyboardEscape)
            listener.menu = { _ in UIMenu(children: []) }
            screen.rightClick(at: CGPoint(x: 60, y: 320))
            #expect(!titles.contains("Copy") && listener.log.last == "menu {0, 9}")
        }

        @Test func theDelegateOfATextViewProvidesTheMenu() {
            let listener = Listener()
            let view = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 140))
            view.text = "some text"
            view.delegate = listener
            screen.window.addSubview(view)
            screen.rightClick(at: CGPoint(x: 210, y: 318))
            #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
            screen.press(.keyboardEscape)
            #expect(listener.log == ["menu {9, 0}", "present", "dismiss"])
            listener.menu = { _ in UIMenu(children: [UIAction(title: "Shout") { _ in }]) }
            view.selectAll(nil)
            screen.press(.keyboardF10, modifiers: .shift)
            // A key opens the menu of the selection, below the caret.
            #expect(titles == ["Shout"] && listener.log.suffix(2) == ["menu {0, 9}", "present"])
            #expect(view.selectedRange == NSRange(location: 0, length: 9))
            let caret = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
            #expect(frame?.minY == caret.maxY)
        }
    }
}
