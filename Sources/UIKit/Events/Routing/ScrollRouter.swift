import CoreGraphics
import HostInterface

/// Brings the steps of wheels and touchpads to the views under the pointer.
@MainActor
final class ScrollRouter {
    /// The view that scrolls with the fingers on the touchpad, until they are lifted and the content has come to rest:
    /// what slides under the pointer meanwhile must not take over.
    private weak var holder: UIView?

    func route(_ scroll: HostScroll, on screen: UIScreen) {
        if scroll.phase == .began { holder = nil }
        if let holder, scroll.unit == .point {
            _ = holder.handleScroll(scroll)
        } else if let window = screen.window(at: scroll.location) {
            let hit = window.hitTest(window.point(onScreen: scroll.location), with: nil) ?? window
            let taker = hit.withSuperviews.first { $0.handleScroll(scroll) }
            if scroll.phase == .changed, scroll.unit == .point { holder = taker }
        }
        if scroll.phase == .flung { holder = nil }
    }
}
