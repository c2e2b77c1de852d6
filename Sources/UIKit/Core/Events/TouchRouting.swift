/// The routing of touches, as windows and gesture recognizers use it.
///
/// Routing is built on windows and recognizers, and implements this protocol for screens.
@MainActor
protocol TouchRouting: AnyObject {
    /// The arbiter between the gesture recognizers of the screen.
    var arbiter: GestureArbiter { get }
    /// Sends a touch event to the gesture recognizers and views of a window.
    func route(_ event: UIEvent, in window: UIWindow)
}

extension UIScreen {
    var touchRouting: any TouchRouting { self }
}
