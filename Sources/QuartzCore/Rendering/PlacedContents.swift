import CoreGraphics
import DisplayList

/// Contents that can place themselves in other bounds than those they were made for, as happens in an animation.
package protocol PlacedContents {
    /// Returns the node for the bounds that are shown, whose corner is at zero.
    func node(in bounds: CGRect) -> RenderNode?

    /// Returns the node for a GPU. By default, it is the same.
    func nodeOnGPU(in bounds: CGRect) -> RenderNode?
}

extension PlacedContents {
    package func nodeOnGPU(in bounds: CGRect) -> RenderNode? { node(in: bounds) }

    /// Returns the node for a device.
    func node(in bounds: CGRect, for device: Device) -> RenderNode? {
        device.drawsOnGPU ? nodeOnGPU(in: bounds) : node(in: bounds)
    }
}
