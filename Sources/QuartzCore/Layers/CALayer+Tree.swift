extension CALayer {
    /// Returns whether the layer is `layer` or one of its descendants.
    package func isInside(_ layer: CALayer) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === layer }
    }

    /// Whether the layer, or one of its ancestors, was removed from its superlayer and has not been inserted again.
    var isRemovedFromTree: Bool {
        var layer = self
        while !layer.isDetached {
            guard let parent = layer.parent else { return false }
            layer = parent
        }
        return true
    }

    /// Whether time is stopped in the layer because the layer or an ancestor has a speed of 0.
    var isTimeStopped: Bool {
        sequence(first: self, next: \.parent).contains { $0.ownTime?.speed == 0 }
    }
}
