import CCairo
import Foundation

extension CGContext {
    /// Starts a picture of its own, which `endTransparencyLayer()` draws as one thing: with the alpha, the shadow and the
    /// blend mode that are set now. Inside there is none of these at first. `auxiliaryInfo` is not looked at.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        saved.append(.layer(state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    /// Starts a picture of its own inside `rect`, as `beginTransparencyLayer(auxiliaryInfo:)` does.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws the picture that the last `beginTransparencyLayer` started, and goes back to the state from before it. Does
    /// nothing without one.
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
        if bitmap?.layout.startsWithRed == true, state.blendMode.weighsColors {
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
