import CoreGraphics
import Failures

extension CALayer {
    func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        programmerError(
            unless: !layer.contains(self),
            "layer \(layer) is a part of cycle in its layer tree",
            in: "CALayer.addSublayer(_:)",
            .layerInvalid
        )
        layer.removeFromSuperlayer()
        children.insert(layer, at: index(children))
        layer.parent = self
        layer.isDetached = false
        invalidateSubtree()
        if layer.layoutIsNeeded || layer.layoutIsNeededBelow { markLayoutNeededBelow() }
    }

    private func contains(_ layer: CALayer) -> Bool {
        sequence(first: layer, next: \.parent).contains { $0 === self }
    }
}
