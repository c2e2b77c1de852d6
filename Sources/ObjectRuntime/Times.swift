import Foundation

/// A time in seconds since the beginning of 2001 in Coordinated Universal Time.
public typealias CFAbsoluteTime = Double

/// Returns the time of the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
