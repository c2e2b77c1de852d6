import CoreGraphics

/// Something that a person did.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
