/// Brings the touches of a window to the views and recognizers that they are for.
@MainActor
final class TouchRouter {
    func route(_ event: UIEvent, in window: UIWindow) {}
}
