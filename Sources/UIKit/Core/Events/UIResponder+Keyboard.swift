import Foundation

/// The notifications of the keyboard on the screen, and the keys of their information.
///
/// A desktop has no keyboard on the screen that covers a window. They are posted for an input view and an accessory
/// view, which are where that keyboard would be. A program that makes room for a keyboard makes room for them.
extension UIResponder {
    /// The name of the notification before the keyboard appears.
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }

    /// The name of the notification after the keyboard appeared.
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }

    /// The name of the notification before the keyboard disappears.
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }

    /// The name of the notification after the keyboard disappeared.
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }

    /// The name of the notification before the frame of the keyboard changes.
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }

    /// The name of the notification after the frame of the keyboard changed.
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// The key of the frame before the change.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

    /// The key of the frame after the change.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    /// The key of the duration of the motion in seconds.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// The key of the curve of the motion.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }

    /// The key of whether the keyboard belongs to the app.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
