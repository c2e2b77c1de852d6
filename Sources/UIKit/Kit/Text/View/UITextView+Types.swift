extension UITextView {
    /// The borders of a text view. The raw values are Apple's.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A line around round corners, as that of a text field.
        case roundedRect = 1
    }
}
