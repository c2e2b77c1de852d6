import CoreGraphics

/// The measures of tokens in points (unverified).
enum TokenMetrics {
    static let height: CGFloat = 28
    static let padding: CGFloat = 8
    static let iconSpacing: CGFloat = 4
    static let spacing: CGFloat = 4
    static let fontSize: CGFloat = 15
    /// The least width of the text beside tokens, which become narrower for it.
    static let leastText: CGFloat = 60
}
