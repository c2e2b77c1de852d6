import CoreGraphics

extension CALayer {
    /// A point of this layer's coordinates in those of another; `nil` stands for the root.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transform(to: l))
    }

    /// A point of another layer's coordinates in those of this one; `nil` stands for the root.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(to: l).inverted())
    }

    /// The rectangle around what a rectangle becomes in another layer's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transform(to: l))
    }

    /// The rectangle around what another layer's rectangle becomes in the coordinates of this one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transform(to: l).inverted())
    }

    /// A time of this layer in that of another; `nil` stands for the clock.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let clock = path.reduce(t) { time, layer in
            layer.speed == 0 ? time : (time - layer.timeOffset) / CFTimeInterval(layer.speed) + layer.beginTime
        }
        return l?.localTime(at: clock) ?? clock
    }

    /// A time of another layer in that of this one; `nil` stands for the clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        l?.convertTime(t, to: self) ?? localTime(at: t)
    }

    /// The front-most layer at a point of the superlayer's coordinates, in this layer; `nil` if there is none.
    ///
    /// A presentation looks where things are on the screen and answers with presentations; other layers go by the model.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard let modelLayer else { return hit(p, \.state, asks: \.self) }
        return modelLayer.hit(p, \.current) { $0.presentation() ?? $0 }
    }

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

    /// From the layer's coordinates in the current frame to those of `ancestor`, or of the root.
    ///
    /// Cost: one step a layer on the way.
    package func presentedTransform(to ancestor: CALayer?) -> CGAffineTransform {
        transform(to: ancestor, \.current)
    }

    func localTime(at clock: CFTimeInterval) -> CFTimeInterval {
        ((parent?.localTime(at: clock) ?? clock) - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The layer and those that it is in, up to the root.
    private var path: some Sequence<CALayer> {
        sequence(first: self, next: \.parent)
    }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        // A presentation converts as the screen shows, a model as it stands.
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
