import CCairo
import Foundation

extension CGContext {
    /// Begins a transparency layer, which `endTransparencyLayer()` draws as a whole with the current alpha, shadow
    /// and blend mode. Inside the layer these have their default values. `auxiliaryInfo` is ignored.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        saved.append(.layer(state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    /// Begins a transparency layer that is clipped to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws the transparency layer that was begun last, and restores the state from before it. Does nothing
    /// if there is no layer.
    public func endTransparencyLayer() {
        guard
            let index = saved.lastIndex(where: {
                if case .layer = $0 { true } else { false }
            }), case .layer(let outer) = saved[index]
        else { return }
        for _ in saved.indices.dropFirst(index + 1) { cairo_restore(cairo) }
        saved.removeSubrange(index...)

        cairo_identity_matrix(cairo)
        let group = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(group) }
        state = outer
        if bitmap?.layout.startsWithRed == true, state.blendMode.isNonSeparable {
            var picture: OpaquePointer?
            cairo_pattern_get_surface(group, &picture)
            if let picture { exchangeChannels(of: picture) }
        }
        paint(.everything, alpha: state.alpha) { cr in
            cairo_identity_matrix(cr)
            cairo_set_source(cr, group)
        }
    }
}
