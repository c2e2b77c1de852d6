import CoreGraphics
import DisplayList

extension CALayer {
    /// The layers that the effects draw.
    var effectLayers: [CALayer] { effects.isEmpty ? [] : effects.flatMap(\.layers) }

    /// Returns the effect of a type, or nil if there is none.
    func effect<Effect: LayerEffect>(_ type: Effect.Type = Effect.self) -> Effect? {
        effects.lazy.compactMap { $0 as? Effect }.first
    }

    /// Sets the effect of a type, or removes it. Effects are applied in the order in which their types were first set.
    ///
    /// - Parameter api: The API that the client called, for failures.
    func setEffect<Effect: LayerEffect>(_ effect: Effect?, in api: String) {
        let index = effects.firstIndex { $0 is Effect } ?? effects.endIndex
        for layer in effect?.layers ?? [] {
            requireNoCycle(with: layer, in: api)
            // A layer that leaves another effect ends that one, but not the effect that is replaced here.
            if !effectLayers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
        }
        if index < effects.endIndex { release(effects.remove(at: index)) }
        if let effect {
            for layer in effect.layers { adopt(layer) }
            effects.insert(effect, at: index)
        }
        invalidateSubtree()
    }

    /// Removes the effect that draws a layer.
    func removeEffect(drawing layer: CALayer) {
        guard let index = effects.firstIndex(where: { $0.layers.contains { $0 === layer } }) else { return }
        release(effects.remove(at: index))
    }

    /// Returns a picture with all effects, or nil if nothing is visible.
    func applyEffects(to picture: RenderNode?, in bounds: CGRect) -> RenderNode? {
        effects.reduce(picture) { picture, effect in picture.flatMap { effect.apply(to: $0, in: bounds) } }
    }

    private func release(_ effect: any LayerEffect) {
        for layer in effect.layers { layer.detach() }
    }
}
