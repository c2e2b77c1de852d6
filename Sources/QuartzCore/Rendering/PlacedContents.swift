import CoreGraphics
import DisplayList

/// Contents that can place themselves in other bounds than those they were made for, as happens in an animation.
package protocol PlacedContents {
    /// Returns the node for the bounds that are shown, whose corner is at zero.
    func node(in bounds: CGRect) -> RenderNode?
}
