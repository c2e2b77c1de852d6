import Foundation

/// The state that views and controllers of UIKit keep themselves.
///
/// It is that of scroll views, texts and containers, which implement this protocol for all views and controllers.
@preconcurrency @MainActor
protocol StateKeeping: AnyObject {
    func encodeOwnState(with coder: NSCoder)
    func decodeOwnState(with coder: NSCoder)
}

/// The state of the views of a controller that waits for them to be on the screen, with their size.
@preconcurrency @MainActor
protocol PendingState: AnyObject {
    /// Gives the views of the controller their state.
    func restore()
}
