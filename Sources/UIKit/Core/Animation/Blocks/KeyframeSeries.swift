import QuartzCore

/// The changes that the key frames of a block make to one property. One animation leads through all of their values,
/// where a curve or a constant speed joins them.
struct KeyframeSeries {
    let layer: CALayer
    let property: LayerProperty
    let mode: CAAnimationCalculationMode
    private(set) var frames: [(time: Double, value: AnimatedValue)]

    init(_ layer: CALayer, _ property: LayerProperty, _ mode: CAAnimationCalculationMode, from old: AnimatedValue) {
        (self.layer, self.property, self.mode) = (layer, property, mode)
        frames = [(0, old)]
    }

    var first: AnimatedValue? { frames.first?.value }
    private var end: Double { frames.last?.time ?? 0 }

    /// Adds the change of a key frame. Before it, the value stays as it is.
    mutating func add(_ keyframe: AnimationContext.Keyframe, from old: AnimatedValue, to new: AnimatedValue) {
        if keyframe.start > end { frames.append((keyframe.start, old)) }
        let time = max(keyframe.start + keyframe.duration, end)
        if time == end, frames.count > 1 { frames.removeLast() }
        frames.append((time, new))
    }

    /// Returns the animation, whose values are the differences from the last one if values have any.
    func animation() -> CAKeyframeAnimation? {
        guard let last = frames.last?.value else { return nil }
        let whole = end < 1 ? frames + [(time: 1, value: last)] : frames
        let animation = CAKeyframeAnimation()
        animation.animatedPath = AnimationPath(property)
        animation.calculationMode = mode
        let differences = whole.compactMap { $0.value.difference(from: last)?.difference }
        animation.isAdditive = differences.count == whole.count
        animation.setFrames(animation.isAdditive ? differences : whole.map(\.value), at: whole.map(\.time))
        return animation
    }
}

extension AnimationContext {
    /// Adds the change of a key frame to the series of its property, which is animated when the block has made all of
    /// its changes.
    func join(
        _ keyframe: Keyframe,
        _ layer: CALayer,
        _ property: LayerProperty,
        from old: AnimatedValue,
        to new: AnimatedValue
    ) {
        if series.isEmpty { atEnd { [weak self] in self?.startSeries() } }
        if let index = series.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            series[index].add(keyframe, from: old, to: new)
        } else {
            var joined = KeyframeSeries(layer, property, keyframe.mode, from: old)
            joined.add(keyframe, from: old, to: new)
            series.append(joined)
        }
    }

    private func startSeries() {
        let started = series
        series = []
        keyframe = Keyframe()
        for series in started {
            guard let animation = series.animation(), let old = series.first, let new = series.frames.last?.value else {
                continue
            }
            apply(to: animation)
            let key = uniqueKey(series.property.name)
            start(animation, on: series.layer, forKey: key)
            onChange?(Change(layer: series.layer, property: series.property, old: old, new: new, key: key))
        }
    }
}
