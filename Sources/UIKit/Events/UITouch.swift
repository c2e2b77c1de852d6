import CoreGraphics

/// One finger, or the mouse's button, from when it goes down until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {}
