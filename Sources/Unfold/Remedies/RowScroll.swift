import UIKit

/// Scrolling to a row whose position becomes known only while the table scrolls.
///
/// A table scrolls to where it expects a row by its estimates. The heights that it finds out meanwhile move the row.
/// The delegate of the table is notified of each step, as of any change of the scroll position, but not of the end.
@MainActor
final class RowScroll {
    private weak var container: (any RowContainer)?
    private let target: () -> CGFloat?
    private var begin: TimeInterval?
    private var passed: CGFloat = 0
    private var stop: () -> Void = {}

    /// The duration of a scroll in seconds, about that of the system's (unverified).
    private static let duration: TimeInterval = 0.35

    /// Begins an animated scroll.
    ///
    /// - Parameter target: A closure that returns the scroll position of the row as far as it is known, or `nil` if
    ///   the row is gone.
    @available(iOS 18, *)
    init(_ container: any RowContainer, target: @escaping () -> CGFloat?) {
        (self.container, self.target) = (container, target)
        // The link retains the scroll, and ends with it, or when the table leaves its window.
        let link = UIUpdateLink(view: container) { _, info in self.step(to: info.modelTime) }
        let watch = WindowWatch { [weak self] in self?.end() }
        container.insertSubview(watch, at: 0)
        link.requiresContinuousUpdates = true
        stop = {
            link.isEnabled = false
            watch.onLeave = {}
            watch.removeFromSuperview()
        }
        link.isEnabled = true
    }

    /// Ends the scroll where the content is.
    func end() {
        stop()
        stop = {}
    }

    private func step(to time: TimeInterval) {
        guard let container, !container.isTracking, !container.isDecelerating, let goal = target() else { return end() }
        let start = begin ?? time
        begin = start
        let part = CGFloat(min(max((time - start) / Self.duration, 0), 1))
        // Ease in and out. What is left of the way is divided as what is left of the curve, so that the scroll ends at
        // the row wherever that moves.
        let fraction = part * part * (3 - 2 * part)
        let share = fraction >= 1 ? 1 : (fraction - passed) / (1 - passed)
        passed = fraction
        let distance = goal - container.contentOffset.y
        if abs(distance * share) > 0 { container.contentOffset.y += distance * share }
        guard fraction >= 1 else { return }
        container.layoutIfNeeded()
        // The last step may have brought rows into view that move the row once more.
        if let goal = target(), abs(goal - container.contentOffset.y) > 0.01 { container.contentOffset.y = goal }
        end()
    }
}

/// A hidden view that is notified when its superview leaves the window.
private final class WindowWatch: UIView {
    var onLeave: () -> Void

    init(onLeave: @escaping () -> Void) {
        self.onLeave = onLeave
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave() }
    }
}
