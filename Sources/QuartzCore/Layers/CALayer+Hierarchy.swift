import CoreGraphics
import Failures

extension CALayer {
    /// The layer that this one is in.
    public var superlayer: CALayer? {
        modelLayer == nil ? parent : modelLayer?.parent?.presentation()
    }

    /// The layers inside, from back to front; `nil` if there are none.
    public var sublayers: [CALayer]? {
        get {
            if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            for child in children {
                child.parent = nil
                child.isDetached = true
            }
            children = []
            for layer in newValue ?? [] { addSublayer(layer) }
            invalidateSubtree()
        }
    }

    /// Puts a layer in front of those inside, taking it out of where it was.
    public func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    /// Puts a layer at an index from the back; one that is too large is the front.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.count) }
    }

    /// Puts a layer right behind another one inside; at the very back if there is no such one.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Puts a layer right in front of another one inside; at the very front if there is no such one.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
    }

    /// Puts a layer in the place of another one inside.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.parent === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of the one that it is in.
    public func removeFromSuperlayer() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parent.invalidateSubtree()
        self.parent = nil
        isDetached = true
    }

    private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
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
