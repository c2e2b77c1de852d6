import CoreGraphics

/// The places of the indicators of a page control.
struct PageRow {
    let count: Int
    /// The size of one indicator.
    let size: CGSize
    let bounds: CGRect
    /// The direction in which the indicators follow each other. It isn't `.natural`.
    let direction: UIPageControl.Direction
    /// The page whose indicator is longer, and by how much; `nil` if there is none.
    var long: (page: Int, extra: CGFloat)?

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    private var isReversed: Bool { direction == .rightToLeft || direction == .bottomToTop }
    private var side: CGFloat { isVertical ? size.height : size.width }
    private var length: CGFloat { isVertical ? bounds.height : bounds.width }

    /// The distance between the centers of two indicators. They move together if there is no room for them.
    private var pitch: CGFloat {
        guard count > 1 else { return 0 }
        return min(side + PageMetrics.spacing, max(0, length - side) / CGFloat(count - 1))
    }

    /// Returns the frame of an indicator.
    func frame(of page: Int) -> CGRect {
        let place = CGFloat(page) - CGFloat(count - 1) / 2
        var way = place * pitch
        var size = size
        if let long {
            if page == long.page {
                if isVertical { size.height += long.extra } else { size.width += long.extra }
            } else {
                way += page < long.page ? -long.extra / 2 : long.extra / 2
            }
        }
        let distance = isReversed ? -way : way
        return CGRect(
            x: bounds.midX - size.width / 2 + (isVertical ? 0 : distance),
            y: bounds.midY - size.height / 2 + (isVertical ? distance : 0),
            width: size.width,
            height: size.height
        )
    }

    /// Returns the part of the frame of an indicator that shows a progress from 0 to 1.
    func fill(of frame: CGRect, progress: CGFloat) -> CGRect {
        let length = (isVertical ? frame.height : frame.width) * progress
        let rest = (isVertical ? frame.height : frame.width) - length
        return CGRect(
            x: isVertical || !isReversed ? 0 : rest,
            y: isVertical && isReversed ? rest : 0,
            width: isVertical ? frame.width : length,
            height: isVertical ? length : frame.height
        )
    }

    /// Returns how far a point is along the direction, from the middle of the control.
    func way(to point: CGPoint) -> CGFloat {
        let distance = isVertical ? point.y - bounds.midY : point.x - bounds.midX
        return isReversed ? -distance : distance
    }

    /// Returns the page whose indicator is the nearest to a point.
    func page(at point: CGPoint) -> Int {
        guard pitch > 0 else { return 0 }
        let place = (way(to: point) / pitch + CGFloat(count - 1) / 2).rounded()
        return Int(min(max(place, 0), CGFloat(count - 1)))
    }

    /// Returns the size in which all indicators fit.
    static func size(count: Int, of size: CGSize, isVertical: Bool) -> CGSize {
        let side = isVertical ? size.height : size.width
        let gaps = CGFloat(max(0, count - 1)) * PageMetrics.spacing
        let length = CGFloat(max(0, count)) * side + gaps + 2 * PageMetrics.padding
        let across = max(PageMetrics.height, isVertical ? size.width : size.height)
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }
}
