import Foundation

/// The state that views and controllers of UIKit keep themselves.
///
/// It is that of scroll views, texts and containers, which implement this protocol for all views and controllers.
@preconcurrency @MainActor
protocol StateKeeping: AnyObject {
    func encodeOwnState(with coder: NSCoder)
    func decodeOwnState(with coder: NSCoder)
}
