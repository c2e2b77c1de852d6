import CoreGraphics

/// The measures of pickers in points. All are unverified.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let padding: CGFloat = 9
    static let gap: CGFloat = 5
    static let bandRadius: CGFloat = 8
    static let fontSize: CGFloat = 21
    /// The number of rows around the selected one that Page Up and Page Down skip.
    static let page = 5
}
