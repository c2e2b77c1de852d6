import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the shape of the pointer over views of UIKit.
    @Suite @MainActor struct CursorTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let host = ScriptedHost()
        private let controller = UIViewController()

        init() {
            screen.show(controller)
            screen.window.screen.host = host
        }

        private func add<View: UIView>(_ view: View, at y: CGFloat) -> View {
            view.frame = CGRect(x: 20, y: y, width: 200, height: 60)
            controller.view.addSubview(view)
            return view
        }

        private func hover(_ point: CGPoint?) -> HostCursor? {
            screen.settle()
            screen.window.screen.deliver(hoverAt: point, time: screen.window.layer.device.clock.now)
            return host.cursor
        }

        @Test func textsHaveABeamAndControlsAnArrow() {
            let field = add(UITextField(), at: 40)
            let button = add(UIButton(type: .system), at: 120)
            let inner = UIButton(frame: CGRect(x: 150, y: 0, width: 40, height: 60))
            field.addSubview(inner)
            #expect(hover(CGPoint(x: 10, y: 10)) == nil)
            #expect(hover(field.center) == .text)
            #expect(hover(CGPoint(x: 190, y: 70)) == .arrow)
            #expect(hover(field.center) == .text)
            #expect(hover(button.center) == .arrow)
            field.isEnabled = false
            #expect(hover(field.center) == .arrow)
            field.isEnabled = true
            #expect(hover(field.center) == .text)
            #expect(hover(nil) == .arrow)
        }

        @Test func aLinkHasAHandUnlessTheTextIsEdited() throws {
            let text = add(UITextView(), at: 40)
            let url = try #require(URL(string: "https://example.com"))
            text.attributedText = NSAttributedString(
                string: "link",
                attributes: [.link: url, .font: UIFont.systemFont(ofSize: 17)]
            )
            text.isEditable = false
            #expect(hover(CGPoint(x: 32, y: 58)) == .pointingHand)
            #expect(hover(CGPoint(x: 150, y: 58)) == .text)
            text.isEditable = true
            #expect(hover(CGPoint(x: 32, y: 58)) == .text)
            text.isSelectable = false
            #expect(hover(CGPoint(x: 32, y: 58)) == .arrow)
        }

        @Test func aTextOfTheClientHasABeamByItsInteraction() {
            let view = add(UIView(), at: 40)
            #expect(hover(view.center) == nil)
            view.addInteraction(UITextInteraction(for: .nonEditable))
            #expect(hover(view.center) == .text)
        }

        @Test func theBarOfATextHasAnArrow() {
            let text = add(UITextView(), at: 40)
            text.text = String(repeating: "line\n", count: 40)
            #expect(hover(CGPoint(x: 100, y: 70)) == .text)
            #expect(hover(CGPoint(x: 217, y: 70)) == .arrow)
        }
    }
}
