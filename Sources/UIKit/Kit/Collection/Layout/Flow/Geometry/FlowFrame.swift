import CoreGraphics

/// The frame of an element of a flow, relative to the lines.
struct FlowFrame: Hashable, Sendable {
    /// The start along the lines, in points.
    var position: CGFloat
    /// The start across the lines, in which the content scrolls, in points.
    var offset: CGFloat
    var size: FlowSize

    init(position: CGFloat, offset: CGFloat, size: FlowSize) {
        self.position = position
        self.offset = offset
        self.size = size
    }

    init(_ rect: CGRect, in direction: FlowDirection) {
        size = FlowSize(rect.size, in: direction)
        switch direction {
        case .vertical: (position, offset) = (rect.minX, rect.minY)
        case .horizontal: (position, offset) = (rect.minY, rect.minX)
        }
    }

    var end: CGFloat { offset + size.depth }

    func rect(in direction: FlowDirection) -> CGRect {
        let origin =
            switch direction {
            case .vertical: CGPoint(x: position, y: offset)
            case .horizontal: CGPoint(x: offset, y: position)
            }
        return CGRect(origin: origin, size: size.size(in: direction))
    }

    func moved(by distance: CGFloat) -> FlowFrame {
        FlowFrame(position: position, offset: offset + distance, size: size)
    }

    /// Whether the frames share an area. A frame without an area shares none.
    func overlaps(_ other: FlowFrame) -> Bool {
        max(offset, other.offset) < min(end, other.end)
            && max(position, other.position) < min(position + size.length, other.position + other.size.length)
    }
}
