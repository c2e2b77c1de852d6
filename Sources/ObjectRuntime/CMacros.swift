// Numbers that are macros of C on Apple's systems. The modules of C on Linux don't have them in Swift.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The greatest finite number of 32 bits.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The greatest finite number of 32 bits, which stands for “without end”.
public let HUGE = MAXFLOAT

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
