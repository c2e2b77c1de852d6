import Foundation
import HostInterface
import QuartzCore
import UIKit

extension TestScreen {
    /// Types a text on a keyboard that has a key for every character. A line feed is the Return key.
    ///
    /// The keys go where those of a real keyboard go: to the first responder, and from there on to whoever answers them.
    ///
    /// ```swift
    /// screen.type("unfold\n")
    /// ```
    public func type(_ text: String) {
        for character in text {
            if character.isNewline {
                press(.keyboardReturnOrEnter)
            } else {
                stroke(code: 0, String(character), [])
            }
        }
    }

    /// Presses a key and releases it.
    ///
    /// ```swift
    /// screen.press(.keyboardC, modifiers: .control)
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - modifiers: the keys that are held down meanwhile.
    /// - Returns: whether somebody answered the key.
    @discardableResult
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) -> Bool {
        stroke(code: KeyTable.code(of: key), key.letter(isShifted: modifiers.contains(.shift)), modifiers)
    }

    /// The text on the clipboard; `nil` if there is none.
    ///
    /// ```swift
    /// #expect(screen.clipboard == "A comment")
    /// ```
    public var clipboard: String? {
        get {
            checkIsNewest()
            var text: String?
            Clipboard.read { text = $0 }
            return text
        }
        set {
            checkIsNewest()
            Clipboard.write(newValue ?? "")
        }
    }

    @discardableResult
    private func stroke(code: UInt32, _ characters: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        checkIsNewest()
        var key = HostKey(
            phase: .down,
            symbol: characters.unicodeScalars.first?.value ?? 0,
            code: code,
            characters: characters,
            modifiers: HostModifiers(modifiers),
            time: FrameClock.shared.now
        )
        let isAnswered = UIScreen.main.deliver(key)
        key.phase = .up
        _ = UIScreen.main.deliver(key)
        finishEvent()
        return isAnswered
    }
}

extension UIKeyboardHIDUsage {
    /// What the key types on an American keyboard, if that is a letter, a digit or a space.
    fileprivate func letter(isShifted: Bool) -> String {
        switch rawValue {
        case 4...29:
            let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rawValue - 4)))
            return isShifted ? letter.uppercased() : letter
        case 30...38: return String(rawValue - 29)
        case 39: return "0"
        case 44: return " "
        case 56: return "/"
        default: return ""
        }
    }
}

extension HostModifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
        let pairs: [(UIKeyModifierFlags, HostModifiers)] = [
            (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
            (.alphaShift, .capsLock),
        ]
        self = []
        for (flag, modifier) in pairs where flags.contains(flag) { insert(modifier) }
    }
}
