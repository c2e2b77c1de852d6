import CoreGraphics

extension CALayer {
    /// Takes over the additive animations that another layer has of some properties, as far as they have run.
    ///
    /// A layer that takes the other one's place, or comes to stand beside it, then moves as that one does. Where both
    /// have the same sublayers, these are taken along if all of the motion is.
    package func joinMotion(of other: CALayer, properties: Set<LayerProperty>? = nil) {
        for (_, animation) in other.animations {
            guard let animation = animation as? CAPropertyAnimation, animation.isAdditive, !animation.isOver,
                let property = animation.path?.property, properties?.contains(property) ?? (property != .opacity),
                let copy = animation.copy() as? CAPropertyAnimation
            else { continue }
            // Whoever waits for the animation waits for the one that it was asked for.
            copy.completion = nil
            attach(copy, forKey: nil)
        }
        guard properties == nil, children.count == other.children.count else { return }
        for (child, counterpart) in zip(children, other.children) where type(of: child) == type(of: counterpart) {
            child.joinMotion(of: counterpart)
        }
    }
    /// Moves along with the upper or lower edge of another layer, as far as that one's additive animations have still to
    /// run. For a layer that comes to stand at that edge of one whose height may change as well.
    package func joinMotion(ofLowerEdge isLower: Bool, of other: CALayer) {
        joinMotion(of: other, properties: [.position])
        let share = isLower ? 1 - other.anchorPoint.y : -other.anchorPoint.y
        for (_, animation) in other.animations {
            guard let animation = animation as? CABasicAnimation, animation.isAdditive, !animation.isOver,
                animation.path?.property == .bounds,
                case .rect(let from)? = animation.from.value,
                case .rect(let to)? = animation.to.value,
                let copy = animation.copy() as? CABasicAnimation
            else { continue }
            copy.completion = nil
            copy.path = AnimationPath(.position)
            // A difference of heights may be negative, which CGRect's own height would hide.
            copy.setEnds(
                from: .point(CGPoint(x: 0, y: from.size.height * share)),
                to: .point(CGPoint(x: 0, y: to.size.height * share))
            )
            attach(copy, forKey: nil)
        }
    }
}
