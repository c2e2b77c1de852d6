import CoreGraphics

extension CALayer {
    /// Has `layoutSublayers()` called before the next frame. Cheap, however often.
    public func setNeedsLayout() {
        layoutIsNeeded = true
        parent?.markLayoutNeededBelow()
        FrameClock.shared.setNeedsFrame()
    }

    /// Whether `setNeedsLayout()` is waiting.
    public func needsLayout() -> Bool {
        layoutIsNeeded
    }

    /// Lays out this layer and what is in it now, if that is needed; first the layers that it is in.
    public func layoutIfNeeded() {
        var root = self
        for layer in sequence(first: self, next: \.parent) where layer.layoutIsNeeded { root = layer }
        root.layoutTree()
    }

    func markLayoutNeededBelow() {
        var layer: CALayer? = self
        while let marked = layer, !marked.layoutIsNeededBelow {
            marked.layoutIsNeededBelow = true
            layer = marked.parent
        }
    }

    /// Lays out this layer and what is in it now, if that is needed, and nothing around it.
    package func layoutTree() {
        // A layout that asks for another one gets it, but not for ever: a client that always asks must not hang.
        var rounds = 0
        while layoutIsNeeded, rounds < 8 {
            layoutIsNeeded = false
            layoutSublayers()
            rounds += 1
        }
        guard layoutIsNeededBelow else { return }
        layoutIsNeededBelow = false
        for child in children { child.layoutTree() }
    }
}
