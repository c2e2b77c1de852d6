import CoreGraphics
import QuartzCore

/// The effect of a view below the pointer.
///
/// The view keeps its values: it grows and has a shadow in animations that stay, and its tint is a layer of its own.
@MainActor
final class ShownPointerEffect {
    private let view: UIView
    private let look: PointerLook
    private let outline: UIBezierPath
    private var tint: CAShapeLayer?

    /// - Parameter shape: The outline, in points of the container of the preview; `nil` for that of the view.
    init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        let preview = effect.preview
        view = preview.view
        look = PointerLook(effect, size: preview.size)
        outline = shape?.outline.map { Self.convert($0, from: preview) } ?? Self.outline(of: preview, look)
    }

    private static func convert(_ path: UIBezierPath, from preview: UITargetedPreview) -> UIBezierPath {
        let origin = preview.view.convert(CGPoint.zero, from: preview.target.container)
        guard let copy = path.copy() as? UIBezierPath else { return path }
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    private static func outline(of preview: UITargetedPreview, _ look: PointerLook) -> UIBezierPath {
        if let path = preview.parameters.visiblePath { return path }
        let view = preview.view
        let outset = look.isPlatter ? PointerMetrics.platterOutset : 0
        let ofView = view.layer.shownRadii.largest
        let radius = look.isPlatter ? max(ofView + outset, UIPointerShape.defaultCornerRadius) : ofView
        return UIBezierPath(roundedRect: view.bounds.insetBy(dx: -outset, dy: -outset), cornerRadius: radius)
    }

    func appear() {
        if look.tint != .none { addTint() }
        animate(isAppearing: true)
    }

    func disappear() {
        animate(isAppearing: false)
        guard let tint else { return }
        self.tint = nil
        let shown = tint.presentation()?.opacity ?? tint.opacity
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { tint.removeFromSuperlayer() }
        tint.opacity = 0
        fade(tint, from: shown, to: 0)
        CATransaction.commit()
    }

    private func addTint() {
        let tint = CAShapeLayer()
        tint.frame = view.bounds
        tint.bounds.origin = view.bounds.origin
        tint.path = outline.cgPath
        let color: UIColor = look.tint == .overlay ? .tertiarySystemFill : .systemFill
        tint.fillColor = color.resolvedColor(with: view.traitCollection).cgColor
        self.tint = tint
        if look.tint == .overlay {
            tint.zPosition = 1
            view.layer.addSublayer(tint)
        } else {
            view.layer.insertSublayer(tint, at: 0)
        }
        fade(tint, from: 0, to: 1)
    }

    private func fade(_ layer: CALayer, from start: Float, to end: Float) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (start, end)
        animation.duration = PointerMetrics.duration
        layer.add(animation, forKey: "pointer")
    }

    // MARK: Growth and shadow

    private func animate(isAppearing: Bool) {
        let layer = view.layer
        if look.growth > 0, !UIAccessibility.isReduceMotionEnabled {
            let animation = self.animation("transform.scale", stays: isAppearing)
            animation.isAdditive = true
            let none: CGFloat = 0
            (animation.fromValue, animation.toValue) = isAppearing ? (none, look.growth) : (look.growth, none)
            layer.add(animation, forKey: "pointer.scale")
        }
        guard look.hasShadow else { return }
        let opacity = animation("shadowOpacity", stays: isAppearing)
        (opacity.fromValue, opacity.toValue) =
            isAppearing
            ? (layer.shadowOpacity, PointerMetrics.shadowOpacity) : (PointerMetrics.shadowOpacity, layer.shadowOpacity)
        layer.add(opacity, forKey: "pointer.opacity")
        let radius = animation("shadowRadius", stays: isAppearing)
        (radius.fromValue, radius.toValue) = (PointerMetrics.shadowRadius, PointerMetrics.shadowRadius)
        layer.add(radius, forKey: "pointer.radius")
        let offset = animation("shadowOffset", stays: isAppearing)
        (offset.fromValue, offset.toValue) = (PointerMetrics.shadowOffset, PointerMetrics.shadowOffset)
        layer.add(offset, forKey: "pointer.offset")
    }

    private func animation(_ keyPath: String, stays: Bool) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = PointerMetrics.duration
        guard stays else { return animation }
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
    }
}
