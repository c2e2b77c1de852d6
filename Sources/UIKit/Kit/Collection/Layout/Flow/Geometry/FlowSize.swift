import CoreGraphics

/// The size of an element of a flow, relative to the lines.
struct FlowSize: Hashable, Sendable {
    /// The size along the lines, in points.
    var length: CGFloat
    /// The size across the lines, in which the content scrolls, in points.
    var depth: CGFloat

    init(length: CGFloat, depth: CGFloat) {
        self.length = length
        self.depth = depth
    }

    init(_ size: CGSize, in direction: FlowDirection) {
        switch direction {
        case .vertical: self.init(length: size.width, depth: size.height)
        case .horizontal: self.init(length: size.height, depth: size.width)
        }
    }

    func size(in direction: FlowDirection) -> CGSize {
        switch direction {
        case .vertical: CGSize(width: length, height: depth)
        case .horizontal: CGSize(width: depth, height: length)
        }
    }
}
