import Foundation
import QuartzCore
import UIKit

extension TestScreen {
    /// Types a text on a keyboard that has a key for each character. A newline is the Return key.
    ///
    /// Key presses go to the first responder and along the responder chain, as those of a hardware keyboard do.
    ///
    /// ```swift
    /// screen.type("unfold\n")
    /// ```
    ///
    /// - Parameter text: The text to type.
    public func type(_ text: String) {
        for character in text {
            if character.isNewline {
                press(.keyboardReturnOrEnter)
            } else {
                makeCurrent()
                KeyStroke(code: 0, characters: String(character)).perform(on: screen)
            }
        }
    }

    /// Presses and releases a key.
    ///
    /// ```swift
    /// screen.press(.keyboardC, modifiers: .control)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key to press.
    ///   - modifiers: The modifier keys that are down meanwhile.
    /// - Returns: Whether a responder handled the key press.
    @discardableResult
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) -> Bool {
        makeCurrent()
        let letter = key.letter(isShifted: modifiers.contains(.shift))
        return KeyStroke(code: KeyTable.code(of: key), characters: letter, modifiers: modifiers).perform(on: screen)
    }

    /// The text on the clipboard, or `nil` if there is none.
    ///
    /// ```swift
    /// #expect(screen.clipboard == "A comment")
    /// ```
    public var clipboard: String? {
        get {
            makeCurrent()
            var text: String?
            Clipboard.read { text = $0 }
            return text
        }
        set {
            makeCurrent()
            Clipboard.write(newValue ?? "")
        }
    }
}

extension UIKeyboardHIDUsage {
    /// Returns the text that the key types on a US keyboard if it is a letter, a digit, a slash or a space.
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
