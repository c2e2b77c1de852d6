import CoreGraphics
import QuartzCore

/// The values of a layer in the current frame, without the copy of the layer that `presentation()` makes.
struct PresentedLayer {
    private let layer: CALayer

    init(_ layer: CALayer) {
        self.layer = layer
    }

    var bounds: CGRect {
        if case .rect(let bounds) = layer.presentedValue(of: .bounds) { bounds } else { layer.bounds }
    }

    /// The frame in the superlayer.
    var frame: CGRect { bounds.applying(layer.presentedTransform(to: layer.superlayer)) }

    var opacity: CGFloat {
        if case .scalar(let opacity) = layer.presentedValue(of: .opacity) { opacity } else { 1 }
    }

    /// Returns the transform from the layer's coordinates to those of an ancestor.
    ///
    /// - Parameter transform: The transform of the superlayer. Constant time, unlike `presentedTransform(to:)`.
    func transform(below transform: CGAffineTransform) -> CGAffineTransform {
        layer.presentedTransform(to: layer.superlayer).concatenating(transform)
    }
}
