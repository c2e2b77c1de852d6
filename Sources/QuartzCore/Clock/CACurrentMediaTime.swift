// Apple's names of functions and constants begin with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

public typealias CFTimeInterval = Double

/// Returns the time of the current frame in seconds, from an arbitrary start. It never decreases, and is
/// constant within a frame.
public func CACurrentMediaTime() -> CFTimeInterval {
    Device.current.clock.now
}
