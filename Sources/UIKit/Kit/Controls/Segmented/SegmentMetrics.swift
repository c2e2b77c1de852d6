import CoreGraphics
import Foundation

/// The measures of a segmented control in points. The heights are recorded on iOS 26 by iamcgn/swiftui-web; all other
/// values are unverified.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let intrinsicHeight: CGFloat = 31
    /// The distance from a title to each end of its segment.
    static let padding: CGFloat = 10
    /// The distance between the edge of the control and the selected segment's background.
    static let inset: CGFloat = 2
    /// The size of the titles at large text sizes, at which a line fits into the selected segment's background.
    static let greatestFontSize: CGFloat = 22
    static let disabledAlpha: CGFloat = 0.3
    /// The duration of a change in seconds.
    static let duration: TimeInterval = 0.25
}
