import Foundation

/// Times and fractions that clients give, as numbers with which a motion can be computed.
///
/// A client that divides by a distance of 0 gives a number that isn't one. It compares as neither less nor greater than
/// any other, so a motion with such a duration would neither run nor end. Every time, duration and fraction of a client
/// therefore passes through one of these properties before anything is computed from it.
extension Double {
    /// The longest time in seconds, 32 years. Squares of such times and of their reciprocals are finite and positive.
    package static let longestTime = 1e9

    /// The number as a time in seconds, which is at most ``longestTime`` in both directions, and 0 if it isn't a
    /// number.
    package var boundedTime: Double { isNaN ? 0 : min(max(self, -Self.longestTime), Self.longestTime) }

    /// The number as a duration in seconds, which is at least 0, at most ``longestTime``, and 0 if it isn't a number.
    package var boundedDuration: Double { max(boundedTime, 0) }

    /// The number as a fraction from 0 to 1, which is 0 if it isn't a number.
    package var boundedFraction: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
