import Foundation

/// The times of a frame.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// The time to use for the state of the app's model: that of the frame, in seconds.
    open private(set) var modelTime: TimeInterval
    /// The time at which the frame is to be complete, in seconds: that of the next frame.
    open private(set) var completionDeadlineTime: TimeInterval
    /// The time at which the frame is expected on the screen, in seconds: that of the next frame.
    open private(set) var estimatedPresentationTime: TimeInterval

    init(time: TimeInterval, next: TimeInterval) {
        (modelTime, completionDeadlineTime, estimatedPresentationTime) = (time, next, next)
        super.init()
    }
}
