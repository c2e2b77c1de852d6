import CoreGraphics

/// The distances of the lines of a section from its edges, in points.
struct FlowInsets: Hashable, Sendable {
    /// Before the first line, after the header.
    var before: CGFloat = 0
    /// After the last line, before the footer.
    var after: CGFloat = 0
    /// At the start of each line.
    var leading: CGFloat = 0
    /// At the end of each line.
    var trailing: CGFloat = 0

    init() {}

    init(_ insets: UIEdgeInsets, in direction: FlowDirection) {
        switch direction {
        case .vertical: (before, after, leading, trailing) = (insets.top, insets.bottom, insets.left, insets.right)
        case .horizontal: (before, after, leading, trailing) = (insets.left, insets.right, insets.top, insets.bottom)
        }
    }
}
