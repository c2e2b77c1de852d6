import Foundation
import ObjectRuntime

/// Another method of a command that a key performs, with more modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title of the command with the modifier keys.
    open var title: String { values.title }

    /// The method.
    open var action: Selector { values.action }

    /// The modifier keys in addition to those of the command.
    open var modifierFlags: UIKeyModifierFlags { values.flags }

    private let values: (title: String, action: Selector, flags: UIKeyModifierFlags)

    /// Creates an alternate of a command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        values = (title, action, modifierFlags)
    }
}
