import Foundation

/// The times of spring loading, in seconds. All of them are unverified.
enum SpringLoadingMetrics {
    /// The time for which a drag is held over a view until the view begins to flash.
    static let delay: TimeInterval = 0.6
    /// The time for which the view flashes until it is activated.
    static let flash: TimeInterval = 0.3
}
