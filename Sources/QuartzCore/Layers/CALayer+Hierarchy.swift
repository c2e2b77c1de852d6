import CoreGraphics
import Failures

extension CALayer {
    func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        requireNoCycle(with: layer, in: "CALayer.addSublayer(_:)")
        layer.removeFromSuperlayer()
        children.insert(layer, at: index(children))
        adopt(layer)
        invalidateSubtree()
    }

    /// Makes this layer the superlayer of a layer that was inserted.
    func adopt(_ layer: CALayer) {
        layer.parent = self
        layer.isDetached = false
        Self.treeChanges &+= 1
        if layer.layoutIsNeeded || layer.layoutIsNeededBelow { markLayoutNeededBelow() }
    }

    /// Notes that the layer left its superlayer.
    func detach() {
        parent = nil
        isDetached = true
        Self.treeChanges &+= 1
    }

    /// The number of changes of any layer tree, by which a registry notices that its layers may have left the screen.
    nonisolated(unsafe) static var treeChanges: UInt = 0

    func requireNoCycle(with layer: CALayer, in api: String) {
        programmerError(
            unless: !layer.contains(self),
            "layer \(layer) is a part of cycle in its layer tree",
            in: api,
            .layerInvalid
        )
    }

    private func contains(_ layer: CALayer) -> Bool {
        sequence(first: layer, next: \.parent).contains { $0 === self }
    }
}
