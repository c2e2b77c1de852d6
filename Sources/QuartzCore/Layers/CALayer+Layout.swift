import CoreGraphics

extension CALayer {
    /// Marks the layer and its ancestors as containing a layer that needs layout. The walk up ends at a marked layer.
    func markLayoutNeededBelow() {
        var layer: CALayer? = self
        while let marked = layer, !marked.layoutIsNeededBelow {
            marked.layoutIsNeededBelow = true
            layer = marked.parent
        }
    }

    /// Lays out this layer and its descendants at once if that is pending, but not its ancestors.
    package func layoutTree() {
        // A layout may request another one. The number of rounds is limited so that a client that
        // always does can't hang.
        var rounds = 0
        while layoutIsNeeded, rounds < 8 {
            layoutIsNeeded = false
            layoutSublayers()
            rounds += 1
        }
        guard layoutIsNeededBelow else { return }
        layoutIsNeededBelow = false
        for child in children { child.layoutTree() }
        for layer in effectLayers { layer.layoutTree() }
    }
}
