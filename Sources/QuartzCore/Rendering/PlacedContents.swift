import CoreGraphics
import DisplayList

/// Contents that know their place in bounds other than those they were made for, as layers have them while they move.
package protocol PlacedContents {
    /// The drawing for the bounds that are shown, of which the corner is at zero.
    func node(in bounds: CGRect) -> RenderNode?
}
