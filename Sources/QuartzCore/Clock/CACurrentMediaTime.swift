// Apple's names of functions and constants begin with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

public typealias CFTimeInterval = Double

/// The time of the current frame in seconds, from an arbitrary start; it never goes back, and stands still within a
/// frame.
public func CACurrentMediaTime() -> CFTimeInterval {
    FrameClock.shared.now
}
