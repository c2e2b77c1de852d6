import CoreGraphics

/// The offsets at which a paging scroll view rests along one axis: multiples of its size.
enum ScrollPages {
    /// Returns the page for content that is released at an offset: the next one in the direction of a fling,
    /// otherwise the nearest one.
    static func place(from offset: CGFloat, velocity: CGFloat, on axis: ScrollAxis) -> CGFloat {
        guard axis.extent > 0, axis.scrolls else { return offset }
        let page = offset / axis.extent
        let next =
            if velocity >= ScrollMetrics.minimumPageTurn {
                page.rounded(.down) + 1
            } else if velocity <= -ScrollMetrics.minimumPageTurn {
                page.rounded(.up) - 1
            } else {
                page.rounded()
            }
        return axis.clamp(next * axis.extent)
    }

    /// Returns the page for content that is released at an offset, along both axes.
    static func place(from offset: CGPoint, velocity: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: place(from: offset.x, velocity: velocity.x, on: geometry.horizontal),
            y: place(from: offset.y, velocity: velocity.y, on: geometry.vertical)
        )
    }

    /// Returns the page for content that fingers have stopped at an offset: the nearest one. The ends of the content
    /// are pages, too.
    static func place(stoppedAt offset: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: place(stoppedAt: offset.x, on: geometry.horizontal),
            y: place(stoppedAt: offset.y, on: geometry.vertical)
        )
    }

    private static func place(stoppedAt offset: CGFloat, on axis: ScrollAxis) -> CGFloat {
        let isInside = axis.hasRoom(from: offset, towards: 1) && axis.hasRoom(from: offset, towards: -1)
        return isInside ? place(from: offset, velocity: 0, on: axis) : axis.clamp(offset)
    }

    /// Returns the page to which a click of a wheel leads from the page at an offset. Along the other axis the content
    /// may have been stopped between two pages.
    static func place(after offset: CGFloat, towards direction: CGFloat, on axis: ScrollAxis) -> CGFloat {
        guard axis.extent > 0, direction != 0 else { return place(stoppedAt: offset, on: axis) }
        let page = (offset / axis.extent).rounded()
        return axis.clamp((page + (direction > 0 ? 1 : -1)) * axis.extent)
    }
}
