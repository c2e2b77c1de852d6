import CoreGraphics
import HostInterface

/// The fingers on the status bar, which is above the safe area. Views don't receive them. A tap scrolls to the top.
@MainActor
final class StatusBarTap {
    private var fingers: Set<Int> = []

    /// Handles an event of a finger on a screen.
    ///
    /// - Returns: Whether the finger is on the status bar or came from there.
    func take(_ touch: HostTouch, on screen: UIScreen) -> Bool {
        let isOnBar = touch.location.y < screen.safeAreaInsets.top
        switch touch.phase {
        case .began:
            guard touch.device == .finger, isOnBar else { return false }
            fingers.insert(touch.id)
            return true
        case .moved: return fingers.contains(touch.id)
        case .cancelled: return fingers.remove(touch.id) != nil
        case .ended:
            guard fingers.remove(touch.id) != nil else { return false }
            if isOnBar { scrollToTop(on: screen) }
            return true
        }
    }

    /// Scrolls the only view on the screen that scrolls to its top. With several of them none scrolls, as on an iPhone.
    private func scrollToTop(on screen: UIScreen) {
        guard let window = screen.windows.last(where: \.isKeyWindow) ?? screen.windows.last else { return }
        let views = candidates(in: window)
        if views.count == 1 { views[0].scrollToTop() }
    }

    private func candidates(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01, let window = view.window,
            view === window || view.convert(view.bounds, to: window).overlaps(window.bounds)
        else { return [] }
        return (view.scrollsToTopByTap ? [view] : []) + view.subviews.flatMap(candidates)
    }
}
