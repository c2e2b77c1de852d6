import Foundation

extension UITextField {
    /// The key of the reason for which editing ended, in the user info of `textDidEndEditingNotification`.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    /// The borders of a text field. The raw values are Apple's.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A rectangle with a bezel.
        case bezel = 2
        case roundedRect = 3
    }

    /// The modes that determine when a view beside the text is visible. The raw values are Apple's.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3

        func isShown(isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// The reasons for the end of editing. The raw values are Apple's.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    /// Posted when editing begins. The object is the field.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted when the user changes the text. The object is the field.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// Posted when editing ends. The object is the field.
    ///
    /// The user info has the reason, the raw value of a `DidEndEditingReason`, under `didEndEditingReasonUserInfoKey`.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
}
