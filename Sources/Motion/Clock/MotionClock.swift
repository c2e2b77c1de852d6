import Foundation

/// A source of time. Only the host reads the system's clock; everything else uses such a source.
package protocol MotionClock: AnyObject {
    /// The time in seconds since an arbitrary start. Never decreases.
    var now: TimeInterval { get }
}
