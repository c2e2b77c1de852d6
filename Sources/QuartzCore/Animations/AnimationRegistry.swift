import CoreGraphics

/// The layers of a device that have animations, in the order in which they got their first one.
///
/// A layer stores the registry that it is in, so that adding it again needs no search.
final class AnimationRegistry {
    private var layers: [CALayer] = []
    /// The number of changes of layer trees that this registry has processed.
    private var knownTreeChanges = CALayer.treeChanges

    deinit {
        for layer in layers { layer.registry = nil }
    }

    /// Whether any animation changes what it shows as time passes.
    var isRunning: Bool {
        layers.contains { $0.hasAdvancingAnimations }
    }

    func add(_ layer: CALayer) {
        guard layer.registry !== self else { return }
        layer.registry?.layers.removeAll { $0 === layer }
        layer.registry = self
        layers.append(layer)
        // The layer may have left the tree before.
        CALayer.treeChanges &+= 1
    }

    /// Descriptions of the animations that change as time passes, one for each layer.
    var runningWork: [String] {
        layers.filter(\.hasAdvancingAnimations).map { layer in
            let owner = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            return "animations of a \(owner): \((layer.animationKeys() ?? []).joined(separator: ", "))"
        }
    }

    /// Removes all animations from their layers without calling delegates or completions.
    func reset() {
        let all = layers
        layers = []
        for layer in all {
            layer.registry = nil
            layer.discardAnimations()
        }
    }

    /// Shows every animation as of `time`. Finished animations are removed first, and then all of them are notified.
    ///
    /// Animations of layers that were removed from the screen and not inserted again are canceled, since they would
    /// otherwise run unseen forever.
    func advance(to time: CFTimeInterval) {
        guard !layers.isEmpty else { return }
        var (finished, cancelled): ([CAAnimation], [CAAnimation]) = ([], [])
        // The layers can only have left the tree if a tree has changed.
        let mayHaveLeft = knownTreeChanges != CALayer.treeChanges
        knownTreeChanges = CALayer.treeChanges
        var hasEnded = false
        // Delegates are notified of started animations meanwhile, and may animate other layers or reset the device.
        let animated = layers
        for layer in animated where layer.registry === self {
            if mayHaveLeft, layer.isRemovedFromTree {
                cancelled += layer.animations.map(\.animation)
                layer.discardAnimations()
            } else {
                finished += layer.updateAnimations(at: time)
            }
            if layer.animations.isEmpty { hasEnded = true }
        }
        if hasEnded { removeLayersWithoutAnimations() }
        // Notified last: delegates and completions may add and remove animations and layers.
        for animation in finished { animation.finish(completed: true) }
        for animation in cancelled { animation.finish(completed: false) }
    }

    private func removeLayersWithoutAnimations() {
        for layer in layers where layer.animations.isEmpty { layer.registry = nil }
        layers.removeAll { $0.registry == nil }
    }

    /// Returns a layer and its descendants, as far as they have animations.
    func animatedLayers(inside layer: CALayer) -> [CALayer] {
        layers.filter { $0.isInside(layer) }
    }

    /// Ends the animations that follow a time line.
    func endAnimations(on timeline: AnimationTimeline) {
        for layer in layers { layer.endAnimations(on: timeline) }
    }

    /// Updates the animations of a layer and its descendants to the current time, after a change
    /// of the layer's timing.
    func refresh(inside layer: CALayer) {
        for animated in layers where animated.isInside(layer) { animated.refreshAnimations() }
    }
}
