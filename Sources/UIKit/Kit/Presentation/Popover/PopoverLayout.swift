import CoreGraphics

/// The place of a popover beside its source.
///
/// The measures are those of iOS 26: the length of the arrow is recorded by iamcgn/swiftui-web in popover/basic, and
/// its `Presentation.md` has the others.
struct PopoverLayout: Equatable {
    /// The shape of a bubble, in points.
    struct Shape: Equatable {
        /// The length of the arrow.
        var arrowLength: CGFloat = 13
        /// Half of the base of the arrow.
        var arrowHalf: CGFloat = 12
        var cornerRadius: CGFloat = 34
    }

    let shape: Shape
    /// The frame of the bubble without its arrow.
    let frame: CGRect
    /// The direction of the arrow.
    let direction: UIPopoverArrowDirection
    /// The tip of the arrow.
    let tip: CGPoint

    /// Places a popover on the first permitted side of its source with room for it: below, above, after, before. If no
    /// side has room, it is on the side with most of it, and smaller.
    ///
    /// - Parameters:
    ///   - size: The size of the content.
    ///   - source: The rectangle that the popover is beside.
    ///   - room: The rectangle that contains the popover and its arrow.
    init(
        size: CGSize,
        beside source: CGRect,
        permitted: UIPopoverArrowDirection,
        in room: CGRect,
        overlaps: Bool,
        shape: Shape = Shape()
    ) {
        self.shape = shape
        let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let sides = all.filter(permitted.contains)
        let free = (sides.isEmpty ? all : sides).map {
            ($0, Self.space($0, beside: source, in: room, shape.arrowLength))
        }
        let fitting = free.first { $0.1.width >= size.width && $0.1.height >= size.height }
        let largest = free.max {
            min($0.1.width, size.width) * min($0.1.height, size.height)
                < min($1.1.width, size.width) * min($1.1.height, size.height)
        }
        let (side, space) = fitting ?? largest ?? (.up, room)
        // A popover that overlaps its source may be as large as the room.
        let limit = fitting == nil && overlaps ? room : space
        let fitted = CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
        direction = side
        var origin =
            switch side {
            case .down: CGPoint(x: source.midX - fitted.width / 2, y: space.maxY - fitted.height)
            case .left: CGPoint(x: space.minX, y: source.midY - fitted.height / 2)
            case .right: CGPoint(x: space.maxX - fitted.width, y: source.midY - fitted.height / 2)
            default: CGPoint(x: source.midX - fitted.width / 2, y: space.minY)
            }
        origin.x = max(room.minX, min(origin.x, room.maxX - fitted.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - fitted.height))
        frame = CGRect(origin: origin, size: fitted)
        tip = Self.tip(side, of: frame, beside: source, shape)
    }

    /// Returns the rectangle in which the bubble may be on a side.
    private static func space(
        _ side: UIPopoverArrowDirection,
        beside source: CGRect,
        in room: CGRect,
        _ arrowLength: CGFloat
    ) -> CGRect {
        var space = room
        switch side {
        case .up:
            space.origin.y = max(room.minY, source.maxY + arrowLength)
            space.size.height = room.maxY - space.minY
        case .down: space.size.height = source.minY - arrowLength - room.minY
        case .left:
            space.origin.x = max(room.minX, source.maxX + arrowLength)
            space.size.width = room.maxX - space.minX
        default: space.size.width = source.minX - arrowLength - room.minX
        }
        space.size = CGSize(width: max(0, space.size.width), height: max(0, space.size.height))
        return space
    }

    /// The radius of the corners, which is at most half of the bubble.
    var radius: CGFloat { Self.radius(of: frame, shape) }

    private static func radius(of frame: CGRect, _ shape: Shape) -> CGFloat {
        min(shape.cornerRadius, min(frame.width, frame.height) / 2)
    }

    /// The distance of the arrow from the edges, beside which the content is. The presented view is below the arrow,
    /// too, and its safe area is not.
    var arrowInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        switch direction {
        case .down: insets.bottom = shape.arrowLength
        case .left: insets.left = shape.arrowLength
        case .right: insets.right = shape.arrowLength
        default: insets.top = shape.arrowLength
        }
        return insets
    }

    private static func tip(
        _ side: UIPopoverArrowDirection,
        of frame: CGRect,
        beside source: CGRect,
        _ shape: Shape
    ) -> CGPoint {
        let arrowLength = shape.arrowLength
        let edge = radius(of: frame, shape) + shape.arrowHalf
        let x = min(max(source.midX, min(frame.minX + edge, frame.midX)), max(frame.maxX - edge, frame.midX))
        let y = min(max(source.midY, min(frame.minY + edge, frame.midY)), max(frame.maxY - edge, frame.midY))
        return switch side {
        case .down: CGPoint(x: x, y: frame.maxY + arrowLength)
        case .left: CGPoint(x: frame.minX - arrowLength, y: y)
        case .right: CGPoint(x: frame.maxX + arrowLength, y: y)
        default: CGPoint(x: x, y: frame.minY - arrowLength)
        }
    }
}
