import Foundation

/// Places the time stamps of input devices on the host's clock.
///
/// Devices count milliseconds from an origin of their own, in 32 bits, which overflow after seven weeks. The stamps are
/// worth the trouble: they hold the pace of a finger even when its events arrive in bunches.
struct EventClock {
    /// The host's time less the device's, as small as the quickest delivery so far has shown it to be.
    private var offset: TimeInterval?
    private var last = -TimeInterval.infinity

    /// - Parameters:
    ///   - stamp: The device's time in milliseconds; 0 says that it has none.
    ///   - now: The host's time in seconds, which no event is later than.
    /// - Returns: the host's time in seconds, never less than for the event before.
    mutating func time(ofStamp stamp: UInt32, arrivingAt now: TimeInterval) -> TimeInterval {
        var time = now
        if stamp != 0 {
            let device = TimeInterval(stamp) / 1000
            let delay = now - device
            // A delay longer than a second is a counter that started anew.
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
