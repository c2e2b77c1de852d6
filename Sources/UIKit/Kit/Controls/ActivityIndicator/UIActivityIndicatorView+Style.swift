extension UIActivityIndicatorView {
    /// The sizes and colors of an activity indicator. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// The standard size, in gray.
        case medium = 100
        /// The large size, in gray.
        case large = 101
        /// The large size, in white.
        @available(iOS, deprecated: 13.0, message: "Use large, and set the color")
        case whiteLarge = 0
        /// The standard size, in white.
        @available(iOS, deprecated: 13.0, message: "Use medium, and set the color")
        case white = 1
        /// The standard size, in gray.
        @available(iOS, deprecated: 13.0, message: "Use medium")
        case gray = 2
    }
}

extension UIActivityIndicatorView.Style {
    /// The raw values of the styles that iOS 13 deprecated.
    private static let (rawWhiteLarge, rawWhite) = (0, 1)

    /// The width and height in points, recorded on iOS 26 by iamcgn/swiftui-web.
    var side: Double { self == .large || rawValue == Self.rawWhiteLarge ? 37 : 20 }

    /// The color unless the client sets one. The gray is unverified.
    var color: UIColor { [Self.rawWhiteLarge, Self.rawWhite].contains(rawValue) ? .white : .systemGray }
}
