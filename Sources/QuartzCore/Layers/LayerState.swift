import CoreGraphics

/// The values of a layer at one moment. A layer has a state as its model, and another one on the screen.
struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    /// The transform, or nil for the identity. States are copied in every frame of a motion, and few layers have a
    /// transform, which is larger than all the rest.
    private var ownTransform: Transform?
    private var sharedLook = LayerAppearance.Shared()

    private final class Transform: Sendable {
        let value: CATransform3D

        init(_ value: CATransform3D) {
            self.value = value
        }
    }

    var transform: CATransform3D {
        get { ownTransform?.value ?? CATransform3DIdentity }
        set { ownTransform = CATransform3DIsIdentity(newValue) ? nil : Transform(newValue) }
    }

    var look: LayerAppearance {
        get { sharedLook.look }
        _modify { yield &sharedLook.look }
    }

    var hasTransform: Bool { ownTransform != nil }

    /// The frame in the superlayer: the bounding box of the transformed bounds.
    var frame: CGRect {
        let corner = CGRect(
            x: -anchorPoint.x * bounds.width,
            y: -anchorPoint.y * bounds.height,
            width: bounds.width,
            height: bounds.height
        )
        let placed = hasTransform ? corner.applying(CATransform3DGetAffineTransform(transform)) : corner
        return placed.offsetBy(dx: position.x, dy: position.y)
    }

    /// The affine transform from the coordinates of the bounds to those of the superlayer.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
        guard hasTransform else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Returns whether the layer is placed in its superlayer in the same way as with `other`.
    func hasSamePlacement(_ other: LayerState) -> Bool {
        position == other.position && bounds.size == other.bounds.size && opacity == other.opacity
            && anchorPoint == other.anchorPoint
            && (ownTransform === other.ownTransform || CATransform3DEqualToTransform(transform, other.transform))
    }

    /// Returns whether the layer itself is drawn in the same way as with `other`, as far as these
    /// values determine it.
    func hasSameContent(_ other: LayerState) -> Bool {
        bounds.size == other.bounds.size && sharedLook.equals(other.sharedLook)
    }

    /// Returns whether the layer itself is drawn in the same way as with `other` apart from its shadow.
    func hasSamePicture(_ other: LayerState) -> Bool {
        bounds.size == other.bounds.size && sharedLook.hasSamePicture(as: other.sharedLook)
    }
}
