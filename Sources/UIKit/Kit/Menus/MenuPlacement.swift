import CoreGraphics

/// The place of a menu in a window.
enum MenuPlacement {
    /// A point or a rectangle beside which a menu opens, in points of the window.
    enum Anchor: Equatable {
        case point(CGPoint)
        /// A rectangle that the menu doesn't cover if there is room. The direction is that of an arrow from the menu to
        /// the rectangle.
        case rect(CGRect, UIEditMenuArrowDirection)
        /// The rectangle of a button, which the menu covers.
        case source(CGRect)

        /// The center of the anchor.
        var center: CGPoint {
            switch self {
            case .point(let point): point
            case .rect(let rect, _), .source(let rect): CGPoint(x: rect.midX, y: rect.midY)
            }
        }
    }

    /// Returns the frame of a menu beside its anchor, within the bounds.
    static func frame(_ size: CGSize, at anchor: Anchor, in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
        switch anchor {
        case .point(let point): frame(size, at: point, in: bounds, isRightToLeft: isRightToLeft)
        case .rect(let rect, let arrow):
            frame(size, around: rect, arrow: arrow, in: bounds, isRightToLeft: isRightToLeft)
        case .source(let rect): frame(size, over: rect, in: bounds)
        }
    }

    /// Returns the frame of a menu at a point: below and beside the point, or on the other side if there is no room,
    /// and within the bounds in any case. A menu that is too high is as high as the bounds.
    static func frame(_ size: CGSize, at point: CGPoint, in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
        let room = bounds.room(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let size = size.limited(to: room)
        var x = isRightToLeft ? point.x - size.width : point.x
        if isRightToLeft, x < room.minX { x = point.x }
        if !isRightToLeft, x + size.width > room.maxX { x = point.x - size.width }
        var y = point.y
        if y + size.height > room.maxY { y = point.y - size.height }
        return CGRect(origin: CGPoint(x: x, y: y), size: size).moved(into: room)
    }

    /// Returns the frame of a menu over its button: at its top in the upper half of the bounds, and at its bottom in
    /// the lower half. It is centered if there is room, and otherwise ends where the button does (`LookSource.morph`).
    static func frame(_ size: CGSize, over source: CGRect, in bounds: CGRect) -> CGRect {
        let room = bounds.room(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let size = size.limited(to: room)
        var x = source.midX - size.width / 2
        if x < room.minX || x + size.width > room.maxX {
            x = source.midX < room.midX ? source.minX : source.maxX - size.width
        }
        let y = source.midY <= bounds.midY ? source.minY : source.maxY - size.height
        return CGRect(origin: CGPoint(x: x, y: y), size: size).moved(into: room)
    }

    /// Returns the frame of a submenu, whose title is over the row that opens it.
    static func frame(_ size: CGSize, ofSubmenuAt row: CGRect, of menu: CGRect, in bounds: CGRect) -> CGRect {
        let room = bounds.room(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let size = size.limited(to: room)
        let place = CGPoint(x: menu.midX - size.width / 2, y: row.minY)
        return CGRect(origin: place, size: size).moved(into: room)
    }

    /// Returns the frame of a menu on the preferred side of a rectangle, or else on the first other side with room:
    /// the opposite one, below, above, after, before. If no side has room, the menu covers a part of the rectangle.
    static func frame(
        _ size: CGSize,
        around rect: CGRect,
        arrow: UIEditMenuArrowDirection,
        in bounds: CGRect,
        isRightToLeft: Bool
    ) -> CGRect {
        let room = bounds.room(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let size = size.limited(to: room)
        let beside: [UIEditMenuArrowDirection] = isRightToLeft ? [.right, .left] : [.left, .right]
        let sides = [arrow, arrow.opposite, .up, .down] + beside
        let frames = sides.map { side in
            let place = origin(of: size, around: rect, arrow: side, isRightToLeft: isRightToLeft)
            return CGRect(origin: place, size: size)
        }
        let placed = frames.map { $0.moved(into: room) }
        // A menu may slide along its side of the rectangle, but not towards it.
        let free = placed.first { !$0.intersects(rect) }
        return free ?? placed[0]
    }

    /// Returns the origin of a menu whose arrow points in a direction.
    private static func origin(
        of size: CGSize,
        around rect: CGRect,
        arrow: UIEditMenuArrowDirection,
        isRightToLeft: Bool
    ) -> CGPoint {
        let leading = isRightToLeft ? rect.maxX - size.width : rect.minX
        return switch arrow {
        case .automatic, .up: CGPoint(x: leading, y: rect.maxY + MenuMetrics.targetGap)
        case .down: CGPoint(x: leading, y: rect.minY - MenuMetrics.targetGap - size.height)
        case .left: CGPoint(x: rect.maxX + MenuMetrics.targetGap, y: rect.midY - size.height / 2)
        case .right: CGPoint(x: rect.minX - MenuMetrics.targetGap - size.width, y: rect.midY - size.height / 2)
        }
    }
}

extension UIEditMenuArrowDirection {
    fileprivate var opposite: Self {
        switch self {
        case .automatic, .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
    }
}

extension CGSize {
    fileprivate func limited(to room: CGRect) -> CGSize {
        CGSize(width: min(width, room.width), height: min(height, room.height))
    }
}

extension CGRect {
    /// Returns the rectangle moved as little as possible into another one that is at least as large.
    fileprivate func moved(into room: CGRect) -> CGRect {
        CGRect(
            x: max(room.minX, min(minX, room.maxX - width)),
            y: max(room.minY, min(minY, room.maxY - height)),
            width: width,
            height: height
        )
    }
}
