import CoreGraphics
import Foundation

/// A position of the pointer for which a delegate returns a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The position, in points of the interaction's view.
    open private(set) var location: CGPoint

    /// The modifier keys that are held down.
    open private(set) var modifiers: UIKeyModifierFlags

    init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
