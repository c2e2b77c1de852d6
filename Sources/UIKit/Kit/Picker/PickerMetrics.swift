import CoreGraphics

/// The measures of pickers in points. Those without a source are unverified.
enum PickerMetrics {
    /// The size of a picker (iOS 26, recorded by iamcgn/swiftui-web in picker/* and datepicker/wheels).
    static let size = CGSize(width: 320, height: 216)
    /// The height of a row (the same, `DatePicker.md`).
    static let rowHeight: CGFloat = 32
    static let padding: CGFloat = 9
    static let gap: CGFloat = 5
    static let bandRadius: CGFloat = 8
    /// The size of the font of titles (the same).
    static let fontSize: CGFloat = 21
    /// The number of rows around the selected one that Page Up and Page Down skip.
    static let page = 5
}
