import Foundation

/// The state that views and controllers of UIKit keep themselves.
///
/// It is that of scroll views, texts and containers, which implement this protocol for all views and controllers.
@MainActor
protocol StateKeeping: AnyObject {
    func encodeOwnState(with coder: NSCoder)
    func decodeOwnState(with coder: NSCoder)
}

/// The state of the views of a controller that waits for them to be on the screen, with their size.
@MainActor
protocol PendingState: AnyObject {
    /// Gives the views of a controller their state.
    func restore(_ controller: UIViewController)
}

/// The restoration of an app's interface, as the app and its controllers know it.
@MainActor
protocol StateRestoration: AnyObject {
    /// Waits for a further `complete()` before the restoration ends.
    func extend()
    func complete()
    /// Lets a controller present another one as soon as the interface is on the screen.
    func present(_ presented: UIViewController, by presenter: UIViewController)
}
