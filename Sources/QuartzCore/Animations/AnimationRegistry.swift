import CoreGraphics

/// The layers that have animations, in the order in which they got their first.
final class AnimationRegistry {
    nonisolated(unsafe) static let shared = AnimationRegistry()

    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var order: [ObjectIdentifier] = []

    /// Whether any animation changes by time alone.
    var isRunning: Bool {
        layers.values.contains { $0.hasAdvancingAnimations }
    }

    func add(_ layer: CALayer) {
        let id = ObjectIdentifier(layer)
        guard layers.updateValue(layer, forKey: id) == nil else { return }
        order.append(id)
    }

    /// The animations that change by time, one phrase a layer.
    var runningWork: [String] {
        order.compactMap { layers[$0] }.filter(\.hasAdvancingAnimations).map { layer in
            let owner = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            return "animations of a \(owner): \((layer.animationKeys() ?? []).joined(separator: ", "))"
        }
    }

    /// Takes all animations from their layers; nobody is told.
    func reset() {
        for layer in layers.values { layer.forgetAnimations() }
        layers = [:]
        order = []
    }

    /// Shows every animation as it is at `time`; the ones that are over leave first, then all of them are told. So do
    /// those of layers that were taken off the screen and not put back: they would go on for ever unseen.
    func advance(to time: CFTimeInterval) {
        guard !layers.isEmpty else { return }
        var (finished, cancelled): ([CAAnimation], [CAAnimation]) = ([], [])
        var isStillAnimated: [ObjectIdentifier] = []
        for id in order {
            guard let layer = layers[id] else { continue }
            if layer.isOutOfTree {
                cancelled += layer.animations.map(\.animation)
                layer.forgetAnimations()
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
        for animation in finished { animation.finish(completed: true) }
        for animation in cancelled { animation.finish(completed: false) }
    }

    /// The layers with animations that are a layer or inside it.
    func animatedLayers(inside layer: CALayer) -> [CALayer] {
        order.compactMap { layers[$0] }.filter { $0.isInside(layer) }
    }

    /// Ends the animations that follow a time line.
    func endAnimations(on timeline: AnimationTimeline) {
        for layer in order.compactMap({ layers[$0] }) { layer.endAnimations(on: timeline) }
    }

    /// Shows the animations of a layer and of those in it as they are now, after its time changed.
    func refresh(inside layer: CALayer) {
        for animated in layers.values where animated.isInside(layer) {
            animated.updatePresentation(at: FrameClock.shared.now)
        }
    }
}
