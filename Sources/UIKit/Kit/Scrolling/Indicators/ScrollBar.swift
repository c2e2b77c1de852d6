import CoreGraphics
import QuartzCore

/// The indicators of a scroll view under the pointer: they appear when it comes near, become wide under it, and can be
/// dragged. A click beside the thumb moves the content by a page.
///
/// A finger doesn't see any of this, since a screen without a mouse reports no pointer.
@MainActor
final class ScrollBar {
    private unowned let scrollView: UIScrollView
    /// The bar that the pointer is on.
    private(set) var hovered: UIAxis?
    private var isNear = false
    /// The bar that the mouse holds, and the distance from the start of the thumb at which it does.
    private var thumb: (axis: UIAxis, distance: CGFloat)?
    /// The bar beside whose thumb the mouse is down, and the position of the pointer on its axis.
    private var trough: (axis: UIAxis, place: CGFloat)?
    private var repetition: FrameTimer?
    /// The last position of the pointer in the view without a button down.
    private var lastPlace: CGPoint?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var isHeld: Bool { thumb != nil || trough != nil }

    /// Whether the bars stay visible because the pointer is near.
    var isUsed: Bool { isNear || isHeld }

    /// Returns the width of a bar.
    func width(_ axis: UIAxis) -> CGFloat {
        (thumb?.axis ?? trough?.axis ?? hovered) == axis ? ScrollMetrics.barWidth : ScrollMetrics.indicatorWidth
    }

    // MARK: The pointer

    /// Whether a point of a scroll view is so near to an edge with a bar that the bar appears.
    static func isNear(_ point: CGPoint, in scrollView: UIScrollView) -> Bool {
        axis(at: point, in: scrollView, reach: ScrollMetrics.barSight) != nil
    }

    func pointerMoved(to point: CGPoint?) {
        guard !isHeld else { return lastPlace = point }
        lastPlace = point
        isNear = point.map { Self.isNear($0, in: scrollView) } ?? false
        setHovered(point.flatMap { Self.axis(at: $0, in: scrollView, reach: ScrollMetrics.barReach) })
        if isNear { scrollView.shownIndicators().show() } else { scrollView.updateIndicators() }
    }

    private func setHovered(_ axis: UIAxis?) {
        guard axis != hovered else { return }
        hovered = axis
        // The bars have to be in place before they become wide.
        let indicators = scrollView.shownIndicators()
        UIView.animate(withDuration: ScrollMetrics.barWidening, delay: 0, options: .allowUserInteraction) {
            indicators.setUsed(axis)
            self.scrollView.placeIndicators()
        }
    }

    private static func axis(at point: CGPoint, in scrollView: UIScrollView, reach: CGFloat) -> UIAxis? {
        let place = scrollView.placeInView(point)
        let size = scrollView.bounds.size
        guard place.x >= 0, place.y >= 0, place.x < size.width, place.y < size.height else { return nil }
        let right = size.width - scrollView.verticalIndicatorInset
        if place.x >= right - reach, place.x < right, scrollView.indicator(.vertical) != nil { return .vertical }
        if place.y >= size.height - reach, scrollView.indicator(.horizontal) != nil { return .horizontal }
        return nil
    }

    // MARK: The mouse

    /// Takes hold of the bar at a point, if there is one.
    func take(at point: CGPoint) -> Bool {
        guard let axis = Self.axis(at: point, in: scrollView, reach: ScrollMetrics.barReach),
            let indicator = scrollView.indicator(axis)
        else { return false }
        let place = scrollView.placeInView(point)[axis]
        scrollView.stopAtRest()
        if indicator.start <= place, place <= indicator.start + indicator.length {
            thumb = (axis, place - indicator.start)
            scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
        } else {
            trough = (axis, place)
            turnPage(repeatingAfter: ScrollMetrics.pageDelay)
        }
        return true
    }

    /// Follows the mouse to a point of the window.
    func move(to point: CGPoint) {
        let contentPlace = scrollView.convert(point, from: nil)
        lastPlace = contentPlace
        let place = scrollView.placeInView(contentPlace)
        if let thumb { dragThumb(on: thumb.axis, to: place[thumb.axis] - thumb.distance) }
        if let trough { self.trough = (trough.axis, place[trough.axis]) }
    }

    /// Lets go of the bar.
    func end() {
        let wasDragged = thumb != nil
        (thumb, trough) = (nil, nil)
        repetition?.cancel()
        repetition = nil
        if wasDragged {
            scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
            scrollView.contentDidComeToRest()
        }
        pointerMoved(to: lastPlace)
        scrollView.updateIndicators()
    }

    private func dragThumb(on axis: UIAxis, to start: CGFloat) {
        let range = scrollView.geometry[axis].range
        guard let first = scrollView.indicator(axis, at: range.lowerBound)?.start,
            let last = scrollView.indicator(axis, at: range.upperBound)?.start, last > first
        else { return }
        // The thumb is at its true position, and not where a corrected estimate holds it.
        scrollView.heldIndicator = nil
        let progress = min(max((start - first) / (last - first), 0), 1)
        var offset = scrollView.contentOffset
        offset[axis] = range.lowerBound + progress * (range.upperBound - range.lowerBound)
        scrollView.move(to: offset)
    }

    /// Moves the content by a page towards the pointer, unless the thumb has reached it.
    private func turnPage(repeatingAfter seconds: CFTimeInterval) {
        guard let trough, let indicator = scrollView.indicator(trough.axis) else { return }
        let axis = trough.axis
        let isBefore = trough.place < indicator.start
        if isBefore || trough.place > indicator.start + indicator.length {
            let insets = scrollView.adjustedContentInset
            let size = scrollView.bounds.inset(by: insets).size
            let page = (axis == .vertical ? size.height : size.width) * (1 - ScrollMetrics.pageOverlap)
            var target = scrollView.animationTarget ?? scrollView.contentOffset
            target[axis] += isBefore ? -page : page
            scrollView.setContentOffset(scrollView.geometry.clamp(target), animated: true)
        }
        repetition = scrollView.layer.device.clock.schedule(after: seconds) { [weak self] in
            MainActor.assumeIsolated { self?.turnPage(repeatingAfter: ScrollMetrics.pageInterval) }
        }
    }
}

extension UIScrollView {
    /// Converts a point of the content to one of the visible part.
    fileprivate func placeInView(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }
}

extension ScrollGeometry {
    fileprivate subscript(_ axis: UIAxis) -> ScrollAxis { axis == .vertical ? vertical : horizontal }
}

extension CGPoint {
    fileprivate subscript(_ axis: UIAxis) -> CGFloat {
        get { axis == .vertical ? y : x }
        set { if axis == .vertical { y = newValue } else { x = newValue } }
    }
}
