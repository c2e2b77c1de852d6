extension UIAlertController {
    /// The styles of an alert controller. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// A list of choices in the middle of the window.
        case actionSheet = 0
        /// A message in the middle of the window.
        case alert = 1
    }
}
