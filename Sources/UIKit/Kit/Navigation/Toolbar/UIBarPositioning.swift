import Foundation

/// A bar that is at the top or at the bottom.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The place of the bar.
    var barPosition: UIBarPosition { get }
}

/// An object that decides where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the place of a bar. With `.any`, the bar uses its usual place.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
