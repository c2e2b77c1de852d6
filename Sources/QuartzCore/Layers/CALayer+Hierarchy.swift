import CoreGraphics
import Failures

extension CALayer {
    /// The superlayer.
    public var superlayer: CALayer? {
        modelLayer == nil ? parent : modelLayer?.parent?.presentation()
    }

    /// The sublayers from back to front, or nil if there are none.
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

    /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
    public func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    /// Inserts a sublayer at an index, counted from the back. An index that is too large means the front.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.count) }
    }

    /// Inserts a sublayer directly behind another one, or at the back if that is not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Inserts a sublayer directly in front of another one, or at the front if that is not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
    }

    /// Replaces a sublayer by another layer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.parent === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer.
    public func removeFromSuperlayer() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parent.removeEffect(drawing: self)
        parent.invalidateSubtree()
        self.parent = nil
        isDetached = true
    }

    private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
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
        if layer.layoutIsNeeded || layer.layoutIsNeededBelow { markLayoutNeededBelow() }
    }

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
