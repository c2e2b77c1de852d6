import CoreGraphics
import QuartzCore

extension AnimationContext {
    /// Returns whether a change of a layer's bounds isn't animated: that of a text that becomes smaller, by the rule
    /// `SystemConduct.labelsSnap`.
    func snaps(_ layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) -> Bool {
        guard let view = layer.delegate as? UIView, view.redrawsForSize, case .rect(let old) = old,
            case .rect(let new) = new, new.width < old.width || new.height < old.height
        else { return false }
        return view.contentMode != .scaleToFill && layer.device.conduct.contains(.labelsSnap)
    }
}
