import HostInterface
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what a field requests from its window.
    @Suite @MainActor struct TextInputHostTests {
        private final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 34))

            func applicationDidFinishLaunching(_ application: UIApplication) {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.addSubview(field)
                window.makeKeyAndVisible()
                self.window = window
            }
        }

        @Test func aFieldSaysWhereItsCaretIsAndBlinksWithoutFramesInBetween() {
            _ = TestScreen()
            let (host, delegate) = (ScriptedHost(), Delegate())
            host.script = { host in
                host.show(CGSize(width: 400, height: 300))
                host.makeFrames()
                #expect(host.caret == nil && host.delays.isEmpty)
                delegate.field.becomeFirstResponder()
                // Frames end, although the caret will blink.
                #expect(host.makeFrames() < 60)
                #expect(host.caret.map(delegate.field.frame.contains) == true)
                #expect(host.delays.contains { abs($0 - 0.5) < 0.1 })
                _ = host.delegate?.hostKey(HostKey(phase: .down, symbol: 0x61, characters: "a", time: host.now))
                host.delegate?.hostText(.inserted("…"))
                #expect(delegate.field.text == "a…")
                host.makeFrames()
                let before = host.caret
                host.delegate?.hostText(.marked("ab", caret: 2))
                host.makeFrames()
                #expect((host.caret?.minX ?? 0) > (before?.minX ?? 0))
                delegate.field.resignFirstResponder()
                host.makeFrames()
                #expect(host.caret == nil)
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        @Test func theInputMethodKnowsTheKindOfText() {
            _ = TestScreen()
            let (host, delegate) = (ScriptedHost(), Delegate())
            host.script = { host in
                host.show(CGSize(width: 400, height: 300))
                let field = delegate.field
                field.becomeFirstResponder()
                host.makeFrames()
                #expect(host.textInput?.purpose == .freeForm)
                #expect(host.textInput?.hints == [.completesWords, .capitalizesSentences])
                field.keyboardType = .emailAddress
                field.autocapitalizationType = .none
                field.autocorrectionType = .no
                host.delegate?.hostText(.inserted("a"))
                host.makeFrames()
                #expect(host.textInput?.purpose == .email && host.textInput?.hints == .ignoresSpelling)
                field.isSecureTextEntry = true
                host.makeFrames()
                #expect(host.textInput?.purpose == .password)
                #expect(host.textInput?.hints == [.isPrivate, .ignoresSpelling])
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        @Test func escapeClosesSomethingOnTheScreenBeforeItGoesBack() {
            _ = TestScreen()
            let (host, delegate) = (ScriptedHost(), PlainDelegate())
            let navigation = UINavigationController(rootViewController: UIViewController())
            let pushed = EscapeController()
            host.script = { host in
                host.show(CGSize(width: 400, height: 300))
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = navigation
                window.makeKeyAndVisible()
                navigation.pushViewController(pushed, animated: false)
                host.makeFrames()
                pushed.becomeFirstResponder()
                for expected in [2, 1] {
                    let key = HostKey(phase: .down, symbol: 0xff1b, code: 9, time: host.now)
                    #expect(host.delegate?.hostKey(key) == true)
                    _ = host.delegate?.hostKey(HostKey(phase: .up, symbol: 0xff1b, code: 9, time: host.now))
                    #expect(navigation.viewControllers.count == expected)
                    host.makeFrames()
                }
                window.isHidden = true
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        /// A controller with a state that Escape closes.
        private final class EscapeController: UIViewController {
            private var isOpen = true

            override var canBecomeFirstResponder: Bool { true }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if isOpen { isOpen = false } else { super.pressesBegan(presses, with: event) }
            }
        }
    }
}
