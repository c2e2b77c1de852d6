import CoreGraphics

/// The values of the current frame, without the copy of the layer that `presentation()` makes.
extension CALayer {
    /// The bounds in the current frame.
    package var presentedBounds: CGRect { current.bounds }

    /// The frame in the superlayer in the current frame.
    package var presentedFrame: CGRect { current.frame }

    /// The opacity in the current frame.
    package var presentedOpacity: Float { current.opacity }

    /// Returns the transform from the layer's coordinates in the current frame to those of an ancestor.
    ///
    /// - Parameter transform: The transform of the superlayer. Constant time, unlike `presentedTransform(to:)`.
    package func presentedTransform(below transform: CGAffineTransform) -> CGAffineTransform {
        var result = current.transformToSuperlayer
        if let plane = parent?.current.look.sublayerTransform, !CATransform3DIsIdentity(plane) {
            result = result.concatenating(CATransform3DGetAffineTransform(plane))
        }
        return result.concatenating(transform)
    }
}
