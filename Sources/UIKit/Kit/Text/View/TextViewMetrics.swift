import CoreGraphics

/// The metrics of a text view. Lengths are in points.
enum TextViewMetrics {
    /// The height of a text view is that of its lines, rounded up to a pixel, and 16: recorded on iOS 26 for sizes of
    /// 11 to 28 points by iamcgn/swiftui-web (`Fixtures/Goldens/uikit`).
    static let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// The size of the font where none is set; unverified.
    static let fontSize: CGFloat = 12
    /// The width of a border, as that of a text field.
    static let borderWidth: CGFloat = 0.5
    /// The distance that the pointer moves before it selects, in points.
    static let dragSlop: CGFloat = 2
}
