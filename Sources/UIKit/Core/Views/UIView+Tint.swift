import CoreGraphics

extension UIView {
    /// How a view shows its tint color.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview does.
        case automatic = 0
        /// Unchanged.
        case normal = 1
        /// As a gray, while something else needs the attention.
        case dimmed = 2
    }

    var currentTintColor: UIColor {
        if let own = storage.tintColor { return shownTint(own) }
        guard storage.tintAdjustmentMode != .automatic || storage.isTintDimmed else {
            return parent?.tintColor ?? .systemBlue
        }
        let inherited = sequence(first: self, next: \.parent).lazy.compactMap(\.storage.tintColor).first
        return shownTint(inherited ?? .systemBlue)
    }

    private func shownTint(_ color: UIColor) -> UIColor {
        currentTintAdjustment == .dimmed ? color.dimmedTint : color
    }

    var currentTintAdjustment: TintAdjustmentMode {
        for view in sequence(first: self, next: \.parent) {
            if view.storage.tintAdjustmentMode != .automatic { return view.storage.tintAdjustmentMode }
            if view.storage.isTintDimmed { return .dimmed }
        }
        return .normal
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        let old = currentTintAdjustment
        storage.tintAdjustmentMode = mode
        tintAdjustmentDidChange(from: old)
    }

    /// Dims the tint color of the view, unless the client has set a mode, while a presentation is in front of it.
    func setTintDimmed(_ isDimmed: Bool) {
        guard isDimmed != storage.isTintDimmed else { return }
        let old = currentTintAdjustment
        storage.isTintDimmed = isDimmed
        tintAdjustmentDidChange(from: old)
    }

    private func tintAdjustmentDidChange(from old: TintAdjustmentMode) {
        if currentTintAdjustment != old { notifyTintAdjustmentChanged() }
    }

    private func notifyTintAdjustmentChanged() {
        tintColorDidChange()
        for child in children where child.storage.tintAdjustmentMode == .automatic && !child.storage.isTintDimmed {
            child.notifyTintAdjustmentChanged()
        }
    }
}

extension UIColor {
    /// The gray that is as bright as the color. A color that is dimmed is itself.
    fileprivate var dimmedTint: UIColor {
        if case .dimmed = source { return self }
        return UIColor(.dimmed(self))
    }
}
