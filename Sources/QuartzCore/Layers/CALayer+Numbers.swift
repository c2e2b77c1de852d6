import CoreGraphics
import Failures

/// Checks of geometry that must not contain NaN.
extension CALayer {
    @inline(__always)
    func requireNoNaN(_ position: CGPoint) {
        programmerError(
            unless: !(position.x.isNaN || position.y.isNaN),
            "CALayer position contains NaN: [\(position.x) \(position.y)]. Layer: \(failureName)",
            in: "CALayer.position",
            .layerInvalidGeometry
        )
    }

    @inline(__always)
    func requireNoNaN(_ bounds: CGRect) {
        let (origin, size) = (bounds.origin, bounds.size)
        programmerError(
            unless: !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN),
            """
            CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]. \
            Layer: \(failureName)
            """,
            in: "CALayer.bounds",
            .layerInvalidGeometry
        )
    }

    /// The class of the layer and, if it has a delegate such as a view, the delegate's class.
    private var failureName: String {
        guard let delegate else { return "\(type(of: self))" }
        return "\(type(of: self)) of \(type(of: delegate))"
    }
}
