import CoreGraphics
import HostInterface

/// Sends scroll events of wheels and touchpads to the views under the pointer.
@MainActor
final class ScrollRouter {
    /// The view that the fingers on the touchpad scroll. It keeps receiving the events until the fingers are lifted
    /// and the content is at rest, so that views that move under the pointer meanwhile don't take over.
    private weak var holder: UIView?
    /// The view whose content the fingers stopped when they touched the touchpad. It is told when they are gone, also
    /// if another view has come under the pointer, or if it has left the window.
    private weak var stopped: UIView?

    /// Zooms the innermost content under the pointer that zooms.
    ///
    /// - Returns: Whether there is any.
    func zoom(by scroll: HostScroll, on screen: UIScreen) -> Bool {
        guard let window = screen.window(at: scroll.location) else { return false }
        let hit = window.hitTest(window.point(onScreen: scroll.location), with: nil) ?? window
        return hit.withSuperviews.contains { $0.handleZoom(scroll) }
    }

    func route(_ scroll: HostScroll, on screen: UIScreen) {
        if scroll.phase == .began {
            releaseStopped(scroll)
            holder = nil
        }
        if let holder, scroll.unit == .point {
            _ = holder.handleScroll(scroll)
        } else if let window = screen.window(at: scroll.location) {
            let hit = window.hitTest(window.point(onScreen: scroll.location), with: nil) ?? window
            let scrollingView = hit.withSuperviews.first { $0.handleScroll(scroll) }
            if scroll.phase == .began { stopped = scrollingView }
            if scroll.phase == .changed, scroll.unit == .point { holder = scrollingView }
        }
        if scroll.phase == .ended || holder != nil { releaseStopped(scroll) }
        if scroll.phase == .flung { holder = nil }
    }

    /// Tells the view whose content the fingers stopped that they are gone, unless they scroll it.
    private func releaseStopped(_ scroll: HostScroll) {
        guard let view = stopped else { return }
        stopped = nil
        guard view !== holder else { return }
        var end = scroll
        (end.phase, end.delta) = (.ended, .zero)
        _ = view.handleScroll(end)
    }
}
