import CoreGraphics

/// The layers of a device that have animations, in the order in which they got their first one.
final class AnimationRegistry {
    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var order: [ObjectIdentifier] = []

    /// Whether any animation changes what it shows as time passes.
    var isRunning: Bool {
        layers.values.contains { $0.hasAdvancingAnimations }
    }

    func add(_ layer: CALayer) {
        let id = ObjectIdentifier(layer)
        guard layers.updateValue(layer, forKey: id) == nil else { return }
        order.append(id)
    }

    /// Descriptions of the animations that change as time passes, one for each layer.
    var runningWork: [String] {
        order.compactMap { layers[$0] }.filter(\.hasAdvancingAnimations).map { layer in
            let owner = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            return "animations of a \(owner): \((layer.animationKeys() ?? []).joined(separator: ", "))"
        }
    }

    /// Removes all animations from their layers without calling delegates or completions.
    func reset() {
        for layer in layers.values { layer.discardAnimations() }
        layers = [:]
        order = []
    }

    /// Shows every animation as of `time`. Finished animations are removed first, and then all of them are notified.
    ///
    /// Animations of layers that were removed from the screen and not inserted again are cancelled, since they would
    /// otherwise run unseen forever.
    func advance(to time: CFTimeInterval) {
        guard !layers.isEmpty else { return }
        var (finished, cancelled): ([CAAnimation], [CAAnimation]) = ([], [])
        var isStillAnimated: [ObjectIdentifier] = []
        for id in order {
            guard let layer = layers[id] else { continue }
            if layer.isRemovedFromTree {
                cancelled += layer.animations.map(\.animation)
                layer.discardAnimations()
                layers[id] = nil
                continue
            }
            finished += layer.updateAnimations(at: time)
            if layer.animationKeys() == nil {
                layers[id] = nil
            } else {
                isStillAnimated.append(id)
            }
        }
        order = isStillAnimated
        // Notified last: delegates and completions may add and remove animations and layers.
        for animation in finished { animation.finish(completed: true) }
        for animation in cancelled { animation.finish(completed: false) }
    }

    /// Returns a layer and its descendants, as far as they have animations.
    func animatedLayers(inside layer: CALayer) -> [CALayer] {
        order.compactMap { layers[$0] }.filter { $0.isInside(layer) }
    }

    /// Ends the animations that follow a time line.
    func endAnimations(on timeline: AnimationTimeline) {
        for layer in order.compactMap({ layers[$0] }) { layer.endAnimations(on: timeline) }
    }

    /// Updates the animations of a layer and its descendants to the current time, after a change
    /// of the layer's timing.
    func refresh(inside layer: CALayer) {
        for animated in layers.values where animated.isInside(layer) {
            animated.refreshAnimations()
        }
    }
}
