import CoreGraphics
import QuartzCore

/// Scrolls content while something that a finger holds is near its top or bottom edge.
@MainActor
final class EdgeScrolling {
    /// The distance from the edge at which what is held scrolls the content, in points (unverified).
    private static let zone: CGFloat = 60
    /// The greatest speed of this, in points per second (unverified).
    private static let greatestSpeed: CGFloat = 700

    private unowned let scrollView: UIScrollView
    /// Called after the content has moved, or could have.
    private let contentDidMove: () -> Void
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?
    private var speed: CGFloat = 0

    init(_ scrollView: UIScrollView, contentDidMove: @escaping () -> Void) {
        self.scrollView = scrollView
        self.contentDidMove = contentDidMove
    }

    /// Scrolls for what is held at a vertical span of the visible part, in points, or stops scrolling.
    func follow(top: CGFloat, bottom: CGFloat) {
        let inset = scrollView.adjustedContentInset
        let above = inset.top + Self.zone / 2 - top
        let below = bottom - (scrollView.bounds.height - inset.bottom - Self.zone / 2)
        let excess = above > 0 ? -above : below > 0 ? below : 0
        // The speed grows toward the edge.
        speed = min(max(excess / Self.zone, -1), 1) * Self.greatestSpeed
        guard speed != 0, canScroll else { return stop() }
        guard link == nil else { return }
        let made = CADisplayLink(of: scrollView.layer) { [weak self] link in
            MainActor.assumeIsolated {
                if let self { self.scroll(at: link.timestamp) } else { link.invalidate() }
            }
        }
        made.add(to: .main, forMode: .common)
        link = made
    }

    /// Whether there is content in the direction of the speed.
    private var canScroll: Bool {
        let offset = scrollView.contentOffset.y
        return scrollView.geometry.vertical.clamp(offset + (speed < 0 ? -1 : 1)) != offset
    }

    func stop() {
        link?.invalidate()
        link = nil
        lastTime = nil
    }

    private func scroll(at time: TimeInterval) {
        let passed = lastTime.map { CGFloat(time - $0) } ?? 0
        lastTime = time
        let target = scrollView.geometry.vertical.clamp(scrollView.contentOffset.y + speed * passed)
        if target != scrollView.contentOffset.y { scrollView.contentOffset.y = target }
        contentDidMove()
        if !canScroll { stop() }
    }
}
