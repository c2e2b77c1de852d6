// Numbers that are macros of C on Apple's systems. The modules of C on Linux don't have them in Swift.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The greatest finite number of 32 bits.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The greatest finite number of 32 bits, which stands for “without end”.
public let HUGE = MAXFLOAT
