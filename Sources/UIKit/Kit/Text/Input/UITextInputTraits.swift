import Foundation

/// The properties of a text input from which a keyboard chooses its keys and its help.
///
/// A desktop has no keyboard of UIKit's. Its input methods and on-screen keyboards get the kind of the text by GTK's
/// purposes and hints: ``keyboardType``, ``textContentType``, ``isSecureTextEntry``, the capitalization, the correction
/// and the spelling. They have no return key to title and no appearance to choose, so ``returnKeyType`` and
/// ``keyboardAppearance`` change nothing there.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The letters that an on-screen keyboard capitalizes by itself. `.sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }

    /// Whether words are completed or corrected. `.default` by default, which leaves it to the input method.
    var autocorrectionType: UITextAutocorrectionType { get }

    /// Whether the spelling is checked by the input method. `.default` by default: wherever words are corrected.
    var spellCheckingType: UITextSpellCheckingType { get }

    /// Whether typed quotation marks become those of the user's language. `.default` by default, which means `.no` as
    /// elsewhere on the desktop.
    var smartQuotesType: UITextSmartQuotesType { get }

    /// Whether two typed hyphens become a dash. `.default` by default, which means `.no` as elsewhere on the desktop.
    var smartDashesType: UITextSmartDashesType { get }

    /// Whether a paste adds a space between words that would touch, and a deletion of words removes one beside them.
    /// `.default` by default, which means `.no` as elsewhere on the desktop.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }

    /// Whether the input method completes words. `.default` by default: wherever words are corrected.
    var inlinePredictionType: UITextInlinePredictionType { get }

    /// The keys of an on-screen keyboard. `.default` by default.
    var keyboardType: UIKeyboardType { get }

    /// The appearance of UIKit's keyboard, which a desktop doesn't have. `.default` by default.
    var keyboardAppearance: UIKeyboardAppearance { get }

    /// The title of the return key of UIKit's keyboard, which a desktop doesn't have. `.default` by default.
    var returnKeyType: UIReturnKeyType { get }

    /// Whether the return key does nothing while there is no text. `false` by default. That it applies to keyboards
    /// of hardware, too, is *unverified*.
    var enablesReturnKeyAutomatically: Bool { get }

    /// Whether the text is a secret, which can't be copied. `false` by default. A ``UITextField`` also hides it.
    var isSecureTextEntry: Bool { get }

    /// The meaning of the text, which is a hint for the keyboard. `nil` by default.
    var textContentType: UITextContentType! { get }
}

/// The traits of inputs that implement none.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }
}
