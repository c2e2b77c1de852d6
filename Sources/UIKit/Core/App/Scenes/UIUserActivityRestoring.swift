import Foundation

/// An object that restores what an activity of the user describes.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that an activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
