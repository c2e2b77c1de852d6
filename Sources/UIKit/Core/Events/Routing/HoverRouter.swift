import CoreGraphics
import Foundation

/// Sends movements of the pointer to the views under it, to their hover gesture recognizers, and to what gives the
/// pointer its shape.
@MainActor
final class HoverRouter {
    let pointer = PointerRouter()
    private var hovered: [Weak<UIGestureRecognizer>] = []
    /// The views under the pointer, the innermost first.
    private var views: [Weak<UIView>] = []

    func route(to location: CGPoint?, time: TimeInterval, _ modifiers: UIKeyModifierFlags, on screen: UIScreen) {
        let window = location.flatMap(screen.window)
        let event = UIEvent(.hover, at: time, modifiers: modifiers)
        let place = window.flatMap { window in location.map(window.point) }
        let hit = place.flatMap { window?.hitTest($0, with: event) }
        let under = hit.map { Array($0.withSuperviews) } ?? []
        for old in views {
            if let view = old.object, !under.contains(where: { $0 === view }) { view.pointerMoved(to: nil) }
        }
        views = under.map { Weak(object: $0) }
        if let window, let place { for view in under { view.pointerMoved(to: view.convert(place, from: window)) } }
        let found = (hit?.withSuperviews.flatMap(\.storage.gestureRecognizers) ?? [])
            .filter { $0.followsPointer && $0.isEnabled && $0.shouldReceive(event) }
        screen.events.touchRouter.arbiter.perform {
            for recognizer in hovered.compactMap(\.object) where !found.contains(recognizer) {
                recognizer.leave(with: event)
            }
            for recognizer in found { recognizer.hover(at: place ?? .zero, in: window, with: event) }
        }
        hovered = found.map { Weak(object: $0) }
        pointer.route(to: under, at: place ?? .zero, modifiers, on: screen)
    }
}
