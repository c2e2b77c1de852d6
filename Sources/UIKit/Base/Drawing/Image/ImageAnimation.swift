import Foundation

/// The images of an animated image, and the time for all of them.
struct ImageAnimation: Hashable, Sendable {
    var frames: [UIImage]
    /// The duration of one cycle in seconds.
    let duration: TimeInterval
}
