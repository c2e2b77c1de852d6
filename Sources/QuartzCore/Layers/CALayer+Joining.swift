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
}
