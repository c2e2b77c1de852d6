import CoreGraphics
import HostInterface
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitTestSupport

struct KeyTableTests {
    /// The key's meaning on an American keyboard and its position name the same key.
    @Test func codesAndSymbolsAgree() {
        // Linux's key codes KEY_A, KEY_Z, KEY_1, KEY_0, KEY_F1, KEY_F12, KEY_UP, KEY_ESC, KEY_ENTER,
        // KEY_LEFTCTRL, KEY_KPENTER, KEY_SPACE, KEY_PAGEDOWN, KEY_LEFTMETA, with GDK's symbols.
        let pairs: [(code: UInt32, symbol: UInt32, place: UIKeyboardHIDUsage)] = [
            (30, 0x61, .keyboardA), (44, 0x5a, .keyboardZ), (2, 0x31, .keyboard1), (11, 0x30, .keyboard0),
            (59, 0xffbe, .keyboardF1), (88, 0xffc9, .keyboardF12), (103, 0xff52, .keyboardUpArrow),
            (1, 0xff1b, .keyboardEscape), (28, 0xff0d, .keyboardReturnOrEnter), (29, 0xffe3, .keyboardLeftControl),
            (96, 0xff8d, .keypadEnter), (57, 0x20, .keyboardSpacebar), (109, 0xff56, .keyboardPageDown),
            (125, 0xffeb, .keyboardLeftGUI),
        ]
        for (code, symbol, place) in pairs {
            #expect(KeyTable.usage(code: code + 8) == place, "code \(code)")
            #expect(KeyTable.usage(symbol: symbol) == place, "symbol \(symbol)")
        }
        #expect(KeyTable.usage(code: 0) == nil && KeyTable.usage(symbol: 0x1_0000) == nil)
    }

    @Test func everyCodeHasAPlaceOfItsOwn() {
        let places = (0..<300).compactMap { KeyTable.usage(code: $0) }
        #expect(places.count > 100 && Set(places).count == places.count)
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct KeyTests {
        @OnOwnScreen var window = makeWindow()
        let journal = Journal()

        @Test func keysGoToTheFirstResponderAndUpTheChain() throws {
            let outer = KeyView("outer", journal)
            let inner = KeyView("inner", journal)
            window.addSubview(outer)
            outer.addSubview(inner)
            #expect(!press("a", 0x61))
            #expect(journal.take().isEmpty)
            #expect(inner.becomeFirstResponder())
            inner.answers = "a"
            outer.answers = "b"
            #expect(press("a", 0x61))
            #expect(journal.take() == ["inner began a", "inner changed a", "inner ended a"])
            #expect(press("b", 0x62))
            #expect(journal.take() == ["outer began b", "outer changed b", "outer ended b"])
            #expect(!press("c", 0x63))
        }

        @Test func keysAreWhatUIKitCallsThem() throws {
            let up = UIKey(HostKey(phase: .down, symbol: 0xff52, modifiers: [.shift, .command], time: 0))
            #expect(up.characters == "UIKeyInputUpArrow" && up.keyCode == .keyboardUpArrow)
            #expect(up.modifierFlags == [.shift, .command])
            let letter = UIKey(HostKey(phase: .down, symbol: 0x41, characters: "A", modifiers: .shift, time: 0))
            #expect(letter.characters == "A" && letter.charactersIgnoringModifiers == "a")
            let pad = UIKey(HostKey(phase: .down, symbol: 0xffb5, characters: "5", time: 0))
            #expect(pad.keyCode == .keypad5 && pad.modifierFlags == .numericPad)
        }

        /// - Returns: Whether the key down, repeat and key up events were all handled.
        private func press(_ text: String, _ symbol: UInt32) -> Bool {
            let steps: [(HostKey.Phase, Bool)] = [(.down, false), (.down, true), (.up, false)]
            let answers = steps.map { phase, isRepeat in
                OwnScreen.main.deliver(
                    HostKey(
                        phase: phase,
                        symbol: symbol,
                        characters: text,
                        isRepeat: isRepeat,
                        time: Device.current.clock.now
                    )
                )
            }
            return answers.allSatisfy { $0 }
        }

        final class KeyView: UIView {
            private let name: String
            private let journal: Journal
            var answers = ""

            init(_ name: String, _ journal: Journal) {
                self.name = name
                self.journal = journal
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }

            override var canBecomeFirstResponder: Bool { true }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if !note(presses) { super.pressesBegan(presses, with: event) }
            }

            override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if !note(presses) { super.pressesChanged(presses, with: event) }
            }

            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if !note(presses) { super.pressesEnded(presses, with: event) }
            }

            private func note(_ presses: Set<UIPress>) -> Bool {
                guard let press = presses.first, press.key?.characters == answers else { return false }
                journal.note("\(name) \(press.phase) \(answers)")
                return true
            }
        }
    }
}
