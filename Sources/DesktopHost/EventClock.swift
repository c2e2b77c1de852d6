import Foundation

/// Converts the time stamps of input devices to the host's clock.
///
/// Devices count milliseconds from their own origin in 32 bits, which overflow after seven weeks. The stamps preserve
/// the speed of a finger even if its events arrive in batches, which the times of arrival do not.
struct EventClock {
    /// The difference between the host's time and the device's, estimated from the event with the fastest delivery.
    private var offset: TimeInterval?
    private var last = -TimeInterval.infinity

    /// Returns the time of an event on the host's clock.
    ///
    /// - Parameters:
    ///   - stamp: The device's time in milliseconds, or 0 if the event has no time stamp.
    ///   - now: The host's time in seconds, which is the latest possible time of the event.
    /// - Returns: The time in seconds, which is never less than that of the previous event.
    mutating func time(ofStamp stamp: UInt32, arrivingAt now: TimeInterval) -> TimeInterval {
        var time = now
        if stamp != 0 {
            let device = TimeInterval(stamp) / 1000
            let delay = now - device
            // An apparent delay of more than a second means that the device's counter restarted.
            if let known = offset, known <= delay, delay < known + 1 {
                time = device + known
            } else {
                offset = delay
            }
        }
        last = max(last, time)
        return last
    }
}
