import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIAlertControllerTests {
        private final class Log {
            var entries: [String] = []
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 500))
        private let home = UIViewController()
        private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        private let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
        private let log = Log()

        init() {
            home.view.addSubview(field)
            home.view.addSubview(button)
            screen.show(home)
            screen.settle()
        }

        private func makeAlert(
            _ style: UIAlertController.Style = .alert,
            _ styles: [UIAlertAction.Style] = [.cancel, .default]
        ) -> UIAlertController {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            for style in styles {
                alert.addAction(
                    UIAlertAction(title: "\(style)", style: style) { [log] in
                        log.entries.append($0.title ?? "")
                    }
                )
            }
            return alert
        }

        private func present(_ alert: UIAlertController) {
            home.present(alert, animated: true)
            screen.settle()
        }

        private func buttons(_ alert: UIAlertController) -> [AlertButton] {
            (alert.view as? AlertView)?.panel.buttons ?? []
        }

        @Test func anAlertIsInTheMiddleOfTheWindow() throws {
            let alert = makeAlert()
            #expect(alert.preferredStyle == .alert && alert.actions.map(\.style) == [.cancel, .default])
            #expect(alert.title == "Title" && alert.message == "Message" && alert.preferredAction == nil)
            present(alert)
            let panel = try #require(alert.view as? AlertView).panel
            let frame = screen.presentedFrame(of: panel)
            // 160 points with tall text; with Latin text the title is four points lower and the message three.
            #expect(frame.minX == 10 && frame.width == 300 && abs(frame.midY - 250) <= 0.5)
            #expect(frame.height == 153)
            #expect(buttons(alert).map(\.frame.minX) == [14, 154])
            #expect(home.presentedViewController === alert && home.view.window != nil)
        }

        @Test func aTapPerformsTheActionAfterTheDismissal() {
            let alert = makeAlert()
            present(alert)
            let cancel = screen.presentedFrame(of: buttons(alert)[0])
            screen.tap(buttons(alert)[1])
            screen.tap(at: CGPoint(x: cancel.midX, y: cancel.midY))
            #expect(log.entries.isEmpty)
            screen.settle()
            #expect(log.entries == ["default"] && home.presentedViewController == nil)
            present(alert)
            screen.tap(buttons(alert)[0])
            screen.settle()
            #expect(log.entries == ["default", "cancel"])
        }

        @Test func aHandlerMayPresentTheNextAlert() {
            let next = makeAlert()
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in home.present(next, animated: true) })
            present(alert)
            screen.tap(buttons(alert)[0])
            screen.settle()
            #expect(home.presentedViewController === next)
        }

        @Test func escapeCancelsAndReturnPrefers() {
            let alert = makeAlert()
            present(alert)
            screen.press(.keyboardReturnOrEnter)
            screen.press(.keyboardA)
            screen.settle()
            #expect(home.presentedViewController === alert && log.entries.isEmpty)
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(log.entries == ["cancel"])
            alert.preferredAction = alert.actions[1]
            present(alert)
            screen.press(.keyboardReturnOrEnter)
            screen.settle()
            #expect(log.entries == ["cancel", "default"])
            let question = makeAlert(.alert, [.default])
            present(question)
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(home.presentedViewController === question)
        }

        @Test func tabLeadsThroughTheButtonsAndNotBehindThem() {
            let alert = makeAlert()
            present(alert)
            var found: [Bool] = []
            for _ in 0..<3 {
                screen.press(.keyboardTab)
                found.append(buttons(alert).contains { $0.isFocused })
            }
            #expect(found == [true, true, true] && !button.isFocused)
            while !buttons(alert)[1].isFocused { screen.press(.keyboardTab) }
            screen.press(.keyboardSpacebar)
            screen.settle()
            #expect(log.entries == ["default"])
        }

        @Test func keysGoBackToWhereTheyWentBefore() {
            field.becomeFirstResponder()
            let alert = makeAlert()
            present(alert)
            #expect(!field.isFirstResponder)
            screen.type("x")
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(field.isFirstResponder && field.text == "")
        }

        @Test func aDisabledActionCannotBeChosen() {
            let alert = makeAlert()
            let action = alert.actions[1]
            action.isEnabled = false
            alert.preferredAction = action
            present(alert)
            let frame = screen.presentedFrame(of: buttons(alert)[1])
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.press(.keyboardReturnOrEnter)
            screen.settle()
            #expect(log.entries.isEmpty && !buttons(alert)[1].isEnabled)
            action.isEnabled = true
            screen.tap(buttons(alert)[1])
            screen.settle()
            #expect(log.entries == ["default"])
        }

        @Test func textFieldsAreEditedInOrder() {
            let alert = makeAlert()
            #expect(alert.textFields == nil)
            for name in ["Name", "Place"] { alert.addTextField { $0.placeholder = name } }
            alert.preferredAction = alert.actions[1]
            present(alert)
            let fields = alert.textFields ?? []
            #expect(fields.map(\.placeholder) == ["Name", "Place"] && fields[0].isFirstResponder)
            screen.type("Ann")
            screen.press(.keyboardReturnOrEnter)
            #expect(fields[1].isFirstResponder && fields[0].text == "Ann")
            screen.type("Oslo")
            screen.press(.keyboardReturnOrEnter)
            screen.settle()
            #expect(log.entries == ["default"] && fields[1].text == "Oslo" && !fields[1].isFirstResponder)
            present(alert)
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(log.entries == ["default", "cancel"])
        }

        @Test func anActionSheetFadesInAndATouchBesideItCancels() throws {
            let sheet = makeAlert(.actionSheet, [.cancel, .default, .destructive])
            home.present(sheet, animated: true)
            let panel = try #require(sheet.view as? AlertView).panel
            let y = screen.presentedFrame(of: panel).minY
            while screen.isMoving {
                screen.advance(by: 1 / 60)
                #expect(screen.presentedFrame(of: panel).minY == y)
            }
            #expect(abs(screen.presentedFrame(of: panel).midY - 250) <= 0.5)
            let tops = buttons(sheet).map(\.frame.minY)
            #expect(tops[1] < tops[2] && tops[2] < tops[0])
            screen.tap(at: CGPoint(x: 160, y: panel.frame.minY + 10))
            #expect(log.entries.isEmpty && home.presentedViewController === sheet)
            screen.tap(at: CGPoint(x: 160, y: 20))
            screen.settle()
            #expect(log.entries == ["cancel"])
        }

        @Test func aTouchBesideAnAlertDoesNothing() {
            let alert = makeAlert()
            present(alert)
            screen.tap(at: CGPoint(x: 160, y: 20))
            screen.settle()
            #expect(home.presentedViewController === alert && log.entries.isEmpty)
        }

        @Test func largeTextAndManyActionsStayInTheWindow() throws {
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            let alert = makeAlert(.alert, [.default, .cancel])
            alert.message = String(repeating: "A long message that takes several lines. ", count: 20)
            present(alert)
            let panel = try #require(alert.view as? AlertView).panel
            #expect(panel.frame.minY >= 10 && panel.frame.maxY <= 490)
            for button in buttons(alert) { #expect(panel.bounds.contains(button.frame)) }
            let heights = panel.frame.height
            screen.setContentSizeCategory(.large)
            alert.message = "Short"
            screen.settle()
            #expect(panel.frame.height < heights)
        }

        @Test func rightToLeftIsMirrored() {
            let alert = makeAlert()
            screen.setLayoutDirection(rightToLeft: true)
            present(alert)
            #expect(buttons(alert).map(\.frame.minX) == [154, 14])
        }

        @Test func assistiveTechnologySeesOnlyTheAlert() throws {
            button.setTitle("Behind", for: .normal)
            let alert = makeAlert()
            present(alert)
            let labels = AccessibilityTree.items(in: [screen.window]).map(\.label)
            #expect(labels == ["Title", "Message", "cancel", "default"])
            #expect(screen.element(labelled: "Title")?.traits.contains(.header) == true)
            screen.activate(try #require(screen.element(labelled: "default")))
            screen.settle()
            #expect(log.entries == ["default"] && screen.element(labelled: "Behind") != nil)
        }

        @Test func copiesOfActionsAreActionsOfTheirOwn() throws {
            let action = UIAlertAction(title: "Go", style: .destructive) { [log] _ in log.entries.append("Go") }
            action.isEnabled = false
            let copy = try #require(action.copy() as? UIAlertAction)
            #expect(copy !== action && copy.title == "Go" && copy.style == .destructive && !copy.isEnabled)
            copy.perform()
            #expect(log.entries == ["Go"])
        }
    }
}
