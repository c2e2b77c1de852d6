extension UIButton {
    /// The roles of buttons. The raw values are Apple's.
    public enum Role: Int, Sendable {
        case normal = 0
        /// The most likely action. The title of a configured button is semibold.
        case primary = 1
        /// The action leaves everything as it is.
        case cancel = 2
        /// The action may delete data. The colors of a configured button follow from red instead of the tint color.
        case destructive = 3
    }
}
