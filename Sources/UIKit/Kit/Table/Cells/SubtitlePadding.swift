import CoreGraphics

/// The space around the labels of a row with a detail below its text, in points.
struct SubtitlePadding: Equatable {
    var top: CGFloat
    var between: CGFloat
    var bottom: CGFloat

    /// A row of 62 with labels of 20.5 and 18 (iOS 26.1, recorded by Vercantez/openuikit, TableEditor t200).
    static let large = SubtitlePadding(top: 9, between: 3, bottom: 11.5)
    /// A row of 117 with labels of 39.5 and 36, at the second accessibility size (the same, t200.ax1).
    static let accessibilityLarge = SubtitlePadding(top: 15, between: 6, bottom: 20.5)

    /// The heights of a line of text for the two recordings.
    private static let lineHeights: (large: CGFloat, accessibilityLarge: CGFloat) = (20.287, 39.381)

    /// Returns the padding for text of a line height. It is linear between the two recordings and beyond them
    /// (unverified).
    static func forLineHeight(_ lineHeight: CGFloat) -> SubtitlePadding {
        let (low, high) = lineHeights
        let part = (lineHeight - low) / (high - low)
        func between(_ length: KeyPath<SubtitlePadding, CGFloat>) -> CGFloat {
            let exact = large[keyPath: length] + part * (accessibilityLarge[keyPath: length] - large[keyPath: length])
            return max(0, (exact * 2).rounded() / 2)
        }
        return SubtitlePadding(top: between(\.top), between: between(\.between), bottom: between(\.bottom))
    }
}
