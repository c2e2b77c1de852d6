import Foundation

/// Where time comes from. Only the host reads the wall clock; everything else asks one of these.
package protocol MotionClock: AnyObject {
    /// Seconds since an instant of the clock's own choice; never goes back.
    var now: TimeInterval { get }
}
