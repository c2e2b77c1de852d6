import CoreGraphics
import QuartzCore
import Testing

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIControlTests {
        @OnOwnScreen var window = makeWindow()
        let journal = Journal()
        let finger = Finger()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

        init() {
            window.addSubview(control)
            let events: [(String, UIControl.Event)] = [
                ("down", .touchDown), ("repeat", .touchDownRepeat), ("in", .touchDragInside),
                ("out", .touchDragOutside),
                ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up in", .touchUpInside),
                ("up out", .touchUpOutside), ("cancel", .touchCancel),
            ]
            for (name, event) in events {
                control.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
            }
        }

        @Test func eventsFollowTheFinger() {
            finger.down(10, 10)
            #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
            finger.move(119, 10)
            finger.move(121, 10)
            #expect(control.isTracking && !control.isTouchInside && control.state == .normal)
            finger.move(130, 10)
            finger.move(60, 10)
            finger.up(60, 10)
            #expect(journal.take() == ["down", "in", "exit", "out", "enter", "up in"])
            #expect(!control.isTracking && !control.isHighlighted)
            wait(1)
            finger.down(10, 10)
            finger.up(200, 10)
            #expect(journal.take() == ["down", "up out"])
            wait(1)
            finger.tap(10, 10)
            finger.down(10, 10)
            finger.cancel(10, 10)
            #expect(journal.take() == ["down", "up in", "down", "repeat", "cancel"])
        }

        @Test func aDisabledControlHearsNothing() {
            control.isEnabled = false
            finger.tap(10, 10)
            #expect(journal.take().isEmpty && control.state == .disabled)
            control.isEnabled = true
            wait(1)
            finger.down(10, 10)
            control.isEnabled = false
            finger.up(10, 10)
            #expect(journal.take() == ["down", "cancel"])
        }

        @Test func actionsComeOnceEachAndInOrder() throws {
            let control = UIControl(frame: .zero, primaryAction: UIAction { [journal] _ in journal.note("primary") })
            var sender: Any?
            let first = UIAction(identifier: .init("first")) { [journal] in
                journal.note("first")
                sender = $0.sender
            }
            control.addAction(first, for: [.valueChanged, .touchUpInside])
            control.addAction(UIAction { [journal] _ in journal.note("second") }, for: .valueChanged)
            control.sendActions(for: [.valueChanged, .touchUpInside])
            #expect(journal.take() == ["first", "second"])
            #expect(sender as? UIControl === control && first.sender == nil)
            control.addAction(
                UIAction(identifier: .init("first")) { [journal] _ in journal.note("new") },
                for: .valueChanged
            )
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .touchUpInside)
            #expect(journal.take() == ["second", "new", "first"])
            control.removeAction(identifiedBy: .init("first"), for: .allEvents)
            #expect(control.allControlEvents == [.valueChanged, .primaryActionTriggered])
            control.performPrimaryAction()
            #expect(journal.take() == ["primary"])
        }

        @Test func leadingIsLeftOrRight() {
            control.contentHorizontalAlignment = .leading
            #expect(control.effectiveContentHorizontalAlignment == .left)
            control.semanticContentAttribute = .forceRightToLeft
            #expect(control.effectiveContentHorizontalAlignment == .right)
            control.contentHorizontalAlignment = .fill
            #expect(control.effectiveContentHorizontalAlignment == .fill)
        }
    }
}
