import CoreGraphics

extension CALayer {
    /// Copies the additive animations of another layer, at their current time, for some properties, or for all but
    /// the opacity if `properties` is nil.
    ///
    /// A layer that replaces the other one, or is inserted beside it, then moves as the other one does. If
    /// `properties` is nil and both layers have the same number of sublayers, sublayers of the same class are joined
    /// as well, and so are the layers of effects.
    package func joinMotion(of other: CALayer, properties: Set<LayerProperty>? = nil) {
        for (_, animation) in other.animations {
            guard let animation = animation as? CAPropertyAnimation, animation.isAdditive, !animation.isOver,
                let property = animation.animatedPath?.property,
                properties?.contains(property) ?? (property != .opacity),
                let copy = animation.copy() as? CAPropertyAnimation
            else { continue }
            // The completion belongs to the original animation.
            copy.completion = nil
            attach(copy, forKey: nil)
        }
        guard properties == nil, children.count == other.children.count else { return }
        for (child, counterpart) in zip(children, other.children) where type(of: child) == type(of: counterpart) {
            child.joinMotion(of: counterpart)
        }
        for (layer, counterpart) in zip(effectLayers, other.effectLayers)
        where type(of: layer) == type(of: counterpart) {
            layer.joinMotion(of: counterpart)
        }
    }
    /// Follows the upper or lower edge of another layer for the rest of that layer's additive animations.
    ///
    /// Use this for a layer that is inserted at an edge of a layer whose height may change as well. An animated
    /// height moves the edge by the part of the difference that lies on the edge's side of the anchor point.
    package func joinMotion(ofLowerEdge isLower: Bool, of other: CALayer) {
        joinMotion(of: other, properties: [.position])
        let share = isLower ? 1 - other.anchorPoint.y : -other.anchorPoint.y
        for (_, animation) in other.animations {
            guard let animation = animation as? CABasicAnimation, animation.isAdditive, !animation.isOver,
                animation.animatedPath?.property == .bounds,
                case .rect(let from)? = animation.from.value,
                case .rect(let to)? = animation.to.value,
                let copy = animation.copy() as? CABasicAnimation
            else { continue }
            copy.completion = nil
            copy.animatedPath = AnimationPath(.position)
            // The difference of heights may be negative. `CGRect.height` would return its absolute value.
            copy.setEnds(
                from: .point(CGPoint(x: 0, y: from.size.height * share)),
                to: .point(CGPoint(x: 0, y: to.size.height * share))
            )
            attach(copy, forKey: nil)
        }
    }
}
