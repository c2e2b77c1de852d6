import CoreGraphics

extension CALayer {
    /// Converts a time of this layer to that of another layer, or of the clock.
    func localTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let clock = path.reduce(t) { time, layer in layer.ownTime?.parent(at: time) ?? time }
        return l?.localTime(at: clock) ?? clock
    }

    /// Returns the front-most layer of this subtree at a point in the superlayer's coordinates.
    func topmostLayer(at p: CGPoint) -> CALayer? {
        guard let modelLayer else { return hit(p, \.state, asks: \.self) }
        return modelLayer.hit(p, \.current) { $0.presentation() ?? $0 }
    }

    /// Returns the front-most layer at a point, by the values of each layer that `values` returns.
    ///
    /// - Parameter version: Returns the layer to ask and to return, which is a presentation layer or the layer
    ///   itself.
    private func hit(_ p: CGPoint, _ values: (CALayer) -> LayerState, asks version: (CALayer) -> CALayer) -> CALayer? {
        let state = values(self)
        guard !state.isHidden, state.opacity > 0.01 else { return nil }
        let inner = p.applying(state.transformToSuperlayer.inverted())
        if state.masksToBounds, !version(self).contains(inner) { return nil }
        let below = inner.applying(CATransform3DGetAffineTransform(state.look.sublayerTransform).inverted())
        for child in ordered(children, by: { values($0).zPosition }).reversed() {
            if let hit = child.hit(below, values, asks: version) { return hit }
        }
        let answer = version(self)
        return answer.contains(inner) ? answer : nil
    }

    /// Returns the transform from the layer's coordinates in the current frame to those of
    /// `ancestor`, or of the root.
    ///
    /// Linear in the number of layers in between.
    package func presentedTransform(to ancestor: CALayer?) -> CGAffineTransform {
        transform(to: ancestor, \.current)
    }

    /// Returns the layer's time when the clock shows a time.
    func localTime(at clock: CFTimeInterval) -> CFTimeInterval {
        var layer = self
        while true {
            if let time = layer.ownTime { return time.local(at: layer.parent?.localTime(at: clock) ?? clock) }
            guard let parent = layer.parent else { return clock }
            layer = parent
        }
    }

    /// The layer and its ancestors, up to the root.
    private var path: some Sequence<CALayer> {
        sequence(first: self, next: \.parent)
    }

    func transform(to layer: CALayer?) -> CGAffineTransform {
        // A presentation layer converts with the values of the current frame, a model layer with the model's.
        modelLayer == nil ? transform(to: layer, \.state) : presentationTransform(to: layer)
    }

    private func presentationTransform(to layer: CALayer?) -> CGAffineTransform {
        modelLayer?.transform(to: layer?.model(), \.current) ?? .identity
    }

    private func transform(to target: CALayer?, _ values: (CALayer) -> LayerState) -> CGAffineTransform {
        let up = rootTransform(stoppingAt: target, values)
        guard let target, !up.reachedTarget else { return up.transform }
        return up.transform.concatenating(target.rootTransform(stoppingAt: nil, values).transform.inverted())
    }

    /// Returns the transform to `target` if that is an ancestor, and otherwise to the root.
    private func rootTransform(
        stoppingAt target: CALayer?,
        _ values: (CALayer) -> LayerState
    ) -> (transform: CGAffineTransform, reachedTarget: Bool) {
        var result = CGAffineTransform.identity
        var layer = self
        while layer !== target {
            result = result.concatenating(values(layer).transformToSuperlayer)
            guard let parent = layer.parent else { return (result, false) }
            let plane = values(parent).look.sublayerTransform
            if !CATransform3DIsIdentity(plane) {
                result = result.concatenating(CATransform3DGetAffineTransform(plane))
            }
            layer = parent
        }
        return (result, true)
    }
}
